/** Licences of the program and of what is bundled with it. */
import { basename } from 'node:path'
import { readBounded } from '../files/read-bounded'

const MOST_BYTES = 1024 * 1024

/** The title that the build writes over its list of packages. */
const TITLE = /^# .*\s+The app bundles .*\s+/
/** A heading like those of the packages. */
const headingOf = (file: string): string => {
  const [, font] = /^OFL-(\w+)\.txt$/.exec(basename(file)) ?? []
  return font ? `## ${font} (OFL-1.1)\n\n` : ''
}

/** Texts of the files, one below the other. A file that is missing, as in development, is left out. */
export async function readLicences(files: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    files.map(async (file) => {
      const text = await readBounded(file, MOST_BYTES).catch(() => null)
      return text?.trim() ? headingOf(file) + text.trim().replace(TITLE, '') : []
    })
  )
  return texts.flat().join('\n\n\n')
}
