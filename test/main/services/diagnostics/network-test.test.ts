/** Against local servers that fail in each way. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import { createServer as createTlsServer, request as httpsRequest } from 'node:https'
import { createServer as createTcpServer, type AddressInfo, type LookupFunction, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Failure } from '@contract/failures'
import { fetchTransport, type FetchLike } from '@main/adapters/api-client/fetch-transport'
import { ProxyLoginRequired } from '@main/adapters/api-client/network-failure'
import { networkProbe } from '@main/adapters/network-probe'
import { NetworkTest, type NetworkTestDeps } from '@main/services/diagnostics/network-test'
import { startProxy } from '../../../helpers/proxy'

const SHORT_MS = 300
const LONG_MS = 60_000
const folder = mkdtempSync(join(tmpdir(), 'dynodesk-network-'))
afterAll(() => rmSync(folder, { recursive: true }))
const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

const portOf = (server: Server): number => (server.address() as AddressInfo).port
async function listening<S extends Server>(server: S): Promise<S> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => new Promise((done) => server.close(done)))
  return server
}
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  await listening(server)
  closing.push(() => server.closeAllConnections())
  return `http://127.0.0.1:${portOf(server)}/v1`
}

function openssl(...args: readonly string[]): void {
  const made = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(made.stderr)
}
const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'] as const
let hasAuthority = false
/** A certificate; `signed`: by an authority that only a company knows. */
function certificate(name: string, host: string, signed: boolean): { readonly cert: string; readonly key: string } {
  const [key, cert] = [`${name}.key`, `${name}.pem`]
  if (signed && !hasAuthority) {
    openssl('req', '-x509', ...EC, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/O=Corner Firewall/CN=Inspector')
    hasAuthority = true
  }
  const extension = `subjectAltName=${/^\d/.test(host) ? 'IP' : 'DNS'}:${host}`
  if (signed) {
    writeFileSync(join(folder, 'ext'), extension)
    openssl('req', '-new', ...EC.slice(0, 5), '-keyout', key, '-out', 'csr', '-subj', `/CN=${host}`)
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'ext']
    openssl('x509', '-req', '-in', 'csr', ...by, '-out', cert)
  } else
    openssl('req', '-x509', ...EC, '-keyout', key, '-out', cert, '-subj', `/O=Router/CN=${host}`, '-addext', extension)
  return { cert: readFileSync(join(folder, cert), 'utf8'), key: readFileSync(join(folder, key), 'utf8') }
}
async function serveTls(name: string, host: string, signed: boolean, answer: RequestListener): Promise<string> {
  const server = createTlsServer(certificate(name, host, signed), answer)
  await listening(server)
  closing.push(() => server.closeAllConnections())
  return `https://127.0.0.1:${portOf(server)}/v1`
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_asked, answer) =>
    void answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const html =
  (status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_asked, answer) =>
    void answer.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<h1>Welcome to the café</h1>')
const service = json(403, { error: { code: 403, message: 'no key' } })

/** `fetch` that trusts the company's authority, as a system does where it is installed. */
const trusting: FetchLike = (url) =>
  new Promise((resolve, reject) => {
    httpsRequest(url, { ca: readFileSync(join(folder, 'ca.pem')) }, (answer) => {
      let body = ''
      answer.on('data', (bytes: Buffer) => (body += bytes.toString()))
      answer.on('end', () => resolve(new Response(body, { status: answer.statusCode! })))
    })
      .on('error', reject)
      .end()
  })
/** `fetch` through a proxy, without a login. */
const through =
  (proxy: string): FetchLike =>
  (url) =>
    new Promise((resolve, reject) => {
      const [host, port] = proxy.split(':')
      httpRequest({ host, port, path: url, headers: { host: new URL(url).host } }, (answer) => {
        answer.resume()
        if (answer.statusCode === 407) reject(new ProxyLoginRequired())
        else resolve(new Response(null, { status: answer.statusCode! }))
      })
        .on('error', reject)
        .end()
    })

interface Options extends Partial<NetworkTestDeps> {
  readonly fetch?: FetchLike
  readonly lookup?: LookupFunction
  readonly timeoutMs?: number
  readonly withKey?: boolean
}
async function test(baseUrl: string | null, { fetch = globalThis.fetch, lookup, withKey, ...deps }: Options = {}) {
  const { timeoutMs = LONG_MS } = deps
  const network = new NetworkTest({
    probe: networkProbe({ timeoutMs, ...(lookup && { lookup }) }),
    transport: fetchTransport(fetch),
    timeoutMs,
    resolveProxy: async () => 'DIRECT',
    baseUrl: () => baseUrl,
    checkKey: async () => null,
    sources: () => [],
    testSource: async () => ({ problem: null, at: null }),
    testWorkspace: async () => undefined,
    ...deps
  })
  return network.run({ withKey: withKey ?? false })
}
/** The steps as "step outcome problem blame". */
async function stepsOf(...args: Parameters<typeof test>): Promise<readonly string[]> {
  const result = await test(...args)
  if (!result.ok) throw new Error(result.failure.code)
  return result.value.map(({ step, outcome, problem, blame }) =>
    [step, outcome, problem, blame].filter((one) => one !== null).join(' ')
  )
}
async function last(...args: Parameters<typeof test>) {
  const result = await test(...args)
  return result.ok ? result.value.at(-1) : null
}
const failing =
  (code: string): LookupFunction =>
  (_host, _options, done) =>
    done(Object.assign(new Error(code), { code }), '')
const toLoopback: LookupFunction = (_host, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

describe('the network test', () => {
  it('finds the service, and sends no key and one request', async () => {
    const seen: unknown[] = []
    const base = await serve((asked, answer) => {
      seen.push(asked.headers['x-api-key'])
      void service(asked, answer as never)
    })
    expect(await stepsOf(base)).toEqual(['proxy ok', 'name ok', 'port ok', 'portal ok', 'service ok'])
    expect(seen).toEqual([undefined])
  })

  it.each(['', '/v1'])('requests the list of types of a service at the path "%s"', async (path) => {
    const seen: unknown[] = []
    const base = await serve((asked, answer) => {
      seen.push(asked.url)
      void service(asked, answer as never)
    })
    await test(base.replace('/v1', path))
    expect(seen).toEqual([`${path}/vdb/types`])
  })

  it('tries the key only on request', async () => {
    const base = await serve(service)
    let checks = 0
    const checkKey = async (): Promise<Failure> => {
      checks++
      return { code: 'bad-key' }
    }
    await test(base, { checkKey })
    expect(checks).toBe(0)
    expect((await stepsOf(base, { checkKey, withKey: true })).at(-1)).toBe('key failed key computer')
    expect(checks).toBe(1)
    const unauthorised = async (): Promise<Failure> => ({ code: 'unauthorised' })
    expect((await stepsOf(base, { checkKey: unauthorised, withKey: true })).at(-1)).toBe(
      'key failed subscription provider'
    )
    expect((await stepsOf(base, { withKey: true })).at(-1)).toBe('key ok')
  })

  it('needs an address', async () => expect(await test(null)).toMatchObject({ failure: { code: 'not-connected' } }))

  it.each([
    ['a page instead of JSON', html(200), 'portal failed portal network'],
    ['a page that wants a login', html(511), 'portal failed portal network'],
    [
      'a redirect to another host',
      html(302, { location: 'http://login.cafe.example/' }),
      'portal failed portal network'
    ],
    ['a page of a web server', html(404), 'service failed wrong-service computer'],
    ['another JSON', json(200, { hello: 1 }), 'portal failed portal network'],
    ['an error of the service', json(500, { error: { code: 500 } }), 'service failed server-error provider'],
    ['an error of its gateway', html(502), 'service failed server-error provider']
  ] as const)('reports %s', async (_what, answer, step) => {
    const steps = await stepsOf(await serve(answer as RequestListener))
    expect(steps.at(-1)).toBe(step)
    expect(steps.slice(0, 3)).toEqual(['proxy ok', 'name ok', 'port ok'])
  })

  it('names the host that a portal leads to', async () => {
    const base = await serve(html(302, { location: 'http://login.cafe.example/' }))
    expect(await last(base)).toMatchObject({ detail: 'login.cafe.example' })
  })

  it('reports a service that accepts the connection and never answers', async () => {
    const base = await serve(() => undefined)
    expect((await stepsOf(base, { timeoutMs: SHORT_MS })).at(-1)).toBe('service failed silent provider')
  })

  it('reports a connection that breaks off', async () => {
    const base = await serve((asked) => asked.socket.destroy())
    expect((await stepsOf(base)).at(-1)).toBe('service failed broken network')
  })

  it('reports a refused connection', async () => {
    const server = await listening(createTcpServer())
    const port = portOf(server)
    await closing.pop()!()
    expect(await stepsOf(`http://127.0.0.1:${port}/v1`)).toEqual([
      'proxy ok',
      'name ok',
      'port failed refused provider'
    ])
  })

  it.each([
    ['ENOTFOUND', 'name failed unknown-name computer'],
    ['EAI_AGAIN', 'name failed no-name-server network']
  ])('reports a name service that answers %s', async (code, step) =>
    expect(await stepsOf('https://api.example/v1', { lookup: failing(code) })).toEqual(['proxy ok', step])
  )

  it('does not wait for a name service that never answers', async () => {
    const lookup: LookupFunction = () => undefined
    expect((await stepsOf('https://api.example/v1', { lookup, timeoutMs: SHORT_MS })).at(-1)).toBe(
      'name failed no-name-server network'
    )
  })
})

describe('a certificate', () => {
  it('that is self-signed belongs to a router or portal, which is named', async () => {
    const base = await serveTls('self', '127.0.0.1', false, service)
    expect(await stepsOf(base)).toEqual(['proxy ok', 'name ok', 'port ok', 'certificate failed self-signed network'])
    expect(await last(base)).toMatchObject({ detail: 'Router' })
  })

  it('of an inspecting firewall is named by its issuer, whether the system trusts it or not', async () => {
    const base = await serveTls('inspected', '127.0.0.1', true, service)
    expect(await last(base)).toMatchObject({ step: 'certificate', problem: 'untrusted', detail: 'Corner Firewall' })
    expect(await stepsOf(base, { fetch: trusting })).toEqual([
      'proxy ok',
      'name ok',
      'port ok',
      'certificate warning inspected network',
      'portal ok',
      'service ok'
    ])
  })

  it('for another host is named by that host', async () => {
    const base = await serveTls('other', 'elsewhere.example', true, service)
    expect(await last(base)).toMatchObject({
      step: 'certificate',
      problem: 'wrong-host',
      blame: 'provider',
      detail: 'elsewhere.example'
    })
  })

  it('is missing where the server does not speak TLS', async () => {
    const base = (await serve(service)).replace('http:', 'https:')
    expect((await stepsOf(base)).at(-1)).toBe('certificate failed not-tls network')
  })
})

describe('a proxy', () => {
  it('that requires a login is distinguished from the service behind it', async () => {
    const base = await serve(service)
    const proxy = await startProxy('anna', 'secret')
    closing.push(() => proxy.close())
    const resolveProxy = async () => `PROXY ${proxy.address}; DIRECT`
    expect(await stepsOf(base, { resolveProxy, fetch: through(proxy.address) })).toEqual([
      'proxy ok',
      'proxy-login failed proxy-login network'
    ])
  })

  it('that does not answer, or has no address, ends the test', async () => {
    const server = await listening(createTcpServer())
    const port = portOf(server)
    await closing.pop()!()
    const resolveProxy = async () => `PROXY 127.0.0.1:${port}`
    expect(await stepsOf('http://api.example/v1', { resolveProxy })).toEqual(['proxy failed proxy-unreachable network'])
    const named = { resolveProxy: async () => 'PROXY proxy.example:8080', lookup: failing('ENOTFOUND') }
    expect(await stepsOf('http://api.example/v1', named)).toEqual(['proxy failed proxy-name network'])
  })

  it('lets the certificate be read through it', async () => {
    const base = await serveTls('tunnel', '127.0.0.1', true, service)
    const tunnel = createServer()
    tunnel.on('connect', (asked, socket) => {
      const [host, port] = asked.url!.split(':')
      void import('node:net').then(({ connect }) => {
        const onward = connect(Number(port), host!, () => {
          socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
          onward.pipe(socket).pipe(onward)
        })
        onward.on('error', () => socket.destroy())
        socket.on('error', () => onward.destroy())
      })
    })
    await listening(tunnel)
    const resolveProxy = async () => `PROXY 127.0.0.1:${portOf(tunnel)}`
    const result = await test(base, { resolveProxy, fetch: trusting, lookup: toLoopback })
    expect(result).toMatchObject({
      ok: true,
      value: [
        { step: 'proxy', outcome: 'ok' },
        { step: 'proxy-login', outcome: 'ok' },
        { step: 'certificate', problem: 'inspected', detail: 'Corner Firewall' },
        { step: 'portal' },
        { step: 'service', outcome: 'ok' }
      ]
    })
  })
})

it('also tests sources and the workspace, and names who can fix their failures', async () => {
  const base = await serve(service)
  const steps = await stepsOf(base, {
    sources: () => ['webhook', 'mqtt'],
    testSource: async (id) =>
      id === 'webhook' ? { problem: 'port-in-use', at: null } : { problem: 'unreachable', at: null },
    testWorkspace: async () => 'passphrase'
  })
  expect(steps.slice(-3)).toEqual([
    'webhook failed port-in-use computer',
    'mqtt failed unreachable network',
    'workspace failed passphrase computer'
  ])
})
