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
    current: entries,
    load,
    set
  } = mirrorState<readonly SettingView[]>([], () => bridge.settings.all(), bridge.settings.onChange)
  const byKey = computed(() => new Map(entries.value.map((entry) => [entry.key, entry])))

  async function applyAnswer(answer: Promise<Result<SettingView>>): Promise<Result<SettingView>> {
    const result = await answer
    if (result.ok) set(entries.value.map((entry) => (entry.key === result.value.key ? result.value : entry)))
    return result
  }

  function value<K extends SettingKey>(key: K): Settings[K] {
    return byKey.value.get(key)?.value as Settings[K]
  }

  return {
    entries,
    load,
    value,
    entry: (key: SettingKey): SettingView | undefined => byKey.value.get(key),
    set: <K extends SettingKey>(key: K, next: Settings[K]) => applyAnswer(bridge.settings.set({ key, value: next })),
    reset: (key: SettingKey) => applyAnswer(bridge.settings.reset({ key }))
  }
})
