/** What this desk holds of the steps of a pack. */
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { AnyId } from '../../shared/catalogue/ids'
import { isListStep, type CachedStep, type PackStep } from '../../shared/packs/pack-steps'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'

/** One mark for each step, in their order; null where nothing is held. */
export type CachedStepReader = (profile: string, steps: readonly PackStep[]) => Promise<readonly (CachedStep | null)[]>

/** Read in portions, so that a plan for thousands of engines keeps neither the store nor this thread from others. */
const BATCH_SIZE = 32

export const childIdsOf = (list: unknown): readonly string[] =>
  (list as readonly { readonly id: AnyId }[]).map(({ id }) => id)

export function cachedStateOf(
  step: PackStep,
  { data, checkedAtMs, goneSinceMs, language }: CachedAnswer<EndpointName>
): CachedStep {
  return {
    checkedAtMs,
    goneSinceMs,
    language,
    empty: data === null || (Array.isArray(data) && data.length === 0),
    children: isListStep(step) && data !== null ? childIdsOf(data) : null
  }
}

export function createCachedStepReader(store: Pick<CatalogueStore, 'read'>): CachedStepReader {
  const look = async (profile: string, step: PackStep): Promise<CachedStep | null> => {
    const held = await store.read(profile, step.name, step.params, step.language)
    return held && cachedStateOf(step, held)
  }
  return async (profile, steps) => {
    const marks: (CachedStep | null)[] = []
    for (let from = 0; from < steps.length; from += BATCH_SIZE)
      marks.push(...(await Promise.all(steps.slice(from, from + BATCH_SIZE).map((step) => look(profile, step)))))
    return marks
  }
}
