import { computed, type Ref } from 'vue'
import { useI18n } from 'vue-i18n'
import { useRoute } from 'vue-router'
import { useTabs } from '@/composables/places/tabs'
import { screenOf, titleKeyOf } from './screens'

/** Title of the window: the car, the page outside of the catalogue, the program. The first screen is `bare`. */
export function useWindowTitle(bare: Readonly<Ref<boolean>>) {
  const { t } = useI18n()
  const route = useRoute()
  const tabs = useTabs()
  return computed(() => {
    const program = t('app.name')
    if (bare.value) return program
    const car = tabs.active.name
    const page = car !== null && screenOf(route.name)?.name === 'catalogue' ? null : t(titleKeyOf(route.name))
    return [car, page, program].filter((part) => part !== null).join(' – ')
  })
}
