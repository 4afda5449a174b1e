/** The tabs as text, for the next run. */

interface SavedTab {
  readonly entries: readonly string[]
  readonly at: number
  readonly name: string | null
  /** States by key, the one used last at the end. */
  readonly lists: readonly (readonly [string, unknown])[]
}

const MAX_ENTRIES = 30
const MAX_LISTS = 30
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

/** The newest entries, and the index of the current one among them. */
export function trimEntries(entries: readonly string[], at: number): { entries: readonly string[]; at: number } {
  const from = Math.max(0, Math.min(at, entries.length - MAX_ENTRIES))
  return { entries: entries.slice(from, from + MAX_ENTRIES), at: at - from }
}

/** Leaves out the states of lists, then further tabs, when the text has no room. */
export function writeTabs(tabs: readonly SavedTab[], active: number, maxLength: number): string {
  const trimmed = tabs.map((tab) => ({
    ...tab,
    ...trimEntries(tab.entries, tab.at),
    lists: tab.lists.slice(-MAX_LISTS)
  }))
  const current = trimmed[active]
  const attempts = [
    { active, tabs: trimmed },
    { active, tabs: trimmed.map((tab) => ({ ...tab, lists: [] })) },
    {
      active: 0,
      tabs: current
        ? [{ ...current, entries: current.entries.slice(current.at, current.at + 1), at: 0, lists: [] }]
        : []
    }
  ]
  return attempts.map((one) => JSON.stringify(one)).find((text) => text.length <= maxLength) ?? ''
}

function readTab(value: unknown): SavedTab[] {
  if (!isObject(value)) return []
  const { entries, at, name, lists } = value
  if (!Array.isArray(entries) || !entries.every(isAddress) || typeof at !== 'number' || !(at in entries)) return []
  const states = Array.isArray(lists) ? lists.filter((one) => Array.isArray(one) && typeof one[0] === 'string') : []
  return [{ entries, at, name: typeof name === 'string' ? name : null, lists: states as SavedTab['lists'] }]
}

/** null: the text has no tabs. */
export function readTabs(text: string, most: number): { tabs: readonly SavedTab[]; active: number } | null {
  try {
    const { active, tabs } = JSON.parse(text) as { active?: unknown; tabs?: unknown }
    const read = (Array.isArray(tabs) ? tabs : []).flatMap(readTab).slice(0, most)
    if (read.length === 0) return null
    return { tabs: read, active: typeof active === 'number' && active in read ? active : 0 }
  } catch {
    return null
  }
}

/** Whether a saved state has the shape of the first one; an older version may have written another. */
export function matchesInitial(saved: unknown, initial: unknown): boolean {
  if (initial === null) return saved === null || typeof saved === 'string'
  if (Array.isArray(initial)) return Array.isArray(saved)
  if (!isObject(initial)) return typeof saved === typeof initial
  return (
    isObject(saved) &&
    !Array.isArray(saved) &&
    Object.entries(initial).every(([key, one]) => matchesInitial(saved[key], one))
  )
}
