import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openSettings, type FileSettings } from '@main/adapters/settings'
import { regionalDefaults } from '@shared/settings/regional-defaults'
import { defaultSettings, SETTINGS } from '@shared/settings/schema'
import type { SettingView } from '@shared/settings/setting-view'

let folder: string
let file: string
const log = { info: () => {}, warn: () => {}, error: () => {} }
const open = (managedFile?: string): Promise<FileSettings> =>
  openSettings({ file, managedFile, log, now: () => Date.UTC(2026, 0, 2, 3, 4, 5) })
const onDisk = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')) as unknown
const write = (content: unknown, name = 'settings.json'): Promise<void> =>
  writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dynodesk-settings-'))
  file = join(folder, 'settings.json')
})

describe('settings without a file', () => {
  it('have their defaults and write nothing', async () => {
    const settings = await open()
    const listed = Object.fromEntries(settings.all().map((s) => [s.key, s.value]))
    expect(listed).toEqual(defaultSettings())
    expect(settings.findings).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('are listed as in the contract', async () => {
    const entries: readonly SettingView[] = (await open()).all()
    expect(entries.map((e) => e.key)).toEqual(Object.keys(SETTINGS))
    expect(entries.find((e) => e.key === 'units.power')).toEqual({
      key: 'units.power',
      value: 'PS',
      standard: 'PS',
      type: 'choice',
      choices: ['PS', 'kW', 'bhp'],
      group: 'units',
      managed: false
    })
    expect(entries.find((e) => e.key === 'limits.reservePercent')).toMatchObject({ min: 0, max: 90 })
  })
})

describe('defaults of the region', () => {
  const regional = { ...regionalDefaults('US') }
  const openHere = (managedFile?: string) => openSettings({ file, managedFile, regional, log })

  it('apply until someone chooses', async () => {
    const settings = await openHere()
    expect(
      ['units.power', 'units.torque', 'units.topSpeed', 'units.fuelConsumption', 'units.capacity'].map((key) =>
        settings.get(key as 'units.power')
      )
    ).toEqual(['bhp', 'lb-ft', 'mph', 'mpg (US)', 'cc'])
    expect(settings.all().find(({ key }) => key === 'units.power')).toMatchObject({ value: 'bhp', standard: 'bhp' })
  })

  it('give way to a choice, also to one of the usual defaults, until it is reset', async () => {
    const settings = await openHere()
    await settings.set('units.power', 'PS')
    await settings.set('units.torque', 'lb-ft')
    expect((await openHere()).get('units.power')).toBe('PS')
    // the choice stays when the region changes
    expect((await open()).get('units.torque')).toBe('lb-ft')
    expect(await settings.reset('units.power')).toMatchObject({ view: { value: 'bhp' } })
    expect(await onDisk()).toEqual({ version: 1, values: { 'units.torque': 'lb-ft' } })
  })

  it('give way to the administrator', async () => {
    await write({ 'units.power': 'kW' }, 'managed.json')
    expect((await openHere(join(folder, 'managed.json'))).get('units.power')).toBe('kW')
  })

  it.each([
    ['GB', 'bhp', 'mpg (imp)'],
    ['us', 'bhp', 'mpg (US)'],
    ['DE', undefined, undefined],
    ['', undefined, undefined]
  ])('of %s', (country, power, consumption) => {
    const { 'units.power': hp, 'units.fuelConsumption': miles } = regionalDefaults(country)
    expect([hp, miles]).toEqual([power, consumption])
  })
})

describe('changing a setting', () => {
  it('stores only changed values, readable by the owner, for the next run', async () => {
    const settings = await open()
    expect(await settings.set('units.power', 'kW')).toMatchObject({
      ok: true,
      view: { key: 'units.power', value: 'kW' }
    })
    await settings.set('chart.startAtZero', true)
    expect(await onDisk()).toEqual({ version: 1, values: { 'units.power': 'kW' } })
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await open()).get('units.power')).toBe('kW')
  })

  it('goes back to the default by reset and by setting the default', async () => {
    const settings = await open()
    await settings.set('units.power', 'kW')
    await settings.set('search.fuels', ['Diesel'])
    await settings.reset('units.power')
    await settings.set('search.fuels', [...SETTINGS['search.fuels'].standard])
    expect(await onDisk()).toEqual({ version: 1, values: {} })
    expect(settings.get('units.power')).toBe('PS')
  })

  it('keeps all of several concurrent changes', async () => {
    const settings = await open()
    await Promise.all([
      settings.set('units.power', 'bhp'),
      settings.set('units.torque', 'kgm'),
      settings.set('limits.callsPerSecond', 9)
    ])
    expect(await onDisk()).toEqual({
      version: 1,
      values: { 'units.power': 'bhp', 'units.torque': 'kgm', 'limits.callsPerSecond': 9 }
    })
  })

  it('calls its listeners after storing, until they unsubscribe', async () => {
    const settings = await open()
    const received: string[] = []
    const leave = settings.onChange((key) => received.push(`${key}=${String(settings.get('units.power'))}`))
    await settings.set('units.power', 'kW')
    leave()
    await settings.set('units.power', 'bhp')
    expect(received).toEqual(['units.power=kW'])
  })

  it.each([
    ['units.power', 'horses', { reason: 'choice', choices: 'PS, kW, bhp' }],
    ['limits.reservePercent', 91, { reason: 'between', min: 0, max: 90 }],
    ['limits.reservePercent', 1.5, { reason: 'whole' }],
    ['search.fuels', [1], { reason: 'list', max: 40 }],
    ['pictures.show', 'yes', { reason: 'boolean' }]
  ])('refuses %s = %j with a reason without the value', async (key, value, because) => {
    const settings = await open()
    const outcome = await settings.set(key, value)
    expect(outcome).toEqual({ ok: false, code: 'setting-invalid', params: { key, ...because } })
    expect(JSON.stringify(outcome)).not.toContain('horses')
    expect(await readdir(folder)).toEqual([])
  })

  it.each(['no.such.setting', '__proto__', 'constructor'])('refuses the unknown key %s', async (key) => {
    expect(await (await open()).set(key, 1)).toEqual({
      ok: false,
      code: 'setting-invalid',
      params: { key, reason: 'unknown' }
    })
  })

  it('changes nothing when storing fails', async () => {
    const settings = await openSettings({ file: join(folder, 'not', 'a-folder'), log })
    await write('x', 'not')
    const params = { reason: 'settings-unwritten', key: 'units.power', file: join(folder, 'not', 'a-folder') }
    expect(await settings.set('units.power', 'kW')).toEqual({ ok: false, code: 'store-failed', params })
    expect(settings.get('units.power')).toBe('PS')
  })

  it('reports a storage failure once, and again after a success', async () => {
    const found: unknown[] = []
    const settings = await openSettings({
      file: join(folder, 'inner', 'settings.json'),
      log,
      onFinding: ({ params }) => found.push(params['reason'])
    })
    await write('x', 'inner')
    await settings.set('units.power', 'kW')
    await settings.set('units.torque', 'kgm')
    expect(found).toEqual(['settings-unwritten'])
    await rm(join(folder, 'inner'))
    expect(await settings.set('units.power', 'kW')).toMatchObject({ ok: true })
    await rm(join(folder, 'inner'), { recursive: true })
    await write('x', 'inner')
    await settings.set('units.torque', 'kgm')
    expect(found).toEqual(['settings-unwritten', 'settings-unwritten'])
  })
})

const TOO_LARGE = JSON.stringify({ version: 1, values: { 'units.power': 'kW', 'of.later': 'x'.repeat(1024 * 1024) } })
const nested = (depth: number): string =>
  `{"version":1,"values":{"units.power":"kW","of.later":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}}`

describe('an invalid settings file', () => {
  it.each([
    ['too large', TOO_LARGE],
    ['nested too deep', nested(50_000)],
    ['a little too deep', nested(40)]
  ])('is set aside and reported when it is %s, and settings can be changed', async (_what, content) => {
    await write(content)
    const settings = await open()
    expect(settings.findings).toMatchObject([
      { kind: 'warning', code: 'store-failed', params: { reason: 'settings-damaged' } }
    ])
    expect(settings.get('units.power')).toBe('PS')
    expect(await settings.set('units.power', 'bhp')).toMatchObject({ ok: true })
    expect(await readdir(folder)).toEqual(['settings.json', 'settings.json.damaged-2026-01-02T03-04-05-000Z'])
    expect((await stat(file)).size).toBeLessThan(100)
  })

  it('is never written larger than the limit for reading', async () => {
    await write({ version: 1, values: { 'of.later': Array.from({ length: 100_000 }, () => [1]) } })
    const settings = await open()
    expect(await settings.set('units.power', 'kW')).toMatchObject({
      ok: false,
      params: { reason: 'settings-unwritten' }
    })
    expect((await open()).findings).toEqual([])
  })

  it('keeps large or deep values within limits', async () => {
    await write(nested(25))
    const settings = await open()
    expect(settings.findings).toEqual([])
    expect(await settings.set('units.torque', 'kgm')).toMatchObject({ ok: true })
    expect((await open()).get('units.torque')).toBe('kgm')
  })

  it.each(['{"version":1,"val', '[]', '{"version":"1","values":{}}', '{"version":1}', ''])(
    'sets %j aside under a name with the time, and reports it',
    async (content) => {
      await write(content)
      const settings = await open()
      expect(await readdir(folder)).toEqual(['settings.json.damaged-2026-01-02T03-04-05-000Z'])
      expect(settings.findings).toMatchObject([
        {
          kind: 'warning',
          code: 'store-failed',
          params: { reason: 'settings-damaged', file, aside: 'settings.json.damaged-2026-01-02T03-04-05-000Z' }
        }
      ])
      expect(await settings.set('units.power', 'kW')).toMatchObject({ ok: true })
    }
  )

  it('keeps values of a newer version', async () => {
    await write({
      version: 7,
      values: { 'from.the.future': { deep: [1] }, 'units.power': 'kW', 'units.torque': 'newton-inches' }
    })
    const settings = await open()
    expect(settings.get('units.power')).toBe('kW')
    expect(settings.get('units.torque')).toBe('Nm')
    expect(settings.findings).toMatchObject([{ code: 'setting-invalid', params: { key: 'units.torque' } }])
    await settings.set('units.power', 'bhp')
    expect(await onDisk()).toEqual({
      version: 7,
      values: { 'from.the.future': { deep: [1] }, 'units.torque': 'newton-inches', 'units.power': 'bhp' }
    })
    await settings.set('units.torque', 'kgm')
    expect(await onDisk()).toMatchObject({ values: { 'units.torque': 'kgm' } })
  })

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'stays unchanged if it is unreadable',
    async () => {
      await write({ version: 1, values: { 'units.power': 'kW' } })
      await chmod(file, 0)
      const settings = await open()
      expect(settings.findings).toEqual([
        { kind: 'error', code: 'store-failed', params: { reason: 'settings-unreadable', file, error: 'EACCES' } }
      ])
      expect(await settings.set('units.torque', 'kgm')).toMatchObject({ ok: false, code: 'store-failed' })
    }
  )
})

describe('managed settings', () => {
  const managed = (): string => join(folder, 'managed.json')

  it('take precedence, are marked and cannot be changed', async () => {
    await write({ version: 1, values: { 'units.power': 'kW' } })
    await write({ 'units.power': 'bhp', 'limits.vehicleDatabase.windowSeconds': 12 }, 'managed.json')
    const settings = await open(managed())
    expect(settings.get('units.power')).toBe('bhp')
    expect(settings.get('limits.vehicleDatabase.windowSeconds')).toBe(12)
    expect(
      settings
        .all()
        .filter((s) => s.managed)
        .map((s) => s.key)
    ).toEqual(['units.power', 'limits.vehicleDatabase.windowSeconds'])
    expect(await settings.set('units.power', 'PS')).toEqual({
      ok: false,
      code: 'setting-managed',
      params: { key: 'units.power' }
    })
    expect(await settings.reset('units.power')).toMatchObject({ ok: false, code: 'setting-managed' })
    expect(settings.findings).toEqual([])
  })

  it('are reported one by one when invalid, and the others apply', async () => {
    await write({ 'units.power': 'horses', 'no.such': 1, 'units.torque': 'kgm', __proto__: 1 }, 'managed.json')
    await writeFile(managed(), '{"units.power":"horses","no.such":1,"__proto__":2,"units.torque":"kgm"}')
    const settings = await open(managed())
    expect(settings.findings.map(({ code, params }) => [code, params])).toEqual([
      ['setting-invalid', { file: managed(), key: 'units.power', reason: 'choice', choices: 'PS, kW, bhp' }],
      ['setting-invalid', { file: managed(), key: 'no.such', reason: 'unknown' }],
      ['setting-invalid', { file: managed(), key: '__proto__', reason: 'unknown' }]
    ])
    expect(settings.get('units.torque')).toBe('kgm')
    expect(settings.get('units.power')).toBe('PS')
  })

  it.each([
    ['nonsense', { reason: 'not-json' }],
    [TOO_LARGE, { reason: 'too-large' }],
    [nested(50_000), { reason: 'too-deep' }],
    ['[1]', { reason: 'not-an-object' }],
    [null, { reason: 'missing', error: 'ENOENT' }]
  ])('in an unusable file are reported with the reason (%#)', async (content, because) => {
    if (content !== null) await write(content, 'managed.json')
    expect((await open(managed())).findings).toEqual([
      { kind: 'error', code: 'file-invalid', params: { file: managed(), ...because } }
    ])
  })

  it('are never written to the user’s file', async () => {
    await write({ 'units.power': 'bhp' }, 'managed.json')
    await (await open(managed())).set('units.torque', 'kgm')
    expect(await onDisk()).toEqual({ version: 1, values: { 'units.torque': 'kgm' } })
  })
})
