/**
 * The shared budget of one key and family as this computer sees it: calls from the pool while the server answers, calls
 * from the own share otherwise. `budget-script` has the rules.
 */
import { isBackground, WINDOW_SLACK_MS, type BudgetRules } from '../../../shared/connection/rate-limit'
import { delay } from '../../../shared/delay'
import type { CallPriority } from '../../../shared/ports/network/call-budget'
import type { WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'
import type { ComputerUsage } from '../../../shared/workspace/computer-usage'
import { SerialQueue } from '../../../shared/serial-queue'
import { BudgetServer, type BeatMode, type BudgetReply } from './budget-server'
import { SHARED_SLACK_MS } from './budget-script'
import { agesOf, OwnShare, type OwnCalls } from './own-share'
import { Refusals, type Refusal } from './refusals'

export interface SharedLedgerDeps {
  readonly engine: WorkspaceEngine
  /** Names key and family, the same on all computers. The engine turns it into a keyed digest. */
  readonly part: string
  readonly path: string
  readonly clock: Clock
  readonly log: Log
  rules(): BudgetRules
  ownCalls(): OwnCalls
  changed(): void
}
export type Grant = { readonly ok: true; readonly probe: boolean; settle(outcome: 'done' | 'unsent'): void } | Refusal

/** The last answer of the server, or the share of this computer. */
export interface SharedUse {
  readonly used: number
  readonly limit: number
  readonly computers: number
  /** True while calls are taken from the share of this computer. */
  readonly alone: boolean
}

const BEAT_MS = 10_000
/** After joining, beats follow faster until the others have made room. */
const FIRST_BEAT_MS = 500
const FIRST_BEATS = 3
/** Time for other computers to give up part of their shares; together less than two seconds. */
const WAIT_STEPS_MS = [40, 80, 160, 320, 700]
/** A person waits no longer for a slow server. With the wait for a shared answer it is two seconds at most. */
const LONGEST_WAIT_MS = 1200
/**
 * After a new connection the server may have old data. The beats of the other computers show it within this time; until
 * then calls are taken from the share.
 */
const SETTLE_MS = 12_000

export class SharedLedger {
  readonly #deps: SharedLedgerDeps
  readonly #server: BudgetServer
  readonly #share: OwnShare
  readonly #unsubscribe: readonly (() => void)[]
  readonly #refusals: Refusals
  #joined = false
  #calls = 0
  #last: BudgetReply | null = null
  #firstBeats = 0
  readonly #messages = new SerialQueue()
  #cancelBeat: (() => void) | null = null
  #waitingBeat: Promise<void> | null = null
  /** Monotonic time from which the data of the server count. */
  #settledAt = -Infinity
  #closed = false

  constructor(deps: SharedLedgerDeps) {
    this.#deps = deps
    const { engine, part, rules } = deps
    this.#share = new OwnShare({ ...deps, computer: engine.computer }, deps.ownCalls())
    this.#refusals = new Refusals(deps.clock)
    this.#server = new BudgetServer(engine, part, rules, () => this.#share.serverNow())
    this.#unsubscribe = [
      engine.onMessage('budget', () => void this.beat()),
      engine.onChange(() => this.#connectionChanged())
    ]
    if (this.#share.joinedBefore) this.#connectionChanged()
    else void this.beat()
  }

  /** One call from the pool or the share. null: this computer has never joined the workspace. */
  async request(priority: CallPriority): Promise<Grant | null> {
    const background = isBackground(priority)
    const refused = this.#refusals.recent(background)
    if (refused) return refused
    const asked = this.#ask(`${this.#now().toString(36)}.${++this.#calls}`, background)
    const inTime = await new Promise<Grant | null | 'late'>((resolve, reject) => {
      const cancel = this.#deps.clock.after(LONGEST_WAIT_MS, () => resolve('late'))
      asked.then(resolve, reject).finally(cancel)
    })
    if (inTime !== 'late') return inTime
    // an empty share is no reason to refuse: the server still answers, or its connection ends
    if (this.#share.joinedBefore && this.#share.left(background) <= 0) return asked
    void asked.then((grant) => grant?.ok && grant.settle('unsent'))
    return this.#share.joinedBefore ? this.#takeAlone(background) : null
  }

  async #ask(call: string, background: boolean): Promise<Grant | null> {
    for (const waitMs of [...WAIT_STEPS_MS, null]) {
      const reply = await this.#acquire(call, background)
      // if the outcome is lost, the call only counts for longer
      const settle = (outcome: 'done' | 'unsent') => void this.#server.settle(call, outcome).catch(() => undefined)
      if (reply?.word === 'ok') return { ok: true, probe: reply.value === 1, settle }
      if (reply === null) {
        if (!this.#share.joinedBefore) return null
        // the others held all calls when this computer joined: they give up part of their shares
        const awaitsShare = this.#deps.engine.isOpen && this.#joined && this.#share.isEmpty
        if (waitMs === null || !awaitsShare) return this.#takeAlone(background)
        await this.#askOthers()
      } else {
        if (reply.word !== 'wait' || waitMs === null) return this.#refusals.refuse(background, reply.value)
        await this.#releasePart()
      }
      await delay(this.#deps.clock, waitMs)
      if (reply === null) await this.beat()
    }
    return this.#refusals.refuse(background, WINDOW_SLACK_MS)
  }

  /** Tells the server that this computer is here, and agrees on its share. Never rejects. */
  async beat(): Promise<void> {
    this.#cancelBeat?.()
    this.#cancelBeat = null
    const isNew = !this.#joined
    // a beat that is still queued serves later callers too
    this.#waitingBeat ??= this.#send(() => {
      this.#waitingBeat = null
      return this.#beatOrJoin()
    })
    await this.#waitingBeat
    if (this.#closed || this.#cancelBeat) return
    if (isNew && this.#joined) this.#firstBeats = FIRST_BEATS
    this.#cancelBeat = this.#deps.clock.after(this.#firstBeats-- > 0 ? FIRST_BEAT_MS : BEAT_MS, () => void this.beat())
  }

  /** A 429 arrived: all computers stop. */
  stop(forMs: number): void {
    void this.#server.stop(forMs).catch(() => undefined)
  }
  /** The service accepts calls again. */
  lift(): void {
    void this.#server.lift().catch(() => undefined)
  }

  /** null: this computer has never joined the workspace. */
  use(): SharedUse | null {
    if (!this.#share.joinedBefore) return null
    const { limit } = this.#deps.rules()
    if (this.#last && this.#joined && this.#deps.engine.isOpen)
      return { used: this.#last.used, limit, computers: this.#last.computers, alone: false }
    return { used: Math.max(0, limit - this.#share.left(false)), limit, computers: 1, alone: true }
  }

  /** Calls of the window and limits by computer. @throws WorkspaceUnavailable */
  usage(): Promise<ReadonlyMap<string, ComputerUsage>> {
    return this.#server.usage()
  }

  /** Gives up most of the share, so that the others can use it while this computer is off. Never rejects. */
  async close(): Promise<void> {
    this.#closed = true
    this.#cancelBeat?.()
    for (const unsubscribe of this.#unsubscribe) unsubscribe()
    await this.#send(async () => {
      if (!this.#isCurrent()) return
      const reply = await this.#message('leave')
      if (reply.word !== 'ok' || reply.value >= this.#share.held || this.#share.spent > 0) return
      this.#share.hold(reply.value)
      await this.#message('leave')
    })
  }

  #connectionChanged(): void {
    this.#settledAt = this.#now() + SETTLE_MS
    this.#joined = false
    void this.beat()
  }

  /** The server has all calls of this computer. */
  #isCurrent(): boolean {
    return this.#joined && this.#deps.engine.isOpen && this.#share.spent === 0
  }

  /** null: the call must come from the share. */
  async #acquire(call: string, background: boolean): Promise<BudgetReply | null> {
    for (let attempt = 1; attempt <= 2; attempt++) {
      if (!this.#deps.engine.isOpen || this.#now() < this.#settledAt) return null
      if (!this.#isCurrent()) await this.#send(() => (this.#isCurrent() ? Promise.resolve() : this.#join()))
      if (!this.#joined) return null
      try {
        const reply = this.#read(await this.#server.acquire(call, background, this.#share.tick))
        if (reply.word === 'alone') return null
        if (reply.word !== 'unknown') return reply
        this.#joined = false
      } catch (error) {
        this.#lost(error)
        return null
      }
    }
    return null
  }

  /** A call from the share, unless the server has told of a 429. */
  #takeAlone(background: boolean): Grant {
    const { stopLeftMs } = this.#refusals
    if (stopLeftMs > 0) return this.#refusals.refuse(background, stopLeftMs)
    if (this.#share.left(background) > 0) return { ok: true, probe: false, settle: this.#share.take() }
    const settlesIn = this.#deps.engine.isOpen ? Math.max(0, this.#settledAt - this.#now()) : Infinity
    return this.#refusals.refuse(background, Math.min(settlesIn, this.#share.freeIn(background)))
  }

  /** The pool is empty: this computer and the others give up part of their shares. */
  async #releasePart(): Promise<void> {
    await this.#send(async () => {
      if (!this.#isCurrent() || this.#share.held === 0) return
      this.#share.hold(this.#share.held - Math.ceil(this.#share.held / 4))
      await this.#message('less')
    })
    await this.#askOthers()
  }

  /** One message about the share at a time, because both sides must agree on it. */
  #send(message: () => Promise<void>): Promise<void> {
    return this.#messages.run(() => message().catch((error: unknown) => this.#lost(error)))
  }

  async #beatOrJoin(): Promise<void> {
    if (!this.#deps.engine.isOpen) {
      this.#joined = false
      return
    }
    if (!this.#isCurrent()) {
      await this.#join()
      await this.#askOthers()
      if (!this.#joined) return
    }
    const reply = await this.#message('here')
    // calls were taken from the share meanwhile: join again, which reports them, before it shrinks
    if (reply.word !== 'ok' || this.#share.spent > 0) return this.#join()
    const less = reply.value < this.#share.held
    this.#share.hold(reply.value)
    // a larger share is reserved already, a smaller one is released now
    if (less) await this.#message('less')
  }

  async #message(mode: BeatMode): Promise<BudgetReply> {
    return this.#read(await this.#server.beat(this.#share.held, this.#share.nextMessage(), mode, this.#share.tick))
  }

  async #join(): Promise<void> {
    this.#joined = false
    if (!this.#deps.engine.isOpen) return
    const own = this.#deps.ownCalls()
    const reply = this.#read(
      await this.#server.join({
        share: this.#share.report(),
        message: this.#share.nextMessage(),
        tick: this.#share.tick,
        stopLeftMs: own.stopLeftMs,
        answeredAgoMs: this.#share.answeredAgoMs,
        known: this.#share.known,
        ages: agesOf(own, this.#now(), this.#deps.rules().windowMs + SHARED_SLACK_MS)
      })
    )
    if (reply.word === 'stale') {
      this.#share.continueAfter(reply.value)
      return this.#join()
    }
    if (reply.word !== 'ok') return
    this.#share.joined(reply.value)
    this.#joined = true
  }

  /** The other computers give up part of their shares. Never rejects. */
  #askOthers(): Promise<void> {
    return this.#deps.engine.publish('budget', new Uint8Array()).catch(() => undefined)
  }

  #read(reply: BudgetReply): BudgetReply {
    if (reply.word !== 'unknown') this.#share.answered(reply, this.#now() >= this.#settledAt)
    this.#refusals.stopped(reply.stopLeftMs)
    this.#last = reply
    this.#deps.changed()
    return reply
  }

  #lost(error: unknown): void {
    if (this.#joined) this.#deps.log.warn('workspace.budget', { error })
    this.#joined = false
    this.#deps.changed()
  }

  #now(): number {
    return this.#deps.clock.monotonic()
  }
}
