/**
 * Packs carried as one file to another desk, and brought in from one. Catalogue only: keys, settings and the person's
 * own things never travel.
 */
import { done, failed, type Result } from '../../contract/failures'
import type { Input, Output } from '../../contract/channel-map'
import type { PackOffer, ScopeInput } from '../../contract/channels/packs'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { EnginePath } from '../../shared/catalogue/records'
import { LANGUAGES, type LanguageCode } from '../../shared/text/languages'
import {
  PackFileError,
  type OpenPackFile,
  type PackFileProblem,
  type PackFiles
} from '../../shared/ports/files/pack-files'
import { readPackAnswer, type PackEntry, type PackEntryName } from '../../shared/packs/pack-entry'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore, PackFileSource, CachedAnswer, PackScope } from '../../shared/ports/stores/catalogue-store'
import { pictureAddresses } from '../pictures/picture-addresses'
import type { TrustedKeys } from './trusted-keys'

export interface PackExportDeps {
  readonly files: PackFiles
  readonly signers: Pick<TrustedKeys, 'find' | 'trust'>
  readonly newId: () => string
  readonly store: Pick<CatalogueStore, 'read' | 'write' | 'readiness' | 'picture' | 'putPicture'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  /** What the ids of the profile in force belong to: its base address, or "demo". */
  service(): string
  /** How far the clock of another desk may be ahead of this one's. */
  clockToleranceMs(): number
  /** `packs.allowFiles`: contract and administrator decide (trap 100). */
  allowed(): boolean
  /** `policy.allowExport`, and nothing else forbids reading what is here. */
  mayExport(): boolean
  /** Asks the person; null: cancelled. */
  chooseTarget(suggestedName: string): Promise<string | null>
  chooseSource(): Promise<string | null>
  /** Pictures travel too, up to so many bytes in all; 0: none. */
  maxPictureBytes(): number
  /** The catalogue kept here has grown. */
  onImported(): void
}

/**
 * Beyond the problems of the file itself: the policy (of all files, of leaving this desk), nothing to export, ids of
 * another service, a signer that
 * wants a yes, an offer that is no longer the one that was shown, and a file that says it was written later than now.
 */
type Reason =
  PackFileProblem | 'forbidden' | 'no-export' | 'empty' | 'other-service' | 'unknown-signer' | 'changed' | 'future'
type Answer = Extract<PackEntry, { kind: 'answer' }>
/** A file that was looked through and shown. The pass phrase is kept only as long. */
interface PendingImport {
  readonly id: string
  readonly file: string
  readonly passphrase: string
  readonly digest: string
}

const refused = (reason: Reason) => failed('pack-file', { params: { reason } })

export function createPackExport(parts: PackExportDeps) {
  const { files, signers, store, clock, log } = parts
  let offered: PendingImport | null = null
  /** Looking through a file ends when another is chosen or the person has had enough. */
  let looking = new AbortController()

  /** Shared by both ways: what stops them before a file is touched, and what a broken store means. */
  async function permitted<T>(what: string, work: (who: string) => Promise<Result<T>>): Promise<Result<T>> {
    if (!parts.allowed()) return refused('forbidden')
    const who = parts.profile()
    if (who === null) return failed('not-connected')
    try {
      return await work(who)
    } catch (error) {
      if (error instanceof PackFileError) return refused(error.problem)
      log.error(what, { error })
      return failed('store-failed')
    }
  }

  return {
    export: ({ scopes, passphrase }: Input<'packs:export'>): Promise<Output<'packs:export'>> =>
      permitted('packs.export', async (who) => {
        if (!parts.mayExport()) return refused('no-export')
        const engines = await enginesIn(who, scopes)
        if (engines.length === 0) return refused('empty')
        const file = await parts.chooseTarget(`dynodesk-${new Date(clock.now()).toISOString().slice(0, 10)}.dynopack`)
        if (file === null) return done(null)
        const written = await files.write(
          file,
          passphrase,
          { createdAtMs: clock.now(), service: parts.service() },
          entriesOf(who, engines)
        )
        if (!written.ok) return refused(written.problem)
        const { origin } = await files.own()
        return done({ file, engines: new Set(engines.map((path) => path.engines)).size, origin })
      }),

    import: ({ passphrase }: Input<'packs:import'>): Promise<Output<'packs:import'>> =>
      permitted('packs.import', async () => {
        offered = null
        looking.abort()
        const { signal } = (looking = new AbortController())
        const file = await parts.chooseSource()
        if (file === null) return done(null)
        return within(file, passphrase, async (pack) => {
          const { languages, engines, pictures, unsound } = await through(pack, null, signal)
          if (signal.aborted) return failed('cancelled')
          offered = { id: parts.newId(), file, passphrase, digest: pack.digest }
          return done({
            id: offered.id,
            file: file.replace(/^.*[\\/]/, ''),
            origin: pack.origin,
            ...(await signerOf(pack)),
            createdAt: new Date(pack.head.createdAtMs).toISOString(),
            languages: LANGUAGES.filter((language) => languages.has(language)),
            engines: engines.size,
            pictures,
            leftOut: unsound
          })
        })
      }),

    /** Only what was shown is taken: the same file to the byte, and an unknown signer only with a yes to it. */
    accept: ({ id, unknown = false, trust }: Input<'packs:accept'>): Promise<Output<'packs:accept'>> =>
      permitted('packs.import', async (who) => {
        const offer = offered
        if (offer?.id !== id) return failed('invalid-input')
        return within(offer.file, offer.passphrase, async (pack) => {
          if (pack.digest !== offer.digest) return refused('changed')
          const { from, name } = await signerOf(pack)
          if (from === 'unknown' && !unknown) return refused('unknown-signer')
          try {
            const origin = { signer: pack.origin, name: trust ?? name, writtenAtMs: writtenAt(pack) }
            const { engines } = await through(pack, {
              who,
              from: { origin, replaces: from !== 'unknown' || trust !== undefined }
            })
            if (trust !== undefined) await signers.trust(pack, trust)
            offered = null
            return done({ engines: engines.size })
          } finally {
            parts.onImported()
          }
        })
      }),

    decline: async ({ id }: Input<'packs:decline'>): Promise<Output<'packs:decline'>> => {
      looking.abort()
      if (offered?.id === id) offered = null
      return done(null)
    }
  }

  /** Opens a file of the service in force, and closes it whatever happens. */
  async function within<T>(
    file: string,
    passphrase: string,
    work: (pack: OpenPackFile) => Promise<Result<T>>
  ): Promise<Result<T>> {
    const opened = await files.open(file, passphrase)
    if (!opened.ok) return refused(opened.problem)
    try {
      if (opened.pack.head.service !== parts.service()) return refused('other-service')
      return opened.pack.head.createdAtMs > clock.now() + parts.clockToleranceMs()
        ? refused('future')
        : await work(opened.pack)
    } finally {
      await opened.pack.close()
    }
  }

  /** By this desk's clock: that of the other desk may be a little ahead. */
  function writtenAt({ head }: OpenPackFile): number {
    return Math.min(head.createdAtMs, clock.now())
  }

  async function signerOf({ signer }: OpenPackFile): Promise<Pick<PackOffer, 'from' | 'name'>> {
    if ((await files.own()).signer === signer) return { from: 'this-desk', name: '' }
    const known = await signers.find(signer)
    return known ? { from: 'trusted', name: known.name } : { from: 'unknown', name: '' }
  }

  /** Engines of the scopes of which more than the name is here. */
  async function enginesIn(who: string, scopes: readonly ScopeInput[]): Promise<readonly EnginePath[]> {
    const items = await store.readiness(who, scopes as readonly PackScope[], parts.language())
    return items.filter(({ state, path }) => state !== 'absent' && path.engines !== null).map(({ path }) => path)
  }

  async function* entriesOf(who: string, engines: readonly EnginePath[]): AsyncGenerator<PackEntry> {
    const pictures = new Set<string>()
    let bytesLeft = parts.maxPictureBytes()
    for (const [name, params] of addressesOf(engines)) {
      for (const language of LANGUAGES) {
        const held = await read(who, name, params, language)
        // a performance is the same in all languages, and everything else is taken in the language it is in
        if (
          !held ||
          (name !== 'performance' && held.language !== language) ||
          (held.data === null && name !== 'performance')
        )
          continue
        yield {
          kind: 'answer',
          name,
          params,
          language,
          fetchedAtMs: held.fetchedAtMs,
          goneSinceMs: held.goneSinceMs,
          data: held.data
        }
        if (bytesLeft > 0 && held.data !== null) for (const url of pictureAddresses(name, held.data)) pictures.add(url)
        if (name === 'performance') break
      }
    }
    for (const url of pictures) {
      const picture = await store.picture(url)
      if (!picture || picture.bytes.length > bytesLeft || !checkPicture(picture.type, picture.bytes).ok) continue
      bytesLeft -= picture.bytes.length
      yield { kind: 'picture', url, ...picture }
    }
  }

  function read(
    who: string,
    name: PackEntryName,
    params: Readonly<Record<string, string>>,
    language: LanguageCode
  ): Promise<CachedAnswer<EndpointName> | null> {
    return store.read(who, name, params as Endpoints[PackEntryName]['params'], language)
  }

  /** Looks through a whole file; with `into` what is sound is kept as well. */
  async function through(
    pack: OpenPackFile,
    into: { readonly who: string; readonly from: PackFileSource } | null = null,
    signal?: AbortSignal
  ) {
    const languages = new Set<LanguageCode>()
    const engines = new Set<string>()
    let pictures = 0
    let unsound = 0
    for await (const value of pack.entries) {
      if (signal?.aborted) break
      const answer = readPackAnswer(value, writtenAt(pack))
      if (answer) {
        if (into) await keep(into.who, answer, into.from)
        if (answer.name !== 'performance') languages.add(answer.language)
        if (answer.name === 'engine') engines.add(answer.params['engine_id'] ?? '')
      } else if (await soundPicture(value, into !== null)) pictures++
      else unsound++
    }
    if (unsound > 0) log.warn('packs.import', { unsound })
    return { languages, engines, pictures, unsound }
  }

  /**
   * What is here and younger stays; of a file that is not trusted, all that the service itself has answered here stays.
   */
  async function keep(
    who: string,
    { name, params, language, fetchedAtMs, goneSinceMs, data }: Answer,
    from: PackFileSource
  ): Promise<void> {
    const here = await read(who, name, params, language)
    const stays = (held: CachedAnswer<EndpointName>): boolean =>
      Math.max(held.fetchedAtMs, held.goneSinceMs ?? 0) >= fetchedAtMs || (!held.origin && !from.replaces)
    if (here && (name === 'performance' || here.language === language) && stays(here)) return
    const write = (answer: unknown, atMs: number): Promise<void> =>
      store.write(
        who,
        name,
        params as Endpoints[PackEntryName]['params'],
        language,
        answer as Endpoints[PackEntryName]['result'] | null,
        atMs,
        { from }
      )
    await write(data, fetchedAtMs)
    if (goneSinceMs !== null && name !== 'performance') await write(null, goneSinceMs)
  }

  async function soundPicture(value: unknown, kept: boolean): Promise<boolean> {
    const { kind, url, type, bytes } = value as {
      readonly [K in keyof Extract<PackEntry, { kind: 'picture' }>]?: unknown
    }
    if (
      kind !== 'picture' ||
      typeof url !== 'string' ||
      url.length > 2048 ||
      typeof type !== 'string' ||
      !(bytes instanceof Uint8Array) ||
      !checkPicture(type, bytes).ok
    )
      return false
    if (!kept || parts.maxPictureBytes() === 0) return true
    const here = await store.picture(url)
    if (!here || !checkPicture(here.type, here.bytes).ok) await store.putPicture(url, type, bytes)
    return true
  }
}
export type PackExportService = ReturnType<typeof createPackExport>

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
