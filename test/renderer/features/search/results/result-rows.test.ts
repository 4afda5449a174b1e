import { describe, expect, it } from 'vitest'
import type { EngineSearchHit } from '@contract/channels/catalogue'
import type { Engine, EnginePath, SearchResult } from '@shared/catalogue/records'
import { mergeRows } from '@/features/search/results/merge-results'
import {
  EMPTY_PATH,
  engineRows,
  figuresOf,
  hitRows,
  isOpenable,
  type ResultRow
} from '@/features/search/results/result-rows'
import { NO_HIT } from '../search-screen'

const hit = (fields: Record<string, string>): SearchResult => ({ ...NO_HIT, ...fields }) as SearchResult
const engineHit = (generation: string, engine: string, name = '2.0 TDR 150'): SearchResult =>
  hit({
    type_id: '1',
    type_name: 'Cars',
    manufacturer_id: '7',
    manufacturer_name: 'Arvenna',
    model_id: '7',
    model_common_name: 'Corsale',
    generation_id: generation,
    generation_name: `G${generation}`,
    engine_id: engine,
    engine_name: name
  })
const outline = (rows: readonly ResultRow[]): string[] =>
  rows.map((row) => (row.kind === 'heading' ? `${row.level} ${row.count}` : row.key))

describe('rows of a catalogue search', () => {
  it('puts each hit at the deepest level with an id', () => {
    const rows = hitRows(
      [
        engineHit('3', '9'),
        hit({ type_id: '1', manufacturer_id: '8', manufacturer_name: 'Belmora' }),
        hit({ manufacturer_id: '8', model_id: '4', model_common_name: 'Alto' })
      ],
      'zzz'
    )
    expect(outline(rows)).toEqual([
      'manufacturers 1',
      'manufacturers:8',
      'models 1',
      'models:4',
      'engines 1',
      'engines:1/7/7/3:9'
    ])
  })

  it('separates one engine in several generations', () => {
    expect(outline(hitRows([engineHit('3', '9'), engineHit('4', '9')], '2.0'))).toEqual([
      'engines 2',
      'engines:1/7/7/3:9',
      'engines:1/7/7/4:9'
    ])
  })

  it('lists a parent once when its own name matches, marked as derived', () => {
    const rows = hitRows([engineHit('3', '9'), engineHit('3', '10'), engineHit('4', '9')], 'corsalé')
    expect(outline(rows)).toEqual([
      'models 1',
      'models:7',
      'engines 3',
      'engines:1/7/7/3:9',
      'engines:1/7/7/3:10',
      'engines:1/7/7/4:9'
    ])
    expect(rows[1]).toMatchObject({
      derived: true,
      path: { types: '1', manufacturers: '7', models: '7', generations: null, engines: null }
    })
  })

  it('prefers the hit of the service to a parent of another hit', () => {
    const own = hit({ type_id: '1', manufacturer_id: '7', manufacturer_name: 'Arvenna' })
    expect(hitRows([engineHit('3', '9'), own], 'arvenna').find((row) => row.key === 'manufacturers:7')).toMatchObject({
      derived: false
    })
    expect(hitRows([own, engineHit('3', '9')], 'arvenna').find((row) => row.key === 'manufacturers:7')).toMatchObject({
      derived: false
    })
  })

  it('separates equal ids of different levels, and accepts ids of 0 and below', () => {
    const rows = hitRows(
      [
        hit({ manufacturer_id: '0', manufacturer_name: 'Null' }),
        hit({ manufacturer_id: '0', model_id: '0', model_common_name: 'Null' }),
        hit({ manufacturer_id: '-1', manufacturer_name: 'Minus' })
      ],
      'x'
    )
    expect(outline(rows)).toEqual(['manufacturers 2', 'manufacturers:0', 'manufacturers:-1', 'models 1', 'models:0'])
  })

  it('leaves gaps of a path as gaps', () => {
    const [, row] = hitRows([hit({ manufacturer_id: '8', engine_id: '9223372036854775807', engine_name: 'V8' })], 'v8')
    expect(row).toMatchObject({
      path: { types: null, manufacturers: '8', models: null, generations: null, engines: '9223372036854775807' },
      parents: [{ level: 'manufacturers', id: '8', name: null }]
    })
  })

  it('is empty when the answer has nothing to open', () => {
    expect(hitRows([NO_HIT, hit({ type_id: '1' })], 'cars')).toEqual([])
  })
})

describe('rows of an engine search', () => {
  const engine = (id: string): Engine => ({ id, name: `Engine ${id}`, power: 150 }) as Engine
  const place = (generation: string): EngineSearchHit['places'][number] => ({
    path: {
      ...EMPTY_PATH,
      types: '1',
      manufacturers: '7',
      models: '7',
      generations: generation,
      engines: '9'
    } as EnginePath,
    names: { models: { id: '7', name: 'Corsale' } }
  })

  it('opens an engine with one known place there', () => {
    const rows = engineRows([{ engine: engine('9'), places: [place('3')] }])
    expect(rows[1]).toMatchObject({
      kind: 'place',
      nested: false,
      path: { generations: '3', engines: '9' },
      engine: { power: 150 }
    })
  })

  it('shows engine codes in the column of that name', () => {
    const coded = { ...engine('9'), engine_code: 'VGXX', capacity: 1968 } as Engine
    const rows = engineRows([{ engine: coded, places: [place('3')] }])
    expect(rows).toMatchObject([{ codes: true }, { figures: { code: 'VGXX' } }])
    const merged = mergeRows([], engineRows([{ engine: coded, places: [] }]))
    expect(merged).toMatchObject([{ codes: true }, { kind: 'engine' }])
    expect(figuresOf(coded)).toHaveProperty('code', 'VGXX')
  })

  it('lists several places under their engine, which has no link itself', () => {
    const rows = engineRows([{ engine: engine('9'), places: [place('3'), place('4')] }])
    expect(rows.map(isOpenable)).toEqual([false, false, true, true])
    expect(rows.slice(2)).toMatchObject([
      { nested: true, path: { generations: '3' } },
      { nested: true, path: { generations: '4' } }
    ])
  })

  it('shows an engine without a place until it is found', () => {
    const hits = [{ engine: engine('9'), places: [] }]
    expect(engineRows(hits)[1]).toMatchObject({ kind: 'engine', placeCount: 0 })
    expect(engineRows(hits, new Map([['9', [place('4')]]]))[1]).toMatchObject({
      kind: 'place',
      path: { generations: '4' }
    })
    const several = engineRows(hits, new Map([['9', [place('4'), place('5')]]])).slice(1)
    expect(several).toMatchObject([
      { kind: 'engine', placeCount: 2 },
      { nested: true, path: { generations: '4' } },
      { nested: true, path: { generations: '5' } }
    ])
    expect(several.map(isOpenable)).toEqual([false, true, true])
  })

  it('gives repeated engines different keys', () => {
    const keys = engineRows([
      { engine: engine('9'), places: [] },
      { engine: engine('9'), places: [] }
    ]).map((row) => row.key)
    expect(new Set(keys).size).toBe(3)
  })
})
