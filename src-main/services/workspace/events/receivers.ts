/**
 * Which sources this computer receives from. One computer of the workspace receives for all; without the server each
 * works on its own.
 */
import type { SourceId } from '../../../shared/feed/events'
import { WorkspaceUnavailable, type WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import { LEASE_MS, ReceiverLease, RENEW_MS } from '../../../shared/workspace/receiver-lease'
import { SerialQueue } from '../../../shared/serial-queue'
import { LEASES } from './event-scripts'

/** After the server is gone, a computer that waited receives by itself. */
const ALONE_AFTER_MS = 3000
const TOPIC = 'receivers'
const EMPTY = new Uint8Array()

/**
 * 'alone': not shared, or the server is gone. 'receiver': this computer. 'other': another computer. 'asking': not
 * decided yet, or the lease has just ended.
 */
export type ReceiverState = 'alone' | 'receiver' | 'other' | 'asking'

interface ReceiversDeps {
  readonly clock: Clock
  readonly log: Log
  /** null: no workspace, or events are not shared. */
  engine(): WorkspaceEngine | null
}

/** A source that one computer of the workspace runs. */
interface Candidate {
  readonly id: SourceId
  /** The same on all computers that would receive the same events. */
  leaseName(): string
  /** The source is to run here if this computer is the receiver. */
  isWanted(): boolean
  isFailing(): boolean
  /** The state may have changed. */
  decided(): void
}

interface Place {
  readonly candidate: Candidate
  readonly lease: ReceiverLease
  /** Name under which the lease was asked for. */
  name: string
}

type Asked = readonly [place: Place, name: string, wants: boolean]

export class Receivers {
  readonly #deps: ReceiversDeps
  readonly #places = new Map<SourceId, Place>()
  #engine: WorkspaceEngine | null = null
  #endMessages: (() => void) | null = null
  /** Without a connection since; null: connected, or no workspace. */
  #goneSinceMs: number | null = null
  #cancelTick: (() => void) | null = null
  readonly #turns = new SerialQueue()
  #isAskDue = false
  #isClosed = false

  constructor(deps: ReceiversDeps) {
    this.#deps = deps
  }

  add(candidate: Candidate): void {
    this.#places.set(candidate.id, { candidate, lease: new ReceiverLease(), name: '' })
  }

  state(id: SourceId): ReceiverState {
    const lease = this.#places.get(id)?.lease
    const now = this.#deps.clock.monotonic()
    if (!lease || this.#engine === null) return 'alone'
    if (!this.#engine.isOpen) return now - (this.#goneSinceMs ?? now) >= ALONE_AFTER_MS ? 'alone' : 'asking'
    if (lease.holds(now)) return 'receiver'
    return lease.holder !== '' && lease.holder !== this.#engine.computer ? 'other' : 'asking'
  }

  /** False after the lease ended and before a new one: another computer may be the receiver by now. */
  mayReceive(id: SourceId): boolean {
    const state = this.state(id)
    if (state === 'alone' || state === 'receiver') return true
    if (state === 'asking' && (this.#places.get(id)?.lease.token ?? 0) === 0) return true
    this.ask()
    return false
  }

  /** Computer that receives; '': not known. */
  holder(id: SourceId): string {
    return this.#places.get(id)?.lease.holder ?? ''
  }

  /** Last moment at which some computer received, monotonic; null: not known. */
  aliveAtMs(id: SourceId): number | null {
    return this.#places.get(id)?.lease.aliveAtMs ?? null
  }

  /** The lease with which events are published; '': none. */
  leaseOf(id: SourceId): { readonly part: string; readonly text: string } {
    const place = this.#places.get(id)
    if (!place || this.#engine === null || place.lease.token === 0) return { part: 'receiver', text: '' }
    return { part: partsOf(place.name)[0]!, text: `${place.lease.token} ${this.#engine.computer}` }
  }

  /** The server refused the lease. */
  fenced(id: SourceId): void {
    this.#places.get(id)?.lease.lost()
    this.#deps.log.info('workspace.receiver', { source: id, state: 'ended' })
    this.ask()
  }

  /** The engine or its connection has changed, or a setting. */
  follow(): void {
    const { clock, engine } = this.#deps
    const now = this.#isClosed ? null : engine()
    if (now !== this.#engine) {
      this.#endMessages?.()
      this.#engine = now
      this.#endMessages = now?.onMessage(TOPIC, () => this.ask()) ?? null
      for (const { lease } of this.#places.values()) lease.lost()
    }
    if (now === null || now.isOpen) this.#goneSinceMs = null
    else if (this.#goneSinceMs === null) {
      this.#goneSinceMs = clock.monotonic()
      for (const { lease } of this.#places.values()) lease.lost()
    }
    this.ask()
    this.#tell()
  }

  ask(): void {
    this.#cancelTick?.()
    this.#cancelTick = null
    if (this.#isAskDue) return
    this.#isAskDue = true
    void this.#turns.run(() => this.#ask())
  }

  /** This source stops; another computer may receive at once. */
  async release(id: SourceId): Promise<void> {
    const place = this.#places.get(id)
    if (place) await this.#giveBack([place])
  }

  /** This computer leaves. */
  async leave(): Promise<void> {
    this.#cancelTick?.()
    await this.#turns.run(() => this.#giveBack([...this.#places.values()]))
  }

  close(): void {
    this.#isClosed = true
    this.follow()
    this.#cancelTick?.()
  }

  async #ask(): Promise<void> {
    this.#isAskDue = false
    try {
      await this.#renew()
    } catch (error) {
      this.#deps.log.error('workspace.receiver', { error })
    }
    if (this.#isClosed || this.#engine === null) return
    this.#cancelTick?.()
    this.#cancelTick = this.#deps.clock.after(RENEW_MS, () => this.ask())
  }

  async #renew(): Promise<void> {
    const now = this.#deps.clock.monotonic()
    const asked: Asked[] = []
    for (const place of this.#places.values()) {
      const { candidate, lease } = place
      if (!candidate.isWanted()) continue
      lease.running(candidate.isFailing(), now)
      asked.push([place, candidate.leaseName(), lease.wants(now)])
    }
    const gaveUp = asked.some(([{ lease }, , wants]) => !wants && lease.token > 0)
    await this.#send(asked)
    if (gaveUp) await this.#announce()
    this.#tell()
  }

  async #giveBack(places: readonly Place[]): Promise<void> {
    const held = places.filter(({ lease }) => lease.token > 0)
    if (held.length === 0) return
    await this.#send(held.map((place) => [place, place.name, false]))
    for (const { lease } of held) lease.lost()
    await this.#announce()
  }

  async #send(asked: readonly Asked[]): Promise<void> {
    const { clock, log } = this.#deps
    const engine = this.#engine
    if (!engine?.isOpen || asked.length === 0) return
    const askedAtMs = clock.monotonic()
    const parts = asked.flatMap(([, name]) => partsOf(name))
    const wishes = asked.flatMap(([{ lease }, , wants]) => [String(lease.token), wants ? '1' : '0'])
    try {
      const answers = (await engine.run(LEASES, parts, [
        engine.computer,
        String(LEASE_MS),
        ...wishes
      ])) as readonly (readonly [token: number, leftMs: number, holder: string, others: number])[]
      for (const [n, [token, leftMs, holder, others]] of answers.entries()) {
        const [place, name] = asked[n]!
        if (token > 0 && token !== place.lease.token)
          log.info('workspace.receiver', { source: place.candidate.id, state: 'receiver', token })
        place.name = name
        place.lease.answered({ token, leftMs, holder, others }, askedAtMs)
      }
    } catch (error) {
      if (!(error instanceof WorkspaceUnavailable)) log.error('workspace.receiver', { error })
    }
  }

  async #announce(): Promise<void> {
    await this.#engine?.publish(TOPIC, EMPTY).catch(() => undefined)
  }

  #tell(): void {
    for (const { candidate } of this.#places.values()) candidate.decided()
    const gone = this.#goneSinceMs
    if (gone === null || this.#isClosed) return
    // the time without the server decides as well
    const leftMs = gone + ALONE_AFTER_MS - this.#deps.clock.monotonic()
    if (leftMs > 0) this.#deps.clock.after(leftMs + 1, () => this.#goneSinceMs === gone && this.#tell())
  }
}

const partsOf = (name: string): readonly string[] => ['', ' tokens', ' wanting'].map((end) => `receiver ${name}${end}`)
