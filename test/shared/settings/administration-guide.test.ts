/** The examples of docs/administration.md, as far as this computer can try them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readManagedSettings } from '../../../src-main/adapters/settings/managed/managed-settings'
import { isSettingKey, SETTINGS } from '@shared/settings/schema'

const root = resolve(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/administration.md'), 'utf8')
const quoted = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

test('every named setting exists', () => {
  const groups = new Set(Object.keys(SETTINGS).map((key) => key.split('.')[0]))
  const named = quoted.filter((text) => /^[a-z]+(\.[A-Za-z]+)+$/.test(text) && groups.has(text.split('.')[0]))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((key) => !isSettingKey(key))).toEqual([])
})

test('every example of managed settings applies without an issue', async () => {
  const examples = [...guide.matchAll(/^ {4}(\{.*\})$/gm)].map(([, text]) => text!)
  examples.push(readFileSync(join(root, 'resources/policy/managed.json'), 'utf8'))
  expect(examples.length).toBeGreaterThan(1)
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [at, text] of examples.entries()) {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, text)
    const { values, sources } = await readManagedSettings({ file, system: [] })
    expect(sources).toMatchObject([{ state: 'applied', issues: [] }])
    expect(values.size).toBe(Object.keys(JSON.parse(text) as object).length)
  }
})

test('every template it names exists', () => {
  const names = quoted.filter((text) => /\.(?:admx|adml|mobileconfig)$/.test(text))
  expect(names).toHaveLength(3)
  for (const name of names) expect(existsSync(join(root, 'resources/policy', name)), name).toBe(true)
})
