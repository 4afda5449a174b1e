/** Places of the catalogue as addresses of the window. */
import type { RouteLocationRaw, RouteParamsGeneric } from 'vue-router'
import { isId } from '@shared/catalogue/ids'
import { LEVELS, type Level } from '@shared/catalogue/records'

/** Stands for a step that is not known. */
export const UNKNOWN_STEP = '-'
export type CatalogueLocation = Readonly<Record<Level, string | null>>
export const EMPTY_LOCATION: CatalogueLocation = {
  types: null,
  manufacturers: null,
  models: null,
  generations: null,
  engines: null
}

/** The ids in a route's parameters; what is no id, or comes after a gap in a catalogue address, is not known. */
export function locationFromParams(params: RouteParamsGeneric): CatalogueLocation {
  const id = (level: Level): string | null => {
    const value = params[level]
    return typeof value === 'string' && isId(value) ? value : null
  }
  return {
    types: id('types'),
    manufacturers: id('manufacturers'),
    models: id('models'),
    generations: id('generations'),
    engines: id('engines')
  }
}

/** True when a step above the lowest place of the path is not known. */
export function hasGap(place: CatalogueLocation): boolean {
  const lowest = LEVELS.findLastIndex((level) => level !== 'engines' && place[level] !== null)
  return LEVELS.slice(0, Math.max(lowest, 0)).some((level) => place[level] === null)
}

/**
 * Where to go to show a place: the engine page when it names an engine, else the columns as deep as the path has no
 * gap.
 */
export function routeToLocation(place: CatalogueLocation): RouteLocationRaw {
  if (place.engines !== null) {
    return { name: 'engine', params: Object.fromEntries(LEVELS.map((level) => [level, place[level] ?? UNKNOWN_STEP])) }
  }
  const params: Record<string, string> = {}
  for (const level of LEVELS) {
    const id = place[level]
    if (id === null) break
    params[level] = id
  }
  return { name: 'catalogue', params }
}

/** The spec sheet of a place that names an engine. */
export function sheetRoute(place: CatalogueLocation): {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
} {
  return { name: 'sheet', params: Object.fromEntries(LEVELS.map((level) => [level, place[level] ?? UNKNOWN_STEP])) }
}

/** The place with another entry on one level and nothing below it. */
export function siblingLocation(place: CatalogueLocation, level: Level, id: string | null): CatalogueLocation {
  const at = LEVELS.indexOf(level)
  return Object.fromEntries(
    LEVELS.map((one, index) => [one, index < at ? place[one] : index === at ? id : null])
  ) as CatalogueLocation
}

/** The id of the list's parent for a level: '' for types, null where the step above is not known. */
export function parentIdOf(place: CatalogueLocation, level: Level): string | null {
  const at = LEVELS.indexOf(level)
  return at === 0 ? '' : place[LEVELS[at - 1]!]
}
