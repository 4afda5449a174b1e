/**
 * The tools of the shop are a setting. Shared work keeps them as a list in the data file, beside the list that the
 * setting had at the last exchange, so that a change of either is carried over to the other.
 */
import type { UserStore } from '../../shared/ports/stores/user-store'
import { sameValue } from '../../shared/workspace/documents/document'

export interface SharedToolsDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  setting(): readonly string[]
  /** False: the list was refused. */
  setSetting(tools: readonly string[]): Promise<boolean>
}

const SHARED = 'workspace.tools'
const APPLIED = 'workspace.toolsApplied'

export class SharedTools {
  readonly #deps: SharedToolsDeps

  constructor(deps: SharedToolsDeps) {
    this.#deps = deps
  }

  /** Carries changes of the setting over to the list. */
  async before(): Promise<void> {
    const { userStore, setting } = this.#deps
    const now = setting()
    const [shared, applied] = [await this.#list(SHARED), await this.#list(APPLIED)]
    const next = withChanges(shared, applied, now)
    if (!sameValue(next, shared)) await userStore.setValue(SHARED, next)
    if (!sameValue(now, applied)) await userStore.setValue(APPLIED, now)
  }

  /** Carries changes of the list over to the setting. */
  async after(): Promise<void> {
    const { userStore, setting, setSetting } = this.#deps
    const [shared, applied] = [await this.#list(SHARED), await this.#list(APPLIED)]
    const now = setting()
    const next = withChanges(shared, applied, now)
    if (sameValue(next.toSorted(), now.toSorted())) return
    if (await setSetting(next)) await userStore.setValue(APPLIED, next)
  }

  async #list(name: string): Promise<readonly string[]> {
    const found = await this.#deps.userStore.value(name)
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
  }
}

/** The list with what was added to and removed from another one. */
function withChanges(list: readonly string[], before: readonly string[], now: readonly string[]): readonly string[] {
  const kept = list.filter((one) => now.includes(one) || !before.includes(one))
  return [...kept, ...now.filter((one) => !before.includes(one) && !kept.includes(one))]
}
