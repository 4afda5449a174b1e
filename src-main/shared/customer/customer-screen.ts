/**
 * The customer screen: the model of a customer's sheet on a display. A static document without script and outside
 * addresses; pictures are the assets `logo` and `vehicle`.
 *
 * It contains neither trade data (control units, tools, methods, notes) nor data of another customer (addressee, remark
 * and number of a sheet).
 */
import { unitSymbol } from '../units/unit-symbols'
import { isStroked, markerPath } from '../dyno/chart/chart-markers'
import { onlyQuantity, styleOf, type ChartModel } from '../dyno/chart/chart-model'
import { chartSvg, PALETTES, type ChartPalette } from '../dyno/chart/chart-svg'
import { fontStack } from '../text/fonts'
import { numberText } from '../text/number-text'
import type { SheetFigure, SheetModel, SheetStage } from '../sheets/sheet-model'
import { sheetText } from '../sheets/sheet-texts'
import { gainClass, joined, logoImage, word } from '../sheets/html/html-blocks'
import { escapeHtml } from '../sheets/html/escape-html'
import { languageMark, partsText } from '../sheets/html/language-mark'
import { performanceUnitMark, stageUnitMark } from '../sheets/html/unit-mark'
import type { Quantity } from '../units/units'
import { rowsOf } from './customer-screen-scale'
import { SCREEN_CHARTS, screenStyle, type ScreenTheme } from './customer-screen-style'

export { SCREEN_THEMES, type ScreenTheme } from './customer-screen-style'

/** Facts that a customer understands at a glance; no others appear. */
const FACTS: ReadonlySet<string> = new Set(['type', 'fuel_name', 'capacity'])
/** Longer names, in characters, are set smaller. */
const LONG_NAME = 30

/**
 * Deterministic.
 *
 * @throws TypeError for a model of another kind than 'customer', since it contains trade data
 */
export function renderCustomerScreen(model: SheetModel, { theme }: { readonly theme: ScreenTheme }): string {
  if (model.kind !== 'customer') throw new TypeError(`a ${model.kind} sheet is not for the customer's screen`)
  const { vehicle } = model
  const title = joined([vehicle.maker, vehicle.model, vehicle.engine])
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(model.tag)}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${screenStyle(model, theme)}</style></head>`,
    `<body class="${theme}">`,
    `<main>${lead(model)}<div class="columns"><div class="left">${stages(model, theme)}${performance(model)}</div><div class="right">${chart(model, theme)}</div></div>${options(model)}${footer(model)}</main>`,
    '</body></html>',
    ''
  ].join('\n')
}

const value = (model: SheetModel, text: string | null): string =>
  text === null ? `<span class="none">${word(model, 'notGiven')}</span>` : escapeHtml(text)
const heading = (text: string, aside = ''): string =>
  `<h2>${text}${aside === '' ? '' : ` <span class="aside">${aside}</span>`}</h2>`

function shop(model: SheetModel): string {
  const { name, logo } = model.shop
  const inner = `${logo ? logoImage(model, 'logo') : ''}${name === '' ? '' : `<p>${escapeHtml(name)}</p>`}`
  return inner === '' ? '' : `<div class="shop">${inner}</div>`
}

function lead(model: SheetModel): string {
  const { vehicle } = model
  const car = joined([vehicle.maker, vehicle.model, vehicle.generation])
  const name = joined([car, vehicle.engine])
  const long = car.length > LONG_NAME || vehicle.engine.length > LONG_NAME ? ' class="long"' : ''
  const picture = model.picture
    ? `<img src="vehicle" alt="${escapeHtml(sheetText(model.language, 'pictureOf', { name }))}">`
    : ''
  const facts = model.facts.flatMap(({ field, text, second }) =>
    FACTS.has(field) && text !== null ? [`${text}${second === null ? '' : ` (${second})`}`] : []
  )
  const lines = [...(vehicle.years === '' ? [] : [vehicle.years]), ...facts]
  return `<header data-block="picture">${picture}<div class="car"><h1${long}>${escapeHtml(car)}${vehicle.engine === '' ? '' : ` <span class="engine">${escapeHtml(vehicle.engine)}</span>`}</h1>${lines.length === 0 ? '' : `<p class="facts">${lines.map((one) => `<span>${escapeHtml(one)}</span>`).join('')}</p>`}</div>${shop(model)}</header>`
}

const paletteOf = (theme: ScreenTheme): ChartPalette => (theme === 'dark' ? 'screen-dark' : 'screen-light')

/** Line sample of a curve: the table is the chart's legend. */
function sample(position: number, theme: ScreenTheme): string {
  const style = styleOf(position)
  const colour = PALETTES[paletteOf(theme)][`curve-${style.token}`]
  const dash = style.dash.length > 0 ? ` stroke-dasharray="${style.dash.join(' ')}"` : ''
  return `<svg class="sample" viewBox="0 0 45 12" aria-hidden="true"><path d="M1 6H44" fill="none" stroke="${colour}" stroke-width="${style.width}"${dash}/><path d="${markerPath(style.marker, 22.5, 6, 4)}" fill="${isStroked(style.marker) ? 'none' : colour}" stroke="${colour}" stroke-width="1.4"/></svg>`
}

function stages(model: SheetModel, theme: ScreenTheme): string {
  if (model.stages.length === 0) return ''
  const gained = model.stages.some(({ power, torque }) => power.gain !== null || torque.gain !== null)
  const priced = model.stages.some(({ price }) => price !== '')
  const figure = (of: SheetFigure, tuned: boolean, quantity: Quantity): string => {
    const gain =
      of.gain === null
        ? ''
        : `<span class="${gainClass(of.gain)}">${escapeHtml(of.gain)}${of.percent === null ? '' : ` <span class="pct">${escapeHtml(of.percent)}</span>`}</span>`
    return `<td class="${tuned ? 'fig tuned' : 'fig'}"><span class="big">${value(model, of.text)}${tuned && of.text !== null ? stageUnitMark(model, quantity) : ''}</span>${of.second === null ? '' : `<span class="second">${escapeHtml(of.second)}</span>`}${gained ? gain : ''}</td>`
  }
  const row = (stage: SheetStage, position: number): string => {
    const tuned = position > 0
    const parts =
      stage.modifications.length === 0
        ? ''
        : `<tr class="more"><td class="parts" colspan="${priced ? 4 : 3}">${word(model, 'modifications')}: ${partsText(model, stage)}</td></tr>`
    return `<tr><th scope="row">${sample(position, theme)}<span class="name">${escapeHtml(stage.label)}</span>${stage.sub === null ? '' : `<span class="parts">${escapeHtml(stage.sub)}</span>`}</th>${figure(stage.power, tuned, 'power')}${figure(stage.torque, tuned, 'torque')}${priced ? `<td class="price">${escapeHtml(stage.price)}</td>` : ''}</tr>${parts}`
  }
  const column = (key: string): string => `<th scope="col">${word(model, key)}</th>`
  return `<section class="stages ${rowsOf(model)}" data-block="stages"><table><thead><tr><td></td>${column('field.power')}${column('field.torque')}${priced ? column('price') : ''}</tr></thead><tbody>${model.stages.map(row).join('')}</tbody></table>${priced ? `<p class="small">${word(model, 'prices')}</p>` : ''}</section>`
}

function performance(model: SheetModel): string {
  // the sheet reports missing figures; the screen leaves them out
  const rows = model.performance.filter(({ stock, stage }) => stock !== null || stage !== null)
  if (rows.length === 0) return ''
  const cells = rows.map(({ field, label, stock, stage }) => {
    const open = performanceUnitMark(model, field)
    return `<div><dt>${escapeHtml(label)}${open}</dt><dd>${stock === null ? '' : `<span>${escapeHtml(stock)}</span>`}${stage === null ? '' : `<span class="to">${stock === null ? '' : '<span aria-hidden="true">→</span> '}${escapeHtml(stage)}</span>`}</dd></div>`
  })
  return `<section class="performance" data-block="performance">${heading(word(model, 'performance'), model.performanceStage === null ? '' : `${word(model, 'stock')} → ${escapeHtml(model.performanceStage)}`)}<dl>${cells.join('')}</dl></section>`
}

function chart(model: SheetModel, theme: ScreenTheme): string {
  const note = model.chartNote ? `<p class="small">${escapeHtml(model.chartNote)}</p>` : ''
  if (!model.chart)
    return note === '' ? '' : `<section data-block="chart">${heading(word(model, 'chart'))}${note}</section>`
  const drawn = model.chart
  const quantities = (['power', 'torque'] as const).filter((quantity) => drawn.axes[quantity] !== null)
  const sizes = SCREEN_CHARTS.map(({ name, width, height, beside }) => {
    const plots =
      beside && quantities.length === 2
        ? quantities.map((quantity) => plot(model, onlyQuantity(drawn, quantity), width / 2, height, theme))
        : [plot(model, drawn, width, height, theme)]
    return `<div class="size ${name}">${plots.join('')}</div>`
  })
  return `<section class="chart" data-block="chart">${heading(word(model, 'chart'))}<div class="plots" role="img" aria-label="${escapeHtml(model.chartAlt)}">${sizes.join('')}</div>${note}</section>`
}

function plot(model: SheetModel, of: ChartModel, width: number, height: number, theme: ScreenTheme): string {
  const { words, tag } = model
  const svg = chartSvg(of, {
    width,
    height,
    layout: 'stacked',
    palette: paletteOf(theme),
    fontFamily: fontStack(model.language),
    lang: tag,
    background: false,
    textSize: 15,
    texts: {
      panel: (quantity) =>
        `${words[`field.${quantity}`] ?? ''}, ${unitSymbol(of.units[quantity], tag)}${model.assumed.includes(quantity === 'power' ? 'curvePower' : 'curveTorque') ? '*' : ''}`,
      rpm: unitSymbol('rpm', tag),
      series: (series) => model.curveNames[series.curve] ?? series.curve,
      number: (figure) => numberText(figure, tag)
    }
  })
  // the parent element is the image for assistive technology
  return svg.replace(' role="img"', ' aria-hidden="true"')
}

function options(model: SheetModel): string {
  if (!model.options) return ''
  const items = model.options.map(
    ({ name, description, language, notice }) =>
      `<li><b>${escapeHtml(name)}</b>${description === null ? '' : ` <span class="about">${escapeHtml(description)}</span>`}${languageMark(language)}${notice === null ? '' : `<span class="notice">${word(model, 'notice')}: ${escapeHtml(notice)}</span>`}</li>`
  )
  return `<section class="options" data-block="options">${heading(word(model, 'options'), word(model, 'optionsAbout'))}<ul${model.options.length === 1 ? ' class="one"' : model.options.length === 2 || model.options.length === 4 ? ' class="two"' : ''}>${items.join('')}</ul></section>`
}

function footer(model: SheetModel): string {
  const lines = [model.source, ...model.assumptions, model.terms]
  return `<footer data-block="foot">${escapeHtml(joined(lines))}</footer>`
}
