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
import type { CatalogueGate } from '../../shared/ports/network/api-client'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { SecretStore } from '../../shared/ports/stores/secret-store'
import type { SettingsStore } from '../../shared/ports/stores/settings-store'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { PersonStore } from '../../shared/ports/stores/user-store'
import type { Asker } from '../../services/catalogue/cached-catalogue'
import type { Keeping } from '../../services/catalogue/retention-policy'
import { createPackFetch, type PackFetchParts } from '../../services/packs/fetch-step'
import { createPackFiles } from '../../services/packs/pack-export'
import { createPackJobs } from '../../services/packs/job-list'
import { createLook } from '../../services/packs/cached-steps'
import { createPackPlan } from '../../services/packs/pack-plan'
import { createPackRecords } from '../../services/packs/pack-records'
import { lineOf, Packs, type PacksParts } from '../../services/packs/pack-queue'
import type { SearchService } from '../../services/search/search'
import { budgetRules } from '../../services/settings/derived-settings'
import { createSigners } from '../../services/packs/trusted-keys'
import type { FileDialogs } from '../../windows/dialogs/file-dialogs'

export interface PackAssembly {
  /** Tells how the connection stands by what it hears. */
  readonly gate: CatalogueGate
  readonly asker: Asker
  readonly keeping: Keeping
  readonly search: SearchService
  readonly store: CatalogueStore
  readonly person: PersonStore
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
  readonly seen: PackFetchParts['seen']
  /** What a window shows of this address may be of before. */
  kept(endpoint: EndpointName, params: Readonly<Record<string, string>>): void
  readonly changed: PacksParts['changed']
}

/** Room for pictures in one file. */
const PICTURE_BYTES = 64 * 1024 * 1024

export function assemblePacks({
  gate,
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
  seen,
  kept,
  changed
}: PackAssembly) {
  const within = {
    profile,
    language,
    policy,
    budget: () => budget.snapshot('vehicleDatabase'),
    rules: () => budgetRules(settings)('vehicleDatabase')
  }
  const look = createLook(store)
  const signers = createSigners({ person, clock, log })
  return {
    signers,
    packs: new Packs({
      ...within,
      store,
      look,
      clock,
      log,
      newId: randomUUID,
      records: createPackRecords({ person, log }),
      line: () => lineOf(connection()),
      confirmAbove: () => settings.get('packs.confirmAboveCalls'),
      mostCalls: () => settings.get('packs.maxCalls'),
      changed,
      fetchStep: createPackFetch({
        gate,
        store,
        clock,
        profile,
        seen,
        kept: (endpoint, params) => kept(endpoint, params as Record<string, string>)
      })
    }),
    packPlan: createPackPlan({ ...within, asker, keeping, look, store, clock, log }),
    packJobs: createPackJobs({
      desk: (query, limit) => search.desk(query, limit),
      catalogue: (query, options) => search.catalogue(query, options)
    }),
    packFiles: createPackFiles({
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
      pictureBytes: () => PICTURE_BYTES,
      imported: () => kept('types', {})
    })
  }
}
