import { failed, type Result } from '../../contract/failures'
import type { EndpointName, Endpoints } from '../../shared/catalogue/endpoints'
import type { PackEntryName } from '../../shared/packs/pack-entry'
import type { LanguageCode } from '../../shared/text/languages'
import { PackFileError, type PackFileProblem, type PackFiles } from '../../shared/ports/files/pack-files'
import type { CachedAnswer, CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { storeResultForProfile } from '../store-result'

export interface PackFileDeps {
  readonly files: PackFiles
  readonly store: Pick<CatalogueStore, 'read' | 'write' | 'readiness' | 'picture' | 'putPicture'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  /** The service the ids belong to: the base address of the active profile, or "demo". */
  service(): string
  /** The URL that a picture is stored under; null: it must not be loaded. */
  pictureUrl(address: string): string | null
  /** `packs.allowFiles`: contract and administrator decide (trap 100). */
  allowed(): boolean
  /** Limit of all pictures of a file; 0: no pictures. */
  maxPictureBytes(): number
}

/** Reasons in addition to the problems of the file itself. 'future': the file is dated later than now. */
type RefusalReason =
  PackFileProblem | 'forbidden' | 'no-export' | 'empty' | 'other-service' | 'unknown-signer' | 'changed' | 'future'

export const refused = (reason: RefusalReason) => failed('pack-file', { params: { reason } })

/** Runs `work` if pack files are allowed and a profile is active; maps file and store errors to failures. */
export async function withPackFiles<T>(
  { allowed, profile, log }: PackFileDeps,
  event: string,
  work: (profileId: string) => Promise<Result<T>>
): Promise<Result<T>> {
  if (!allowed()) return refused('forbidden')
  return storeResultForProfile(log, event, profile(), (profileId) =>
    work(profileId).catch((error: unknown) => {
      if (error instanceof PackFileError) return refused(error.problem)
      throw error
    })
  )
}

export const readEntry = (
  { store }: PackFileDeps,
  profileId: string,
  name: PackEntryName,
  params: Readonly<Record<string, string>>,
  language: LanguageCode
): Promise<CachedAnswer<EndpointName> | null> =>
  store.read(profileId, name, params as Endpoints[PackEntryName]['params'], language)
