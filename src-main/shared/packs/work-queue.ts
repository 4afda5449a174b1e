/**
 * Order of work in a pack: lists first, since they reveal the amount of work; then engines, those with the fewest
 * missing steps first.
 */
import { isListStep, type PackStep } from './pack-steps'

export class WorkQueue {
  readonly #lists: PackStep[] = []
  #rest: PackStep[] = []
  #sorted = true
  /** Lists to retry; before the engines, because their children count towards the cost. */
  readonly #listsAgain: PackStep[] = []
  /** Other steps to retry, last of all. */
  readonly #again: PackStep[] = []
  readonly #languages: readonly string[]
  readonly #missing: (step: PackStep) => number

  /** @param missing steps that the engine of this step still needs */
  constructor(languages: readonly string[], missing: (step: PackStep) => number) {
    this.#languages = languages
    this.#missing = missing
  }

  get size(): number {
    return this.lists + this.#rest.length + this.#again.length
  }
  get lists(): number {
    return this.#lists.length + this.#listsAgain.length
  }

  add(step: PackStep): void {
    if (isListStep(step)) return void this.#lists.push(step)
    this.#rest.push(step)
    this.#sorted = false
  }
  /** Puts back a step that was taken but not made; it is next again. */
  requeue(step: PackStep): void {
    if (isListStep(step)) this.#lists.unshift(step)
    else this.#rest.push(step) // taken from this end
  }
  retryLater(step: PackStep): void {
    ;(isListStep(step) ? this.#listsAgain : this.#again).push(step)
  }

  next(): PackStep | undefined {
    return this.#lists.shift() ?? this.#listsAgain.shift() ?? this.#nextOfRest() ?? this.#again.shift()
  }

  #nextOfRest(): PackStep | undefined {
    if (!this.#sorted) this.#sort()
    return this.#rest.pop()
  }

  /**
   * Sorts so that the last step is next. The first language completes all engines before the second begins; steps of
   * one engine stay together.
   */
  #sort(): void {
    const ranked = this.#rest.map((step, index) => ({
      step,
      language: this.#languages.indexOf(step.language),
      missing: this.#missing(step),
      engine: step.place.engines ?? '',
      index
    }))
    const first = new Map<string, number>()
    for (const { engine, index } of ranked) if (!first.has(engine)) first.set(engine, index)
    ranked.sort(
      (a, b) =>
        b.language - a.language ||
        b.missing - a.missing ||
        first.get(b.engine)! - first.get(a.engine)! ||
        b.index - a.index
    )
    this.#rest = ranked.map(({ step }) => step)
    this.#sorted = true
  }
}
