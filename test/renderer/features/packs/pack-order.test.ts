import { packOf } from '../../../fakes/bridge'
import { describe, expect, it } from 'vitest'
import { isCoveredByPacks, sortPacks, queuePosition } from '@/features/packs/pack-order'
import { toPackChoice } from '@/features/packs/pack-choices'
import type { EnginePath } from '@shared/catalogue/records'
import type { PackProgress } from '@contract/channels/packs'

const at = (minute: number, more: Partial<PackProgress>): PackProgress =>
  packOf({ startedAt: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`, ...more })
const PACKS = [
  at(9, { id: 'done', state: 'done' }),
  at(1, { id: 'running' }),
  at(5, { id: 'second', state: 'waiting' }),
  at(3, { id: 'first', state: 'waiting' }),
  at(2, { id: 'paused', state: 'paused' }),
  at(4, { id: 'asks', state: 'paused', asks: { calls: 58, exact: true } }),
  at(8, { id: 'cancelled', state: 'cancelled' })
]

describe('the list of packs', () => {
  it('begins with questions, then running, paused and waiting ones in their order, and ends with finished ones', () => {
    expect(sortPacks(PACKS).map(({ id }) => id)).toEqual([
      'asks',
      'running',
      'paused',
      'first',
      'second',
      'done',
      'cancelled'
    ])
  })
  it('does not move a pack that waits for a moment', () => {
    const waiting = PACKS.map((pack) =>
      pack.id === 'running' ? { ...pack, state: 'waiting' as const, waitingFor: 'person' as const } : pack
    )
    expect(sortPacks(waiting).map(({ id }) => id)).toEqual(sortPacks(PACKS).map(({ id }) => id))
  })
  it('has the position of waiting packs only', () => {
    expect(PACKS.map((pack) => queuePosition(pack, PACKS))).toEqual([null, null, 2, 1, null, null, null])
  })
})

describe('the contents of running packs', () => {
  const NOWHERE = { types: '1', manufacturers: null, models: null, generations: null, engines: null }
  const choice = (path: Partial<Record<keyof EnginePath, string>>) =>
    toPackChoice({ ...NOWHERE, ...path } as EnginePath, {})!
  const maker = choice({ manufacturers: '7' })
  const model = choice({ manufacturers: '7', models: '20' })
  const engine = choice({ manufacturers: '7', models: '20', generations: '31', engines: '40' })
  const pack = (more: Partial<PackProgress> = {}) =>
    packOf({ scopes: [{ kind: 'model', id: '20' }], languages: ['en', 'lt'], ...more })

  it('include the same place and every part of it, not its parent', () => {
    expect([maker, model, engine].map((one) => isCoveredByPacks([one], ['en'], [pack()]))).toEqual([false, true, true])
    expect(isCoveredByPacks([engine, maker], ['en'], [pack()])).toBe(false)
    expect(isCoveredByPacks([engine, maker], ['en'], [pack(), pack({ scopes: [maker.scope] })])).toBe(true)
    expect(isCoveredByPacks([], ['en'], [pack()])).toBe(false)
  })
  it('include no text in a language that the pack does not fetch', () => {
    expect([
      isCoveredByPacks([model], ['en', 'lt'], [pack()]),
      isCoveredByPacks([model], ['en', 'ru'], [pack()])
    ]).toEqual([true, false])
  })
  it.each([
    ['running', true],
    ['waiting', true],
    ['paused', true],
    ['done', false],
    ['cancelled', false]
  ] as const)('of a pack that is %s: %s', (state, so) => {
    expect(isCoveredByPacks([model], ['en'], [pack({ state })])).toBe(so)
  })
})
