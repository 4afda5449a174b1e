import type { RouteLocationRaw, RouteParamsGeneric } from 'vue-router'
import { isId } from '@shared/catalogue/ids'
import { LEVELS, type Level } from '@shared/catalogue/records'

const UNKNOWN_STEP = '-'
export type CatalogueLocation = Readonly<Record<Level, string | null>>
export const EMPTY_LOCATION: Readonly<Record<Level, null>> = {
  types: null,
  manufacturers: null,
  models: null,
  generations: null,
  engines: null
}

/** Ids in route parameters; null for a missing or invalid id. */
export function locationFromParams(params: RouteParamsGeneric): CatalogueLocation {
  const id = (level: Level): string | null => {
    const value = params[level]
    return typeof value === 'string' && isId(value) ? value : null
  }
  return Object.fromEntries(LEVELS.map((level) => [level, id(level)])) as CatalogueLocation
}

/** True when a step above the deepest known one is unknown. */
export function hasGap(place: CatalogueLocation): boolean {
  const lowest = LEVELS.findLastIndex((level) => level !== 'engines' && place[level] !== null)
  return LEVELS.slice(0, Math.max(lowest, 0)).some((level) => place[level] === null)
}

export const paramsOf = (location: CatalogueLocation): Readonly<Record<string, string>> =>
  Object.fromEntries(LEVELS.map((level) => [level, location[level] ?? UNKNOWN_STEP]))

/** Route of a location: the engine page with an engine, else the columns down to the first gap. */
export function routeToLocation(place: CatalogueLocation): RouteLocationRaw {
  if (place.engines !== null) return { name: 'engine', params: paramsOf(place) }
  const params: Record<string, string> = {}
  for (const level of LEVELS) {
    const id = place[level]
    if (id === null) break
    params[level] = id
  }
  return { name: 'catalogue', params }
}

/** Address of a location, as the router writes it. */
export function addressOf(place: CatalogueLocation): string {
  if (place.engines !== null) return `/engine/${LEVELS.map((level) => place[level] ?? UNKNOWN_STEP).join('/')}`
  const gap = LEVELS.findIndex((level) => place[level] === null)
  return ['/catalogue', ...LEVELS.slice(0, gap).map((level) => place[level])].join('/')
}

export function sheetRoute(place: CatalogueLocation): {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
} {
  return { name: 'sheet', params: paramsOf(place) }
}

/** The location with another entry at one level and nothing below it. */
export function siblingLocation(place: CatalogueLocation, level: Level, id: string | null): CatalogueLocation {
  const at = LEVELS.indexOf(level)
  return Object.fromEntries(
    LEVELS.map((one, index) => [one, index < at ? place[one] : index === at ? id : null])
  ) as CatalogueLocation
}

/** Id of the parent list: '' for types, null when the step above is unknown. */
export function parentIdOf(place: CatalogueLocation, level: Level): string | null {
  const at = LEVELS.indexOf(level)
  return at === 0 ? '' : place[LEVELS[at - 1]!]
}
