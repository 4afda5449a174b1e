/** The connection as a file; it never contains the key. */
import { rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ConnectionStore, StoredConnection } from '../../shared/ports/stores/connection-store'
import { fileReadProblem } from '../../shared/startup/startup-issues'
import { writeFileAtomic } from '../files/atomic-write'
import { readBounded } from '../files/read-bounded'

/** Name of the file in the data folder. */
export const CONNECTION_FILE = 'profile.json'
const MOST_BYTES = 65_536

function isSubscription(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { name, active, end_date } = value as Record<string, unknown>
  const isText = (text: unknown): boolean => text === null || typeof text === 'string'
  return isText(name) && isText(end_date) && (active === null || typeof active === 'boolean')
}

function isConnection(value: unknown): value is StoredConnection {
  if (typeof value !== 'object' || value === null) return false
  const p = value as Record<string, unknown>
  const texts = typeof p['id'] === 'string' && typeof p['baseUrl'] === 'string' && typeof p['keyHint'] === 'string'
  if (p['ended'] !== undefined && typeof p['ended'] !== 'boolean') return false
  if (p['subscription'] !== undefined && !isSubscription(p['subscription'])) return false
  return (
    texts &&
    (p['mode'] === 'service' || p['mode'] === 'demo') &&
    (p['behindDemo'] === undefined || isConnection(p['behindDemo']))
  )
}

/** null: damaged. */
function connectionIn(text: string | null): StoredConnection | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isConnection(value) ? value : null
  } catch {
    return null
  }
}

export class ConnectionFile implements ConnectionStore {
  readonly #file: string
  readonly #onDamaged: (aside: string) => void

  /** @param onDamaged called with the new name of a damaged file */
  constructor(file: string, onDamaged: (aside: string) => void) {
    this.#file = file
    this.#onDamaged = onDamaged
  }

  /** A damaged file is renamed to `profile.json.damaged`. Rejects when the file exists and cannot be read. */
  async read(): Promise<StoredConnection | null> {
    let text: string | null
    try {
      text = await readBounded(this.#file, MOST_BYTES)
    } catch (error) {
      if (fileReadProblem(error).reason === 'missing') return null
      throw error
    }
    const profile = connectionIn(text)
    if (profile !== null) return profile
    const aside = `${this.#file}.damaged`
    await rename(this.#file, aside)
    this.#onDamaged(basename(aside))
    return null
  }

  async write(profile: StoredConnection | null): Promise<void> {
    if (profile) await writeFileAtomic(this.#file, JSON.stringify(profile))
    else await rm(this.#file, { force: true })
  }
}
