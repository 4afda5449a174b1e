/**
 * A sheet as a static HTML document without script and outside addresses. Pictures are the assets `logo` and `vehicle`.
 */
import type { SheetModel } from '../sheet-model'
import type { Density, PageDivision } from '../snapshot'
import {
  bandBlock,
  factsBlock,
  figureBlock,
  headBlock,
  inColumns,
  joined,
  leadBlock,
  logoImage,
  optionsBlock,
  pair,
  performanceBlock,
  remarkBlock,
  stack,
  stagesBlock,
  termsBlock,
  tradeBlocks,
  verdictBlock,
  word,
  type AssetName
} from './html-blocks'
import { densityOf } from './density'
import { escapeHtml } from './escape-html'
import { pageParts, partHtml, partsByPage } from './pagination'
import { chartBlock, type ChartRoom } from './html-chart'
import { highlightBlock, signatureBlock } from './offer-blocks'
import { MARGIN, paperSides } from './page-size'
import { codeSvg, type CodeMatrix } from './qr-svg'
import { styleOfSheets } from './sheet-style'
import { sheetText } from '../sheet-texts'

export interface SheetToRender {
  readonly model: SheetModel
  /** The squares of `model.code`, without a border; null: none is printed. */
  readonly code: CodeMatrix | null
  readonly asset: AssetName
  /** null or absent: one page. */
  readonly division?: PageDivision
  /** Of a sheet of one page, which then has only the drawing for it. */
  readonly chartRoom?: ChartRoom
}

/** Deterministic. */
export function renderSheet(
  model: SheetModel,
  { code }: Pick<SheetToRender, 'code'>,
  division: PageDivision = null
): string {
  return renderSheets([{ model, code, asset: (name) => name, division }])
}

/**
 * Several sheets as one document, each laid out as in a document of its own. Paper, ink, language and template are
 * those of the first.
 *
 * @throws RangeError without any sheet
 */
export function renderSheets(sheets: readonly SheetToRender[]): string {
  const [first] = sheets
  if (!first) throw new RangeError('a document of no sheet')
  return documentOf(
    first.model,
    sheets.length === 1 ? titleOf(first.model) : first.model.title,
    sheets.map((one) => ({
      density: one.division?.density ?? densityOf(one.model),
      html: one.division ? pagesOf(one, one.division.pages) : pageOf(one)
    }))
  )
}

/** All pieces of a sheet, for measuring; header and footer are in `data-box`. */
export function renderForMeasuring({ model, code, asset }: SheetToRender, density: Density): string {
  const boxes = `<div data-box="head">${headBlock(model, asset)}</div><div data-box="again">${headAgain(model, asset)}</div><div data-box="foot">${footer(model, code)}</div>`
  const parts = pageParts(model, asset).map(partHtml).join('')
  return documentOf(model, titleOf(model), [
    { density, html: `<main class="page flow measured">${boxes}${parts}</main>` }
  ])
}

function documentOf(
  model: SheetModel,
  title: string,
  sheets: readonly { readonly density: Density; readonly html: string }[]
): string {
  const style = styleOfSheets(model, new Set(sheets.map(({ density }) => density)))
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(model.tag)}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    '<body>',
    ...sheets.map(({ density, html }) => `<div class="sheet" data-density="${density}">${html}</div>`),
    '</body></html>',
    ''
  ].join('\n')
}

function titleOf(model: SheetModel): string {
  const { vehicle } = model
  const name = joined([vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine])
  return joined([model.title, name, model.number ?? ''], ' – ')
}

function pageOf({ model, code, asset, chartRoom = null }: SheetToRender): string {
  const draw = model.orientation === 'portrait' ? portrait : landscape
  const body = draw(model, asset, chartRoom)
  return `<main class="page ${model.orientation}" data-page>${headBlock(model, asset)}${body}${footer(model, code, signatureBlock(model))}</main>`
}

function pagesOf({ model, code, asset }: SheetToRender, pieces: readonly number[]): string {
  const pages = partsByPage(pageParts(model, asset), pieces).map((parts, at) => {
    const head = at === 0 ? headBlock(model, asset) : headAgain(model, asset)
    const count = pieces.length < 2 ? '' : `<p class="leaf" data-block="foot">${at + 1} / ${pieces.length}</p>`
    return `<div class="page flow" data-page>${head}${parts.map(partHtml).join('')}${footer(model, code)}${count}</div>`
  })
  return `<main class="leaves">${pages.join('')}</main>`
}

/** Shop and vehicle, on every page after the first. */
function headAgain(model: SheetModel, asset: AssetName): string {
  const { shop, vehicle } = model
  const car = joined([vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine])
  const whose = shop.logo ? logoImage(model, asset('logo')) : `<p>${escapeHtml(shop.name)}</p>`
  return `<header class="head again" data-block="shop"><div>${whose}</div><p class="car">${escapeHtml(car)}</p></header>`
}

/** The chart of a sheet of one page, drawn for a room in millimetres; null: it has none. */
export const chartFor = (model: SheetModel, room: number | null): string | null =>
  model.chart && room !== null ? chartBlock(model, model.chart, chartWidth(model), room) : null

/** Of a sheet of one page, in millimetres. */
function chartWidth(model: SheetModel): number {
  const width = paperSides(model).width - 2 * MARGIN.side
  return model.orientation === 'portrait' ? width : ((width - 10) * 66) / 100
}

function portrait(model: SheetModel, asset: AssetName, room: ChartRoom): string {
  const chart = figureBlock(model, chartWidth(model), room)
  const stages = stagesBlock(model)
  return [
    leadBlock(model, asset),
    highlightBlock(model),
    factsBlock(model),
    // an offer starts with its stages
    ...(inColumns(model) ? [stages, chart] : [chart, stages]),
    pair(performanceBlock(model), stack(bandBlock(model), verdictBlock(model))),
    optionsBlock(model),
    tradeBlocks(model),
    remarkBlock(model),
    termsBlock(model)
  ].join('')
}

function landscape(model: SheetModel, asset: AssetName, room: ChartRoom): string {
  const chart = figureBlock(model, chartWidth(model), room)
  const stages = stagesBlock(model)
  const highlight = highlightBlock(model)
  const offer = inColumns(model)
  const left = [
    leadBlock(model, asset),
    offer ? highlight : '',
    factsBlock(model),
    performanceBlock(model),
    remarkBlock(model)
  ]
  // the columns of an offer fill the wide side
  const foot = [pair(bandBlock(model), verdictBlock(model)), optionsBlock(model), tradeBlocks(model)]
  const right = offer ? [stages, chart] : [highlight, chart, stages]
  ;(offer ? left : right).push(...foot)
  right.push(termsBlock(model))
  return `<div class="columns"><div class="narrow">${left.join('')}</div><div>${right.join('')}</div></div>`
}

/** @param signature on a single page; several pages have it before their last footer */
function footer(model: SheetModel, code: CodeMatrix | null, signature = ''): string {
  const assumptions = escapeHtml(model.assumptions.join(' '))
  const source = escapeHtml(model.source)
  const about =
    model.kind === 'workshop'
      ? `${assumptions === '' ? '' : `<p data-block="assumptions"><b>${word(model, 'assumptions')}.</b> ${assumptions}</p>`}<p>${source}</p>`
      : `<p>${joined([source, assumptions === '' ? '' : `<span data-block="assumptions">${assumptions}</span>`])}</p>`
  const number =
    model.number === null
      ? `<b>${word(model, 'draft')}</b>`
      : `${word(model, 'number')} <b>${escapeHtml(model.number)}</b>`
  const squares =
    code && model.number !== null
      ? codeSvg(code, sheetText(model.language, 'codeOf', { number: model.number }))
      : '<span class="no-code"></span>'
  // a draft keeps the room of code and caption, so that its layout equals the final one
  const caption = `<p class="caption"${model.number === null ? ' hidden' : ''}>${word(model, 'code.caption')}</p>`
  return `<footer data-block="foot"><div class="about">${signature}${about}</div><div class="issue"><p>${number}${model.number === null ? '' : escapeHtml(model.madeOn)}</p>${squares}${caption}</div></footer>`
}
