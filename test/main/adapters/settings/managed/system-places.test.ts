import { chmod, chown, mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSettings, type FileSettings } from '@main/adapters/settings'
import { POLICY_KEY } from '@main/adapters/settings/managed/registry'
import { readSystemPlaces, type SystemPlaces } from '@main/adapters/settings/managed/system-places'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const owner = process.getuid?.() ?? 0
const isRoot = owner === 0
const isPosix = process.platform !== 'win32'
let base: string
let switchFile: string

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'dynodesk-places-'))
  switchFile = join(await mkdtemp(join(tmpdir(), 'dynodesk-switch-')), 'managed.json')
})

type Run = SystemPlaces['run']
const ended = (output: string, code: number | null = 0) => Promise.resolve({ code, output })
const noPrograms: Run = () => ended('', null)
function open(system: Partial<SystemPlaces>, managedFile: string | null = null): Promise<FileSettings> {
  const folder = base
  const places = {
    platform: 'linux',
    base: () => Promise.resolve(folder),
    userName: () => 'anna',
    run: noPrograms
  } as const
  const read = readSystemPlaces({ ...places, owner, ...system })
  return openSettings({ file: join(base, 'own.json'), managedFile, system: read, log })
}
async function place(content: unknown, ...names: readonly string[]): Promise<string> {
  const file = join(base, ...names)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
const findingsOf = ({ findings }: FileSettings): unknown => findings.map(({ code, params }) => [code, params])
const managedKeys = (settings: FileSettings): unknown =>
  settings.all().flatMap(({ key, managed }) => (managed ? [key] : []))

describe.runIf(isPosix)('the file of Linux', () => {
  const names = ['dynodesk', 'managed.json'] as const

  it('fixes settings without a switch', async () => {
    const file = await place({ 'policy.allowExport': false }, ...names)
    const settings = await open({})
    expect(settings.get('policy.allowExport')).toBe(false)
    expect(await settings.set('policy.allowExport', true)).toMatchObject({ ok: false, code: 'setting-managed' })
    expect(settings.managedSources).toEqual([
      { place: file, state: 'applied', keys: ['policy.allowExport'], issues: [] }
    ])
  })

  it('is no problem when it is missing, and then the switch counts', async () => {
    await writeFile(switchFile, '{"units.power":"kW"}')
    const settings = await open({}, switchFile)
    expect(settings.findings).toEqual([])
    expect(settings.managedSources).toEqual([
      { place: switchFile, state: 'applied', keys: ['units.power'], issues: [] }
    ])
  })

  it('leaves nothing to the file of the switch', async () => {
    await place({ 'policy.allowExport': false }, ...names)
    await writeFile(switchFile, '{"units.power":"kW"}')
    const settings = await open({}, switchFile)
    expect(managedKeys(settings)).toEqual(['policy.allowExport'])
    expect(findingsOf(settings)).toEqual([['file-invalid', { file: switchFile, reason: 'overruled' }]])
  })

  it('leaves nothing to the switch when the file has an error', async () => {
    const file = await place('{"units.pow', ...names)
    await writeFile(switchFile, '{"units.power":"kW"}')
    const settings = await open({}, switchFile)
    expect(managedKeys(settings)).toEqual([])
    expect(findingsOf(settings)).toEqual([
      ['file-invalid', { file, reason: 'not-json' }],
      ['file-invalid', { file: switchFile, reason: 'overruled' }]
    ])
  })

  it.each([
    ['the file is writable by its group', 0o664, 0o755],
    ['the file is writable by everyone', 0o646, 0o755],
    ['its folder is writable by its group', 0o644, 0o775],
    ['its folder is writable by everyone', 0o644, 0o757]
  ])('is refused when %s, and the switch counts', async (_what, fileMode, folderMode) => {
    const file = await place({ 'units.power': 'bhp' }, ...names)
    await chmod(file, fileMode)
    await chmod(join(file, '..'), folderMode)
    await writeFile(switchFile, '{"units.torque":"kgm"}')
    const settings = await open({}, switchFile)
    expect(managedKeys(settings)).toEqual(['units.torque'])
    expect(findingsOf(settings)).toEqual([['file-invalid', { file, reason: 'not-admin-only' }]])
  })

  it('is refused when another user owns it', async () => {
    const file = await place({ 'units.power': 'bhp' }, ...names)
    expect(findingsOf(await open({ owner: owner + 1 }))).toEqual([['file-invalid', { file, reason: 'not-admin-only' }]])
  })

  it.runIf(isRoot)('of root is refused when a user owns it or its folder', async () => {
    const file = await place({ 'units.power': 'bhp' }, ...names)
    const folder = join(file, '..')
    expect(managedKeys(await open({ owner: 0 }))).toEqual(['units.power'])
    for (const [path, back] of [
      [file, 0],
      [folder, 0]
    ] as const) {
      await chown(path, 1000, 1000)
      expect(findingsOf(await open({ owner: 0 }))).toEqual([['file-invalid', { file, reason: 'not-admin-only' }]])
      await chown(path, back, back)
    }
  })

  it('is refused through a link to another file or folder', async () => {
    const elsewhere = await place({ 'units.power': 'bhp' }, 'elsewhere', 'managed.json')
    await mkdir(join(base, 'dynodesk'))
    const file = join(base, ...names)
    await symlink(elsewhere, file)
    expect(findingsOf(await open({}))).toEqual([['file-invalid', { file, reason: 'linked' }]])
    await rename(join(base, 'dynodesk'), join(base, 'old'))
    await symlink(join(base, 'elsewhere'), join(base, 'dynodesk'))
    expect(findingsOf(await open({}))).toEqual([['file-invalid', { file, reason: 'linked' }]])
  })

  it('is refused when it is a folder, too large or too deep', async () => {
    const file = join(base, ...names)
    await mkdir(file, { recursive: true })
    expect(findingsOf(await open({}))).toEqual([['file-invalid', { file, reason: 'unreadable' }]])
    await rename(file, join(base, 'old'))
    await place(`{"a":"${'x'.repeat(1024 * 1024)}"}`, ...names)
    expect(findingsOf(await open({}))).toEqual([['file-invalid', { file, reason: 'too-large' }]])
    await place(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, ...names)
    expect(findingsOf(await open({}))).toEqual([['file-invalid', { file, reason: 'too-deep' }]])
  })
})

const query = (...lines: readonly string[]): string =>
  ['', String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Dynodesk`, ...lines.map((line) => `    ${line}`), ''].join(
    '\r\n'
  )

describe('the policies of Windows', () => {
  const SAFE = 'O:BAG:SYD:PAI(A;;FA;;;SY)(A;;FA;;;BA)(A;;0x1200a9;;;BU)\r\n'
  const FOLDER =
    'O:BAG:SYD:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIIOID;GA;;;CO)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)'
  const PROFILES = String.raw`HKLM\SOFTWARE\Microsoft\Windows NT\CurrentVersion\ProfileList`
  let calls: Parameters<Run>[]
  /** @param registry output of the query of the policy, or the code with which reg.exe ends; null: it cannot run */
  const run =
    (registry: string | number | null, sddl: (path: string) => string = () => SAFE): Run =>
    (program, args, call) => {
      calls.push([program, args, call])
      if (program.endsWith('powershell.exe')) {
        const paths = [...(args.at(-1) ?? '').matchAll(/'([^']*)'/g)].map(([, path]) => path ?? '')
        return ended(paths.map((path) => sddl(path).trim()).join('\r\n'))
      }
      if (args[1] === PROFILES) return ended(`\r\n${args[1]}\r\n    ProgramData    REG_EXPAND_SZ    ${base}\r\n\r\n`)
      expect(args).toEqual(['query', POLICY_KEY])
      return typeof registry === 'string' ? ended(registry) : ended('', registry)
    }
  let given: string | null
  beforeEach(() => {
    calls = []
    given = null
  })
  const onWindows = (program: Run, folder = Promise.resolve(String.raw`C:\Windows`)): Promise<FileSettings> =>
    open({ platform: 'win32', base: () => folder, run: program }, given)
  const windows = (registry: string | number | null, sddl?: (path: string) => string): Promise<FileSettings> =>
    onWindows(run(registry, sddl))
  const unreadable = ['file-invalid', { file: POLICY_KEY, reason: 'unreadable' }]

  it('come from programs and folders that the user cannot choose', async () => {
    const file = await place({ 'units.power': 'bhp' }, 'Dynodesk', 'managed.json')
    await windows(1)
    const programs = new Set(calls.map(([program]) => program))
    expect(programs).toEqual(
      new Set([
        String.raw`C:\Windows\System32\reg.exe`,
        String.raw`C:\Windows\System32\WindowsPowerShell\v1.0\powershell.exe`
      ])
    )
    for (const [, , call] of calls)
      expect(call?.env).toMatchObject({ SystemRoot: String.raw`C:\Windows`, SystemDrive: 'C:' })
    const [shell, ...others] = calls.filter(([program]) => program.endsWith('powershell.exe'))
    expect([shell?.[1].at(-1), others]).toEqual([expect.stringContaining(`'${base}',`), []])
    expect(shell?.[1].at(-1)).toContain(`'${file}'`)
  })

  it.each<[string, number | null]>([
    ['reg.exe cannot be started or takes too long', null],
    ['reg.exe ends with another code', 5]
  ])('are unreadable when %s, and the switch does not count', async (_what, code) => {
    await writeFile(switchFile, '{"units.power":"kW"}')
    given = switchFile
    const settings = await windows(code)
    expect(managedKeys(settings)).toEqual([])
    expect(findingsOf(settings)).toContainEqual(unreadable)
  })

  it('are unreadable when the registry as a whole is locked', async () => {
    const settings = await onWindows((program, args) =>
      program.endsWith('reg.exe') ? ended('', 1) : run(1)(program, args)
    )
    expect(findingsOf(settings)).toEqual([unreadable])
  })

  it('are unreadable when the system does not say where Windows is', async () => {
    expect(findingsOf(await onWindows(run(1), Promise.reject(new Error('ENOENT'))))).toEqual([unreadable])
  })

  it('are none when the registry can be read and has no such key', async () => {
    await writeFile(switchFile, '{"units.power":"kW"}')
    given = switchFile
    const settings = await windows(1)
    expect([settings.findings, managedKeys(settings)]).toEqual([[], ['units.power']])
  })

  it('take no file from a folder of a user', async () => {
    const file = await place({ 'units.power': 'bhp' }, 'Dynodesk', 'managed.json')
    const settings = await windows(1, (path) => (path === base ? SAFE.replace('O:BA', 'O:S-1-5-21-1-2-3-1001') : SAFE))
    expect(findingsOf(settings)).toEqual([['file-invalid', { file, reason: 'not-admin-only' }]])
  })

  it('are read from the registry by type', async () => {
    const settings = await windows(
      query(
        'policy.allowExport    REG_DWORD    0x0',
        'freshness.typesDays    REG_DWORD    0xffffffff',
        'limits.vehicleDatabase.calls    REG_DWORD    0x384',
        'chart.peakTolerancePercent    REG_SZ    2.5',
        'units.power    REG_SZ    kW',
        String.raw`shop.tools    REG_MULTI_SZ    Tool A\0Tool B`,
        'workspace.name    REG_SZ    '
      )
    )
    expect(settings.findings).toEqual([])
    expect(settings.get('policy.allowExport')).toBe(false)
    expect(settings.get('freshness.typesDays')).toBe(-1)
    expect(settings.get('limits.vehicleDatabase.calls')).toBe(900)
    expect(settings.get('chart.peakTolerancePercent')).toBe(2.5)
    expect(settings.get('units.power')).toBe('kW')
    expect(settings.get('shop.tools')).toEqual(['Tool A', 'Tool B'])
    expect(settings.get('workspace.name')).toBe('')
  })

  it('name each value of a wrong type or with characters that reg.exe cannot write', async () => {
    const settings = await windows(
      query(
        'policy.allowExport    REG_SZ    0',
        'pictures.show    REG_DWORD    0x2',
        'units.power    REG_DWORD    0x1',
        'no.such    REG_SZ    x',
        'workspace.name    REG_SZ    Werkst?tt',
        'units.torque    REG_BINARY    00',
        'appearance.theme    REG_SZ    dark'
      )
    )
    expect(settings.findings.map(({ params }) => [params['key'], params['reason']])).toEqual([
      ['workspace.name', 'registry-text'],
      ['policy.allowExport', 'boolean'],
      ['pictures.show', 'boolean'],
      ['units.power', 'choice'],
      ['no.such', 'unknown'],
      ['units.torque', 'choice']
    ])
    expect(managedKeys(settings)).toEqual(['appearance.theme'])
  })

  it('are not used when the output holds anything else', async () => {
    const settings = await windows(`${query('units.power    REG_SZ    kW')}\r\nsecond line of a text\r\n`)
    expect(managedKeys(settings)).toEqual([])
    expect(findingsOf(settings)).toEqual([['file-invalid', { file: POLICY_KEY, reason: 'unreadable' }]])
  })

  it('are stronger than the file, and a difference is named', async () => {
    const file = await place(
      { 'units.power': 'bhp', 'units.torque': 'kgm', 'pictures.show': true },
      'Dynodesk',
      'managed.json'
    )
    const settings = await windows(query('units.power    REG_SZ    kW', 'pictures.show    REG_DWORD    0x1'))
    expect(settings.get('units.power')).toBe('kW')
    expect(settings.get('units.torque')).toBe('kgm')
    expect(findingsOf(settings)).toEqual([
      ['setting-managed', { reason: 'conflict', key: 'units.power', file, other: POLICY_KEY }]
    ])
    expect(settings.managedSources.map(({ place: where, keys }) => [where, keys])).toEqual([
      [POLICY_KEY, ['units.power', 'pictures.show']],
      [file, ['units.torque']]
    ])
  })

  it.each<[string, string, string, boolean]>([
    ['owned by administrators, others read', SAFE, FOLDER, true],
    ['owned by a user', SAFE.replace('O:BA', 'O:S-1-5-21-1-2-3-1001'), FOLDER, false],
    ['in a folder of a user', SAFE, FOLDER.replace('O:BA', 'O:S-1-5-21-1-2-3-1001'), false],
    ['writable by users', SAFE.replace('0x1200a9', '0x1301bf'), FOLDER, false],
    ['writable by users in words', SAFE.replace('0x1200a9', 'FRFW'), FOLDER, false],
    ['in a folder where users delete', SAFE, FOLDER.replace('DCLCRPCR', 'DCDTLCRPCR'), false],
    ['with rights that are not understood', SAFE.replace('0x1200a9', 'ZZ'), FOLDER, false],
    ['with a conditional entry', SAFE.replace('(A;;0x1200a9;;;BU)', '(XA;;FA;;;BU;(x))'), FOLDER, false],
    ['with an empty list: no entry allows anyone', 'O:BAG:SYD:NO_ACCESS_CONTROL', FOLDER, false]
  ])('use the file %s', async (_what, fileSddl, folderSddl, used) => {
    const file = await place({ 'units.power': 'bhp' }, 'Dynodesk', 'managed.json')
    const settings = await windows(1, (path) => (path === file ? fileSddl : folderSddl))
    expect(managedKeys(settings)).toEqual(used ? ['units.power'] : [])
    expect(findingsOf(settings)).toEqual(used ? [] : [['file-invalid', { file, reason: 'not-admin-only' }]])
  })

  it('do not use a file whose rights cannot be read', async () => {
    const file = await place({ 'units.power': 'bhp' }, 'Dynodesk', 'managed.json')
    const settings = await onWindows((program, args) =>
      program.endsWith('reg.exe') ? run(1)(program, args) : ended('', null)
    )
    expect(findingsOf(settings)).toEqual([['file-invalid', expect.objectContaining({ file, reason: 'unreadable' })]])
  })
})

describe.runIf(isPosix)('the profiles of macOS', () => {
  const folder = 'Managed Preferences'
  /** Stands for plutil: the test's files are JSON already. */
  const plutil: Run = (program, args, { input } = {}) => {
    expect(program).toBe('/usr/bin/plutil')
    expect(args).toEqual(['-convert', 'json', '-o', '-', '--', '-'])
    const text = input?.toString() ?? ''
    return text.startsWith('{') ? ended(text) : ended('', 1)
  }

  it('apply to the user before the computer', async () => {
    const device = await place({ 'units.power': 'bhp', 'units.torque': 'kgm' }, folder, 'net.dynodesk.catalogue.plist')
    const user = await place({ 'units.power': 'kW' }, folder, 'anna', 'net.dynodesk.catalogue.plist')
    const settings = await open({ platform: 'darwin', run: plutil })
    expect([settings.get('units.power'), settings.get('units.torque')]).toEqual(['kW', 'kgm'])
    expect(findingsOf(settings)).toEqual([
      ['setting-managed', { reason: 'conflict', key: 'units.power', file: device, other: user }]
    ])
  })

  it('are refused when they are no property list', async () => {
    const file = await place('nonsense', folder, 'net.dynodesk.catalogue.plist')
    expect(findingsOf(await open({ platform: 'darwin', run: plutil }))).toEqual([
      ['file-invalid', { file, reason: 'unreadable' }]
    ])
  })
})
