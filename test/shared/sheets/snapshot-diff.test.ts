import { describe, expect, it } from 'vitest'
import type { EngineDetail, RemapStage } from '@shared/catalogue/records'
import { diffSnapshot } from '@shared/sheets/snapshot-diff'
import { random } from '../../helpers/random'
import { engine, PERFORMANCE, snapshot, SOURCE, stage } from './sample'

const then = (record: EngineDetail = engine()) => snapshot({ engine: record })
const now = (record: EngineDetail, language: 'en' | 'nb' = 'en') => ({
  engine: record,
  performance: PERFORMANCE,
  language
})
const changesOf = (a: EngineDetail, b: EngineDetail, language: 'en' | 'nb' = 'en') =>
  diffSnapshot(then(a), now(b, language)).map((one) => [one.field, one.stage, one.then, one.now])

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const { int } = random(seed)
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = int(0, i)
    ;[all[i], all[j]] = [all[j] as T, all[i] as T]
  }
  return all
}
/** The same points in another order and spelling. */
function reordered(record: EngineDetail, seed: number): EngineDetail {
  const split = (text: string | null): string[] => text?.split(',') ?? []
  const order = shuffled(
    split(record.rpm_values).map((_, i) => i),
    seed
  )
  const moved = (text: string | null): string => order.map((i) => `${split(text)[i] ?? ''}.0`).join(', ')
  const strings = <T extends { hp_values: string | null; nm_values: string | null }>(one: T): T => ({
    ...one,
    hp_values: moved(one.hp_values),
    nm_values: moved(one.nm_values)
  })
  return {
    ...strings(record),
    rpm_values: moved(record.rpm_values),
    remap_stages: shuffled(
      (record.remap_stages ?? []).map((one: RemapStage) => strings(one)),
      seed
    ),
    options: shuffled(record.options ?? [], seed),
    read_tools: shuffled(record.read_tools ?? [], seed),
    read_methods: shuffled(record.read_methods ?? [], seed)
  }
}

describe('the differences of a sheet', () => {
  it('are empty for the same record', () => {
    expect(changesOf(engine(), engine())).toEqual([])
  })
  it('ignore order and spelling of numbers', () => {
    const record = engine({
      remap_stages: [stage(1, 1.2), stage(1, 1.3, 'clutch'), stage(2, 1.4), { ...stage(3, 1.5), stage_no: null }]
    })
    for (let seed = 1; seed <= 60; seed++)
      expect(changesOf(record, reordered(record, seed)), `seed ${seed}`).toEqual([])
  })
  it('ignore another language', () => {
    const norwegian = engine({
      name: '2.0 TDR 150 hk',
      type: 'Turbodiesel',
      fuel_name: 'Diesel (nb)',
      options: engine().options?.map((one) => ({ ...one, name: 'Noe annet', description: 'Annet' })) ?? null,
      remap_stages: engine().remap_stages?.map((one) => ({ ...one, modifications: 'nedløpsrør' })) ?? null,
      read_tools: engine().read_tools?.map((one) => ({ ...one, name: 'Verktøy' })) ?? null
    })
    expect(changesOf(engine(), norwegian, 'nb')).toEqual([])
    expect(changesOf(engine(), norwegian, 'en').map(([field]) => field)).toEqual([
      'name',
      'type',
      'fuel_name',
      'modifications',
      'modifications'
    ])
  })
  it('have every changed figure once', () => {
    expect(changesOf(engine(), engine({ power: 151 }))).toEqual([['power', null, '150', '151']])
    expect(changesOf(engine(), engine({ capacity: null, engine_code: 'TDRC' }))).toEqual([
      ['capacity', null, '1968', null],
      ['engine_code', null, 'TDRB', 'TDRC']
    ])
    const [one, two] = engine().remap_stages ?? []
    if (!one || !two) throw new Error('two stages')
    expect(changesOf(engine(), engine({ remap_stages: [two, { ...one, torque: 440 }] }))).toEqual([
      ['torque', 1, '431', '440']
    ])
    expect(changesOf(engine(), engine({ remap_stages: [one] }))).toEqual([
      ['stage_no', 2, `2: ${two.power} / ${two.torque}`, null]
    ])
  })
  it('have a changed curve', () => {
    const bent = engine({ hp_values: engine().hp_values?.replace(/^\d+/, '30') ?? null })
    expect(changesOf(engine(), bent).map(([field]) => field)).toEqual(['hp_values'])
  })
  it('have an option by its code, never by its name', () => {
    const changes = changesOf(
      engine(),
      engine({
        options: [...(engine().options ?? []), { name: 'Qsecretq', code: 'egr', description: 'Qsecretq', icon: null }]
      })
    )
    expect(changes).toEqual([['options', null, 'DPF, LAUNCH, VMAX', 'DPF, EGR, LAUNCH, VMAX']])
  })
  it('have performance only if it is stored', () => {
    const faster = { ...PERFORMANCE, zero_to_hundred: 8.1 }
    expect(diffSnapshot(then(), { engine: engine(), performance: faster, language: 'en' })).toEqual([
      { field: 'zero_to_hundred', stage: null, then: '8.6', now: '8.1' }
    ])
    expect(diffSnapshot(then(), { engine: engine(), performance: undefined, language: 'en' })).toEqual([])
    expect(diffSnapshot(then(), { engine: engine(), performance: null, language: 'en' })).toHaveLength(5)
  })
  it('have each of many seeded changes exactly once', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const { pick, int } = random(seed)
      const field = pick(['power', 'torque', 'capacity', 'cylinders', 'year'] as const)
      const value = (engine()[field] ?? 0) + int(1, 50)
      expect(
        changesOf(engine(), reordered(engine({ [field]: value }), seed), pick(['en', 'nb'] as const)),
        `seed ${seed}`
      ).toEqual([[field, null, String(engine()[field]), String(value)]])
    }
    expect(SOURCE.language).toBe('en')
  })
})
