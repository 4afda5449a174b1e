import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkOpenedFile } from '@main/adapters/opened-file'

const folder = mkdtempSync(join(tmpdir(), 'dynodesk-opened-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

test('a file whose start fits its format may be opened', async () => {
  expect(await checkOpenedFile('pack', written('a.dynopack', 'DYNOPACK and more'))).toBeNull()
  expect(await checkOpenedFile('backup', written('a.dynobackup', 'DYNOBACK and more'))).toBeNull()
  expect(await checkOpenedFile('template', written('a.dynosheet', '\uFEFF\n {"format": 1}'))).toBeNull()
  expect(await checkOpenedFile('table', written('a.csv', 'rpm;kW\n'))).toBeNull()
  expect(await checkOpenedFile('table', written('b.csv', Buffer.from('\uFEFFrpm', 'utf16le')))).toBeNull()
})

test('a folder, and a file with another start, is foreign', async () => {
  expect(await checkOpenedFile('pack', written('b.dynopack', 'PK\u0003\u0004'))).toBe('file-foreign')
  expect(await checkOpenedFile('backup', written('b.dynobackup', 'DYNOPACK'))).toBe('file-foreign')
  expect(await checkOpenedFile('pack', written('c.dynopack', ''))).toBe('file-foreign')
  expect(await checkOpenedFile('template', written('b.dynosheet', '<html>'))).toBe('file-foreign')
  expect(await checkOpenedFile('table', written('c.csv', 'PK\u0000\u0004'))).toBe('file-foreign')
  expect(await checkOpenedFile('table', folder)).toBe('file-foreign')
})

test('a file that is gone is missing', async () => {
  expect(await checkOpenedFile('table', join(folder, 'gone.csv'))).toBe('file-missing')
})
