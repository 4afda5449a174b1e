/**
 * The names of the contract at run time. The compiler holds the lists to `Channels` and `Topics`: a channel that is
 * missing here, or filed under
 * the wrong kind of answer, does not compile.
 */
import type { ChannelName, Output, TopicName } from './channel-map'
import { CUSTOMER_ANSWERS } from './channels/customer'
import { DIAGNOSTICS_ANSWERS } from './channels/diagnostics'
import type { Result } from './failures'
import { FEED_ANSWERS, FEED_TOPICS } from './feed-channel-names'

/**
 * How a channel answers. 'result': a tagged Result, which also carries refusals and bugs. 'value': the bare value;
 * there a refusal or a bug is a
 * rejected promise.
 */
type AnswerKind<C extends ChannelName> = Output<C> extends Result<unknown> ? 'result' : 'value'

export const CHANNEL_ANSWERS: { readonly [C in ChannelName]: AnswerKind<C> } = {
  'app:info': 'value',
  'app:notices': 'value',
  'app:ready': 'value',
  'app:place': 'value',
  'app:set-place': 'value',
  'connection:state': 'value',
  'connection:connect': 'result',
  'connection:demo': 'result',
  'connection:check': 'result',
  'connection:forget': 'result',
  'proxy:question': 'value',
  'proxy:answer': 'result',
  'budget:state': 'value',
  'catalogue:types': 'result',
  'catalogue:manufacturers': 'result',
  'catalogue:models': 'result',
  'catalogue:generations': 'result',
  'catalogue:engines': 'result',
  'catalogue:held': 'result',
  'catalogue:engine': 'result',
  'catalogue:performance': 'result',
  'catalogue:view': 'result',
  'catalogue:complete': 'result',
  'catalogue:path-names': 'value',
  'catalogue:locate': 'result',
  'catalogue:raw': 'result',
  'catalogue:readable': 'result',
  'links:open': 'value',
  'links:mail': 'result',
  'search:catalogue': 'result',
  'search:engines': 'result',
  'search:desk': 'result',
  'search:synonyms': 'value',
  'search:set-synonyms': 'result',
  'search:saved': 'result',
  'search:save': 'result',
  'search:unsave': 'result',
  'search:looked': 'result',
  'search:history': 'result',
  'search:remember': 'result',
  'search:clear-history': 'result',
  'desk:favourites': 'result',
  'desk:add-favourite': 'result',
  'desk:remove-favourite': 'result',
  'desk:recents': 'result',
  'desk:add-recent': 'result',
  'desk:note': 'result',
  'desk:set-note': 'result',
  'desk:storage': 'result',
  'desk:clear': 'result',
  'packs:plan': 'result',
  'packs:learn': 'result',
  'packs:start': 'result',
  'packs:all': 'value',
  'packs:pause': 'result',
  'packs:resume': 'result',
  'packs:cancel': 'result',
  'packs:dismiss': 'result',
  'packs:readiness': 'result',
  'packs:jobs': 'result',
  'packs:resolve-job': 'result',
  'packs:export': 'result',
  'packs:import': 'result',
  'compare:entries': 'result',
  'compare:add': 'result',
  'compare:remove': 'result',
  'compare:set': 'result',
  'files:save': 'result',
  'files:copy': 'result',
  'sheets:draft': 'result',
  'sheets:layout': 'result',
  'sheets:release': 'value',
  'sheets:make': 'result',
  'sheets:save-pdf': 'result',
  'sheets:print': 'result',
  'sheets:list': 'result',
  'sheets:open': 'result',
  'sheets:remove': 'result',
  'sheets:templates': 'result',
  'sheets:save-template': 'result',
  'sheets:remove-template': 'result',
  'sheets:export-template': 'result',
  'sheets:import-template': 'result',
  'sheets:pick-logo': 'result',
  'sheets:shop': 'result',
  'sheets:set-shop': 'result',
  'sheets:rules': 'result',
  'sheets:set-rules': 'result',
  'sheets:batch': 'result',
  'sheets:cancel-batch': 'value',
  'sheets:printers': 'result',
  'sheets:test-page': 'result',
  'sheets:prove-printer': 'result',
  ...CUSTOMER_ANSWERS,
  'measured:choose': 'result',
  'measured:preview': 'result',
  'measured:keep': 'result',
  'measured:runs': 'result',
  'measured:remove': 'result',
  'packs:accept': 'result',
  'packs:decline': 'result',
  'packs:signers': 'result',
  'packs:forget-signer': 'result',
  'request:cancel': 'value',
  'settings:all': 'value',
  'settings:set': 'result',
  'settings:reset': 'result',
  'health:drift': 'value',
  ...FEED_ANSWERS,
  ...DIAGNOSTICS_ANSWERS
}
export const CHANNEL_NAMES = Object.keys(CHANNEL_ANSWERS) as readonly ChannelName[]

const TOPICS: { readonly [T in TopicName]: true } = {
  'connection:changed': true,
  'proxy:asked': true,
  'budget:changed': true,
  'settings:changed': true,
  'language:changed': true,
  'notice:added': true,
  'catalogue:updated': true,
  'desk:favourites-changed': true,
  'packs:changed': true,
  'compare:changed': true,
  'sheets:batch-changed': true,
  'sheets:changed': true,
  'links:opened': true,
  'customer:changed': true,
  'menu:command': true,
  ...FEED_TOPICS
}
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly TopicName[]

/** What the menu asks the window to do, sent under 'menu:command'. */
export const MENU_COMMANDS = [
  'back',
  'forward',
  'catalogue',
  'search',
  'feed',
  'offline',
  'settings',
  'customer',
  'shortcuts',
  'diagnosis'
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]
