/** The window's last location, stored per profile so that the next start opens it. */
import type { LastLocation } from '../../contract/channels/app'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

interface LastLocationDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
  profile(): string | null
}

/** Ids belong to one service, so each profile has its own location. */
const valueName = (profile: string): string => `place ${profile}`
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

export type LastLocationService = ReturnType<typeof createLastLocation>

export function createLastLocation({ userStore, log, profile }: LastLocationDeps) {
  /** The location is a convenience: store failures are logged and ignored. */
  const withProfile = async <T>(what: string, work: (profileId: string) => Promise<T>): Promise<T | null> => {
    const profileId = profile()
    if (profileId === null) return null
    try {
      return await work(profileId)
    } catch (error) {
      log.warn('store.place', { what, error })
      return null
    }
  }
  return {
    /** null: none is stored for the active profile. */
    read: (): Promise<LastLocation | null> =>
      withProfile('read', async (profileId) => {
        const { address, catalogue } = ((await userStore.value(valueName(profileId))) ?? {}) as Partial<LastLocation>
        return isAddress(address) && isAddress(catalogue) ? { address, catalogue } : null
      }),
    async write(place: LastLocation): Promise<void> {
      await withProfile('write', (profileId) => userStore.setValue(valueName(profileId), place))
    }
  }
}
