/** The other examples, names and numbers of docs/administration.md. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { applyProvisionFile } from '@main/adapters/provisioning'
import { passphrase } from '@contract/schemas/common'
import { waitAfter } from '@main/services/roles/roles'
import { parseBaseAddress } from '@shared/connection/base-address'
import { MOST_PROFILES } from '@shared/profiles/profile-list'
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH, ROLES } from '@shared/roles/role'
import { quotedIn, readGuide, root } from './guide'

const guide = readGuide('docs/administration.md')
const MINUTE_MS = 60_000

test('the set-up file is read, its address and key are stored, and the file is deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'set-up.json')
  const [block = ''] = guide.blocksOf('Roll-out to several computers')
  const setUp = async (kept: 'sealed' | 'session') => {
    writeFileSync(file, block)
    const given: object[] = []
    const issues = await applyProvisionFile({
      file,
      secrets: { put: () => Promise.resolve(kept) },
      remember: (connection) => (given.push(connection), Promise.resolve({ kept })),
      log: { info: () => {}, warn: () => {}, error: () => {} }
    })
    return { given, issues, stays: existsSync(file) }
  }
  const example = JSON.parse(block) as { baseUrl: string; apiKey: string }
  expect(await setUp('sealed')).toEqual({ given: [example], issues: [], stays: false })
  expect(await setUp('session')).toMatchObject({ issues: [{ code: 'no-keystore' }], stays: true })
  expect(parseBaseAddress(example.baseUrl)).toMatchObject({ ok: true })
})

test('the data folder of every system is the one that Electron derives from the name of the program', () => {
  const { productName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { productName: string }
  expect(guide.rows('Data folder').map(([system, folder]) => [system, ...quotedIn(folder!)])).toEqual([
    ['Windows', `%APPDATA%\\${productName}`],
    ['macOS', `~/Library/Application Support/${productName}`],
    ['Linux', `~/.config/${productName}`, productName, '$XDG_CONFIG_HOME']
  ])
})

test('the numbers equal those of the program', () => {
  const roles = guide.section('Roles on a shared computer')
  expect(roles).toContain(`a PIN of ${MIN_PIN_LENGTH} to ${MAX_PIN_LENGTH} characters`)
  expect(roles).toMatch(
    /After\s+three wrong attempts everyone waits: 30 seconds, then twice as long each time, up to an hour/
  )
  expect([2, 3, 4, 5, 100].map(waitAfter)).toEqual([0, MINUTE_MS / 2, MINUTE_MS, 2 * MINUTE_MS, 60 * MINUTE_MS])
  expect(guide.section('Profiles: several services on one computer')).toContain(`up to ${MOST_PROFILES} in all`)
  const [, shortest] = /passphrase of at least (\d+) characters/.exec(guide.prose) ?? []
  const isPassphrase = (length: number): boolean => v.is(passphrase, 'x'.repeat(length))
  expect([isPassphrase(Number(shortest)), isPassphrase(Number(shortest) - 1)]).toEqual([true, false])
})

test('the roles equal those of the program', () =>
  expect(guide.rows('Roles on a shared computer').map(([role]) => role)).toEqual(ROLES))

test('every file that it names in the data folder exists in the program', () => {
  const sources = globSync('src-main/{app,adapters,services}/**/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  const named = quotedIn(guide.prose)
    .filter((name) => /^[\w/.…-]+\.(?:json|db|sealed|dynobackup)$|^(?:logs|secrets|Crashpad|profiles\/)$/.test(name))
    .flatMap((name) => name.split('/'))
    .map((name) => name.replace(/\.sealed$/, '').split('…')[0]!)
    .filter(Boolean)
  expect(named).toEqual(expect.arrayContaining(['secrets', 'role-pins', 'before-restore-', 'hosts.json', 'person.db']))
  expect(named.filter((name) => !['managed.json'].includes(name) && !sources.includes(name))).toEqual([])
})
