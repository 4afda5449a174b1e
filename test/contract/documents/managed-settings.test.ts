/** The places and examples of managed settings in docs/administration.md, as far as this computer can try them. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readManagedSettings } from '@main/adapters/settings/managed/managed-settings'
import { POLICY_KEY, registryValues } from '@main/adapters/settings/managed/registry'
import { readSystemPlaces, type SystemPlaces } from '@main/adapters/settings/managed/system-places'
import { isSettingKey, SETTINGS, settingProblem, type SettingKey } from '@shared/settings/schema'
import { quotedIn, readGuide, root } from './guide'

const guide = readGuide('docs/administration.md')
const quoted = quotedIn(guide.prose)
const section = guide.section('Managed settings')

/** The quoted texts of a system in the table of places. */
const placesOf = (system: string): readonly string[] =>
  quotedIn(
    guide
      .rows('Managed settings')
      .find(([name]) => name === system)!
      .join(' ')
  )
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('every example of managed settings applies without an issue', async () => {
  const template = readFileSync(join(root, 'resources/policy/managed.json'), 'utf8')
  const examples = [...guide.blocksOf('Managed settings'), template]
  const folder = emptyFolder()
  for (const [at, text] of examples.entries()) {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, text)
    const { values, sources } = await readManagedSettings({ file, system: [] })
    expect(sources).toMatchObject([{ state: 'applied', issues: [] }])
    expect(values.size).toBe(Object.keys(JSON.parse(text) as object).length)
  }
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
    const named = placesOf(name)
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

test.runIf(process.platform === 'linux')('the command for Linux puts the file where it is read', async () => {
  const [, command = ''] = /On Linux: `sudo ([^`]+)`/.exec(section) ?? []
  const base = emptyFolder()
  writeFileSync(join(base, 'managed.json'), guide.blocksOf('Managed settings')[0]!)
  const [program = '', ...args] = command.split(' ').map((word) => word.replace(/^\/etc(?=\/)/, base))
  execFileSync(program, args, { cwd: base })
  const found = await readSystemPlaces(computer('linux', base, plutil))
  expect(found).toMatchObject([
    { place: join(base, 'dynodesk/managed.json'), settings: { 'policy.allowExport': false } }
  ])
})

test('the registry has the types that the guide names', () => {
  const [, words = ''] = /In the registry, (.*?)\. Text with/s.exec(section) ?? []
  const written: Readonly<Record<string, readonly [key: SettingKey, text: string, value: unknown][]>> = {
    REG_DWORD: [
      ['policy.allowExport', '0x0', false],
      ['policy.allowExport', '0x1', true],
      ['policy.keepDays', '0x1e', 30]
    ],
    REG_SZ: [
      ['updates.mode', 'off', 'off'],
      ['updates.url', 'https://updates.example/', 'https://updates.example/']
    ],
    REG_MULTI_SZ: [['shop.tools', String.raw`Alpha\0Beta`, ['Alpha', 'Beta']]]
  }
  expect(quotedIn(words)).toEqual(Object.keys(written))
  for (const [type, values] of Object.entries(written))
    for (const [key, text, value] of values) {
      const read = registryValues(`    ${key}    ${type}    ${text}\r\n`).values[key]
      expect([key, read]).toEqual([key, value])
      expect(settingProblem(key, read)).toBeNull()
    }
})

describe('the templates', () => {
  const templates = guide.rows('Managed settings').filter((row) => row.length === 3)
  const template = (system: string): readonly string[] => templates.find(([name]) => name === system)!

  test('exist in the source and beside the installed program', () => {
    const names = quotedIn(templates.map(([, name]) => name).join(' '))
    expect(names).toEqual([
      'Dynodesk.admx',
      'en-US/Dynodesk.adml',
      'net.dynodesk.catalogue.mobileconfig',
      'managed.json'
    ])
    for (const name of names) expect(existsSync(join(root, 'resources/policy', name)), name).toBe(true)
    // electron-builder copies extra resources to `resources`, on macOS to `Contents/Resources`
    const builder = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
    expect(builder).toContain('extraResources: [{ from: resources/policy, to: policy }]')
    expect(quoted).toEqual(expect.arrayContaining(['resources/policy', 'Dynodesk.app/Contents/Resources/policy']))
  })

  test('of macOS fixes the setting that the guide names, and has every other one as a comment', () => {
    const file = readFileSync(join(root, 'resources/policy', quotedIn(template('macOS')[1]!)[0]!), 'utf8')
    const settings = (text: string): string[] =>
      [...text.matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key!).filter(isSettingKey)
    const fixed = settings(file.replaceAll(/<!--.*?-->/gs, ''))
    expect(fixed).toEqual(quotedIn(template('macOS')[2]!))
    expect(new Set(settings(file))).toEqual(new Set(Object.keys(SETTINGS)))
  })

  test('of Linux switches roles on', () => {
    const file = readFileSync(join(root, 'resources/policy/managed.json'), 'utf8')
    expect(template('Linux')[2]).toContain('switches roles on')
    expect(JSON.parse(file)).toMatchObject({ 'roles.enabled': true })
    expect(quotedIn(template('Linux')[2]!)).toEqual(placesOf('Linux').slice(0, 1))
  })
})
