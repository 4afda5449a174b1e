/** The watched folder as a person chooses it: in a dialog of the system and no other way, so that nothing in the window can have files read or deleted. */
import { done, failed, type Result } from '../contract/failures'
import type { SettingsStore } from '../core/settings/store'

export interface FeedFolderParts {
  readonly settings: Pick<SettingsStore, 'set' | 'all'>
  /** Asks for a folder; null when the person cancelled. */
  chooseFolder(): Promise<string | null>
}

const KEY = 'events.folder.path'

export function createFeedFolder({ settings, chooseFolder }: FeedFolderParts) {
  return {
    /** The folder that is set now; null: cancelled. An administrator's folder is not asked about. */
    async choose(): Promise<Result<string | null>> {
      if (settings.all().some(({ key, managed }) => key === KEY && managed)) return failed('setting-managed', { params: { key: KEY } })
      const folder = await chooseFolder()
      if (folder === null) return done(null)
      const outcome = await settings.set(KEY, folder)
      return outcome.ok ? done(folder) : failed(outcome.code, { params: outcome.params })
    }
  }
}
export type FeedFolder = ReturnType<typeof createFeedFolder>
