import type { Topics } from '../../../contract/channel-map'
import type { FeedNotificationsDeps } from '../../../services/feed/feed-notifications'
import type { Workspace } from '../../../services/workspace/workspace'
import type { DemoTextKey } from '../../../shared/feed/demo-day'
import type { ApiAccess } from '../../../shared/ports/network/api-client'
import type { CallBudget } from '../../../shared/ports/network/call-budget'
import type { HttpTransport } from '../../../shared/ports/network/http-transport'
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { SecretStore } from '../../../shared/ports/stores/secret-store'
import type { SettingsStore } from '../../../shared/ports/stores/settings-store'
import type { Clock } from '../../../shared/ports/system/clock'
import type { Log } from '../../../shared/ports/system/log'

export type EventStorageMode = 'sealed' | 'open' | 'session' | 'locked'

export interface FeedModuleDeps {
  readonly store: EventStore
  /** How events are stored in this run. */
  storageMode(): Promise<EventStorageMode>
  readonly notifications: Pick<FeedNotificationsDeps, 'show' | 'remove' | 'badge' | 'open' | 'customerIsWatching'>
  notice(code: 'events-open' | 'events-session' | 'events-locked'): void
  /** The computers that share events with this one. */
  readonly workspace: Pick<Workspace, 'engine' | 'nameOf' | 'onChange' | 'onLeaving'>
  readonly settings: SettingsStore
  readonly secrets: SecretStore
  readonly budget: CallBudget
  readonly clock: Clock
  /** A service date of this run agrees with this computer's clock. Otherwise no event is deleted for its age. */
  clockIsConfirmed(): boolean
  readonly log: Log
  /** Must use neither cookies nor a cache. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly transport: HttpTransport
  /** Before each connection to a broker. */
  contacted(address: string): void
  readonly uptimeFile: string
  readonly demoFolder: string
  /** A message of a demo ticket, in the language of the window. */
  demoText(key: DemoTextKey): string
  /** Folder of the program's own files: no folder in it is watched. */
  readonly ownFolder: string
  newId(): string
  language(): string
  /** null: not connected to a service, or the demo is in use. */
  access(): Promise<ApiAccess | null>
  chooseFile(): Promise<string | null>
  chooseFolder(): Promise<string | null>
  chooseCertificate(): Promise<string | null>
  changed(what: Topics['feed:changed']): void
  sourcesChanged(entries: Topics['feed:sources-changed']): void
}
