/** The computers in the workspace. Each renews its entry; an entry that is not renewed expires. */
import type { WorkspaceComputer } from '../../contract/channels/workspace'
import type { EngineScript, WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import { isObject } from '../../shared/text/json-object'
import type { ComputerUsage } from '../../shared/workspace/computer-usage'

export const BEAT_MS = 10_000
const KEEP_MS = 30_000
/** Computers that are listed at most. */
const MOST = 1000
const NAME_CHARACTERS = 60
const VERSION_CHARACTERS = 40
const MOST_OPEN = 20
const OPEN_CHARACTERS = 220

const PART = 'computers'
const RUNS = 'computer runs'
const TOPIC = 'computers'
/**
 * On the server's clock, so that a wrong clock of a computer does not matter. Returns 0 when another running program
 * has the id of this computer: its folder was copied.
 */
const RENEW: EngineScript = {
  source: `local run = redis.call('HGET', KEYS[2], ARGV[1])
if ARGV[5] == '1' and run and run ~= ARGV[4] then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZRANGE', KEYS[1], 0, ARGV[3])`
}
const LEAVE: EngineScript = { source: "return redis.call('ZREM', KEYS[1], ARGV[1])" }

export interface Presence {
  readonly name: string
  readonly version: string
  /** Engines and tickets that are open there, such as `engine:42`. */
  readonly open: readonly string[]
}

const partOf = (computer: string): string => `${PART}/${computer}`
const EMPTY = new Uint8Array()

/** null: not what this program writes. */
function presenceIn(value: Uint8Array | null): Presence | null {
  if (value === null) return null
  let entry: unknown
  try {
    entry = JSON.parse(new TextDecoder().decode(value))
  } catch {
    return null
  }
  if (!isObject(entry) || typeof entry['name'] !== 'string' || typeof entry['version'] !== 'string') return null
  const { name, version } = entry as { readonly name: string; readonly version: string }
  const open = Array.isArray(entry['open']) ? entry['open'].slice(0, MOST_OPEN) : []
  return {
    name: name.slice(0, NAME_CHARACTERS),
    version: version.slice(0, VERSION_CHARACTERS),
    open: open.filter((one): one is string => typeof one === 'string' && one.length <= OPEN_CHARACTERS)
  }
}

export class PresenceList {
  readonly #engine: WorkspaceEngine
  readonly #run: string
  /** By computer; read once, and again when that computer says so. */
  readonly #known = new Map<string, Presence>()
  #announced = ''

  /** @param run names the running program */
  constructor(engine: WorkspaceEngine, run: string) {
    this.#engine = engine
    this.#run = run
  }

  /**
   * Renews the entry of this computer and returns all, with this one. null: another computer has the same id.
   *
   * @throws WorkspaceUnavailable
   */
  async renew(own: Presence): Promise<ReadonlyMap<string, Presence> | null> {
    const engine = this.#engine
    const entry = JSON.stringify(own)
    await engine.write(partOf(engine.computer), new TextEncoder().encode(entry), KEEP_MS)
    // a server with older data may name an earlier run of this computer
    const again = this.#announced === '' ? '0' : '1'
    const args = [engine.computer, String(KEEP_MS), String(MOST - 1), this.#run, again]
    const ids = await engine.run(RENEW, [PART, RUNS], args)
    if (ids === 0) return null
    const others = (Array.isArray(ids) ? ids : []).filter(
      (id): id is string => typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) && id !== engine.computer
    )
    for (const id of this.#known.keys()) if (!others.includes(id)) this.#known.delete(id)
    await Promise.all(others.map((id) => this.#read(id)))
    if (this.#announced !== entry) {
      await engine.publish(TOPIC, EMPTY)
      this.#announced = entry
    }
    return new Map([[engine.computer, own], ...this.#known])
  }

  /** Tells the others. Rejects with `WorkspaceUnavailable`. */
  async leave(): Promise<void> {
    await this.#engine.run(LEAVE, [PART], [this.#engine.computer])
    await this.#engine.publish(TOPIC, EMPTY)
  }

  /** The next `renew` announces this computer again. */
  forget(): void {
    this.#announced = ''
  }

  /** Calls `then` when a computer comes, goes or takes another name. */
  onNews(then: () => void): () => void {
    return this.#engine.onMessage(TOPIC, (_value, computer) => {
      this.#known.delete(computer)
      then()
    })
  }

  async #read(id: string): Promise<void> {
    if (this.#known.has(id)) return
    const presence = presenceIn(await this.#engine.read(partOf(id)))
    if (presence !== null) this.#known.set(id, presence)
  }
}

/** The computers for the window, this one first. */
export function listed(
  present: ReadonlyMap<string, Presence>,
  usage: ReadonlyMap<string, ComputerUsage>,
  own: string
): readonly WorkspaceComputer[] {
  const all = [...present].map(([id, { name, version, open }]) => ({
    id,
    name,
    version,
    open,
    isThis: id === own,
    calls: usage.get(id)?.calls ?? (usage.size > 0 ? 0 : null),
    limit: usage.get(id)?.limit ?? null
  }))
  return all.sort((a, b) => Number(b.isThis) - Number(a.isThis) || (a.name + a.id < b.name + b.id ? -1 : 1))
}
