import type { DocumentReport } from '../../ports/print/pdf'
import { MAX_PAGES } from '../html/pagination'
import type { PreflightIssue } from './preflight-issue'
import type { PageChoice } from '../snapshot'
import { SHEET_BLOCKS, type SheetBlock } from '../templates/template'

const isBlock = (name: string): name is SheetBlock => (SHEET_BLOCKS as readonly string[]).includes(name)
const blockOf = (name: string | undefined): { block: SheetBlock } | null =>
  name !== undefined && isBlock(name) ? { block: name } : null

/** Least readable height of a chart, in millimetres. */
export const MIN_CHART_HEIGHT = 36
export const isTooLow = (drawing: number | null): boolean => drawing !== null && drawing < MIN_CHART_HEIGHT

/** @param drawn number of pages of the document */
export function layoutIssues(
  { pages, overflow, clipped, missingGlyphs, missingPictures, lowestDrawing }: DocumentReport,
  drawn = 1,
  allowed: PageChoice = 'one'
): readonly PreflightIssue[] {
  const issues: PreflightIssue[] = []
  if (overflow.length > 0 || pages > drawn) issues.push(overflowIssue(overflow, pages, allowed))
  else {
    if (pages > 1)
      issues.push({ code: 'pages', weight: pages > 2 ? 'warn' : 'hint', place: 'pages', params: { count: pages } })
    const params = { height: Math.floor(lowestDrawing ?? 0) }
    if (isTooLow(lowestDrawing))
      issues.push({ code: 'small-chart', weight: 'warn', place: 'pages', block: 'chart', params })
  }
  // blocks beyond the edge are part of the overflow issue
  for (const name of clipped.filter((one) => !overflow.includes(one)))
    issues.push({ code: 'clipped-text', weight: 'warn', place: 'template', ...blockOf(name), params: { block: name } })
  if (missingGlyphs.length > 0)
    issues.push({ code: 'missing-glyphs', weight: 'warn', place: 'remark', params: { signs: missingGlyphs.join(' ') } })
  // by its name in the document, "logo-0"
  for (const name of missingPictures)
    issues.push(
      name.startsWith('logo')
        ? { code: 'missing-logo', weight: 'warn', place: 'shop' }
        : { code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' }
    )
  return issues
}

/** One issue for all blocks beyond the edge. */
function overflowIssue(overflow: readonly string[], pages: number, allowed: PageChoice): PreflightIssue {
  const blocks = SHEET_BLOCKS.filter((one) => overflow.includes(one))
  return {
    code: 'overflow',
    weight: 'stop',
    place: blocks.includes('remark') ? 'remark' : allowed === 'one' ? 'pages' : 'template',
    ...blockOf(blocks[0]),
    params: { block: blocks.join(', ') || 'page', pages, ...(allowed === 'one' ? {} : { most: MAX_PAGES }) }
  }
}
