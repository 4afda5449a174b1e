/** The modules of the program, each created after those it uses. */
import type { AppContext } from '../context'
import { createCatalogueModule } from './catalogue'
import { createCommandsModule } from './command-line'
import { createConnectionModule } from './connection'
import { createCustomerModule } from './customer'
import { createDiagnosticsModule } from './maintenance/diagnostics'
import { createFeedModule } from './feed'
import { systemFeedDeps } from './feed/system-deps'
import { createLibraryModule } from './library'
import { createProfilesModule } from './maintenance/profiles'
import { createBackupModule } from './maintenance/backup'
import { createSettingsTransfer } from './maintenance/settings-transfer'
import { createUpdatesModule } from './maintenance/updates'
import { createNetworkModule } from './network'
import { createNetworkTest } from './maintenance/network-test'
import { createPacksModule } from './packs'
import { createInvitations } from './workspace/invitations'
import { createSentEngines } from './workspace/sent-engines'
import { createSharedWorkModule } from './workspace/shared-work'
import { createRolesModule } from './roles'
import { createSheetsModule } from './sheets'
import { createStoresModule } from './stores'
import { createWindowsModule } from './windows'
import { createWorkspaceModule } from './workspace'

export type Modules = ReturnType<typeof createModules>

export function createModules(context: AppContext) {
  const windows = createWindowsModule(context)
  const stores = createStoresModule(context)
  const network = createNetworkModule(context, stores.hosts)
  const workspace = createWorkspaceModule({ context, stores })
  stores.usage.useWorkspace(() => ({ engine: workspace.engine, computers: workspace.state().computers }))
  workspace.onChange(() => void stores.budget.useWorkspace(workspace.engine))
  const sentEngines = createSentEngines(context, workspace)
  const roles = createRolesModule({ context, windows, stores })
  const base = { context, windows, stores, network, workspace, roles }
  const connection = createConnectionModule(base)
  const catalogue = createCatalogueModule({ ...base, connection })
  const library = createLibraryModule({ ...base, connection, catalogue })
  const known = { ...base, connection, catalogue, library }
  const packs = createPacksModule(known)
  const sheets = createSheetsModule(known)
  // drafts and open documents show what the previous role saw
  context.events.on('role-changed', () => sheets.service.close())
  const commands = createCommandsModule({ ...known, sheets })
  const sharedWork = createSharedWorkModule({ ...known, sheets })
  const customer = createCustomerModule({ ...base, connection, catalogue, sheets })
  const feed = createFeedModule(systemFeedDeps({ ...base, connection, customer }))
  context.events.on('network-restored', () => feed.networkRestored())
  // what the previous service or key refused says nothing about this one
  context.events.on('profile-changed', () => feed.profileChanged())
  context.events.on('customer-screen-changed', () => feed.customerScreenChanged())
  const diagnostics = createDiagnosticsModule({ ...known, packs, feed })
  const networkTest = createNetworkTest({ ...known, feed })
  const updates = createUpdatesModule({ ...base, packs, sheets, customer })
  const backup = createBackupModule(known)
  const features = { packs, sheets, commands, sharedWork, customer, feed, diagnostics, networkTest, updates, backup }
  return {
    ...known,
    ...features,
    settingsFile: createSettingsTransfer(known),
    profiles: createProfilesModule(base),
    invitations: createInvitations(base),
    sentEngines
  }
}
