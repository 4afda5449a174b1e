import { beforeEach, describe, expect, it } from 'vitest'
import type { PathInput } from '@contract/channels/catalogue'
import { createCompareSelection } from '@main/services/compare/compare-selection'
import { FakeLog } from '../../../fakes/log'

const path = (engines: string, generations: string | null = '4'): PathInput => ({
  types: '1',
  manufacturers: '2',
  models: '3',
  generations,
  engines
})
let values: Map<string, unknown>
let reported: number[]
let who: string | null
let broken: boolean
const make = () =>
  createCompareSelection({
    log: new FakeLog(),
    profile: () => who,
    changed: (entries) => reported.push(entries.length),
    places: { names: async () => ({}) },
    userStore: {
      value: async (name) => structuredClone(values.get(name) ?? null),
      setValue: async (name, value) => {
        if (broken) throw new Error('disk')
        values.set(name, structuredClone(value))
      }
    }
  })
const ids = async (answer: ReturnType<ReturnType<typeof make>['entries']>) => {
  const result = await answer
  return result.ok ? result.value.map((entry) => entry.path.engines) : result.failure.code
}
beforeEach(() => {
  values = new Map()
  reported = []
  who = 'a'
  broken = false
})

describe('the comparison', () => {
  it('exists after a restart, with the whole path of each engine', async () => {
    await make().add(path('7'))
    const again = await make().entries()
    expect(again).toMatchObject({ ok: true, value: [{ path: path('7') }] })
  })

  it('refuses the fifth engine with the reason', async () => {
    const compare = make()
    for (const id of ['1', '2', '3', '4']) await compare.add(path(id))
    expect(await compare.add(path('5'))).toEqual({ ok: false, failure: { code: 'compare-full', params: { most: 4 } } })
    expect(await compare.set(['1', '2', '3', '4', '5'].map((id) => path(id)))).toMatchObject({
      ok: false,
      failure: { code: 'compare-full' }
    })
    expect(await ids(compare.entries())).toEqual(['1', '2', '3', '4'])
    expect(reported).toEqual([1, 2, 3, 4])
  })

  it('keeps both of two concurrent additions', async () => {
    const compare = make()
    await Promise.all([
      compare.add(path('1')),
      compare.add(path('2')),
      compare.remove('1', '4'),
      compare.add(path('3'))
    ])
    expect(await ids(compare.entries())).toEqual(['2', '3'])
  })

  it('notifies nobody without a change', async () => {
    const compare = make()
    await compare.add(path('1'))
    await compare.add(path('1'))
    expect(reported).toEqual([1])
  })

  it('is separate for each service', async () => {
    const compare = make()
    await compare.add(path('1'))
    who = 'b'
    expect(await ids(compare.entries())).toEqual([])
    who = null
    expect(await ids(compare.entries())).toBe('not-connected')
  })

  it('reports a storage failure', async () => {
    broken = true
    const compare = make()
    expect(await ids(compare.add(path('1')))).toBe('store-failed')
    broken = false
    expect(await ids(compare.add(path('2')))).toEqual(['2'])
  })
})
