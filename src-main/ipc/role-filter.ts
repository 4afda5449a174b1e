/** Leaves out of answers and broadcasts the fields that a role may not see. */
import type { ChannelName, Output, TopicName, Topics } from '../contract/channel-map'
import type { ConnectionState } from '../contract/channels/connection'
import type { DriftEntry } from '../contract/channels/diagnostics'
import type { FeedMarks, SecretsStorage, SourceEntry } from '../contract/channels/feed'
import type { UpdateState } from '../contract/channels/maintenance'
import type { WorkspaceLogins } from '../contract/channels/workspace'
import type { Result } from '../contract/failures'
import type { LocalSearchHit, SameHardware } from '../shared/ports/stores/catalogue-store'
import { hasRightsOf, roleToRead, type Role } from '../shared/roles/role'
import { isTrade, withoutTrade } from '../shared/roles/without-trade'
import type { SettingView } from '../shared/settings/setting-view'

type Hardware = SameHardware | null
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

const tradeInData = below('workshop', <T extends { readonly data: unknown }>(answer: T): T => ({
  ...answer,
  data: Array.isArray(answer.data)
    ? answer.data.map((one: object) => withoutTrade(one))
    : withoutTrade(answer.data as object)
}))
const tradeInEngines = below('workshop', (answer: { readonly data: readonly { readonly engine: object }[] }) => ({
  ...answer,
  data: answer.data.map((hit) => ({ ...hit, engine: withoutTrade(hit.engine) }))
}))
const tradeInList = within((answer, role) => (answer === null ? answer : tradeInData(answer, role))) as ForRole<
  Output<'catalogue:held'>
>

const tradeInEngine: ForRole<Output<'catalogue:held-engine'>> = (held, role) =>
  held && { ...held, engine: tradeInData(held.engine, role) as typeof held.engine }

/** Hits that only a note or trade data explains stay out. */
const hitsWithoutTrade = (hits: readonly LocalSearchHit[]): readonly LocalSearchHit[] =>
  hits.flatMap((hit) => {
    const matched = hit.matched.filter(({ field }) => field !== 'note' && field !== 'ecu')
    if (hit.matched.length > 0 && matched.length === 0) return []
    return [{ ...hit, matched, figures: { ...hit.figures, ecu: null } }]
  })

const noNote = <M extends Pick<FeedMarks, 'note' | 'noteAt'>>(marks: M): M => ({ ...marks, note: null, noteAt: null })
const noteOfMarks = within(below('workshop', noNote)) as ForRole<Result<FeedMarks>>

const keyHint: ForRole<ConnectionState> = below('administrator', (state) => ({ ...state, keyHint: '' }))
const readable: ForRole<readonly SettingView[]> = (entries, role) =>
  entries.filter(({ key }) => hasRightsOf(role, roleToRead(key)))
const sources: ForRole<readonly SourceEntry[]> = below('administrator', (entries) =>
  entries.map((entry) => ({ ...entry, at: null, addresses: [], refusals: [] }))
)

/** Only the administrator decides on updates. */
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

const OUTPUTS: { readonly [C in ChannelName]?: ForRole<Output<C>> } = {
  'catalogue:engine': within(tradeInData) as ForRole<Output<'catalogue:engine'>>,
  'catalogue:engines': within(tradeInData) as ForRole<Output<'catalogue:engines'>>,
  'catalogue:held': tradeInList,
  'catalogue:held-engine': tradeInEngine,
  'search:engines': within(tradeInEngines as ForRole<unknown>) as ForRole<Output<'search:engines'>>,
  'search:desk': within(below('workshop', hitsWithoutTrade)),
  'search:same-hardware': within(below<Hardware>('workshop', () => null)),
  'packs:jobs': within(
    below('workshop', (lines) =>
      lines.map((line) => ({
        ...line,
        candidates: line.candidates.map((one) =>
          one.figures ? { ...one, figures: { ...one.figures, ecu: null } } : one
        )
      }))
    )
  ),
  'sheets:templates': within(below('workshop', (templates) => templates.filter(({ kind }) => kind !== 'workshop'))),
  'sheets:open': within(
    below('workshop', (sheet) => ({
      ...sheet,
      changes: sheet.changes?.filter(({ field }) => !isTrade(field)) ?? null
    }))
  ),
  'feed:groups': within(below('workshop', (page) => ({ ...page, items: page.items.map(noNote) }))),
  'feed:claim': noteOfMarks,
  'feed:snooze': noteOfMarks,
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

export function outputFor<C extends ChannelName>(channel: C, output: Output<C>, role: Role): Output<C> {
  return OUTPUTS[channel]?.(output, role) ?? output
}

export function payloadFor<T extends TopicName>(topic: T, payload: Topics[T], role: Role): Topics[T] {
  return TOPICS[topic]?.(payload, role) ?? payload
}
