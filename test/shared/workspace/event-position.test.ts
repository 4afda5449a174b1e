import { describe, expect, it } from 'vitest'
import {
  isRolledBack,
  missedBetween,
  positionAfter,
  restart,
  START,
  type EventPosition,
  type MissedTime,
  type StreamEntry,
  type StreamPage
} from '@shared/workspace/event-position'
import { random as seeded } from '../../helpers/random'

const entry = (number: number, atMs = number * 1000): StreamEntry => ({ id: `${atMs}-0`, number, sealed: 'x' })
const page = (entries: readonly StreamEntry[], more: Partial<StreamPage> = {}): StreamPage => ({
  nowMs: 100_000,
  epoch: 'one',
  last: entries.at(-1)?.number ?? 0,
  entries,
  ...more
})
const at = (number: number, more: Partial<EventPosition> = {}): EventPosition => ({
  epoch: 'one',
  number,
  id: `${number * 1000}-0`,
  atMs: number * 1000,
  ...more
})

describe('how far a computer has read the shared events', () => {
  it('misses nothing at first, and nothing without a gap', () => {
    expect(missedBetween(START, page([entry(7), entry(8)]))).toBeNull()
    expect(missedBetween(at(6), page([entry(7), entry(8)]))).toBeNull()
    expect(missedBetween(at(6), page([], { last: 6 }))).toBeNull()
  })

  it('reports the time of events deleted before, between and after', () => {
    expect(missedBetween(at(3), page([entry(7)]))).toEqual({ fromMs: 3000, toMs: 7000 })
    expect(missedBetween(at(3), page([entry(4), entry(7), entry(9)]))).toEqual({ fromMs: 4000, toMs: 9000 })
    expect(missedBetween(at(3), page([], { last: 5 }))).toEqual({ fromMs: 3000, toMs: 100_000 })
    expect(missedBetween(at(0, { epoch: '' }), page([entry(2)]))).toEqual({ fromMs: 0, toMs: 2000 })
  })

  it('detects replaced data, and reads possibly new events again', () => {
    expect(isRolledBack(at(5), page([], { last: 5 }))).toBe(false)
    expect(isRolledBack(at(5), page([], { last: 4 }))).toBe(true)
    expect(isRolledBack(at(5), page([entry(9)], { epoch: 'two' }))).toBe(true)
    expect(isRolledBack(START, page([entry(9)], { epoch: 'two' }))).toBe(false)
    const again = restart(at(90), page([], { epoch: 'two' }))
    expect(again).toEqual({ epoch: 'two', number: -1, id: '30000-0', atMs: 90_000 })
    expect(missedBetween(again, page([entry(40)]))).toBeNull()
  })

  it('advances only past stored events', () => {
    const two = page([entry(4), entry(5)])
    expect(positionAfter(at(3), two, [entry(4)])).toEqual(at(4))
    expect(positionAfter(at(3), two, [])).toEqual(at(3))
    expect(positionAfter(at(3), page([], { last: 3 }), [])).toEqual(at(3, { atMs: 100_000 }))
  })

  it('reads each event once or reports its time as missed, in 2 000 random schedules', () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= 2000; seed++) {
      const random = seeded(seed).next
      let stream: StreamEntry[] = []
      let last = 0
      let nowMs = 1000
      let position: EventPosition | null = null
      const read: number[] = []
      const holes: MissedTime[] = []
      const times = new Map<number, number>()
      let first = Infinity
      const look = (): void => {
        const from = position ?? START
        const after = stream.filter(({ id }) => Number.parseInt(id, 10) > Number.parseInt(from.id, 10)).slice(0, 3)
        const found: StreamPage = { nowMs, epoch: 'one', last, entries: after }
        const hole = missedBetween(from, found)
        if (hole) holes.push(hole)
        const taken = random() < 0.8 ? after : after.slice(0, 1)
        read.push(...taken.map(({ number }) => number))
        if (position === null) first = after[0]?.number ?? last + 1
        position = positionAfter(from, found, taken)
      }
      for (let step = 0; step < 60; step++) {
        nowMs += 1 + Math.floor(random() * 1000)
        const what = random()
        if (what < 0.5) {
          stream.push({ id: `${nowMs}-0`, number: ++last, sealed: 'x' })
          times.set(last, nowMs)
        } else if (what < 0.65) stream = stream.slice(Math.floor(random() * 4))
        else look()
      }
      for (let more = 0; more < 80; more++) look()
      if (read.some((number, n) => n > 0 && number <= read[n - 1]!)) wrong.push(`seed ${seed}: ${read.join()}`)
      const all = new Set(read)
      for (let number = first; number <= last; number++) {
        const time = times.get(number)!
        const isMissed = holes.some(({ fromMs, toMs }) => fromMs <= time && time <= toMs)
        if (!all.has(number) && !isMissed) wrong.push(`seed ${seed}: event ${number}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
