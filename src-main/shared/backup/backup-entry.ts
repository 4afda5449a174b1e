/** Content of a backup file: what it is about, then the files of the data folder in parts. */
import { isObject } from '../text/json-object'

/** Secrets that a person types again on another computer; a backup has their names alone. */
export const TYPED_SECRETS = [
  'api-key',
  'event-secret',
  'mqtt-password',
  'relay-token',
  'workspace-password',
  'workspace-passphrase',
  'role-pins'
] as const
export type TypedSecret = (typeof TYPED_SECRETS)[number]

interface BackupAbout {
  readonly kind: 'about'
  /** Of the program that made the backup. */
  readonly version: string
  /** Secrets that were stored when the backup was made. */
  readonly secrets: readonly TypedSecret[]
}
interface BackupPart {
  readonly kind: 'file'
  /** Relative to the data folder, with `/`. */
  readonly path: string
  readonly bytes: Uint8Array
}
export type BackupEntry = BackupAbout | BackupPart

/** The settings, the service, the user database and the stored catalogue. */
export const BACKUP_FILES = ['settings.json', 'profile.json', 'person.db', 'cache.db'] as const
export type BackupFile = (typeof BACKUP_FILES)[number]

/** Files of made sheets, as `adapters/sheet-files` names them. */
const SHEET_FILE = /^sheets\/[A-Z0-9-]{1,40}\/(?:sheet\.(?:pdf|sha256)|(?:vehicle|logo)\.[a-z]{3,4})$/

export const isBackupPath = (path: string): boolean =>
  (BACKUP_FILES as readonly string[]).includes(path) || SHEET_FILE.test(path)

/** null: invalid. Anyone with the passphrase may have written the entry. */
export function readBackupEntry(value: unknown): BackupEntry | null {
  if (!isObject(value)) return null
  const { kind, version, secrets, path, bytes } = value
  if (kind === 'file')
    return typeof path === 'string' && isBackupPath(path) && bytes instanceof Uint8Array ? { kind, path, bytes } : null
  if (kind !== 'about' || typeof version !== 'string' || version.length > 40 || !Array.isArray(secrets)) return null
  return { kind, version, secrets: TYPED_SECRETS.filter((name) => secrets.includes(name)) }
}
