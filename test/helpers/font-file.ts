/** Reads the tables and characters of WOFF2 files, for tests and the coverage table. */
import { brotliDecompressSync } from 'node:zlib'

/** Tables that WOFF2 names by number; https://www.w3.org/TR/WOFF2/#table_dir_format */
const KNOWN = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln ' +
  'cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

export type Range = readonly [first: number, last: number]

export interface FontFile {
  /** Tags of the tables, such as 'glyf' (TrueType outlines), 'CFF ', 'fvar' (variable). */
  readonly tables: ReadonlySet<string>
  /** Code points with a glyph, ascending, merged. */
  readonly ranges: readonly Range[]
}

export function readWoff2(file: Buffer): FontFile {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 file')
  let at = 48
  const base128 = (): number => {
    for (let value = 0; ;) {
      const byte = file[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const places = new Map<string, { from: number; size: number }>()
  let from = 0
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file[at++]!
    const known = KNOWN[flags & 63]
    const tag = known ?? file.toString('latin1', at, (at += 4))
    const length = base128()
    // glyf and loca are stored transformed unless the version says 3, all others unless it says 0
    const transformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0
    const size = transformed ? base128() : length
    places.set(tag, { from, size })
    from += size
  }
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const cmap = places.get('cmap')
  if (!cmap) throw new Error('a face without cmap')
  return { tables: new Set(places.keys()), ranges: rangesOf(content.subarray(cmap.from, cmap.from + cmap.size)) }
}

/** From the table for characters beyond the basic plane (format 12), which every font here has. */
function rangesOf(cmap: Buffer): Range[] {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + i * 8))
    if (table.readUInt16BE(0) !== 12) continue
    const merged: [number, number][] = []
    for (let group = 0; group < table.readUInt32BE(12); group++) {
      const [first, last] = [table.readUInt32BE(16 + group * 12), table.readUInt32BE(20 + group * 12)]
      const before = merged.at(-1)
      if (before && first === before[1] + 1) before[1] = last
      else merged.push([first, last])
    }
    return merged
  }
  throw new Error('a face without a table of all planes')
}

/** The form of `resources/fonts/coverage.json`. */
export const rangesText = (ranges: readonly Range[]): string =>
  ranges
    .map(([first, last]) => (first === last ? first.toString(36) : `${first.toString(36)}-${last.toString(36)}`))
    .join(' ')
