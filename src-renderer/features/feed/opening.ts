/** Where a project leads in the catalogue. Pure. */
import type { RouteLocationRaw } from 'vue-router'
import { NOWHERE, routeTo } from '@/app/places'
import { isId } from '@core/catalogue/ids'

/** Ids and words that events of a ticket or project carried. */
export interface Leads {
  readonly engineId: string | null
  readonly generationId: string | null
  readonly modelId: string | null
  readonly manufacturerId: string | null
  readonly vehicle: string | null
  readonly title: string | null
}
export type Lead =
  | { readonly kind: 'engine'; readonly engineId: string; readonly to: RouteLocationRaw }
  | { readonly kind: 'search'; readonly words: string; readonly to: RouteLocationRaw }

const known = (id: string | null): string | null => (id !== null && isId(id) && id !== '0' ? id : null)

/** The very engine where an id was given, else a search of this desk for its name, else nothing. */
export function leadOf(leads: Leads, project: boolean): Lead | null {
  const engineId = known(leads.engineId)
  if (engineId !== null) {
    return { kind: 'engine', engineId, to: routeTo({ ...NOWHERE, manufacturers: known(leads.manufacturerId), models: known(leads.modelId), generations: known(leads.generationId), engines: engineId }) }
  }
  const words = (leads.vehicle ?? (project ? leads.title : null))?.trim() ?? ''
  // the box is filled and this desk answers for nothing; asking the service stays the person's own step
  return words === '' ? null : { kind: 'search', words, to: { name: 'search', query: { q: words, desk: '1' } } }
}
