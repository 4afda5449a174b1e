import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { trimCrashDumps } from '@main/adapters/user-data-files/crash-dumps'

it('keeps the newest crash dumps and deletes the older ones with their facts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crashes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['completed', 'pending']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'settings.dat'), '')
  for (const [at, part] of ['completed', 'pending', 'completed', 'pending'].entries())
    for (const ending of ['dmp', 'meta']) {
      const file = join(folder, part, `${at}.${ending}`)
      writeFileSync(file, '')
      utimesSync(file, 1000 + at, 1000 + at)
    }
  expect(await trimCrashDumps(folder, 2)).toBe(2)
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  expect(left.sort()).toEqual([
    'completed',
    'completed/2.dmp',
    'completed/2.meta',
    'pending',
    'pending/3.dmp',
    'pending/3.meta',
    'settings.dat'
  ])
  expect(await trimCrashDumps(folder, 5)).toBe(2)
})
