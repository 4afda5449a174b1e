/** Checks a file that the system opened or a person dropped. */
import { open, stat } from 'node:fs/promises'
import { startsLike, type FileFormat } from '../../shared/links/file-format'

const START_BYTES = 512

/** Reads the start of the file alone; null: nothing speaks against opening it. */
export async function checkOpenedFile(
  format: FileFormat,
  path: string
): Promise<'file-missing' | 'file-foreign' | null> {
  try {
    // opening a pipe would wait for its writer
    if (!(await stat(path)).isFile()) return 'file-foreign'
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(START_BYTES), position: 0 })
      return startsLike(format, buffer.subarray(0, bytesRead)) ? null : 'file-foreign'
    } finally {
      await file.close()
    }
  } catch {
    return 'file-missing'
  }
}
