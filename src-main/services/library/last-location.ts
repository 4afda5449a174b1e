/** Last locations of the windows, stored per profile so that the next start opens them. */
import type { LastLocation } from '../../contract/channels/app'
import type { Log } from '../../shared/ports/system/log'
import type { UserStore } from '../../shared/ports/stores/user-store'

interface LastLocationDeps {
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
  profile(): string | null
}
/** Locations by number of the window, from 1. */
type Places = Map<number, LastLocation>

/** Ids belong to one service, so each profile has its own locations. */
const valueName = (profile: string): string => `place ${profile}`
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)

function readPlace(value: unknown): LastLocation[] {
  const { address, catalogue, view } = (value ?? {}) as Partial<LastLocation>
  return isAddress(address) && isAddress(catalogue)
    ? [{ address, catalogue, view: typeof view === 'string' ? view : '' }]
    : []
}
function readPlaces(value: unknown): Places {
  const { others } = (value ?? {}) as { others?: unknown }
  const all = [value, ...(Array.isArray(others) ? others : [])].flatMap(readPlace)
  return new Map(all.map((place, at) => [at + 1, place]))
}

export function createLastLocation({ userStore, log, profile }: LastLocationDeps) {
  const loaded = new Map<string, Promise<Places | null>>()

  /** A location is a convenience: store failures are logged and ignored. */
  const tried = async <T>(what: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      log.warn('store.place', { what, error })
      return null
    }
  }
  /** null: the read failed. It is repeated, because a write without it would delete the other windows' locations. */
  async function placesOf(profileId: string): Promise<Places | null> {
    const reading =
      loaded.get(profileId) ?? tried('read', async () => readPlaces(await userStore.value(valueName(profileId))))
    loaded.set(profileId, reading)
    const places = await reading
    if (places === null) loaded.delete(profileId)
    return places
  }
  /** Stores all windows of the profile; the first one alone is what older versions read. */
  async function change(work: (places: Places) => void): Promise<void> {
    const profileId = profile()
    if (profileId === null) return
    const places = await placesOf(profileId)
    if (places === null) return
    work(places)
    const [first, ...others] = [...places].sort(([a], [b]) => a - b).map(([, place]) => place)
    if (first) await tried('write', () => userStore.setValue(valueName(profileId), { ...first, others }))
  }

  return {
    /** null: none is known for this window and the active profile. */
    async read(slot: number): Promise<LastLocation | null> {
      const profileId = profile()
      return profileId === null ? null : ((await placesOf(profileId))?.get(slot) ?? null)
    },
    write: (slot: number, place: LastLocation): Promise<void> => change((places) => void places.set(slot, place)),
    forget: (slot: number): Promise<void> => change((places) => void places.delete(slot)),
    /** The last window is closed: the next one opens where it was. */
    async keepOnly(slot: number): Promise<void> {
      await change((places) => {
        const place = places.get(slot)
        places.clear()
        if (place) places.set(1, place)
      })
    },
    async count(): Promise<number> {
      const profileId = profile()
      return profileId === null ? 0 : ((await placesOf(profileId))?.size ?? 0)
    }
  }
}
