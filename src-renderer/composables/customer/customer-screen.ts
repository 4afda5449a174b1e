/** State of the customer screen for the shortcut, its buttons and the bar. */
import { computed, ref } from 'vue'
import { useRoute } from 'vue-router'
import { storeToRefs } from 'pinia'
import { useLanguage } from '@/stores/language'
import { vehicleKey, toPlainPath } from '@/composables/sheets/vehicle-label'
import { rememberedChoice } from '@/composables/sheets/sheet-choice'
import { useSheetSession } from '@/stores/sheet-session'
import { useSheetDefaults } from '@/composables/sheets/sheet-defaults'
import type { PathInput } from '@contract/channels/catalogue'
import type { LanguageCode } from '@shared/text/languages'
import { locationFromParams } from '@/router/locations'
import { useCompareSelection } from '@/stores/compare'
import { useCustomer } from '@/stores/customer'

const CUSTOMER = 'customer'
/** Language chosen for this customer, in the bar; null: that of the sheet, else of the interface. */
const language = ref<LanguageCode | null>(null)

export function useCustomerScreen() {
  const route = useRoute()
  const compare = useCompareSelection()
  const customer = useCustomer()
  const session = useSheetSession()
  const sheetDefaults = useSheetDefaults()
  const { interfaceLanguage } = storeToRefs(useLanguage())

  /** Engine of the current page (in a comparison, the first one); null on pages without an engine. */
  const currentPath = computed<PathInput | null>(() => {
    const path =
      route.name === 'compare'
        ? compare.entries[0]?.path
        : route.name === 'engine' || route.name === 'sheet'
          ? locationFromParams(route.params)
          : undefined
    return path?.engines ? toPlainPath(path) : null
  })
  /** Choices of the open sheet of this vehicle, else the last ones used for customers. Plain data, for IPC. */
  const choiceOf = (path: PathInput) => {
    const choice =
      session.choiceFor(vehicleKey(path)) ??
      rememberedChoice(window.localStorage, CUSTOMER, { ...sheetDefaults(), language: interfaceLanguage.value })
    return { ...choice, language: language.value ?? choice.language }
  }
  const show = (path: PathInput): Promise<void> => customer.show(path, choiceOf(path))

  /** Hides the screen when shown, otherwise shows the engine of the current page. */
  async function toggle(): Promise<void> {
    if (customer.current.shown) return customer.hide()
    if (currentPath.value) await show(currentPath.value)
  }
  return { currentPath, language, show, toggle }
}
