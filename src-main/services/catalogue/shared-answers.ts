/**
 * The catalogue of the service with the answers of the other computers of the workspace before it. Computers that want
 * the same wait for one call.
 *
 * Ages are measured by the server, because the clocks of the computers may differ.
 */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import { addressOf } from '../../shared/catalogue/endpoints'
import { freshForMs, type FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { ApiResult, CallOptions, CatalogueApi } from '../../shared/ports/network/api-client'
import type { EngineScript, WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

interface SharedAnswersDeps {
  readonly api: CatalogueApi
  readonly clock: Pick<Clock, 'now' | 'monotonic' | 'after'>
  readonly log: Log
  policy(): FreshnessPolicy
  /** null: no workspace. */
  engine(): WorkspaceEngine | null
  /** Of this computer. */
  computerName(): string
  /** Names the service and the key, the same on all computers; null: not connected, or the demo. */
  sharedName(): string | null
}

type Answer<N extends EndpointName> = ApiResult<Endpoints[N]['result']>
/** What the workspace says before a call. `locked`: this computer makes the call. */
interface Before<N extends EndpointName> {
  readonly answer?: Answer<N>
  readonly locked: boolean
}
interface Stored {
  readonly data: unknown
  readonly body?: { readonly text: string | null; readonly bytes: number }
  readonly leftOut?: true
  /** Id and name of the computer that made the call; missing from older versions. */
  readonly by?: readonly [id: string, name: string]
}

/** Larger answers are not shared. */
const MAX_BYTES = 1024 * 1024
/** A call of another computer is awaited for this long; a person waits no longer for the server. */
const WAIT_MS = 2000
const ASK_EVERY_MS = 100
/** Longest wait for a slow server. */
const SLOW_MS = 800
/** Longest duration of a call; then another computer may make it. */
const LOCK_MS = 60_000
/** A refresh takes an answer of another computer that is younger than this. */
const JUST_NOW_MS = 10_000

/** `KEYS`: answer, lock. `ARGV`: how long a lock lasts. Returns ms until the answer expires, and 1 for the lock. */
const LOOK: EngineScript = {
  source: `
local lock = 0
if redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then lock = 1 end
return { redis.call('PTTL', KEYS[1]), lock }`
}
const UNLOCK: EngineScript = { source: `return redis.call('DEL', KEYS[1])` }

export class SharedAnswers implements CatalogueApi {
  readonly #deps: SharedAnswersDeps

  constructor(deps: SharedAnswersDeps) {
    this.#deps = deps
  }

  async call<N extends EndpointName>(
    name: N,
    params: Endpoints[N]['params'],
    options: CallOptions
  ): Promise<Answer<N>> {
    const engine = this.#deps.engine()
    const shared = options.access ? null : this.#deps.sharedName()
    if (!engine?.isOpen || shared === null || name === 'subscription') return this.#deps.api.call(name, params, options)
    // the figures of a pair are the same in all languages
    const language = name === 'performance' ? '*' : options.language
    const part = `answer ${shared} ${language} ${addressOf(name, params)}`
    const parts = [part, `${part} lock`]
    const before = await this.#inTime(engine, name, parts, options)
    if (before.answer) return before.answer
    try {
      const answer = await this.#deps.api.call(name, params, options)
      await this.#share(engine, name, part, answer)
      return answer
    } finally {
      if (before.locked) await engine.run(UNLOCK, [parts[1]!], []).catch(() => undefined)
    }
  }

  /** `#await` while the server answers in time, or another computer makes the call. */
  #inTime<N extends EndpointName>(
    engine: WorkspaceEngine,
    name: N,
    parts: readonly string[],
    options: CallOptions
  ): Promise<Before<N>> {
    const { clock } = this.#deps
    return new Promise((resolve, reject) => {
      const late = (): void => {
        resolve({ locked: false })
        void looking.then(({ locked }) => locked && engine.run(UNLOCK, [parts[1]!], [])).catch(() => undefined)
      }
      let cancel = clock.after(SLOW_MS, late)
      const waits = (): void => {
        cancel()
        cancel = clock.after(WAIT_MS, late)
      }
      const looking = this.#await(engine, name, parts, options, waits)
      looking.then(resolve, reject).finally(() => cancel())
    })
  }

  /** The answer of another computer, after its call where one runs. */
  async #await<N extends EndpointName>(
    engine: WorkspaceEngine,
    name: N,
    parts: readonly string[],
    options: CallOptions,
    waits: () => void
  ): Promise<Before<N>> {
    const { clock, log } = this.#deps
    const until = clock.monotonic() + WAIT_MS
    let isWaiting = false
    try {
      for (;;) {
        const [left, locked] = (await engine.run(LOOK, parts, [`${LOCK_MS}`])) as readonly [number, number]
        const answer = left > 0 ? await this.#read(engine, name, parts[0]!, left, options) : null
        if (answer) {
          if (locked === 1) await engine.run(UNLOCK, [parts[1]!], [])
          return { answer, locked: false }
        }
        if (locked === 1 || clock.monotonic() >= until || options.signal?.aborted) return { locked: locked === 1 }
        if (!isWaiting) waits()
        isWaiting = true
        await new Promise<void>((resolve) => void clock.after(ASK_EVERY_MS, resolve))
      }
    } catch (error) {
      log.info('workspace.answer', { error })
      return { locked: false }
    }
  }

  async #read<N extends EndpointName>(
    engine: WorkspaceEngine,
    name: N,
    part: string,
    leftMs: number,
    options: CallOptions
  ): Promise<Answer<N> | null> {
    const bytes = await engine.read(part)
    if (!bytes) return null
    const { keepMs, by, ...stored } = JSON.parse(Buffer.from(bytes).toString()) as Stored & { readonly keepMs: number }
    const ageMs = keepMs - leftMs
    const isEmpty = stored.data === null || (Array.isArray(stored.data) && stored.data.length === 0)
    const allowedMs = options.fromService ? JUST_NOW_MS : freshForMs(name, isEmpty, this.#deps.policy())
    if (ageMs >= allowedMs) return null
    if (stored.data === null) return { ok: false, failure: { code: 'not-found', status: 404 } }
    return {
      ok: true,
      ...stored,
      ...(by && by[0] !== engine.computer ? { computer: by[1] } : {}),
      data: stored.data as Endpoints[N]['result'],
      fetchedAtMs: Math.round(this.#deps.clock.now() - Math.max(0, ageMs))
    }
  }

  async #share<N extends EndpointName>(
    engine: WorkspaceEngine,
    name: N,
    part: string,
    answer: Answer<N>
  ): Promise<void> {
    if (!answer.ok && answer.failure.code !== 'not-found') return
    const data = answer.ok ? answer.data : null
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0)
    const keepMs = freshForMs(name, isEmpty, this.#deps.policy())
    if (keepMs <= 0) return
    const stored: Stored = {
      data,
      by: [engine.computer, this.#deps.computerName()],
      ...(answer.ok && answer.body ? { body: answer.body } : {}),
      ...(answer.ok && answer.leftOut ? { leftOut: answer.leftOut } : {})
    }
    const bytes = Buffer.from(JSON.stringify({ ...stored, keepMs }))
    if (bytes.length > MAX_BYTES) return
    await engine
      .write(part, bytes, keepMs)
      .catch((error: unknown) => this.#deps.log.info('workspace.answer', { error }))
  }
}
