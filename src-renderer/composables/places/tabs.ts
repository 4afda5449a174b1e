/** The tabs of the window. A tab is a history of addresses and the states of its views. */
import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import { MAX_VIEW_LENGTH } from '@contract/channels/app'
import { matchesInitial, readTabs, writeTabs } from './tabs-text'

/** State of a view with its first value, which is not saved. */
interface ViewState {
  readonly state: object
  readonly initial: string
}
export interface Tab {
  readonly id: number
  /** Addresses, the oldest first. */
  entries: readonly string[]
  /** Index of the current entry. */
  at: number
  /** Name of the car on the page; null: the page has its own title. */
  name: string | null
  readonly viewStates: Map<string, ViewState>
  /** States of the last run that no view asked for yet. */
  readonly saved: Map<string, unknown>
}

export const MAX_TABS = 12
const START = '/'

/** The state of a view in a tab; read once by each mounted view. */
function stateIn<T extends object>({ viewStates, saved }: Tab, key: string, initial: () => T): T {
  const known = viewStates.get(key)
  // the views used last stay when the text has no room for all
  viewStates.delete(key)
  const start = initial()
  const before = saved.get(key)
  saved.delete(key)
  const entry = known ?? {
    state: shallowReactive(matchesInitial(before, start) ? { ...start, ...(before as object) } : start),
    initial: JSON.stringify(start)
  }
  viewStates.set(key, entry)
  return entry.state as T
}
const isChanged = ({ state, initial }: ViewState): boolean => JSON.stringify(state) !== initial
const toSave = ({ entries, at, name, viewStates, saved }: Tab) => ({
  entries,
  at,
  name,
  lists: [...saved, ...[...viewStates].flatMap(([key, one]) => (isChanged(one) ? [[key, one.state] as const] : []))]
})

function replaceEntriesOf(tab: Tab, replace: (address: string) => string): void {
  const current = tab.entries[tab.at]
  tab.entries = tab.entries.map(replace)
  if (tab.entries[tab.at] !== current) tab.name = null
}

export const useTabs = defineStore('tabs', () => {
  let lastId = 0
  const createTab = (
    entries: readonly string[],
    at = 0,
    name: string | null = null,
    saved: Tab['saved'] = new Map()
  ): Tab => shallowReactive({ id: ++lastId, entries, at, name, viewStates: new Map(), saved })

  const first = createTab([START])
  const all = shallowRef<readonly Tab[]>([first])
  const activeId = ref(first.id)
  const active = computed<Tab>(() => all.value.find(({ id }) => id === activeId.value) ?? all.value[0]!)

  /** Opens a tab beside the active one; false: there are `MAX_TABS`. */
  function open(address: string): boolean {
    if (all.value.length >= MAX_TABS) return false
    const tab = createTab([address])
    all.value = all.value.toSpliced(all.value.indexOf(active.value) + 1, 0, tab)
    activeId.value = tab.id
    return true
  }
  /** The tab beside a closed active one becomes active. The last tab stays. */
  function close(id: number): void {
    const at = all.value.findIndex((tab) => tab.id === id)
    if (at < 0 || all.value.length === 1) return
    const rest = all.value.toSpliced(at, 1)
    if (id === activeId.value) activeId.value = rest[Math.min(at, rest.length - 1)]!.id
    all.value = rest
  }
  /** Id of the tab so many places further, round and round. */
  function neighbour(step: 1 | -1): number {
    const { length } = all.value
    return all.value[(all.value.indexOf(active.value) + step + length) % length]!.id
  }

  /** Replaces the tabs by those of a saved text; false: it has none. */
  function restore(text: string): boolean {
    const saved = readTabs(text, MAX_TABS)
    if (!saved) return false
    all.value = saved.tabs.map(({ entries, at, name, lists }) => createTab(entries, at, name, new Map(lists)))
    activeId.value = all.value[saved.active]!.id
    return true
  }
  const viewState = <T extends object>(key: string, initial: () => T): T => stateIn(active.value, key, initial)
  /** Forgets states whose key begins so, in every tab. */
  function dropStates(prefix: string): void {
    for (const { viewStates, saved } of all.value)
      for (const map of [viewStates, saved]) for (const key of map.keys()) if (key.startsWith(prefix)) map.delete(key)
  }
  /** Replaces addresses in the histories of all tabs. A tab with another current address loses its name. */
  const replaceEntries = (replace: (address: string) => string): void =>
    all.value.forEach((tab) => replaceEntriesOf(tab, replace))
  const save = (): string => writeTabs(all.value.map(toSave), all.value.indexOf(active.value), MAX_VIEW_LENGTH)

  return { all, active, activeId, viewState, dropStates, replaceEntries, open, close, neighbour, restore, save }
})

/** The state of a view: kept for going back, for its tab and for the next run. `initial` has plain values only. */
export function useViewState<T extends object>(key: string, initial: () => T): T {
  return useTabs().viewState(key, initial)
}
