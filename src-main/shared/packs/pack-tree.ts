/**
 * All steps of a pack as far as known; grows with each list. The caller reports the stored state of the steps.
 *
 * A generation with n engines is its list, n details and n performances: 1 + 2n. A further language adds its list and n
 * details; performances are shared. An engine in several generations has one detail and a performance per pair.
 */
import type { AnyId, EngineId, GenerationId, ManufacturerId, ModelId } from '../catalogue/ids'
import { mayBeTruncated } from '../catalogue/truncated-list'
import type { EnginePath } from '../catalogue/records'
import type { LanguageCode } from '../text/languages'
import type { PackScope } from '../ports/stores/catalogue-store'
import {
  engineDetailStep,
  engineListStep,
  generationListStep,
  isListStep,
  modelListStep,
  performanceStep,
  type PackStep,
  type PackStepStatus
} from './pack-steps'

export interface PackCounts {
  /** Calls still needed (a generation with n engines: 1 + 2n); a minimum unless `exact`. */
  readonly calls: number
  /** Every list is known or will not be requested, so no step will be added. */
  readonly exact: boolean
  /** Calls of `calls` that fetch lists never seen, which may name further lists. 0 when exact. */
  readonly toKnow: number
  readonly perLanguage: readonly { readonly language: LanguageCode; readonly calls: number }[]
  readonly engines: number
  /** Engines that open offline with their figures, in any language. */
  readonly alreadyHere: number
  /** Lists that the service may have truncated (trap 63). */
  readonly maybeMore: number
}

export class PackTree {
  readonly #languages: readonly LanguageCode[]
  readonly #steps = new Map<string, PackStep>()
  readonly #status = new Map<string, PackStepStatus>()
  /** Needed steps with a stored answer of another language or age. */
  readonly #stored = new Set<string>()
  readonly #engines = new Map<string, Set<string>>()
  /** By the address of a list; true when its children are known. */
  readonly #lists = new Map<string, boolean>()
  /** Addresses of lists that may be truncated. */
  readonly #maybeCut = new Set<string>()
  #fresh: PackStep[] = []

  /** @param languages at least one; the first one is used for answers without texts */
  constructor(scopes: readonly PackScope[], languages: readonly LanguageCode[]) {
    this.#languages = languages
    for (const scope of scopes) this.#scope(scope)
  }

  /** Steps found since the last call; the caller reports their status. */
  takeNewSteps(): readonly PackStep[] {
    const taken = this.#fresh
    this.#fresh = []
    return taken
  }

  /** Sets the status of a step, and adds the children of a list, whatever its language and age. */
  setStatus(step: PackStep, status: PackStepStatus, children: readonly string[] | null, isStored = false): void {
    this.#status.set(step.key, status)
    if (isStored) this.#stored.add(step.key)
    if (!isListStep(step) || children === null) return
    this.#lists.set(listKey(step), true)
    if (mayBeTruncated(children.length)) this.#maybeCut.add(listKey(step))
    else this.#maybeCut.delete(listKey(step))
    const { place } = step
    for (const id of children) this.#child(step, id as AnyId, place)
  }

  status(step: PackStep): PackStepStatus | undefined {
    return this.#status.get(step.key)
  }
  steps(): IterableIterator<PackStep> {
    return this.#steps.values()
  }

  /** Steps that an engine still needs; the fewer, the earlier it is complete. */
  missingOf(engine: EngineId): number {
    let missing = 0
    for (const key of this.#engines.get(engine) ?? []) if (this.#status.get(key) === 'needed') missing++
    return missing
  }

  /** Needed lists with unknown children, each in one language. */
  unknownLists(): readonly PackStep[] {
    const unseen = new Map<string, PackStep>()
    for (const step of this.#steps.values()) {
      if (
        isListStep(step) &&
        this.#status.get(step.key) === 'needed' &&
        this.#lists.get(listKey(step)) === false &&
        !unseen.has(listKey(step))
      )
        unseen.set(listKey(step), step)
    }
    return [...unseen.values()]
  }

  get maybeMore(): number {
    return this.#maybeCut.size
  }

  countCalls(): PackCounts {
    const perLanguage = new Map(this.#languages.map((language) => [language, 0]))
    for (const { key, language } of this.#steps.values())
      if (this.#status.get(key) === 'needed') perLanguage.set(language, (perLanguage.get(language) ?? 0) + 1)
    const unseen = this.unknownLists()
    const isHere = (key: string): boolean => this.#status.get(key) !== 'needed' || this.#stored.has(key)
    let alreadyHere = 0
    for (const keys of this.#engines.values()) if ([...keys].every(isHere)) alreadyHere++
    return {
      calls: [...perLanguage.values()].reduce((sum, calls) => sum + calls, 0),
      exact: unseen.length === 0,
      toKnow: unseen.length,
      perLanguage: [...perLanguage].map(([language, calls]) => ({ language, calls })),
      engines: this.#engines.size,
      alreadyHere,
      maybeMore: this.maybeMore
    }
  }

  #scope(scope: PackScope): void {
    if (scope.kind === 'engine') return this.#engine(scope.engineId, scope.generationId, {})
    for (const language of this.#languages) {
      if (scope.kind === 'manufacturer') this.#add(modelListStep(scope.id as ManufacturerId, language))
      else if (scope.kind === 'model') this.#add(generationListStep(scope.id as ModelId, language))
      else this.#add(engineListStep(scope.id as GenerationId, language))
    }
  }

  #child({ name }: PackStep, id: AnyId, place: EnginePath): void {
    if (name === 'engines') return this.#engine(id as EngineId, place.generations!, place)
    for (const language of this.#languages)
      this.#add(
        name === 'models'
          ? generationListStep(id as ModelId, language, place)
          : engineListStep(id as GenerationId, language, place)
      )
  }

  #engine(id: EngineId, generation: GenerationId, above: Partial<EnginePath>): void {
    const keys = this.#engines.get(id) ?? new Set()
    this.#engines.set(id, keys)
    const here = { ...above, generations: generation }
    for (const language of this.#languages) keys.add(this.#add(engineDetailStep(id, language, here)))
    keys.add(this.#add(performanceStep(generation, id, this.#languages[0]!, here)))
  }

  #add(step: PackStep): string {
    if (this.#steps.has(step.key)) return step.key
    this.#steps.set(step.key, step)
    this.#fresh.push(step)
    if (isListStep(step) && !this.#lists.has(listKey(step))) this.#lists.set(listKey(step), false)
    return step.key
  }
}

/** The address alone: languages of a list differ only in texts. */
const listKey = ({ key }: PackStep): string => key.slice(key.indexOf(' ') + 1)
