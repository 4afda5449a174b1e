/** Where a project leads in the catalogue. Pure. */
import type { RouteLocationRaw } from 'vue-router'
import { EMPTY_LOCATION, routeToLocation } from '@/router/locations'
import { isId } from '@shared/catalogue/ids'
import type { SubjectRef } from '@shared/feed/events'

/** Ids and words that events of a ticket or project carried. */
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
      /** null: not known. */ readonly generationId: string | null
      readonly to: RouteLocationRaw
    }
  | { readonly kind: 'search'; readonly words: string; readonly to: RouteLocationRaw }

const known = (id: string | null): string | null => (id !== null && isId(id) ? id : null)

/**
 * The very engine where an id was given, else a search of this desk for its name, else nothing.
 *
 * @param ofProject of the project a ticket names, where that is known here
 */
export function catalogueTargetOf(
  own: CatalogueHints | null,
  ofProject: CatalogueHints | null
): CatalogueTarget | null {
  const all = [own, ofProject].filter((leads) => leads !== null)
  for (const { engineId, manufacturerId, modelId, generationId } of all) {
    const id = known(engineId)
    if (id !== null)
      return {
        kind: 'engine',
        engineId: id,
        generationId: known(generationId),
        to: routeToLocation({
          ...EMPTY_LOCATION,
          manufacturers: known(manufacturerId),
          models: known(modelId),
          generations: known(generationId),
          engines: id
        })
      }
  }
  const words =
    all
      .map(({ vehicle, title, subject }) => (vehicle ?? (subject.type === 'project' ? title : null))?.trim() ?? '')
      .find((text) => text !== '') ?? ''
  // the box is filled and this desk answers for nothing; asking the service stays the person's own step
  return words === '' ? null : { kind: 'search', words, to: { name: 'search', query: { q: words, desk: '1' } } }
}
