/**
 * Paths of the feed as a person chooses them: in a dialog of the system and in no other way, so that nothing in the
 * window can have files read or deleted, or another certificate trusted.
 */
import { done, failed, type Result } from '../../contract/failures'
import type { FeedFileKey } from '../../contract/channels/feed'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'

export interface FeedPathsDeps {
  readonly settings: Pick<SettingsStore, 'set' | 'all'>
  /** Asks for a folder; null when the person cancelled. */
  chooseFolder(): Promise<string | null>
  /** Asks for a certificate or key, likewise. */
  chooseCertificate(): Promise<string | null>
}

export function createFeedPaths({ settings, chooseFolder, chooseCertificate }: FeedPathsDeps) {
  /** What is set now; null: cancelled. What an administrator has fixed is not asked about. */
  async function chooseFolderPath(key: string, ask: () => Promise<string | null>): Promise<Result<string | null>> {
    if (settings.all().some((one) => one.key === key && one.managed))
      return failed('setting-managed', { params: { key } })
    const path = await ask()
    if (path === null) return done(null)
    const outcome = await settings.set(key, path)
    return outcome.ok ? done(path) : failed(outcome.code, { params: outcome.params })
  }
  return {
    choose: (): Promise<Result<string | null>> => chooseFolderPath('events.folder.path', chooseFolder),
    chooseCertificatePath: (key: FeedFileKey): Promise<Result<string | null>> =>
      chooseFolderPath(key, chooseCertificate)
  }
}
export type FeedPaths = ReturnType<typeof createFeedPaths>
