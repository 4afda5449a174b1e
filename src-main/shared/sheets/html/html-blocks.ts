/** The blocks of a sheet as HTML, named in `data-block` for layout issues. */
import { listText as joinedList } from '../../text/join-text'
import type { SheetFact, SheetFigure, SheetModel, SheetOption, SheetStage } from '../sheet-model'
import { sheetText } from '../sheet-texts'
import { chartBlock, runSwatch, swatch, type ChartRoom } from './html-chart'
import { escapeHtml } from './escape-html'
import { languageMark, partsText } from './language-mark'
import { performanceUnitMark, stageUnitMark, unitMark } from './unit-mark'
import { MARGIN, paperSides, textHeight, TYPE_SIZES } from './page-size'

export const word = (model: SheetModel, key: string): string => escapeHtml(model.words[key] ?? '')
const block = (name: string, inner: string, classes = name): string =>
  `<section class="${classes}" data-block="${name}">${inner}</section>`
export const heading = (text: string, aside = ''): string =>
  `<h2><span>${text}</span>${aside === '' ? '' : `<span class="aside">${aside}</span>`}</h2>`
export const value = (model: SheetModel, text: string | null, second: string | null = null): string =>
  text === null
    ? `<span class="none">${word(model, 'notGiven')}</span>`
    : `${escapeHtml(text)}${second === null ? '' : ` <span class="second">(${escapeHtml(second)})</span>`}`

/** A gain of 0 has neither sign nor accent. */
export const gainClass = (text: string | null): string => (/^[+\u2212]/.test(text ?? '') ? 'gain' : 'gain same')
export const gainOf = (text: string | null): string =>
  `<span class="${gainClass(text)}">${escapeHtml(text ?? '')}</span>`
export const percentOf = (percent: string | null): string =>
  percent === null ? '' : `<span class="pct">${escapeHtml(percent)}</span>`

const present = (texts: readonly string[]): readonly string[] => texts.filter((one) => one !== '')
export const joined = (texts: readonly string[], separator = ' '): string => present(texts).join(separator)
export const pair = (...blocks: readonly string[]): string =>
  present(blocks).length < 2 ? joined(blocks, '') : `<div class="pair">${joined(blocks, '')}</div>`
export const stack = (...blocks: readonly string[]): string =>
  present(blocks).length < 2 ? joined(blocks, '') : `<section class="stack">${joined(blocks, '')}</section>`

/** Maps pictures to the names of the document's assets. */
export type AssetName = (name: 'logo' | 'vehicle') => string

export const logoImage = ({ shop, language }: SheetModel, source: string): string =>
  `<img src="${escapeHtml(source)}" alt="${escapeHtml(sheetText(language, 'logoOf', { name: shop.name || '–' }))}">`

export function headBlock(model: SheetModel, asset: AssetName): string {
  const { shop } = model
  const name = shop.name === '' ? '' : `<p class="name${shop.logo ? ' under' : ''}">${escapeHtml(shop.name)}</p>`
  const logo = shop.logo ? logoImage(model, asset('logo')) : ''
  const between = model.orientation === 'portrait' ? '<br>' : ' · '
  const address = shop.address.length === 0 ? '' : `<address>${shop.address.map(escapeHtml).join(between)}</address>`
  return logo || name || address
    ? `<header class="head" data-block="shop"><div>${logo}${name}</div>${address}</header>`
    : ''
}

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 34

export function leadBlock(model: SheetModel, asset: AssetName): string {
  const { vehicle } = model
  const car = joined([vehicle.maker, vehicle.model, vehicle.generation])
  const long = car.length > LONG_NAME || vehicle.engine.length > LONG_NAME ? ' class="long"' : ''
  const name = joined([car, vehicle.engine])
  const picture = model.picture
    ? `<img src="${escapeHtml(asset('vehicle'))}" alt="${escapeHtml(sheetText(model.language, 'pictureOf', { name }))}">`
    : ''
  const text = [
    `<p class="eyebrow">${escapeHtml(model.title)}${model.kind === 'workshop' ? ` <span class="internal">${word(model, 'internal')}</span>` : ''}</p>`,
    `<h1${long}>${escapeHtml(car)}${vehicle.engine === '' ? '' : ` <span class="engine">${escapeHtml(vehicle.engine)}</span>`}</h1>`,
    ...(vehicle.years === '' ? [] : [`<p class="years">${escapeHtml(vehicle.years)}</p>`]),
    ...(model.intro === '' ? [] : [`<p class="intro lines">${escapeHtml(model.intro)}</p>`]),
    ...(model.customer === ''
      ? []
      : [`<p class="for lines"><b>${word(model, 'for')}</b>${escapeHtml(model.customer)}</p>`])
  ]
  return `<section class="lead" data-block="picture"><div>${text.join('')}</div>${picture}</section>`
}

export function factsBlock(model: SheetModel): string {
  // the years are below the name
  const facts = model.facts.filter((fact) => fact.field !== 'years' || fact.text === null)
  if (facts.length === 0) return ''
  const item = ({ label, text, second }: SheetFact): string =>
    `<div><dt>${escapeHtml(label)}</dt><dd>${value(model, text, second)}</dd></div>`
  return block(
    'facts',
    `${heading(word(model, 'facts'))}<dl${facts.length === 5 || facts.length === 6 || facts.length === 9 ? ' class="three"' : ''}>${facts.map(item).join('')}</dl>`
  )
}

/** @param width in millimetres */
export function figureBlock(model: SheetModel, width: number, room: ChartRoom = null): string {
  if (!model.chart && !model.chartNote) return ''
  const note = model.chartNote ? `<p class="note">${escapeHtml(model.chartNote)}</p>` : ''
  const plots = model.chart ? chartBlock(model, model.chart, width, room) : ''
  const runs =
    model.measured.length === 0
      ? ''
      : `<ul class="runs">${model.measured.map(({ text, result, dash }) => `<li>${runSwatch(dash, model.ink)}<span>${escapeHtml(text)}${result === null ? '' : `<br>${escapeHtml(result)}`}</span></li>`).join('')}</ul>`
  return block(
    'chart',
    `${heading(word(model, 'chart') + unitMark(model, 'curvePower', 'curveTorque'))}${plots}${runs}${note}`,
    model.chart ? 'chart' : 'chart empty'
  )
}

const MOST_COLUMNS = 4
/** Share of the table's width for all stage columns. */
const COLUMNS_SHARE = 0.79
/** Parts that are higher, in millimetres, do not fit into narrow columns. */
const MOST_PARTS = 90

/**
 * Estimated height of the longest list of parts if the stages are columns of a table of this width, at normal density,
 * in millimetres.
 */
export function partsHeight({ stages }: SheetModel, width: number): number {
  const { body } = TYPE_SIZES.normal
  const column = (width * COLUMNS_SHARE) / stages.length - 8
  return Math.max(
    0,
    ...stages.map(({ modifications }) => modifications.reduce((sum, part) => sum + textHeight(part, column, body), 0))
  )
}
export function inColumns(model: SheetModel): boolean {
  if (model.kind !== 'offer' || model.stages.length > MOST_COLUMNS + 1) return false
  return (
    partsHeight(model, paperSides({ paper: model.paper, orientation: 'portrait' }).width - 2 * MARGIN.side) <=
    MOST_PARTS
  )
}

export function stagesBlock(model: SheetModel): string {
  if (model.stages.length === 0) return ''
  const priced = model.stages.some((stage) => stage.price !== '')
  return block(
    'stages',
    `${stagesHeading(model, priced)}${inColumns(model) ? offerTable(model, priced) : stageRows(model, priced)}`
  )
}
export const stagesHeading = (model: SheetModel, priced: boolean): string =>
  heading(word(model, model.stages.length > 1 ? 'stages' : 'stock'), priced ? word(model, 'prices') : '')

export const stageName = ({ ink }: SheetModel, { label, sub }: SheetStage, position: number): string =>
  `<th scope="row">${swatch(position, ink)}${escapeHtml(label)}${sub === null ? '' : `<span class="sub">${escapeHtml(sub)}</span>`}</th>`

function stageRows(model: SheetModel, priced: boolean): string {
  const parted = model.stages.some((stage) => stage.modifications.length > 0)
  const gained = model.stages.some((stage) => stage.power.gain !== null || stage.torque.gain !== null)
  const column = (key: string, classes = '', mark = ''): string =>
    `<th scope="col"${classes && ` class="${classes}"`}>${word(model, key)}${mark}</th>`
  const figure = ({ text, second }: SheetFigure): string => `<td class="num fig">${value(model, text, second)}</td>`
  const gain = ({ gain: absolute, percent }: SheetFigure): string =>
    gained ? `<td class="num">${gainOf(absolute)}${percentOf(percent)}</td>` : ''
  const rows = model.stages.map(
    (stage, position) =>
      `<tr>${stageName(model, stage, position)}${figure(stage.power)}${gain(stage.power)}${figure(stage.torque)}${gain(stage.torque)}${parted ? `<td class="parts">${partsText(model, stage)}</td>` : ''}${priced ? `<td class="num price">${escapeHtml(stage.price)}</td>` : ''}</tr>`
  )
  const head = `<tr><td></td>${column('field.power', 'num', stageUnitMark(model, 'power'))}${gained ? column('gain', 'num') : ''}${column('field.torque', 'num', stageUnitMark(model, 'torque'))}${gained ? column('gain', 'num') : ''}${parted ? column('modifications', 'parts') : ''}${priced ? column('price', 'num') : ''}</tr>`
  return `<table class="rows${parted && priced ? ' many' : ''}"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
}

const offerTable = (model: SheetModel, priced: boolean): string =>
  `<table class="steps">${offerHead(model)}<tbody>${offerRows(model, priced).join('')}</tbody></table>`

const tunedClass = (model: SheetModel, stage: SheetStage): string => (stage === model.stages[0] ? '' : ' tuned')
export function offerHead(model: SheetModel): string {
  const head = model.stages.map(
    (stage, position) =>
      `<th scope="col" class="col${tunedClass(model, stage)}">${escapeHtml(stage.label)}<span class="sub">${swatch(position, model.ink)}${escapeHtml(stage.sub ?? '')}</span></th>`
  )
  return `<thead><tr><td></td>${head.join('')}</tr></thead>`
}

export function offerRows(model: SheetModel, priced: boolean): readonly string[] {
  const tuned = (stage: SheetStage): string => tunedClass(model, stage)
  const row = (label: string, cell: (stage: SheetStage) => string, classes = ''): string =>
    `<tr${classes && ` class="${classes}"`}><th scope="row">${label}</th>${model.stages.map(cell).join('')}</tr>`
  const figure =
    (of: (stage: SheetStage) => SheetFigure) =>
    (stage: SheetStage): string => {
      const { text, second, gain, percent } = of(stage)
      return `<td class="fig${tuned(stage)}">${value(model, text, second)}${gain === null ? '' : `<span class="${gainClass(gain)}">${escapeHtml(gain)}${percentOf(percent)}</span>`}</td>`
    }
  const fields = model.stages[0]?.performance ?? []
  return [
    row(
      word(model, 'field.power') + stageUnitMark(model, 'power'),
      figure((stage) => stage.power)
    ),
    row(
      word(model, 'field.torque') + stageUnitMark(model, 'torque'),
      figure((stage) => stage.torque)
    ),
    ...fields.map(({ field, label }, index) =>
      row(
        escapeHtml(label) + performanceUnitMark(model, field),
        (stage) => `<td class="${tuned(stage).trim()}">${value(model, stage.performance[index]?.text ?? null)}</td>`
      )
    ),
    ...(model.stages.some((stage) => stage.modifications.length > 0)
      ? [
          row(
            word(model, 'modifications'),
            (stage) =>
              `<td class="${tuned(stage).trim()}">${stage.modifications.length === 0 ? '<span class="none">–</span>' : `<ul>${stage.modifications.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>${languageMark(stage.partsLanguage)}`}</td>`
          )
        ]
      : []),
    ...(priced
      ? [
          row(
            word(model, 'price'),
            (stage) => `<td class="${tuned(stage).trim()}">${escapeHtml(stage.price)}</td>`,
            'prices'
          )
        ]
      : [])
  ]
}

export function performanceBlock(model: SheetModel): string {
  // an offer in columns has them in its table
  if (inColumns(model) && model.performance.length > 0 && model.stages.length > 0) return ''
  if (model.performanceNote)
    return block(
      'performance',
      `${heading(word(model, 'performance'))}<p class="small grey">${escapeHtml(model.performanceNote)}</p>`
    )
  if (model.performance.length === 0) return ''
  const staged = model.performanceStage
  const differing = model.performance.some((row) => row.difference !== null)
  const rows = model.performance.map(
    (row) =>
      `<tr><th scope="row">${escapeHtml(row.label)}${performanceUnitMark(model, row.field)}</th><td class="num">${value(model, row.stock)}</td>${staged === null ? '' : `<td class="num">${value(model, row.stage)}</td>`}${differing ? `<td class="num">${gainOf(row.difference)}</td>` : ''}</tr>`
  )
  const head = `<tr><td></td><th scope="col" class="num">${word(model, 'stock')}</th>${staged === null ? '' : `<th scope="col" class="num">${escapeHtml(staged)}</th>`}${differing ? `<th scope="col" class="num">${word(model, 'difference')}</th>` : ''}</tr>`
  return block(
    'performance',
    `${heading(word(model, 'performance'))}<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
  )
}

export function bandBlock(model: SheetModel): string {
  return model.band
    ? block(
        'band',
        `${heading(escapeHtml(model.band.label) + unitMark(model, 'curvePower', 'curveTorque'))}<ul>${model.band.lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      )
    : ''
}
export function verdictBlock(model: SheetModel): string {
  return model.verdict ? block('verdict', `${heading(word(model, 'verdict'))}<p>${escapeHtml(model.verdict)}</p>`) : ''
}

export function optionsBlock(model: SheetModel): string {
  if (!model.options) return ''
  return block(
    'options',
    `${optionsHeading(model)}<ul${model.options.length === 1 ? ' class="one"' : ''}>${model.options.map((one) => `<li>${optionText(model, one)}</li>`).join('')}</ul>`
  )
}
export const optionsHeading = (model: SheetModel): string =>
  heading(word(model, 'options'), word(model, 'optionsAbout'))
/** An option, always with its notice. */
export function optionText(model: SheetModel, { name, description, language, notice }: SheetOption): string {
  const about = description === null ? '' : ` <span class="about">${escapeHtml(description)}</span>`
  return `<b>${escapeHtml(name)}</b>${about}${languageMark(language)}${notice === null ? '' : `<span class="notice lines"><b>${word(model, 'notice')}:</b> ${escapeHtml(notice)}</span>`}`
}

/** Tools, methods and note side by side; '' without any. */
export function tradeBlocks(model: SheetModel): string {
  const { tools } = model
  const list = (key: string, all: readonly string[]): string =>
    block('tools', `${heading(word(model, key))}<p>${listText(model, all)}</p>`)
  const blocks = [...(tools ? [list('tools', tools.tools), list('methods', tools.methods)] : []), noteBlock(model)]
  return joined(blocks) === '' ? '' : `<div class="pair">${blocks.join('')}</div>`
}
export const noteBlock = (model: SheetModel): string =>
  model.note ? block('note', `${heading(word(model, 'note'))}<p class="lines">${escapeHtml(model.note)}</p>`) : ''
export const listText = (model: SheetModel, all: readonly string[]): string =>
  all.length === 0 ? value(model, null) : escapeHtml(joinedList(all, model.tag))
export function remarkBlock(model: SheetModel): string {
  return model.remark
    ? block('remark', `${heading(word(model, 'remark'))}<p class="lines">${escapeHtml(model.remark)}</p>`)
    : ''
}
export function termsBlock(model: SheetModel): string {
  return model.terms ? block('terms', `<p class="lines">${escapeHtml(model.terms)}</p>`, 'terms small') : ''
}
