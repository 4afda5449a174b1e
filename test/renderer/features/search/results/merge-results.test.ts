import { describe, expect, it } from 'vitest'
import type { EngineSearchHit } from '@contract/channels/catalogue'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import type { Engine, EnginePath, Level, SearchResult } from '@shared/catalogue/records'
import { mergeRows, localRows } from '@/features/search/results/merge-results'
import { EMPTY_PATH, engineRows, hitRows, type ResultRow } from '@/features/search/results/result-rows'
import { NO_HIT } from '../search-screen'

const FIGURES: LocalSearchHit['figures'] = {
  power: 150,
  torque: null,
  fuel: 'Diesel',
  year: 2014,
  ecu: 'EDX17',
  code: 'TDRB'
}
const desk = (
  level: Level,
  generation: string | null,
  engine: string | null,
  more: Partial<LocalSearchHit> = {}
): LocalSearchHit => ({
  level,
  path: {
    ...EMPTY_PATH,
    types: '1',
    manufacturers: '7',
    models: '8',
    generations: generation,
    engines: engine
  } as EnginePath,
  names: {
    manufacturers: { id: '7', name: 'Volkswagen' },
    models: { id: '8', name: 'Golf' },
    engines: { id: '9', name: '2.0 TDR' }
  },
  matched: [],
  rank: 'rest',
  favourite: false,
  figures: FIGURES,
  ...more
})
const service = (generation: string | null, engine: string): SearchResult =>
  ({
    type_id: '1',
    type_name: null,
    manufacturer_id: '7',
    manufacturer_name: 'Volkswagen',
    model_id: '8',
    model_common_name: 'Golf',
    generation_id: generation,
    generation_name: null,
    engine_id: engine,
    engine_name: '2.0 TDR'
  }) as SearchResult
const outline = (rows: readonly ResultRow[]): string[] =>
  rows.map((row) =>
    row.kind === 'heading'
      ? `${row.level} ${row.count}`
      : row.kind === 'engine'
        ? `? ${row.engine.id} ${row.source}`
        : `${row.path.generations ?? '-'}/${row.id} ${row.source}`
  )
const place = (generation: string): EngineSearchHit['places'][number] => ({
  path: { ...EMPTY_PATH, generations: generation, engines: '9' } as EnginePath,
  names: {}
})
const engine = { id: '9', name: '2.0 TDR' } as Engine

describe('two sources as one list', () => {
  it('shows a place from both sources once, as stored, and the rest of the service after it', () => {
    const rows = mergeRows(
      localRows([desk('engines', '3', '9')], 'tdr'),
      hitRows([service('4', '9'), service('3', '9'), service('3', '10')], 'tdr')
    )
    expect(outline(rows)).toEqual(['engines 3', '3/9 desk', '4/9 service', '3/10 service'])
  })

  it('keeps makes of one name under different types apart (trap 35)', () => {
    const make = (types: string, manufacturers: string): EnginePath =>
      ({ ...EMPTY_PATH, types, manufacturers }) as EnginePath
    const stored = (types: string, id: string) =>
      desk('manufacturers', null, null, { path: make(types, id), names: { manufacturers: { id, name: 'MAN' } } })
    const heard = (type_id: string, manufacturer_id: string) =>
      ({ ...NO_HIT, type_id, manufacturer_id, manufacturer_name: 'MAN' }) as SearchResult
    expect(
      outline(
        mergeRows(
          localRows([stored('1', '10'), stored('2', '20')], 'man'),
          hitRows([heard('3', '30'), heard('4', '40')], 'man')
        )
      )
    ).toEqual(['manufacturers 4', '-/10 desk', '-/20 desk', '-/30 service', '-/40 service'])
  })

  it('drops a hit of the service without a place when a stored one has it', () => {
    expect(
      outline(
        mergeRows(localRows([desk('engines', '3', '9')], ''), hitRows([service(null, '9'), service(null, '10')], 'x'))
      )
    ).toEqual(['engines 2', '3/9 desk', '-/10 service'])
    expect(
      outline(mergeRows(localRows([desk('engines', '3', '9')], ''), engineRows([{ engine, places: [] }])))
    ).toEqual(['engines 1', '3/9 desk'])
  })

  it('keeps the head of several places as long as one of them remains', () => {
    const both = engineRows([{ engine, places: [place('3'), place('4')] }])
    expect(outline(mergeRows(localRows([desk('engines', '3', '9')], ''), both))).toEqual([
      'engines 2',
      '3/9 desk',
      '? 9 service',
      '4/9 service'
    ])
    expect(outline(mergeRows(localRows([desk('engines', '3', '9'), desk('engines', '4', '9')], ''), both))).toEqual([
      'engines 2',
      '3/9 desk',
      '4/9 desk'
    ])
  })

  it('groups by level in the received order', () => {
    const rows = localRows([desk('engines', '3', '10'), desk('models', null, null), desk('engines', '3', '9')], '')
    expect(outline(mergeRows(rows, []))).toEqual(['models 1', '-/8 desk', 'engines 2', '3/10 desk', '3/9 desk'])
  })

  it('names a match in a field without a column, and the word behind a synonym', () => {
    const [row] = localRows(
      [
        desk('engines', '3', '9', {
          matched: [
            { field: 'manufacturer', text: 'Volkswagen' },
            { field: 'tcu', text: 'DQ250' },
            { field: 'ecu', text: 'EDX17' }
          ]
        })
      ],
      'vw dq'
    )
    expect(row?.also).toEqual(['Volkswagen', 'EDX17'])
    expect(row?.notes).toEqual([{ field: 'tcu', text: 'DQ250' }])
    const [whole] = localRows([desk('engines', '3', '9', { matched: [{ field: 'engine', text: '4.5 R4 115' }] })], '1.')
    expect(whole?.also).toEqual([])
  })
})
