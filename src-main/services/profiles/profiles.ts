/** Profiles: each has its own data folder; a switch starts the program again with another one. */
import type { Input } from '../../contract/channel-map'
import type { ProfilesState } from '../../contract/channels/connection'
import { done, failed, type Result } from '../../contract/failures'
import type { ProfileFolders } from '../../shared/ports/stores/profile-folders'
import type { Log } from '../../shared/ports/system/log'
import { MOST_PROFILES, type Profile, type ProfileList } from '../../shared/profiles/profile-list'
import { SerialQueue } from '../../shared/serial-queue'
import { nameKey } from '../../shared/text/name-key'
import { storeResult } from '../store-result'

interface ProfilesDeps {
  readonly folders: ProfileFolders
  readonly log: Log
  readonly newId: () => string
  /** A window has unsaved entries, which the restart loses. */
  hasDraft(): boolean
  /** Asks the person; true: the entries may be lost. */
  confirmLoss(): Promise<boolean>
  /** Asks the person; true: the data of the profile may be deleted. */
  confirmRemoval(name: string): Promise<boolean>
  changed(state: ProfilesState): void
  restart(): void
}

type ProfileProblem = 'name' | 'too-many' | 'unknown' | 'in-use'
const refused = (reason: ProfileProblem) => failed('profile', { params: { reason, most: MOST_PROFILES } })

export class Profiles {
  readonly #deps: ProfilesDeps
  readonly #inTurn = new SerialQueue()
  /** The profile of this run; `current` of the list is that of the next start. */
  readonly #running: string
  #list: ProfileList

  constructor(deps: ProfilesDeps) {
    this.#deps = deps
    this.#list = deps.folders.list
    this.#running = this.#list.current
  }

  state(): ProfilesState {
    return { current: this.#running, profiles: this.#list.profiles }
  }

  /** Its folder is made when it starts for the first time. */
  add({ name, color }: Input<'profiles:add'>): Promise<Result<ProfilesState>> {
    return this.#change(({ profiles }) => {
      if (profiles.length >= MOST_PROFILES) return 'too-many'
      return [...profiles, { id: this.#deps.newId(), name: name.trim(), color }]
    })
  }

  edit({ id, name, color }: Input<'profiles:edit'>): Promise<Result<ProfilesState>> {
    return this.#change(({ profiles }) => {
      if (!profiles.some((one) => one.id === id)) return 'unknown'
      return profiles.map((one) => (one.id === id ? { id, name: name.trim(), color } : one))
    })
  }

  /** Deletes the profile with its data after a question; false: declined. */
  remove({ id }: Input<'profiles:remove'>): Promise<Result<boolean>> {
    const { folders, log, confirmRemoval } = this.#deps
    return this.#inTurn.run(async () => {
      const [first, ...others] = this.#list.profiles
      const found = others.find((one) => one.id === id)
      if (!first || !found) return refused('unknown')
      if (id === this.#running) return refused('in-use')
      if (!(await confirmRemoval(found.name))) return done(false)
      return storeResult(log, 'profiles.remove', async () => {
        // the folder first: a profile whose folder stays must be in the list, so that it can be removed again
        await folders.removeFolder(id)
        await this.#put({ ...this.#list, profiles: [first, ...others.filter((one) => one !== found)] })
        return done(true)
      })
    })
  }

  /** The program ends and starts again with the data of the profile; false: the person keeps unsaved entries. */
  switchTo({ id }: Input<'profiles:switch'>): Promise<Result<boolean>> {
    const { log, hasDraft, confirmLoss, restart } = this.#deps
    return this.#inTurn.run(async () => {
      if (!this.#list.profiles.some((one) => one.id === id)) return refused('unknown')
      if (id === this.#running) return done(true)
      if (hasDraft() && !(await confirmLoss())) return done(false)
      return storeResult(log, 'profiles.switch', async () => {
        await this.#put({ ...this.#list, current: id })
        log.info('profiles.switched')
        restart()
        return done(true)
      })
    })
  }

  /** @param next the new profiles, or why there are none */
  #change(next: (list: ProfileList) => readonly Profile[] | ProfileProblem): Promise<Result<ProfilesState>> {
    return this.#inTurn.run(async () => {
      const profiles = next(this.#list)
      if (typeof profiles === 'string') return refused(profiles)
      const names = new Set(profiles.map(({ name }) => nameKey(name)))
      if (names.size < profiles.length || profiles.slice(1).some(({ name }) => name === '')) return refused('name')
      return storeResult(this.#deps.log, 'profiles.write', async () => {
        await this.#put({ ...this.#list, profiles })
        return done(this.state())
      })
    })
  }

  async #put(list: ProfileList): Promise<void> {
    await this.#deps.folders.write(list)
    this.#list = list
    this.#deps.changed(this.state())
  }
}
