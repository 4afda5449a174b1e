/**
 * Replaces files of the data folder by those of an unpacked backup, before the program opens any of them.
 *
 * `restore/plan.json` names the items. Each present one is moved to `restore/old`, then the new one takes its place; a
 * start after a kill continues. A move that fails undoes all moves.
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { moveFile } from '../files/atomic-write'
import { readBounded } from '../files/read-bounded'
import { parseJson } from '../../shared/catalogue/reader/lossless-json'
import type { Log } from '../../shared/ports/system/log'
import { isObject } from '../../shared/text/json-object'

export const RESTORE = 'restore'
export const NEW = 'new'
export const PLAN = 'plan.json'
/** Copies of open databases while a backup is written. */
export const BACKUP_COPY = 'backup-copy'
const OLD = 'old'
/** Prefix of the folder to which a restore with a damaged plan is moved. */
const DAMAGED = 'restore-damaged-'
/** Journals of a database belong to the file that they are moved with. */
const JOURNALS = ['-wal', '-shm', '-journal']
const SIDE_FILES = ['', ...JOURNALS]
const MOST_PLAN_BYTES = 65_536

/** null: there was nothing to restore. 'not-restored': everything is as before. */
type RestoreOutcome = 'restored' | 'not-restored' | null

type Move = (from: string, to: string) => Promise<void>

/** Also removes the copies of a backup that a kill stopped. Never rejects. */
export async function applyRestore(
  userData: string,
  log: Log,
  move: Move = moveFile,
  remove: typeof rm = rm
): Promise<RestoreOutcome> {
  const folder = join(userData, RESTORE)
  await rm(join(userData, BACKUP_COPY), { recursive: true, force: true }).catch((error: unknown) =>
    log.warn('backup.copy', { error })
  )
  if (!existsSync(folder)) return null
  let outcome: RestoreOutcome = 'not-restored'
  try {
    const items = await plannedItems(join(folder, PLAN))
    if (items === 'damaged') {
      log.error('backup.restore', { problem: 'damaged plan' })
      // a restore that a kill stopped has files that are nowhere else
      await move(folder, join(await mkdtemp(join(userData, DAMAGED)), RESTORE))
      return 'not-restored'
    }
    outcome = items === null ? null : await apply(new Items(userData, move), items, log)
    // the plan first: without it the next start reports nothing
    await remove(join(folder, PLAN), { force: true })
    await remove(folder, { recursive: true, force: true })
  } catch (error) {
    log.error('backup.restore', { error })
  }
  return outcome
}

/** null: not committed. Rejects when the file cannot be read now. */
async function plannedItems(plan: string): Promise<readonly string[] | 'damaged' | null> {
  if (!existsSync(plan)) return null
  const parsed = parseJson((await readBounded(plan, MOST_PLAN_BYTES)) ?? '')
  const items = parsed.ok && isObject(parsed.value) ? parsed.value['items'] : null
  if (!Array.isArray(items) || !items.every((name) => typeof name === 'string' && /^[a-z]+(\.[a-z]+)?$/.test(name)))
    return 'damaged'
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
    // a restore that could be neither completed nor undone was followed by a new file of the program
    for (const side of JOURNALS) await rm(join(this.#userData, item + side), { force: true })
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
