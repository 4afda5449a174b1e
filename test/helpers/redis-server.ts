/** A real Redis or Valkey server on loopback that a test starts, kills and restarts. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import { createClient } from '@redis/client'

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
const onThisMachine = (name: string): string | undefined =>
  FOLDERS.filter(isAbsolute)
    .map((folder) => join(folder, name))
    .find(existsSync)
const found = [process.env['REDIS_PROGRAM'], onThisMachine('redis-server'), onThisMachine('valkey-server')]
  .filter((path) => path !== undefined)
  .map((path) => ({ path, target: realpathSync(path) }))
/**
 * The servers of this machine; a second name of one does not count. Most tests use the first. `REDIS_PROGRAM` names
 * another first one, for example Valkey beside Redis.
 */
export const PROGRAMS: readonly string[] = found
  .filter(({ target }, at) => found.findIndex((one) => one.target === target) === at)
  .map(({ path }) => path)
const [PROGRAM = ''] = PROGRAMS
export const noServer = PROGRAM === ''
if (noServer && process.env['CI'])
  throw new Error('the tests of the workspace need a Redis server: install the package “redis-server”')
export const connectRedis = (url: string) => createClient({ url }).connect()
export type Redis = Awaited<ReturnType<typeof connectRedis>>

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const noOpenssl = spawnSync('openssl', ['version']).status !== 0

/** A certificate for localhost that signs itself. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const form = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  execFileSync('openssl', [...form, '-keyout', key, '-out', certificate, ...names], { stdio: 'ignore' })
  return { certificate, key }
}

export const spawnServer = (program: string, args: readonly string[], folder: string) =>
  spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })

/** Resolves when the server accepts connections. */
export function accepting(server: ReturnType<typeof spawnServer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (piece: Buffer) => {
      said += piece.toString()
      if (said.includes('Ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })
}

export class RedisServer {
  readonly port: number
  readonly #folder: string
  readonly #lines: readonly string[]
  readonly #program: string
  #process: ChildProcess | null = null

  private constructor(folder: string, port: number, lines: readonly string[], program: string) {
    this.#folder = folder
    this.port = port
    this.#lines = lines
    this.#program = program
  }

  /**
   * @param folder of its settings and data
   * @param lines of its settings; a line replaces a default of the same name
   */
  static async start(folder: string, lines: readonly string[] = [], program = PROGRAM): Promise<RedisServer> {
    const server = new RedisServer(folder, await freePort(), lines, program)
    await server.start()
    return server
  }

  /** A server whose folder ends with it. */
  static async startAlone(): Promise<{ readonly address: string; end(): Promise<void> }> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-'))
    const server = await RedisServer.start(folder)
    return {
      address: server.address,
      end: async () => {
        await server.stop()
        await rm(folder, { recursive: true, force: true })
      }
    }
  }

  get address(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const nameOf = (line: string): string => line.split(' ')[0] ?? ''
    const own = new Set(this.#lines.map(nameOf))
    const standard = [`port ${this.port}`, 'bind 127.0.0.1', `dir ${this.#folder}`, 'save ""', 'appendonly no']
    const config = [...standard.filter((line) => !own.has(nameOf(line))), ...this.#lines]
    const text = config.join('\n').replaceAll('PORT', String(this.port))
    await writeFile(join(this.#folder, 'redis.conf'), `${text}\n`)
    const one = spawnServer(this.#program, [join(this.#folder, 'redis.conf')], this.#folder)
    this.#process = one
    await accepting(one)
  }

  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const one = this.#process
    this.#process = null
    if (!one || one.exitCode !== null || one.signalCode !== null) return
    one.kill(signal)
    await once(one, 'exit')
  }

  get isRunning(): boolean {
    return this.#process !== null
  }
  /** The server stands still; connections stay open. */
  freeze(): void {
    this.#process?.kill('SIGSTOP')
  }
  thaw(): void {
    this.#process?.kill('SIGCONT')
  }

  /** A command of the person who runs the server. */
  async tell(...args: string[]): Promise<unknown> {
    const client = createClient({ url: this.address, RESP: 2, socket: { reconnectStrategy: false } })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await client.sendCommand(args)
    } finally {
      client.destroy()
    }
  }

  /** All that the server keeps, uncompressed. */
  async dump(): Promise<Buffer> {
    await this.tell('CONFIG', 'SET', 'rdbcompression', 'no')
    await this.tell('SAVE')
    return readFile(join(this.#folder, 'dump.rdb'))
  }

  /** Names and values of all keys, as a person reads them. */
  async contents(): Promise<Buffer> {
    const found: unknown[] = []
    for (const name of (await this.tell('KEYS', '*')) as string[]) {
      const type = String(await this.tell('TYPE', name))
      const [command, ...rest] = READERS[type] ?? []
      if (command !== undefined) found.push(name, await this.tell(command, name, ...rest))
      // it may have expired meanwhile
      else if (type !== 'none') throw new Error(`no command reads the type ${type}`)
    }
    return Buffer.from(found.flat(5).join('\n'))
  }
}

const READERS: Readonly<Record<string, readonly string[]>> = {
  string: ['GET'],
  hash: ['HGETALL'],
  list: ['LRANGE', '0', '-1'],
  set: ['SMEMBERS'],
  zset: ['ZRANGE', '0', '-1', 'WITHSCORES'],
  stream: ['XRANGE', '-', '+']
}
