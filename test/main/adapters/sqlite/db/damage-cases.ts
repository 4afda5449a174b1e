/** Damages databases at random, the same way for the same seed, and uses what is left as the program does. */
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { vi } from 'vitest'
import {
  openCatalogueStore,
  openEventStore,
  openUserStore,
  type WorkerOptions
} from '../../../../../src-main/adapters/sqlite'
import type { EngineId } from '@shared/catalogue/ids'
import type { Cached } from '@shared/ports/stores/catalogue-store'
import type { StoreIssue } from '@shared/ports/stores/store-failure'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import { random, type Random } from '../../../../helpers/random'
import { event, FakeSecrets, status, ticketNo } from '../support/feed-store-helpers'
import { desk, detail, engine, fillFamiliar, NOW, path } from '../support/store-helpers'
import { startInProcess } from '../support/start-in-process'

export type Kind = 'cache' | 'person' | 'feed'
const FILES: Readonly<Record<Kind, string>> = { cache: 'cache.db', person: 'person.db', feed: 'feed.db' }
const PAGE = 4096
const DAY = 86_400_000

/** Dependencies of a store, and the findings and integrity checks they record. */
function recordingDeps() {
  const findings: StoreIssue[] = []
  const clock = new FakeClock({ wall: NOW })
  let looking = 0
  const startWorker = (plan: WorkerOptions): Worker => {
    const worker = startInProcess(plan)
    if (plan.role.endsWith('-check')) {
      looking++
      worker.once('exit', () => looking--)
    }
    return worker
  }
  return {
    deps: { startWorker, clock, log: new FakeLog(), onFinding: (finding: StoreIssue) => void findings.push(finding) },
    seen: {
      findings,
      clock,
      lookedThrough: () => vi.waitUntil(() => looking === 0, { timeout: 600_000, interval: 1 })
    }
  }
}

interface Used {
  /** By name, in order; one throws where an answer is wrong. */
  readonly steps: Readonly<Record<string, () => Promise<unknown>>>
  readonly findings: readonly StoreIssue[]
  readonly clock: FakeClock
  readonly lookedThrough: () => Promise<unknown>
  /** The present data of `filledFolder`, without the data that `steps` delete. */
  contents(): Promise<readonly string[]>
  close(): Promise<void>
}

/** As the services show it: an impossible time would fail the whole list. */
function times(...ms: readonly (number | null | undefined)[]): void {
  for (const one of ms) if (one !== null && one !== undefined) new Date(one).toISOString()
}
function same(read: unknown, expected: unknown): void {
  if (JSON.stringify(read) !== JSON.stringify(expected))
    throw new Error(`read ${JSON.stringify(read)?.slice(0, 200)} instead of ${JSON.stringify(expected)}`)
}

function useCache(folder: string, mark: number): Used {
  const { deps, seen } = recordingDeps()
  const store = openCatalogueStore({ file: join(folder, FILES.cache), ...deps })
  const d = desk(store)
  const picture = new Uint8Array([mark & 255, mark >> 8])
  const name = `Written ${mark}`
  return {
    ...seen,
    close: () => store.close(),
    // a list that is not there is asked for again; one that is there must be whole
    contents: async () => {
      const lists = await Promise.all([
        d.read('manufacturers', { vehicle_type_id: '1' }),
        d.read('models', { manufacturer_id: '10' }),
        d.read('generations', { model_id: '100' }),
        d.read('engines', { generation_id: '1100' })
      ])
      return [3, 2, 2, 2].flatMap((length, at) =>
        lists[at] === null || lists[at]?.data?.length === length ? [`list ${at}`] : []
      )
    },
    steps: {
      read: async () => {
        const held: (Cached<unknown> | null)[] = [
          await d.read('types', {}),
          await d.read('performance', { generation_id: '1000', engine_id: '1' }),
          await d.read('search', { query: 'golf' })
        ]
        for (const id of ['10', '11']) held.push(await d.read('models', { manufacturer_id: id }))
        for (const id of ['1000', '1001', '1100']) held.push(await d.read('engines', { generation_id: id }))
        for (const id of ['1', '2', '3', '5']) held.push(await d.read('engine', { engine_id: id }))
        for (const one of held) times(one?.fetchedAtMs, one?.checkedAtMs, one?.goneSinceMs)
      },
      search: async () => {
        for (const query of ['320d', 'golf tdi', 'edc17', 'bmv']) await d.search(query)
      },
      'look over': async () => {
        await store.statistics()
        times(
          ...(await store.readiness('p1', [{ kind: 'manufacturer', id: '10' }], 'en')).map((one) => one.fetchedAtMs)
        )
        await store.engineMarks('p1', ['1', '2'] as EngineId[], ['KESS3'], 'en', null)
        await store.body('p1', 'engine', { engine_id: '1' as EngineId }, 'en')
        await store.pathsOf('p1', '1' as EngineId)
        for (const n of [1, 2, 3]) await store.picture(`https://x/${n}`)
      },
      write: async () => {
        await d.write('engines', { generation_id: '1000' }, [engine('1', name), engine('7', `${name} b`)], {
          at: NOW + mark
        })
        await d.write(
          'engine',
          { engine_id: '1' },
          detail('1', name, { options: [], read_tools: [{ id: '1', name: 'KESS3' }] as never }),
          { at: NOW + mark }
        )
        await d.write('search', { query: 'x' }, [], { at: NOW + mark })
        await store.putPicture('https://x/1', 'image/png', picture)
      },
      'read back': async () => {
        same(
          (await d.read('engines', { generation_id: '1000' }))?.data?.map((one) => one.name),
          [name, `${name} b`]
        )
        same((await d.read('engine', { engine_id: '1' }))?.data?.name, name)
        same([...((await store.picture('https://x/1'))?.bytes ?? [])], [...picture])
        same((await d.search(name)).length > 0, true)
      },
      tidy: async () => {
        await store.trim({ maxBytes: 1_000_000_000, maxPictureBytes: 1 }, ['1' as EngineId], [])
        await store.expire(NOW - DAY * 400)
      }
    }
  }
}

function usePerson(folder: string, mark: number): Used {
  const { deps, seen } = recordingDeps()
  const store = openUserStore({ file: join(folder, FILES.person), ...deps })
  const id = '1' as EngineId
  const number = `W26-${mark}`
  return {
    ...seen,
    close: () => store.close(),
    contents: async () => {
      const found = [
        ...(await store.favourites('p1')).map((one) => `favourite ${one.path.engines}`),
        ...(await store.recents('p1')).map((one) => `recent ${one.path.engines}`),
        ...(await store.searches('p1')).map((one) => `search ${one.query}`),
        ...(await store.searchHistory('p1')).map((one) => `searched ${one.query}`)
      ]
      for (let n = 1; n <= 30; n++) {
        if (await store.note('p1', String(n) as EngineId)) found.push(`note ${n}`)
        if (await store.sheet(`K26-${n}`)) found.push(`sheet ${n}`)
      }
      for (const name of ['packs', 'sheet.shop']) if ((await store.value(name)) !== null) found.push(`value ${name}`)
      return found.filter((one) => !one.includes(' query '))
    },
    steps: {
      read: async () => {
        times(
          ...(await store.favourites('p1')).map((one) => one.addedAtMs),
          ...(await store.recents('p1')).map((one) => one.openedAtMs)
        )
        for (const n of ['1', '2', '30']) times((await store.note('p1', n as EngineId))?.changedAtMs)
        times(
          ...(await store.searches('p1')).map((one) => one.savedAtMs),
          ...(await store.searchHistory('p1')).map((one) => one.atMs)
        )
        for (const name of ['synonyms', 'packs', 'sheet.shop']) await store.value(name)
        for (const sheet of await store.sheets('', 100))
          times(sheet.madeAtMs, (await store.sheet(sheet.number))?.madeAtMs)
      },
      write: async () => {
        await store.setNote('p1', id, `note ${mark}`)
        await store.addFavourite('p1', path('1', '2', '3', '4', '1'), `group ${mark}`)
        await store.addRecent('p1', path('1', '2', '3', '4', '1'))
        await store.saveSearch('p1', `query ${mark}`, '', ['a'])
        await store.addToSearchHistory('p1', `query ${mark}`, '')
        await store.setValue('synonyms', [[`${mark}`]])
        const count = await store.nextSheet(2026)
        await store.removeSheet(number)
        await store.addSheet(
          {
            number,
            profile: 'p1',
            path: path('1', '2', '3', '4', '1'),
            madeAtMs: NOW,
            title: 't',
            customer: 'c',
            template: 'x',
            bytes: 1,
            digest: 'd',
            snapshot: '{}'
          },
          { year: 2026, count }
        )
      },
      'read back': async () => {
        same((await store.note('p1', id))?.text, `note ${mark}`)
        same((await store.favourites('p1')).find((one) => one.path.engines === '1')?.group, `group ${mark}`)
        same((await store.recents('p1'))[0]?.path.engines, '1')
        same(
          (await store.searches('p1')).some((one) => one.query === `query ${mark}`),
          true
        )
        same(await store.value('synonyms'), [[`${mark}`]])
        same((await store.sheet(number))?.title, 't')
        same((await store.sheets(number, 10)).length, 1)
      },
      'back up': async () => seen.clock.advance(60_000)
    }
  }
}

const feedSecrets = new FakeSecrets()

function useFeed(folder: string, mark: number): Used {
  const { deps, seen } = recordingDeps()
  const store = openEventStore({
    folder,
    secrets: feedSecrets,
    keepOpen: () => false,
    ...deps
  })
  const one = event(1000 + mark, { title: `Written ${mark}`, subject: ticketNo('T-2') })
  return {
    ...seen,
    close: () => store.close(),
    contents: async () => {
      const { items } = await store.page({ filter: {}, limit: 100 })
      const found = (await store.groups({ filter: {}, limit: 100 })).items.map(({ subject }) => `ticket ${subject.id}`)
      for (const { seq, title } of items)
        if (title === 'read error') found.push(`event ${seq}`, ...((await store.raw(seq)) ? [`body ${seq}`] : []))
      if ((await store.marks(ticketNo('T-1'))).note !== null) found.push('note')
      return [...found, ...(await store.gaps(0, NOW * 2)).map(({ source }) => `gap of ${source}`)].filter(
        (one) => one !== 'gap of webhook'
      )
    },
    steps: {
      read: async () => {
        const { items } = await store.page({ filter: {}, limit: 100 })
        for (const { seq, arrivedAtMs, orderMs, lastCopyAtMs } of items) {
          times(arrivedAtMs, orderMs, lastCopyAtMs)
          await store.event(seq)
          await store.raw(seq)
        }
        await store.page({ filter: { text: 'read error' }, limit: 10 })
        for (const group of (await store.groups({ filter: {}, limit: 100 })).items)
          times(group.lastAtMs, group.statusAtMs, group.claimedAtMs, group.snoozedUntilMs)
        await store.counts({})
        await store.unread()
        for (const ticket of ['T-1', 'T-2']) await store.marks(ticketNo(ticket))
        await store.rawAfter(0, 100, 1e6)
        for (const hole of await store.gaps(0, NOW * 2)) times(hole.fromMs, hole.toMs)
        await store.value('views')
      },
      write: async () => {
        const [answer] = await store.append([one])
        if (answer?.isNew) same(answer.event.title, `Written ${mark}`)
        const { items } = await store.page({ filter: {}, limit: 1 })
        await store.setRead({ seqs: items.map(({ seq }) => seq) }, true)
        await store.setRead({ subject: ticketNo('T-1') }, true)
        await store.setMarks(ticketNo('T-2'), { note: `note ${mark}` }, NOW)
        await store.addGap({ source: 'webhook', fromMs: NOW, toMs: NOW + mark })
        await store.setValue('views', [mark])
      },
      'read back': async () => {
        same(
          (await store.page({ filter: {}, limit: 100 })).items.some(({ title }) => title === `Written ${mark}`),
          true
        )
        same(
          (await store.groups({ filter: {}, limit: 100 })).items.some(
            ({ subject, events }) => subject.id === 'T-2' && events > 0
          ),
          true
        )
        same((await store.marks(ticketNo('T-2'))).note, `note ${mark}`)
        same(await store.value('views'), [mark])
        same(
          (await store.gaps(NOW, NOW * 2)).some(({ toMs }) => toMs === NOW + mark),
          true
        )
      },
      tidy: () => store.trim({ olderThanMs: 0, keep: 1000 })
    }
  }
}

const USE: Readonly<Record<Kind, (folder: string, mark: number) => Used>> = {
  cache: useCache,
  person: usePerson,
  feed: useFeed
}

/**
 * A folder with a database as a program leaves it that has been used, with a copy of the person's. The caller removes
 * it.
 */
export async function filledFolder(kind: Kind): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `damage-${kind}-`))
  if (kind === 'cache') {
    const store = openCatalogueStore({
      file: join(folder, FILES.cache),
      startWorker: startInProcess,
      clock: new FakeClock({ wall: NOW }),
      log: new FakeLog()
    })
    const d = desk(store)
    await fillFamiliar(d)
    for (const id of ['1', '2', '3', '5']) {
      const more = {
        options: [{ name: 'DPF', code: 'dpf', description: null, icon: 'https://x/2' }],
        remap_stages: [
          {
            stage_no: 1,
            power: 200,
            torque: 400,
            hp_values: '1,2,3'.repeat(80),
            nm_values: null,
            modifications: 'none'
          }
        ],
        read_tools: [{ id: '1', name: 'KESS3' }]
      }
      await store.write(
        'p1',
        'engine',
        { engine_id: id as EngineId },
        'en',
        detail(id, `Engine ${id}`, more as never),
        NOW,
        { body: { text: JSON.stringify({ id, text: 'x'.repeat(900) }), bytes: 900 } }
      )
    }
    await d.write('performance', { generation_id: '1000', engine_id: '1' }, {
      id: '1',
      fuel_consumption_avg: 5,
      top_speed: 230,
      zero_to_hundred: 7.5,
      top_speed_st1: 240,
      zero_to_hundred_st1: 7
    } as never)
    await d.write('search', { query: 'golf' }, [])
    for (const n of [1, 2, 3]) await store.putPicture(`https://x/${n}`, 'image/png', new Uint8Array(3000).fill(n))
    await store.close()
  } else if (kind === 'person') {
    const clock = new FakeClock({ wall: NOW - DAY })
    const store = openUserStore({
      file: join(folder, FILES.person),
      startWorker: startInProcess,
      clock,
      log: new FakeLog(),
      checkAfterMs: null
    })
    for (let n = 1; n <= 30; n++) {
      await store.setNote('p1', String(n) as EngineId, `kept ${n} ${'x'.repeat(200)}`)
      await store.addFavourite('p1', path('1', '2', '3', '4', String(n)), 'group')
      await store.addRecent('p1', path('1', '2', '3', '4', String(n)))
      await store.addSheet(
        {
          number: `K26-${n}`,
          profile: 'p1',
          path: path('1', '2', '3', '4', String(n)),
          madeAtMs: NOW,
          title: 'title',
          customer: 'customer',
          template: 'x',
          bytes: 1,
          digest: 'd',
          snapshot: JSON.stringify({ text: 'x'.repeat(500) })
        },
        { year: 2026, count: n }
      )
    }
    await store.saveSearch('p1', 'golf', '', ['a', 'b'])
    await store.addToSearchHistory('p1', 'golf', '')
    await store.setValue('synonyms', [['vw', 'volkswagen']])
    await store.setValue(
      'packs',
      Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, title: 'a pack' }))
    )
    await store.setValue('sheet.shop', { name: 'Shop', address: ['x'.repeat(400)] })
    await store.nextSheet(2026)
    await clock.advance(60_000)
    await store.recents('p1')
    await store.close()
  } else {
    const store = openEventStore({
      folder,
      secrets: feedSecrets,
      keepOpen: () => false,
      startWorker: startInProcess,
      clock: new FakeClock({ wall: NOW }),
      log: new FakeLog(),
      checkAfterMs: null
    })
    await store.append(
      Array.from({ length: 40 }, (_, n) =>
        event(n, {
          title: 'read error',
          author: 'Ana',
          subject: ticketNo(`T-${1 + (n % 5)}`),
          status: n % 3 ? null : status('answered'),
          body: Buffer.from(JSON.stringify({ n, text: 'x'.repeat(n * 40) }))
        })
      )
    )
    await store.setMarks(ticketNo('T-1'), { note: 'a note', claimedBy: 'Desk 1' }, NOW)
    await store.addGap({ source: 'mqtt', fromMs: NOW, toMs: NOW + 1000 })
    await store.setValue('views', [{ id: 'v', name: 'mine' }])
    await store.close()
  }
  return folder
}

/** Changes the bytes of a database; answers what was done. */
function damage(bytes: Buffer, r: Random): { readonly bytes: Buffer; readonly what: string } {
  const pages = bytes.length / PAGE
  const dice = r.next()
  if (dice < 0.15) return flip(r.int(0, 99))
  if (dice < 0.5) return flip(r.int(0, bytes.length - 1))
  if (dice < 0.55) {
    const length = r.int(0, bytes.length - 1)
    return { bytes: bytes.subarray(0, length), what: `cut to ${length}` }
  }
  const page = dice < 0.65 ? 0 : r.int(0, pages - 1)
  const fill = r.pick(['zeros', 'noise', 'another page', 'sector', 'part'] as const)
  const start = page * PAGE + (fill === 'sector' ? 512 * r.int(0, 7) : fill === 'part' ? r.int(0, PAGE - 64) : 0)
  const length = fill === 'sector' ? 512 : fill === 'part' ? 64 : PAGE
  const changed = Buffer.from(bytes)
  const other = r.int(0, pages - 1) * PAGE
  for (let at = start; at < start + length; at++)
    changed[at] = fill === 'zeros' ? 0 : fill === 'another page' ? bytes[other + at - start]! : r.int(0, 255)
  return {
    bytes: changed,
    what: `page ${page + 1}: ${fill} at ${start}${fill === 'another page' ? ` from ${other}` : ''}`
  }

  function flip(at: number): { bytes: Buffer; what: string } {
    const changed = Buffer.from(bytes)
    changed[at] = r.chance(0.5) ? changed[at]! ^ (1 << r.int(0, 7)) : r.int(0, 255)
    return { bytes: changed, what: `byte ${at}: ${bytes[at]} to ${changed[at]}` }
  }
}

export interface Outcome {
  readonly what: string
  /** In words what does not work after all tries and two restarts; null: everything does. */
  readonly broken: string | null
  /** All findings of all starts. */
  readonly reported: readonly StoreIssue['kind'][]
  /** Data that is missing without a finding. */
  readonly missing: readonly string[]
}

const TRIES = 5
const LOOK_MS = 31_000
const STARTS = 3

/**
 * Puts the database into a folder of its own, lets `spoil` change it there, and uses it until everything works, as a
 * person who tries again and starts again.
 */
export async function survive(
  kind: Kind,
  from: string,
  what: string,
  spoil: (file: string, folder: string) => void
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  const reported: StoreIssue['kind'][] = []
  let broken: string | null = null
  let missing: readonly string[] = []
  let mark = 0
  try {
    for (const name of readdirSync(from)) copyFileSync(join(from, name), join(folder, name))
    spoil(join(folder, FILES[kind]), folder)
    for (let start = 0; start < STARTS; start++) {
      const { steps, findings, contents, close, clock, lookedThrough } = USE[kind](folder, ++mark)
      broken = null
      for (let n = 0; n < TRIES; n++) {
        broken = await firstFailure(steps)
        // once half a minute has gone by, the file is looked through; what that finds is mended before the next
        // question is answered
        if (broken === null && n > 0) break
        await clock.advance(LOOK_MS)
        await lookedThrough()
      }
      if (broken === null && reported.length + findings.length === 0) {
        // a new query may be the first to meet the damage: then the next start counts
        const found = await contents().catch((error: unknown) => ((broken = `contents: ${String(error)}`), null))
        if (found) missing = (await originalContents(kind, from)).filter((one) => !found.includes(one))
      }
      await close().catch((error: unknown) => (broken ??= `closing: ${String(error)}`))
      reported.push(...findings.map((finding) => finding.kind))
      if (broken === null) break
    }
    return { what, broken, reported, missing: reported.length === 0 ? missing : [] }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

const original = new Map<string, readonly string[]>()
async function originalContents(kind: Kind, from: string): Promise<readonly string[]> {
  const known = original.get(from)
  if (known) return known
  const folder = mkdtempSync(join(tmpdir(), 'undamaged-'))
  try {
    for (const name of readdirSync(from)) copyFileSync(join(from, name), join(folder, name))
    const { contents, close } = USE[kind](folder, 0)
    const found = await contents()
    await close()
    original.set(from, found)
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function firstFailure(steps: Used['steps']): Promise<string | null> {
  for (const [name, run] of Object.entries(steps)) {
    try {
      await run()
    } catch (error) {
      return `${name}: ${(error as { code?: string }).code ?? ''} ${error instanceof Error ? error.message : String(error)}`
    }
  }
  return null
}

/**
 * So many damages of one database, the same for the same seed. Answers those that were not survived, or lost something
 * without a word.
 */
export async function surviveMany(kind: Kind, seed: number, count: number): Promise<readonly Outcome[]> {
  const from = await filledFolder(kind)
  const r = random(seed)
  const whole = readFileSync(join(from, FILES[kind]))
  const lost: Outcome[] = []
  try {
    for (let n = 0; n < count; n++) {
      const { bytes, what } = damage(whole, r)
      const outcome = await survive(kind, from, `${n}: ${what}`, (file) => writeFileSync(file, bytes))
      if (outcome.broken !== null || outcome.missing.length > 0) lost.push(outcome)
    }
  } finally {
    rmSync(from, { recursive: true, force: true })
  }
  return lost
}
