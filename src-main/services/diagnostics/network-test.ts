/**
 * Tests the way to the service step by step and says whose matter a failure is. The request has no key, so it counts
 * against no limit; the key is tried only on demand.
 */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import { addressOf } from '../../shared/catalogue/endpoints'
import { isObject } from '../../shared/text/json-object'
import { isSameOrigin, resolveUrl } from '../../shared/connection/base-address'
import {
  certificateProblem,
  connectProblem,
  firstProxy,
  NETWORK_PROBLEMS,
  sourceBlame,
  workspaceBlame,
  type NetworkProblem,
  type NetworkStep,
  type ServiceStep
} from '../../shared/diagnostics/network-test'
import type { SourceId } from '../../shared/feed/events'
import type { SourceProblemCode } from '../../shared/ports/feed/event-source'
import type { HttpTransport } from '../../shared/ports/network/http-transport'
import type { NetworkProbe, ProbeAddress } from '../../shared/ports/network/network-probe'
import type { WorkspaceProblem } from '../../shared/workspace/workspace-state'

export interface NetworkTestDeps {
  readonly probe: NetworkProbe
  /** The stack that the program's own requests use. */
  readonly transport: HttpTransport
  readonly timeoutMs: number
  /** As Chromium names them: "PROXY proxy.example:8080; DIRECT". */
  resolveProxy(url: string): Promise<string>
  /** Address of the service; null: none. */
  baseUrl(): string | null
  /** Sends one request with the key; null: the key works. */
  checkKey(): Promise<Failure | null>
  /** Sources that are on and cost no request. */
  sources(): readonly SourceId[]
  testSource(id: SourceId): Promise<{ readonly problem: SourceProblemCode | null; readonly at: string | null }>
  /** undefined: there is no workspace; null: it works. */
  testWorkspace(): Promise<WorkspaceProblem | null | undefined>
}

type ServiceResult = Extract<NetworkStep, { step: ServiceStep }>

const MAX_BYTES = 65_536
const STOP: { readonly stop: true } = { stop: true }
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

const fine = (step: ServiceStep, detail = ''): ServiceResult => ({
  step,
  outcome: 'ok',
  problem: null,
  blame: null,
  detail
})
const wrong = (
  step: ServiceStep,
  problem: NetworkProblem,
  detail = '',
  outcome: 'failed' | 'warning' = 'failed'
): ServiceResult => ({ step, outcome, problem, blame: NETWORK_PROBLEMS[problem], detail })

/** The service answers in JSON, also to a request without a key. */
function isService(body: string): boolean {
  try {
    const json: unknown = JSON.parse(body)
    return Array.isArray(json) || (isObject(json) && 'error' in json)
  } catch {
    return false
  }
}

export class NetworkTest {
  readonly #deps: NetworkTestDeps

  constructor(deps: NetworkTestDeps) {
    this.#deps = deps
  }

  /** @param withKey also sends one request with the key */
  async run({ withKey }: { readonly withKey: boolean }): Promise<Result<readonly NetworkStep[]>> {
    const baseUrl = this.#deps.baseUrl()
    if (baseUrl === null) return failed('not-connected')
    const steps: NetworkStep[] = []
    const reached = await this.#way(new URL(baseUrl), steps).catch((error: unknown) => {
      if (error === STOP) return false
      throw error
    })
    if (reached && withKey) steps.push(keyStep(await this.#deps.checkKey()))
    steps.push(...(await this.#others()))
    return done(steps)
  }

  /** Adds the steps to the service, up to the first that fails. @throws STOP after it */
  async #way(base: URL, steps: NetworkStep[]): Promise<true> {
    const add = (step: ServiceResult): void => {
      steps.push(step)
      if (step.outcome === 'failed') throw STOP
    }
    const { probe, resolveProxy } = this.#deps
    const host = base.hostname.replace(/^\[(.*)\]$/, '$1')
    const target = { host, port: Number(base.port) || (base.protocol === 'https:' ? 443 : 80) }
    const proxy = firstProxy(await resolveProxy(base.href))
    if (proxy) add(await this.#proxyStep(proxy))
    else {
      add(fine('proxy'))
      add(await attempt('name', host, () => probe.resolve(host)))
      add(await attempt('port', `${host}:${target.port}`, () => probe.connect(target)))
    }
    let certificate: ServiceResult | null = null
    if (base.protocol === 'https:' && (!proxy || proxy.http)) {
      certificate = await this.#certificateStep(target, proxy)
      // whether an issuer is trusted is decided by the system, not by Node
      if (certificate.problem !== 'untrusted') add(certificate)
    }
    await this.#request(base, certificate, proxy !== null, add)
    return true
  }

  async #proxyStep(proxy: ProbeAddress): Promise<ServiceResult> {
    const name = `${proxy.host}:${proxy.port}`
    try {
      await this.#deps.probe.connect(proxy)
      return fine('proxy', name)
    } catch (error) {
      const isName = ['unknown-name', 'no-name-server'].includes(connectProblem(codeOf(error)))
      return wrong('proxy', isName ? 'proxy-name' : 'proxy-unreachable', name)
    }
  }

  async #certificateStep(target: ProbeAddress, proxy: ProbeAddress | null): Promise<ServiceResult> {
    try {
      const found = await this.#deps.probe.certificate(target, proxy)
      if (!found) return { ...fine('certificate'), outcome: 'unknown' }
      if (found.problem === null) return fine('certificate', found.issuer)
      const problem = certificateProblem(found.problem)
      return wrong('certificate', problem, problem === 'wrong-host' ? found.subject : found.issuer)
    } catch {
      return wrong('certificate', 'not-tls')
    }
  }

  /** One request without the key: login of a proxy, trust, captive portal, service. */
  async #request(
    base: URL,
    certificate: ServiceResult | null,
    isProxied: boolean,
    add: (step: ServiceResult) => void
  ): Promise<void> {
    const { transport, timeoutMs } = this.#deps
    // the address of a host without a path ends in a slash here
    const url = resolveUrl(base.href.replace(/\/$/, ''), addressOf('types', {}))
    const got = await transport.get(url, { accept: 'application/json' }, { timeoutMs, maxBytes: MAX_BYTES })
    if (!got.ok && got.fault === 'proxy-login') add(wrong('proxy-login', 'proxy-login'))
    if (isProxied) add(fine('proxy-login'))
    if (certificate?.problem === 'untrusted') {
      const trusted = got.ok || got.fault !== 'insecure'
      add(wrong('certificate', trusted ? 'inspected' : 'untrusted', certificate.detail, trusted ? 'warning' : 'failed'))
    } else if (!got.ok && got.fault === 'insecure') add(wrong('certificate', 'untrusted', certificate?.detail))
    if (!got.ok && got.fault === 'redirected') {
      const isPortal = got.location === undefined || !isSameOrigin(got.location, url)
      if (isPortal) add(wrong('portal', 'portal', hostOf(got.location)))
      add(wrong('service', 'wrong-service', base.host))
    }
    if (!got.ok) return add(wrong('service', got.fault === 'timeout' ? 'silent' : 'broken', base.host))
    const { status, body } = got.answer
    if (isService(body)) {
      add(fine('portal'))
      return add(status >= 500 ? wrong('service', 'server-error', String(status)) : fine('service', base.host))
    }
    // nobody can put a page of their own behind the valid certificate of this host
    const isOwnHost = certificate?.outcome === 'ok'
    if (status === 511 || (status < 400 && !isOwnHost)) add(wrong('portal', 'portal'))
    add(fine('portal'))
    add(status >= 500 ? wrong('service', 'server-error', String(status)) : wrong('service', 'wrong-service', base.host))
  }

  /** Broker, receiver and workspace, where they are set. */
  async #others(): Promise<readonly NetworkStep[]> {
    const { sources, testSource, testWorkspace } = this.#deps
    const results = await Promise.all(
      sources().map(async (step): Promise<NetworkStep> => {
        const { problem, at } = await testSource(step)
        const blame = problem === null ? null : sourceBlame(problem)
        return { step, outcome: problem === null ? 'ok' : 'failed', problem, blame, detail: at ?? '' }
      })
    )
    const problem = await testWorkspace()
    if (problem === undefined) return results
    const blame = problem === null ? null : workspaceBlame(problem)
    return [...results, { step: 'workspace', outcome: problem === null ? 'ok' : 'failed', problem, blame, detail: '' }]
  }
}

async function attempt(step: 'name' | 'port', detail: string, run: () => Promise<void>): Promise<ServiceResult> {
  try {
    await run()
    return fine(step, detail)
  } catch (error) {
    return wrong(step, connectProblem(codeOf(error)), detail)
  }
}

const hostOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : ''

const KEY_PROBLEMS: Readonly<Record<string, NetworkProblem>> = {
  unauthorised: 'subscription',
  'inactive-subscription': 'subscription',
  limit: 'limit',
  'server-error': 'server-error',
  timeout: 'silent',
  offline: 'broken'
}
const keyStep = (failure: Failure | null): ServiceResult =>
  failure === null ? fine('key') : wrong('key', KEY_PROBLEMS[failure.code] ?? 'key')
