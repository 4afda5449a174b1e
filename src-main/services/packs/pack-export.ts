/** Exports catalogue data as a pack file for another installation; never keys, settings or user data. */
import { done } from '../../contract/failures'
import type { Input, Output } from '../../contract/channel-map'
import type { EnginePath } from '../../shared/catalogue/records'
import { localDay } from '../../shared/text/iso-time'
import { LANGUAGES, type LanguageCode } from '../../shared/text/languages'
import type { PackEntry, PackEntryName } from '../../shared/packs/pack-entry'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { ReadinessScope } from '../../shared/ports/stores/catalogue-store'
import { pictureAddresses } from '../pictures/picture-addresses'
import { readEntry, refused, withPackFiles, type PackFileDeps } from './pack-file-access'
import { createPackImport, type PackImportDeps } from './pack-import'

export interface PackExportDeps extends PackFileDeps, PackImportDeps {
  language(): LanguageCode
  /** `policy.allowExport`, and no retention rule forbids reading. */
  mayExport(): boolean
  /** Records from before it are not exported; null: without limit. */
  oldestMs(): number | null
  /** Opens the save dialog; null: cancelled. */
  chooseTarget(suggestedName: string): Promise<string | null>
}

export function createPackExport(deps: PackExportDeps) {
  const { files, clock } = deps
  return {
    export: ({ scopes, passphrase }: Input<'packs:export'>): Promise<Output<'packs:export'>> =>
      withPackFiles(deps, 'packs.export', async (profileId) => {
        if (!deps.mayExport()) return refused('no-export')
        const engines = await enginesIn(deps, profileId, scopes)
        if (engines.length === 0) return refused('empty')
        const file = await deps.chooseTarget(`dynodesk-${localDay(clock.now())}.dynopack`)
        if (file === null) return done(null)
        const head = { createdAtMs: clock.now(), service: deps.service() }
        const written = await files.write(file, passphrase, head, entriesOf(deps, profileId, engines))
        if (!written.ok) return refused(written.problem)
        const { origin } = await files.own()
        return done({ file, engines: new Set(engines.map((path) => path.engines)).size, origin })
      }),
    ...createPackImport(deps)
  }
}
export type PackExportService = ReturnType<typeof createPackExport>

/** Engines in the scopes of which more than the name is stored. */
async function enginesIn(
  { store, language, oldestMs }: PackExportDeps,
  profileId: string,
  scopes: Input<'packs:export'>['scopes']
): Promise<readonly EnginePath[]> {
  const items = await store.readiness(profileId, scopes as readonly ReadinessScope[], language(), oldestMs())
  return items.filter(({ state, path }) => state !== 'absent' && path.engines !== null).map(({ path }) => path)
}

async function* entriesOf(
  deps: PackExportDeps,
  profileId: string,
  engines: readonly EnginePath[]
): AsyncGenerator<PackEntry> {
  const pictures = new Map<string, string>()
  for (const [name, params] of addressesOf(engines)) {
    for (const language of LANGUAGES) {
      const cached = await readEntry(deps, profileId, name, params, language)
      // performances have no language; other records are exported in their own language only
      if (!cached || cached.fetchedAtMs < (deps.oldestMs() ?? -Infinity)) continue
      if (name !== 'performance' && (cached.language !== language || cached.data === null)) continue
      const { fetchedAtMs, goneSinceMs, data } = cached
      yield { kind: 'answer', name, params, language, fetchedAtMs, goneSinceMs, data }
      if (data !== null)
        for (const address of pictureAddresses(name, data)) {
          const url = deps.pictureUrl(address)
          if (url !== null) pictures.set(url, address)
        }
      if (name === 'performance') break
    }
  }
  yield* picturesOf(deps, pictures)
}

/**
 * The stored pictures, as far as the file has room for them, under the address of their records: a relative one has
 * another URL on each computer with the demo.
 *
 * @param addresses by stored URL
 */
async function* picturesOf(
  { store, maxPictureBytes }: PackExportDeps,
  addresses: ReadonlyMap<string, string>
): AsyncGenerator<PackEntry> {
  let bytesLeft = maxPictureBytes()
  if (bytesLeft === 0) return
  for (const [url, address] of addresses) {
    const picture = await store.picture(url)
    if (!picture || picture.bytes.length > bytesLeft || !checkPicture(picture.type, picture.bytes).ok) continue
    bytesLeft -= picture.bytes.length
    yield { kind: 'picture', url: address, ...picture }
  }
}

/**
 * Every address on the way to these engines, each once, from the top. Lists go whole: cut to the pack they would claim
 * that there is no more.
 */
function addressesOf(
  paths: readonly EnginePath[]
): readonly (readonly [PackEntryName, Readonly<Record<string, string>>])[] {
  const all = new Map<string, readonly [PackEntryName, Readonly<Record<string, string>>]>()
  const add = (name: PackEntryName, params: Readonly<Record<string, string | null>>): void => {
    if (Object.values(params).every((id) => id !== null))
      all.set(JSON.stringify([name, params]), [name, params as Readonly<Record<string, string>>])
  }
  add('types', {})
  for (const path of paths) {
    add('type', { type_id: path.types })
    add('manufacturers', { vehicle_type_id: path.types })
    add('manufacturer', { manufacturer_id: path.manufacturers })
    add('models', { manufacturer_id: path.manufacturers })
    add('model', { model_id: path.models })
    add('generations', { model_id: path.models })
    add('generation', { generation_id: path.generations })
    add('engines', { generation_id: path.generations })
    add('engine', { engine_id: path.engines })
    add('performance', { generation_id: path.generations, engine_id: path.engines })
  }
  return [...all.values()]
}
