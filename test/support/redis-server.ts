/** A real Redis or Valkey server on loopback that a test starts, kills and restarts. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'

export const connectRedis = (url: string) => createClient({ url }).connect()
export type Redis = Awaited<ReturnType<typeof connectRedis>>

const PROGRAM = ['redis-server', 'valkey-server']
  .flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/opt/homebrew/bin/${name}`])
  .find((file) => existsSync(file))
if (!PROGRAM && process.env['CI'])
  throw new Error('the tests of the workspace need a Redis or Valkey server: install the package “redis-server”')
export const noRedis = PROGRAM === undefined

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export class RedisServer {
  readonly port: number
  readonly folder: string
  #process: ChildProcess | null = null

  private constructor(port: number) {
    this.port = port
    this.folder = mkdtempSync(join(tmpdir(), 'redis-'))
  }

  /** @param options as on its command line, without the dashes */
  static async start(options: Readonly<Record<string, string>> = {}): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.run(options)
    return server
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async run(options: Readonly<Record<string, string>> = {}): Promise<void> {
    const all = {
      port: `${this.port}`,
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      'maxmemory-policy': 'noeviction',
      ...options
    }
    const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, value])
    const child = spawn(PROGRAM ?? '', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break
    child.stdout.resume()
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  /** Stops the server and deletes its folder. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }
}
