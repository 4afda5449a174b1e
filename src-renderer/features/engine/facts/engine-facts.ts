/** Fields of each group on the engine page, with their texts. */
import { useI18n } from 'vue-i18n'
import { useCatalogueTerms } from '@/composables/format/catalogue-terms'
import { useFigureText } from '@/composables/format/figure-text'
import { useFormat } from '@/composables/format/format'
import { useRole } from '@/stores/shell/role'
import { useSettings } from '@/stores/settings'
import type { Engine } from '@shared/catalogue/records'
import { ENGINE_FIELDS, fieldsIn } from '@shared/catalogue/engine-fields'
import { isTrade } from '@shared/roles/without-trade'
import { isTermField } from '@shared/catalogue/terms'
import type { Provenance } from '@shared/units/provenance'
import { parseValues } from '@shared/dyno/value-strings'
import { factProvenance } from '../figure-provenance'
import { isMissingFact } from './missing-fact'

/** A longer list of options scrolls inside its part, so its heading has the count; tools and methods fold. */
export const LONG_LIST = 12

export interface Fact {
  readonly field: keyof Engine
  readonly value: string | number | null
  readonly text?: string
  readonly origin?: Provenance | null
}

export type EngineFacts = Readonly<Record<'identification' | 'engine' | 'record', readonly Fact[]>>

/** Missing facts alone have no heading: those of the engine follow them. */
const withoutEmptyGroup = ({ identification, engine, record }: EngineFacts): EngineFacts =>
  identification.every(({ value }) => isMissingFact(value))
    ? { identification: [], engine: [...identification, ...engine], record }
    : { identification, engine, record }

export function useEngineFacts(): (engine: Engine) => EngineFacts {
  const { t } = useI18n()
  const format = useFormat()
  const figures = useFigureText()
  const settings = useSettings()
  const role = useRole()
  const { term } = useCatalogueTerms()

  function valuesText(value: string): string | undefined {
    const read = parseValues(value)
    if (read.kind === 'none') return undefined
    if (read.kind !== 'numbers') return t(read.reason === 'too-long' ? 'engine.valuesTooLong' : 'engine.valuesBad')
    const count = read.values.length
    return t('engine.valueCount', { n: format.number(count) }, count)
  }
  /** undefined: as received. */
  function text(field: keyof Engine, value: string | number | null): string | undefined {
    if (value === null) return undefined
    const kind = ENGINE_FIELDS[field].format
    if (typeof value === 'string') {
      if (isTermField(field)) return term(field, value)
      return kind === 'values' ? valuesText(value) : undefined
    }
    return kind === 'power' || kind === 'torque' || kind === 'cc' || kind === 'number'
      ? figures.text(kind, value)
      : undefined
  }
  /** Without trade data only the engine code is left of the identification. */
  function groupOf(field: keyof Engine) {
    const { kind } = ENGINE_FIELDS[field].page
    return kind === 'identification' && !role.may('workshop') ? 'engine' : kind
  }
  const factsOf = (engine: Engine, group: keyof EngineFacts): readonly Fact[] =>
    fieldsIn('page')
      .filter((field) => groupOf(field) === group && (role.may('workshop') || !isTrade(field)))
      .map((field) => {
        const value = engine[field]
        const shown = text(field, value)
        const origin = factProvenance(field, value, settings.value)
        return { field, value, ...(shown === undefined ? {} : { text: shown }), origin }
      })
  return (engine) =>
    withoutEmptyGroup({
      identification: factsOf(engine, 'identification'),
      engine: factsOf(engine, 'engine'),
      record: factsOf(engine, 'record')
    })
}
