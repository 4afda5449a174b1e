/** Answers of this run, in memory; the oldest unused go first. */
import type { LanguageCode } from '../../core/languages'
import type { AnswerCache, CachedAnswer } from '../../core/ports'

export class MemoryAnswerCache implements AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>()
  readonly #capacity: number

  constructor(capacity = 5000) {
    this.#capacity = capacity
  }

  get(profile: string, language: LanguageCode, address: string): CachedAnswer | null {
    const key = `${profile} ${language} ${address}`
    const found = this.#answers.get(key)
    if (!found) return null
    // a Map keeps insertion order: taking it out and in again makes it the youngest
    this.#answers.delete(key)
    this.#answers.set(key, found)
    return found
  }

  put(profile: string, language: LanguageCode, address: string, answer: CachedAnswer): void {
    const key = `${profile} ${language} ${address}`
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    if (this.#answers.size > this.#capacity) this.#answers.delete(this.#answers.keys().next().value!)
  }
}
