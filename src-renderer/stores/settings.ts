import { defineStore } from 'pinia'
import { computed } from 'vue'
import { bridge } from '@/bridge'
import type { SettingKey, Settings } from '@shared/settings/schema'
import type { Result } from '@contract/failures'
import type { SettingView } from '@shared/settings/setting-view'
import { mirrorState } from '@/composables/requests/mirrored-state'

/** Settings as stored by main, loaded before anything reads a value. */
export const useSettings = defineStore('settings', () => {
  const {
    current: all,
    load,
    set
  } = mirrorState<readonly SettingView[]>([], () => bridge.settings.all(), bridge.settings.onChange)
  const byKey = computed(() => new Map(all.value.map((entry) => [entry.key, entry])))
  /** Those that the role may read. */
  const entries = computed(() => all.value.filter(({ hidden }) => !hidden))

  async function applyAnswer(answer: Promise<Result<SettingView>>): Promise<Result<SettingView>> {
    const result = await answer
    if (result.ok) set(all.value.map((entry) => (entry.key === result.value.key ? result.value : entry)))
    return result
  }

  /** The standard value of a setting that the role may not read. */
  function value<K extends SettingKey>(key: K): Settings[K] {
    return byKey.value.get(key)?.value as Settings[K]
  }

  return {
    entries,
    load,
    value,
    entry: (key: SettingKey): SettingView | undefined => entries.value.find((entry) => entry.key === key),
    set: <K extends SettingKey>(key: K, next: Settings[K]) => applyAnswer(bridge.settings.set({ key, value: next })),
    reset: (key: SettingKey) => applyAnswer(bridge.settings.reset({ key }))
  }
})
