/** Imports pack files: a file is read and offered first, then accepted or declined. */
import { done, failed, type Result } from '../../contract/failures'
import type { Input, Output } from '../../contract/channel-map'
import type { PackOffer } from '../../contract/channels/packs'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import { LANGUAGES, type LanguageCode } from '../../shared/text/languages'
import { readPackAnswer, type PackEntry, type PackEntryName } from '../../shared/packs/pack-entry'
import { checkPicture } from '../../shared/pictures/check-picture'
import type { OpenPackFile } from '../../shared/ports/files/pack-files'
import type { PackFileSource, CachedAnswer } from '../../shared/ports/stores/catalogue-store'
import { readEntry, refused, withPackFiles, type PackFileDeps } from './pack-file-access'
import type { TrustedKeys } from './trusted-keys'

export interface PackImportDeps extends PackFileDeps {
  readonly trustedKeys: Pick<TrustedKeys, 'find' | 'trust'>
  readonly newId: () => string
  /** Tolerated difference between the clocks of two installations. */
  clockToleranceMs(): number
  /** Opens the file dialog; null: cancelled. */
  chooseSource(): Promise<string | null>
  /** The stored catalogue has grown. */
  onImported(): void
}

type Answer = Extract<PackEntry, { kind: 'answer' }>
/** A file that was read and offered, with its pass phrase. */
interface PendingImport {
  readonly id: string
  readonly file: string
  readonly passphrase: string
  readonly digest: string
}

export function createPackImport(deps: PackImportDeps) {
  const { files, trustedKeys, store, clock, log } = deps
  let offered: PendingImport | null = null
  /** Aborted when another file is chosen or the user declines. */
  let reading = new AbortController()

  return {
    import: ({ passphrase }: Input<'packs:import'>): Promise<Output<'packs:import'>> =>
      withPackFiles(deps, 'packs.import', async () => {
        offered = null
        reading.abort()
        const { signal } = (reading = new AbortController())
        const file = await deps.chooseSource()
        if (file === null) return done(null)
        return withOpenFile(file, passphrase, async (pack) => {
          const { languages, engines, pictures, invalid } = await readEntries(pack, null, signal)
          if (signal.aborted) return failed('cancelled')
          offered = { id: deps.newId(), file, passphrase, digest: pack.digest }
          return done({
            id: offered.id,
            file: file.replace(/^.*[\\/]/, ''),
            origin: pack.origin,
            ...(await signerOf(pack)),
            createdAt: new Date(pack.head.createdAtMs).toISOString(),
            languages: LANGUAGES.filter((language) => languages.has(language)),
            engines: engines.size,
            pictures,
            leftOut: invalid
          })
        })
      }),

    /** Imports only the offered file, byte for byte; an unknown signer needs the user's confirmation. */
    accept: ({ id, unknown = false, trust }: Input<'packs:accept'>): Promise<Output<'packs:accept'>> =>
      withPackFiles(deps, 'packs.import', async (profileId) => {
        const offer = offered
        if (offer?.id !== id) return failed('invalid-input')
        return withOpenFile(offer.file, offer.passphrase, async (pack) => {
          if (pack.digest !== offer.digest) return refused('changed')
          const { from, name } = await signerOf(pack)
          if (from === 'unknown' && !unknown) return refused('unknown-signer')
          try {
            const origin = { signer: pack.origin, name: trust ?? name, writtenAtMs: writtenAt(pack) }
            const { engines } = await readEntries(pack, {
              profileId,
              from: { origin, replaces: from !== 'unknown' || trust !== undefined }
            })
            if (trust !== undefined) await trustedKeys.trust(pack, trust)
            offered = null
            return done({ engines: engines.size })
          } finally {
            deps.onImported()
          }
        })
      }),

    decline: async ({ id }: Input<'packs:decline'>): Promise<Output<'packs:decline'>> => {
      reading.abort()
      if (offered?.id === id) offered = null
      return done(null)
    }
  }

  /** Opens a file of the active service, and always closes it. */
  async function withOpenFile<T>(
    file: string,
    passphrase: string,
    work: (pack: OpenPackFile) => Promise<Result<T>>
  ): Promise<Result<T>> {
    const opened = await files.open(file, passphrase)
    if (!opened.ok) return refused(opened.problem)
    try {
      if (opened.pack.head.service !== deps.service()) return refused('other-service')
      return opened.pack.head.createdAtMs > clock.now() + deps.clockToleranceMs()
        ? refused('future')
        : await work(opened.pack)
    } finally {
      await opened.pack.close()
    }
  }

  /** Never later than now: the clock of the other installation may be ahead. */
  function writtenAt({ head }: OpenPackFile): number {
    return Math.min(head.createdAtMs, clock.now())
  }

  async function signerOf({ signer }: OpenPackFile): Promise<Pick<PackOffer, 'from' | 'name'>> {
    if ((await files.own()).signer === signer) return { from: 'this-desk', name: '' }
    const known = await trustedKeys.find(signer)
    return known ? { from: 'trusted', name: known.name } : { from: 'unknown', name: '' }
  }

  /** Reads and counts all entries; with `into` it stores the valid ones. */
  async function readEntries(
    pack: OpenPackFile,
    into: { readonly profileId: string; readonly from: PackFileSource } | null = null,
    signal?: AbortSignal
  ) {
    const languages = new Set<LanguageCode>()
    const engines = new Set<string>()
    let pictures = 0
    let invalid = 0
    for await (const value of pack.entries) {
      if (signal?.aborted) break
      const answer = readPackAnswer(value, writtenAt(pack))
      if (answer) {
        if (into) await storeAnswer(into.profileId, answer, into.from)
        if (answer.name !== 'performance') languages.add(answer.language)
        if (answer.name === 'engine') engines.add(answer.params['engine_id'] ?? '')
      } else if (await importPicture(value, into !== null)) pictures++
      else invalid++
    }
    if (invalid > 0) log.warn('packs.import', { unsound: invalid })
    return { languages, engines, pictures, invalid }
  }

  /** Keeps younger stored records; an untrusted file replaces no record that came from the service itself. */
  async function storeAnswer(
    profileId: string,
    { name, params, language, fetchedAtMs, goneSinceMs, data }: Answer,
    from: PackFileSource
  ): Promise<void> {
    const stored = await readEntry(deps, profileId, name, params, language)
    const isKept = (cached: CachedAnswer<EndpointName>): boolean =>
      Math.max(cached.fetchedAtMs, cached.goneSinceMs ?? 0) >= fetchedAtMs || (!cached.origin && !from.replaces)
    if (stored && (name === 'performance' || stored.language === language) && isKept(stored)) return
    const write = (answer: unknown, atMs: number): Promise<void> =>
      store.write(
        profileId,
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

  async function importPicture(value: unknown, write: boolean): Promise<boolean> {
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
    if (!write || deps.maxPictureBytes() === 0) return true
    const stored = await store.picture(url)
    if (!stored || !checkPicture(stored.type, stored.bytes).ok) await store.putPicture(url, type, bytes)
    return true
  }
}
