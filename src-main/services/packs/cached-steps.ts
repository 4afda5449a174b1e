/** What this desk holds of the steps of a pack. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { AnyId } from '../../shared/catalogue/ids'
import { isList, type Mark, type Step } from '../../shared/packs/pack-steps'
import type { CatalogueStore, HeldAnswer } from '../../shared/ports/stores/catalogue-store'

/** One mark for each step, in their order; null where nothing is held. */
export type Look = (profile: string, steps: readonly Step[]) => Promise<readonly (Mark | null)[]>

/** Read in portions, so that a plan for thousands of engines keeps neither the store nor this thread from others. */
const AT_ONCE = 32

export const idsOf = (list: unknown): readonly string[] =>
  (list as readonly { readonly id: AnyId }[]).map(({ id }) => id)

export function markOf(step: Step, { data, checkedAtMs, goneSinceMs, language }: HeldAnswer<EndpointName>): Mark {
  return {
    checkedAtMs,
    goneSinceMs,
    language,
    empty: data === null || (Array.isArray(data) && data.length === 0),
    children: isList(step) && data !== null ? idsOf(data) : null
  }
}

export function createLook(store: Pick<CatalogueStore, 'read'>): Look {
  const look = async (profile: string, step: Step): Promise<Mark | null> => {
    const held = await store.read(profile, step.name, step.params, step.language)
    return held && markOf(step, held)
  }
  return async (profile, steps) => {
    const marks: (Mark | null)[] = []
    for (let from = 0; from < steps.length; from += AT_ONCE)
      marks.push(...(await Promise.all(steps.slice(from, from + AT_ONCE).map((step) => look(profile, step)))))
    return marks
  }
}
