import { open } from 'node:fs/promises'

/**
 * The text of a file, UTF-8 or the UTF-16 of Windows PowerShell; null when it is larger than `mostBytes`. Rejects with
 * the system's error.
 */
export async function readBounded(file: string, mostBytes: number): Promise<string | null> {
  const handle = await open(file, 'r')
  try {
    const bytes = Buffer.alloc(Math.min(mostBytes, (await handle.stat()).size) + 1)
    let length = 0
    while (length < bytes.length) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, null)
      if (bytesRead === 0) return bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8', 0, length)
      length += bytesRead
    }
    return null
  } finally {
    await handle.close()
  }
}
