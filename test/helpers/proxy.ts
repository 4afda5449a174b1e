/** An HTTP proxy on loopback that requires a login, for plain requests and tunnels. */
import { createServer, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

export interface TestProxy {
  /** `host:port`, as `--proxy-server` takes it. */
  readonly address: string
  /** Logins received, oldest first, with whether each was accepted; null: none was sent. */
  readonly seen: { readonly login: string | null; readonly taken: boolean }[]
  /** Changes the accepted login. */
  change(user: string, password: string): void
  close(): Promise<void>
}

export async function startProxy(user: string, password: string, realm = 'Head office'): Promise<TestProxy> {
  let right = `${user}:${password}`
  const seen: { login: string | null; taken: boolean }[] = []
  const sockets = new Set<Socket>()
  const lets = ({ headers }: IncomingMessage): boolean => {
    const given = headers['proxy-authorization']
    const login = given === undefined ? null : Buffer.from(given.replace(/^Basic /i, ''), 'base64').toString()
    seen.push({ login, taken: login === right })
    return login === right
  }
  const server = createServer((asked, answer) => {
    if (!lets(asked))
      return void answer
        .writeHead(407, { 'proxy-authenticate': `Basic realm="${realm}"`, 'content-type': 'text/html' })
        .end('<h1>Who are you?</h1>')
    const { 'proxy-authorization': _login, 'proxy-connection': _kept, ...headers } = asked.headers
    const onward = request(asked.url!, { method: asked.method!, headers }, (got) => {
      answer.writeHead(got.statusCode!, got.headers)
      got.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  server.on('connect', (asked, socket: Socket) => {
    if (!lets(asked))
      return void socket.end(
        `HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm="${realm}"\r\nContent-Length: 0\r\n\r\n`
      )
    const [host, port] = asked.url!.split(':')
    const onward = connect(Number(port), host!, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    change: (name, secret) => void (right = `${name}:${secret}`),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    }
  }
}
