/** Files of this program's own formats, which the system opens with it. electron-builder.yml registers them. */

/** A pack, or a template of spec sheets. */
export type OwnFileFormat = 'pack' | 'template'

const EXTENSIONS: Readonly<Record<string, OwnFileFormat>> = { dynopack: 'pack', dynosheet: 'template' }

/** By the extension of a path; null: another file, or no file at all. */
export function ownFileFormat(path: string): OwnFileFormat | null {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase()
  return (extension !== undefined && EXTENSIONS[extension]) || null
}
