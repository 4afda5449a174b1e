/** The examples of docs/administration.md, as far as this computer can try them. */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readManagedSettings } from '../../../src-main/adapters/settings/managed/managed-settings'
import { POLICY_KEY } from '../../../src-main/adapters/settings/managed/registry'
import { readSystemPlaces, type SystemPlaces } from '../../../src-main/adapters/settings/managed/system-places'
import { MAX_PIN_LENGTH, MIN_PIN_LENGTH } from '@shared/roles/role'
import { isSettingKey, SETTINGS } from '@shared/settings/schema'

const root = resolve(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/administration.md'), 'utf8')
const quoted = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

/** The quoted texts in the row of a system, in the table under a heading. */
function rowOf(heading: string, system: string): readonly string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const row = section.split('\n').find((line) => line.startsWith(`| ${system} |`)) ?? ''
  return [...row.matchAll(/`([^`]+)`/g)].map(([, text]) => text!)
}
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

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
  const folder = emptyFolder()
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

/** A computer whose system folder is `base`, and whose user is USER. Files of macOS are JSON here. */
const computer = (platform: NodeJS.Platform, base: string, program: SystemPlaces['run']): SystemPlaces => ({
  platform,
  base: () => Promise.resolve(platform === 'win32' ? String.raw`C:\Windows` : base),
  userName: () => 'USER',
  run: program,
  owner: process.getuid?.() ?? 0
})
/** Programs of Windows: the registry names `base` as the folder of settings, and every file has safe rights. */
const windowsPrograms =
  (base: string): SystemPlaces['run'] =>
  async (program, args) => {
    const paths = [...(args.at(-1) ?? '').matchAll(/'([^']*)'/g)]
    if (program.endsWith('powershell.exe'))
      return {
        code: 0,
        output: paths.map(() => 'O:BAG:SYD:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;0x1200a9;;;BU)').join('\r\n')
      }
    const value = args[1] === POLICY_KEY ? 'units.power    REG_SZ    kW' : `ProgramData    REG_EXPAND_SZ    ${base}`
    return { code: 0, output: `\r\n${args[1]!.replace('HKLM', 'HKEY_LOCAL_MACHINE')}\r\n    ${value}\r\n\r\n` }
  }
const plutil: SystemPlaces['run'] = async (_program, _args, { input } = {}) => ({ code: 0, output: String(input) })

test.runIf(process.platform !== 'win32').each([
  ['Windows', 'win32', '%ProgramData%\\', windowsPrograms],
  ['macOS', 'darwin', '/Library/', () => plutil],
  ['Linux', 'linux', '/etc/', () => plutil]
] as const)(
  'managed settings are read from every place of %s, strongest first',
  async (name, platform, folder, run) => {
    const named = rowOf('Managed settings', name)
    const base = emptyFolder()
    const places = named.map((place) => {
      if (!place.startsWith(folder)) return place
      const file = join(base, ...place.slice(folder.length).split(/[\\/]/))
      mkdirSync(dirname(file), { recursive: true, mode: 0o755 })
      writeFileSync(file, '{ "units.power": "kW" }', { mode: 0o644 })
      return file
    })
    const found = await readSystemPlaces(computer(platform, base, run(base)))
    expect(found).toEqual(
      places.map((place) => expect.objectContaining({ place, settings: { 'units.power': 'kW' } }) as unknown)
    )
    expect(found.length).toBe(name === 'Linux' ? 1 : 2)
  }
)

test('the data folder of every system has the name of the program, from which Electron makes it', () => {
  const { productName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { productName: string }
  for (const [system, parent] of [
    ['Windows', '%APPDATA%\\'],
    ['macOS', '~/Library/Application Support/'],
    ['Linux', '~/.config/']
  ] as const)
    expect(rowOf('Data folder', system)[0]).toBe(`${parent}${productName}`)
})

test('the numbers of the PINs are those of the program', () =>
  expect(guide).toContain(`a PIN of ${MIN_PIN_LENGTH} to ${MAX_PIN_LENGTH} characters`))

test('every label it quotes is a text of the window', () => {
  const texts = globSync('src-main/shared/locales/en/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  const prose = guide.replace(/```.*?```/gs, '')
  const labels = [...prose.matchAll(/"([A-Z][^"\n]+)"/g)].map(([, label]) => label!)
  expect(labels.length).toBeGreaterThan(5)
  expect(labels.filter((label) => !texts.includes(`'${label}`))).toEqual([])
})
