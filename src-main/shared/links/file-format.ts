/**
 * Files that the program opens: by the system, or dropped on a window. electron-builder.yml registers the two own
 * formats.
 */

/** A pack, a template of spec sheets, or a table: a job list or a measured run. */
export type FileFormat = 'pack' | 'template' | 'table'

const EXTENSIONS: Readonly<Record<string, FileFormat>> = {
  dynopack: 'pack',
  dynosheet: 'template',
  csv: 'table',
  tsv: 'table',
  txt: 'table',
  asc: 'table',
  dat: 'table'
}
const PACK_START = [...'DYNOPACK'].map((letter) => letter.charCodeAt(0))

/** By the extension of a path; null: another file, or no file at all. */
export function formatOfFile(path: string): FileFormat | null {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase()
  return (extension !== undefined && EXTENSIONS[extension]) || null
}

/** Whether the first bytes of a file fit its format. The import checks the rest. */
export function startsLike(format: FileFormat, bytes: Uint8Array): boolean {
  switch (format) {
    case 'pack':
      return PACK_START.every((code, at) => bytes[at] === code)
    case 'template':
      return /^(?:\u00EF\u00BB\u00BF)?\s*\{/.test(String.fromCharCode(...bytes))
    case 'table': {
      const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
      return isUtf16 || !bytes.includes(0)
    }
  }
}
