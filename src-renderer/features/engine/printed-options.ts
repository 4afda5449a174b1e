import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLanguage } from '@/stores/language'
import { useRole } from '@/stores/shell/role'
import type { RemapOption } from '@shared/catalogue/records'
import type { Failure } from '@contract/failures'
import { applyRules, type OptionRule } from '@shared/sheets/rules/option-rules'

/**
 * Sales see the options that a customer's sheet prints, others all; null: not provided, or none to show.
 * `rulesFailure`: the rules could not be read, so sales see none.
 */
export function usePrintedOptions(options: () => readonly RemapOption[] | null): {
  readonly printed: ComputedRef<readonly RemapOption[] | null>
  readonly rulesFailure: ShallowRef<Failure | null>
} {
  const isWorkshop = useRole().may('workshop')
  const language = useLanguage()
  /** null: not known yet. */
  const rules = shallowRef<readonly OptionRule[] | null>(null)
  const rulesFailure = shallowRef<Failure | null>(null)
  async function load(): Promise<void> {
    const result = await bridge.sheets.rules()
    rules.value = result.ok ? result.value : null
    rulesFailure.value = result.ok ? null : result.failure
  }
  if (!isWorkshop) watch(options, (now) => void (now?.length && load()), { immediate: true })
  const printed = computed(() => {
    const all = options()
    if (isWorkshop || all === null) return all
    if (rules.value === null) return null
    const ruled = applyRules(all, rules.value, language.country, 'customer', language.contentLanguage)
    return all.filter((_option, at) => ['show', 'notice'].includes(ruled?.[at]?.action ?? 'hide'))
  })
  return { printed, rulesFailure }
}
