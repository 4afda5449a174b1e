/**
 * Reads values of a body by pointer (see `field-mapping.ts`). Only own properties count, so `/__proto__` and
 * `/constructor` find received values only.
 */

/** Entries of a list that `@newest` checks. */
const MOST_ENTRIES = 10_000
const MOST_STEPS = 32

/** The steps of a pointer; null: invalid. */
export function parsePointer(place: string): readonly string[] | null {
  if (!place.startsWith('/') || /~(?![01])/.test(place)) return null
  const steps = place
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.length <= MOST_STEPS ? steps : null
}

/** Size of the cache: mappings reuse their pointers, but typing in the workbench must not fill the memory. */
const MOST_KNOWN = 1000
const known = new Map<string, readonly string[] | null>()
function knownSteps(place: string): readonly string[] | null {
  let steps = known.get(place)
  if (steps === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(place, (steps = parsePointer(place)))
  }
  return steps
}

/** The value at a pointer; undefined: none. */
export function readPointer(body: unknown, place: string): unknown {
  const steps = knownSteps(place)
  if (steps === null) return undefined
  let at: unknown = body
  for (const step of steps) {
    if (Array.isArray(at)) at = entryOf(at, step)
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, step))
      at = (at as Record<string, unknown>)[step]
    else return undefined
  }
  return at
}

function entryOf(list: readonly unknown[], step: string): unknown {
  if (/^\d{1,9}$/.test(step)) return list[Number(step)]
  if (step === '@last') return list.at(-1)
  if (step === '@count') return list.length
  if (!step.startsWith('@newest:')) return undefined
  const name = step.slice('@newest:'.length)
  let newest: unknown
  let greatest: number | string | undefined
  for (const entry of list.slice(0, MOST_ENTRIES)) {
    const value = rankOf(entry, name)
    if (value === undefined) continue
    if (greatest === undefined || (typeof value === typeof greatest ? value >= greatest : typeof value === 'number')) {
      newest = entry
      greatest = value
    }
  }
  return newest ?? list.at(-1)
}

/** Times and numbers by value, also numbers in text; other texts alphabetically. */
function rankOf(entry: unknown, name: string): number | string | undefined {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, name)) return undefined
  const value = (entry as Record<string, unknown>)[name]
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value)
  if (typeof value !== 'string') return undefined
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(value)) return Number(value)
  // `Date.parse` reads "note 12" as December
  const time = /^\d{4}-\d|^[a-z]{3},? /i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? value : time
}

/** All pointers to single values, in the order of the body. Limited in number, depth and text. */
export function listPointers(
  body: unknown,
  most: number,
  clip: (text: string) => string
): readonly { readonly place: string; readonly value: string }[] {
  const found: { place: string; value: string }[] = []
  const walk = (value: unknown, place: string, depth: number): void => {
    if (found.length >= most || depth > MOST_STEPS) return
    if (typeof value === 'object' && value !== null) {
      const names = Array.isArray(value)
        ? Array.from({ length: Math.min(value.length, most) }, (_, n) => String(n))
        : Object.keys(value)
      for (const name of names) {
        if (found.length >= most) return
        walk(
          (value as Record<string, unknown>)[name],
          `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
          depth + 1
        )
      }
    } else if (place !== '')
      found.push({ place, value: value === null ? '' : clip(String(value as string | number | bigint | boolean)) })
  }
  walk(body, '', 0)
  return found
}
