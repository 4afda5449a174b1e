/** The state of the main process in memory, and the values it starts with. */
import type { ChannelName, Input, Output, TopicName, Topics } from '@contract/channel-map'
import type { CompareEntry } from '@contract/channels/compare'
import type { BudgetState, ConnectionState } from '@contract/channels/connection'
import type { FavouriteEntry, RecentEntry } from '@contract/channels/library'
import type { PackOffer, PackPlan, PackProgress, TrustedKeyEntry, StorageFigures } from '@contract/channels/packs'
import type { SavedSearchEntry, SearchHistoryEntry } from '@contract/channels/search'
import { defaultSettings, type SettingKey } from '@shared/settings/schema'
import { settingView, type SettingView } from '@shared/settings/setting-view'
import { CATALOGUE, type FakeCatalogue } from '../catalogue'
import { FakeSheets } from './sheets'

export const FETCHED_AT = '2026-11-21T09:30:00.000Z'
export const DEMO: ConnectionState = {
  state: 'demo',
  baseUrl: 'http://127.0.0.1:1',
  keyHint: '',
  keyKept: 'none',
  subscription: { name: 'Demo catalogue', active: true, end_date: '2027-05-14T23:59:59+02:00' },
  checkedAt: FETCHED_AT,
  failure: null,
  backgroundPaused: false,
  clockAheadMs: null
}
export const NOT_CONNECTED: ConnectionState = {
  ...DEMO,
  state: 'no-key',
  baseUrl: '',
  subscription: null,
  checkedAt: null
}
export const PLAN: PackPlan = {
  calls: 9,
  exact: true,
  toKnow: 0,
  perLanguage: [{ language: 'en', calls: 9 }],
  engines: 4,
  alreadyHere: 0,
  maybeMore: 0,
  shareOfLimit: 0.0025,
  seconds: 2
}
export const STORAGE: StorageFigures = {
  bytes: 52_428_800,
  maxBytes: 2_147_483_648,
  engines: 1204,
  details: 310,
  pictures: 96,
  pictureBytes: 12_582_912
}
export const OFFER: PackOffer = {
  id: 'o1',
  file: 'corsale.dynopack',
  origin: '91C0-77BE-01D4-3F2A',
  from: 'trusted',
  name: 'Dyno room',
  createdAt: FETCHED_AT,
  languages: ['en', 'lt'],
  engines: 4,
  pictures: 12,
  leftOut: 0
}
/** A pack on its way, changed as a test needs it. */
export const packOf = (more: Partial<PackProgress> = {}): PackProgress => ({
  id: 'p1',
  title: 'Corsale II',
  state: 'running',
  waitingFor: null,
  resumesAt: null,
  done: 3,
  total: 9,
  calls: 3,
  secondsLeft: 2,
  startedAt: FETCHED_AT,
  failed: [],
  ...more
})
const BUDGET: BudgetState = { used: 0, limit: 3600, resetAt: '', leftForBackground: 2520, stopped: false, waiting: 0 }

const defaultViews = (): SettingView[] =>
  Object.entries(defaultSettings()).map(([key, value]) => settingView(key as SettingKey, value, false))

export type Answer<C extends ChannelName> = (input: Input<C>) => Output<C> | Promise<Output<C>>
export type Answers<Pattern extends string = ChannelName> = { [C in Extract<ChannelName, Pattern>]: Answer<C> }
export type Listener = (event: object, payload: unknown) => void

/** The trailing underscore keeps the fields apart from the groups of the bridge. */
export class MainState {
  catalogue_: FakeCatalogue = CATALOGUE
  connection_: ConnectionState = DEMO
  budget_: BudgetState = BUDGET
  settings_: SettingView[] = defaultViews()
  favourites_: readonly FavouriteEntry[] = []
  recents_: readonly RecentEntry[] = []
  saved_: readonly SavedSearchEntry[] = []
  searched_: readonly SearchHistoryEntry[] = []
  notes_: Readonly<Record<string, string>> = {}
  packs_: readonly PackProgress[] = []
  compare_: readonly CompareEntry[] = []
  signers_: readonly TrustedKeyEntry[] = []
  synonyms_: readonly (readonly string[])[] = [['vw', 'volkswagen']]
  sheets_ = new FakeSheets()
  protected listeners = new Map<TopicName, Set<Listener>>()

  emit<T extends TopicName>(topic: T, payload: Topics[T]): void {
    for (const listener of [...(this.listeners.get(topic) ?? [])]) listener({}, payload)
  }
}
