import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { AnyId } from '../../shared/catalogue/ids'
import { isListStep, type CachedStep, type PackStep } from '../../shared/packs/pack-steps'
import type { CatalogueStore, CachedAnswer } from '../../shared/ports/stores/catalogue-store'

/** One entry for each step, in order; null: not cached. */
export type CachedStepReader = (profile: string, steps: readonly PackStep[]) => Promise<readonly (CachedStep | null)[]>

/** Batches keep the store and this thread free for other work. */
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
  const readStep = async (profile: string, step: PackStep): Promise<CachedStep | null> => {
    const cached = await store.read(profile, step.name, step.params, step.language)
    return cached && cachedStateOf(step, cached)
  }
  return async (profile, steps) => {
    const cachedSteps: (CachedStep | null)[] = []
    for (let from = 0; from < steps.length; from += BATCH_SIZE)
      cachedSteps.push(
        ...(await Promise.all(steps.slice(from, from + BATCH_SIZE).map((step) => readStep(profile, step))))
      )
    return cachedSteps
  }
}
