/** Licences of the program and of what is bundled with it. */
import { readBounded } from '../files/read-bounded'

const MOST_BYTES = 1024 * 1024

/** Texts of the files, one below the other. A file that is missing, as in development, is left out. */
export async function readLicences(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readBounded(file, MOST_BYTES).catch(() => null)))
  return texts.flatMap((text) => text?.trim() || []).join('\n\n\n')
}
