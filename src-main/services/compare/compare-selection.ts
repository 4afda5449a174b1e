/**
 * The comparison's columns of the profile in force: kept with the person's own things, so that they survive a restart.
 */
import type { CompareEntry } from '../../contract/channels/compare'
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { EnginePath } from '../../shared/catalogue/records'
import { MAX_COMPARED } from '../../shared/compare/comparison-chart'
import { addToSelection, removeFromSelection, readSelection } from '../../shared/compare/selection'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'
import { toEnginePath, type EngineLocations } from '../catalogue/engine-locations'
import { storeResultForProfile } from '../store-result'

export interface CompareSelectionDeps {
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly places: Pick<EngineLocations, 'names'>
  readonly log: Log
  profile(): string | null
  changed(entries: readonly CompareEntry[]): void
}
type Answer = Promise<Result<readonly CompareEntry[]>>

/** Ids belong to a service, so that every profile has columns of its own. */
const nameOf = (profile: string): string => `compare ${profile}`
const full = failed('compare-full', { params: { most: MAX_COMPARED } })

export function createCompareSelection({ person, places, log, profile, changed }: CompareSelectionDeps) {
  // one change after the other: two quick clicks must not overwrite each other
  let last: Promise<unknown> = Promise.resolve()

  const entriesOf = (tray: readonly EnginePath[]): Promise<readonly CompareEntry[]> =>
    Promise.all(tray.map(async (path) => ({ path, names: await places.names(path) })))
  const kept = <T>(work: (who: string, tray: readonly EnginePath[]) => Promise<Result<T>>): Promise<Result<T>> =>
    storeResultForProfile(log, 'compare.store', profile(), async (who) =>
      work(who, readSelection(await person.value(nameOf(who))))
    )
  /** `next` null: no room. */
  function change(next: (tray: readonly EnginePath[]) => readonly EnginePath[] | null): Answer {
    const turn = last.then(() =>
      kept(async (who, tray) => {
        const to = next(tray)
        if (to === null) return full
        if (to !== tray) await person.setValue(nameOf(who), to)
        const entries = await entriesOf(to)
        if (to !== tray) changed(entries)
        return done(entries)
      })
    )
    last = turn
    return turn
  }

  return {
    entries: (): Answer => kept(async (_who, tray) => done(await entriesOf(tray))),
    add: (path: PathInput): Answer =>
      change((tray) => (path.engines === null ? tray : addToSelection(tray, toEnginePath(path)))),
    remove: (engineId: string, generationId: string | null): Answer =>
      change((tray) => removeFromSelection(tray, engineId, generationId)),
    set: (paths: readonly PathInput[]): Answer =>
      change(() => (paths.length > MAX_COMPARED ? null : readSelection(paths.map(toEnginePath))))
  }
}
export type CompareSelection = ReturnType<typeof createCompareSelection>
