/** The blocks that sell: the recommended stage in large figures, and the lines to sign on. */
import type { SheetModel } from '../sheet-model'
import { escapeHtml } from './escape-html'
import { word } from './html-blocks'
import { stageUnitMark } from './unit-mark'

export function highlightBlock(model: SheetModel): string {
  if (!model.highlight) return ''
  const { label, figures, price, validity } = model.highlight
  const parts = [
    ...figures.map(
      ({ quantity, gain, change }) =>
        `<div><p class="large">${escapeHtml(gain)}${stageUnitMark(model, quantity)}</p><p>${escapeHtml(change)}</p></div>`
    ),
    ...(label === '' ? [] : [`<p class="name">${escapeHtml(label)}</p>`]),
    ...(price === '' && validity === ''
      ? []
      : [
          `<div class="price">${price === '' ? '' : `<p class="sum">${escapeHtml(price)}</p>`}${validity === '' ? '' : `<p>${escapeHtml(validity)}</p>`}</div>`
        ])
  ]
  return `<section class="highlight" data-block="highlight">${parts.join('')}</section>`
}

export function signatureBlock(model: SheetModel): string {
  if (!model.signature) return ''
  const lines = (['customer', 'shop', 'date'] as const).map((who) => `<p>${word(model, `signature.${who}`)}</p>`)
  return `<section class="signature small" data-block="signature">${lines.join('')}</section>`
}
