/** Key, limit and permission by the switches, and the changes that switches make to an answer. */
import { ENDPOINTS } from '../../../src-main/shared/catalogue/endpoints'
import type { DemoRequest } from '../../../src-main/adapters/demo-service/http/handler'
import { errorReply, jsonReply, type Reply } from '../../../src-main/adapters/demo-service/http/reply'
import { CallCounter } from './limits'
import type { AccessSwitches } from './switches'

export type KeyState = 'right' | 'wrong' | 'absent'

export class SwitchedAccess {
  switches: AccessSwitches
  readonly counter: CallCounter
  readonly #now: () => number
  /** Calls with the right key since `revokeAfterCalls` was set. */
  #callsSinceRevokeSet = 0

  constructor(switches: AccessSwitches, now: () => number) {
    this.switches = switches
    this.#now = now
    this.counter = new CallCounter(now)
  }

  set(changes: Partial<AccessSwitches>): void {
    this.switches = { ...this.switches, ...changes }
    if ('revokeAfterCalls' in changes) this.#callsSinceRevokeSet = 0
  }

  async reply({ name }: DemoRequest, key: KeyState, answer: () => Promise<Reply>): Promise<Reply> {
    const { permission, subscription, picturesCount } = this.switches
    if (name === 'media') return picturesCount && key === 'right' ? this.#counted(name, answer) : answer()
    if (!this.#isGood(key)) return errorReply(403)
    return this.#counted(name ?? '', async () => {
      const allowed = permission && subscription?.active !== false
      if (!allowed && name !== 'subscription') return errorReply(401)
      return this.#changed(name, await answer())
    })
  }

  headers(): Readonly<Record<string, string>> {
    const { extraHeaders, dateSkewMs } = this.switches
    return dateSkewMs === 0 ? extraHeaders : { ...extraHeaders, date: new Date(this.#now() + dateSkewMs).toUTCString() }
  }

  #isGood(given: KeyState): boolean {
    const { key, revokeAfterCalls } = this.switches
    if (given !== 'right' || key === 'revoked') return false
    return revokeAfterCalls === null || this.#callsSinceRevokeSet++ < revokeAfterCalls
  }

  async #counted(name: string, answer: () => Promise<Reply>): Promise<Reply> {
    const decision = this.counter.take(name, this.switches)
    if (!decision.ok) return this.#limitReached(decision.retryAfterMs)
    const reply = await answer()
    if (reply.status >= 400 && !this.switches.countRefused) decision.giveBack()
    return reply
  }

  #limitReached(waitMs: number): Reply {
    const { retryAfter } = this.switches
    const reply = errorReply(429)
    if (retryAfter === 'absent') return reply
    const when =
      retryAfter === 'seconds' ? String(Math.ceil(waitMs / 1000)) : new Date(this.#now() + waitMs).toUTCString()
    return { ...reply, headers: { ...reply.headers, 'retry-after': when } }
  }

  #changed(name: DemoRequest['name'], reply: Reply): Reply {
    const { subscription, emptyLists } = this.switches
    if (name === null || name === 'media') return reply
    if (name === 'subscription') return reply.status === 200 && subscription ? jsonReply(200, subscription) : reply
    if (ENDPOINTS[name].kind === 'one') return reply
    if (reply.status === 404 && emptyLists === 'empty-array') return jsonReply(200, [])
    return Array.isArray(reply.data) ? { ...reply, data: this.#ordered(reply.data) } : reply
  }

  #ordered(entries: readonly unknown[]): readonly unknown[] {
    const { order, cap } = this.switches
    // a deterministic shuffle by a hash of the position
    const sorted =
      order === 'reversed'
        ? entries.toReversed()
        : order === 'shuffled'
          ? entries
              .map((entry, i) => ({ entry, rank: (i * 2654435761) % 4294967296 }))
              .sort((a, b) => a.rank - b.rank)
              .map(({ entry }) => entry)
          : entries
    return cap === null ? sorted : sorted.slice(0, cap)
  }
}
