/** One polling request: the path must be on the allow-list, and the call is counted before it is sent. */
import { resolveUrl } from '../../../shared/connection/base-address'
import { redactSecret } from '../../../shared/catalogue/stored-bodies'
import { errorStatusIn } from '../../../shared/catalogue/reader/interpret-answer'
import type { SubjectType } from '../../../shared/feed/event-kinds'
import { pollFamily } from '../../../shared/feed/sources/poll-paths'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { ApiAccess } from '../../../shared/ports/network/api-client'
import type { CallBudget } from '../../../shared/ports/network/call-budget'
import type { Clock } from '../../../shared/ports/system/clock'
import type { HttpTransport } from '../../../shared/ports/network/http-transport'
import type { Log } from '../../../shared/ports/system/log'
import { parseRetryAfter } from '../../../shared/connection/retry-delay'

export interface PollingSettings {
  readonly enabled: boolean
  readonly everyMs: number
  /** Paths of lists and single items; empty: not polled. */
  readonly paths: { readonly [S in SubjectType]: { readonly list: string; readonly item: string } }
  readonly timeoutMs: number
  readonly maxBytes: number
}

export interface PollingDeps {
  readonly transport: HttpTransport
  readonly budget: Pick<CallBudget, 'acquire'>
  readonly clock: Clock
  readonly log: Log
  readonly random: () => number
  settings(): PollingSettings
  /** null: not connected to a service. */
  access(): Promise<ApiAccess | null>
  language(): string
  /**
   * Items seen per service, over restarts. `read` rejects when it fails, null: nothing is stored. `write` never
   * rejects.
   */
  readonly memory: { read(name: string): Promise<unknown>; write(name: string, value: unknown): Promise<void> }
}

type PollResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: SourceProblem; readonly gone: boolean; readonly againMs: number | null }

/** @param address null: the path is not allowed. Network errors do not throw. */
export async function pollRequest(
  { budget, clock, transport, language, settings }: PollingDeps,
  access: ApiAccess,
  path: string,
  address: string | null,
  signal: AbortSignal
): Promise<PollResult> {
  const failed = (
    code: SourceProblem['code'],
    more: { status?: number; againMs?: number | null } = {}
  ): PollResult => ({
    ok: false,
    problem: { code, ...(more.status === undefined ? {} : { params: { status: more.status } }) },
    gone: more.status === 404,
    againMs: more.againMs ?? null
  })
  if (address === null) return failed('forbidden-path')
  const { timeoutMs, maxBytes } = settings()
  const permission = await budget.acquire(pollFamily(path), 'refresh', signal, access.account)
  if (!permission.ok)
    return failed(permission.reason === 'ledger' ? 'store' : 'limit', {
      againMs: permission.retryAtMs === undefined ? null : Math.max(0, permission.retryAtMs - clock.now())
    })
  const got = await transport.get(
    resolveUrl(access.baseUrl, address),
    { 'x-api-key': access.apiKey, 'X-LANG': language(), accept: 'application/json' },
    { signal, timeoutMs, maxBytes }
  )
  if (!got.ok) {
    permission.permit.settle({ status: null, ...(got.unsent ? { unsent: true } : {}) })
    return failed(got.fault === 'offline' || got.fault === 'cancelled' ? 'unreachable' : got.fault)
  }
  const { body, tooLarge, retryAfter, date } = got.answer
  // an error in the body of a 200 is a failure, not an event (trap 6)
  const status = (got.answer.status === 200 && !tooLarge ? errorStatusIn(body) : null) ?? got.answer.status
  const againMs = parseRetryAfter(retryAfter, date, clock.now())
  permission.permit.settle({ status, retryAfterMs: againMs })
  if (status === 401 || status === 403) return failed('refused', { status })
  if (status === 429) return failed('limit', { status, againMs })
  if (status !== 200) return failed('protocol', { status, againMs })
  return tooLarge ? failed('too-large') : { ok: true, text: redactSecret(body, access.apiKey) }
}
