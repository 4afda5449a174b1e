/** Which fields stand in which group of the page, with their text. Name, power and torque stand in the head. */
import type { Engine } from '@core/catalogue/records'
import { parseValues } from '@core/value-strings'

export interface Fact {
  readonly field: keyof Engine
  readonly value: string | number | null
  readonly text?: string
}
export interface FactWords {
  number(value: number): string
  cc(value: number): string
  valueCount(count: number): string
  valuesBad: string
}

export function engineFacts(engine: Engine, words: FactWords): { readonly engine: readonly Fact[]; readonly record: readonly Fact[] } {
  const plain = (field: keyof Engine): Fact => ({ field, value: engine[field] })
  const number = (field: 'capacity' | 'cylinders', text: (value: number) => string): Fact => {
    const value = engine[field]
    return value === null ? { field, value } : { field, value, text: text(value) }
  }
  const values = (field: 'rpm_values' | 'hp_values' | 'nm_values'): Fact => {
    const read = parseValues(engine[field])
    return read.kind === 'none' ? plain(field) : { field, value: engine[field], text: read.kind === 'bad' ? words.valuesBad : words.valueCount(read.values.length) }
  }
  return {
    engine: [plain('fuel_name'), plain('type'), number('capacity', words.cc), number('cylinders', words.number), plain('year'), plain('engine_code'), plain('ecu'), plain('tcu')],
    record: [plain('id'), plain('slug'), values('rpm_values'), values('hp_values'), values('nm_values')]
  }
}
