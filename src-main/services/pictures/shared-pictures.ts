/**
 * Pictures of the other computers of the workspace: own store, then the server of the workspace. The server has no room
 * to spare, because the shared budget needs it: pictures have limits of size and sum.
 */
import type { EngineScript, WorkspaceEngine } from '../../shared/ports/network/workspace-engine'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'

export interface StoredPicture {
  readonly type: string
  readonly bytes: Uint8Array
}
export interface PictureStore {
  get(url: string): Promise<StoredPicture | null>
  put(url: string, type: string, bytes: Uint8Array): Promise<void>
  drop(url: string): Promise<void>
}

interface SharedPicturesDeps {
  readonly store: PictureStore
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
  engine(): WorkspaceEngine | null
  /** Names the service and the key, the same on all computers; null: not connected, or the demo. */
  sharedName(): string | null
  /** Longest time that catalogue data may be kept; null: no limit. */
  keepMs(): number | null
}

/** Larger pictures are not shared. */
export const MAX_SHARED_BYTES = 128 * 1024
/** All pictures of a week; what expires makes room after at most another week. */
export const MAX_SHARED_SUM = 64 * 1024 * 1024
const WEEK_MS = 7 * 86_400_000
/** A picture does not wait longer for the server. */
const WAIT_MS = 800

/** `KEYS`: sum. `ARGV`: bytes, most bytes, ms that the sum counts. Returns 1 if there is room. */
const RESERVE: EngineScript = {
  source: `
local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
if sum == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[3]) end
if sum <= tonumber(ARGV[2]) then return 1 end
redis.call('DECRBY', KEYS[1], ARGV[1])
return 0`
}

export class SharedPictures implements PictureStore {
  readonly #deps: SharedPicturesDeps

  constructor(deps: SharedPicturesDeps) {
    this.#deps = deps
  }

  /** A picture of another computer is stored here too. The caller checks what it gets. */
  async get(url: string): Promise<StoredPicture | null> {
    const { store, log } = this.#deps
    const own = await store.get(url)
    if (own) return own
    const shared = await this.#shared(url)
    if (shared)
      void store.put(url, shared.type, shared.bytes).catch((error: unknown) => log.warn('pictures.shelf', { error }))
    return shared
  }

  async put(url: string, type: string, bytes: Uint8Array): Promise<void> {
    await this.#deps.store.put(url, type, bytes)
    await this.#share(url, type, bytes).catch((error: unknown) => this.#deps.log.info('workspace.picture', { error }))
  }

  drop(url: string): Promise<void> {
    return this.#deps.store.drop(url)
  }

  #place(url: string): { engine: WorkspaceEngine; part: string } | null {
    const [engine, shared] = [this.#deps.engine(), this.#deps.sharedName()]
    return engine?.isOpen && shared !== null ? { engine, part: `picture ${shared} ${url}` } : null
  }

  async #shared(url: string): Promise<StoredPicture | null> {
    const { clock, log } = this.#deps
    const place = this.#place(url)
    if (place === null) return null
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const cancel = clock.after(WAIT_MS, () => resolve(null))
    const read = place.engine.read(place.part).then(unpack, (error: unknown) => {
      log.info('workspace.picture', { error })
      return null
    })
    return Promise.race([read, late]).finally(cancel)
  }

  async #share(url: string, type: string, bytes: Uint8Array): Promise<void> {
    const place = this.#place(url)
    if (place === null || bytes.byteLength > MAX_SHARED_BYTES) return
    const { engine, part } = place
    const size = String(bytes.byteLength)
    const hasRoom = await engine.run(RESERVE, ['picture sum'], [size, String(MAX_SHARED_SUM), String(WEEK_MS)])
    if (hasRoom === 1) await engine.write(part, pack(type, bytes), Math.min(WEEK_MS, this.#deps.keepMs() ?? WEEK_MS))
  }
}

/** The type, a line break, the bytes. */
const pack = (type: string, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(`${type}\n`), bytes])

function unpack(value: Uint8Array | null): StoredPicture | null {
  const end = value?.indexOf(10) ?? -1
  if (value === null || end < 1 || end > 40) return null
  return { type: Buffer.from(value.subarray(0, end)).toString('latin1'), bytes: value.subarray(end + 1) }
}
