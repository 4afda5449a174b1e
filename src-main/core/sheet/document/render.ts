/**
 * A sheet as a complete static HTML document: no script, no outside address. Pictures are the assets `logo` and `vehicle` beside it, faces come from the
 * folder every document may use.
 */
import type { SheetModel } from '../model'
import { bandBlock, factsBlock, figureBlock, headBlock, inColumns, leadBlock, optionsBlock, performanceBlock, remarkBlock, stagesBlock, termsBlock, tradeBlocks, verdictBlock, word, type AssetName } from './blocks'
import { densityOfAll } from './density'
import { esc } from './escape'
import { MARGIN, paperSides } from './paper'
import { codeSvg, type CodeMatrix } from './qr'
import { styleOfSheet } from './style'
import { fillText } from '../texts'

export interface SheetParts {
  /** The squares of `model.code`, without a border; null: none is printed. */
  readonly code: CodeMatrix | null
}

/** One sheet of a document of several. */
export interface SheetToRender {
  readonly model: SheetModel
  /** The squares of `model.code`, without a border; null: none is printed. */
  readonly code: CodeMatrix | null
  readonly asset: AssetName
}

/** One sheet; its pictures are the assets `logo` and `vehicle`. Same model and parts, same text. */
export function renderSheet(model: SheetModel, { code }: SheetParts): string {
  return renderSheets([{ model, code, asset: (name) => name }])
}

/**
 * Several sheets as one document, a page each. They are of one choice: paper, ink, language and template are the first one's. Where one has to be set
 * tight, all are, so that a batch looks like one hand made it.
 *
 * @throws RangeError without any sheet
 */
export function renderSheets(sheets: readonly SheetToRender[]): string {
  const [first] = sheets
  if (!first) throw new RangeError('a document of no sheet')
  const { model } = first
  const density = densityOfAll(sheets.map((one) => one.model))
  const title = sheets.length === 1 ? titleOf(model) : model.title
  return [
    '<!doctype html>',
    `<html lang="${esc(model.tag)}">`,
    `<head><meta charset="utf-8"><title>${esc(title)}</title><style>${styleOfSheet(model, density)}</style></head>`,
    `<body class="${model.orientation}${density === 'normal' ? '' : ' tight'}" data-density="${density}">`,
    ...sheets.map(pageOf),
    '</body></html>',
    ''
  ].join('\n')
}

function titleOf(model: SheetModel): string {
  const { vehicle } = model
  const name = [vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine].filter((one) => one !== '').join(' ')
  return [model.title, name, model.number ?? ''].filter((one) => one !== '').join(' – ')
}

function pageOf({ model, code, asset }: SheetToRender): string {
  const body = model.orientation === 'portrait' ? portrait(model, asset) : landscape(model, asset)
  return `<main class="page" data-page>${headBlock(model, asset)}${body}${footer(model, code)}</main>`
}

const pair = (...blocks: readonly string[]): string => {
  const there = blocks.filter((one) => one !== '')
  return there.length < 2 ? there.join('') : `<div class="pair">${there.join('')}</div>`
}
const column = (...blocks: readonly string[]): string => {
  const there = blocks.filter((one) => one !== '')
  return there.length < 2 ? there.join('') : `<section class="stack">${there.join('')}</section>`
}

const trade = (model: SheetModel): string => {
  const inner = tradeBlocks(model)
  return inner === '' ? '' : `<div class="pair">${inner}</div>`
}

function portrait(model: SheetModel, asset: AssetName): string {
  const chart = figureBlock(model, paperSides(model).width - 2 * MARGIN.side)
  const stages = stagesBlock(model)
  return [
    leadBlock(model, asset), factsBlock(model),
    // an offer begins with what is offered
    ...(inColumns(model) ? [stages, chart] : [chart, stages]),
    pair(performanceBlock(model), column(bandBlock(model), verdictBlock(model))),
    optionsBlock(model), trade(model), remarkBlock(model), termsBlock(model)
  ].join('')
}

function landscape(model: SheetModel, asset: AssetName): string {
  const width = ((paperSides(model).width - 2 * MARGIN.side - 10) * 66) / 100
  const chart = figureBlock(model, width)
  const stages = stagesBlock(model)
  const left = [leadBlock(model, asset), factsBlock(model), performanceBlock(model), remarkBlock(model)]
  // the columns of an offer need the wide side for themselves
  const foot = [pair(bandBlock(model), verdictBlock(model)), optionsBlock(model), trade(model)]
  const right = inColumns(model) ? [stages, chart] : [chart, stages]
  ;(inColumns(model) ? left : right).push(...foot)
  right.push(termsBlock(model))
  return `<div class="columns"><div class="narrow">${left.join('')}</div><div>${right.join('')}</div></div>`
}

function footer(model: SheetModel, code: CodeMatrix | null): string {
  const about = [
    ...(model.assumptions.length === 0 ? [] : [`<p data-block="assumptions"><b>${word(model, 'assumptions')}.</b> ${esc(model.assumptions.join(' '))}</p>`]),
    `<p>${esc(model.source)}</p>`
  ]
  const number = model.number === null ? `<b>${word(model, 'draft')}</b>` : `${word(model, 'number')} <b>${esc(model.number)}</b>`
  // a draft keeps the place of the code, so that the sheet has the same room as once it is made
  const squares = code && model.number !== null ? codeSvg(code, fillText(model.words['codeOf'] ?? '', { number: model.number })) : '<span class="no-code"></span>'
  return `<footer data-block="foot"><div class="about">${about.join('')}</div><div class="issue"><p>${number}${model.number === null ? '' : `<br>${esc(model.madeOn)}`}</p>${squares}</div></footer>`
}
