import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { applyRestore } from '@main/adapters/backup-folder'
import { FakeLog } from '../../../fakes/log'

const ITEMS = ['settings.json', 'person.db', 'sheets', 'profile.json']
const BEFORE = {
  'settings.json': 'old settings',
  'person.db': 'old rows',
  'person.db-wal': 'old journal',
  'sheets/S-1/sheet.pdf': 'old sheet',
  'feed.db': 'events'
}
const AFTER = {
  'settings.json': 'new settings',
  'person.db': 'new rows',
  'sheets/S-2/sheet.pdf': 'new sheet',
  'profile.json': 'new profile',
  'feed.db': 'events'
}

function put(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}
function contentOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
    })
  )
}
/** A data folder with an unpacked backup. */
function folderWith(plan: string | null): string {
  const root = mkdtempSync(join(tmpdir(), 'restore-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const { 'feed.db': _events, ...restored } = AFTER
  put(root, BEFORE)
  put(join(root, 'restore/new'), restored)
  if (plan !== null) put(root, { 'restore/plan.json': plan })
  return root
}
const PLAN = JSON.stringify({ items: ITEMS })

test('a committed backup replaces its files; other files stay', async () => {
  const root = folderWith(PLAN)
  expect(await applyRestore(root, new FakeLog())).toBe('restored')
  expect(contentOf(root)).toEqual(AFTER)
  expect(await applyRestore(root, new FakeLog())).toBeNull()
})

test('the copy of a database that a killed backup left is removed', async () => {
  const root = folderWith(null)
  put(root, { 'backup-copy/person.db': 'rows' })
  await applyRestore(root, new FakeLog())
  expect(contentOf(root)).toEqual(BEFORE)
})

test('a backup that was only unpacked changes nothing', async () => {
  const root = folderWith(null)
  expect(await applyRestore(root, new FakeLog())).toBeNull()
  expect(contentOf(root)).toEqual(BEFORE)
})

test('after a kill between any two moves the next start completes the restore', async () => {
  let moves = 0
  for (let killedAfter = 0; ; killedAfter++) {
    const root = folderWith(PLAN)
    let done = 0
    const killed = await Promise.race([
      new Promise<true>((resolve) => {
        void applyRestore(root, new FakeLog(), (from, to) => {
          if (done === killedAfter) {
            resolve(true)
            // the process is gone
            return new Promise(() => {})
          }
          done++
          renameSync(from, to)
          return Promise.resolve()
        }).then(() => (moves = done))
      }),
      new Promise<false>((resolve) => {
        const timer = setInterval(() => moves > 0 && (clearInterval(timer), resolve(false)), 1)
        onTestFinished(() => clearInterval(timer))
      })
    ])
    if (!killed) break
    // the settings of both states are never lost
    expect(existsSync(join(root, 'restore')), `killed after ${killedAfter}`).toBe(true)
    expect(await applyRestore(root, new FakeLog()), `killed after ${killedAfter}`).toBe('restored')
    expect(contentOf(root), `killed after ${killedAfter}`).toEqual(AFTER)
  }
  expect(moves).toBe(8)
})

test('a move that fails restores everything', async () => {
  for (let failing = 0; failing < 8; failing++) {
    const root = folderWith(PLAN)
    const log = new FakeLog()
    let done = 0
    const outcome = await applyRestore(root, log, (from, to) => {
      if (done++ === failing) return Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' }))
      renameSync(from, to)
      return Promise.resolve()
    })
    expect(outcome).toBe('not-restored')
    expect(contentOf(root), `move ${failing} failed`).toEqual(BEFORE)
  }
})

test.each(['{"items": ["../other"]}', '{"items'])(
  'a damaged plan is reported once and deletes nothing',
  async (plan) => {
    const root = folderWith(plan)
    const files = Object.values(contentOf(root)).sort()
    expect(await applyRestore(root, new FakeLog())).toBe('not-restored')
    expect(contentOf(root)).toMatchObject(BEFORE)
    expect(await applyRestore(root, new FakeLog())).toBeNull()
    expect(Object.values(contentOf(root)).sort()).toEqual(files)
  }
)

test('no journal of a file that the program made meanwhile stays beside a restored one', async () => {
  const root = folderWith(PLAN)
  put(root, { 'restore/old/person.db': 'old rows', 'restore/old/person.db-wal': 'old journal' })
  put(root, { 'person.db': 'made meanwhile', 'person.db-wal': 'journal of it' })
  expect(await applyRestore(root, new FakeLog())).toBe('restored')
  expect(contentOf(root)).toEqual(AFTER)
})

test('a restore is reported as done, and once, when its folder cannot be removed', async () => {
  const root = folderWith(PLAN)
  const log = new FakeLog()
  const remove: typeof rm = (path, options) =>
    options?.recursive ? Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })) : rm(path, options)
  expect(await applyRestore(root, log, undefined, remove)).toBe('restored')
  expect(contentOf(root)).toMatchObject(AFTER)
  expect(await applyRestore(root, log)).toBeNull()
  expect(contentOf(root)).toEqual(AFTER)
})
