/** Where the person was last in the window: kept with the person's own things, so that a start leads back there. */
import type { LastLocation } from '../../contract/channels/app'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

export interface LastLocationDeps {
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
  profile(): string | null
}

/** Ids belong to a service, so that every profile has a place of its own. */
const nameOf = (profile: string): string => `place ${profile}`
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

export function createLastLocation({ person, log, profile }: LastLocationDeps) {
  /** A place is a convenience: without the store there is none, and nothing else stops. */
  const known = async <T>(what: string, work: (who: string) => Promise<T>): Promise<T | null> => {
    const who = profile()
    if (who === null) return null
    try {
      return await work(who)
    } catch (error) {
      log.warn('store.place', { what, error })
      return null
    }
  }
  return {
    /** null: none is known for the service in use. */
    read: (): Promise<LastLocation | null> =>
      known('read', async (who) => {
        const { address, catalogue } = ((await person.value(nameOf(who))) ?? {}) as Partial<LastLocation>
        return isAddress(address) && isAddress(catalogue) ? { address, catalogue } : null
      }),
    async write(place: LastLocation): Promise<void> {
      await known('write', (who) => person.setValue(nameOf(who), place))
    }
  }
}
