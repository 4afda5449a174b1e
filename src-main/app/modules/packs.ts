/**
 * Joins what takes parts of the catalogue along: packs on their way, their plan, lists of jobs, and packs as files from
 * desk to desk.
 */
import { randomUUID } from 'node:crypto'
import { PackFileStore } from '../../adapters/pack-file'
import type { ConnectionState } from '../../contract/channels/connection'
import type { EndpointName } from '../../shared/catalogue/endpoints'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { LanguageCode } from '../../shared/text/languages'
import type { CallBudget } from '../../shared/ports/network/call-budget'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { UserStore } from '../../shared/ports/stores/user-store'
import type { CachedCatalogue } from '../../services/catalogue/cached-catalogue'
import type { RetentionPolicy } from '../../services/catalogue/retention-policy'
import { createStepFetcher, type StepFetcherDeps } from '../../services/packs/fetch-step'
import { createPackExport } from '../../services/packs/pack-export'
import { createJobList } from '../../services/packs/job-list'
import { createCachedStepReader } from '../../services/packs/cached-steps'
import { createPackPlan } from '../../services/packs/pack-plan'
import { createPackRecords } from '../../services/packs/pack-records'
import { connectivityOf, PackQueue, type PackQueueDeps } from '../../services/packs/pack-queue'
import type { SearchService } from '../../services/search/search'
import { budgetRules } from '../../services/settings/derived-settings'
import { createTrustedKeys } from '../../services/packs/trusted-keys'
import type { FileDialogs } from '../../windows/dialogs/file-dialogs'

export interface PacksModuleDeps {
  readonly asker: CachedCatalogue
  readonly keeping: RetentionPolicy
  readonly search: SearchService
  readonly store: CatalogueStore
  readonly person: UserStore
  readonly secrets: Pick<SecretStore, 'read' | 'put' | 'locked'>
  readonly budget: CallBudget
  readonly settings: Pick<SettingsStore, 'get'>
  readonly dialogs: Pick<FileDialogs, 'pack' | 'packTarget'>
  readonly clock: Clock
  readonly log: Log
  profile(): string | null
  language(): LanguageCode
  policy(): FreshnessPolicy
  connection(): ConnectionState
  readonly onAnswer: StepFetcherDeps['onAnswer']
  /** What a window shows of this address may be of before. */
  onStored(endpoint: EndpointName, params: Readonly<Record<string, string>>): void
  readonly changed: PackQueueDeps['changed']
}

/** Room for pictures in one file. */
const PICTURE_BYTES = 64 * 1024 * 1024

export function createPacksModule({
  asker,
  keeping,
  search,
  store,
  person,
  secrets,
  budget,
  settings,
  dialogs,
  clock,
  log,
  profile,
  language,
  policy,
  connection,
  onAnswer,
  onStored,
  changed
}: PacksModuleDeps) {
  const within = {
    profile,
    language,
    policy,
    budget: () => budget.snapshot('vehicleDatabase'),
    rules: () => budgetRules(settings)('vehicleDatabase')
  }
  const look = createCachedStepReader(store)
  const signers = createTrustedKeys({ person, clock, log })
  return {
    signers,
    packs: new PackQueue({
      ...within,
      store,
      readCachedSteps: look,
      clock,
      log,
      newId: randomUUID,
      records: createPackRecords({ person, log }),
      connectivity: () => connectivityOf(connection()),
      confirmAboveCalls: () => settings.get('packs.confirmAboveCalls'),
      maxCalls: () => settings.get('packs.maxCalls'),
      changed,
      fetchStep: createStepFetcher({
        catalogue: asker,
        store,
        clock,
        profile,
        onAnswer,
        onStored: (endpoint, params) => onStored(endpoint, params as Record<string, string>)
      })
    }),
    packPlan: createPackPlan({ ...within, asker, keeping, readCachedSteps: look, store, clock, log }),
    packJobs: createJobList({
      localSearch: (query, limit) => search.local(query, limit),
      serviceSearch: (query, options) => search.catalogue(query, options)
    }),
    packFiles: createPackExport({
      profile,
      language,
      store,
      clock,
      log,
      signers,
      newId: randomUUID,
      files: new PackFileStore({ secrets, log }),
      clockToleranceMs: () => settings.get('connection.clockToleranceMinutes') * 60_000,
      allowed: () => settings.get('packs.allowFiles'),
      mayExport: () => settings.get('policy.allowExport') && keeping.refusal() === null,
      service: () => (connection().state === 'demo' ? 'demo' : connection().baseUrl),
      chooseTarget: dialogs.packTarget,
      chooseSource: dialogs.pack,
      maxPictureBytes: () => PICTURE_BYTES,
      onImported: () => onStored('types', {})
    })
  }
}
