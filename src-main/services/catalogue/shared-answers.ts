/**
 * The catalogue of the service with the answers of the other computers of the workspace before it. Computers that want
 * the same wait for one call.
 *
 * Ages are measured by the server, because the clocks of the computers may differ.
 */
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import { addressOf } from '../../shared/catalogue/endpoints'
import { readAnswer } from '../../shared/catalogue/reader/read-answer'
import type { ReceivedBody } from '../../shared/catalogue/stored-bodies'
import { isObject } from '../../shared/text/json-object'
import { delay } from '../../shared/delay'
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
  engine(): WorkspaceEngine | null
  computerName(): string
  /** Names the service and the key, the same on all computers; null: not connected, or the demo. */
  sharedName(): string | null
}

type Answer<N extends EndpointName> = ApiResult<Endpoints[N]['result']>
/** Answer of the workspace before a call. `locked`: this computer makes the call. */
interface Before<N extends EndpointName> {
  readonly answer?: Answer<N>
  readonly locked: boolean
}
interface Stored {
  readonly data: unknown
  readonly body?: ReceivedBody
  readonly leftOut?: true
  /** Id and name of the computer that made the call. */
  readonly by: readonly [id: string, name: string]
  readonly keepMs: number
}

/** Where an answer is shared. `token`: of this call, in its lock. */
interface Place<N extends EndpointName> {
  readonly engine: WorkspaceEngine
  readonly name: N
  readonly params: Endpoints[N]['params']
  readonly part: string
  readonly lock: string
  readonly token: string
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

/** `KEYS`: answer, lock. `ARGV`: ms a lock lasts, its token. Returns ms until the answer expires, 1 for the lock. */
const LOOK: EngineScript = {
  source: `
local lock = 0
if redis.call('SET', KEYS[2], ARGV[2], 'NX', 'PX', ARGV[1]) then lock = 1 end
return { redis.call('PTTL', KEYS[1]), lock }`
}
/** `KEYS`: lock. `ARGV`: its token. A lock that expired may belong to another call. */
const UNLOCK: EngineScript = {
  source: `return redis.call('GET', KEYS[1]) == ARGV[1] and redis.call('DEL', KEYS[1])`
}

export class SharedAnswers implements CatalogueApi {
  readonly #deps: SharedAnswersDeps
  #calls = 0

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
    const place: Place<N> = {
      engine,
      name,
      params,
      part,
      lock: `${part} lock`,
      token: `${engine.computer} ${this.#deps.clock.now()} ${++this.#calls}`
    }
    const before = await this.#inTime(place, options)
    if (before.answer) return before.answer
    const calling = this.#deps.api.call(name, params, options)
    const shareAndUnlock = async (): Promise<void> => {
      try {
        await this.#share(place, await calling)
      } finally {
        if (before.locked) await unlock(place)
      }
    }
    // the answer does not wait for the server; a call that throws reports to the caller
    void shareAndUnlock().catch((error: unknown) => this.#deps.log.info('workspace.answer', { error }))
    return calling
  }

  /** `#await` while the server answers in time, or another computer makes the call. */
  #inTime<N extends EndpointName>(place: Place<N>, options: CallOptions): Promise<Before<N>> {
    const { clock } = this.#deps
    return new Promise((resolve, reject) => {
      const late = (): void => {
        resolve({ locked: false })
        void looking.then(({ locked }) => locked && unlock(place)).catch(() => undefined)
      }
      let cancel = clock.after(SLOW_MS, late)
      const waits = (): void => {
        cancel()
        cancel = clock.after(WAIT_MS, late)
      }
      const looking = this.#await(place, options, waits)
      looking.then(resolve, reject).finally(() => cancel())
    })
  }

  /** The answer of another computer, after its call where one runs. */
  async #await<N extends EndpointName>(place: Place<N>, options: CallOptions, waits: () => void): Promise<Before<N>> {
    const { clock, log } = this.#deps
    const { engine, part, lock, token } = place
    const until = clock.monotonic() + WAIT_MS
    let isWaiting = false
    try {
      for (;;) {
        const [left, locked] = (await engine.run(LOOK, [part, lock], [`${LOCK_MS}`, token])) as readonly [
          number,
          number
        ]
        const answer = left > 0 ? await this.#read(place, left, options) : null
        if (answer) {
          if (locked === 1) await unlock(place)
          return { answer, locked: false }
        }
        if (locked === 1 || clock.monotonic() >= until || options.signal?.aborted) return { locked: locked === 1 }
        if (!isWaiting) waits()
        isWaiting = true
        await delay(clock, ASK_EVERY_MS)
      }
    } catch (error) {
      log.info('workspace.answer', { error })
      void unlock(place)
      return { locked: false }
    }
  }

  async #read<N extends EndpointName>(
    { engine, name, params, part }: Place<N>,
    leftMs: number,
    options: CallOptions
  ): Promise<Answer<N> | null> {
    const { clock, policy } = this.#deps
    const bytes = await engine.read(part)
    const stored = bytes && readStored(name, params, bytes)
    if (!stored) return null
    const { keepMs, by, data, body, leftOut } = stored
    const ageMs = keepMs - leftMs
    const allowedMs = options.refresh ? JUST_NOW_MS : freshForMs(name, isEmpty(data), policy())
    if (ageMs >= allowedMs) return null
    const fetchedAtMs = Math.round(clock.now() - Math.max(0, ageMs))
    if (data === null) return { ok: false, failure: { code: 'not-found', status: 404 }, fetchedAtMs, shared: true }
    return {
      ok: true,
      data,
      fetchedAtMs,
      shared: true,
      ...(body && { body }),
      ...(leftOut && { leftOut }),
      ...(by[0] === engine.computer ? {} : { computer: by[1] })
    }
  }

  async #share<N extends EndpointName>({ engine, name, part }: Place<N>, answer: Answer<N>): Promise<void> {
    if (!answer.ok && answer.failure.code !== 'not-found') return
    const data = answer.ok ? answer.data : null
    const keepMs = freshForMs(name, isEmpty(data), this.#deps.policy())
    if (keepMs <= 0) return
    const stored: Stored = {
      data,
      by: [engine.computer, this.#deps.computerName()],
      ...(answer.ok && answer.body ? { body: answer.body } : {}),
      ...(answer.ok && answer.leftOut ? { leftOut: answer.leftOut } : {}),
      keepMs
    }
    const bytes = Buffer.from(JSON.stringify(stored))
    if (bytes.length <= MAX_BYTES) await engine.write(part, bytes, keepMs)
  }
}

const unlock = ({ engine, lock, token }: Place<EndpointName>): Promise<unknown> =>
  engine.run(UNLOCK, [lock], [token]).catch(() => undefined)

const isEmpty = (data: unknown): boolean => data === null || (Array.isArray(data) && data.length === 0)

/** null: not such an answer. Another version of the program may have written it. */
function readStored<N extends EndpointName>(
  name: N,
  params: Endpoints[N]['params'],
  bytes: Uint8Array
): (Omit<Stored, 'data'> & { readonly data: Endpoints[N]['result'] | null }) | null {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return null
  }
  if (!isObject(json)) return null
  const { keepMs, by, data, body, leftOut } = json
  const [id, computer] = Array.isArray(by) ? (by as unknown[]) : []
  if (typeof keepMs !== 'number' || typeof id !== 'string' || typeof computer !== 'string') return null
  const read = data === null ? ({ ok: true, data: null, drift: [] } as const) : readAnswer(name, params, data)
  if (!read.ok) return null
  const isBody = isObject(body) && (body['text'] === null || typeof body['text'] === 'string')
  const isLeftOut = leftOut === true || read.drift.some(({ kind }) => kind === 'missing-id')
  return {
    data: read.data,
    by: [id, computer],
    keepMs,
    ...(isBody &&
      typeof body['bytes'] === 'number' && { body: { text: body['text'] as string | null, bytes: body['bytes'] } }),
    ...(isLeftOut && { leftOut: true })
  }
}
