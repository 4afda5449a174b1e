/** A pack carried from one desk to another, through a real file. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PackFileStore } from '@main/adapters/pack-file'
import { createPackExport, type PackExportDeps, type PackExportService } from '@main/services/packs/pack-export'
import { createTrustedKeys } from '@main/services/packs/trusted-keys'
import type { EngineId, GenerationId, ManufacturerId, ModelId, VehicleTypeId } from '@shared/catalogue/ids'
import { resolvePicture } from '@shared/connection/base-address'
import type { PackEntry } from '@shared/packs/pack-entry'
import type { PackFiles } from '@shared/ports/files/pack-files'
import { engine, generation, manufacturer, model, type } from '../../../fakes/catalogue'
import { FakeLog } from '../../../fakes/log'
import { BOMBS, png } from '../../../fakes/pictures'
import { FakeCatalogueStore, FakeUserStore } from '../../../fakes/store'

const NOW = Date.UTC(2026, 2, 2)
const THEN = NOW - 1_000_000
const PASS = 'quiet workshop 7'
const LOGO = 'https://service.example/logo.png'
const G = '30' as GenerationId
const E = (id: string): EngineId => id as EngineId
const SCOPES = [{ kind: 'generation', id: '30' }] as const
const detail = (id: string, name: string) => ({
  ...engine(id, name),
  options: [],
  remap_stages: [],
  read_tools: [],
  read_methods: []
})

function desk(more: Partial<PackExportDeps> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'a.dynopack')
  const store = new FakeCatalogueStore()
  let key: string | null = null
  const files: PackFiles = new PackFileStore({
    log: new FakeLog(),
    secrets: {
      read: async () => key,
      locked: async () => false,
      put: async (_name, secret) => ((key = secret), 'sealed')
    }
  })
  const reported: unknown[] = []
  let ids = 0
  const clock = { now: () => NOW, monotonic: () => 0, after: () => () => {} }
  const signers = createTrustedKeys({ userStore: new FakeUserStore(), clock, log: new FakeLog() })
  const parts: PackExportDeps = {
    files,
    store,
    trustedKeys: signers,
    clock,
    newId: () => `offer-${++ids}`,
    mayExport: () => true,
    oldestMs: () => null,
    log: new FakeLog(),
    profile: () => 'p',
    language: () => 'en',
    service: () => 'https://service.example',
    pictureUrl: (address) => resolvePicture('https://service.example', address),
    allowed: () => true,
    clockToleranceMs: () => 60_000,
    chooseTarget: async () => file,
    chooseSource: async () => file,
    maxPictureBytes: () => 1_000_000,
    onStored: (...change) => void reported.push(change),
    ...more
  }
  return { file, store, files, signers, service: createPackExport(parts), reported }
}
/** Looks at a file and takes it, whoever made it. */
async function taken(service: PackExportService): Promise<unknown> {
  const offer = await service.import({ passphrase: PASS })
  return offer.ok && offer.value ? service.accept({ id: offer.value.id, unknown: true }) : offer
}
async function filled(more: Partial<PackExportDeps> = {}, logo = LOGO) {
  const from = desk(more)
  const fixture = from.store.write.bind(from.store, 'p')
  await fixture('types', {}, 'en', [type('1', 'Cars')], THEN)
  await fixture(
    'manufacturers',
    { vehicle_type_id: '1' as VehicleTypeId },
    'en',
    [manufacturer('10', 'Belmora', { brand_logo: logo }), manufacturer('11', 'Arvenna')],
    THEN
  )
  await fixture('models', { manufacturer_id: '10' as ManufacturerId }, 'en', [model('20', 'Corsale')], THEN)
  await fixture('generations', { model_id: '20' as ModelId }, 'en', [generation('30', 'I', 2007, 2014)], THEN)
  await fixture(
    'engines',
    { generation_id: G },
    'en',
    [engine('40', 'one'), engine('41', 'two'), engine('42', 'three')],
    THEN
  )
  await fixture('engine', { engine_id: E('40') }, 'en', detail('40', 'one'), THEN)
  await fixture('engine', { engine_id: E('40') }, 'ru', detail('40', 'один'), THEN + 5)
  await fixture('performance', { generation_id: G, engine_id: E('40') }, 'en', null, THEN)
  await fixture('engine', { engine_id: E('41') }, 'en', detail('41', 'two'), THEN)
  await fixture('engine', { engine_id: E('41') }, 'en', null, THEN + 9)
  await from.store.putPicture(LOGO, 'image/png', png())
  return from
}

test('records that are too old to be shown are not exported', async () => {
  const from = await filled({ oldestMs: () => THEN + 3 })
  expect(await from.service.export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({ ok: true })
  const to = desk({ chooseSource: async () => from.file })
  await taken(to.service)
  const r = to.store.read.bind(to.store, 'p')
  expect(await r('engine', { engine_id: E('40') }, 'ru')).toMatchObject({ fetchedAtMs: THEN + 5 })
  expect(await r('engines', { generation_id: G }, 'en')).toBeNull()
  expect(await r('performance', { generation_id: G, engine_id: E('40') }, 'en')).toBeNull()
})

test('an import restores lists, details, "no data", other languages, pictures and removed records, with their age', async () => {
  const from = await filled()
  expect(await from.service.export({ scopes: SCOPES, passphrase: PASS })).toEqual({
    ok: true,
    value: { file: from.file, engines: 2, origin: (await from.files.own()).origin }
  })
  const to = desk({ chooseSource: async () => from.file })
  expect(await taken(to.service)).toEqual({ ok: true, value: { engines: 2 } })
  const r = to.store.read.bind(to.store, 'p')
  expect(await r('manufacturers', { vehicle_type_id: '1' as VehicleTypeId }, 'en')).toMatchObject({
    data: [{ name: 'Belmora' }, { name: 'Arvenna' }],
    fetchedAtMs: THEN
  })
  expect(await r('engines', { generation_id: G }, 'en')).toMatchObject({ data: [{}, {}, {}] })
  expect(await r('engine', { engine_id: E('40') }, 'ru')).toMatchObject({
    data: { name: 'один' },
    language: 'ru',
    fetchedAtMs: THEN + 5
  })
  expect(await r('performance', { generation_id: G, engine_id: E('40') }, 'en')).toMatchObject({
    data: null,
    fetchedAtMs: THEN
  })
  expect(await r('engine', { engine_id: E('41') }, 'en')).toMatchObject({
    data: { name: 'two' },
    goneSinceMs: THEN + 9
  })
  expect(await r('engine', { engine_id: E('42') }, 'en')).toBeNull()
  expect(await to.store.picture(LOGO)).toMatchObject({ type: 'image/png' })
  expect(to.reported, 'open pages read each record again').toEqual(
    expect.arrayContaining([
      ['types', {}, THEN],
      ['engines', { generation_id: G }, THEN],
      ['engine', { engine_id: E('40') }, THEN + 5],
      ['performance', { generation_id: G, engine_id: E('40') }, THEN]
    ])
  )
})
test.each([
  ['is marked as no longer listed', THEN, THEN + 9],
  ['that the service has listed since stays listed', THEN + 10, null]
])('a stored record of the same age %s', async (_what, checkedAtMs, goneSinceMs) => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  const params = { engine_id: E('41') }
  await to.store.write('p', 'engine', params, 'en', detail('41', 'two'), THEN)
  if (checkedAtMs > THEN) await to.store.write('p', 'engine', params, 'en', detail('41', 'two'), checkedAtMs)
  await to.signers.trust({ ...(await from.files.own()) }, 'van')
  await taken(to.service)
  expect(await to.store.read('p', 'engine', params, 'en')).toMatchObject({ data: { name: 'two' }, goneSinceMs })
})
test('a file reports its source, date, languages and size before an import', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  const { origin } = await from.files.own()
  expect(await to.service.import({ passphrase: PASS })).toEqual({
    ok: true,
    value: {
      id: 'offer-1',
      file: 'a.dynopack',
      origin,
      from: 'unknown',
      name: '',
      createdAt: new Date(NOW).toISOString(),
      languages: ['en', 'ru'],
      engines: 2,
      pictures: 1,
      leftOut: 0
    }
  })
  expect([to.store.writes, await to.store.picture(LOGO), to.reported]).toEqual([0, null, []])
})
test('an unknown signer needs a confirmation; a trusted one does not, until trust is removed', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  const offered = async () => {
    const offer = await to.service.import({ passphrase: PASS })
    if (!offer.ok || !offer.value) throw new Error('no offer')
    return offer.value
  }
  const first = await offered()
  expect(await to.service.accept({ id: first.id })).toEqual({
    ok: false,
    failure: { code: 'pack-file', params: { reason: 'unknown-signer' } }
  })
  expect(to.store.writes).toBe(0)
  expect(await to.service.accept({ id: first.id, unknown: true, trust: ' Dyno room ' })).toEqual({
    ok: true,
    value: { engines: 2 }
  })
  const second = await offered()
  expect(second).toMatchObject({ from: 'trusted', name: 'Dyno room' })
  expect(await to.service.accept({ id: second.id })).toMatchObject({ ok: true })
  const list = await to.signers.all()
  expect(list).toMatchObject({
    ok: true,
    value: [{ origin: first.origin, name: 'Dyno room', since: new Date(NOW).toISOString() }]
  })
  expect(await to.signers.forget(list.ok ? list.value[0]!.signer : '')).toEqual({ ok: true, value: [] })
  expect((await offered()).from).toBe('unknown')
})
test('a file of this installation needs no trust', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const offer = await from.service.import({ passphrase: PASS })
  expect(offer).toMatchObject({ value: { from: 'this-desk' } })
  expect(await from.service.accept({ id: offer.ok ? offer.value!.id : '' })).toMatchObject({ ok: true })
})
test('an import takes only the shown file: not a replaced one, not twice, not after a refusal, not under another policy', async () => {
  const [from, other] = [await filled(), await filled()]
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  await other.service.export({ scopes: SCOPES, passphrase: PASS })
  let allowed = true
  const to = desk({ chooseSource: async () => from.file, allowed: () => allowed })
  const offer = async (): Promise<string> => {
    const answer = await to.service.import({ passphrase: PASS })
    return answer.ok ? answer.value!.id : ''
  }
  const declined = await offer()
  await to.service.decline({ id: declined })
  expect(await to.service.accept({ id: declined, unknown: true })).toMatchObject({ failure: { code: 'invalid-input' } })
  const forbidden = await offer()
  allowed = false
  expect(await to.service.accept({ id: forbidden, unknown: true })).toMatchObject({
    failure: { params: { reason: 'forbidden' } }
  })
  allowed = true
  const exchanged = await offer()
  copyFileSync(other.file, from.file)
  expect(await to.service.accept({ id: exchanged, unknown: true })).toMatchObject({
    failure: { params: { reason: 'changed' } }
  })
  expect(to.store.writes).toBe(0)
  const good = await offer()
  expect(await to.service.accept({ id: good, unknown: true })).toMatchObject({ ok: true })
  expect(await to.service.accept({ id: good, unknown: true })).toMatchObject({ failure: { code: 'invalid-input' } })
})
test('an unreadable list of trusted computers trusts nobody', async () => {
  const person = new FakeUserStore()
  await person.setValue('trusted-signers', [
    { signer: 'not a key' },
    null,
    { signer: '0f'.repeat(32), origin: 'A', name: '', since: '2026-11-21T00:00:00Z' }
  ])
  const signers = createTrustedKeys({ userStore: person, clock: { now: () => NOW }, log: new FakeLog() })
  expect(await signers.all()).toMatchObject({ value: [{ origin: 'A' }] })
  await person.setValue('trusted-signers', 'all of them')
  expect(await signers.all()).toEqual({ ok: true, value: [] })
  person.broken = new Error('disk full')
  expect(await signers.forget('x')).toMatchObject({ failure: { code: 'store-failed' } })
})
/** A file with one engine in it, whose writer says what they like of its time. */
async function forged(fetchedAtMs: number, createdAtMs = NOW) {
  const by = desk()
  async function* entries(): AsyncGenerator<PackEntry> {
    yield {
      kind: 'answer',
      name: 'engine',
      params: { engine_id: '40' },
      language: 'en',
      fetchedAtMs,
      goneSinceMs: null,
      data: { ...detail('40', 'forged'), power: 999 }
    }
  }
  await by.files.write(by.file, PASS, { createdAtMs, service: 'https://service.example' }, entries())
  return by
}
test('a file of an unknown computer never replaces an answer of the service, whatever time it states', async () => {
  const by = await forged(NOW + 86_400_000)
  const to = desk({ chooseSource: async () => by.file })
  await to.store.write('p', 'engine', { engine_id: E('40') }, 'en', detail('40', 'the service'), NOW - 5000)
  await taken(to.service)
  const stored = await to.store.read('p', 'engine', { engine_id: E('40') }, 'en')
  expect(stored).toMatchObject({ data: { name: 'the service' }, fetchedAtMs: NOW - 5000 })
  expect(stored).not.toHaveProperty('origin')
})
test('no record of a file is newer than the file, and imported records name the file as their source', async () => {
  const [by, { origin: signer }] = await forged(NOW + 86_400_000, NOW - 3_600_000).then(
    async (one) => [one, await one.files.own()] as const
  )
  const to = desk({ chooseSource: async () => by.file })
  await taken(to.service)
  expect(await to.store.read('p', 'engine', { engine_id: E('40') }, 'en')).toMatchObject({
    fetchedAtMs: NOW - 3_600_000,
    origin: { signer, name: '', writtenAtMs: NOW - 3_600_000 }
  })
})
test('a file from the future is refused, unless its clock is only slightly ahead', async () => {
  const by = await forged(NOW, NOW + 3_600_000)
  expect(await desk({ chooseSource: async () => by.file }).service.import({ passphrase: PASS })).toEqual({
    ok: false,
    failure: { code: 'pack-file', params: { reason: 'future' } }
  })
  const ahead = await forged(NOW, NOW + 30_000)
  expect(await desk({ chooseSource: async () => ahead.file }).service.import({ passphrase: PASS })).toMatchObject({
    ok: true
  })
})
test('reading a file ends on request', async () => {
  const by = await filled()
  await by.service.export({ scopes: SCOPES, passphrase: PASS })
  const looked = by.service.import({ passphrase: PASS })
  await by.service.decline({ id: 'reading' })
  expect(await looked).toEqual({ ok: false, failure: { code: 'cancelled' } })
})
test('an import keeps newer stored records, and a second import changes nothing', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  await to.store.write('p', 'engine', { engine_id: E('40') }, 'en', detail('40', 'newer'), NOW)
  await taken(to.service)
  expect(await to.store.read('p', 'engine', { engine_id: E('40') }, 'en')).toMatchObject({
    data: { name: 'newer' },
    fetchedAtMs: NOW
  })
  expect(await to.store.read('p', 'engine', { engine_id: E('40') }, 'ru')).toMatchObject({ data: { name: 'один' } })
  const before = to.store.writes
  await taken(to.service)
  expect(to.store.writes).toBe(before)
})
test('a declined import can be repeated', async () => {
  const from = await filled()
  const nothing = { chooseTarget: async () => null, chooseSource: async () => null }
  expect(await desk(nothing).service.import({ passphrase: PASS })).toEqual({ ok: true, value: null })
  expect(await createPackFilesOver(from, nothing).export({ scopes: SCOPES, passphrase: PASS })).toEqual({
    ok: true,
    value: null
  })
})
test.each([
  ['forbidden', { allowed: () => false }],
  ['other-service', { service: () => 'demo' }],
  ['unreadable', { chooseSource: async () => '/nowhere/x.dynopack' }]
] as const)('an import is refused: %s', async (reason, more) => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file, ...more })
  expect(await to.service.import({ passphrase: PASS })).toEqual({
    ok: false,
    failure: { code: 'pack-file', params: { reason } }
  })
  expect(to.store.writes).toBe(0)
})
test('the wrong passphrase is reported as such, and nothing is imported', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  expect(await to.service.import({ passphrase: 'something else' })).toMatchObject({
    failure: { code: 'pack-file', params: { reason: 'wrong-passphrase' } }
  })
  expect(to.store.writes).toBe(0)
})
test('an export is refused by policy, without a connection, and without stored records', async () => {
  const from = await filled()
  expect(
    await createPackFilesOver(from, { allowed: () => false }).export({ scopes: SCOPES, passphrase: PASS })
  ).toMatchObject({ failure: { params: { reason: 'forbidden' } } })
  expect(
    await createPackFilesOver(from, { mayExport: () => false }).export({ scopes: SCOPES, passphrase: PASS })
  ).toMatchObject({ failure: { params: { reason: 'no-export' } } })
  expect(
    await createPackFilesOver(from, { profile: () => null }).export({ scopes: SCOPES, passphrase: PASS })
  ).toMatchObject({ failure: { code: 'not-connected' } })
  expect(await desk().service.export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({
    failure: { params: { reason: 'empty' } }
  })
})
test('an attacker with the passphrase can only add catalogue records: no key, no setting, no search, no invalid picture', async () => {
  const to = desk()
  const entries = [
    { kind: 'setting', key: 'packs.allowFiles', value: true },
    { kind: 'answer', name: 'subscription', params: {}, language: 'en', fetchedAtMs: THEN, data: { active: true } },
    { kind: 'answer', name: 'engine', params: { engine_id: '../1' }, language: 'en', fetchedAtMs: THEN, data: {} },
    { kind: 'picture', url: LOGO, type: 'text/html', bytes: new Uint8Array(9) },
    {
      kind: 'answer',
      name: 'engine',
      params: { engine_id: '5' },
      language: 'en',
      fetchedAtMs: THEN,
      goneSinceMs: null,
      data: { id: '5' }
    }
  ]
  async function* all(): AsyncGenerator<PackEntry> {
    yield* entries as PackEntry[]
  }
  await to.files.write(to.file, PASS, { createdAtMs: NOW, service: 'https://service.example' }, all())
  expect(await to.service.import({ passphrase: PASS })).toMatchObject({ value: { leftOut: 4 } })
  expect(await taken(to.service)).toMatchObject({ ok: true, value: { engines: 1 } })
  expect([to.store.writes, await to.store.picture(LOGO)]).toEqual([1, null])
})
test.each(BOMBS)(
  'a picture (%s) that would block the window is neither exported nor imported, and a valid one replaces it',
  async (kind, bytes) => {
    const from = await filled()
    await from.store.putPicture(LOGO, kind, bytes)
    await from.service.export({ scopes: SCOPES, passphrase: PASS })
    const to = desk({ chooseSource: async () => from.file })
    expect(await to.service.import({ passphrase: PASS })).toMatchObject({ value: { pictures: 0, leftOut: 0 } })

    async function* bombs(): AsyncGenerator<PackEntry> {
      yield { kind: 'picture', url: LOGO, type: kind, bytes }
    }
    await to.files.write(from.file, PASS, { createdAtMs: NOW, service: 'https://service.example' }, bombs())
    expect(await to.service.import({ passphrase: PASS })).toMatchObject({ value: { pictures: 0, leftOut: 1 } })
    await taken(to.service)
    expect(await to.store.picture(LOGO)).toBeNull()

    const sound = await filled()
    await sound.service.export({ scopes: SCOPES, passphrase: PASS })
    await to.store.putPicture(LOGO, kind, bytes)
    await taken(createPackFilesOver({ ...sound, store: to.store }, { chooseSource: async () => sound.file }))
    expect(await to.store.picture(LOGO)).toEqual({ type: 'image/png', bytes: png() })
  }
)
test.each([
  ['/media/logo.png', 'http://127.0.0.1:2/media/logo.png'],
  ['media/logo.png', 'http://127.0.0.1:2/media/logo.png'],
  ['https://SERVICE.example/Škoda a.png#x', 'https://service.example/%C5%A0koda%20a.png']
])('exports the stored picture of %s and imports it for another base address', async (address, url) => {
  const resolver = (port: number) => (address: string) => resolvePicture(`http://127.0.0.1:${port}`, address)
  const from = await filled({ pictureUrl: resolver(1) }, address)
  await from.store.putPicture(resolver(1)(address)!, 'image/png', png())
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file, pictureUrl: resolver(2) })
  expect(await taken(to.service)).toMatchObject({ ok: true })
  expect(await to.store.picture(url)).toEqual({ type: 'image/png', bytes: png() })
})
test('a store that fails is reported, in both directions', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  to.store.broken = new Error('disk full')
  expect(await taken(to.service)).toMatchObject({ failure: { code: 'store-failed' } })
  from.store.read = async () => {
    throw new Error('gone')
  }
  expect(await from.service.export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({
    failure: { code: 'store-failed' }
  })
})

/** The same desk under other circumstances. */
function createPackFilesOver(from: Awaited<ReturnType<typeof filled>>, more: Partial<PackExportDeps>) {
  return desk({ ...more, store: from.store, chooseTarget: more.chooseTarget ?? (async () => from.file) }).service
}
