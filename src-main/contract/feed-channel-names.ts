/** The feed's part of the channel list: names and kinds of answer at run time. */
import type { FeedChannels, FeedTopics } from './channels/feed'
import type { Result } from './failures'

export const FEED_ANSWERS: {
  readonly [C in keyof FeedChannels]: FeedChannels[C]['output'] extends Result<unknown> ? 'result' : 'value'
} = {
  'feed:page': 'result',
  'feed:groups': 'result',
  'feed:counts': 'result',
  'feed:unread': 'result',
  'feed:raw': 'result',
  'feed:mark-read': 'result',
  'feed:claim': 'result',
  'feed:snooze': 'result',
  'feed:note': 'result',
  'feed:views': 'result',
  'feed:set-views': 'result',
  'feed:purge': 'result',
  'feed:sources': 'value',
  'feed:ask-source': 'result',
  'feed:test-source': 'result',
  'feed:choose-folder': 'result',
  'feed:choose-file': 'result',
  'feed:logins': 'value',
  'feed:set-login': 'result',
  'feed:mappings': 'result',
  'feed:workbench': 'result',
  'feed:save-mapping': 'result',
  'feed:remove-mapping': 'result',
  'feed:undo-mapping': 'result',
  'feed:replay': 'result',
  'feed:demo-day': 'result',
  'feed:stop-replay': 'result',
  'feed:hold-notifications': 'result'
}
export const FEED_TOPICS: { readonly [T in keyof FeedTopics]: true } = {
  'feed:changed': true,
  'feed:sources-changed': true,
  'feed:open': true
}
