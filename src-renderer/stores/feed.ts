import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { SourceEntry } from '@contract/channels/feed'
import { mirrorState } from './mirrored-state'

/** What can play but does not listen: it says nothing about whether events can come. */
const REPLAY_SOURCES: readonly string[] = ['replay', 'demo']

/** What main knows of the feed whatever the window shows: how much is unread, and how its sources stand. */
export const useFeed = defineStore('feed', () => {
  const { current: unread, load: loadUnread } = mirrorState(0, countUnread, (listener) =>
    bridge.feed.onChange((change) => listener(change.unread))
  )
  const { current: sources, load: loadSources } = mirrorState<readonly SourceEntry[]>(
    [],
    () => bridge.feed.sources(),
    bridge.feed.onSources
  )
  return {
    /** Events that nobody has read and that are not snoozed. */
    unread,
    sources,
    /** Ways for events to come that are switched on. */
    activeSources: computed(() =>
      sources.value.filter((source) => source.state !== 'off' && !REPLAY_SOURCES.includes(source.id))
    ),
    /** What can be asked for what came while nothing listened; undefined: nothing. */
    queryableSource: computed(() => sources.value.find(({ askCalls }) => askCalls !== null)),
    /** What plays a recorded or invented day at the moment. */
    replayingSources: computed(() =>
      sources.value.filter(
        (source) =>
          REPLAY_SOURCES.includes(source.id) && source.progress !== null && source.progress.done < source.progress.total
      )
    ),
    load: async (): Promise<void> => void (await Promise.all([loadUnread(), loadSources()]))
  }
})

/** What cannot be read is told by the feed's own screen. */
async function countUnread(): Promise<number> {
  const result = await bridge.feed.unread()
  return result.ok ? result.value : 0
}
