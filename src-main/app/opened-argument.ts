/** A link or file that the system opens with the program. */
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deepLinkInArgs } from '../shared/links/deep-link'
import { formatOfFile } from '../shared/links/file-format'

/**
 * The first link among the arguments, or the absolute path of the first file that it can open; null: neither.
 *
 * @param folder working directory of that start
 */
export function openedArgument(argv: readonly string[], folder: string): string | null {
  const file = argv.find((arg) => !arg.startsWith('-') && formatOfFile(arg) !== null)
  return deepLinkInArgs(argv) ?? (file === undefined ? null : pathOf(file, folder))
}

/** Linux desktops pass a path or a URL; null: a URL without a local path. */
function pathOf(file: string, folder: string): string | null {
  if (!/^file:/i.test(file)) return isAbsolute(file) ? file : resolve(folder, file)
  try {
    return fileURLToPath(file)
  } catch {
    return null
  }
}
