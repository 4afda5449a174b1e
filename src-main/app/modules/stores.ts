/** The stores of this computer: secrets, the call budget, the catalogue cache, the user's data and the events. */
import { join } from 'node:path'
import { safeStorage } from 'electron'
import { FileCallBudget, KeyAccounts } from '../../adapters/call-budget'
import { SharedCallBudget } from '../../adapters/call-budget/shared/shared-call-budget'
import { jsonFile } from '../../adapters/files/json-file'
import { SealedSecrets } from '../../adapters/secrets'
import { openCatalogueStore, openEventStore, openUserStore } from '../../adapters/sqlite'
import { startStoreWorker } from '../../adapters/sqlite/start-store-worker'
import { storeNotice } from '../../services/notices'
import { reportEdits } from '../../services/workspace/report-edits'
import { ContactedHosts } from '../../services/diagnostics/contacted-hosts'
import { Usage } from '../../services/diagnostics/usage'
import { DEMO_ACCOUNT } from '../../shared/ports/network/demo-catalogue'
import { pinHashesIn } from '../../services/roles/roles'
import { budgetRules, SHORT_HOUR } from '../../services/settings/derived-settings'
import { bareKeyIn } from '../../shared/connection/service-key'
import { featureOf } from '../../shared/diagnostics/usage'
import type { ApiFamily } from '../../shared/ports/network/call-budget'
import type { StoreIssue } from '../../shared/ports/stores/store-failure'
import type { StartupIssue } from '../../shared/startup/startup-issues'
import type { AppContext } from '../context'

const MAX_USAGE_BYTES = 1024 * 1024

const UNPROTECTED: StartupIssue = { kind: 'warning', code: 'no-keystore', params: { reason: 'unprotected' } }

/** The parts of a sealed text that the log redacts. The whole text differs at each save and would fill the list. */
function secretsIn(sealed: string): readonly string[] {
  const key = bareKeyIn(sealed)
  return key === null ? (pinHashesIn(sealed) ?? [sealed]) : [key]
}

export type StoresModule = ReturnType<typeof createStoresModule>

/** The limits of the settings; in the demo, on request, those of the short hour. */
function createCallRules({ events, settings, setting }: Pick<AppContext, 'events' | 'settings' | 'setting'>) {
  let isDemo = false
  events.on('profile-left', (account) => (isDemo = account?.startsWith(DEMO_ACCOUNT) ?? false))
  const rules = budgetRules(settings)
  return (family: ApiFamily) =>
    isDemo && setting('demo.shortHour') ? { ...rules(family), ...SHORT_HOUR } : rules(family)
}

export function createStoresModule(context: AppContext) {
  const {
    paths: { userData },
    clock,
    log,
    events,
    notices,
    setting
  } = context
  const callRules = createCallRules(context)
  const secrets = new SealedSecrets({
    safeStorage,
    platform: process.platform,
    folder: join(userData, 'secrets'),
    log,
    onKnown: (sealed) => secretsIn(sealed).forEach((secret) => log.redactValue(secret)),
    onUnprotected: () => notices.add(UNPROTECTED)
  })
  const calls = { directory: join(userData, 'calls'), clock, log, rules: callRules }
  const usage = new Usage({ file: jsonFile(join(userData, 'usage.json'), MAX_USAGE_BYTES), clock, log })
  const accounts = new KeyAccounts({ ...calls, secrets })
  const database = {
    startWorker: startStoreWorker,
    clock,
    log,
    // a full disk concerns every file, and is told once
    onFinding: (finding: StoreIssue) => notices.addOnce(storeNotice(finding), 0)
  }
  return {
    secrets,
    callRules,
    usage,
    hosts: new ContactedHosts({ file: jsonFile(join(userData, 'hosts.json'), MAX_USAGE_BYTES), clock, log }),
    budget: new SharedCallBudget({
      ...calls,
      local: new FileCallBudget({
        ...calls,
        // the demo uses no service
        onCall: ({ account, family, priority, method }) =>
          account.startsWith(DEMO_ACCOUNT) || usage.called(featureOf(family, priority, method))
      }),
      sharedNameOf: (account) => accounts.sharedNameOf(account)
    }),
    accounts,
    store: openCatalogueStore({ ...database, file: join(userData, 'cache.db') }),
    userStore: reportEdits(openUserStore({ ...database, file: join(userData, 'person.db') }), () =>
      events.emit('work-edited')
    ),
    eventStore: openEventStore({
      ...database,
      folder: userData,
      secrets,
      keepOpen: () => setting('events.withoutKeyStore') === 'open'
    })
  }
}
