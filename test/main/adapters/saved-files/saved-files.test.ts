import { mkdtempSync, readFileSync, statSync, writeFileSync, readdirSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SavedFileStore } from '@main/adapters/saved-files'
import { FakeLog } from '../../../fakes/log'

const posix = process.platform !== 'win32'
let folder: string
let before: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'))
  before = process.umask()
})
afterEach(() => void process.umask(before))

it.skipIf(!posix).each([
  [0o022, '644'],
  [0o002, '664'],
  [0o027, '640'],
  [0o077, '600']
])('is as readable as the system makes new files: umask %o gives %s', async (umask, mode) => {
  process.umask(umask)
  const file = join(folder, 'sheet.pdf')
  expect(await new SavedFileStore(new FakeLog()).write(file, 'content')).toEqual({ ok: true })
  expect((statSync(file).mode & 0o777).toString(8)).toBe(mode)
  expect(readFileSync(file, 'utf8')).toBe('content')
})

it('replaces a file as one step and leaves nothing beside it', async () => {
  const file = join(folder, 'sheet.pdf')
  writeFileSync(file, 'older')
  expect(await new SavedFileStore(new FakeLog()).write(file, 'newer')).toEqual({ ok: true })
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['newer', ['sheet.pdf']])
})

it.skipIf(!posix || process.getuid?.() === 0)('says that a folder takes nothing', async () => {
  chmodSync(folder, 0o500)
  expect(await new SavedFileStore(new FakeLog()).write(join(folder, 'sheet.pdf'), 'content')).toEqual({
    ok: false,
    reason: 'denied'
  })
})
