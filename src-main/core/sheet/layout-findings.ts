/** What laying a sheet out on paper found, as findings of the preflight. */
import type { PdfMade } from '../print-ports'
import type { PreflightFinding } from './preflight'
import { SHEET_BLOCKS, type SheetBlock } from './template'

const blockOf = (name: string): { block: SheetBlock } | null => {
  const block = SHEET_BLOCKS.find((one) => one === name)
  return block ? { block } : null
}

/** @param sheets how many sheets the document holds; each has one page */
export function layoutFindings({ pages, overflow, clipped, missingGlyphs, missingPictures }: Omit<PdfMade, 'ok' | 'pdf'>, sheets = 1): readonly PreflightFinding[] {
  const spilt = overflow.length > 0 ? overflow : pages > sheets ? ['page'] : []
  return [
    ...spilt.map((name): PreflightFinding => ({ code: 'overflow', weight: 'stop', place: name === 'remark' ? 'remark' : 'template', ...blockOf(name), params: { block: name, pages } })),
    ...clipped.map((name): PreflightFinding => ({ code: 'clipped-text', weight: 'warn', place: 'template', ...blockOf(name), params: { block: name } })),
    ...(missingGlyphs.length === 0 ? [] : [{ code: 'missing-glyphs', weight: 'warn', place: 'remark', params: { signs: missingGlyphs.join(' ') } } as const]),
    // by its name in the document, "logo-0"
    ...missingPictures.map((name): PreflightFinding => (name.startsWith('logo') ? { code: 'missing-logo', weight: 'warn', place: 'shop' } : { code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' }))
  ]
}
