/**
 * Joins this computer to the others of the shop and leaves, as the settings and secrets say. Everything in the program
 * works without it.
 */
import type { WorkspaceLogins, WorkspaceSecret, WorkspaceState } from '../../contract/channels/workspace'
import { done, type Result } from '../../contract/failures'
import type {
  WorkspaceAccess,
  WorkspaceConnection,
  WorkspaceServers
} from '../../shared/ports/network/workspace-connection'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { ComputerUsage } from '../../shared/workspace/computer-usage'
import { isRefusal, type CheckStep, type WorkspaceProblem } from '../../shared/workspace/workspace-state'
import { SerialQueue } from '../../shared/serial-queue'
import { storeResult } from '../store-result'
import { BEAT_MS, listed, PresenceList } from './presence'

/** Computers that hear of a change together do not ask the server together. */
const NEWS_PAUSE_MS = 300
/** A person who moves through a list opens only where they stay. */
const OPENED_PAUSE_MS = 250
/** After a failure of this computer, such as a file that is in use. */
const RETRY_MS = 10_000
const OFF: WorkspaceState = { state: 'off', problem: null, computers: [] }

export interface WorkspaceDeps {
  /** Loads the client of the server. */
  servers(): Promise<WorkspaceServers>
  rules(): Pick<WorkspaceAccess, 'address' | 'user' | 'authorityFile'> & {
    readonly enabled: boolean
    readonly name: string
    readonly sharesPresence: boolean
  }
  readonly secrets: Pick<SecretStore, 'read' | 'locked' | 'put' | 'remove' | 'storageOf'>
  readonly clock: Clock
  readonly log: Log
  /** 0 up to 1. */
  readonly random: () => number
  /** Of this program. */
  readonly version: string
  changed(state: WorkspaceState): void
  /** By computer. Rejects with WorkspaceUnavailable. */
  usage(): Promise<ReadonlyMap<string, ComputerUsage>>
  /** The connection ends after this: what the others wait for can still be sent. */
  leaving(): Promise<void>
}

/** Everything that ends with a connection. */
interface Membership {
  readonly connection: WorkspaceConnection
  readonly presence: PresenceList
  readonly ends: (() => void)[]
  cancelBeat: (() => void) | null
  isBeating: boolean
  /** Something happened during the beat. */
  isStale: boolean
}

export class Workspace {
  readonly #deps: WorkspaceDeps
  readonly #listeners = new Set<() => void>()
  readonly #leaving: (() => Promise<void>)[] = []
  /** What each page has open. */
  readonly #open = new Map<number, string>()
  #state = OFF
  #membership: Membership | null = null
  #accessInUse = ''
  #isRunning = false
  #servers: Promise<WorkspaceServers> | null = null
  #cancelRetry: (() => void) | null = null
  readonly #turns = new SerialQueue()
  /** Names this run of the program. */
  readonly #run: string

  constructor(deps: WorkspaceDeps) {
    this.#deps = deps
    this.#run = deps.random().toString(36).slice(2)
  }

  state = (): WorkspaceState => this.#state

  /** null: the workspace is off, or cannot be tried. */
  get engine(): WorkspaceEngine | null {
    return this.#membership?.connection ?? null
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Called before this computer leaves, while it can still send. */
  onLeaving(hook: () => Promise<void>): void {
    this.#leaving.push(hook)
  }

  /** Name of a computer that is here; '': not here, or without a name. */
  nameOf = (computer: string): string => this.#state.computers.find(({ id }) => id === computer)?.name ?? ''

  /** @param subject such as `engine:42` or `ticket:7`; null: nothing that others want to know */
  opened(pageId: number, subject: string | null): void {
    if ((this.#open.get(pageId) ?? null) === subject) return
    if (subject === null) this.#open.delete(pageId)
    else this.#open.set(pageId, subject)
    if (this.#membership !== null) this.#beatSoon(this.#membership, OPENED_PAUSE_MS)
  }

  start(): void {
    this.#isRunning = true
    this.settingChanged()
  }

  async close(): Promise<void> {
    this.#isRunning = false
    this.#cancelRetry?.()
    await this.#inTurn(() => this.#leave())
  }

  settingChanged(): void {
    this.#cancelRetry?.()
    if (this.#isRunning) void this.#inTurn(() => this.#apply())
  }

  /** The network may work again. */
  wake(): void {
    this.#membership?.connection.wake()
  }

  async logins(): Promise<WorkspaceLogins> {
    const { secrets } = this.#deps
    return {
      'workspace-password': await secrets.storageOf('workspace-password'),
      'workspace-passphrase': await secrets.storageOf('workspace-passphrase')
    }
  }

  async setLogin(name: WorkspaceSecret, secret: string): Promise<Result<WorkspaceLogins>> {
    const { secrets, log } = this.#deps
    const result = await storeResult(log, 'workspace.secret', async () => {
      if (secret === '') await secrets.remove(name)
      else await secrets.put(name, secret)
      return done(await this.logins())
    })
    if (result.ok) this.settingChanged()
    return result
  }

  async test(): Promise<Result<readonly CheckStep[]>> {
    const [servers, access] = await Promise.all([this.#loaded(), this.#access()])
    return done(await servers.check(access))
  }

  async #access(): Promise<WorkspaceAccess> {
    const { rules, secrets } = this.#deps
    const { address, user, authorityFile } = rules()
    const [password, passphrase] = [
      await secrets.read('workspace-password'),
      await secrets.read('workspace-passphrase')
    ]
    return { address, user, authorityFile, password, passphrase: passphrase ?? '' }
  }

  /** Why the server cannot even be asked; null: it can. */
  async #obstacle({ address, passphrase }: WorkspaceAccess): Promise<WorkspaceProblem | null> {
    if (address === '') return 'no-address'
    if (passphrase !== '') return null
    return (await this.#deps.secrets.locked('workspace-passphrase')) ? 'key-store' : 'no-passphrase'
  }

  async #apply(): Promise<void> {
    if (!this.#deps.rules().enabled) {
      await this.#leave()
      return this.#enter(OFF)
    }
    const access = await this.#access()
    const wanted = JSON.stringify(access)
    // another name of this computer needs no other connection
    if (this.#membership !== null && wanted === this.#accessInUse) return this.#beatSoon(this.#membership, 0)
    await this.#leave()
    const obstacle = await this.#obstacle(access)
    if (obstacle !== null) return this.#enter({ state: 'refused', problem: obstacle, computers: [] })
    this.#enter({ state: 'joining', problem: null, computers: [] })
    const connection = await (await this.#loaded()).connection(access)
    this.#accessInUse = wanted
    this.#follow(connection)
  }

  #follow(connection: WorkspaceConnection): void {
    const { random } = this.#deps
    const presence = new PresenceList(connection, this.#run)
    const one: Membership = { connection, presence, ends: [], cancelBeat: null, isBeating: false, isStale: false }
    this.#membership = one
    one.ends.push(
      presence.onNews(() => this.#beatSoon(one, NEWS_PAUSE_MS * random())),
      connection.onChange(() => {
        if (connection.isOpen) presence.forget()
        if (connection.isOpen) this.#beatSoon(one, 0)
        else this.#fail(one)
      })
    )
    connection.start()
    this.#tell()
  }

  async #leave(): Promise<void> {
    const one = this.#membership
    if (one === null) return
    this.#membership = null
    one.cancelBeat?.()
    for (const end of one.ends) end()
    await Promise.allSettled([this.#deps.leaving(), ...this.#leaving.map((hook) => hook())])
    if (one.connection.isOpen) await one.presence.leave().catch(() => undefined)
    one.connection.stop()
    this.#tell()
  }

  #beatSoon(one: Membership, afterMs: number): void {
    if (this.#membership !== one) return
    if (one.isBeating) one.isStale = true
    else {
      one.cancelBeat?.()
      one.cancelBeat = this.#deps.clock.after(afterMs, () => void this.#beat(one))
    }
  }

  async #beat(one: Membership): Promise<void> {
    if (!one.connection.isOpen) return
    const { rules, version, log } = this.#deps
    one.isBeating = true
    one.isStale = false
    try {
      const { name, sharesPresence } = rules()
      const open = sharesPresence ? [...new Set(this.#open.values())] : []
      const present = await one.presence.renew({ name, version, open })
      if (present === null) return void this.#inTurn(() => this.#takeNewId(one))
      const usage = await this.#deps.usage()
      if (this.#membership === one)
        this.#enter({ state: 'joined', problem: null, computers: listed(present, usage, one.connection.computer) })
    } catch (error) {
      if (!(error instanceof WorkspaceUnavailable)) log.error('workspace.presence', { error })
      if (this.#membership === one) this.#fail(one)
    }
    one.isBeating = false
    this.#beatSoon(one, one.isStale ? NEWS_PAUSE_MS : BEAT_MS)
  }

  /** The folder of this computer was copied; the other computer keeps id and share. */
  async #takeNewId(one: Membership): Promise<void> {
    if (this.#membership !== one) return
    this.#deps.log.warn('workspace.copied')
    one.connection.stop()
    await this.#leave()
    await (await this.#loaded()).takeNewId()
    await this.#apply()
  }

  #fail({ connection: { problem } }: Membership): void {
    const state = problem !== null && isRefusal(problem) ? 'refused' : 'unreachable'
    this.#enter({ state, problem: problem ?? 'port', computers: [] })
  }

  #enter(state: WorkspaceState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return
    this.#state = state
    this.#deps.changed(state)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    return this.#turns.run(() =>
      work().catch((error: unknown) => {
        const { log, clock } = this.#deps
        log.error('workspace.join', { error })
        this.#enter({ state: 'unreachable', problem: 'protocol', computers: [] })
        this.#cancelRetry?.()
        if (this.#isRunning) this.#cancelRetry = clock.after(RETRY_MS, () => this.settingChanged())
      })
    )
  }

  #loaded(): Promise<WorkspaceServers> {
    this.#servers ??= this.#deps.servers().catch((error: unknown) => {
      this.#servers = null
      throw error
    })
    return this.#servers
  }
}
