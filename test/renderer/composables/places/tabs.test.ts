import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_TABS, useTabs } from '@/composables/places/tabs'
import { matchesInitial, readTabs, writeTabs } from '@/composables/places/tabs-text'

const list = () => ({ filter: '', at: { top: 0 }, chosen: [] as string[], active: null as string | null })
const restarted = (text: string) => {
  setActivePinia(createPinia())
  const tabs = useTabs()
  tabs.restore(text)
  return tabs
}
beforeEach(() => setActivePinia(createPinia()))

describe('the state of a list', () => {
  it('is one object for every visit, and survives a restart', () => {
    const tabs = useTabs()
    const state = tabs.viewState('a', list)
    Object.assign(state, { filter: 'vw', active: '7', chosen: ['x'] })
    state.at.top = 120
    expect(tabs.viewState('a', list)).toBe(state)
    expect(restarted(tabs.save()).viewState('a', list)).toEqual({
      filter: 'vw',
      active: '7',
      chosen: ['x'],
      at: { top: 120 }
    })
  })
  it('survives a run in which nobody opened the list', () => {
    const tabs = useTabs()
    tabs.viewState('a', list).filter = 'vw'
    const between = restarted(tabs.save())
    expect(restarted(between.save()).viewState('a', list).filter).toBe('vw')
  })
  it('is not saved while it is unchanged', () => {
    const tabs = useTabs()
    tabs.viewState('a', list)
    expect(tabs.save()).not.toContain('"a"')
  })
  it('of another shape is not read', () => {
    const text = writeTabs([{ entries: ['/'], at: 0, name: null, lists: [['a', { filter: 7 }]] }], 0, 10_000)
    expect(restarted(text).viewState('a', list)).toEqual(list())
  })
  it('is removed by its kind, in every tab, also when it was only saved', () => {
    const tabs = useTabs()
    for (const key of ['catalogue 1', 'feed']) tabs.viewState(key, list).filter = 'x'
    const again = restarted(tabs.save())
    again.dropStates('catalogue ')
    expect(['catalogue 1', 'feed'].map((key) => again.viewState(key, list).filter)).toEqual(['', 'x'])
  })
  it('belongs to its tab', () => {
    const tabs = useTabs()
    const first = tabs.activeId
    tabs.viewState('a', list).filter = 'one'
    tabs.open('/compare')
    expect(tabs.viewState('a', list).filter).toBe('')
    tabs.activeId = first
    expect(tabs.viewState('a', list).filter).toBe('one')
  })
})

describe('tabs', () => {
  it('open beside the active one, move around the ends, and show a neighbour after closing', () => {
    const tabs = useTabs()
    const first = tabs.activeId
    tabs.open('/compare')
    const second = tabs.activeId
    tabs.activeId = first
    tabs.open('/feed')
    expect(tabs.all.map(({ entries }) => entries[0])).toEqual(['/', '/feed', '/compare'])
    expect([tabs.neighbour(1), tabs.neighbour(-1)]).toEqual([second, first])
    tabs.close(tabs.activeId)
    expect(tabs.activeId).toBe(second)
    tabs.close(second)
    tabs.close(first)
    expect(tabs.all.map(({ id }) => id)).toEqual([first])
  })
  it('are twelve at most', () => {
    const tabs = useTabs()
    while (tabs.open('/feed'));
    expect(tabs.all).toHaveLength(MAX_TABS)
  })
  it('come back with their names, histories and the active one', () => {
    const tabs = useTabs()
    tabs.open('/compare')
    Object.assign(tabs.active, { entries: ['/compare', '/feed'], at: 1, name: 'Corsale' })
    const again = restarted(tabs.save())
    expect(again.all.map(({ entries, at, name }) => ({ entries, at, name }))).toEqual([
      { entries: ['/'], at: 0, name: null },
      { entries: ['/compare', '/feed'], at: 1, name: 'Corsale' }
    ])
    expect(again.active.name).toBe('Corsale')
  })
})

describe('the text of the tabs', () => {
  const tab = (lists: [string, unknown][]) => ({ entries: ['/a', '/b'], at: 1, name: null, lists })
  it.each([
    '',
    'no json',
    '{}',
    '{"tabs":[]}',
    '{"tabs":[{"entries":["//x"],"at":0}]}',
    '{"tabs":[{"entries":["/"],"at":3}]}'
  ])('is rejected: %s', (text) => expect(readTabs(text, 12)).toBeNull())
  it('leaves out lists, then tabs, and is never too long', () => {
    const long = [tab([['a', 'x'.repeat(500)]]), tab([['b', 'y']])]
    expect(readTabs(writeTabs(long, 1, 1000), 12)!.tabs.map(({ lists }) => lists.length)).toEqual([1, 1])
    expect(readTabs(writeTabs(long, 1, 300), 12)!.tabs.map(({ lists }) => lists.length)).toEqual([0, 0])
    expect(readTabs(writeTabs(long, 1, 90), 12)!.tabs.map(({ entries }) => entries)).toEqual([['/b']])
    expect(writeTabs(long, 1, 10)).toBe('')
  })
  it('has the newest thirty addresses and lists', () => {
    const entries = Array.from({ length: 80 }, (_none, at) => `/${at}`)
    const lists = entries.map((one) => [one, 1] as const)
    const [read] = readTabs(writeTabs([{ entries, at: 79, name: null, lists }], 0, 100_000), 12)!.tabs
    expect([read!.entries.length, read!.entries.at(-1), read!.at, read!.lists.length]).toEqual([30, '/79', 29, 30])
  })
  it('compares shapes', () => {
    expect(matchesInitial({ a: [1], b: 'x', c: 1 }, { a: [], b: null })).toBe(true)
    expect(matchesInitial({ a: {} }, { a: [] })).toBe(false)
    expect(matchesInitial(null, {})).toBe(false)
    expect(matchesInitial({ b: 7 }, { b: null })).toBe(false)
  })
})
