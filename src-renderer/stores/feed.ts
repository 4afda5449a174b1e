import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { SourceEntry } from '@contract/channels/feed'
import { mirrorState } from '@/composables/requests/mirrored-state'

const REPLAY_SOURCES: readonly string[] = ['replay', 'demo']

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
    /** Tickets and projects with events that are neither read nor snoozed. */
    unread,
    sources,
    activeSources: computed(() =>
      sources.value.filter((source) => source.state !== 'off' && !REPLAY_SOURCES.includes(source.id))
    ),
    /** Sources that are replaying recorded or demo events now. */
    replayingSources: computed(() =>
      sources.value.filter(
        (source) =>
          REPLAY_SOURCES.includes(source.id) && source.progress !== null && source.progress.done < source.progress.total
      )
    ),
    load: async (): Promise<void> => void (await Promise.all([loadUnread(), loadSources()]))
  }
})

/** The feed page reports failures. */
async function countUnread(): Promise<number> {
  const result = await bridge.feed.unread()
  return result.ok ? result.value : 0
}
