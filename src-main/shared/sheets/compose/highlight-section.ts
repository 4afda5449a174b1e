/** The recommended stage of a sheet: gains, price and validity. */
import type { Curve } from '../../dyno/curve-set'
import { unitFigure } from '../../units/units'
import type { SheetHighlight } from '../sheet-model'
import {
  dayText,
  gainText,
  PAPER_LIMITS,
  paperText,
  quantityText,
  unitOf,
  type ComposeContext
} from './compose-context'
import { priceOf, stageLabels } from './stages-section'

export function highlightOf(context: ComposeContext): SheetHighlight | null {
  const { blocks, curves, snapshot, text } = context
  if (!blocks.has('highlight')) return null
  const { choice, template } = snapshot
  const tuned = curves.curves.slice(1)
  const stage = tuned.find(({ stageNo }) => stageNo !== null && stageNo === choice.recommended) ?? tuned[0]
  const figures = stage ? figuresOf(context, stage) : []
  // prices are for customers
  const offered = template.kind !== 'workshop'
  const price = offered && stage ? priceOf(context, stage)?.price : ''
  const day = offered ? dayText(context, choice.validUntil) : ''
  const found: SheetHighlight = {
    label: !stage || figures.length === 0 ? '' : labelOf(context, stage, tuned.length),
    figures,
    price: paperText(price, PAPER_LIMITS.price),
    validity: day === '' ? '' : text('validUntil', { date: day })
  }
  return figures.length > 0 || found.price !== '' || found.validity !== '' ? found : null
}

/** Gains above 0, with the figures of stock and stage. */
function figuresOf(context: ComposeContext, stage: Curve): SheetHighlight['figures'] {
  const stock = context.curves.curves[0]
  return (['power', 'torque'] as const).flatMap((quantity) => {
    const unit = unitOf(context, quantity)
    const [from, to] = [stock?.headline[quantity] ?? null, stage.headline[quantity]]
    const gain = gainText(context, stage.gain[quantity].absolute, unit)
    if (from === null || to === null || !gain?.startsWith('+')) return []
    const change = `${unitFigure(from, unit, context.tag)} → ${quantityText(context, to, unit).text ?? ''}`
    return [{ quantity, gain, change }]
  })
}

function labelOf(context: ComposeContext, stage: Curve, count: number): string {
  const { label, sub } = stageLabels(context, stage)
  const name = sub === null ? label : `${label} (${sub})`
  return count > 1 ? context.text('highlight.recommended', { stage: name }) : name
}
