/** The selection for comparison, stored per profile in the user store. */
import type { CompareEntry } from '../../contract/channels/compare'
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EnginePath } from '../../shared/catalogue/records'
import { addToSelection, removeFromSelection, readSelection, MAX_COMPARED } from '../../shared/compare/selection'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { SerialQueue } from '../../shared/serial-queue'
import { toEnginePath, type EngineLocations } from '../catalogue/engine-locations'
import { storeResultForProfile } from '../store-result'

interface CompareSelectionDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly places: Pick<EngineLocations, 'names'>
  readonly log: Log
  profile(): string | null
  changed(entries: readonly CompareEntry[]): void
}
type Answer = Promise<Result<readonly CompareEntry[]>>

/** Ids belong to one service, so each profile has its own selection. */
const valueName = (profile: string): string => `compare ${profile}`
const full = failed('compare-full', { params: { most: MAX_COMPARED } })

export function createCompareSelection({ userStore, places, log, profile, changed }: CompareSelectionDeps) {
  // changes run one after the other: two quick clicks must not overwrite each other
  const changes = new SerialQueue()

  const entriesOf = (selection: readonly EnginePath[]): Promise<readonly CompareEntry[]> =>
    Promise.all(selection.map(async (path) => ({ path, names: await places.names(path) })))
  const withSelection = <T>(
    work: (profileId: string, selection: readonly EnginePath[]) => Promise<Result<T>>
  ): Promise<Result<T>> =>
    storeResultForProfile(log, 'compare.store', profile(), async (profileId) =>
      work(profileId, readSelection(await userStore.value(valueName(profileId))))
    )
  /** `next` null: the selection is full. */
  function change(next: (selection: readonly EnginePath[]) => readonly EnginePath[] | null): Answer {
    return changes.run(() =>
      withSelection(async (profileId, selection) => {
        const to = next(selection)
        if (to === null) return full
        if (to !== selection) await userStore.setValue(valueName(profileId), to)
        const entries = await entriesOf(to)
        if (to !== selection) changed(entries)
        return done(entries)
      })
    )
  }

  return {
    entries: (): Answer => withSelection(async (_who, selection) => done(await entriesOf(selection))),
    add: (path: PathInput): Answer =>
      change((selection) => (path.engines === null ? selection : addToSelection(selection, toEnginePath(path)))),
    remove: (engineId: string, generationId: string | null): Answer =>
      change((selection) => removeFromSelection(selection, engineId, generationId)),
    set: (paths: readonly PathInput[]): Answer =>
      change(() => (paths.length > MAX_COMPARED ? null : readSelection(paths.map(toEnginePath))))
  }
}
