/** Fields of each group on the engine page, with their texts. */
import type { Engine } from '@shared/catalogue/records'
import type { TermField } from '@shared/catalogue/terms'
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

/** Group of each engine field, in page order. A new field does not compile without a group. */
const FIELD_GROUPS = {
  name: 'head',
  power: 'head',
  torque: 'head',
  fuel_name: 'engine',
  type: 'engine',
  capacity: 'engine',
  cylinders: 'engine',
  year: 'engine',
  engine_code: 'engine',
  ecu: 'engine',
  tcu: 'engine',
  id: 'record',
  slug: 'record',
  rpm_values: 'record',
  hp_values: 'record',
  nm_values: 'record'
} as const satisfies Record<keyof Engine, 'head' | 'engine' | 'record'>
const FIELDS = Object.keys(FIELD_GROUPS) as (keyof Engine)[]

export function engineFacts(
  engine: Engine,
  words: FactFormatters
): { readonly engine: readonly Fact[]; readonly record: readonly Fact[] } {
  const plain = (field: keyof Engine): Fact => ({ field, value: engine[field] })
  const number = (field: 'capacity' | 'cylinders', text: (value: number) => string): Fact => {
    const value = engine[field]
    return value === null ? { field, value } : { field, value, text: text(value) }
  }
  const term = (field: TermField): Fact => ({
    ...plain(field),
    ...(engine[field] === null ? {} : { text: words.term(field, engine[field]) })
  })
  const values = (field: 'rpm_values' | 'hp_values' | 'nm_values'): Fact => {
    const read = parseValues(engine[field])
    if (read.kind === 'none') return plain(field)
    const text =
      read.kind === 'numbers'
        ? words.valueCount(read.values.length)
        : read.reason === 'too-long'
          ? words.valuesTooLong
          : words.valuesBad
    return { field, value: engine[field], text }
  }
  const texts: { readonly [F in keyof Engine]?: Fact } = {
    fuel_name: term('fuel_name'),
    type: term('type'),
    capacity: number('capacity', words.cc),
    cylinders: number('cylinders', words.number),
    rpm_values: values('rpm_values'),
    hp_values: values('hp_values'),
    nm_values: values('nm_values')
  }
  const group = (where: 'engine' | 'record'): readonly Fact[] =>
    FIELDS.filter((field) => FIELD_GROUPS[field] === where).map((field) => ({
      ...(texts[field] ?? plain(field)),
      origin: words.origin(field, engine[field])
    }))
  return { engine: group('engine'), record: group('record') }
}
