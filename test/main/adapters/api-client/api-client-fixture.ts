import { createApiClient } from '../../../../src-main/adapters/api-client'
import { DriftRegister } from '@shared/catalogue/reader/drift'
import type { EndpointName } from '@shared/catalogue/endpoints'
import type { ApiAccess, ApiResult } from '@shared/ports/network/api-client'
import type { CallPriority } from '@shared/ports/network/call-budget'
import { FakeCallBudget } from '../../../fakes/call-budget'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeTransport } from '../../../fakes/transport'

export const KEY = 'canary-key-7f3a9'
export const ACCESS: ApiAccess = { profile: 'p1', baseUrl: 'https://service.example/api', apiKey: KEY }
export const error = (code: number) => ({ error: { code, message: 'words of the service' } })

export function setUp({ random = () => 0.5 } = {}) {
  const transport = new FakeTransport()
  const budget = new FakeCallBudget()
  const clock = new FakeClock()
  const log = new FakeLog()
  const drift = new DriftRegister()
  const state: { access: ApiAccess | null } = { access: ACCESS }
  const dated: { date: string | null; tookMs: number }[] = []
  const known = { dead: false }
  const received: number[] = []
  const api = createApiClient({
    retryWhenOffline: () => !known.dead,
    onServiceDate: (answer) => dated.push(answer),
    transport,
    onReceived: (bytes) => received.push(bytes),
    budget,
    clock,
    log,
    drift,
    random,
    access: () => Promise.resolve(state.access),
    settings: () => ({ timeoutMs: 1000, maxBytes: 1000 })
  })
  const call = (
    name: EndpointName = 'types',
    params: object = {},
    more: { priority?: CallPriority; signal?: AbortSignal; access?: ApiAccess; language?: 'en' | 'ru' } = {}
  ): Promise<ApiResult<unknown>> => api.call(name, params as never, { language: 'en', priority: 'click', ...more })
  return { transport, budget, clock, log, drift, api, call, state, dated, known, received }
}
