import { computed, shallowRef, watch } from 'vue'
import { useSettings } from '@/stores/settings'
import type { Failure, Result } from '@contract/failures'
import { SETTING_PROBLEMS } from '@shared/settings/setting-problems'
import type { Settings } from '@shared/settings/schema'
import type { SettingView } from '@shared/settings/setting-view'
import { useSettingTexts } from '../controls/setting-texts'
import { isDefault, problemTextKey, settingProblemText, type TextKey } from '../controls/setting-values'

/** Changes a setting and says why a value does not work. */
export function useSettingChange(entry: () => SettingView) {
  const settings = useSettings()
  const texts = useSettingTexts()
  const problem = shallowRef<TextKey | null>(null)
  watch(
    () => entry().value,
    () => (problem.value = null)
  )
  const problemText = computed(() => (problem.value ? texts.problem(problem.value) : ''))

  function failureText(failure: Failure): TextKey {
    const reason =
      failure.code === 'setting-invalid'
        ? SETTING_PROBLEMS.find((code) => code === failure.params?.['reason'])
        : undefined
    return {
      key: reason ? problemTextKey(reason) : `failures.${failure.code}.what`,
      params: { ...failure.params, key: texts.label(entry().key) }
    }
  }
  function applyResult(result: Result<unknown>): void {
    problem.value = result.ok ? null : failureText(result.failure)
  }
  async function set(value: unknown): Promise<void> {
    const { key, value: old } = entry()
    problem.value = settingProblemText(key, value)
    if (problem.value || JSON.stringify(value) === JSON.stringify(old)) return
    applyResult(await settings.set(key, value as Settings[typeof key]))
  }
  async function reset(): Promise<void> {
    if (!entry().managed && !isDefault(entry())) applyResult(await settings.reset(entry().key))
  }
  return { problem, problemText, set, reset, applyResult }
}
