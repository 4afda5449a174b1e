/** Leaves out of answers and broadcasts the fields that a role may not see. */
import type { ChannelName, Output, TopicName, Topics } from '../contract/channel-map'
import type { ConnectionState } from '../contract/channels/connection'
import type { DriftEntry } from '../contract/channels/diagnostics'
import type { SecretsStorage, SourceEntry } from '../contract/channels/feed'
import type { UpdateState } from '../contract/channels/maintenance'
import type { WorkspaceLogins } from '../contract/channels/workspace'
import type { Result } from '../contract/failures'
import type { LocalSearchHit, SameHardware } from '../shared/ports/stores/catalogue-store'
import { hasRightsOf, type Role } from '../shared/roles/role'
import { roleToRead } from '../shared/roles/setting-roles'
import { isTrade } from '../shared/roles/without-trade'
import type { SettingView } from '../shared/settings/setting-view'
import { isObject } from '../shared/text/json-object'

/** Filters an answer for `role`. */
type ForRole<T> = (value: T, role: Role) => T

const within =
  <T>(filter: ForRole<T>): ForRole<Result<T>> =>
  (result, role) =>
    result.ok ? { ok: true, value: filter(result.value, role) } : result
/** For roles below `needed`. */
const below =
  <T>(needed: Role, filter: (value: T) => T): ForRole<T> =>
  (value, role) =>
    hasRightsOf(role, needed) ? value : filter(value)

const isWorkshopField = (field: string): boolean => isTrade(field) || field === 'note' || field === 'noteAt'
/** null for the fields of the workshop, at any depth. Booleans stay: they only say whether a sheet shows the field. */
function withoutWorkshopFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWorkshopFields)
  if (!isObject(value) || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      isWorkshopField(field) && typeof one !== 'boolean' ? null : withoutWorkshopFields(one)
    ])
  )
}

/** Hits that only a note or trade data explains stay out. */
const hitsWithoutTrade = (hits: readonly LocalSearchHit[]): readonly LocalSearchHit[] =>
  hits.flatMap((hit) => {
    const matched = hit.matched.filter(({ field }) => !isWorkshopField(field))
    return hit.matched.length > 0 && matched.length === 0 ? [] : [{ ...hit, matched }]
  })

const keyHint: ForRole<ConnectionState> = below('administrator', (state) => ({ ...state, keyHint: '' }))
/** Standard values in place of hidden ones, so that every page finds a value of the right type. */
const readable: ForRole<readonly SettingView[]> = (entries, role) =>
  entries.map((entry) =>
    hasRightsOf(role, roleToRead(entry.key)) ? entry : { ...entry, value: entry.standard, managed: false, hidden: true }
  )
const sources: ForRole<readonly SourceEntry[]> = below('administrator', (entries) =>
  entries.map((entry) => ({ ...entry, at: null, addresses: [], refusals: [] }))
)

const noUpdate: ForRole<UpdateState> = below('administrator', (state) => ({
  ...state,
  phase: 'idle',
  version: null,
  notes: '',
  size: 0,
  received: 0,
  problem: null,
  checkedAt: null
}))

/** Filters beyond the fields of the workshop. */
const OUTPUTS: { readonly [C in ChannelName]?: ForRole<Output<C>> } = {
  'search:desk': within(below('workshop', hitsWithoutTrade)),
  'search:same-hardware': within(below<SameHardware | null>('workshop', () => null)),
  'sheets:templates': within(below('workshop', (templates) => templates.filter(({ kind }) => kind !== 'workshop'))),
  'sheets:open': within(
    below('workshop', (sheet) => ({
      ...sheet,
      changes: sheet.changes?.filter(({ field }) => !isTrade(field)) ?? null
    }))
  ),
  'feed:sources': sources,
  'feed:logins': below<SecretsStorage>('administrator', () => ({
    'event-secret': 'none',
    'mqtt-password': 'none',
    'relay-token': 'none'
  })),
  'workspace:logins': below<WorkspaceLogins>('administrator', () => ({
    'workspace-password': 'none',
    'workspace-passphrase': 'none'
  })),
  'connection:state': keyHint,
  'connection:check': within(keyHint),
  'health:drift': below<readonly DriftEntry[]>('workshop', () => []),
  'settings:all': readable,
  'updates:state': noUpdate
}

const TOPICS: { readonly [T in TopicName]?: ForRole<Topics[T]> } = {
  'connection:changed': keyHint,
  'settings:changed': readable,
  'feed:sources-changed': sources,
  'updates:changed': noUpdate
}

/** What `role` may see of a value after the filter of its channel or topic, if it has one. */
function shownTo<T>(role: Role, value: T, filter: ForRole<T> | undefined): T {
  const filtered = filter ? filter(value, role) : value
  return hasRightsOf(role, 'workshop') ? filtered : (withoutWorkshopFields(filtered) as T)
}

export const outputFor = <C extends ChannelName>(channel: C, output: Output<C>, role: Role): Output<C> =>
  shownTo<Output<C>>(role, output, OUTPUTS[channel])

export const payloadFor = <T extends TopicName>(topic: T, payload: Topics[T], role: Role): Topics[T] =>
  shownTo<Topics[T]>(role, payload, TOPICS[topic])
