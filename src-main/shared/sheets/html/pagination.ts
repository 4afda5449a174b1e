/**
 * Pagination of a sheet: one column of parts, each made of unbreakable pieces. The window measures the pieces
 * (`renderForMeasuring`), and `paginate` distributes them.
 */
import type { SheetModel, SheetStage } from '../sheet-model'
import {
  bandBlock,
  factsBlock,
  figureBlock,
  gainOf,
  heading,
  inColumns,
  leadBlock,
  listText,
  noteBlock,
  offerHead,
  offerRows,
  optionsHeading,
  optionText,
  pair,
  performanceBlock,
  percentOf,
  remarkBlock,
  stack,
  stageName,
  stagesHeading,
  termsBlock,
  tradeBlocks,
  value,
  verdictBlock,
  word,
  type AssetName
} from './html-blocks'
import { partsText } from './language-mark'
import { escapeHtml } from './escape-html'
import { highlightBlock, signatureBlock } from './offer-blocks'
import { stageUnitMark } from './unit-mark'
import { BLOCK_GAPS, MARGIN, paperSides } from './page-size'
import type { Density } from '../snapshot'

/** A longer sheet is refused. */
export const MAX_PAGES = 9

/** A part; `open` and `close` are repeated on each of its pages. */
export interface PagePart {
  readonly open: string
  readonly close: string
  readonly pieces: readonly string[]
  /** Fills the rest of its page: the chart. */
  readonly grows?: boolean
}

/** Heights in millimetres. */
export interface MeasuredHeights {
  /** Header of the first page; 0: none. */
  readonly head: number
  /** Header of the other pages. */
  readonly again: number
  readonly foot: number
  /** Height of each part's frame and pieces. */
  readonly parts: readonly { readonly frame: number; readonly pieces: readonly number[] }[]
}

/** Tolerance for lengths rounded to pixels. */
const SLACK = 1

/** A last page filled less than this may be avoided by a denser setting. */
const WORTH_SAVING = 0.45

interface PaginationResult {
  readonly pages: readonly number[]
  /** The last page is nearly empty, so a denser setting may avoid it. */
  readonly sparse: boolean
}

/** Fills page by page; null: a piece is higher than a page, or more than `MAX_PAGES` are needed. */
export function paginate(
  sizes: MeasuredHeights,
  of: Pick<SheetModel, 'paper' | 'orientation'>,
  density: Density
): PaginationResult | null {
  const gap = BLOCK_GAPS[density]
  const room = paperSides(of).height - 0.4 - MARGIN.top - MARGIN.bottom - sizes.foot - gap - SLACK
  const roomBelow = (head: number): number => room - (head > 0 ? head + gap : 0)
  const pages: number[] = []
  let left = roomBelow(sizes.head)
  let count = 0
  for (const { frame, pieces } of sizes.parts) {
    let begun = false
    for (const piece of pieces) {
      let need = piece + (begun ? 0 : frame + (count > 0 ? gap : 0))
      if (need > left && count > 0) {
        pages.push(count)
        count = 0
        left = roomBelow(sizes.again)
        need = piece + frame
      }
      if (need > left || pages.length >= MAX_PAGES) return null
      left -= need
      count++
      begun = true
    }
  }
  return { pages: [...pages, count], sparse: pages.length > 0 && 1 - left / roomBelow(sizes.again) < WORTH_SAVING }
}

const whole = (html: string): PagePart[] =>
  html === '' ? [] : [{ open: '', close: '', pieces: [`<div data-piece>${html}</div>`] }]

export function pageParts(model: SheetModel, asset: AssetName): readonly PagePart[] {
  const chart: PagePart[] = whole(figureBlock(model, paperSides(model).width - 2 * MARGIN.side)).map((part) => ({
    ...part,
    grows: model.chart !== null
  }))
  const stages = stagesPart(model)
  return [
    ...whole(leadBlock(model, asset)),
    ...whole(highlightBlock(model)),
    ...whole(factsBlock(model)),
    ...(inColumns(model) ? [...stages, ...chart] : [...chart, ...stages]),
    ...whole(pair(performanceBlock(model), stack(bandBlock(model), verdictBlock(model)))),
    ...optionsPart(model),
    ...tradeParts(model),
    ...whole(remarkBlock(model)),
    ...whole(termsBlock(model)),
    ...whole(signatureBlock(model))
  ]
}

const section = (name: string, inner: string): string => `<section class="${name}" data-block="${name}">${inner}`

function stagesPart(model: SheetModel): PagePart[] {
  if (model.stages.length === 0) return []
  const priced = model.stages.some((stage) => stage.price !== '')
  const open = section('stages', stagesHeading(model, priced))
  if (inColumns(model))
    return [
      {
        open: `${open}<table class="steps">${offerHead(model)}<tbody>`,
        close: '</tbody></table></section>',
        pieces: offerRows(model, priced).map((row) => row.replace('<tr', '<tr data-piece'))
      }
    ]
  const gained = model.stages.some((stage) => stage.power.gain !== null || stage.torque.gain !== null)
  const columns = [
    ...(['power', 'torque'] as const).flatMap((quantity) => [
      word(model, `field.${quantity}`) + stageUnitMark(model, quantity),
      ...(gained ? [word(model, 'gain')] : [])
    ]),
    ...(priced ? [word(model, 'price')] : [])
  ]
  const head = `<thead><tr><td></td>${columns.map((name) => `<th scope="col" class="num">${name}</th>`).join('')}</tr></thead>`
  // fixed columns, so that the height of a row does not depend on rows on other pages
  return [
    {
      open: `${open}<table class="rows fixed">${head}`,
      close: '</table></section>',
      pieces: model.stages.map((stage, position) => stageRow(model, stage, position, gained, priced))
    }
  ]
}

/** A stage with its parts below, across the whole width. */
function stageRow(model: SheetModel, stage: SheetStage, position: number, gained: boolean, priced: boolean): string {
  const figures = [stage.power, stage.torque]
    .map(
      ({ text, second, gain, percent }) =>
        `<td class="num fig">${value(model, text, second)}</td>${gained ? `<td class="num">${gainOf(gain)}${percentOf(percent)}</td>` : ''}`
    )
    .join('')
  const name = stageName(model, stage, position)
  const parts =
    stage.modifications.length === 0
      ? ''
      : `<tr class="more"><td colspan="${3 + (gained ? 2 : 0) + (priced ? 1 : 0)}"><span class="grey">${word(model, 'modifications')}:</span> ${partsText(model, stage)}</td></tr>`
  return `<tbody data-piece><tr>${name}${figures}${priced ? `<td class="num price">${escapeHtml(stage.price)}</td>` : ''}</tr>${parts}</tbody>`
}

function optionsPart(model: SheetModel): PagePart[] {
  const { options } = model
  if (!options) return []
  const rows = options.flatMap((one, at) => (at % 2 === 0 ? [[one, ...options.slice(at + 1, at + 2)]] : []))
  const pieces = rows.map(
    (row) => `<ul class="row" data-piece>${row.map((one) => `<li>${optionText(model, one)}</li>`).join('')}</ul>`
  )
  return [{ open: section('options', optionsHeading(model)), close: '</section>', pieces }]
}

/** Characters up to which a list of tools is not split. */
const WHOLE_LIST = 700

/** Short lists side by side, long ones stacked and split. */
function tradeParts(model: SheetModel): PagePart[] {
  const { tools } = model
  if (!tools || [...tools.tools, ...tools.methods].join(', ').length <= WHOLE_LIST) return whole(tradeBlocks(model))
  const list = (key: string, all: readonly string[]): PagePart => ({
    open: section('tools', heading(word(model, key))),
    close: '</section>',
    pieces: chunks(all).map((some) => `<p data-piece>${listText(model, some)}</p>`)
  })
  return [list('tools', tools.tools), list('methods', tools.methods), ...whole(noteBlock(model))]
}
/** Groups of about `WHOLE_LIST` characters; one empty group for an empty list. */
function chunks(all: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = [[]]
  for (const one of all) {
    const last = runs.at(-1) ?? []
    if (last.join(', ').length + one.length > WHOLE_LIST && last.length > 0) runs.push([one])
    else last.push(one)
  }
  return runs
}

/** The parts of each page; a split part is on several. */
export function partsByPage(parts: readonly PagePart[], division: readonly number[]): readonly (readonly PagePart[])[] {
  let part = 0
  let piece = 0
  return division.map((count) => {
    const page: PagePart[] = []
    for (let left = count; left > 0;) {
      const now = parts[part]
      if (!now) break
      const some = now.pieces.slice(piece, piece + left)
      page.push({ ...now, pieces: some })
      left -= some.length
      piece += some.length
      if (piece < now.pieces.length) break
      part++
      piece = 0
    }
    return page
  })
}

export const partHtml = ({ open, close, pieces, grows }: PagePart): string =>
  `<div class="part${grows ? ' grows' : ''}" data-part>${open}${pieces.join('')}${close}</div>`
