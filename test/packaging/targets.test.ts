/** What electron-builder builds for each system, and with which rights. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LINK_SCHEME } from '../../src-main/shared/links/deep-link'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
/** The lines of a top-level entry without comments and indentation. */
function entry(name: string): string[] {
  const [, inline = '', block = ''] = new RegExp(`^${name}:(.*)\n((?:[ #].*\n)*)`, 'm').exec(text) ?? []
  return [inline, ...block.split('\n')]
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

const BOTH = '[x64, arm64]'
test.each([
  // the WiX of electron-builder makes an arm64 program an x64 MSI, which also installs where the program cannot start
  ['win', { nsis: BOTH, msi: '[x64]' }],
  ['mac', { dmg: BOTH, zip: BOTH }],
  ['linux', { deb: BOTH, rpm: BOTH, AppImage: BOTH }]
])('%s has the targets and processors %j', (system, targets) => {
  expect(entry(system).filter((line) => line.startsWith('- {'))).toEqual(
    Object.entries(targets).map(([target, arch]) => `- { target: ${target}, arch: ${arch} }`)
  )
})

test('Windows asks whom to install for, and fleets get a silent installer for all users', () => {
  expect(entry('nsis')).toEqual(
    expect.arrayContaining(['oneClick: false', 'perMachine: false', 'buildUniversalInstaller: false'])
  )
  // another code would leave the old version installed beside the new one
  const upgradeCode = 'upgradeCode: 2f7b7d2e-3a7a-4c55-9a36-5b1c0d7e8f41'
  expect(entry('msi')).toEqual(
    expect.arrayContaining(['oneClick: true', 'perMachine: true', 'runAfterFinish: false', upgradeCode])
  )
})

test('the setup program of Windows registers the link scheme and removes it, also that of the account', () => {
  const include = 'resources/windows/installer.nsh'
  expect(entry('nsis')).toContain(`include: ${include}`)
  const script = readFileSync(join(root, include), 'utf8')
  const keys = [...script.matchAll(/^ +(WriteRegStr|DeleteRegKey) \S+ "Software\\Classes\\(\w+)/gm)]
  expect(keys.map(([, does, key]) => [does, key])).toEqual([
    ...Array.from({ length: 3 }, () => ['WriteRegStr', LINK_SCHEME]),
    ['DeleteRegKey', LINK_SCHEME]
  ])
  // what Electron writes for an account
  expect(script).toContain(`command" "" '"$appExe" "%1"'`)
  const [, removal = ''] = /^!macro customUnInstall\n([^]+?)^!macroend/m.exec(script) ?? []
  expect(removal).toMatch(/ifNot\} \$\{isUpdated\}[^]+removeLinkScheme SHELL_CONTEXT[^]+removeLinkScheme HKCU/)
})

test('macOS has the hardened runtime, with the right to compile JavaScript only', () => {
  const entitlements = 'resources/mac/entitlements.plist'
  expect(entry('mac')).toEqual(
    expect.arrayContaining([
      'hardenedRuntime: true',
      `entitlements: ${entitlements}`,
      `entitlementsInherit: ${entitlements}`,
      expect.stringMatching(/^NSLocalNetworkUsageDescription: ./)
    ])
  )
  const plist = readFileSync(join(root, entitlements), 'utf8')
  expect([...plist.matchAll(/<key>([^<]+)<\/key>\s*<(\w+)\/>/g)].map(([, key, value]) => [key, value])).toEqual([
    ['com.apple.security.cs.allow-jit', 'true']
  ])
})

test('an AppImage starts with the sandbox', () => {
  expect(entry('appImage')).toEqual(['{ executableArgs: [] }'])
})
