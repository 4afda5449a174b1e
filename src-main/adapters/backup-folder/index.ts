/**
 * The data folder as a source and target of backups. A backup is unpacked into `restore/new`; `restore/plan.json`
 * commits it, and the next start moves the files (`apply-restore.ts`).
 */
import { existsSync } from 'node:fs'
import { cp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BACKUP_FILES, isBackupPath, type BackupEntry, type BackupFile } from '../../shared/backup/backup-entry'
import type { BackupFolder, StagedDatabase } from '../../shared/ports/files/backup-folder'
import { PackFileError } from '../../shared/ports/files/pack-files'
import { privateFolder, writeFileAtomic } from '../files/atomic-write'
import { BACKUP_COPY, NEW, PLAN, RESTORE } from './apply-restore'

export { applyRestore } from './apply-restore'

const SHEET_FOLDER = /^[A-Z0-9-]{1,40}$/
const PART_BYTES = 1024 * 1024
const BEFORE_RESTORE = /^before-restore-.*\.dynobackup$/
/** Of the present state, before the newest one is written. */
const KEEP_BEFORE_RESTORE = 2

interface BackupFolderDeps {
  readonly userData: string
  now(): number
  /** Writes a consistent copy of an open database. */
  copyDatabase(name: 'person.db' | 'cache.db', from: string, to: string): Promise<void>
  inspectDatabase(name: 'person.db' | 'cache.db', file: string): Promise<Omit<StagedDatabase, 'bytes'>>
}

export function openBackupFolder({ userData, now, copyDatabase, inspectDatabase }: BackupFolderDeps): BackupFolder {
  const staged = (path: string): string => join(userData, RESTORE, NEW, path)
  const discard = (): Promise<void> => rm(join(userData, RESTORE), { recursive: true, force: true })

  async function* databaseParts(name: 'person.db' | 'cache.db'): AsyncGenerator<BackupEntry> {
    const from = join(userData, name)
    if (!existsSync(from)) return
    const folder = join(userData, BACKUP_COPY)
    try {
      await rm(folder, { recursive: true, force: true })
      await privateFolder(folder)
      await copyDatabase(name, from, join(folder, name))
      yield* partsOf(name, join(folder, name))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async *entries(catalogue) {
      // the database first: it names the sheets
      yield* databaseParts('person.db')
      if (catalogue) yield* databaseParts('cache.db')
      const sheets = await filesIn(userData, 'sheets')
      for (const path of ['settings.json', 'profile.json', ...sheets.filter(isBackupPath)])
        yield* partsOf(path, join(userData, path))
    },
    async stage(entries) {
      await discard()
      await unpack(entries, staged)
      const found = BACKUP_FILES.filter((name) => existsSync(staged(name)))
      // sheets belong to the database that lists them
      if (found.includes('person.db')) await privateFolder(staged('sheets'))
      return found
    },
    async inspect(name) {
      const file = staged(name)
      return { ...(await inspectDatabase(name, file)), bytes: (await stat(file)).size }
    },
    async commit() {
      // the folders of sheets count for the next number, and an original that a customer has stays
      if (existsSync(staged('sheets'))) await keepSheets(join(userData, 'sheets'), staged('sheets'))
      const items = (await readdir(join(userData, RESTORE, NEW))).filter(
        (name) => name === 'sheets' || BACKUP_FILES.includes(name as BackupFile)
      )
      await writeFileAtomic(join(userData, RESTORE, PLAN), JSON.stringify({ items }))
    },
    discard,
    async pathBeforeRestore() {
      const folder = join(userData, 'backups')
      await privateFolder(folder)
      const old = (await readdir(folder)).filter((name) => BEFORE_RESTORE.test(name)).sort()
      for (const name of old.slice(0, -KEEP_BEFORE_RESTORE)) await rm(join(folder, name), { force: true })
      return join(folder, `before-restore-${new Date(now()).toISOString().replace(/[:.]/g, '-')}.dynobackup`)
    }
  }
}

/** Adds the sheets of this computer that the backup does not have. */
async function keepSheets(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  for (const number of await readdir(from))
    if (SHEET_FOLDER.test(number) && !existsSync(join(to, number)))
      await cp(join(from, number), join(to, number), { recursive: true })
}

/** Nothing for a missing file. An empty file is one part. */
async function* partsOf(path: string, file: string): AsyncGenerator<BackupEntry> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (handle === null) return
  try {
    for (let first = true; ; first = false) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(PART_BYTES), 0, PART_BYTES, null)
      if (bytesRead === 0 && !first) return
      yield { kind: 'file', path, bytes: buffer.subarray(0, bytesRead) }
    }
  } finally {
    await handle.close()
  }
}

/** Paths relative to `root`, with `/`; none for a missing folder. */
async function filesIn(root: string, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(root, folder))) return []
  const inside = await readdir(join(root, folder), { recursive: true })
  return inside.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort()
}

/** Parts of one file follow each other. */
async function unpack(entries: AsyncIterable<BackupEntry>, placeOf: (path: string) => string): Promise<void> {
  const begun = new Set<string>()
  let path = ''
  let handle: FileHandle | null = null
  try {
    for await (const entry of entries) {
      if (entry.kind !== 'file') continue
      if (handle === null || path !== entry.path) {
        await handle?.sync()
        await handle?.close()
        handle = null
        if (begun.has(entry.path)) throw new PackFileError('damaged')
        path = entry.path
        begun.add(path)
        await privateFolder(dirname(placeOf(path)))
        handle = await open(placeOf(path), 'wx', 0o600)
      }
      await handle.writeFile(entry.bytes)
    }
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}
