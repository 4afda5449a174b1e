import type { RouteLocationRaw } from 'vue-router'
import { EMPTY_LOCATION, routeToLocation, type CatalogueLocation } from '@/router/locations'
import { isId } from '@shared/catalogue/ids'
import type { SubjectRef } from '@shared/feed/events'

/** Catalogue ids and names found in the events of a subject. */
export interface CatalogueHints {
  readonly engineId: string | null
  readonly generationId: string | null
  readonly modelId: string | null
  readonly manufacturerId: string | null
  readonly vehicle: string | null
  readonly title: string | null
  readonly subject: SubjectRef
}
export type CatalogueTarget =
  | {
      readonly kind: 'engine'
      readonly engineId: string
      readonly generationId: string | null
      readonly place: CatalogueLocation
      readonly to: RouteLocationRaw
    }
  | { readonly kind: 'search'; readonly words: string; readonly to: RouteLocationRaw }

const known = (id: string | null): string | null => (id !== null && isId(id) ? id : null)

/**
 * Link to the engine when an id is known, else a local search for the vehicle name, else null.
 *
 * @param ofProject hints of the project that a ticket names
 */
export function catalogueTargetOf(
  own: CatalogueHints | null,
  ofProject: CatalogueHints | null
): CatalogueTarget | null {
  const all = [own, ofProject].filter((leads) => leads !== null)
  for (const { engineId, manufacturerId, modelId, generationId } of all) {
    const id = known(engineId)
    if (id === null) continue
    const place = {
      ...EMPTY_LOCATION,
      manufacturers: known(manufacturerId),
      models: known(modelId),
      generations: known(generationId),
      engines: id
    }
    return { kind: 'engine', engineId: id, generationId: place.generations, place, to: routeToLocation(place) }
  }
  const words =
    all
      .map(({ vehicle, title, subject }) => (vehicle ?? (subject.type === 'project' ? title : null))?.trim() ?? '')
      .find((text) => text !== '') ?? ''
  // desk=1 searches the local catalogue only; a service search remains an explicit step
  return words === '' ? null : { kind: 'search', words, to: { name: 'search', query: { q: words, desk: '1' } } }
}
