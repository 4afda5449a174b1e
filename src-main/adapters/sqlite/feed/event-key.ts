/**
 * The key of the events' file, and where events are stored.
 *
 * The system's key store protects the key. Without one, events are stored for this run only, under a key in memory,
 * unless the administrator allows unprotected storage: then the key is a file beside the database.
 */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../../shared/ports/system/log'
import type { SecretStore } from '../../../shared/ports/stores/secret-store'
import { writeFileAtomic } from '../../files/atomic-write'
import { KEY_BYTES } from './row-cipher'

/** 'locked': the key store does not release the key of stored events; this run uses a temporary file. */
export type EventStorageMode = 'sealed' | 'open' | 'session' | 'locked'
interface EventKey {
  readonly key: Uint8Array
  readonly kept: EventStorageMode
  readonly file: string
}
export interface EventKeyDeps {
  readonly folder: string
  readonly secrets: Pick<SecretStore, 'read' | 'put' | 'isEncryptionAvailable' | 'storageOf'>
  /** Setting: store events although the system has no key store. */
  readonly keepOpen: () => boolean
  readonly log: Log
}

const FILE = 'feed.db'
const SESSION_FILE = 'feed-session.db'
const OPEN_KEY = 'feed.key'

const keyOf = (text: string | null): Uint8Array | null => {
  const key = text === null ? null : Buffer.from(text.trim(), 'base64')
  return key?.byteLength === KEY_BYTES ? new Uint8Array(key) : null
}

/** Rejects when a new key cannot be written. */
export async function openEventKey({ folder, secrets, keepOpen, log }: EventKeyDeps): Promise<EventKey> {
  const file = join(folder, FILE)
  const openKey = join(folder, OPEN_KEY)
  await removeFiles(folder, SESSION_FILE)
  const of = (key: Uint8Array, kept: EventStorageMode): EventKey => {
    log.info('feed.kept', { kept })
    return { key, kept, file }
  }
  const sealed = keyOf(await secrets.read('event-key'))
  if (sealed) {
    await rm(openKey, { force: true })
    // an earlier version took Chromium's fixed key for a key store: its events stay readable, but count as unprotected
    return of(sealed, (await secrets.storageOf('event-key')) === 'open' ? 'open' : 'sealed')
  }
  const open = keyOf(await readFile(openKey, 'utf8').catch(() => null))
  const isEncryptionAvailable = await secrets.isEncryptionAvailable()
  if (open || !existsSync(file)) {
    const key = open ?? new Uint8Array(randomBytes(KEY_BYTES))
    const text = Buffer.from(key).toString('base64')
    if (isEncryptionAvailable && (await secrets.put('event-key', text)) === 'sealed') {
      await rm(openKey, { force: true })
      return of(key, 'sealed')
    }
    if (keepOpen()) {
      if (!open) await writeFileAtomic(openKey, text)
      return of(key, 'open')
    }
  }
  // never a new key over one that may return: unlocking the key store makes the events readable again
  const kept = open || !existsSync(file) ? 'session' : 'locked'
  log.warn('feed.kept', { kept })
  return { key: new Uint8Array(randomBytes(KEY_BYTES)), kept, file: join(folder, SESSION_FILE) }
}

export async function deleteSessionFiles(folder: string): Promise<void> {
  await removeFiles(folder, SESSION_FILE)
}
/** Deletes files of older runs: encrypted events without key, and an unprotected key. */
export async function deleteSealedFiles(folder: string): Promise<void> {
  await removeFiles(folder, FILE)
  await rm(join(folder, OPEN_KEY), { force: true })
}

/** The database, its side files and files set aside. */
async function removeFiles(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(
    names
      .filter((one) => one === name || one.startsWith(`${name}-`) || one.startsWith(`${name}.`))
      .map((one) => rm(join(folder, one), { force: true }))
  )
}
