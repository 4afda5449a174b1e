/**
 * The share of this computer: the calls it may make while the server is unreachable, and those it has made that the
 * server does not have yet.
 */
import { allowance, CallWindow, WINDOW_SLACK_MS, type BudgetRules } from '../../../shared/connection/rate-limit'
import type { Clock } from '../../../shared/ports/system/clock'
import type { BudgetReply } from './budget-server'
import { FORGET_AFTER_MS } from './budget-script'
import { ShareFile, type Share } from './share-file'

export interface OwnCalls {
  /** Monotonic instants of settled calls, rising. */
  readonly settled: readonly number[]
  readonly open: number
  readonly stopLeftMs: number
}

/** Age in ms that stands for a call in flight; the server checks its sign alone. */
const IN_FLIGHT = -1000

/** Ages in ms for the server, newest first. */
export function agesOf({ settled, open }: OwnCalls, now: number, windowMs: number): readonly number[] {
  const recent = settled.filter((at) => at > now - windowMs).map((at) => Math.floor(now - at))
  return [...Array<number>(open).fill(IN_FLIGHT), ...recent.reverse()]
}

const SAVE_EVERY_MS = 60_000
/** The server forgets a computer after eight days; this computer ends its share a day earlier. */
const VALID_MS = FORGET_AFTER_MS - 86_400_000
/** The wall clock is corrected by less than this while the machine runs. */
const SAME_BOOT_MS = 30_000
/** A killed process may have used numbers that are not on disk, so each run skips this many. */
const NUMBERS_OF_A_RUN = 1_000_000
const NEVER_JOINED: Share = { share: 0, message: 0, tick: 0, answeredAt: 0, serverAheadMs: 0, bootedAt: 0, known: [] }

export interface OwnShareDeps {
  /** The file of the share. */
  readonly path: string
  /** The share of another computer, in a copied folder, is not used. */
  readonly computer: string
  readonly clock: Pick<Clock, 'now' | 'monotonic'>
  rules(): BudgetRules
}

export class OwnShare {
  readonly #file: ShareFile
  readonly #clock: Pick<Clock, 'now' | 'monotonic'>
  readonly #rules: () => BudgetRules
  /** Calls from the share that were not in a report yet. */
  #window = new CallWindow()
  /** Calls of all computers when the server last answered in this run, and the monotonic time of that answer. */
  #counted = { used: 0, at: -Infinity }
  #share: Share
  #joinedBefore: boolean
  #knowsServerTime: boolean
  #savedAt = -Infinity
  #calls = 0

  constructor({ path, computer, clock, rules }: OwnShareDeps, own: OwnCalls) {
    this.#file = new ShareFile(path)
    this.#clock = clock
    this.#rules = rules
    const kept = this.#file.read()
    const isOwn = (kept?.computer ?? computer) === computer
    const isSameBoot = kept !== null && this.#isSameBoot(kept)
    this.#joinedBefore = kept !== null
    this.#knowsServerTime = isSameBoot
    this.#share = { ...(kept ?? NEVER_JOINED), computer, ...(isOwn ? {} : { share: 0, message: 0, tick: 0 }) }
    this.#share = { ...this.#share, message: this.#share.message + NUMBERS_OF_A_RUN }
    if (kept) this.#countSince(isOwn && isSameBoot ? kept.answeredAt : -Infinity, own)
  }

  get held(): number {
    return this.#share.share
  }
  /** 0: never joined, or so long ago that the server may have forgotten this computer. */
  get tick(): number {
    return this.answeredAgoMs > VALID_MS ? 0 : this.#share.tick
  }
  get answeredAgoMs(): number {
    const { answeredAt, bootedAt } = this.#share
    return this.#isSameBoot(this.#share) ? this.#now() - answeredAt : this.#clock.now() - bootedAt - answeredAt
  }
  get known(): readonly string[] {
    return this.#share.known
  }
  /** True once this computer has joined the workspace, in this run or an earlier one. */
  get joinedBefore(): boolean {
    return this.#joinedBefore
  }
  get isEmpty(): boolean {
    return this.held === 0 && this.spent === 0
  }
  /** Calls without the server within the window. */
  get spent(): number {
    return this.#window.used(this.#now(), this.#rules())
  }
  left(background: boolean): number {
    return this.#allowed(background) - this.spent
  }
  /** Milliseconds until there is a call left; a whole window when the share is empty. */
  freeIn(background: boolean): number {
    return this.#window.msUntilFree(this.#now(), this.#rules(), this.#allowed(background))
  }

  take(): (outcome: 'done' | 'unsent') => void {
    const window = this.#window
    const call = ++this.#calls
    window.begin(call)
    return (outcome) => (outcome === 'unsent' ? window.cancel(call) : window.settle(call, this.#now()))
  }

  /**
   * Takes the calls that will be reported off the share and returns the rest, before the report, because its answer may
   * be lost.
   */
  report(): number {
    const left = Math.max(0, this.held - this.spent)
    this.#window = new CallWindow()
    this.hold(left)
    return left
  }

  /** Number of the next message to the server, which ignores earlier ones. */
  nextMessage(): number {
    this.#share = { ...this.#share, message: this.#share.message + 1 }
    return this.#share.message
  }

  /** The server knows messages up to this number, after the file was lost. */
  continueAfter(message: number): void {
    this.#share = { ...this.#share, message: Math.max(message, this.#share.message) }
  }

  /** A smaller share is on disk before the server may give it to others. */
  hold(share: number): void {
    if (share === this.#share.share) return
    this.#share = { ...this.#share, share: Math.max(0, share) }
    this.#save()
  }

  /** The expected time of the server, from its last answer; after a restart from the wall clock. 0: unknown. */
  serverNow(): number {
    if (this.#knowsServerTime) return Math.ceil(this.#now() + this.#share.serverAheadMs)
    const { serverAheadOfWallMs: ahead } = this.#share
    return ahead === undefined ? 0 : Math.ceil(this.#clock.now() + ahead)
  }

  /**
   * The server has answered.
   *
   * @param isTimeCertain false while its clock may have been changed unseen
   */
  answered(
    { used, tick, known, serverNow }: Pick<BudgetReply, 'used' | 'tick' | 'known' | 'serverNow'>,
    isTimeCertain: boolean
  ): void {
    this.#counted = { used, at: this.#now() }
    this.#knowsServerTime ||= isTimeCertain
    this.#share = {
      ...this.#share,
      tick: Math.max(tick, this.tick),
      known,
      // after a restart every call later than `answeredAt` counts: it stays before calls that are not reported yet
      ...(this.spent > 0 ? {} : { answeredAt: this.#now(), bootedAt: this.#bootedAt() }),
      ...(this.#knowsServerTime
        ? { serverAheadMs: serverNow - this.#now(), serverAheadOfWallMs: serverNow - this.#clock.now() }
        : {})
    }
    if (this.#now() - this.#savedAt > SAVE_EVERY_MS) this.#save()
  }
  joined(share: number): void {
    this.#joinedBefore = true
    this.#share = { ...this.#share, share }
    this.#save()
  }

  /** After a restart: every call since the last known answer may be missing at the server. */
  #countSince(answeredAt: number, { settled, open }: OwnCalls): void {
    const now = this.#now()
    for (const at of settled) if (at > answeredAt) this.#window.remember(at)
    for (let i = 0; i < open; i++) this.#window.remember(now)
  }

  #allowed(background: boolean): number {
    const rules = this.#rules()
    const { limit, reservePercent, windowMs } = rules
    if (limit === 0) return Number.MAX_SAFE_INTEGER
    if (this.answeredAgoMs > VALID_MS) return 0
    const share = Math.min(this.#share.share, limit)
    if (!background) return share
    // the calls of the others leave no more to background work than with the server
    const { used, at } = this.#counted
    const left = allowance(rules, true) - (this.#now() - at < windowMs + WINDOW_SLACK_MS ? used : 0)
    return Math.max(0, Math.min(share - Math.ceil((share * reservePercent) / 100), left))
  }

  #save(): void {
    this.#savedAt = this.#now()
    this.#file.write(this.#share)
  }
  #isSameBoot({ answeredAt, bootedAt }: Share): boolean {
    return answeredAt <= this.#now() && Math.abs(this.#bootedAt() - bootedAt) < SAME_BOOT_MS
  }
  #bootedAt(): number {
    return this.#clock.now() - this.#clock.monotonic()
  }
  #now(): number {
    return this.#clock.monotonic()
  }
}
