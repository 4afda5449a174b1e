/**
 * Asks the read endpoints for tickets and projects now and then, for a desk nothing can reach. Off by default. Every address passes the allow-list
 * of `core/feed/poll-paths`, at the settings and again here; tickets count against the Support family's calls.
 */
import { join } from '../../../core/base-address'
import { pauseAfter } from '../../../core/feed/back-off'
import { readText } from '../../../core/feed/body'
import type { Deliver } from '../../../core/feed/events'
import type { SubjectType } from '../../../core/feed/kinds'
import { differences, readList, remember, soundSeen, toJson, type Difference, type Seen } from '../../../core/feed/poll-diff'
import { pollAddress, pollFamily } from '../../../core/feed/poll-paths'
import type { EventSource, SourceProblem, SourceStatus, SourceTest } from '../../../core/feed/ports'
import type { Access, CallBudget, Clock, HttpTransport, Log } from '../../../core/ports'
import { parseRetryAfter } from '../../../core/retry'
import { Loop } from '../looping'
import { StatusBoard } from '../status'

export interface PollingSettings {
  readonly enabled: boolean
  readonly everyMs: number
  /** Lists and single items of each; empty: not asked for. */
  readonly paths: { readonly [S in SubjectType]: { readonly list: string; readonly item: string } }
  readonly timeoutMs: number
  readonly maxBytes: number
}

export interface PollingParts {
  readonly transport: HttpTransport
  readonly budget: Pick<CallBudget, 'acquire'>
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): PollingSettings
  /** Where to and with which key; null: not connected to a service. */
  access(): Promise<Access | null>
  language(): string
  /** What was seen of one service, over restarts. Neither rejects. */
  readonly memory: { read(name: string): Promise<unknown>; write(name: string, value: unknown): Promise<void> }
}

const SUBJECTS: readonly SubjectType[] = ['ticket', 'project']
const MOST_PAGES = 5
/** Changes told in one round; the rest comes with the next. */
const MOST_ITEMS = 20

type Asked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: SourceProblem; readonly gone: boolean; readonly againMs: number | null }

export class PollingSource implements EventSource {
  readonly id = 'polling'
  readonly #parts: PollingParts
  readonly #board: StatusBoard
  readonly #loop: Loop
  #failures = 0

  constructor(parts: PollingParts) {
    this.#parts = parts
    this.#board = new StatusBoard('polling', () => parts.clock.now())
    this.#loop = new Loop(parts.clock)
  }

  /** What changed while it was off is found at the next round. */
  catchesUp = (): boolean => true
  status = (): SourceStatus => this.#board.current
  onStatus = (listener: () => void): (() => void) => this.#board.onChange(listener)

  start(deliver: Deliver): Promise<void> {
    if (this.#parts.settings().enabled && !this.#loop.running) {
      this.#board.enter('connecting')
      this.#loop.start((signal) => this.#round(deliver, signal))
    }
    return Promise.resolve()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#failures = 0
    this.#board.enter('off')
  }

  /** One call for each list that is set. */
  async test(): Promise<SourceTest> {
    const access = await this.#parts.access()
    if (!access) return { ok: false, problem: { code: 'not-connected' } }
    const { paths } = this.#parts.settings()
    const asked = SUBJECTS.filter((subject) => paths[subject].list !== '')
    if (asked.length === 0) return { ok: false, problem: { code: 'no-address' } }
    const never = new AbortController().signal
    for (const subject of asked) {
      const answer = await this.#ask(access, paths[subject].list, pollAddress(paths[subject].list, 'list', { page: 1 }), never)
      if (!answer.ok) return { ok: false, problem: answer.problem }
      const reading = readText(answer.text)
      if (!reading.ok || readList(reading.value, subject) === null) return { ok: false, problem: { code: 'not-the-service' } }
    }
    return { ok: true, at: access.baseUrl }
  }

  async #round(deliver: Deliver, signal: AbortSignal): Promise<number> {
    const { clock, log, random } = this.#parts
    const { everyMs, paths } = this.#parts.settings()
    const access = await this.#parts.access()
    let problem: SourceProblem | null = access ? null : { code: 'not-connected' }
    let againMs: number | null = null
    for (const subject of SUBJECTS) {
      if (!access || signal.aborted || paths[subject].list === '') continue
      // one family that is refused says nothing about the other (trap 96)
      const found = await this.#follow(access, subject, deliver, signal)
      problem ??= found?.problem ?? null
      againMs = Math.max(againMs ?? 0, found?.againMs ?? 0) || null
    }
    if (signal.aborted) return 0
    if (problem === null) {
      this.#failures = 0
      this.#board.enter('listening', { at: access?.baseUrl ?? null, retryAtMs: clock.now() + everyMs })
      return everyMs
    }
    const wait = Math.max(againMs ?? 0, pauseAfter(++this.#failures, random, everyMs))
    log.warn('feed.polling', { problem: problem.code, params: problem.params, again: wait })
    this.#board.fail(problem, clock.now() + wait, { at: access?.baseUrl ?? null })
    return wait
  }

  /** One list: what changed is delivered, and remembered when it is on disk. null: all well. */
  async #follow(access: Access, subject: SubjectType, deliver: Deliver, signal: AbortSignal): Promise<{ readonly problem: SourceProblem; readonly againMs: number | null } | null> {
    const { memory, settings } = this.#parts
    const { list } = settings().paths[subject]
    const name = `polled-${access.profile}-${subject}`
    let seen: Seen | null = soundSeen(await memory.read(name))
    const first = seen === null
    let told = 0
    try {
      for (let page = 1; page <= MOST_PAGES && told < MOST_ITEMS; page++) {
        const answer = await this.#ask(access, list, pollAddress(list, 'list', { page }), signal)
        if (!answer.ok) return answer
        const reading = readText(answer.text)
        const found = reading.ok ? readList(reading.value, subject) : null
        if (found === null) return { problem: { code: 'not-the-service' }, againMs: null }
        for (const change of differences(subject, first ? null : seen, found.entries)) {
          if (signal.aborted || told >= MOST_ITEMS) break
          if (change.kinds.length > 0) {
            const problem = await this.#tell(access, subject, change, deliver, signal)
            if (problem) return problem
            told++
          }
          seen = remember(seen, change.id, change.now)
        }
        if (!found.more || !list.includes('{page}')) break
      }
      // an empty list is known as well: the first ticket to come is new then
      seen ??= {}
      return null
    } finally {
      if (seen !== null) await memory.write(name, seen)
    }
  }

  async #tell(access: Access, subject: SubjectType, change: Difference, deliver: Deliver, signal: AbortSignal): Promise<{ readonly problem: SourceProblem; readonly againMs: number | null } | null> {
    const { item } = this.#parts.settings().paths[subject]
    let text = toJson(change.entry)
    const address = item === '' ? null : pollAddress(item, 'item', { id: change.id })
    if (address !== null) {
      const answer = await this.#ask(access, item, address, signal)
      if (!answer.ok && !answer.gone) return answer
      if (answer.ok && readText(answer.text).ok) text = answer.text
    }
    const body = Buffer.from(text, 'utf8')
    for (const kind of change.kinds) {
      const delivery = await deliver({ source: 'polling', kind, body, headers: {}, arrivedAtMs: this.#parts.clock.now() })
      if (delivery.outcome === 'not-stored') return { problem: { code: 'store' }, againMs: null }
    }
    return null
  }

  /** One call, entered into its family's ledger before it is made. Never throws for what networks do. */
  async #ask(access: Access, path: string, address: string | null, signal: AbortSignal): Promise<Asked> {
    const failed = (code: SourceProblem['code'], more: { status?: number; againMs?: number | null } = {}): Asked =>
      ({ ok: false, problem: { code, ...(more.status === undefined ? {} : { params: { status: more.status } }) }, gone: more.status === 404, againMs: more.againMs ?? null })
    if (address === null) return failed('forbidden-path')
    const { budget, clock, transport, language } = this.#parts
    const { timeoutMs, maxBytes } = this.#parts.settings()
    const permission = await budget.acquire(pollFamily(path), 'refresh', signal)
    if (!permission.ok) return failed('limit', { againMs: permission.retryAtMs === undefined ? null : Math.max(0, permission.retryAtMs - clock.now()) })
    const got = await transport.get(join(access.baseUrl, address), { 'x-api-key': access.apiKey, 'X-LANG': language(), accept: 'application/json' }, { signal, timeoutMs, maxBytes })
    if (!got.ok) {
      permission.permit.settle({ status: null })
      return failed(got.fault === 'timeout' ? 'timeout' : got.fault === 'insecure' ? 'insecure' : got.fault === 'redirected' ? 'not-the-service' : 'unreachable')
    }
    const { status, body, tooLarge, retryAfter, date } = got.answer
    const againMs = parseRetryAfter(retryAfter, date, clock.now())
    permission.permit.settle({ status, retryAfterMs: againMs })
    if (status === 401 || status === 403) return failed('refused', { status })
    if (status === 429) return failed('limit', { status, againMs })
    if (status !== 200) return failed('protocol', { status, againMs })
    return tooLarge ? failed('too-large') : { ok: true, text: body }
  }
}
