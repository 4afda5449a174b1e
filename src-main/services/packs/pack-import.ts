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
import { baseName } from '../../shared/text/base-name'
import { readEntry, refused, withPackFiles, type PackFileDeps } from './pack-file-access'
import type { TrustedKeys } from './trusted-keys'

export interface PackImportDeps extends PackFileDeps {
  readonly trustedKeys: Pick<TrustedKeys, 'find' | 'trust'>
  readonly newId: () => string
  /** Tolerated difference between the clocks of two installations. */
  clockToleranceMs(): number
  /** Opens the file dialog, or returns the file that the system `opened`; null: cancelled, or none was opened. */
  chooseSource(opened: boolean): Promise<string | null>
  /** An answer was stored; open pages read it again. */
  onStored(name: EndpointName, params: object, fetchedAtMs: number): void
}

type Picture = Extract<PackEntry, { kind: 'picture' }>
interface PendingImport {
  readonly id: string
  readonly file: string
  readonly passphrase: string
  readonly digest: string
}

export function createPackImport(deps: PackImportDeps) {
  let offered: PendingImport | null = null
  /** Aborted when another file is chosen or the user declines. */
  let reading = new AbortController()

  return {
    import: ({ passphrase, opened = false }: Input<'packs:import'>): Promise<Output<'packs:import'>> =>
      withPackFiles(deps, 'packs.import', async () => {
        offered = null
        reading.abort()
        const { signal } = (reading = new AbortController())
        const file = await deps.chooseSource(opened)
        if (file === null) return done(null)
        return withOpenFile(deps, file, passphrase, async (pack) => {
          const entries = await readEntries(deps, pack, null, signal)
          if (signal.aborted) return failed('cancelled')
          offered = { id: deps.newId(), file, passphrase, digest: pack.digest }
          return done({
            ...offerOf(pack, entries),
            id: offered.id,
            file: baseName(file),
            ...(await signerOf(deps, pack))
          })
        })
      }),

    /** Imports only the offered file, byte for byte; an unknown signer needs the user's confirmation. */
    accept: ({ id, unknown = false, trust }: Input<'packs:accept'>): Promise<Output<'packs:accept'>> =>
      withPackFiles(deps, 'packs.import', async (profileId) => {
        const offer = offered
        if (offer?.id !== id) return failed('invalid-input')
        return withOpenFile(deps, offer.file, offer.passphrase, async (pack) => {
          if (pack.digest !== offer.digest) return refused('changed')
          const { from, name } = await signerOf(deps, pack)
          if (from === 'unknown' && !unknown) return refused('unknown-signer')
          const origin = { signer: pack.origin, name: trust ?? name, writtenAtMs: writtenAt(pack, deps) }
          const { engines } = await readEntries(deps, pack, {
            profileId,
            from: { origin, replaces: from !== 'unknown' || trust !== undefined }
          })
          if (trust !== undefined) await deps.trustedKeys.trust(pack, trust)
          offered = null
          return done({ engines: engines.size })
        })
      }),

    decline: async ({ id }: Input<'packs:decline'>): Promise<Output<'packs:decline'>> => {
      reading.abort()
      if (offered?.id === id) offered = null
      return done(null)
    }
  }
}

const offerOf = (
  { origin, head }: OpenPackFile,
  { languages, engines, pictures, invalid }: Awaited<ReturnType<typeof readEntries>>
) => ({
  origin,
  createdAt: new Date(head.createdAtMs).toISOString(),
  languages: LANGUAGES.filter((language) => languages.has(language)),
  engines: engines.size,
  pictures,
  leftOut: invalid
})

/** Opens a file of the active service, and always closes it. */
async function withOpenFile<T>(
  { files, clock, service, clockToleranceMs }: PackImportDeps,
  file: string,
  passphrase: string,
  work: (pack: OpenPackFile) => Promise<Result<T>>
): Promise<Result<T>> {
  const opened = await files.open(file, passphrase)
  if (!opened.ok) return refused(opened.problem)
  try {
    if (opened.pack.head.service !== service()) return refused('other-service')
    return opened.pack.head.createdAtMs > clock.now() + clockToleranceMs() ? refused('future') : await work(opened.pack)
  } finally {
    await opened.pack.close()
  }
}

/** Never later than now: the clock of the other installation may be ahead. */
const writtenAt = ({ head }: OpenPackFile, { clock }: PackImportDeps): number => Math.min(head.createdAtMs, clock.now())

async function signerOf(
  { files, trustedKeys }: PackImportDeps,
  { signer }: OpenPackFile
): Promise<Pick<PackOffer, 'from' | 'name'>> {
  if ((await files.own()).signer === signer) return { from: 'this-desk', name: '' }
  const known = await trustedKeys.find(signer)
  return known ? { from: 'trusted', name: known.name } : { from: 'unknown', name: '' }
}

/** Reads and counts all entries; with `into` it stores the valid ones. */
async function readEntries(
  deps: PackImportDeps,
  pack: OpenPackFile,
  into: { readonly profileId: string; readonly from: PackFileSource } | null,
  signal?: AbortSignal
) {
  const languages = new Set<LanguageCode>()
  const engines = new Set<string>()
  let pictures = 0
  let invalid = 0
  for await (const value of pack.entries) {
    if (signal?.aborted) break
    const answer = readPackAnswer(value, writtenAt(pack, deps))
    if (answer) {
      if (into) await storeAnswer(deps, into.profileId, answer, into.from)
      if (answer.name !== 'performance') languages.add(answer.language)
      if (answer.name === 'engine') engines.add(answer.params['engine_id'] ?? '')
    } else if (await importPicture(deps, value, into !== null)) pictures++
    else invalid++
  }
  if (invalid > 0) deps.log.warn('packs.import', { unsound: invalid })
  return { languages, engines, pictures, invalid }
}

/** Keeps younger stored records; an untrusted file replaces no record that came from the service itself. */
async function storeAnswer(
  deps: PackImportDeps,
  profileId: string,
  answer: Extract<PackEntry, { kind: 'answer' }>,
  from: PackFileSource
): Promise<void> {
  const { name, params, language, fetchedAtMs, goneSinceMs, data } = answer
  const stored = await readEntry(deps, profileId, name, params, language)
  const known = stored && (name === 'performance' || stored.language === language) ? stored : null
  if (known && !known.origin && !from.replaces) return
  const isNew = known === null || Math.max(known.fetchedAtMs, known.goneSinceMs ?? 0) < fetchedAtMs
  const isGone = goneSinceMs !== null && name !== 'performance' && (isNew || isListedUntil(known, goneSinceMs))
  if (!isNew && !isGone) return
  const write = (content: unknown, atMs: number): Promise<void> =>
    deps.store.write(
      profileId,
      name,
      params as Endpoints[PackEntryName]['params'],
      language,
      content as Endpoints[PackEntryName]['result'] | null,
      atMs,
      { from }
    )
  if (isNew) await write(data, fetchedAtMs)
  if (isGone) await write(null, goneSinceMs)
  deps.onStored(name, params, fetchedAtMs)
}

/** Nothing is known here of the record since then: the service may also have listed it again. */
const isListedUntil = (known: CachedAnswer<EndpointName>, atMs: number): boolean =>
  known.goneSinceMs === null && Math.max(known.fetchedAtMs, known.checkedAtMs) < atMs

async function importPicture(
  { store, pictureUrl, maxPictureBytes }: PackImportDeps,
  value: unknown,
  write: boolean
): Promise<boolean> {
  const picture = readPicture(value, pictureUrl)
  if (!picture) return false
  if (!write || maxPictureBytes() === 0) return true
  const stored = await store.picture(picture.url)
  if (!stored || !checkPicture(stored.type, stored.bytes).ok)
    await store.putPicture(picture.url, picture.type, picture.bytes)
  return true
}

/** null: not a picture entry, or one that must not be shown. */
function readPicture(value: unknown, urlOf: PackImportDeps['pictureUrl']): Picture | null {
  const { kind, url: address, type, bytes } = value as { readonly [K in keyof Picture]?: unknown }
  const url = typeof address === 'string' ? urlOf(address) : null
  return kind === 'picture' &&
    url !== null &&
    typeof type === 'string' &&
    bytes instanceof Uint8Array &&
    checkPicture(type, bytes).ok
    ? { kind, url, type, bytes }
    : null
}
