/**
 * Files that the program opens: by the system, or dropped on a window. electron-builder.yml registers the own formats.
 */

/** A pack, a template of spec sheets, a backup, a table (a job list or a measured run), or exported settings. */
export type FileFormat = 'pack' | 'template' | 'backup' | 'table' | 'settings'

const EXTENSIONS: Readonly<Record<string, FileFormat>> = {
  dynopack: 'pack',
  dynosheet: 'template',
  dynobackup: 'backup',
  csv: 'table',
  tsv: 'table',
  txt: 'table',
  asc: 'table',
  dat: 'table'
}
const STARTS = { pack: 'DYNOPACK', backup: 'DYNOBACK' } as const

const extensionOf = (path: string): string => /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''

/** By the extension of a path; null: another file, or no file at all. */
export const formatOfFile = (path: string): FileFormat | null => EXTENSIONS[extensionOf(path)] ?? null

/** Of a file that a person dropped: settings as well, which no other program may offer. */
export const formatOfDropped = (path: string): FileFormat | null =>
  extensionOf(path) === 'json' ? 'settings' : formatOfFile(path)

/** Whether the first bytes of a file fit its format. The import checks the rest. */
export function startsLike(format: FileFormat, bytes: Uint8Array): boolean {
  switch (format) {
    case 'pack':
    case 'backup':
      return String.fromCharCode(...bytes).startsWith(STARTS[format])
    case 'template':
    case 'settings':
      return /^(?:\u00EF\u00BB\u00BF)?\s*\{/.test(String.fromCharCode(...bytes))
    case 'table': {
      const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
      return isUtf16 || !bytes.includes(0)
    }
  }
}
