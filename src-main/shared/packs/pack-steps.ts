import { addressOf, type Endpoints } from '../catalogue/endpoints'
import type { EngineId, GenerationId, ManufacturerId, ModelId } from '../catalogue/ids'
import type { EnginePath } from '../catalogue/records'
import { isFresh, type FreshnessPolicy } from '../catalogue/freshness'
import type { LanguageCode } from '../text/languages'

type StepName = 'models' | 'generations' | 'engines' | 'engine' | 'performance'

/** At most one call. */
export interface PackStep<N extends StepName = StepName> {
  /** Equal for the same answer in any scope; survives a restart. */
  readonly key: string
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly language: LanguageCode
  /** Ids that the scope knows. */
  readonly place: EnginePath
}

export interface CachedStep {
  /** Last response of the service, also a 404. */
  readonly checkedAtMs: number
  /** A 404 or an empty list. */
  readonly empty: boolean
  readonly language: LanguageCode
  readonly goneSinceMs: number | null
  /** Ids in a list; null for single records. */
  readonly children: readonly string[] | null
}

/**
 * 'needed': costs a call. 'held': fresh in the cache before the pack began. 'done': fetched since. 'gone': no longer
 * listed by the service. 'failed': given up.
 */
export type PackStepStatus = 'needed' | 'held' | 'done' | 'gone' | 'failed'

const NOWHERE: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }

function step<N extends StepName>(
  name: N,
  params: Endpoints[N]['params'],
  language: LanguageCode,
  place: Partial<EnginePath>
): PackStep<N> {
  // a performance has no texts, so it is the same in all languages
  const key = `${name === 'performance' ? '*' : language} ${addressOf(name, params)}`
  return { key, name, params, language, place: { ...NOWHERE, ...place } }
}

export const modelListStep = (id: ManufacturerId, language: LanguageCode): PackStep =>
  step('models', { manufacturer_id: id }, language, { manufacturers: id })
export const generationListStep = (id: ModelId, language: LanguageCode, above: Partial<EnginePath> = {}): PackStep =>
  step('generations', { model_id: id }, language, { ...above, models: id })
export const engineListStep = (id: GenerationId, language: LanguageCode, above: Partial<EnginePath> = {}): PackStep =>
  step('engines', { generation_id: id }, language, { ...above, generations: id })
export const engineDetailStep = (id: EngineId, language: LanguageCode, above: Partial<EnginePath>): PackStep =>
  step('engine', { engine_id: id }, language, { ...above, engines: id })
export const performanceStep = (
  generation: GenerationId,
  engine: EngineId,
  language: LanguageCode,
  above: Partial<EnginePath>
): PackStep =>
  step('performance', { generation_id: generation, engine_id: engine }, language, {
    ...above,
    generations: generation,
    engines: engine
  })

export const isListStep = ({ name }: PackStep): boolean => name !== 'engine' && name !== 'performance'

/**
 * Whether a step still costs a call.
 *
 * A step is done if the cache has an answer from after the start, so a killed program needs no other journal. Freshness
 * is judged at the start and now: an answer that was fresh at planning stays so, and setting the clock back ages
 * nothing.
 *
 * @param startedAtMs null: only planned
 */
export function stepStatusOf(
  { name, language }: PackStep,
  mark: CachedStep | null,
  startedAtMs: number | null,
  nowMs: number,
  policy: FreshnessPolicy
): PackStepStatus {
  if (mark === null) return 'needed'
  const since = (ms: number): boolean => startedAtMs !== null && ms >= startedAtMs
  const young = (ms: number): boolean =>
    isFresh(name, mark.empty, ms, startedAtMs ?? nowMs, policy) || isFresh(name, mark.empty, ms, nowMs, policy)
  if (name === 'engine' && (mark.goneSinceMs !== null || mark.empty)) {
    // requested again once the cached "not found" is stale, because records come back
    const gone = Math.max(mark.goneSinceMs ?? 0, mark.checkedAtMs)
    const remembered = (now: number): boolean => isFresh('engine', true, gone, now, policy)
    return since(gone) || remembered(startedAtMs ?? nowMs) || remembered(nowMs) ? 'gone' : 'needed'
  }
  if (name !== 'performance' && mark.language !== language) return 'needed'
  if (since(mark.checkedAtMs)) return 'done'
  return young(mark.checkedAtMs) ? 'held' : 'needed'
}
