/** One connection to the server. It reports its loss once and never connects again. */
import { readFile } from 'node:fs/promises'
import { createClient, RESP_TYPES } from '@redis/client'
import type { WorkspaceAccess } from '../../shared/ports/network/workspace-connection'
import type { Clock } from '../../shared/ports/system/clock'
import { engineAddress } from '../../shared/workspace/engine-address'
import { ANSWER_MS, EngineFailure, TooManyCommands, withinAnswerTime } from './engine-failure'

/** Commands that wait for an answer; further ones fail at once. */
const MOST_WAITING = 2000

export interface RedisConnection {
  /**
   * Rejects with the server's error, or with `EngineFailure`.
   *
   * @param replyBytes size of a reply that may be large
   */
  command(args: readonly (string | Buffer)[], replyBytes?: number): Promise<unknown>
  /** The same for a reply with bytes. */
  bytes(args: readonly (string | Buffer)[], replyBytes?: number): Promise<Buffer | null>
  subscribe(channel: string, listener: (message: Buffer) => void): Promise<void>
  close(): void
}

function tellFullQueue(error: unknown): never {
  throw error instanceof Error && error.message === 'The queue is full' ? new TooManyCommands(error) : error
}

/** The certificates that the server's certificate is checked with; undefined: those of the program. */
export async function authorityOf({ authorityFile }: WorkspaceAccess): Promise<Buffer | undefined> {
  if (authorityFile === '') return undefined
  return readFile(authorityFile).catch((error: unknown) => {
    throw new EngineFailure('authority-file', error)
  })
}

async function clientOptions(access: WorkspaceAccess) {
  const address = engineAddress(access.address)
  if (address === null) throw new EngineFailure('no-address')
  const { tls, host, port, database } = address
  const network = { host, port, connectTimeout: ANSWER_MS, reconnectStrategy: false } as const
  const ca = tls ? await authorityOf(access) : undefined
  return {
    socket: tls ? { ...network, tls: true as const, ...(ca ? { ca } : {}) } : network,
    database,
    ...(access.user === '' ? {} : { username: access.user }),
    ...(access.password === null ? {} : { password: access.password }),
    // RESP 2 logs in with AUTH alone, which every ACL allows
    RESP: 2 as const,
    disableOfflineQueue: true,
    disableClientInfo: true,
    commandsQueueMaxLength: MOST_WAITING
  }
}

/**
 * Connects and logs in. Rejects with the error of the network, of TLS or of the server.
 *
 * @param onLost called at most once, after the connection was made
 */
export async function openRedis(
  access: WorkspaceAccess,
  clock: Clock,
  onLost: (error: unknown) => void
): Promise<RedisConnection> {
  const client = createClient(await clientOptions(access))
  let report: ((error: unknown) => void) | null = null
  const lost = (error: unknown): void => {
    const tell = report
    report = null
    tell?.(error)
  }
  client.on('error', lost)
  client.on('end', () => lost(new EngineFailure('port')))
  try {
    await withinAnswerTime(clock, client.connect())
    // a server with users accepts a connection without a login, and refuses its commands
    await withinAnswerTime(clock, client.ping())
  } catch (error) {
    // until it is connected, the client has no socket to close
    client.on('connect', () => client.destroy())
    client.destroy()
    throw error
  }
  report = onLost
  const raw = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  /** Of commands without an answer. A command waits behind those before it. */
  let waitingBytes = 0
  async function answer(through: Pick<typeof raw, 'sendCommand'>, args: readonly (string | Buffer)[], replyBytes = 0) {
    const bytes = args.reduce((sum, arg) => sum + Buffer.byteLength(arg), replyBytes)
    waitingBytes += bytes
    try {
      return await withinAnswerTime(clock, through.sendCommand<unknown>(args).catch(tellFullQueue), waitingBytes)
    } finally {
      waitingBytes -= bytes
    }
  }
  return {
    command: (args, replyBytes) => answer(client, args, replyBytes),
    bytes: async (args, replyBytes) => {
      const reply = await answer(raw, args, replyBytes)
      return Buffer.isBuffer(reply) ? reply : null
    },
    subscribe: (channel, listener) =>
      withinAnswerTime(
        clock,
        client.subscribe(channel, (message) => listener(message), true)
      ),
    close: () => {
      report = null
      client.destroy()
    }
  }
}
