/** Groups of words that mean the same in a search: the user's, or the default ones. */
import { done, failed, type Result } from '../../contract/failures'
import { DEFAULT_SYNONYMS } from '../../shared/search/default-synonyms'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

export type SynonymGroups = readonly (readonly string[])[]

interface SynonymsDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
}

const KEY = 'synonyms'

export class Synonyms {
  readonly #deps: SynonymsDeps
  /** Every keystroke of a search reads them, and only this service changes them. */
  #cache: Promise<SynonymGroups> | null = null

  constructor(deps: SynonymsDeps) {
    this.#deps = deps
  }

  /** The default groups also when the store cannot be read. */
  async groups(): Promise<SynonymGroups> {
    try {
      this.#cache ??= this.#deps.userStore
        .value(KEY)
        .then((value) => (isSynonymGroups(value) ? value : DEFAULT_SYNONYMS))
      return await this.#cache
    } catch (error) {
      this.#cache = null
      this.#deps.log.warn('desk.store', { what: 'synonyms', error })
      return DEFAULT_SYNONYMS
    }
  }

  /** Drops blank words, and groups of fewer than two words. */
  async setGroups(groups: SynonymGroups): Promise<Result<SynonymGroups>> {
    const clean = groups
      .map((group) => group.map((word) => word.trim()).filter(Boolean))
      .filter((group) => group.length > 1)
    try {
      await this.#deps.userStore.setValue(KEY, clean)
      this.#cache = null
      return done(clean)
    } catch (error) {
      this.#deps.log.error('desk.store', { what: 'synonyms', error })
      return failed('store-failed')
    }
  }
}

const isSynonymGroups = (value: unknown): value is SynonymGroups =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'))
