/**
 * File and folder settings of the feed. They are set in native dialogs only, so that the window cannot choose files.
 */
import { done, failed, type Result } from '../../contract/failures'
import type { FeedFileKey, FolderKey } from '../../contract/channels/feed'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'

interface FeedPathsDeps {
  readonly settings: Pick<SettingsStore, 'set' | 'all'>
  /** Opens a folder dialog; null: cancelled. */
  chooseFolder(): Promise<string | null>
  /** Opens a dialog for a certificate or key; null: cancelled. */
  chooseCertificate(): Promise<string | null>
}

export function createFeedPaths({ settings, chooseFolder, chooseCertificate }: FeedPathsDeps) {
  /** The chosen path; null: cancelled. Managed settings are refused without a dialog. */
  async function chooseFolderPath(key: string, ask: () => Promise<string | null>): Promise<Result<string | null>> {
    if (settings.all().some((one) => one.key === key && one.managed))
      return failed('setting-managed', { params: { key } })
    const path = await ask()
    if (path === null) return done(null)
    const outcome = await settings.set(key, path)
    return outcome.ok ? done(path) : failed(outcome.code, { params: outcome.params })
  }
  return {
    choose: (key: FolderKey): Promise<Result<string | null>> => chooseFolderPath(key, chooseFolder),
    chooseCertificatePath: (key: FeedFileKey): Promise<Result<string | null>> =>
      chooseFolderPath(key, chooseCertificate)
  }
}
