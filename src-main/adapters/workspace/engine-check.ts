/** The connection test: every step to a working workspace, up to the first that fails. It stores nothing. */
import { lookup } from 'node:dns/promises'
import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { WorkspaceAccess } from '../../shared/ports/network/workspace-connection'
import type { Clock } from '../../shared/ports/system/clock'
import { engineAddress, type EngineAddress } from '../../shared/workspace/engine-address'
import type { CheckStep, CheckStepName } from '../../shared/workspace/workspace-state'
import { passphraseFits, readSalt } from './agree-keys'
import { EngineFailure, problemOf, withinAnswerTime } from './engine-failure'
import { authorityOf, openRedis, type RedisConnection } from './redis-connection'
import { deriveSealing, SALT_NAME } from './sealing'
import { infoFields, serverVersion } from './server-version'

const LEAST_VERSION = 7
const PROBE_MS = 1000

type Outcome = Exclude<CheckStep['outcome'], 'failed'>
type Found = Outcome | Pick<CheckStep, 'server'>
type Step = readonly [name: CheckStepName, run: () => Promise<Found>]

function opened(socket: Socket, event: 'connect' | 'secureConnect', clock: Clock): Promise<Outcome> {
  const done = new Promise<Outcome>((resolve, reject) => {
    socket.once(event, () => resolve('ok'))
    socket.on('error', reject)
  })
  return withinAnswerTime(clock, done).finally(() => socket.destroy())
}

function networkSteps(access: WorkspaceAccess, address: EngineAddress, clock: Clock): readonly Step[] {
  const { host, port, tls } = address
  const nameStep = async (): Promise<Outcome> => {
    await withinAnswerTime(clock, lookup(host))
    return 'ok'
  }
  const tlsStep = async (): Promise<Outcome> => {
    const ca = await authorityOf(access)
    const servername = isIP(host) === 0 ? host : ''
    const socket = connectTls({ host, port, servername, ...(ca ? { ca } : {}) })
    return opened(socket, 'secureConnect', clock).catch((error: unknown) => {
      // a server without TLS waits for the end of a line
      throw problemOf(error) === 'timeout' ? new EngineFailure('not-tls', error) : error
    })
  }
  return [
    ['name', nameStep],
    ['port', () => opened(connectTcp({ host, port }), 'connect', clock)],
    ...(tls ? [['tls', tlsStep] as const] : [])
  ]
}

/** Fields of INFO; null: the server does not let this user ask. */
async function infoOf(redis: RedisConnection, section: string): Promise<ReadonlyMap<string, string> | null> {
  const reply = await redis.command(['INFO', section]).catch((error: unknown) => {
    if (problemOf(error) === 'permission') return null
    throw error
  })
  return typeof reply === 'string' ? infoFields(reply) : null
}

async function versionStep(redis: RedisConnection): Promise<Found> {
  const info = await infoOf(redis, 'server')
  const server = info && serverVersion(info)
  if (server === null) return 'unknown'
  if (Number.parseInt(server.version) < LEAST_VERSION) throw new EngineFailure('version')
  return { server: `${server.name} ${server.version}` }
}

async function passphraseStep(redis: RedisConnection, passphrase: string): Promise<Outcome> {
  if (passphrase === '') throw new EngineFailure('no-passphrase')
  const salt = await readSalt(redis)
  // the first computer makes the workspace when it joins
  if (salt === null) return 'ok'
  if ((await passphraseFits(redis, await deriveSealing(passphrase, salt))) === false)
    throw new EngineFailure('passphrase')
  return 'ok'
}

/** A key that ends by itself, beside the salt. */
async function writeStep(redis: RedisConnection): Promise<Outcome> {
  await redis.command(['SET', `${SALT_NAME}:test`, '1', 'PX', String(PROBE_MS)])
  return 'ok'
}

async function memoryStep(redis: RedisConnection): Promise<Outcome> {
  const policy = (await infoOf(redis, 'memory'))?.get('maxmemory_policy')
  if (policy === undefined) return 'unknown'
  return policy === 'noeviction' ? 'ok' : 'warning'
}

async function persistenceStep(redis: RedisConnection): Promise<Outcome> {
  const info = await infoOf(redis, 'persistence')
  if (info === null) return 'unknown'
  if (info.get('aof_enabled') === '1') return 'ok'
  const saves = await redis.command(['CONFIG', 'GET', 'save']).catch((error: unknown) => {
    if (['permission', 'protocol'].includes(problemOf(error))) return null
    throw error
  })
  if (!Array.isArray(saves)) return 'unknown'
  return saves[1] === '' ? 'warning' : 'ok'
}

async function inTurn(steps: readonly Step[]): Promise<readonly CheckStep[]> {
  const results: CheckStep[] = []
  for (const [step, run] of steps) {
    try {
      const found = await run()
      results.push({ step, ...(typeof found === 'string' ? { outcome: found } : { outcome: 'ok', ...found }) })
    } catch (error) {
      return [...results, { step, outcome: 'failed', problem: problemOf(error) }]
    }
  }
  return results
}

export async function checkEngine(access: WorkspaceAccess, clock: Clock): Promise<readonly CheckStep[]> {
  const address = engineAddress(access.address)
  if (address === null) return [{ step: 'name', outcome: 'failed', problem: 'no-address' }]
  const open: RedisConnection[] = []
  const redis = (): RedisConnection => open[0]!
  const login = async (): Promise<Outcome> => {
    open.push(await openRedis(access, clock, () => undefined))
    return 'ok'
  }
  try {
    return await inTurn([
      ...networkSteps(access, address, clock),
      ['login', login],
      ['version', () => versionStep(redis())],
      ['passphrase', () => passphraseStep(redis(), access.passphrase)],
      ['write', () => writeStep(redis())],
      ['memory-policy', () => memoryStep(redis())],
      ['persistence', () => persistenceStep(redis())]
    ])
  } finally {
    for (const one of open) one.close()
  }
}
