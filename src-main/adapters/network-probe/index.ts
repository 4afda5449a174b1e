/** Single connections for the network test, by Node. What the program itself uses is Chromium's network stack. */
import { lookup as systemLookup } from 'node:dns'
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net'
import { checkServerIdentity, connect as connectTls, type TLSSocket } from 'node:tls'
import type { NetworkProbe, ProbeAddress, ProbedCertificate } from '../../shared/ports/network/network-probe'

interface NetworkProbeDeps {
  readonly timeoutMs: number
  /** Default: the name service of the system. */
  readonly lookup?: LookupFunction
}

/** Of the answer of a proxy. */
const MAX_HEAD = 16_384

const SELF_SIGNED = 'DEPTH_ZERO_SELF_SIGNED_CERT'
const WRONG_HOST = 'ERR_TLS_CERT_ALTNAME_INVALID'

const coded = (code: string): Error => Object.assign(new Error(code), { code })

/** Waits for an event of a socket; an error, an end or too long a wait rejects. */
function until<T>(socket: Socket, timeoutMs: number, wait: (done: (value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(coded('ETIMEDOUT')), timeoutMs)
    const end = (then: () => void): void => {
      clearTimeout(timer)
      then()
    }
    socket.once('error', (error) => end(() => reject(error)))
    socket.once('close', () => end(() => reject(coded('ECONNRESET'))))
    wait((value) => end(() => resolve(value)))
  })
}

async function opened(
  { host, port }: ProbeAddress,
  { lookup, timeoutMs }: Required<NetworkProbeDeps>
): Promise<Socket> {
  const socket = connectTcp({ host, port, lookup })
  try {
    await until<void>(socket, timeoutMs, (done) => socket.once('connect', () => done()))
    return socket
  } catch (error) {
    socket.destroy()
    throw error
  }
}

/** A tunnel through an HTTP proxy; null: refused, for example because it wants a login. */
async function tunnel(
  proxy: ProbeAddress,
  { host, port }: ProbeAddress,
  deps: Required<NetworkProbeDeps>
): Promise<Socket | null> {
  const socket = await opened(proxy, deps)
  const target = `${isIP(host) === 6 ? `[${host}]` : host}:${port}`
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
  const head = await until<string>(socket, deps.timeoutMs, (done) => {
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (text.includes('\r\n\r\n') || text.length > MAX_HEAD) done(text)
    })
  }).catch(() => '')
  socket.removeAllListeners('data')
  if (/^HTTP\/1\.[01] 200 /.test(head)) return socket
  socket.destroy()
  return null
}

export function networkProbe({ timeoutMs, lookup = systemLookup as LookupFunction }: NetworkProbeDeps): NetworkProbe {
  const deps = { timeoutMs, lookup }
  return {
    resolve: (host) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(coded('EAI_AGAIN')), timeoutMs)
        lookup(host, {}, (error) => {
          clearTimeout(timer)
          if (error) reject(error)
          else resolve()
        })
      }),
    async connect(address) {
      const socket = await opened(address, deps)
      socket.destroy()
    },
    async certificate(address, proxy) {
      const socket = proxy ? await tunnel(proxy, address, deps) : await opened(address, deps)
      if (!socket) return null
      const tls = connectTls({
        socket,
        ...(isIP(address.host) === 0 ? { servername: address.host } : {}),
        // the test reports what the server shows; nothing is sent over this connection
        rejectUnauthorized: false
      })
      try {
        await until<void>(tls, timeoutMs, (done) => tls.once('secureConnect', () => done()))
        return describe(tls, address.host)
      } finally {
        tls.on('error', () => undefined)
        tls.destroy()
      }
    }
  }
}

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

function describe(tls: TLSSocket, host: string): ProbedCertificate {
  const certificate = tls.getPeerCertificate()
  const { issuer, subject } = certificate
  const error = tls.authorizationError as { code?: string } | string | null
  const chain = tls.authorized ? null : String((error as { code?: string } | null)?.code ?? error)
  // a certificate of a router or portal says nothing about the host
  const foreign = chain !== SELF_SIGNED && checkServerIdentity(host, certificate) !== undefined
  return {
    issuer: first(issuer?.O) || first(issuer?.CN),
    subject: first(subject?.CN),
    problem: foreign ? WRONG_HOST : chain
  }
}
