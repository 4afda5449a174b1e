/** The settings, refusals, list and commands of docs/updates.md. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSignedList } from '@main/adapters/updates/signed-list'
import { isSettingKey, SETTINGS } from '@shared/settings/schema'
import { LIST_FILE, MAX_LIST_BYTES, UPDATE_FILE_ENDING } from '@shared/updates/update-list'
import { LIST_PROBLEMS, TRANSFER_PROBLEMS, UPDATE_PROBLEMS } from '@shared/updates/update-problems'
import { fileEntry, newReleaseKey, releaseList, signedList } from '../../helpers/release'
import { quotedIn, readGuide, root } from './guide'

const guide = readGuide('docs/updates.md')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

test('the table of settings lists all of them, with default and values', () => {
  const rows = guide.rows('Settings').map(([key, standard, meaning]) => ({
    key: quotedIn(key!)[0]!,
    standard: standard === 'empty' ? '' : quotedIn(standard!)[0]!,
    meaning: meaning!
  }))
  const keys = Object.keys(SETTINGS).filter((key) => key.startsWith('updates.'))
  expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort())
  for (const { key, standard } of rows)
    expect([key, isSettingKey(key) && SETTINGS[key].standard]).toEqual([key, standard])
  const modes = SETTINGS['updates.mode']
  const named = quotedIn(rows.find(({ key }) => key === 'updates.mode')!.meaning)
  expect(named.sort()).toEqual(modes.type === 'choice' ? [...modes.choices].sort() : null)
})

test('the example of the list has the form that the program reads', () => {
  const key = newReleaseKey()
  const [example = ''] = guide.blocksOf('The list, format 1')
  const list = releaseList(new Uint8Array(1))
  const signed = JSON.parse(signedList(list, key)) as { list: string; signatures: { signature: string }[] }
  // a function, because a text replaces "$"
  const text = example
    .replace('"{…}"', () => JSON.stringify(signed.list))
    .replace('<public key, hex>', key.publicKey)
    .replace('<Ed25519, hex>', signed.signatures[0]!.signature)
  expect(openSignedList(Buffer.from(text), [key.publicKey])).toEqual(list)
})

test('the table of the list names its fields', () => {
  const list = releaseList(new Uint8Array(1))
  const named = guide.rows('The list, format 1').flatMap(([fields]) => quotedIn(fields!))
  expect(named.sort()).toEqual(Object.keys(list).sort())
  const [, files = ''] = guide.rows('The list, format 1').find(([fields]) => fields === '`files`')!
  expect(quotedIn(files)).toEqual(
    expect.arrayContaining([...Object.keys(fileEntry(new Uint8Array(1))), ...Object.keys(UPDATE_FILE_ENDING)])
  )
  const [endings] = /The program installs .*\n/.exec(guide.section('The list, format 1')) ?? ['']
  for (const ending of Object.values(UPDATE_FILE_ENDING)) expect(endings).toContain('`' + ending)
})

test('the table of refusals has every problem of a list and of its transfer', () => {
  const named = guide.rows('What is refused').flatMap(([, refusal]) => quotedIn(refusal!))
  const problems = named.filter((name) => !name.includes('.json'))
  expect(problems.filter((name) => !UPDATE_PROBLEMS.some((one) => one === name))).toEqual([])
  // not of an attack
  const others = ['no-address', 'proxy-login', 'disk']
  expect([...LIST_PROBLEMS, ...TRANSFER_PROBLEMS].filter((name) => ![...problems, ...others].includes(name))).toEqual(
    []
  )
  expect(guide.section('What is refused')).toContain(`above ${MAX_LIST_BYTES / 1024} KiB`)
})

test('the commands make a key and sign a folder of installers, with the release notes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-updates-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, `Dynodesk-Setup-${version}-x64.exe`), 'an installer')
  const [, notes = ''] = /`notes\.json` has the release notes by language, `([^`]+)`/.exec(guide.prose) ?? []
  writeFileSync(join(folder, 'notes.json'), notes)
  const run = (line: string): string => {
    const words = line.replace('FOLDER', folder).replace('FILE', join(folder, 'key.pem')).split(' ')
    expect(words.splice(0, 4)).toEqual(['npm', 'run', 'update-list', '--'])
    const script = join(root, 'test/scripts/run.cjs')
    const done = spawnSync(process.execPath, [script, 'update-list', ...words], { cwd: folder, encoding: 'utf8' })
    expect(done).toMatchObject({ status: 0, stderr: '' })
    return done.stdout.trim()
  }
  const [publicKey = ''] = guide.blocksOf('Keys and releases')[0]!.split('\n').map(run)
  const list = openSignedList(readFileSync(join(folder, LIST_FILE)), [publicKey])
  expect(list).toMatchObject({ version, notes: { en: '…' }, files: [{ platform: 'win32' }] })
  const days = (Date.parse(list.expires) - Date.parse(list.issued)) / 86_400_000
  expect(guide.section('Keys and releases')).toContain(`${days} days are a compromise`)
})
