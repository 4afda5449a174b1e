/**
 * The history of the active tab, for the router. The address of the page shows its current entry, and so does the
 * session history of the platform; a navigation that the platform starts continues the history of the tab.
 */
import { watch } from 'vue'
import type { RouterHistory } from 'vue-router'
import type { useTabs } from '@/composables/places/tabs'
import { trimEntries } from '@/composables/places/tabs-text'

type Tabs = ReturnType<typeof useTabs>
type Listener = Parameters<RouterHistory['listen']>[0]

const addressOfPage = (): string => window.location.hash.slice(1) || '/'

function createEntries(tabs: Tabs) {
  const current = (): string => tabs.active.entries[tabs.active.at] ?? '/'
  const state = () => {
    const { id, entries, at } = tabs.active
    return {
      back: entries[at - 1] ?? null,
      current: current(),
      forward: entries[at + 1] ?? null,
      position: at,
      tab: id
    }
  }
  return {
    current,
    state,
    write: (how: 'pushState' | 'replaceState'): void => window.history[how](state(), '', `#${current()}`),
    append(address: string): void {
      const { entries, at } = tabs.active
      Object.assign(tabs.active, trimEntries([...entries.slice(0, at + 1), address], at + 1))
    },
    replace(address: string): void {
      tabs.active.entries = tabs.active.entries.with(tabs.active.at, address)
    },
    /** Follows the platform; returns the number of steps, 0 for a new address. */
    follow(address: string, entry: unknown): number {
      const { tab, position } = (entry ?? {}) as { tab?: number; position?: number }
      const isKnown = tab === tabs.activeId && position !== undefined && tabs.active.entries[position] === address
      const delta = isKnown ? position - tabs.active.at : 0
      if (isKnown) tabs.active.at = position
      else this.append(address)
      return delta
    }
  }
}

class TabHistory implements RouterHistory {
  readonly base = ''
  readonly #tabs: Tabs
  readonly #entries: ReturnType<typeof createEntries>
  readonly #listeners = new Set<Listener>()
  readonly #stopWatching: () => void
  #shown = addressOfPage()

  constructor(tabs: Tabs) {
    this.#tabs = tabs
    this.#entries = createEntries(tabs)
    window.addEventListener('popstate', this.#popped)
    this.#stopWatching = watch(
      () => tabs.activeId,
      () => this.#move('pushState', 0),
      { flush: 'sync' }
    )
    this.replace(this.#shown)
  }

  get location(): string {
    return this.#shown
  }
  get state() {
    return this.#entries.state()
  }

  push(address: string): void {
    this.#entries.append(address)
    this.#write('pushState')
  }
  replace(address: string): void {
    this.#entries.replace(address)
    this.#write('replaceState')
  }
  go(delta: number, triggerListeners = true): void {
    const { active } = this.#tabs
    if (!(active.at + delta in active.entries)) return
    active.at += delta
    if (triggerListeners) this.#move('replaceState', delta)
    else this.#write('replaceState')
  }
  listen(callback: Listener): () => void {
    this.#listeners.add(callback)
    return () => void this.#listeners.delete(callback)
  }
  createHref(address: string): string {
    return `#${address}`
  }
  destroy(): void {
    this.#stopWatching()
    this.#listeners.clear()
    window.removeEventListener('popstate', this.#popped)
  }

  readonly #popped = ({ state }: PopStateEvent): void =>
    this.#move('replaceState', this.#entries.follow(addressOfPage(), state))

  /** Shows the current entry. */
  #write(how: 'pushState' | 'replaceState'): void {
    this.#shown = this.#entries.current()
    this.#entries.write(how)
  }
  /** Shows the current entry and tells the router. */
  #move(how: 'pushState' | 'replaceState', delta: number): void {
    const from = this.#shown
    this.#write(how)
    const info = { type: 'pop', direction: delta < 0 ? 'back' : delta > 0 ? 'forward' : '', delta }
    for (const listener of [...this.#listeners]) listener(this.#shown, from, info as unknown as Parameters<Listener>[2])
  }
}

export const createTabHistory = (tabs: Tabs): RouterHistory => new TabHistory(tabs)
