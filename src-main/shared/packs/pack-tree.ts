/**
 * Everything a pack is made of, as far as it is known: it grows while lists come in. Pure: what is held is told to it.
 *
 * A generation with n engines is its list, n details and n performances: 1 + 2n. A further language is its list and n
 * details again; figures and performances are shared. An engine in several generations is one detail and a performance
 * for each pair.
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

interface PackCounts {
  /** Calls still to be made. */
  readonly calls: number
  /** Every list is known, or will not be asked for: nothing will be added. */
  readonly exact: boolean
  /** Lists never seen and still to be asked for. */
  readonly toKnow: number
  readonly perLanguage: readonly { readonly language: LanguageCode; readonly calls: number }[]
  readonly engines: number
  /** Engines that need nothing. */
  readonly alreadyHere: number
  /** Lists with so round a number of entries that the service may have cut them (trap 63). */
  readonly maybeMore: number
}

export class PackTree {
  readonly #languages: readonly LanguageCode[]
  readonly #steps = new Map<string, PackStep>()
  readonly #status = new Map<string, PackStepStatus>()
  /** Keys of the steps of each engine. */
  readonly #engines = new Map<string, Set<string>>()
  /** Lists by what they list, whatever the language; true when their children are known. */
  readonly #lists = new Map<string, boolean>()
  /** Lists that may have been cut, by the same keys. */
  readonly #maybeCut = new Set<string>()
  #fresh: PackStep[] = []

  /** @param languages at least one; the first is the one whose calls bring what has no language */
  constructor(scopes: readonly PackScope[], languages: readonly LanguageCode[]) {
    this.#languages = languages
    for (const scope of scopes) this.#scope(scope)
  }

  /** Steps found since the last question; whoever takes them says what is held of each. */
  takeNewSteps(): readonly PackStep[] {
    const taken = this.#fresh
    this.#fresh = []
    return taken
  }

  /**
   * How a step stands, and, of a list, what it holds: in whichever language, and however old, that tells what the pack
   * is made of.
   */
  setStatus(step: PackStep, status: PackStepStatus, children: readonly string[] | null): void {
    this.#status.set(step.key, status)
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

  /** How many steps an engine still needs; few are worth most, because they complete it. */
  missingOf(engine: EngineId): number {
    let missing = 0
    for (const key of this.#engines.get(engine) ?? []) if (this.#status.get(key) === 'needed') missing++
    return missing
  }

  /** Lists still to be asked for that nobody knows yet, each in one language: to know them tells what else there is. */
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
    let alreadyHere = 0
    for (const engine of this.#engines.keys()) if (this.missingOf(engine as EngineId) === 0) alreadyHere++
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

/** The address alone: lists differ between languages in their texts only. */
const listKey = ({ key }: PackStep): string => key.slice(key.indexOf(' ') + 1)
