/** The demo service with switches for everything a service may do, injected faults, and a log of its requests. */
import { randomBytes } from 'node:crypto'
import {
  startDemoService as startPlainService,
  type DemoService as PlainService,
  type DemoServiceOptions as PlainOptions
} from '../../src-main/adapters/demo-service'
import type { DemoRequest } from '../../src-main/adapters/demo-service/http/handler'
import { jsonReply } from '../../src-main/adapters/demo-service/http/reply'
import type { Switches as ContentSwitches } from '../../src-main/adapters/demo-service/switches'
import { applyFault } from './faults/faulty-replies'
import { bypassesService, InjectedFaults, type Fault } from './faults/injected-faults'
import { RequestLog, type LoggedRequest } from './request-log'
import { SwitchedAccess, type KeyState } from './switches/switched-access'
import { DEFAULT_ACCESS, type AccessSwitches } from './switches/switches'

export type { Fault } from './faults/injected-faults'
export type { LoggedRequest } from './request-log'
export type Switches = ContentSwitches & AccessSwitches

export interface DemoServiceOptions extends Omit<PlainOptions, 'access' | 'switches'> {
  readonly switches?: Partial<Switches>
  readonly faults?: readonly Fault[]
}
export interface DemoService extends Omit<PlainService, 'switches' | 'setSwitches'> {
  readonly switches: Switches
  readonly log: RequestLog
  setSwitches(changes: Partial<Switches>): void
  setFaults(faults: readonly Fault[]): void
  setKey(key: string): void
  /** Counts calls of another holder of the key. */
  spend(calls: number): void
  callsUsed(): number
}

export async function startDemoService({
  faults = [],
  switches = {},
  ...options
}: DemoServiceOptions): Promise<DemoService> {
  const now = options.now ?? Date.now
  let key = options.key ?? `demo-${randomBytes(18).toString('base64url')}`
  const access = new SwitchedAccess({ ...DEFAULT_ACCESS, ...switches }, now)
  const injected = new InjectedFaults()
  const log = new RequestLog()
  injected.set(faults)
  const service: PlainService = await startPlainService({
    ...options,
    switches,
    async access(request, answer) {
      const logged = toLog(request, key, now())
      log.add(logged)
      const met = injected.take(request.name, request.path)
      let reply = met.some(bypassesService) ? jsonReply(200, null) : await access.reply(request, logged.key, answer)
      const location = { origin: service.origin, path: `${options.prefix ?? ''}${request.path}` }
      for (const fault of met) reply = applyFault(reply, fault, location)
      if (!['hang', 'reset'].includes(reply.end ?? '')) logged.status = reply.status
      return { ...reply, headers: { ...reply.headers, ...access.headers() } }
    }
  })
  return {
    ...service,
    log,
    get key() {
      return key
    },
    get switches() {
      return { ...service.switches, ...access.switches }
    },
    setSwitches(changes) {
      service.setSwitches(changes)
      access.set(changes)
    },
    setFaults: (next) => injected.set(next),
    setKey(next) {
      key = next
      access.counter.clear() // limits are counted per key
    },
    spend: (calls) => access.counter.spend(calls, access.switches),
    callsUsed: () => access.counter.used(access.switches)
  }
}

function toLog({ message, path, query, name }: DemoRequest, serviceKey: string, atMs: number): LoggedRequest {
  const address = message.url ?? '/'
  const { 'x-api-key': given = '', ...headers } = message.headers
  const redacted = (text: string): string => text.replaceAll(serviceKey, '[key]')
  const key: KeyState = given === '' ? 'absent' : given === serviceKey ? 'right' : 'wrong'
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
