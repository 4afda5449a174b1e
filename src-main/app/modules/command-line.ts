/** The commands of other programs. */
import { outputFor } from '../../ipc/role-filter'
import { done } from '../../contract/failures'
import { Commands } from '../../services/command-line/commands'
import { createStepFetcher } from '../../services/packs/fetch-step'
import { withoutTrade } from '../../shared/roles/without-trade'
import { defaultChoice } from '../../shared/sheets/default-choice'
import { unitChoice } from '../../shared/units/unit-assumptions'
import { systemCountry } from '../system-country'
import type { PacksModuleDeps } from './packs'
import type { SheetsModule } from './sheets'

export function createCommandsModule(deps: PacksModuleDeps & { readonly sheets: SheetsModule }): Commands {
  const { context, stores, connection, catalogue, library, sheets, roles } = deps
  const { clock, log, setting } = context
  const { profile, language, serviceHost } = connection
  return new Commands({
    catalogue: catalogue.cachedCatalogue,
    fetchStep: createStepFetcher({
      catalogue: catalogue.cachedCatalogue,
      store: stores.store,
      clock,
      profile,
      onAnswer: catalogue.onAnswer,
      onStored: catalogue.onStored
    }),
    search: library.search,
    locations: catalogue.engineLocations,
    snapshots: sheets.snapshots,
    sheets: sheets.service,
    files: library.savedFiles,
    log,
    choice: (template, inLanguage) => {
      const { power, torque, both } = unitChoice(setting)
      return defaultChoice(template, {
        country: systemCountry(),
        language: inLanguage,
        units: { power, torque, both },
        unbranded: setting('pictures.unbranded')
      })
    },
    allowed: () => setting('policy.allowExport'),
    service: serviceHost,
    language,
    hitsForRole: (hits) => {
      const shown = outputFor('search:desk', done(hits), roles.current)
      return shown.ok ? shown.value : []
    },
    engineForRole: (engine) => (roles.may('workshop') ? engine : withoutTrade(engine))
  })
}
