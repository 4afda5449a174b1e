/** The connection profile as a file; it never contains the key. */
import { rm } from 'node:fs/promises'
import type { ProfileStore, StoredProfile } from '../../shared/ports/stores/profile-store'
import { writeFileAtomic } from '../files/atomic-write'
import { readBounded } from '../files/read-bounded'

const MOST_BYTES = 65_536

function isProfile(value: unknown): value is StoredProfile {
  if (typeof value !== 'object' || value === null) return false
  const p = value as Record<string, unknown>
  const texts = typeof p['id'] === 'string' && typeof p['baseUrl'] === 'string' && typeof p['keyHint'] === 'string'
  if (p['ended'] !== undefined && typeof p['ended'] !== 'boolean') return false
  return (
    texts &&
    (p['mode'] === 'service' || p['mode'] === 'demo') &&
    (p['behindDemo'] === undefined || isProfile(p['behindDemo']))
  )
}

export class ProfileFile implements ProfileStore {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** null when it is missing or unreadable: then the first screen is shown, and the stored key stays. */
  async read(): Promise<StoredProfile | null> {
    try {
      const value: unknown = JSON.parse((await readBounded(this.#file, MOST_BYTES)) ?? '')
      return isProfile(value) ? value : null
    } catch {
      return null
    }
  }

  async write(profile: StoredProfile | null): Promise<void> {
    if (profile) await writeFileAtomic(this.#file, JSON.stringify(profile))
    else await rm(this.#file, { force: true })
  }
}
