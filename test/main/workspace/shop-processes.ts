/** Computers as processes, each behind its own proxy to one real server, and the service that judges their calls. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { RedisServer } from '../../helpers/redis-server'
import { random } from '../../helpers/random'
import { TcpProxy } from '../../helpers/tcp-proxy'
import { startTestService, type TestService } from '../../service'
import type { ShopLine, ShopPlan } from './shop-plan'

export const SECRETS = { key: 'canary-key-4be1-knot-godwit', passphrase: 'canary phrase turnstone avocet sanderling' }

interface ShopComputer {
  readonly name: string
  readonly proxy: TcpProxy
  readonly lines: ShopLine[]
  child: ChildProcess | null
  skewMs: number
}
type Call = Extract<ShopLine, { kind: 'call' }>

export class ShopProcesses {
  readonly server: RedisServer
  readonly service: TestService
  readonly computers: readonly ShopComputer[]
  readonly faults: string[] = []
  readonly #script: string
  readonly #folder: string
  readonly #plan: Pick<ShopPlan, 'limit' | 'windowMs' | 'pauseMs'>

  private constructor(
    script: string,
    folder: string,
    plan: Pick<ShopPlan, 'limit' | 'windowMs' | 'pauseMs'>,
    server: RedisServer,
    service: TestService,
    computers: readonly ShopComputer[]
  ) {
    this.#script = script
    this.#folder = folder
    this.#plan = plan
    this.server = server
    this.service = service
    this.computers = computers
  }

  /**
   * @param folder of the server and the computers
   * @param now clock of the service
   */
  static async start(
    script: string,
    folder: string,
    count: number,
    plan: Pick<ShopPlan, 'limit' | 'windowMs' | 'pauseMs'>,
    now: () => number = Date.now
  ): Promise<ShopProcesses> {
    const server = await RedisServer.start(folder, ['maxmemory-policy noeviction', 'rdbcompression no'])
    const service = await startTestService({
      now,
      sleep: (ms) => new Promise((end) => setTimeout(end, ms)),
      key: SECRETS.key
    })
    const computers = await Promise.all(
      Array.from({ length: count }, async (_, at) => ({
        name: `canary-computer-${at}`,
        proxy: await TcpProxy.start(server.port),
        lines: [],
        child: null,
        skewMs: 0
      }))
    )
    const shop = new ShopProcesses(script, folder, plan, server, service, computers)
    for (const one of computers) shop.run(one)
    return shop
  }

  run(one: ShopComputer): void {
    const plan: ShopPlan = {
      ...this.#plan,
      server: `redis://127.0.0.1:${one.proxy.port}`,
      service: this.service.baseUrl,
      folder: join(this.#folder, one.name),
      name: one.name,
      skewMs: one.skewMs,
      engines: []
    }
    const child = spawn(process.execPath, [this.#script, JSON.stringify(plan)], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(JSON.stringify(SECRETS))
    createInterface(child.stdout).on('line', (line) => line && one.lines.push(JSON.parse(line) as ShopLine))
    one.child = child
  }
  async kill(one: ShopComputer): Promise<void> {
    const { child } = one
    one.child = null
    if (!child || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Random faults for so long; the same seed gives the same order. Ends with everything healed. */
  async disturb(seed: number, forMs: number, everyMs: number): Promise<void> {
    const { int, pick, chance } = random(seed)
    const until = Date.now() + forMs
    const old = join(this.#folder, 'older.rdb')
    let hasOld = false
    const stop = (): Promise<void> => this.server.stop()
    const kinds: Readonly<Record<string, (one: ShopComputer) => Promise<void> | void>> = {
      kill: async (one) => {
        await this.kill(one)
        one.skewMs = pick([0, 3_600_000, -3_600_000])
      },
      cut: ({ proxy }) => proxy.set('cut'),
      silent: ({ proxy }) => proxy.set('silent'),
      slow: ({ proxy }) => proxy.set('slow', int(200, 1900)),
      'server killed': async () => {
        await stop()
        if (chance(0.5)) await this.server.start()
      },
      backup: async () => {
        if (await this.server.tell('SAVE').catch(() => null)) {
          await copyFile(join(this.#folder, 'dump.rdb'), old)
          hasOld = true
        }
      },
      restored: async () => {
        await stop()
        if (hasOld) await copyFile(old, join(this.#folder, 'dump.rdb'))
        else await rm(join(this.#folder, 'dump.rdb'), { force: true })
        await this.server.start()
      },
      'memory full': async () => void (await this.server.tell('CONFIG', 'SET', 'maxmemory', '1').catch(() => null))
    }
    while (Date.now() < until) {
      const [kind, one] = [pick(Object.keys(kinds)), pick(this.computers)]
      this.faults.push(`${kind} ${one.name}`)
      await kinds[kind]!(one)
      await new Promise((resolve) => setTimeout(resolve, int(everyMs / 2, everyMs * 1.5)))
      if (chance(0.5)) await this.heal()
    }
    await this.heal()
  }

  async heal(): Promise<void> {
    if (!this.server.isRunning) await this.server.start()
    await this.server.tell('CONFIG', 'SET', 'maxmemory', '0')
    for (const one of this.computers) {
      if (one.proxy.mode !== 'open') one.proxy.set('open')
      if (one.child === null) this.run(one)
    }
  }

  get calls(): readonly Call[] {
    return this.computers.flatMap(({ lines }) => lines.filter((line) => line.kind === 'call'))
  }

  /** The most calls that the service logged within any window. */
  most(path = '/'): number {
    const at = this.service.log.entries.filter((one) => one.path.includes(path)).map(({ atMs }) => atMs)
    let most = 0
    for (let from = 0, to = 0; to < at.length; to++) {
      while (at[to]! - at[from]! >= this.#plan.windowMs) from++
      most = Math.max(most, to - from + 1)
    }
    return most
  }

  async end(): Promise<void> {
    await Promise.all(this.computers.map((one) => this.kill(one)))
    await Promise.all(this.computers.map(({ proxy }) => proxy.end()))
    await this.server.stop()
    await this.service.close()
  }
}
