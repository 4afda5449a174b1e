import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PlayedSource, readDemoVehicles, readRecordedEvents } from '@main/adapters/event-sources/replay'
import { DEMO_HOUR_MS, generateDemoDay, type DemoTextKey, type ReplayEvent } from '@shared/feed/demo-day'
import type { Delivery, RawEvent } from '@shared/feed/events'
import { EVENT_KINDS } from '@shared/feed/event-kinds'
import { mapEvent } from '@shared/feed/mapping/map-event'
import { windowText } from '@main/windows/texts'
import { PRESETS } from '@shared/feed/mapping/mapping-presets'
import { FakeClock, settled } from '../../../fakes/clock'

const played = (...atMs: number[]): ReplayEvent[] =>
  atMs.map((at, n) => ({ atMs: at, kind: 'ticket_opened', body: `{"id":${n}}`, headers: {} }))

describe('a replay', () => {
  let clock: FakeClock
  let source: PlayedSource
  let got: RawEvent[]
  let answer: () => Delivery

  beforeEach(async () => {
    clock = new FakeClock()
    got = []
    answer = () => ({ outcome: 'stored' })
    source = new PlayedSource({ id: 'replay', clock, random: () => 0 })
    await source.start((event) => {
      const delivery = answer()
      if (delivery.outcome === 'stored') got.push(event)
      return Promise.resolve(delivery)
    })
  })
  afterEach(() => source.stop())

  it('keeps the recorded pauses, divided by the speed, up to a minute', async () => {
    await source.play(played(0, 10_000, 10_000_000), 2)
    await settled()
    expect(got).toHaveLength(1)
    await clock.advance(4999)
    expect(got).toHaveLength(1)
    await clock.advance(1)
    expect(got).toHaveLength(2)
    expect(source.status()).toMatchObject({ state: 'listening', progress: { done: 2, total: 3 } })
    await clock.advance(60_000)
    expect(got).toHaveLength(3)
    expect(source.status()).toMatchObject({ state: 'off', progress: null })
  })

  it('plays without pauses as one catch-up', async () => {
    await source.play(played(...Array.from({ length: 450 }, (_, n) => n * 1000)), 0)
    await source.finished()
    expect(got).toHaveLength(450)
    expect(got.every(({ catchUp }) => catchUp)).toBe(true)
  })

  it('stops on request', async () => {
    await source.play(played(0, 1000, 2000), 1)
    await clock.advance(1000)
    await source.halt()
    await clock.advance(10_000)
    expect(got).toHaveLength(2)
    expect(source.status().state).toBe('off')
  })

  it('is one only when two are started during another, and stops on request', async () => {
    await source.play(played(0, 1000, 2000), 1)
    await settled()
    await Promise.all([source.play(played(0, 1000, 2000), 1), source.play(played(0, 1000, 2000), 1)])
    await settled()
    got.length = 0
    await clock.advance(1000)
    expect(got).toHaveLength(1)
    await source.halt()
    await clock.advance(10_000)
    expect(got).toHaveLength(1)
  })

  it('stops also one that waits for another to end', async () => {
    await source.play(played(0, 1000), 1)
    await settled()
    const next = source.play(played(0, 1000), 1)
    await Promise.all([source.halt(), next])
    got.length = 0
    await clock.advance(10_000)
    expect(got).toEqual([])
  })

  it('waits while nothing can be stored', async () => {
    let tries = 0
    answer = () => (++tries === 1 ? { outcome: 'not-stored', reason: 'store' } : { outcome: 'stored' })
    await source.play(played(0), 1)
    await settled()
    expect(source.status().problem).toEqual({ code: 'store' })
    await clock.advance(2000)
    expect(got).toHaveLength(1)
  })
})

const CAP = 5 * 1024 * 1024

describe('a file of recorded events', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feed-lines-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const file = async (text: string | Buffer): Promise<string> => {
    const name = join(folder, 'events.jsonl')
    await writeFile(name, text)
    return name
  }

  it('is read line by line, with unchanged bodies', async () => {
    const name = await file(
      '\uFEFF{"kind":"ticket_opened","at":"2026-03-02T08:00:00+01:00","body": {"id": 9223372036854775807, "x": [1, "}"] } }\n\n{"body":"{\\"id\\":1}","headers":{"X-Who":"me"},"kind":"project_update"}\r\n'
    )
    expect(await readRecordedEvents(name, 5, CAP)).toEqual([
      {
        atMs: Date.parse('2026-03-02T07:00:00Z'),
        kind: 'ticket_opened',
        body: '{"id": 9223372036854775807, "x": [1, "}"] }',
        headers: {}
      },
      { atMs: Date.parse('2026-03-02T07:00:00Z'), kind: 'project_update', body: '{"id":1}', headers: { 'x-who': 'me' } }
    ])
  })

  it('may contain bodies that are not JSON', async () => {
    expect(await readRecordedEvents(await file('{"kind":"a","body":"hello"}\n'), 5, CAP)).toEqual([
      { atMs: 5, kind: 'a', body: 'hello', headers: {} }
    ])
  })

  it('reports the line without an event', async () => {
    expect(await readRecordedEvents(await file('{"kind":"a","body":1}\n{"kind":"a"}\n'), 0, CAP)).toEqual({
      problem: 'no-event',
      line: 2
    })
    // read as text, its bytes would be others
    const notUtf8 = Buffer.concat([
      Buffer.from('{"kind":"a","body":1}\n{"kind":"a","body":"'),
      Buffer.from([0xff]),
      Buffer.from('"}\n')
    ])
    expect(await readRecordedEvents(await file(notUtf8), 0, CAP)).toEqual({ problem: 'no-event', line: 2 })
    expect(await readRecordedEvents(await file('\n'), 0, CAP)).toEqual({ problem: 'empty' })
    expect(await readRecordedEvents(join(folder, 'missing'), 0, CAP)).toEqual({ problem: 'unreadable' })
  })

  it('stops at a line longer than an event', async () => {
    const long = JSON.stringify({ kind: 'a', body: 'x'.repeat(200_000) })
    expect(await readRecordedEvents(await file(`{"kind":"a","body":1}\n${long}\n`), 0, 100_000)).toEqual({
      problem: 'long-line',
      line: 2
    })
    expect(await readRecordedEvents(await file(long), 0, 200_000)).toMatchObject([{ kind: 'a' }])
    // of many bytes in few characters, and without an end
    expect(await readRecordedEvents(await file(`{"kind":"a","body":"${'€'.repeat(200_000)}`), 0, 100_000)).toEqual({
      problem: 'long-line',
      line: 1
    })
  })

  it('yields to other work between its lines', async () => {
    const name = await file(
      Array.from({ length: 40 }, (_, n) => JSON.stringify({ kind: 'a', body: { n, text: 'x'.repeat(300_000) } })).join(
        '\n'
      )
    )
    let turns = 0
    let going = true
    const count = (): void => {
      turns++
      if (going) setImmediate(count)
    }
    setImmediate(count)
    const events = await readRecordedEvents(name, 0, CAP)
    expect(events).toHaveLength(40)
    expect(turns).toBeGreaterThanOrEqual(40)
    const source = new PlayedSource({ id: 'replay', clock: new FakeClock(), random: () => 0 })
    turns = 0
    await source.start(() => Promise.resolve({ outcome: 'stored' }))
    await source.play(events as ReplayEvent[], 0)
    await source.finished()
    going = false
    expect(turns).toBeGreaterThanOrEqual(39)
  })
})

describe('the demo day', () => {
  const english = (key: DemoTextKey): string => windowText('en', `demo.${key}`)

  it('has all ten kinds in order, about engines of the demo catalogue', async () => {
    const vehicles = await readDemoVehicles(resolve(import.meta.dirname, '../../../../resources/demo'), 8)
    expect(vehicles).toHaveLength(8)
    const day = generateDemoDay(vehicles, Date.parse('2026-03-02T17:00:00Z'), english)
    expect(new Set(day.map(({ kind }) => kind))).toEqual(new Set(EVENT_KINDS))
    expect(day.map(({ atMs }) => atMs)).toEqual(day.map(({ atMs }) => atMs).sort((a, b) => a - b))
    expect(day.every(({ atMs }) => Number.isInteger(atMs))).toBe(true)
    expect(day.at(-1)?.atMs).toBe(Date.parse('2026-03-02T17:00:00Z'))
    const facts = day.map(({ kind, body }) => mapEvent(PRESETS, kind, JSON.parse(body), 'x'))
    expect(facts.every(({ reading, statedAtMs }) => reading === 'mapped' && statedAtMs !== null)).toBe(true)
    const ids = new Set(vehicles.map(({ engineId }) => String(engineId)))
    expect(
      facts
        .filter(({ subject }) => subject.type === 'project')
        .every(({ engineId }) => engineId !== null && ids.has(engineId))
    ).toBe(true)
    expect(generateDemoDay(vehicles, 5e12, english)).toEqual(generateDemoDay(vehicles, 5e12, english))
  })

  it('begins its last hour with one project in progress and all others finished', async () => {
    const vehicles = await readDemoVehicles(resolve(import.meta.dirname, '../../../../resources/demo'), 9)
    for (const seed of [1, 2, 3]) {
      const end = Date.parse('2026-03-02T17:00:00Z')
      const past = generateDemoDay(vehicles, end, english, seed).filter(({ atMs }) => atMs <= end - DEMO_HOUR_MS)
      const state = new Map(
        past
          .map(({ kind, body }) => mapEvent(PRESETS, kind, JSON.parse(body), 'x'))
          .filter(({ subject }) => subject.type === 'project')
          .map(({ subject, status }) => [subject.id, status?.word])
      )
      expect([...state.values()].toSorted()).toEqual([...Array<string>(8).fill('finished'), 'in-progress'])
      expect(past.length).toBeGreaterThan(40)
    }
  })

  it('has tickets whose answers fit their questions', async () => {
    const vehicles = await readDemoVehicles(resolve(import.meta.dirname, '../../../../resources/demo'), 9)
    const bodies = generateDemoDay(vehicles, 5e12, english).map(
      ({ body }) => JSON.parse(body) as { messages?: unknown[] }
    )
    const longest = bodies.map(({ messages }) => messages ?? []).findLast(({ length }) => length === 3)
    expect(longest).toMatchObject([
      { text: expect.stringContaining('The tool stops at 40 %'), is_from_staff: false },
      { text: expect.stringContaining('stable supply of 13.8 V'), is_from_staff: true },
      { text: expect.stringContaining('That worked'), is_from_staff: false }
    ])
  })
})
