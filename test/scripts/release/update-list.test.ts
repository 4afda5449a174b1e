import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSignedList } from '@main/adapters/updates/signed-list'

// in a process of its own, as npm starts it: Vitest finds imports that Node does not
const updateList = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../run.cjs'), 'update-list', ...args], { encoding: 'utf8' })

function madeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'update-list-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a new key signs a list of the installers in a folder', () => {
  const folder = madeFolder()
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

test('a wrong argument or file ends with 2 and one line that names it', { timeout: 60_000 }, () => {
  const folder = madeFolder()
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const { privateKey } = generateKeyPairSync('ed25519')
  const key = file('key.pem', privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
  const otherKind = generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' })
  const missing = join(folder, 'missing')
  const signed = ['--key', key, '--version', '1.2.3']
  const expectLine = (args: readonly string[], line: RegExp): void => {
    const { status, stderr, stdout } = updateList(...args)
    expect.soft({ status, stdout, lines: stderr.trim().split('\n').length }, stderr).toEqual({
      status: 2,
      stdout: '',
      lines: 1
    })
    expect.soft(stderr).toMatch(line)
  }
  expectLine([], /^update-list new-key FILE/)
  expectLine(['sign'], /^sign needs a folder\./)
  expectLine(['sign', folder], /^sign needs a key\./)
  expectLine(['sign', folder, '--kee', key], /^Unknown option '--kee'/)
  expectLine(['sign', folder, ...signed, '--days', 'soon'], /^--days is soon\./)
  expectLine(['sign', missing, ...signed], /missing does not exist\. Give the folder/)
  expectLine(['sign', key, ...signed], /key\.pem is not a folder\./)
  expectLine(['sign', folder, ...signed], /has no installer/)
  expectLine(['sign', folder, '--key', missing], /missing does not exist\. Give a key/)
  expectLine(['sign', folder, '--key', folder], /is a folder, not a file\. Give a key/)
  expectLine(['sign', folder, '--key', file('other.pem', otherKind.toString())], /other\.pem is not an Ed25519/)
  expectLine(['sign', folder, '--key', file('text', 'no key')], /text is not an Ed25519/)
  expectLine(['sign', folder, ...signed, '--notes', key], /key\.pem is not JSON\./)
  expectLine(['new-key', key], /key\.pem exists already\./)
  expectLine(['new-key', join(missing, 'key.pem')], /does not exist\. Name a new file/)
  file('Dynodesk-Setup-1.0.0-x64.exe', 'x')
  expectLine(['sign', folder, ...signed], /x64\.exe is not of version 1\.2\.3\./)
})
