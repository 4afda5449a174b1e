/** The operations of `budget-script` for one key and family. */
import type { BudgetRules } from '../../../shared/connection/rate-limit'
import type { ComputerUsage } from '../../../shared/workspace/computer-usage'
import type { WorkspaceEngine } from '../../../shared/ports/network/workspace-engine'
import { BUDGET_SCRIPT } from './budget-script'

export interface BudgetReply {
  readonly word: 'ok' | 'limit' | 'wait' | 'stop' | 'alone' | 'unknown' | 'stale'
  /**
   * The share after `beat` and `join`, the last number after a `stale` join, 1 for a probe after `acquire`, else
   * milliseconds.
   */
  readonly value: number
  readonly used: number
  /** Computers with a recent beat. */
  readonly computers: number
  readonly tick: number
  /** Time of the server in ms. */
  readonly serverNow: number
  /** Computers with their shares. */
  readonly known: readonly string[]
  /** Left of a stop after a 429; 0: none. */
  readonly stopLeftMs: number
}
/** `less`: the share may only become smaller. `leave`: this computer will be off. */
export type BeatMode = 'here' | 'less' | 'leave'
export interface JoinRequest {
  /** Calls left of the share: the server counts those taken from it with the reported ones. */
  readonly share: number
  readonly message: number
  readonly tick: number
  readonly stopLeftMs: number
  /** Since the last answer of the server. */
  readonly answeredAgoMs: number
  readonly known: readonly string[]
  /** Ages of the own calls in ms, newest first; negative: in flight. */
  readonly ages: readonly number[]
}

/** All methods reject with WorkspaceUnavailable. */
export class BudgetServer {
  readonly #engine: WorkspaceEngine
  readonly #parts: readonly string[]
  readonly #rules: () => BudgetRules
  readonly #expectedNow: () => number

  /** @param expectedNow the time of the server as this computer expects it; 0: unknown */
  constructor(engine: WorkspaceEngine, part: string, rules: () => BudgetRules, expectedNow: () => number) {
    this.#engine = engine
    this.#expectedNow = expectedNow
    this.#parts = [`${part} state`, `${part} calls`]
    this.#rules = rules
  }

  acquire(call: string, background: boolean, tick: number): Promise<BudgetReply> {
    return this.#ask('acquire', call, background ? 1 : 0, tick)
  }
  async settle(call: string, outcome: 'done' | 'unsent'): Promise<void> {
    await this.#run('settle', call, outcome)
  }
  beat(share: number, message: number, mode: BeatMode, tick: number): Promise<BudgetReply> {
    return this.#ask('beat', share, message, mode, tick)
  }
  join({ share, message, tick, stopLeftMs, answeredAgoMs, known, ages }: JoinRequest): Promise<BudgetReply> {
    const [stopLeft, answeredAgo] = [Math.ceil(stopLeftMs), Math.ceil(answeredAgoMs)]
    return this.#ask('join', share, message, tick, stopLeft, answeredAgo, known.join(), ...ages)
  }
  async stop(forMs: number): Promise<void> {
    await this.#run('stop', Math.ceil(forMs))
  }
  async lift(): Promise<void> {
    await this.#run('lift')
  }
  async usage(): Promise<ReadonlyMap<string, ComputerUsage>> {
    const flat = (await this.#run('usage')) as readonly (string | number)[]
    const all = new Map<string, ComputerUsage>()
    for (let i = 0; i < flat.length; i += 4) {
      const [calls = 0, limit = 0, windowMs = 0] = flat.slice(i + 1, i + 4).map(Number)
      all.set(String(flat[i]), { calls, limit: windowMs > 0 ? { calls: limit, seconds: windowMs / 1000 } : null })
    }
    return all
  }

  async #ask(operation: string, ...args: readonly (string | number)[]): Promise<BudgetReply> {
    const [word, value, used, , computers, tick, serverNow, known, stopLeftMs] = (await this.#run(
      operation,
      ...args
    )) as readonly (string | number)[]
    return {
      word: word as BudgetReply['word'],
      value: Number(value),
      used: Number(used),
      computers: Number(computers),
      tick: Number(tick),
      serverNow: Number(serverNow),
      known: String(known).split(',').filter(Boolean),
      stopLeftMs: Number(stopLeftMs)
    }
  }

  #run(operation: string, ...args: readonly (string | number)[]): Promise<unknown> {
    const { limit, windowMs, reservePercent } = this.#rules()
    const all = [operation, this.#engine.computer, limit, windowMs, reservePercent, this.#expectedNow(), ...args]
    return this.#engine.run(BUDGET_SCRIPT, this.#parts, all.map(String))
  }
}
