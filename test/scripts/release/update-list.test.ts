import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSignedList } from '../../../src-main/adapters/updates/signed-list'

// in a process of its own, as npm starts it: Vitest finds imports that Node does not
const updateList = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../run.cjs'), 'update-list', ...args], { encoding: 'utf8' })

test('a new key signs a list of the installers in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const key = join(folder, 'key.pem')
  const made = updateList('new-key', key)
  expect(made).toMatchObject({ status: 0, stderr: '' })
  for (const name of ['Dynodesk-Setup-1.2.3-x64.exe', 'Dynodesk-1.2.3-arm64.AppImage', 'dynodesk_1.2.3_amd64.deb'])
    writeFileSync(join(folder, name), name)
  expect(updateList('sign', folder, '--key', key, '--version', '1.2.3')).toMatchObject({ status: 0, stderr: '' })
  const list = openSignedList(readFileSync(join(folder, 'dynodesk-updates.json')), [made.stdout.trim()])
  expect(list).toMatchObject({ version: '1.2.3', channel: 'stable' })
  expect(list.files.map(({ platform, arch, size }) => [platform, arch, size])).toEqual([
    ['linux', 'arm64', 29],
    ['win32', 'x64', 28]
  ])
})
