import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freeBytes, userDataFiles } from '@main/adapters/user-data-files'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'own-files-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

it('counts the program’s files by name, and all others as other', async () => {
  const at = folder()
  for (const [name, bytes] of [
    ['cache.db', 10],
    ['cache.db-wal', 5],
    ['cache.db.corrupt-2026-11-21', 7],
    ['settings.json', 3],
    ['Lena Private.txt', 2],
    ['Cookies', 1]
  ] as const)
    writeFileSync(join(at, name), 'x'.repeat(bytes))
  mkdirSync(join(at, 'sheets', '2026'), { recursive: true })
  writeFileSync(join(at, 'sheets', '2026', 'Lena.pdf'), 'x'.repeat(40))
  mkdirSync(join(at, 'GPUCache'))
  writeFileSync(join(at, 'GPUCache', 'data'), 'x'.repeat(1000))
  const facts = await userDataFiles(at)
  expect([...facts].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: 'cache.db', files: 3, bytes: 22, setAside: 1 },
    { name: 'other', files: 2, bytes: 3, setAside: 0 },
    { name: 'settings.json', files: 1, bytes: 3, setAside: 0 },
    { name: 'sheets', files: 1, bytes: 40, setAside: 0 }
  ])
})

it('rejects with the system’s code when the folder is missing', async () => {
  await expect(userDataFiles(join(folder(), 'gone'))).rejects.toMatchObject({ code: 'ENOENT' })
})

it('returns the free space, or null', async () => {
  const at = folder()
  expect(await freeBytes(at)).toBeGreaterThan(0)
  expect(await freeBytes(join(at, 'gone'))).toBeNull()
})
