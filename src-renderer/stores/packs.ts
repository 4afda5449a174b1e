import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { PackProgress, ScopeInput } from '@contract/channels/packs'
import type { Result } from '@contract/failures'
import type { LanguageCode } from '@shared/text/languages'
import { mirrorState } from '@/composables/requests/mirrored-state'

/** Longest title that main accepts. */
const MAX_TITLE_LENGTH = 200

/** Packs as run by main, independent of the page. */
export const usePacks = defineStore('packs', () => {
  const { current, load, set } = mirrorState<readonly PackProgress[]>(
    [],
    () => bridge.packs.all(),
    bridge.packs.onChange
  )

  async function applyAnswer(answer: Promise<Result<PackProgress>>): Promise<Result<PackProgress>> {
    const result = await answer
    if (result.ok) set([...current.value.filter((pack) => pack.id !== result.value.id), result.value])
    return result
  }

  return {
    current,
    /** Newest first. */
    all: computed(() => current.value.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))),
    load,
    /** @param confirmedCalls number of calls the user confirmed */
    start: (
      title: string,
      scopes: readonly ScopeInput[],
      confirmedCalls: number,
      languages?: readonly LanguageCode[]
    ) =>
      applyAnswer(
        bridge.packs.start({
          title: [...title].slice(0, MAX_TITLE_LENGTH).join(''),
          scopes: scopes.map((scope) => ({ ...scope })),
          confirmedCalls,
          ...(languages ? { languages: [...languages] } : {})
        })
      ),
    pause: (id: string) => applyAnswer(bridge.packs.pause({ id })),
    resume: (id: string) => applyAnswer(bridge.packs.resume({ id })),
    cancel: (id: string) => applyAnswer(bridge.packs.cancel({ id })),
    /** Removes the pack from the list; its records stay. */
    dismiss: (id: string) => bridge.packs.dismiss({ id })
  }
})
