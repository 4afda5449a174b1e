import { truncate, escapeInvisible } from './safe-text'

export interface JsonTreeRow {
  /** JSON pointer as mappings write it; '' for the root. */
  readonly pointer: string
  readonly depth: number
  /** Property name or list index; '' for the root. */
  readonly name: string
  readonly type: 'object' | 'list' | 'text' | 'number' | 'truth' | 'null'
  /** Clipped single-line text of a scalar; '' for containers. */
  readonly value: string
  /** Entries of an object or list. */
  readonly size: number
  readonly open: boolean
}

const MAX_VALUE_LENGTH = 300
/** Entries of one container that become rows. */
export const MAX_ENTRIES = 5000

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

function typeOf(value: unknown): JsonTreeRow['type'] {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'object'
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'truth' : 'number'
}

/** Value at a JSON pointer; undefined when there is none. */
export function jsonValueAt(body: unknown, place: string): unknown {
  let value = body
  for (const name of place.split('/').slice(1))
    value = isContainer(value)
      ? (value as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')]
      : undefined
  return value
}

/**
 * Rows of the visible nodes.
 *
 * @param opened pointers of the open nodes
 */
export function jsonTreeRows(body: unknown, opened: ReadonlySet<string>): readonly JsonTreeRow[] {
  const rows: JsonTreeRow[] = []
  const add = (value: unknown, name: string, place: string, depth: number): void => {
    const many = isContainer(value)
    const entries: readonly (readonly [string, unknown])[] = many && opened.has(place) ? entriesOf(value) : []
    const text = many
      ? ''
      : escapeInvisible(truncate(String(value as string | number | bigint | boolean | null), MAX_VALUE_LENGTH)).replace(
          /\s+/g,
          ' '
        )
    rows.push({
      pointer: place,
      depth,
      name: escapeInvisible(truncate(name, MAX_VALUE_LENGTH)),
      type: typeOf(value),
      value: text,
      size: many ? (Array.isArray(value) ? value.length : Object.keys(value).length) : 0,
      open: many && opened.has(place)
    })
    for (const [key, entry] of entries) add(entry, key, `${place}/${escaped(key)}`, depth + 1)
  }
  add(body, '', '', 0)
  return rows
}
function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry, at) => [String(at), entry] as const)
  return Object.keys(value)
    .slice(0, MAX_ENTRIES)
    .map((name) => [name, (value as Record<string, unknown>)[name]] as const)
}

/** Nodes open at first: the root and its small children. */
export function initiallyOpened(body: unknown): Set<string> {
  const opened = new Set([''])
  if (!isContainer(body)) return opened
  let rows = entriesOf(body).length
  for (const [name, entry] of entriesOf(body)) {
    const size = isContainer(entry) ? entriesOf(entry).length : 0
    if (size === 0 || size > 40 || rows + size > 120) continue
    rows += size
    opened.add(`/${escaped(name)}`)
  }
  return opened
}
