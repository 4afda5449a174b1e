/** A backup carried from one computer to another, with real files and databases. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { applyRestore, openBackupFolder } from '@main/adapters/backup-folder'
import { PackFileStore } from '@main/adapters/pack-file'
import { BACKUP } from '@main/adapters/pack-file/container-format'
import { openSheetFileStore } from '@main/adapters/sheet-files'
import { copyStore, openUserStore, readStoreFacts, SCHEMA_VERSIONS } from '@main/adapters/sqlite'
import { Backup, type BackupDeps } from '@main/services/backup/backup'
import type { EngineId } from '@shared/catalogue/ids'
import { FakeClock } from '../../../fakes/clock'
import { FakeLog } from '../../../fakes/log'
import { FakeSecrets } from '../../adapters/sqlite/support/feed-store-helpers'
import { startInProcess } from '../../adapters/sqlite/support/start-in-process'

const PASS = 'quiet workshop 7'
const NOW = Date.UTC(2026, 2, 2)
const ENGINE = '7' as EngineId
const PROFILE = 'p1'

async function computer(more: Partial<BackupDeps> = {}, settings: Readonly<Record<string, unknown>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const clock = new FakeClock({ wall: NOW })
  const log = new FakeLog()
  const thread = { startWorker: startInProcess, clock, log }
  const secrets = new FakeSecrets()
  const file = join(folder, 'carried.dynobackup')
  let restarts = 0
  const openStore = () => {
    const store = openUserStore({ ...thread, file: join(folder, 'person.db'), checkAfterMs: null })
    onTestFinished(() => store.close())
    return store
  }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ version: 1, values: settings }))
  const deps: BackupDeps = {
    files: new PackFileStore({ secrets: { ...secrets, locked: async () => false }, log, kind: BACKUP }),
    folder: openBackupFolder({
      userData: folder,
      now: () => clock.now(),
      copyDatabase: (name, from, target) =>
        copyStore({ role: name === 'cache.db' ? 'cache-copy' : 'person-copy', file: from, target, ...thread }),
      async inspectDatabase(name, path) {
        const facts = await readStoreFacts({ role: 'person-facts', file: path, ...thread }).catch(() => null)
        if (facts === null) return { newer: false, sound: false, rows: {} }
        return { newer: facts.schema > SCHEMA_VERSIONS[name], sound: facts.sound === true, rows: facts.rows }
      }
    }),
    settings: { read: async () => ({ count: 1, chosen: [], risks: [] }), dropChosen: async () => {} },
    secrets,
    clock,
    log,
    version: '1.0.0',
    newId: () => 'b1',
    service: () => 'https://service.example',
    mayCopyCatalogue: () => true,
    mayTakeCatalogue: () => true,
    chooseTarget: async () => file,
    chooseSource: async (opened) => (opened ? null : file),
    confirm: async () => true,
    restart: () => void restarts++,
    ...more
  }
  return { folder, file, secrets, log, openStore, backup: new Backup(deps), restarts: () => restarts }
}
/** With a note and a made sheet. */
async function shop() {
  const one = await computer({}, { 'language.interface': 'nb' })
  const store = one.openStore()
  await store.setNote(PROFILE, ENGINE, 'check the swirl flaps')
  const digest = await openSheetFileStore(join(one.folder, 'sheets')).put('S-26-1', new Uint8Array([1, 2, 3]), [])
  one.secrets.sealed.set('api-key', 'SECRET-KEY-1')
  one.secrets.sealed.set('workspace-passphrase', 'SECRET PHRASE')
  return { ...one, store, digest }
}

test('restores notes, sheets and settings on another computer, and never keys', async () => {
  const from = await shop()
  expect(await from.backup.make({ passphrase: PASS, catalogue: true })).toEqual({
    ok: true,
    value: { file: from.file }
  })
  const to = await computer()
  await to.openStore().setNote(PROFILE, ENGINE, 'of the new computer')
  await openSheetFileStore(join(to.folder, 'sheets')).put('S-26-9', new Uint8Array([9]), [])
  copyFileSync(from.file, to.file)
  const opened = await to.backup.open({ passphrase: PASS, opened: false })
  expect(opened).toMatchObject({
    ok: true,
    value: {
      id: 'b1',
      file: 'carried.dynobackup',
      createdAt: new Date(NOW).toISOString(),
      version: '1.0.0',
      service: 'https://service.example',
      notes: 1,
      favourites: 0,
      catalogue: null,
      typeAgain: ['api-key', 'workspace-passphrase']
    }
  })
  expect(await to.openStore().note(PROFILE, ENGINE)).toMatchObject({ text: 'of the new computer' })
  expect(await to.backup.accept({ id: 'b1' })).toEqual({ ok: true, value: true })
  expect(to.restarts()).toBe(1)

  expect(await applyRestore(to.folder, to.log)).toBe('restored')
  expect(await to.openStore().note(PROFILE, ENGINE)).toMatchObject({ text: 'check the swirl flaps' })
  expect(await openSheetFileStore(join(to.folder, 'sheets')).pdf('S-26-1', from.digest)).not.toBeNull()
  // its number is not given out again
  expect(existsSync(join(to.folder, 'sheets', 'S-26-9', 'sheet.pdf'))).toBe(true)
  expect(readFileSync(join(to.folder, 'settings.json'), 'utf8')).toContain('"nb"')
  for (const name of readdirSync(to.folder, { recursive: true }) as string[])
    expect(/secret/i.test(name), name).toBe(false)

  // the state before is a backup with the same passphrase
  const [before = ''] = readdirSync(join(to.folder, 'backups'))
  copyFileSync(join(to.folder, 'backups', before), to.file)
  expect(await to.backup.open({ passphrase: PASS, opened: false })).toMatchObject({ ok: true, value: { notes: 1 } })
  await to.backup.accept({ id: 'b1' })
  await applyRestore(to.folder, to.log)
  expect(await to.openStore().note(PROFILE, ENGINE)).toMatchObject({ text: 'of the new computer' })
})

test('a file that cannot be restored is refused with its reason and changes nothing', async () => {
  const from = await shop()
  await from.backup.make({ passphrase: PASS, catalogue: false })
  const whole = readFileSync(from.file)
  const newer = Buffer.from(whole)
  newer.writeUInt16BE(2, 8)
  const damaged = Buffer.from(whole)
  damaged[200] = damaged[200]! ^ 1
  const to = await computer()
  for (const [bytes, passphrase, reason] of [
    [whole, 'another phrase', 'wrong-passphrase'],
    [whole.subarray(0, whole.length - 40), PASS, 'damaged'],
    [damaged, PASS, 'damaged'],
    [newer, PASS, 'newer'],
    [Buffer.from('a list of prices'), PASS, 'not-a-backup']
  ] as const) {
    writeFileSync(to.file, bytes)
    expect(await to.backup.open({ passphrase, opened: false })).toMatchObject({
      ok: false,
      failure: { params: { reason } }
    })
    expect(existsSync(join(to.folder, 'restore'))).toBe(false)
  }
  expect(await to.backup.accept({ id: 'b1' })).toMatchObject({ ok: false })
  expect(await applyRestore(to.folder, to.log)).toBeNull()
})

test('a database of a newer program is refused', async () => {
  const from = await shop()
  await from.store.close()
  const sql = new DatabaseSync(join(from.folder, 'person.db'))
  sql.exec('PRAGMA user_version = 9000')
  sql.close()
  await from.backup.make({ passphrase: PASS, catalogue: false })
  expect(await from.backup.open({ passphrase: PASS, opened: false })).toMatchObject({
    ok: false,
    failure: { code: 'backup', params: { reason: 'newer' } }
  })
})

test('a declined backup is deleted, and a declined question changes nothing', async () => {
  const from = await shop()
  await from.backup.make({ passphrase: PASS, catalogue: false })
  await from.backup.open({ passphrase: PASS, opened: false })
  expect(await from.backup.decline({ id: 'b1' })).toEqual({ ok: true, value: null })
  expect(existsSync(join(from.folder, 'restore'))).toBe(false)

  const to = await computer({ confirm: async () => false })
  copyFileSync(from.file, to.file)
  await to.backup.open({ passphrase: PASS, opened: false })
  expect(await to.backup.accept({ id: 'b1' })).toEqual({ ok: true, value: false })
  expect(await applyRestore(to.folder, to.log)).toBeNull()
  expect(to.restarts()).toBe(0)
})

test('a restore does not start when the present data cannot be backed up first', async () => {
  const from = await shop()
  await from.backup.make({ passphrase: PASS, catalogue: false })
  const to = await computer()
  copyFileSync(from.file, to.file)
  await to.backup.open({ passphrase: PASS, opened: false })
  writeFileSync(join(to.folder, 'backups'), 'a file in the place of the folder')
  expect(await to.backup.accept({ id: 'b1' })).toMatchObject({
    ok: false,
    failure: { params: { reason: 'unwritable' } }
  })
  expect(await applyRestore(to.folder, to.log)).toBeNull()
  expect(to.restarts()).toBe(0)
})
