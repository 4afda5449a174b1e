/** The single answers a pack is made of: lists, engine details, performances. */
import { addressOf, type Endpoints } from '../catalogue/endpoints'
import type { EngineId, GenerationId, ManufacturerId, ModelId } from '../catalogue/ids'
import type { EnginePath } from '../catalogue/records'
import { isFresh, type FreshnessPolicy } from '../catalogue/freshness'
import type { LanguageCode } from '../text/languages'

type ListName = 'models' | 'generations' | 'engines'
type StepName = ListName | 'engine' | 'performance'

/** One call at most. */
export interface PackStep<N extends StepName = StepName> {
  /** The same for the same answer, whichever scope asks for it; survives a restart. */
  readonly key: string
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly language: LanguageCode
  /** As far as the scope tells. */
  readonly place: EnginePath
}

/** What is held of the answer to a step. */
export interface CachedStep {
  /** When the service last answered it, with a 404 too. */
  readonly checkedAtMs: number
  /** A 404 or an empty list. */
  readonly empty: boolean
  /** Texts are in this language. */
  readonly language: LanguageCode
  readonly goneSinceMs: number | null
  /** Ids that a list holds; null for single records. */
  readonly children: readonly string[] | null
}

/**
 * 'needed': costs a call. 'held': here and young enough before the pack began. 'done': fetched since. 'gone': the
 * service says it is no longer listed. 'failed': given up.
 */
export type PackStepStatus = 'needed' | 'held' | 'done' | 'gone' | 'failed'

const NOWHERE: EnginePath = { types: null, manufacturers: null, models: null, generations: null, engines: null }

function step<N extends StepName>(
  name: N,
  params: Endpoints[N]['params'],
  language: LanguageCode,
  place: Partial<EnginePath>
): PackStep<N> {
  // figures are the same in all languages: a performance belongs to none
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
 * Finished is what the store holds from the pack's start on, so that a killed program needs no other journal. Youth is
 * judged at the start and now: what was young enough at planning stays so however long the pack takes, and a clock that
 * was set back in between makes nothing old.
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
    // asked again after the time for which "nothing there" is remembered: records come back
    const gone = Math.max(mark.goneSinceMs ?? 0, mark.checkedAtMs)
    const remembered = (now: number): boolean => isFresh('engine', true, gone, now, policy)
    return since(gone) || remembered(startedAtMs ?? nowMs) || remembered(nowMs) ? 'gone' : 'needed'
  }
  if (name !== 'performance' && mark.language !== language) return 'needed'
  if (since(mark.checkedAtMs)) return 'done'
  return young(mark.checkedAtMs) ? 'held' : 'needed'
}
