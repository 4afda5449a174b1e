/**
 * Catalogue and engine page stay mounted while the other is on screen, because building them takes longer than two
 * frames.
 */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { useRouter } from 'vue-router'
import { useWithheld } from '@/composables/connection/connection-failure'
import { useTabs } from '@/composables/places/tabs'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import { useConnection } from '@/stores/connection'

/** Names of the components. */
export const KEPT_PAGES = ['CataloguePage', 'EnginePage']
/** Menus, popovers and dialogs, which end with their page. */
const OVERLAYS = '[data-reka-popper-content-wrapper], .page dialog[open]'

/**
 * A key of the kept pages, which changes with a navigation: with the tab, the service and the language of the
 * catalogue, and when the page that is left has an open menu or dialog. It changes at once when stored data may not be
 * read any more, or when another window has changed the service of a page with its data, so that the page on screen is
 * built again. Another role reloads the window.
 */
export function useKeptPages(): Readonly<Ref<string>> {
  const router = useRouter()
  const tabs = useTabs()
  const connection = useConnection()
  const lists = useCatalogueLists()
  const withheld = useWithheld()
  let overlaid = 0
  const key = (): string => `${tabs.activeId} ${lists.resetCount} ${overlaid}`
  const shown = ref(key())
  onScopeDispose(
    router.afterEach((to, from) => {
      if (to.name !== from.name && document.querySelector(OVERLAYS)) overlaid++
      shown.value = key()
    })
  )
  watch(withheld, () => (shown.value = key()))
  watch(
    () => connection.current.baseUrl,
    () => void (router.currentRoute.value.meta.open || (shown.value = key()))
  )
  return shown
}
