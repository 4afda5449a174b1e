/** Groups of words that mean the same in a search: the user's, or the default ones. */
import { done, type Result } from '../../contract/failures'
import { DEFAULT_SYNONYMS } from '../../shared/search/default-synonyms'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { OverwriteGuard } from '../overwrite-guard'
import { storeResult } from '../store-result'

export type SynonymGroups = readonly (readonly string[])[]

interface SynonymsDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue' | 'changeList'>
  readonly log: Log
}

const KEY = 'synonyms'

export class Synonyms {
  readonly #deps: SynonymsDeps
  /** Of the reads for the editor, which replaces all groups. */
  readonly #guard = new OverwriteGuard()
  /** Every keystroke of a search reads them. */
  #cache: Promise<SynonymGroups> | null = null

  constructor(deps: SynonymsDeps) {
    this.#deps = deps
  }

  /** Another computer changed them. */
  forget(): void {
    this.#cache = null
  }

  /** For a search: the default groups also when the store cannot be read. */
  groups(): Promise<SynonymGroups> {
    return this.#stored().catch((error: unknown) => {
      this.#deps.log.warn('desk.store', { what: 'synonyms', error })
      return DEFAULT_SYNONYMS
    })
  }

  groupsToEdit(): Promise<Result<SynonymGroups>> {
    return this.#withStore(() => this.#guard.read(() => this.#stored()))
  }

  /**
   * Drops blank words, and groups of fewer than two words. Refused until the editor has read the stored groups.
   *
   * @param seen the groups that the editor showed: what another window or computer changed since stays changed
   */
  async setGroups(groups: SynonymGroups, seen?: SynonymGroups): Promise<Result<SynonymGroups>> {
    const clean = groups
      .map((group) => group.map((word) => word.trim()).filter(Boolean))
      .filter((group) => group.length > 1)
    return this.#withStore(async () => {
      const { userStore } = this.#deps
      await this.#guard.write(() => (seen ? userStore.changeList(KEY, clean, seen) : userStore.setValue(KEY, clean)))
      this.#cache = null
      return this.#stored()
    })
  }

  async #stored(): Promise<SynonymGroups> {
    this.#cache ??= this.#deps.userStore.value(KEY).then((value) => (isSynonymGroups(value) ? value : DEFAULT_SYNONYMS))
    try {
      return await this.#cache
    } catch (error) {
      this.#cache = null
      throw error
    }
  }

  #withStore(work: () => Promise<SynonymGroups>): Promise<Result<SynonymGroups>> {
    return storeResult(this.#deps.log, 'desk.store', async () => done(await work()), { what: 'synonyms' })
  }
}

const isSynonymGroups = (value: unknown): value is SynonymGroups =>
  Array.isArray(value) &&
  value.every((group) => Array.isArray(group) && group.every((word) => typeof word === 'string'))
