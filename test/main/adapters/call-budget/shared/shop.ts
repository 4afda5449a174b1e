/**
 * Computers of a shop with one key, on a real server with the time of the test: each has its own clock, ledger and
 * connection, and can be cut off, killed and started again. The service logs the arrival of every call.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileCallBudget } from '../../../../../src-main/adapters/call-budget'
import { SharedCallBudget } from '../../../../../src-main/adapters/call-budget/shared/shared-call-budget'
import type { BudgetRules } from '@shared/connection/rate-limit'
import type { CallPriority, PermitResult } from '@shared/ports/network/call-budget'
import { WorkspaceUnavailable, type EngineScript, type WorkspaceEngine } from '@shared/ports/network/workspace-engine'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'
import type { Redis } from '../../../../helpers/redis-server'

export const FAMILY = 'vehicleDatabase'
const ACCOUNT = 'one-key'
const TIME = "redis.call('TIME')"
const TEST_TIME = `(function()
  local ms = tonumber(redis.call('GET', 'test:now'))
  return { math.floor(ms / 1000), (ms % 1000) * 1000 }
end)()`

/** The port on a bare connection. `way` is what happens to messages. */
class TestEngine implements WorkspaceEngine {
  readonly computer: string
  readonly #shop: Shop
  readonly #listeners = new Set<() => void>()
  readonly #heard = new Map<string, Set<(value: Uint8Array, computer: string) => void>>()
  way: 'open' | 'cut' | 'lose-answers' | 'late' = 'open'

  constructor(shop: Shop, computer: string) {
    this.#shop = shop
    this.computer = computer
  }

  get isOpen(): boolean {
    return this.way !== 'cut' && this.#shop.serverUp
  }
  async run({ source }: EngineScript, parts: readonly string[], args: readonly string[]): Promise<unknown> {
    if (!this.isOpen) throw new WorkspaceUnavailable()
    const command = (): Promise<unknown> =>
      this.#shop.redis.eval(source.replace(TIME, TEST_TIME), {
        keys: parts.map((part) => `{test}${part}`),
        arguments: [...args]
      })
    if (this.way === 'late') {
      this.#shop.late.push(command)
      throw new WorkspaceUnavailable()
    }
    const answer = await this.#shop.counted(command)
    if (this.way !== 'open' || !this.#shop.serverUp) throw new WorkspaceUnavailable()
    return answer
  }
  read(): Promise<null> {
    return Promise.resolve(null)
  }
  seal = (_part: string, value: Uint8Array): string => Buffer.from(value).toString('base64')
  unseal = (_part: string, sealed: string): Uint8Array => Buffer.from(sealed, 'base64')
  nameOf = (part: string): string => part
  write(): Promise<void> {
    return Promise.resolve()
  }
  async publish(topic: string, value: Uint8Array): Promise<void> {
    if (this.isOpen) for (const other of this.#shop.engines) if (other !== this) other.hear(topic, value, this.computer)
  }
  hear(topic: string, value: Uint8Array, from: string): void {
    if (this.isOpen) for (const listener of this.#heard.get(topic) ?? []) listener(value, from)
  }
  onMessage(topic: string, listener: (value: Uint8Array, computer: string) => void): () => void {
    const all = this.#heard.get(topic) ?? new Set()
    this.#heard.set(topic, all.add(listener))
    return () => void all.delete(listener)
  }
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  changed(): void {
    for (const listener of this.#listeners) listener()
  }
  /** The server restarts. */
  lost(): void {
    const { way } = this
    this.set('cut')
    this.set(way)
  }
  set(way: TestEngine['way']): void {
    this.way = way
    this.changed()
  }
}

export interface Computer {
  readonly name: string
  readonly clock: FakeClock
  budget: SharedCallBudget
  engine: TestEngine
  readonly directory: string
  on: boolean
}

export class Shop {
  readonly redis: Redis
  readonly rules: { -readonly [K in keyof BudgetRules]: BudgetRules[K] }
  readonly computers: Computer[] = []
  /** Arrivals at the service by true time. */
  readonly arrivals: number[] = []
  /** Commands that reach the server after their computer has given up waiting. */
  late: (() => Promise<unknown>)[] = []
  serverUp = true
  /** The time of the server before the true time. */
  serverAheadMs = 0
  #now = 1_000_000
  #pending = 0
  readonly #folder = mkdtempSync(join(tmpdir(), 'shop-'))

  constructor(redis: Redis, rules: Partial<BudgetRules> = {}) {
    this.redis = redis
    this.rules = {
      limit: 60,
      windowMs: 3_600_000,
      reservePercent: 20,
      callsPerSecond: 100,
      concurrent: 100,
      ...rules
    }
  }

  get now(): number {
    return this.#now
  }
  set now(ms: number) {
    this.#now = ms
  }
  get engines(): readonly TestEngine[] {
    return this.computers.filter(({ on }) => on).map(({ engine }) => engine)
  }

  async add(count = 1, sinceBoot = 600_000): Promise<void> {
    for (let i = 0; i < count; i++) await this.#join(this.#create(sinceBoot))
  }

  /** A new computer that has just joined over a new connection. */
  async addConnected(): Promise<Computer> {
    const computer = this.#create(600_000)
    await this.tell()
    computer.budget.use(ACCOUNT)
    computer.engine.way = 'cut'
    await computer.budget.useWorkspace(computer.engine)
    computer.budget.snapshot(FAMILY)
    computer.engine.set('open')
    while (computer.budget.useOf(FAMILY) === null) await new Promise((resolve) => setImmediate(resolve))
    return computer
  }

  /** Ends the process without a word. */
  kill(computer: Computer): void {
    computer.on = false
    computer.engine.set('cut')
    computer.clock.kill()
  }
  async restart(computer: Computer, way: TestEngine['way'] = 'open'): Promise<void> {
    computer.engine = new TestEngine(this, computer.engine.computer)
    computer.engine.way = way
    computer.budget = this.#budget(computer.directory, computer.clock)
    computer.on = true
    await this.#join(computer)
  }
  /** The second computer becomes a copy of the first, with an id of its own. */
  copyFolder(from: Computer, to: Computer): void {
    this.kill(to)
    cpSync(from.directory, to.directory, { recursive: true })
    for (const file of readdirSync(to.directory)) if (!file.endsWith('.share')) rmSync(join(to.directory, file))
  }
  /** The file of the share is lost, the ledger is not. */
  loseShareFile({ directory }: Computer): void {
    for (const file of readdirSync(directory)) if (file.endsWith('.share')) rmSync(join(directory, file))
  }
  /** Another machine with the whole folder of a running computer, its id too. It does not reach the server. */
  async clone(from: Computer): Promise<Computer> {
    const clone = this.#create(600_000)
    cpSync(from.directory, clone.directory, { recursive: true })
    clone.engine = new TestEngine(this, from.engine.computer)
    await this.restart(clone, 'cut')
    return clone
  }
  /** The program has noticed that another one has the same id. */
  async takeNewId(computer: Computer): Promise<void> {
    computer.engine.set('cut')
    computer.engine = new TestEngine(this, computer.name.padStart(4, 'n'))
    await this.#join(computer)
  }
  async quit(computer: Computer): Promise<void> {
    await this.drained(computer.budget.close())
    this.kill(computer)
  }

  async acquire(computer: Computer, priority: CallPriority = 'click', account?: string): Promise<PermitResult> {
    return this.drained(computer.budget.acquire(FAMILY, priority, undefined, account))
  }
  /** Makes a call; true: it reached the service. */
  async call(computer: Computer, priority: CallPriority = 'click', takesMs = 0): Promise<boolean> {
    const result = await this.acquire(computer, priority)
    if (!result.ok) return false
    this.arrivals.push(this.#now)
    if (takesMs > 0) await this.pass(takesMs)
    result.permit.settle({ status: 200 })
    await this.drained()
    return true
  }
  /** Calls until refused. */
  async spend(computer: Computer, most = Infinity, priority: CallPriority = 'click'): Promise<number> {
    let made = 0
    while (made < most && (await this.call(computer, priority))) made++
    return made
  }

  async pass(ms: number, stepMs = ms > 90_000 ? 4000 : 1000): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      this.#now += Math.min(left, stepMs)
      await this.tell()
      for (const { clock } of this.computers) await clock.advance(Math.min(left, stepMs))
      await this.drained()
    }
  }
  /** Tells the server the time. */
  async tell(): Promise<void> {
    await this.redis.set('test:now', `${Math.round(this.#now + this.serverAheadMs)}`)
  }

  /** The data of the server. Call the result to put them back. */
  async backup(): Promise<() => Promise<void>> {
    const { redis } = this
    const keys = await redis.keys('{test}*')
    if (keys.length === 0) return () => Promise.resolve()
    const states = await Promise.all(
      keys.filter((key) => key.endsWith('state')).map(async (key) => [key, await redis.hGetAll(key)] as const)
    )
    const calls = await Promise.all(
      keys
        .filter((key) => key.endsWith('calls'))
        .map(async (key) => [key, await redis.zRangeWithScores(key, 0, -1)] as const)
    )
    return async () => {
      await this.loseData()
      const all = redis.multi()
      for (const [key, state] of states) all.hSet(key, state)
      for (const [key, members] of calls) if (members.length > 0) all.zAdd(key, members)
      await all.exec()
    }
  }

  /** The late commands reach the server, in turn. */
  async deliverLate(): Promise<void> {
    await this.tell()
    for (const command of this.late.splice(0)) await this.counted(command)
  }

  /** The server loses its data; the connections stay open. */
  async loseData(): Promise<void> {
    const keys = await this.redis.keys('{test}*')
    if (keys.length > 0) await this.redis.del(keys)
  }

  /** Runs a command, counted until its answer has arrived. */
  async counted<T>(command: () => Promise<T>): Promise<T> {
    this.#pending++
    try {
      return await command()
    } finally {
      this.#pending--
    }
  }
  /** Waits for all commands, and passes time while this promise needs it. */
  async drained<T>(promise?: Promise<T>): Promise<T> {
    let done = promise === undefined
    void promise?.then(() => (done = true))
    for (let idle = 0; idle < 3;) {
      await new Promise((resolve) => setImmediate(resolve))
      if (this.#pending > 0) idle = 0
      else if (++idle === 3 && !done) {
        idle = 0
        this.#now += 10
        await this.tell()
        for (const { clock } of this.computers) await clock.advance(10)
      }
    }
    return promise as Promise<T>
  }

  /** The most calls that reached the service within any window. */
  most(): number {
    const at = this.arrivals.toSorted((a, b) => a - b)
    let most = 0
    for (let from = 0, to = 0; to < at.length; to++) {
      while (at[to]! - at[from]! >= this.rules.windowMs) from++
      most = Math.max(most, to - from + 1)
    }
    return most
  }

  /** Ends all computers and the connection. */
  async remove(): Promise<void> {
    await this.end()
    await this.redis.close()
  }
  async end(): Promise<void> {
    for (const computer of this.computers) this.kill(computer)
    await this.drained()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #create(sinceBoot: number): Computer {
    const name = `c${this.computers.length}`
    const directory = join(this.#folder, name)
    mkdirSync(directory)
    const clock = new FakeClock({ sinceBoot })
    const engine = new TestEngine(this, name.padStart(4, '0'))
    const computer = { name, clock, directory, engine, budget: this.#budget(directory, clock), on: true }
    this.computers.push(computer)
    return computer
  }
  #budget(directory: string, clock: FakeClock): SharedCallBudget {
    const log = new FakeLog()
    const rules = (): BudgetRules => this.rules
    const local = new FileCallBudget({ directory, clock, log, rules })
    return new SharedCallBudget({ local, directory, clock, log, rules, sharedNameOf: (account) => account })
  }
  async #join(computer: Computer): Promise<void> {
    await this.tell()
    computer.budget.use(ACCOUNT)
    await computer.budget.useWorkspace(computer.engine)
    computer.budget.snapshot(FAMILY)
    await this.drained()
  }
}
