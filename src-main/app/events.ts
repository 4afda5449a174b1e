/** The event bus of the main process. It is made first, so that a module can report to modules created after it. */
import type { EngineId } from '../shared/catalogue/ids'

export interface AppEvents {
  /** A colleague shows this engine here: a deep link. */
  'engine-sent': string
  /** A page wants to open this address outside of the program. */
  'external-link': string
  /** The network may work again: the system reported it, or a person gave a proxy login. */
  'network-restored': void
  'clock-skew-changed': void
  /** Another profile or key is active, or none: data of the last one goes. The account of the key; null: no key. */
  'profile-left': string | null
  /** Follows 'profile-left', when the call budget counts for the new account. */
  'profile-changed': void
  /** A person, not a pack, sent a catalogue call. */
  'user-active': void
  /** Figures of this engine were stored or shown. */
  'engine-figures': EngineId
  'customer-screen-changed': void
  /** The rights of the person changed. */
  'role-changed': void
  /** The program ends and starts again. */
  restart: void
  /** A person changed something that joined computers may share. */
  'work-edited': void
}

/** Calls every listener at once, in any order. The emitter gets the first error when all have run. */
export class EventBus<Events extends object> {
  readonly #listeners = new Map<keyof Events, ((payload: never) => void)[]>()

  on<E extends keyof Events>(event: E, listener: (payload: Events[E]) => void): void {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
  }

  emit<E extends keyof Events>(event: E, ...[payload]: Events[E] extends void ? [] : [payload: Events[E]]): void {
    const errors: unknown[] = []
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener(payload as never)
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }
}
