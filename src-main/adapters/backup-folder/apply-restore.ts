/**
 * Replaces files of the data folder by those of an unpacked backup, before the program opens any of them.
 *
 * `restore/plan.json` names the items. Each present one is moved to `restore/old`, then the new one takes its place; a
 * start after a kill continues. A move that fails undoes all moves.
 */
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { moveFile } from '../files/atomic-write'
import { readBounded } from '../files/read-bounded'
import type { Log } from '../../shared/ports/system/log'
import { isObject } from '../../shared/text/json-object'

export const RESTORE = 'restore'
export const NEW = 'new'
export const PLAN = 'plan.json'
const OLD = 'old'
/** Journals of a database belong to the file that they are moved with. */
const SIDE_FILES = ['', '-wal', '-shm', '-journal']
const MOST_PLAN_BYTES = 65_536

/** null: there was nothing to restore. 'not-restored': everything is as before. */
type RestoreOutcome = 'restored' | 'not-restored' | null

type Move = (from: string, to: string) => Promise<void>

/** Never rejects. */
export async function applyRestore(userData: string, log: Log, move: Move = moveFile): Promise<RestoreOutcome> {
  const folder = join(userData, RESTORE)
  if (!existsSync(folder)) return null
  try {
    const items = await plannedItems(join(folder, PLAN))
    const outcome = items === null ? null : await apply(new Items(userData, move), items, log)
    await rm(folder, { recursive: true, force: true })
    return outcome
  } catch (error) {
    log.error('backup.restore', { error })
    return 'not-restored'
  }
}

/** null: not committed. */
async function plannedItems(plan: string): Promise<readonly string[] | null> {
  if (!existsSync(plan)) return null
  const value: unknown = JSON.parse((await readBounded(plan, MOST_PLAN_BYTES)) ?? '')
  const items = isObject(value) ? value['items'] : null
  if (!Array.isArray(items) || !items.every((name) => typeof name === 'string' && /^[a-z]+(\.[a-z]+)?$/.test(name)))
    throw new Error('not a plan')
  return items as readonly string[]
}

async function apply(moves: Items, items: readonly string[], log: Log): Promise<RestoreOutcome> {
  try {
    for (const item of items) await moves.replace(item)
    log.info('backup.restored')
    return 'restored'
  } catch (error) {
    log.error('backup.restore', { error })
    for (const item of [...items].reverse()) await moves.undo(item)
    return 'not-restored'
  }
}

class Items {
  readonly #userData: string
  readonly #move: Move

  constructor(userData: string, move: Move) {
    this.#userData = userData
    this.#move = move
  }

  async replace(item: string): Promise<void> {
    const fresh = join(this.#userData, RESTORE, NEW, item)
    // moved before a kill
    if (!existsSync(fresh)) return
    const old = join(this.#userData, RESTORE, OLD)
    await mkdir(old, { recursive: true, mode: 0o700 })
    for (const side of SIDE_FILES) await this.#moveInto(join(this.#userData, item + side), join(old, item + side))
    await this.#move(fresh, join(this.#userData, item))
  }

  async undo(item: string): Promise<void> {
    const fresh = join(this.#userData, RESTORE, NEW, item)
    if (!existsSync(fresh)) await this.#moveInto(join(this.#userData, item), fresh)
    for (const side of SIDE_FILES) {
      const old = join(this.#userData, RESTORE, OLD, item + side)
      await this.#moveInto(old, join(this.#userData, item + side))
    }
  }

  /** Nothing for a missing file; an existing one at the target stays. */
  async #moveInto(from: string, to: string): Promise<void> {
    if (existsSync(from) && !existsSync(to)) await this.#move(from, to)
  }
}
