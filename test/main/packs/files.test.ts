/** A pack carried from one desk to another, through a real file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PackFileStore } from '../../../src-main/adapters/pack-file'
import { createPackFiles, type PackFilesParts } from '../../../src-main/services/pack-files'
import type { EngineId, GenerationId, ManufacturerId, ModelId, VehicleTypeId } from '@core/catalogue/ids'
import type { PackEntry, PackFiles } from '@core/packs/file-port'
import { engine, generation, manufacturer, model, type } from '../../fakes/catalogue'
import { FakeLog } from '../../fakes/log'
import { FakeCatalogueStore } from '../../fakes/store'

const NOW = Date.UTC(2026, 2, 2)
const THEN = NOW - 1_000_000
const PASS = 'quiet workshop 7'
const LOGO = 'https://service.example/logo.png'
const G = '30' as GenerationId
const E = (id: string): EngineId => id as EngineId
const SCOPES = [{ kind: 'generation', id: '30' }] as const
const detail = (id: string, name: string) => ({ ...engine(id, name), options: [], remap_stages: [], read_tools: [], read_methods: [] })

function desk(more: Partial<PackFilesParts> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'packs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'a.dynopack')
  const store = new FakeCatalogueStore()
  let key: string | null = null
  const files: PackFiles = new PackFileStore({ log: new FakeLog(), secrets: { read: async () => key, put: async (_name, secret) => ((key = secret), 'sealed') } })
  let imported = 0
  const parts: PackFilesParts = {
    files, store, clock: { now: () => NOW, monotonic: () => 0, after: () => () => {} }, log: new FakeLog(), profile: () => 'p', language: () => 'en', service: () => 'https://service.example', allowed: () => true,
    chooseTarget: async () => file, chooseSource: async () => file, pictureBytes: () => 1_000_000, isPicture: (kind, bytes) => kind === 'image/png' && bytes.length > 2, imported: () => void imported++, ...more
  }
  return { file, store, files, service: createPackFiles(parts), imported: () => imported }
}
async function filled() {
  const from = desk()
  const w = from.store.write.bind(from.store, 'p')
  await w('types', {}, 'en', [type('1', 'Cars')], THEN)
  await w('manufacturers', { vehicle_type_id: '1' as VehicleTypeId }, 'en', [manufacturer('10', 'Belmora', { brand_logo: LOGO }), manufacturer('11', 'Arvenna')], THEN)
  await w('models', { manufacturer_id: '10' as ManufacturerId }, 'en', [model('20', 'Corsale')], THEN)
  await w('generations', { model_id: '20' as ModelId }, 'en', [generation('30', 'I', 2007, 2014)], THEN)
  await w('engines', { generation_id: G }, 'en', [engine('40', 'one'), engine('41', 'two'), engine('42', 'three')], THEN)
  await w('engine', { engine_id: E('40') }, 'en', detail('40', 'one'), THEN)
  await w('engine', { engine_id: E('40') }, 'ru', detail('40', 'один'), THEN + 5)
  await w('performance', { generation_id: G, engine_id: E('40') }, 'en', null, THEN)
  await w('engine', { engine_id: E('41') }, 'en', detail('41', 'two'), THEN)
  await w('engine', { engine_id: E('41') }, 'en', null, THEN + 9)
  await from.store.putPicture(LOGO, 'image/png', new Uint8Array([1, 2, 3]))
  return from
}

test('lists, details, "no data", other languages, pictures and what is no longer listed all arrive, with their age', async () => {
  const from = await filled()
  expect(await from.service.export({ scopes: SCOPES, passphrase: PASS })).toEqual({ ok: true, value: { file: from.file, engines: 2 } })
  const to = desk({ chooseSource: async () => from.file })
  expect(await to.service.import({ passphrase: PASS })).toEqual({ ok: true, value: { origin: expect.stringMatching(/^[0-9A-F-]{19}$/) as unknown, createdAt: new Date(NOW).toISOString(), languages: ['en', 'ru'], engines: 2 } })
  const r = to.store.read.bind(to.store, 'p')
  expect(await r('manufacturers', { vehicle_type_id: '1' as VehicleTypeId }, 'en')).toMatchObject({ data: [{ name: 'Belmora' }, { name: 'Arvenna' }], fetchedAtMs: THEN })
  expect(await r('engines', { generation_id: G }, 'en')).toMatchObject({ data: [{}, {}, {}] })
  expect(await r('engine', { engine_id: E('40') }, 'ru')).toMatchObject({ data: { name: 'один' }, language: 'ru', fetchedAtMs: THEN + 5 })
  expect(await r('performance', { generation_id: G, engine_id: E('40') }, 'en')).toMatchObject({ data: null, fetchedAtMs: THEN })
  expect(await r('engine', { engine_id: E('41') }, 'en')).toMatchObject({ data: { name: 'two' }, goneSinceMs: THEN + 9 })
  expect(await r('engine', { engine_id: E('42') }, 'en')).toBeNull()
  expect(await to.store.picture(LOGO)).toMatchObject({ type: 'image/png' })
  expect(to.imported()).toBe(1)
})
test('what is here and younger stays, and a second import changes nothing', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  await to.store.write('p', 'engine', { engine_id: E('40') }, 'en', detail('40', 'newer'), NOW)
  await to.service.import({ passphrase: PASS })
  expect(await to.store.read('p', 'engine', { engine_id: E('40') }, 'en')).toMatchObject({ data: { name: 'newer' }, fetchedAtMs: NOW })
  expect(await to.store.read('p', 'engine', { engine_id: E('40') }, 'ru')).toMatchObject({ data: { name: 'один' } })
  const before = to.store.writes
  await to.service.import({ passphrase: PASS })
  expect(to.store.writes).toBe(before)
})
test('a person may change their mind', async () => {
  const from = await filled()
  const nothing = { chooseTarget: async () => null, chooseSource: async () => null }
  expect(await desk(nothing).service.import({ passphrase: PASS })).toEqual({ ok: true, value: null })
  expect(await createPackFilesOver(from, nothing).export({ scopes: SCOPES, passphrase: PASS })).toEqual({ ok: true, value: null })
})
test.each([
  ['forbidden', { allowed: () => false }], ['other-service', { service: () => 'demo' }], ['unreadable', { chooseSource: async () => '/nowhere/x.dynopack' }]
] as const)('an import is refused: %s', async (reason, more) => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file, ...more })
  expect(await to.service.import({ passphrase: PASS })).toEqual({ ok: false, failure: { code: 'pack-file', params: { reason } } })
  expect(to.store.writes).toBe(0)
})
test('the wrong pass phrase is told as such, and nothing is taken', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  expect(await to.service.import({ passphrase: 'something else' })).toMatchObject({ failure: { code: 'pack-file', params: { reason: 'wrong-passphrase' } } })
  expect(to.store.writes).toBe(0)
})
test('an export is refused by policy, without a connection, and where nothing is here', async () => {
  const from = await filled()
  expect(await createPackFilesOver(from, { allowed: () => false }).export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({ failure: { params: { reason: 'forbidden' } } })
  expect(await createPackFilesOver(from, { profile: () => null }).export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({ failure: { code: 'not-connected' } })
  expect(await desk().service.export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({ failure: { params: { reason: 'empty' } } })
})
test('whoever knows the pass phrase still brings in catalogue only: no key, no setting, no search, no picture that is none', async () => {
  const to = desk()
  const entries = [
    { kind: 'setting', key: 'packs.allowFiles', value: true }, { kind: 'answer', name: 'subscription', params: {}, language: 'en', fetchedAtMs: THEN, data: { active: true } },
    { kind: 'answer', name: 'engine', params: { engine_id: '../1' }, language: 'en', fetchedAtMs: THEN, data: {} }, { kind: 'picture', url: LOGO, type: 'text/html', bytes: new Uint8Array(9) },
    { kind: 'answer', name: 'engine', params: { engine_id: '5' }, language: 'en', fetchedAtMs: THEN, goneSinceMs: null, data: { id: '5' } }
  ]
  async function* all(): AsyncGenerator<PackEntry> { yield* entries as PackEntry[] }
  await to.files.write(to.file, PASS, { createdAtMs: NOW, service: 'https://service.example' }, all())
  expect(await to.service.import({ passphrase: PASS })).toMatchObject({ ok: true, value: { engines: 1 } })
  expect([to.store.writes, await to.store.picture(LOGO)]).toEqual([1, null])
})
test('a store that fails is told, in both directions', async () => {
  const from = await filled()
  await from.service.export({ scopes: SCOPES, passphrase: PASS })
  const to = desk({ chooseSource: async () => from.file })
  to.store.broken = new Error('disk full')
  expect(await to.service.import({ passphrase: PASS })).toMatchObject({ failure: { code: 'store-failed' } })
  from.store.read = async () => { throw new Error('gone') }
  expect(await from.service.export({ scopes: SCOPES, passphrase: PASS })).toMatchObject({ failure: { code: 'store-failed' } })
})

/** The same desk under other circumstances. */
function createPackFilesOver(from: Awaited<ReturnType<typeof filled>>, more: Partial<PackFilesParts>) {
  return desk({ ...more, store: from.store, chooseTarget: more.chooseTarget ?? (async () => from.file) }).service
}
