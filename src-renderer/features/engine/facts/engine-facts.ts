/** Fields of each group on the engine page, with their texts. */
import type { Engine } from '@shared/catalogue/records'
import { ENGINE_FIELDS, fieldsIn } from '@shared/catalogue/engine-fields'
import { isTermField, type TermField } from '@shared/catalogue/terms'
import type { Provenance } from '@shared/units/provenance'
import { parseValues } from '@shared/dyno/value-strings'

export interface Fact {
  readonly field: keyof Engine
  readonly value: string | number | null
  readonly text?: string
  readonly origin?: Provenance | null
}
interface FactFormatters {
  number(value: number): string
  cc(value: number): string
  valueCount(count: number): string
  valuesBad: string
  valuesTooLong: string
  term(field: TermField, value: string): string
  origin(field: keyof Engine, value: string | number | null): Provenance | null
}

export function engineFacts(
  engine: Engine,
  words: FactFormatters
): { readonly engine: readonly Fact[]; readonly record: readonly Fact[] } {
  const text = (field: keyof Engine): string | undefined => {
    const value = engine[field]
    if (value === null) return undefined
    const { format } = ENGINE_FIELDS[field]
    if (typeof value === 'number')
      return format === 'cc' ? words.cc(value) : format === 'number' ? words.number(value) : undefined
    if (isTermField(field)) return words.term(field, value)
    return format === 'values' ? valuesText(value) : undefined
  }
  const valuesText = (value: string): string | undefined => {
    const read = parseValues(value)
    if (read.kind === 'none') return undefined
    if (read.kind === 'numbers') return words.valueCount(read.values.length)
    return read.reason === 'too-long' ? words.valuesTooLong : words.valuesBad
  }
  const group = (name: 'engine' | 'record'): readonly Fact[] =>
    fieldsIn('page')
      .filter((field) => ENGINE_FIELDS[field].page.group === name)
      .map((field) => {
        const [value, shown] = [engine[field], text(field)]
        return { field, value, ...(shown === undefined ? {} : { text: shown }), origin: words.origin(field, value) }
      })
  return { engine: group('engine'), record: group('record') }
}
