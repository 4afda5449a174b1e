import { describe, expect, test } from 'vitest'
import { createJobList } from '@main/services/packs/jobs/job-list'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTableFiles } from '@main/adapters/table-file'
import { JOB_LIST_LENGTH } from '@contract/channels/packs'
import { done, failed } from '@contract/failures'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import type { SearchResult } from '@shared/catalogue/records'

const NO_FILE = { opened: () => null, files: createTableFiles(() => 'en') }

const hit = (engine: string, rank: LocalSearchHit['rank'] = 'exact'): LocalSearchHit => ({
  level: 'engines',
  path: {
    types: '1',
    manufacturers: '2',
    models: '3',
    generations: '4',
    engines: engine
  } as LocalSearchHit['path'],
  names: { engines: { id: engine, name: `Engine ${engine}` } },
  matched: [],
  rank,
  favourite: false,
  figures: { power: null, torque: null, fuel: null, year: null, ecu: null, code: null }
})
const found = (engine: string, more: Partial<SearchResult> = {}): SearchResult =>
  ({
    type_id: '1',
    type_name: 'Cars',
    manufacturer_id: '2',
    manufacturer_name: 'Arvenna',
    model_id: '3',
    model_common_name: 'Corsale',
    generation_id: '4',
    generation_name: 'II',
    engine_id: engine,
    engine_name: '2.0 TDR',
    ...more
  }) as SearchResult
const FOUND = [
  found('5'),
  found('5'),
  found('6', { engine_name: '2.0 TDR 170' }),
  found('7', { generation_id: '9' as never, generation_name: 'Series I', engine_name: '2.0 TDR 150' }),
  found('8', { generation_name: 'Series II', engine_name: '2.0 TDR 150' })
]

function setUp(answers: Record<string, LocalSearchHit[]> = {}) {
  const asked: string[] = []
  const called: string[] = []
  const jobs = createJobList({
    ...NO_FILE,
    localSearch: async (query) => {
      asked.push(query)
      return done(answers[query] ?? [])
    },
    serviceSearch: async (query) => {
      called.push(query)
      if (query.length < 2) return failed('too-short', { params: { least: 2 } })
      // as the service matches: every word in the names of manufacturer, model and engine, one at least in the lowest
      const words = query.toLowerCase().split(/\s+/)
      const data = FOUND.filter((hit) =>
        words.every((word) =>
          `${hit.manufacturer_name} ${hit.model_common_name} ${hit.engine_name}`.toLowerCase().includes(word)
        )
      )
      return done({ data, fetchedAt: '', source: 'service', language: 'en' })
    }
  })
  return { jobs, asked, called }
}

describe('a pasted list', () => {
  test('is resolved line by line from stored records, without a call; unresolved lines stay, empty', async () => {
    const s = setUp({ 'Corsale II 2.0 TDR': [hit('40')], TDRB: [hit('40'), hit('41')] })
    const result = await s.jobs.jobs({ text: 'Corsale II 2.0 TDR\n\nTDRB\ntdrb\nsomething else\n' })
    expect(result).toMatchObject({
      ok: true,
      value: [
        { line: 'Corsale II 2.0 TDR', candidates: [{ path: { engines: '40' } }] },
        { line: 'TDRB' },
        { line: 'something else', candidates: [] }
      ]
    })
    expect(result.ok && result.value[1]!.candidates).toHaveLength(2)
    expect(s.called).toEqual([])
  })
  test('tries a line without its plate when the whole of it finds nothing', async () => {
    const s = setUp({ 'Corsale II 2.0 TDR': [hit('40')] })
    expect(await s.jobs.jobs({ text: '09:15 AB-123-CD Corsale II 2.0 TDR (oil too)' })).toMatchObject({
      value: [{ candidates: [{ path: { engines: '40' } }] }]
    })
  })
  test('uses a correction of typing errors only without a better match', async () => {
    const s = setUp({
      'AB-123-CD Corsale': [hit('9', 'typo')],
      Corsale: [hit('40', 'prefix')],
      Corsle: [hit('41', 'typo')]
    })
    expect(await s.jobs.jobs({ text: 'AB-123-CD Corsale\nCorsle' })).toMatchObject({
      value: [{ candidates: [{ path: { engines: '40' } }] }, { candidates: [{ path: { engines: '41' } }] }]
    })
  })
  test('reports a search that fails', async () => {
    const jobs = createJobList({
      ...NO_FILE,
      localSearch: async () => failed('store-failed'),
      serviceSearch: async () => failed('internal')
    })
    expect(await jobs.jobs({ text: 'Corsale' })).toMatchObject({ ok: false, failure: { code: 'store-failed' } })
  })
})

describe('a line sent to the service', () => {
  test('makes one call, without words that no catalogue contains, and lists each place once', async () => {
    const s = setUp()
    const result = await s.jobs.resolveJob('AB-123-CD Corsale II', {})
    expect(s.called).toEqual(['Corsale'])
    expect(result.ok && result.value.candidates.map(({ path }) => path.engines)).toEqual(['5', '6', '8', '7'])
    expect(result.ok && result.value.candidates[0]!.names).toMatchObject({
      manufacturers: { id: '2', name: 'Arvenna' },
      engines: { name: '2.0 TDR' }
    })
  })
  test('leaves out words that the service does not match, which then choose among its answers', async () => {
    const s = setUp()
    const result = await s.jobs.resolveJob('Arvenna Corsale Series II 2.0 TDR 150', {})
    expect(s.called).toEqual(['Arvenna Corsale 2.0 TDR'])
    expect(result).toMatchObject({ ok: true, value: { asked: 'Arvenna Corsale 2.0 TDR' } })
    expect(result.ok && result.value.candidates[0]!.path.engines).toBe('8')
  })
  test('adds stored facts of the answers that the answers lack, and lists the matches of the line first', async () => {
    const held = {
      ...hit('6'),
      figures: { ...hit('6').figures, power: 150, fuel: 'Diesel' },
      names: { generations: { id: '4', name: 'II', year: 2012, yearend: 2015 } }
    }
    const s = setUp({ 'Arvenna Corsale 2.0 TDR': [held, hit('99')] })
    const result = await s.jobs.resolveJob('Corsale 2.0 TDR 150 PS', {})
    expect(s.called).toEqual(['Corsale 2.0 TDR'])
    expect(result.ok && result.value.candidates[0]).toMatchObject({
      path: { engines: '6' },
      figures: { power: 150, fuel: 'Diesel' },
      names: { generations: { name: 'II', year: 2012, yearend: 2015 }, engines: { name: '2.0 TDR 170' } }
    })
    expect(result.ok && result.value.candidates.map(({ path, figures }) => [path.engines, figures?.power])).toEqual([
      ['6', 150],
      ['7', undefined],
      ['8', undefined],
      ['5', undefined]
    ])
  })
  test('leaves out figures that are not stored', async () => {
    const jobs = createJobList({
      ...NO_FILE,
      localSearch: async () => failed('store-failed'),
      serviceSearch: async () => done({ data: [found('5')], fetchedAt: '', source: 'service', language: 'en' })
    })
    expect(await jobs.resolveJob('Corsale', {})).toMatchObject({
      ok: true,
      value: { candidates: [{ path: { engines: '5' } }] }
    })
  })
  test('keeps four dozen engines of one name until the line has chosen', async () => {
    const many = Array.from({ length: 48 }, (_, i) => found(String(100 + i)))
    const last = { ...hit('147'), figures: { ...hit('147').figures, power: 150 } }
    const jobs = createJobList({
      ...NO_FILE,
      localSearch: async () => done([last]),
      serviceSearch: async () => done({ data: many, fetchedAt: '', source: 'service', language: 'en' })
    })
    const result = await jobs.resolveJob('Corsale 2.0 TDR 150', {})
    expect(result.ok && result.value.candidates[0]?.path.engines).toBe('147')
  })
  test('reports the sent words when nothing matches', async () => {
    expect(await setUp().jobs.resolveJob('Tavo V8 2014', {})).toMatchObject({
      ok: true,
      value: { candidates: [], asked: 'Tavo V8' }
    })
  })
  test('is not sent when it is too short', async () => {
    expect(await setUp().jobs.resolveJob('x', {})).toMatchObject({ ok: false, failure: { code: 'too-short' } })
  })
})

test('a file opened by the system is read as text, and refused when it is no job list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dynodesk-jobs-'))
  const opened = join(folder, 'Monday.txt')
  const list = createJobList({
    opened: () => opened,
    files: createTableFiles(() => 'en'),
    localSearch: async () => done([]),
    serviceSearch: async () => failed('internal')
  })
  const reason = async (): Promise<unknown> => {
    const read = await list.openedText()
    return !read.ok && [read.failure.code, read.failure.params?.['reason'], read.failure.params?.['file']]
  }
  try {
    expect(await reason()).toEqual(['link', 'file-missing', 'Monday.txt'])
    writeFileSync(opened, 'Corsale 150\nTavo')
    expect(await list.openedText()).toEqual(done('Corsale 150\nTavo'))
    writeFileSync(opened, 'a'.repeat(JOB_LIST_LENGTH + 1))
    expect(await reason()).toEqual(['link', 'file-too-large', 'Monday.txt'])
    writeFileSync(opened, 'PK\0')
    expect(await reason()).toEqual(['link', 'file-foreign', 'Monday.txt'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
