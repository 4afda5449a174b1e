/** A TCP proxy on loopback between a computer and a server, which can be slow, silent or cut. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

type ProxyMode = 'open' | 'slow' | 'silent' | 'cut'

export class TcpProxy {
  readonly port: number
  readonly #server: ReturnType<typeof createServer>
  readonly #sockets: Set<Socket>
  mode: ProxyMode = 'open'
  delayMs = 0
  /** Changes an answer on its way; it keeps its length. */
  rewrite = (bytes: Buffer): Buffer => bytes

  private constructor(server: ReturnType<typeof createServer>, to: number) {
    this.#server = server
    this.port = (server.address() as AddressInfo).port
    this.#sockets = new Set()
    server.on('connection', (near) => this.#join(near, to))
  }

  static async start(to: number): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new TcpProxy(server, to)
  }

  /** `slow`: every answer is late. `silent`: bytes are lost. `cut`: connections end, and new ones are refused. */
  set(mode: ProxyMode, delayMs = 0): void {
    this.mode = mode
    this.delayMs = delayMs
    // after lost bytes a connection cannot go on
    for (const socket of this.#sockets) socket.destroy()
  }

  async end(): Promise<void> {
    this.set('cut')
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket, to: number): void {
    if (this.mode === 'cut') return void near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near]
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (bytes) => this.mode !== 'silent' && far.write(bytes))
    far.on('data', (bytes) => {
      if (this.mode === 'silent') return
      const answer = this.rewrite(bytes)
      if (this.mode === 'slow') setTimeout(() => near.writable && near.write(answer), this.delayMs)
      else near.write(answer)
    })
  }
}
