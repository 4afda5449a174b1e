/** The engines to compare, each as a path: an engine alone has no place and no performance figures. */
import { LEVELS, type EnginePath } from '../catalogue/records'
import { isId } from '../catalogue/ids'
import { isObject } from '../text/json-object'

export const MAX_COMPARED = 4

/** The same engine in another generation is another column with other figures. */
export const isSameEntry = (a: EnginePath, b: EnginePath): boolean =>
  a.engines === b.engines && a.generations === b.generations

/** Adds a path at the end; the same list if it is there already, null without room. */
export function addToSelection(tray: readonly EnginePath[], path: EnginePath): readonly EnginePath[] | null {
  if (tray.some((one) => isSameEntry(one, path))) return tray
  return tray.length >= MAX_COMPARED ? null : [...tray, path]
}

export const removeFromSelection = (
  tray: readonly EnginePath[],
  engineId: string,
  generationId: string | null
): readonly EnginePath[] => tray.filter((one) => one.engines !== engineId || one.generations !== generationId)

/** Moves a column; the same list when out of range. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, one)
}

/** Valid paths of stored or linked data. */
function readPaths(value: unknown): readonly EnginePath[] {
  if (!Array.isArray(value)) return []
  return (value as unknown[]).flatMap((one): EnginePath[] => {
    if (!isObject(one) || !isId(one['engines'])) return []
    if (LEVELS.some((level) => (one[level] ?? null) !== null && !isId(one[level]))) return []
    return [Object.fromEntries(LEVELS.map((level) => [level, one[level] ?? null])) as unknown as EnginePath]
  })
}

/** Valid paths without duplicates, up to `MAX_COMPARED`. */
export function readSelection(value: unknown): readonly EnginePath[] {
  return readPaths(value).reduce<readonly EnginePath[]>((tray, path) => addToSelection(tray, path) ?? tray, [])
}

/** An engine in an address: its ids from the type down, "-" for unknown ones. */
export const formatPathParam = (path: { readonly [L in (typeof LEVELS)[number]]: string | null }): string =>
  LEVELS.map((level) => path[level] ?? '-').join('.')

/** Valid engines of an address. */
export function parsePathParams(text: string): readonly EnginePath[] {
  return readPaths(
    text.split('~').map((slot) => {
      const ids = slot.split('.')
      return ids.length === LEVELS.length
        ? Object.fromEntries(LEVELS.map((level, at) => [level, ids[at] === '-' ? null : ids[at]]))
        : null
    })
  )
}

export const parseSelectionParam = (text: string): readonly EnginePath[] => readSelection(parsePathParams(text))
