/** Vehicle and facts of a sheet. */
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

/**
 * The record's facts in a fixed order; what is not given is null. Control units only where the template allows trade
 * data.
 */
export function factsOf(context: ComposeContext): readonly SheetFact[] {
  const { snapshot, words, blocks, read } = context
  const { engine } = snapshot
  const word = (field: 'type' | 'fuel_name' | 'engine_code' | 'ecu' | 'tcu'): string | null => {
    const value = engine[field]
    return value !== null && isTermField(field) ? termText(field, value, snapshot.choice.language) : value
  }
  const text = (field: 'type' | 'fuel_name' | 'engine_code' | 'ecu' | 'tcu'): SheetFact => ({
    field,
    label: words[`field.${field}`],
    text: given(word(field), PAPER_LIMITS.fact),
    second: null
  })
  // years and counts are written without marks between thousands
  const count = (field: 'cylinders' | 'year', value: number | null): SheetFact => ({
    field,
    label: words[`field.${field}`],
    text: value === null ? null : String(value),
    second: null
  })
  const years = vehicleOf(context).years
  const facts: SheetFact[] = [
    { field: 'years', label: words['field.years'], text: years || null, second: null },
    text('type'),
    text('fuel_name'),
    text('engine_code'),
    {
      field: 'capacity',
      label: words['field.capacity'],
      ...quantityText(context, engine.capacity, read('units.capacity'))
    },
    count('cylinders', engine.cylinders),
    count('year', engine.year),
    { field: 'power', label: words['field.power'], ...quantityText(context, engine.power, unitOf(context, 'power')) },
    {
      field: 'torque',
      label: words['field.torque'],
      ...quantityText(context, engine.torque, unitOf(context, 'torque'))
    }
  ]
  const stagesToo = blocks.has('stages')
  // the stages begin with stock's power and torque: said once is enough
  const shown = blocks.has('facts')
    ? facts.filter((one) => !(stagesToo && (one.field === 'power' || one.field === 'torque')))
    : []
  return blocks.has('ecu') ? [...shown, text('ecu'), text('tcu')] : shown
}
