/** What laying a sheet out on paper found, as findings of the preflight. */
import type { PdfMade } from '../print-ports'
import type { PreflightFinding } from './preflight'
import { SHEET_BLOCKS, type SheetBlock } from './template'

const isBlock = (name: string): name is SheetBlock => (SHEET_BLOCKS as readonly string[]).includes(name)
const blockOf = (name: string | undefined): { block: SheetBlock } | null => (name !== undefined && isBlock(name) ? { block: name } : null)

/**
 * One sheet that is too full is one finding, however many of its parts stand over the edge; it names them.
 *
 * @param sheets how many sheets the document holds; each has one page
 */
export function layoutFindings({ pages, overflow, clipped, missingGlyphs, missingPictures }: Omit<PdfMade, 'ok' | 'pdf'>, sheets = 1): readonly PreflightFinding[] {
  const blocks = SHEET_BLOCKS.filter((one) => overflow.includes(one))
  const spilt = overflow.length > 0 || pages > sheets
  return [
    ...(spilt ? [{ code: 'overflow', weight: 'stop', place: blocks.includes('remark') ? 'remark' : 'template', ...blockOf(blocks[0]), params: { block: blocks.join(', ') || 'page', pages } } as const] : []),
    // what stands over the edge is cut for that reason, and has been said
    ...clipped.filter((name) => !overflow.includes(name)).map((name): PreflightFinding => ({ code: 'clipped-text', weight: 'warn', place: 'template', ...blockOf(name), params: { block: name } })),
    ...(missingGlyphs.length === 0 ? [] : [{ code: 'missing-glyphs', weight: 'warn', place: 'remark', params: { signs: missingGlyphs.join(' ') } } as const]),
    // by its name in the document, "logo-0"
    ...missingPictures.map((name): PreflightFinding => (name.startsWith('logo') ? { code: 'missing-logo', weight: 'warn', place: 'shop' } : { code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' }))
  ]
}
