/** Vehicle and facts of a sheet. */
import { ENGINE_FIELDS, fieldsIn, type FieldsIn } from '../../catalogue/engine-fields'
import { isTermField, termText } from '../../catalogue/terms'
import { yearsText } from '../../catalogue/model-years'
import type { SheetFact, SheetModel } from '../sheet-model'
import { given, PAPER_LIMITS, paperText, quantityText, unitOf, type ComposeContext } from './compose-context'

export function vehicleOf({ snapshot: { names, engine, years } }: ComposeContext): SheetModel['vehicle'] {
  const name = (text: string | null): string => paperText(text, PAPER_LIMITS.name)
  return {
    maker: name(names.manufacturers),
    model: name(names.models),
    generation: name(names.generations),
    engine: name(names.engines ?? engine.name),
    years: yearsText(years.from, years.to)?.replace('-', '–') ?? ''
  }
}

/** In the order of `ENGINE_FIELDS`. Control units only if the template allows trade data. */
export function factsOf(context: ComposeContext): readonly SheetFact[] {
  const { words, blocks } = context
  const years = vehicleOf(context).years
  // the stages start with power and torque of stock
  const repeated = (field: string): boolean => blocks.has('stages') && (field === 'power' || field === 'torque')
  return [
    ...(blocks.has('facts')
      ? [{ field: 'years', label: words['field.years'], text: years || null, second: null }]
      : []),
    ...fieldsIn('sheet')
      .filter((field) => blocks.has(ENGINE_FIELDS[field].sheet.kind) && !repeated(field))
      .map((field) => ({ field, label: words[`field.${field}`], ...valueText(context, field) }))
  ]
}

function valueText(context: ComposeContext, field: FieldsIn<'sheet'>): Pick<SheetFact, 'text' | 'second'> {
  const value = context.snapshot.engine[field]
  const { format } = ENGINE_FIELDS[field]
  if (typeof value === 'string') {
    const text = isTermField(field) ? termText(field, value, context.snapshot.choice.language) : value
    return { text: given(text, PAPER_LIMITS.fact), second: null }
  }
  switch (format) {
    case 'power':
    case 'torque':
      return quantityText(context, value, unitOf(context, format))
    case 'cc':
      return quantityText(context, value, context.read('units.capacity'))
    case 'text':
    case 'term':
    case 'number':
    case 'year':
      // years and counts have no thousands separator
      return { text: value === null ? null : String(value), second: null }
  }
}
