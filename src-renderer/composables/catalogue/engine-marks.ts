/** Marks of listed engines, from their stored details. Costs no call. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { bridge } from '@/bridge'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import type { EngineMark } from '@shared/ports/stores/catalogue-store'
import { useLatestOnly } from '../requests/latest-only'
import { onReturn, useOnScreen } from '../window/on-screen'

const ENGINES_PER_REQUEST = 2000
const NONE: ReadonlyMap<string, EngineMark> = new Map()

interface EngineMarks {
  /** By engine id, as far as details are stored. */
  readonly marks: ComputedRef<ReadonlyMap<string, EngineMark>>
  /** Engines that the shop can read with its own tools. */
  readonly readable: ComputedRef<ReadonlySet<string>>
  /** The marks are those of the engines now listed: one without a mark has no stored details. */
  readonly areRead: ComputedRef<boolean>
}

/** @param list a value that changes when the engines are loaded again, perhaps with other figures */
export function useEngineMarks(engineIds: () => readonly string[], list?: () => unknown): EngineMarks {
  const settings = useSettings()
  const language = useLanguage()
  const latest = useLatestOnly()
  /** null: not read, or the lookup failed, which only omits the marks. */
  const found = shallowRef<{ readonly of: string; readonly marks: ReadonlyMap<string, EngineMark> } | null>(null)

  async function ask(ids: readonly string[]): Promise<ReadonlyMap<string, EngineMark> | null> {
    const all = new Map<string, EngineMark>()
    for (let from = 0; from < ids.length; from += ENGINES_PER_REQUEST) {
      const result = await bridge.catalogue.marks({ engineIds: ids.slice(from, from + ENGINES_PER_REQUEST) })
      if (!result.ok) return null
      for (const mark of result.value) all.set(mark.id, mark)
    }
    return all
  }
  const distinctIds = (): readonly string[] => [...new Set(engineIds())]
  function refresh(): void {
    const ids = distinctIds()
    if (ids.length === 0) {
      latest.cancel()
      found.value = null
    } else
      void latest.run(
        () => ask(ids),
        (now) => (found.value = now && { of: ids.join(), marks: now })
      )
  }
  watch(
    [
      () => engineIds().join(),
      () => settings.value('shop.tools').join('\n'),
      () => language.contentLanguage,
      () => list?.()
    ],
    refresh,
    { immediate: true }
  )
  const onScreen = useOnScreen()
  let isOutdated = false
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint, params }) => {
      // a pack stores many engines that are not listed here
      if (endpoint !== 'engine' || !engineIds().includes(params['engine_id'] ?? '')) return
      if (onScreen.value) refresh()
      else isOutdated = true
    })
  )
  onReturn(() => {
    if (isOutdated) refresh()
    isOutdated = false
  })
  const marks = computed(() => found.value?.marks ?? NONE)
  return {
    marks,
    areRead: computed(() => found.value?.of === distinctIds().join()),
    readable: computed(() => new Set([...marks.value.values()].flatMap(({ id, readable }) => (readable ? [id] : []))))
  }
}
