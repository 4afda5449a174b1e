/**
 * Backups of what a person has: settings, the user database and made sheets, sealed with a passphrase; never secrets.
 * A restore is unpacked and shown first. The next start applies it (`adapters/backup-folder`).
 */
import type { Input, Output } from '../../contract/channel-map'
import type { BackupOffer } from '../../contract/channels/maintenance'
import { done, failed, type Result } from '../../contract/failures'
import { readBackupEntry, TYPED_SECRETS, type BackupEntry, type TypedSecret } from '../../shared/backup/backup-entry'
import type { BackupFolder } from '../../shared/ports/files/backup-folder'
import {
  PackFileError,
  type OpenPackFile,
  type PackFileProblem,
  type PackFiles
} from '../../shared/ports/files/pack-files'
import type { ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { StoreFailure } from '../../shared/ports/stores/store-failure'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { StartupIssue } from '../../shared/startup/startup-issues'
import { localDay } from '../../shared/text/iso-time'
import { baseName } from '../../shared/text/base-name'

/** The settings of an unpacked backup. */
interface StagedSettings {
  /** Settings that differ from the default. */
  readonly count: number
  /** Keys that name a file or folder of another computer. */
  readonly chosen: readonly string[]
  /** Values that a person must confirm. */
  readonly risks: readonly ConfirmationRequest[]
}

export interface BackupDeps {
  readonly files: PackFiles
  readonly folder: BackupFolder
  readonly settings: {
    read(): Promise<StagedSettings>
    /** Removes the settings that name a file or folder. */
    dropChosen(): Promise<void>
  }
  readonly secrets: Pick<SecretStore, 'storageOf'>
  readonly clock: Pick<Clock, 'now'>
  readonly log: Log
  readonly version: string
  readonly newId: () => string
  /** Base address of the active service, or "demo". */
  service(): string
  /** The agreement with the provider allows a copy of the stored catalogue. */
  mayCopyCatalogue(): boolean
  /** It allows a stored catalogue from a file. */
  mayTakeCatalogue(): boolean
  chooseTarget(name: string): Promise<string | null>
  /** @param opened the file that the system opened, without a dialog */
  chooseSource(opened: boolean): Promise<string | null>
  /** Asks in a dialog of the system. */
  confirm(risks: readonly ConfirmationRequest[]): Promise<boolean>
  restart(): void
}

/** 'in-use': another backup is being made or read. */
type BackupProblem =
  'wrong-passphrase' | 'not-a-backup' | 'newer' | 'damaged' | 'too-large' | 'unreadable' | 'unwritable' | 'in-use'

const PROBLEMS: { readonly [P in PackFileProblem]: BackupProblem } = {
  'not-a-pack': 'not-a-backup',
  'unknown-version': 'newer',
  'too-large': 'too-large',
  'cut-short': 'damaged',
  signature: 'damaged',
  damaged: 'damaged',
  'wrong-passphrase': 'wrong-passphrase',
  unreadable: 'unreadable',
  unwritable: 'unwritable'
}
const isSystemError = (error: unknown): boolean => typeof (error as { syscall?: unknown } | null)?.syscall === 'string'
const refused = (reason: BackupProblem) => failed('backup', { params: { reason } })

export const restoreNotice = (outcome: 'restored' | 'not-restored'): StartupIssue => ({
  kind: outcome === 'restored' ? 'info' : 'error',
  code: 'backup',
  params: { reason: outcome }
})

/** One backup is made or read at a time. */
export class Backup {
  readonly #deps: BackupDeps
  #opened: { readonly id: string; readonly passphrase: string } | null = null
  #isBusy = false

  constructor(deps: BackupDeps) {
    this.#deps = deps
  }

  make({ passphrase, catalogue }: Input<'backup:make'>): Promise<Output<'backup:make'>> {
    const { clock, chooseTarget, mayCopyCatalogue } = this.#deps
    return this.#alone(async () => {
      const file = await chooseTarget(`dynodesk-${localDay(clock.now())}.dynobackup`)
      return file === null ? done(null) : this.#write(file, passphrase, catalogue && mayCopyCatalogue())
    })
  }

  open({ passphrase, opened }: Input<'backup:open'>): Promise<Output<'backup:open'>> {
    const { files, folder, chooseSource } = this.#deps
    return this.#alone(async () => {
      this.#opened = null
      const file = await chooseSource(opened)
      if (file === null) return done(null)
      const container = await files.open(file, passphrase)
      if (!container.ok) return refused(PROBLEMS[container.problem])
      try {
        const offer = await unpack(this.#deps, container.pack, file)
        if (offer.ok) this.#opened = { id: offer.value.id, passphrase }
        return offer
      } finally {
        await container.pack.close()
        if (!this.#opened) await folder.discard()
      }
    })
  }

  accept({ id }: Input<'backup:accept'>): Promise<Output<'backup:accept'>> {
    const { settings, folder, confirm, log, restart } = this.#deps
    return this.#alone(async () => {
      if (this.#opened?.id !== id) return failed('invalid-input')
      const { risks } = await settings.read()
      if (!(await confirm(risks))) return done(false)
      const before = await this.#write(await folder.pathBeforeRestore(), this.#opened.passphrase, false)
      if (!before.ok) return before
      await settings.dropChosen()
      await folder.commit()
      this.#opened = null
      log.info('backup.accepted')
      restart()
      return done(true)
    })
  }

  decline({ id }: Input<'backup:decline'>): Promise<Output<'backup:decline'>> {
    return this.#alone(async () => {
      if (this.#opened?.id !== id) return done(null)
      this.#opened = null
      await this.#deps.folder.discard()
      return done(null)
    })
  }

  /** Errors of files become failures. */
  async #alone<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#isBusy) return refused('in-use')
    this.#isBusy = true
    try {
      return await work()
    } catch (error) {
      if (error instanceof PackFileError) return refused(PROBLEMS[error.problem])
      if (!(error instanceof StoreFailure) && !isSystemError(error)) throw error
      this.#deps.log.error('backup.failed', { error })
      return refused('unwritable')
    } finally {
      this.#isBusy = false
    }
  }

  async #write(file: string, passphrase: string, catalogue: boolean): Promise<Result<{ file: string }>> {
    const { files, clock, service } = this.#deps
    const head = { createdAtMs: clock.now(), service: service() }
    const written = await files.write(file, passphrase, head, await entriesOf(this.#deps, catalogue))
    return written.ok ? done({ file }) : refused(PROBLEMS[written.problem])
  }
}

async function storedSecrets({ secrets }: BackupDeps): Promise<readonly TypedSecret[]> {
  const kept = await Promise.all(TYPED_SECRETS.map((name) => secrets.storageOf(name)))
  return TYPED_SECRETS.filter((_name, at) => kept[at] !== 'none')
}

async function entriesOf(deps: BackupDeps, catalogue: boolean): Promise<AsyncIterable<BackupEntry>> {
  const secrets = await storedSecrets(deps)
  return (async function* (): AsyncGenerator<BackupEntry> {
    yield { kind: 'about', version: deps.version, secrets }
    yield* deps.folder.entries(catalogue)
  })()
}

/** @throws PackFileError 'damaged' for an invalid entry, or when the first one is not about the backup */
async function* validEntries(values: AsyncIterable<unknown>, catalogue: boolean): AsyncGenerator<BackupEntry> {
  let isFirst = true
  for await (const value of values) {
    const entry = readBackupEntry(value)
    if (!entry || (entry.kind === 'about') !== isFirst) throw new PackFileError('damaged')
    isFirst = false
    if (catalogue || entry.kind === 'about' || entry.path !== 'cache.db') yield entry
  }
}

async function unpack(deps: BackupDeps, pack: OpenPackFile, file: string): Promise<Result<BackupOffer>> {
  const { folder } = deps
  const entries = validEntries(pack.entries, deps.mayTakeCatalogue())
  const about = await entries.next()
  if (about.done || about.value.kind !== 'about') throw new PackFileError('damaged')
  const names = await folder.stage(entries)
  if (!names.includes('person.db') && !names.includes('settings.json')) return refused('damaged')
  const rows: Record<string, number> = {}
  let catalogue: number | null = null
  for (const name of ['person.db', 'cache.db'] as const) {
    if (!names.includes(name)) continue
    const found = await folder.inspect(name)
    if (found.newer) return refused('newer')
    if (!found.sound) return refused('damaged')
    if (name === 'person.db') Object.assign(rows, found.rows)
    else catalogue = found.bytes
  }
  const stored = await storedSecrets(deps)
  const { count, chosen } = await deps.settings.read()
  return done({
    id: deps.newId(),
    file: baseName(file),
    createdAt: new Date(pack.head.createdAtMs).toISOString(),
    version: about.value.version,
    service: pack.head.service,
    favourites: rows['favourites'] ?? 0,
    notes: rows['notes'] ?? 0,
    sheets: rows['sheets'] ?? 0,
    searches: rows['saved_searches'] ?? 0,
    settings: count,
    catalogue,
    typeAgain: about.value.secrets.filter((name) => !stored.includes(name)),
    chooseAgain: chosen
  })
}
