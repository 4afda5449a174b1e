/** The demo service with faults that a test injects, and a log of its requests. */
import {
  startDemoService as startWithoutFaults,
  type DemoService as PlainService,
  type DemoServiceOptions as PlainOptions
} from '../../../src-main/adapters/demo-service'
import type { DemoRequest } from '../../../src-main/adapters/demo-service/http/handler'
import { jsonReply } from '../../../src-main/adapters/demo-service/http/reply'
import { applyFault } from './faulty-replies'
import { bypassesService, InjectedFaults, type Fault } from './injected-faults'
import { RequestLog, type LoggedRequest } from './request-log'

export type { Fault } from './injected-faults'
export type { LoggedRequest } from './request-log'

export interface DemoServiceOptions extends Omit<PlainOptions, 'intercept'> {
  readonly faults?: readonly Fault[]
}
export interface DemoService extends PlainService {
  readonly log: RequestLog
  setFaults(faults: readonly Fault[]): void
}

export async function startDemoService({ faults = [], ...options }: DemoServiceOptions): Promise<DemoService> {
  const injected = new InjectedFaults()
  const log = new RequestLog()
  const now = options.now ?? Date.now
  injected.set(faults)
  const service: PlainService = await startWithoutFaults({
    ...options,
    async intercept(request, respond) {
      const logged = toLog(request, service.key, now())
      log.add(logged)
      const met = injected.take(request.name, request.path)
      let reply = met.some(bypassesService) ? jsonReply(200, null) : await respond()
      const location = { origin: service.origin, path: `${options.prefix ?? ''}${request.path}` }
      for (const fault of met) reply = applyFault(reply, fault, location)
      if (!['hang', 'reset'].includes(reply.end ?? '')) logged.status = reply.status
      return reply
    }
  })
  // keeps the getters of the service
  return Object.assign(service, { log, setFaults: (next: readonly Fault[]) => injected.set(next) })
}

function toLog({ message, path, query, name, key }: DemoRequest, serviceKey: string, atMs: number): LoggedRequest {
  const address = message.url ?? '/'
  const { 'x-api-key': _key, ...headers } = message.headers
  const redacted = (text: string): string => text.replaceAll(serviceKey, '[key]')
  return {
    method: message.method ?? '',
    path: redacted(path || (address.split('?')[0] ?? '')),
    query: Object.fromEntries([...query].map(([field, value]) => [field, redacted(value)])),
    headers: Object.fromEntries(Object.entries(headers).map(([field, value]) => [field, redacted(String(value))])),
    key,
    // in both forms, because special characters of a key are percent-encoded
    keyInAddress: address.includes(serviceKey) || [...query.values()].some((value) => value.includes(serviceKey)),
    name,
    atMs,
    status: null
  }
}
