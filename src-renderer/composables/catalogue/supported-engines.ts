/** Engines that the shop can read with its own tools, as far as their details are cached. Costs no call. */
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef } from 'vue'
import { bridge } from '@/bridge'
import { useLanguage } from '@/stores/language'
import { useSettings } from '@/stores/settings'
import { useLatestOnly } from '../requests/latest-only'
import { onReturn, useOnScreen } from '../window/on-screen'

const ENGINES_PER_REQUEST = 2000

export function useSupportedEngines(engineIds: () => readonly string[]): ComputedRef<ReadonlySet<string>> {
  const settings = useSettings()
  const language = useLanguage()
  const latest = useLatestOnly()
  const found = shallowRef<ReadonlySet<string>>(new Set())

  async function ask(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const all = new Set<string>()
    for (let from = 0; from < ids.length; from += ENGINES_PER_REQUEST) {
      const result = await bridge.catalogue.readable({ engineIds: ids.slice(from, from + ENGINES_PER_REQUEST) })
      // a failed lookup only omits the marks
      if (!result.ok) break
      for (const id of result.value) all.add(id)
    }
    return all
  }
  function refresh(): void {
    const ids = [...new Set(engineIds())]
    if (settings.value('shop.tools').length === 0 || ids.length === 0) {
      latest.cancel()
      if (found.value.size > 0) found.value = new Set()
    } else
      void latest.run(
        () => ask(ids),
        (now) => (found.value = now)
      )
  }
  watch(
    () => {
      const tools = settings.value('shop.tools').join('\n')
      return tools === '' ? '' : [engineIds().join(), tools, language.contentLanguage].join('\n\n')
    },
    refresh,
    { immediate: true }
  )
  const onScreen = useOnScreen()
  let isOutdated = false
  onScopeDispose(
    bridge.catalogue.onUpdated(({ endpoint }) => {
      if (endpoint !== 'engine') return
      if (onScreen.value) refresh()
      else isOutdated = true
    })
  )
  onReturn(() => {
    if (isOutdated) refresh()
    isOutdated = false
  })
  return computed(() => found.value)
}
