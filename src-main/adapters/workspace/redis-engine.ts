/**
 * The workspace on a Redis or Valkey server: one connection for commands and one for messages. When either is lost,
 * both end and new ones are made; nothing waits for them.
 */
import { createHash } from 'node:crypto'
import { ErrorReply } from '@redis/client'
import { reconnectDelayMs, STABLE_CONNECTION_MS } from '../../shared/feed/sources/reconnect-delay'
import type { WorkspaceAccess, WorkspaceConnection } from '../../shared/ports/network/workspace-connection'
import type { EngineScript } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { WorkspaceProblem } from '../../shared/workspace/workspace-state'
import { agreeKeys, readSalt, type AgreedKeys } from './agree-keys'
import { EngineFailure, problemOf, TooManyCommands } from './engine-failure'
import { openRedis, type RedisConnection } from './redis-connection'
import { SALT_CHANNEL, type Sealing } from './sealing'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** The server may lose its data while the connection stays. */
const SALT_CHECK_MS = 30_000

type Listener = (value: Uint8Array, computer: string) => void

interface Link {
  readonly redis: RedisConnection
  readonly messages: RedisConnection
  readonly keys: AgreedKeys
  readonly subscribed: Set<string>
  /** Monotonic. */
  readonly sinceMs: number
}

export interface RedisEngineDeps {
  readonly computer: string
  readonly access: WorkspaceAccess
  readonly clock: Clock
  readonly log: Log
  /** 0 up to 1. */
  readonly random: () => number
  /** Called before each connection. */
  contacted(address: string): void
}

export class RedisEngine implements WorkspaceConnection {
  readonly computer: string
  readonly #deps: RedisEngineDeps
  readonly #topics = new Map<string, Set<Listener>>()
  readonly #listeners = new Set<() => void>()
  readonly #digests = new WeakMap<EngineScript, string>()
  #link: Link | null = null
  #keys: AgreedKeys | null = null
  #problem: WorkspaceProblem | null = null
  #failures = 0
  #isStarted = false
  #cancelRetry: (() => void) | null = null
  #cancelSaltCheck: (() => void) | null = null

  constructor(deps: RedisEngineDeps) {
    this.#deps = deps
    this.computer = deps.computer
  }

  get isOpen(): boolean {
    return this.#link !== null
  }

  get problem(): WorkspaceProblem | null {
    return this.#problem
  }

  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    this.#connect()
  }

  /** An attempt to connect ends by itself. */
  stop(): void {
    this.#isStarted = false
    this.#cancelRetry?.()
    this.#cancelRetry = null
    this.#end()
  }

  wake(): void {
    if (this.#cancelRetry === null) return
    this.#cancelRetry()
    this.#connect()
  }

  async run(
    script: EngineScript,
    parts: readonly string[],
    args: readonly string[],
    replyBytes?: number
  ): Promise<unknown> {
    const reply = await this.#send(({ redis, keys: { sealing } }) => {
      const rest = [String(parts.length), ...parts.map(sealing.keyName), ...args]
      return redis.command(['EVALSHA', this.#digestOf(script), ...rest], replyBytes).catch((error: unknown) => {
        if (!(error instanceof ErrorReply && error.message.startsWith('NOSCRIPT'))) throw error
        return redis.command(['EVAL', script.source, ...rest], replyBytes)
      })
    })
    this.#problem = null
    return reply
  }

  read(part: string): Promise<Uint8Array | null> {
    return this.#send(async ({ redis, keys: { sealing } }) => {
      const name = sealing.keyName(part)
      // a large value takes longer
      const size = Number(await redis.command(['STRLEN', name]))
      const sealed = size === 0 ? null : await redis.bytes(['GET', name], size)
      return sealed === null ? null : sealing.openValue(part, sealed)
    })
  }

  async write(part: string, value: Uint8Array, keepMs: number): Promise<void> {
    const keep = String(Math.max(1, Math.round(keepMs)))
    await this.#send(({ redis, keys: { sealing } }) =>
      redis.command(['SET', sealing.keyName(part), sealing.sealValue(part, value), 'PX', keep])
    )
    this.#problem = null
  }

  seal(part: string, value: Uint8Array): string {
    return this.#sealing().sealValue(part, value).toString('base64')
  }

  unseal(part: string, sealed: string): Uint8Array | null {
    return this.#sealing().openValue(part, Buffer.from(sealed, 'base64'))
  }

  nameOf = (part: string): string => this.#sealing().keyName(part)

  async publish(topic: string, value: Uint8Array): Promise<void> {
    await this.#send(({ redis, keys: { sealing } }) =>
      redis.command(['PUBLISH', sealing.channelName(topic), sealing.sealMessage(topic, this.computer, value)])
    )
  }

  onMessage(topic: string, listener: Listener): () => void {
    const listeners = this.#topics.get(topic)
    if (listeners) listeners.add(listener)
    else {
      this.#topics.set(topic, new Set([listener]))
      if (this.#link) this.#subscribeMissing(this.#link)
    }
    return () => void this.#topics.get(topic)?.delete(listener)
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #sealing(): Sealing {
    if (this.#link === null) throw new EngineFailure(this.#problem ?? 'port')
    return this.#link.keys.sealing
  }

  /** A late or lost answer ends the connection. */
  async #send<T>(work: (link: Link) => Promise<T>): Promise<T> {
    const link = this.#link
    if (link === null) throw new EngineFailure(this.#problem ?? 'port')
    try {
      return await work(link)
    } catch (error) {
      const problem = problemOf(error)
      if (error instanceof ErrorReply || error instanceof TooManyCommands) {
        this.#problem = problem
        this.#deps.log.warn('workspace.command', { problem })
      } else this.#lose(link, error)
      throw new EngineFailure(problem, error)
    }
  }

  #connect(): void {
    this.#cancelRetry = null
    void this.#open()
  }

  async #open(): Promise<void> {
    const { access, clock, log, contacted } = this.#deps
    const opened: RedisConnection[] = []
    let link: Link
    let lost: { readonly error: unknown } | null = null
    const onLost = (error: unknown): void => {
      lost ??= { error }
      const current = this.#link
      if (current !== null && current.redis === opened[0]) this.#lose(current, error)
    }
    try {
      contacted(access.address)
      const redis = await openRedis(access, clock, onLost)
      opened.push(redis)
      const keys = (this.#keys = await agreeKeys(redis, access.passphrase, this.#keys))
      const messages = await openRedis(access, clock, onLost)
      opened.push(messages)
      await messages.subscribe(SALT_CHANNEL, () => this.#checkSalt())
      const subscribed = new Set(this.#topics.keys())
      await Promise.all([...subscribed].map((topic) => this.#subscribe(messages, keys.sealing, topic)))
      if (lost !== null) throw (lost as { readonly error: unknown }).error
      if (!this.#isStarted) throw new EngineFailure('port')
      this.#link = link = { redis, messages, keys, subscribed, sinceMs: clock.monotonic() }
    } catch (error) {
      for (const one of opened) one.close()
      if (this.#isStarted) this.#retry(error)
      return
    }
    this.#problem = null
    log.info('workspace.connected', { address: access.address })
    this.#watchSalt()
    this.#subscribeMissing(link)
    this.#tell()
  }

  /** Topics that got their first listener while the connection was made, or since. */
  #subscribeMissing(link: Link): void {
    for (const topic of this.#topics.keys()) {
      if (link.subscribed.has(topic)) continue
      link.subscribed.add(topic)
      void this.#subscribe(link.messages, link.keys.sealing, topic).catch((error: unknown) => this.#lose(link, error))
    }
  }

  async #subscribe(messages: RedisConnection, sealing: Sealing, topic: string): Promise<void> {
    await messages.subscribe(sealing.channelName(topic), (sealed) => {
      const opened = sealing.openMessage(topic, sealed)
      if (opened === null || opened.computer === this.computer) return
      for (const listener of this.#topics.get(topic) ?? []) listener(opened.value, opened.computer)
    })
  }

  /** A missing or another salt: a new connection agrees on one. */
  #watchSalt(): void {
    this.#cancelSaltCheck?.()
    this.#cancelSaltCheck = this.#deps.clock.after(SALT_CHECK_MS, () => this.#checkSalt())
  }

  #checkSalt(): void {
    const link = this.#link
    if (link === null) return
    void this.#send(({ redis }) => readSalt(redis)).then(
      (salt) => {
        if (this.#link !== link) return
        if (salt?.equals(link.keys.salt)) this.#watchSalt()
        else this.#lose(link, new EngineFailure('protocol'))
      },
      () => this.#link === link && this.#watchSalt()
    )
  }

  #lose(link: Link, error: unknown): void {
    if (this.#link !== link) return
    if (this.#deps.clock.monotonic() - link.sinceMs >= STABLE_CONNECTION_MS) this.#failures = 0
    this.#retry(error)
    this.#end()
  }

  #retry(error: unknown): void {
    const { access, clock, log, random } = this.#deps
    const problem = problemOf(error)
    const isNew = this.#failures === 0 || this.#problem !== problem
    this.#problem = problem
    const pause = reconnectDelayMs(++this.#failures, random, FIRST_PAUSE_MS, LONGEST_PAUSE_MS)
    if (isNew) log.warn('workspace.lost', { address: access.address, problem, again: pause })
    this.#cancelRetry = clock.after(pause, () => this.#connect())
    if (this.#link === null) this.#tell()
  }

  /** Ends the connection that is open. */
  #end(): void {
    const link = this.#link
    this.#cancelSaltCheck?.()
    this.#cancelSaltCheck = null
    if (link === null) return
    this.#link = null
    link.redis.close()
    link.messages.close()
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  #digestOf(script: EngineScript): string {
    const known = this.#digests.get(script) ?? createHash('sha1').update(script.source).digest('hex')
    this.#digests.set(script, known)
    return known
  }
}
