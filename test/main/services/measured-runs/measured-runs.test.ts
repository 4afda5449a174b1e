import { describe, expect, it } from 'vitest'
import { createTableFiles } from '@main/adapters/table-file'
import { MeasuredRuns } from '@main/services/measured-runs/measured-runs'
import type { Result } from '@contract/failures'
import { guessMapping } from '@shared/measured-runs/run-mapping'
import type { TableFiles } from '@shared/ports/files/table-files'
import { FakeLog } from '../../../fakes/log'

const BENCH =
  'Bench 4;DIN 70020\nDrehzahl;Leistung [kW];Drehmoment [Nm]\n1000;21,0;200,5\n1500;31,5;200,5\n2000;42,0;200,5'

/** Files in memory, cells parted as on disk. */
function start(
  texts: Record<string, string> = { '/bench.csv': BENCH },
  next: { file: string | null } = { file: '/bench.csv' }
) {
  const values = new Map<string, unknown>()
  const failing: { key: string | null } = { key: null }
  const files: TableFiles = {
    read: async (file) => {
      const text = texts[file]
      return text === undefined
        ? { ok: false, name: file.slice(1), problem: 'unreadable' }
        : { ok: true, table: { name: file.slice(1), bytes: text.length, text } }
    },
    rows: createTableFiles(() => 'en').rows
  }
  const changed: string[] = []
  let id = 0
  let profile: string | null = 'p1'
  const service = new MeasuredRuns({
    files,
    userStore: {
      value: async (name) => structuredClone(values.get(name) ?? null),
      setValue: async (name, value) => {
        if (name === failing.key) throw new Error('disk full')
        values.set(name, structuredClone(value))
      }
    },
    clock: { now: () => Date.UTC(2026, 10, 21) },
    log: new FakeLog(),
    profile: () => profile,
    newId: () => `id-${++id}`,
    changed: (engineId) => changed.push(engineId),
    chooseSource: async () => next.file
  })
  return { service, values, failing, next, changed, as: (who: string | null) => (profile = who) }
}
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}
async function chosen(service: ReturnType<typeof start>['service']) {
  const table = value(await service.choose({ opened: false }))
  if (table?.kind !== 'table') throw new Error('no table')
  return table
}

describe('a measured run', () => {
  it('is proposed from its table, confirmed by a person, and stored with its engine', async () => {
    const { service } = start()
    const table = await chosen(service)
    expect(table).toMatchObject({
      file: 'bench.csv',
      fits: null,
      sources: [],
      guess: { separator: ';', decimal: ',', headerLines: 2, powerUnit: 'kW', correction: 'din-70020' }
    })
    expect(value(await service.preview({ token: table.token, mapping: table.guess }))).toMatchObject({
      points: 3,
      span: { from: 1000, to: 2000 },
      power: { rpm: 2000, value: expect.closeTo(57.104, 3) },
      torque: { rpm: 1000, value: 200.5 },
      leftOutCount: 0,
      worst: { rpm: expect.any(Number), percent: expect.any(Number) },
      drawn: { rpm: [1000, 1500, 2000], power: [expect.any(Number), expect.any(Number), expect.any(Number)] },
      head: expect.arrayContaining([['Bench 4', 'DIN 70020']])
    })
    const runs = value(
      await service.keep({
        token: table.token,
        engineId: '40',
        title: ' Before ',
        source: 'Bench 4',
        mapping: table.guess
      })
    )
    expect(runs).toMatchObject([
      {
        kind: 'measured',
        title: 'Before',
        file: 'bench.csv',
        correction: 'din-70020',
        importedAt: '2026-11-21T00:00:00.000Z',
        rpm: [1000, 1500, 2000]
      }
    ])
    expect(value(await service.runs({ engineId: '40' }))).toEqual(runs)
    expect(value(await service.runs({ engineId: '41' }))).toEqual([])
  })

  it('is read from columns with spaces between them', async () => {
    const text = 'Pull 3\n  n [rpm]  Power [kW]  Torque\n  1000  21.0  200.5\n  1500  31.5  200.5\n'
    const { service } = start({ '/pull.txt': text }, { file: '/pull.txt' })
    const { token, guess } = await chosen(service)
    expect(guess).toMatchObject({ separator: ' ', headerLines: 2, rpm: 0, power: 1, powerUnit: 'kW', torque: 2 })
    expect(value(await service.preview({ token, mapping: guess }))).toMatchObject({ points: 2, leftOutCount: 0 })
  })

  it('uses the confirmed mapping again for a source with the same headings', async () => {
    const { service } = start()
    const first = await chosen(service)
    const mapping = { ...first.guess, powerUnit: 'PS', correction: 'ece-r85' } as const
    await service.keep({ token: first.token, engineId: '40', title: '', source: 'Bench 4', mapping })
    const again = await chosen(service)
    expect(again.fits).toBe('Bench 4')
    expect(again.sources).toEqual([{ name: 'Bench 4', mapping }])
  })

  it('is stored once when its mapping could not be stored at first', async () => {
    const { service, failing } = start()
    const { token, guess: mapping } = await chosen(service)
    const keep = () => service.keep({ token, engineId: '40', title: '', source: 'Bench 4', mapping })
    failing.key = 'measured.sources'
    expect((await keep()).ok).toBe(false)
    failing.key = null
    expect(value(await keep())).toHaveLength(1)
  })

  it('deletes a saved mapping, and answers with the others', async () => {
    const { service } = start()
    const { token, guess: mapping } = await chosen(service)
    for (const source of ['Bench 4', 'Bench 5'])
      await service.keep({ token, engineId: '40', title: '', source, mapping })
    expect(value(await service.removeSource({ name: 'Bench 5' }))).toEqual([{ name: 'Bench 4', mapping }])
    expect(await chosen(service)).toMatchObject({ sources: [{ name: 'Bench 4' }], fits: 'Bench 4' })
  })

  it.each([
    ['further heading lines', 'Run;12;2026\nDrehzahl;Leistung\n;kW\n1000;21\n1500;31', { headerLines: 3 }],
    [
      'sixty lines above them',
      `${'# log\n'.repeat(60)}rpm;PS\n1000;21\n1500;31`,
      { headerLines: 61, separator: ';' as const }
    ]
  ])('recognises a source by the confirmed headings: %s', async (_name, text, corrected) => {
    const { service } = start({ '/bench.csv': text })
    const first = await chosen(service)
    expect(first.guess).not.toMatchObject(corrected)
    const mapping = { ...first.guess, rpm: 0, power: 1, torque: null, ...corrected }
    const read = value(await service.preview({ token: first.token, mapping }))
    expect(read?.points).toBeGreaterThan(0)
    await service.keep({ token: first.token, engineId: '40', title: '', source: 'Bench 4', mapping })
    expect((await chosen(service)).fits).toBe('Bench 4')
  })

  it('reports the engine of every stored change to the other windows', async () => {
    const { service, changed, failing } = start()
    const { token, guess: mapping } = await chosen(service)
    const [run] = value(await service.keep({ token, engineId: '40', title: '', source: '', mapping })) ?? []
    expect(changed).toEqual(['40'])
    failing.key = 'measured.runs.p1.40'
    expect((await service.remove({ engineId: '40', id: run?.id ?? '' })).ok).toBe(false)
    expect(changed).toEqual(['40'])
    failing.key = null
    await service.compare({ engineId: '40', id: run?.id ?? '', against: 'stock' })
    await service.remove({ engineId: '40', id: run?.id ?? '' })
    expect(changed).toEqual(['40', '40', '40'])
  })

  it('belongs to an engine of one service, and can be removed', async () => {
    const { service, as } = start()
    const table = await chosen(service)
    const [run] =
      value(await service.keep({ token: table.token, engineId: '40', title: '', source: '', mapping: table.guess })) ??
      []
    expect(run?.title).toBe('bench.csv')
    as('p2')
    expect(value(await service.runs({ engineId: '40' }))).toEqual([])
    as('p1')
    expect(value(await service.remove({ engineId: '40', id: run?.id ?? '' }))).toEqual([])
    as(null)
    expect(await service.runs({ engineId: '40' })).toMatchObject({ ok: false, failure: { code: 'not-connected' } })
  })

  it('remembers the curve it is compared with', async () => {
    const { service } = start()
    const table = await chosen(service)
    await service.keep({ token: table.token, engineId: '40', title: '', source: '', mapping: table.guess })
    const [run] = value(await service.runs({ engineId: '40' }))
    expect(run).not.toHaveProperty('against')
    const compared = value(await service.compare({ engineId: '40', id: run?.id ?? '', against: '2' }))
    expect(compared).toEqual([{ ...run, against: '2' }])
    expect(value(await service.runs({ engineId: '40' }))).toEqual(compared)
    expect(value(await service.compare({ engineId: '40', id: 'other', against: 'stock' }))).toEqual(compared)
  })

  it('is not stored from a file that is no longer the chosen one, nor without values', async () => {
    const { service } = start()
    const old = await chosen(service)
    const table = await chosen(service)
    expect(value(await service.preview({ token: old.token, mapping: old.guess }))).toBeNull()
    expect(
      value(
        await service.keep({
          token: table.token,
          engineId: '40',
          title: '',
          source: '',
          mapping: { ...table.guess, rpm: 9 }
        })
      )
    ).toBeNull()
    expect(
      value(
        await service.keep({
          token: table.token,
          engineId: '40',
          title: '',
          source: '',
          mapping: { ...table.guess, power: null, torque: null }
        })
      )
    ).toBeNull()
    expect(value(await service.runs({ engineId: '40' }))).toEqual([])
  })

  it('reports why a file is unusable, and nothing when the person cancelled', async () => {
    const { service, next } = start()
    next.file = '/gone.csv'
    expect(value(await service.choose({ opened: false }))).toEqual({
      kind: 'refused',
      file: 'gone.csv',
      problem: 'unreadable'
    })
    next.file = null
    expect(value(await service.choose({ opened: false }))).toBeNull()
  })

  it('survives when others are stored, also several at once', async () => {
    const { service } = start()
    const table = await chosen(service)
    const titles = Array.from({ length: 10 }, (_none, i) => `run ${i}`)
    await Promise.all(
      titles.map((title) =>
        service.keep({ token: table.token, engineId: '40', title, source: '', mapping: table.guess })
      )
    )
    const stored = value(await service.runs({ engineId: '40' }))
    expect(stored.map(({ title }) => title).sort()).toEqual(titles)
  })

  it('is not stored unless every part is valid', async () => {
    const { service, values } = start()
    const mapping = guessMapping(
      [
        ['rpm', 'kW'],
        ['1', '2']
      ],
      ','
    )
    const good = {
      kind: 'measured',
      id: 'a',
      title: 't',
      file: 'f',
      importedAt: 'i',
      correction: 'none',
      mapping,
      rpm: [1, 2],
      power: [3, 4],
      torque: null
    }
    values.set('measured.runs.p1.40', [
      good,
      { ...good, power: [3] },
      { ...good, kind: 'curve' },
      { ...good, rpm: ['1', 2] },
      null,
      { ...good, mapping: {} }
    ])
    expect(value(await service.runs({ engineId: '40' }))).toEqual([good])
    values.set('measured.sources', [{ name: 'x', mapping: null, head: '' }, 5])
    expect((await chosen(service)).sources).toEqual([])
  })
})
