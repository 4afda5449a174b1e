/** A real Mosquitto on loopback that a test starts, kills and restarts, with a connection that a test can cut. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect as dial, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'

const PROGRAM = ['/usr/sbin/mosquitto', '/usr/local/sbin/mosquitto', '/opt/homebrew/sbin/mosquitto'].find((file) =>
  existsSync(file)
)
if (!PROGRAM && process.env['CI'])
  throw new Error('the tests of the MQTT source need a Mosquitto: install the package “mosquitto”')
export const noBroker = PROGRAM === undefined

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = dial(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

export class MqttBroker {
  readonly port: number
  readonly #folder: string
  #process: ChildProcess | null = null

  /** @param folder of its settings and of what it keeps */
  constructor(folder: string, port: number) {
    this.#folder = folder
    this.port = port
  }

  /** @param more lines of its settings; what is set twice counts as set here */
  async start(more = ''): Promise<void> {
    const named = (line: string): string => line.split(' ')[0] ?? ''
    const given = new Set(more.split('\n').map(named))
    const standard = [
      `listener ${this.port} 127.0.0.1`,
      `allow_anonymous ${given.has('password_file') ? 'false' : 'true'}`,
      'persistence true',
      `persistence_location ${this.#folder}/`,
      'autosave_interval 1',
      'autosave_on_changes true',
      'max_queued_messages 0',
      ...(process.getuid?.() === 0 ? ['user root'] : [])
    ]
    const config = join(this.#folder, 'mosquitto.conf')
    await writeFile(config, `${[...standard.filter((line) => !given.has(named(line))), more].join('\n')}\n`)
    this.#process = spawn(PROGRAM ?? '', ['-c', config], { stdio: 'ignore' })
    await expect.poll(() => answers(this.port)).toBe(true)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const one = this.#process
    this.#process = null
    if (!one || one.exitCode !== null || one.signalCode !== null) return
    one.kill(signal)
    await once(one, 'exit')
  }

  /** Whether a text is in what it has on disk. */
  async keeps(text: string): Promise<boolean> {
    return (await readFile(join(this.#folder, 'mosquitto.db')).catch(() => Buffer.alloc(0))).includes(text)
  }
}

/** The network between a desk and its broker. */
export class MqttConnection {
  readonly #server: Server
  readonly #to: number
  readonly #sockets = new Set<Socket>()
  #whole = true

  private constructor(server: Server, to: number) {
    this.#server = server
    this.#to = to
    server.on('connection', (near) => this.#join(near))
  }

  static async open(to: number): Promise<MqttConnection> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new MqttConnection(server, to)
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Every connection ends, and no other comes about. */
  cut(): void {
    this.#whole = false
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Drops all packets silently, like a sleeping computer or router. Later connections still work. */
  freeze(): void {
    for (const socket of this.#sockets) {
      socket.unpipe()
      socket.pause()
    }
  }

  mend(): void {
    this.#whole = true
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(near: Socket): void {
    if (!this.#whole) return void near.destroy()
    const far = dial(this.#to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near]
    ] as const) {
      this.#sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        this.#sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }
}
