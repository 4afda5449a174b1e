/** The customer's screen as the window's key and bar use it: which engine is meant here, and how it is to be shown. */
import { computed, ref, type ComputedRef, type Ref } from 'vue'
import { useRoute } from 'vue-router'
import { vehicleKey, toPlainPath } from '@/composables/sheets/vehicle-label'
import { rememberedChoice } from '@/composables/sheets/sheet-choice'
import { useSheetSession } from '@/stores/sheet-session'
import { useSheetDefaults } from '@/composables/sheets/sheet-defaults'
import type { PathInput } from '@contract/channels/catalogue'
import type { LanguageCode } from '@shared/text/languages'
import { locationFromParams } from '../../router/locations'
import { useCompareSelection } from '../../stores/compare'
import { useCustomer } from '../../stores/customer'

export interface CustomerScreen {
  /** The engine this place is about, of a comparison the first; null where it is about none. */
  readonly currentPath: ComputedRef<PathInput | null>
  /** Chosen in front of this customer; null: as on the sheets for customers. */
  readonly language: Ref<LanguageCode | null>
  /** Which it is shown in. */
  readonly effectiveLanguage: ComputedRef<LanguageCode>
  show(path: PathInput): Promise<void>
  /** Ends it where it is on, else shows what this place is about. */
  toggle(): Promise<void>
}

const CUSTOMER = 'customer'
// the key and the bar are of one customer
const language = ref<LanguageCode | null>(null)

export function useCustomerScreen(): CustomerScreen {
  const route = useRoute()
  const compare = useCompareSelection()
  const customer = useCustomer()
  const session = useSheetSession()
  const around = useSheetDefaults()

  const here = computed<PathInput | null>(() => {
    const path =
      route.name === 'compare'
        ? compare.entries[0]?.path
        : route.name === 'engine' || route.name === 'sheet'
          ? locationFromParams(route.params)
          : undefined
    return path?.engines ? toPlainPath(path) : null
  })
  /**
   * What is being chosen for a sheet of this car, else what the desk chose last for customers. Plain: it crosses to
   * main.
   */
  const choiceOf = (path: PathInput) => {
    const choice = session.choiceFor(vehicleKey(path)) ?? rememberedChoice(window.localStorage, CUSTOMER, around())
    return { ...choice, language: language.value ?? choice.language }
  }
  const inForce = computed(() => language.value ?? rememberedChoice(window.localStorage, CUSTOMER, around()).language)
  const show = (path: PathInput): Promise<void> => customer.show(path, choiceOf(path))

  async function toggle(): Promise<void> {
    if (customer.current.shown) return customer.hide()
    if (here.value) await show(here.value)
  }
  return { currentPath: here, language, effectiveLanguage: inForce, show, toggle }
}
