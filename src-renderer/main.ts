/** Starts the window: the mirrors of what main owns, then the shell. */
import '@fontsource-variable/inter'
import '@/ui/tokens.css'
import '@/ui/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from '@/app/App.vue'
import { afterFirstFrame } from '@/app/first-frame'
import { restoreLastPlace, useLastPlaceStore } from '@/app/last-place'
import { makeRouter } from '@/app/router'
import { useBudget } from '@/app/stores/budget'
import { useCompare } from '@/app/stores/compare'
import { useConnection } from '@/app/stores/connection'
import { useFavourites } from '@/app/stores/favourites'
import { useFeed } from '@/app/stores/feed'
import { useLanguage } from '@/app/stores/language'
import { useNotices } from '@/app/stores/notices'
import { usePacks } from '@/app/stores/packs'
import { useProxy } from '@/app/stores/proxy'
import { useSettings } from '@/app/stores/settings'
import { bridge } from '@/bridge'
import { i18n } from '@/locales'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.use(i18n)

const notices = useNotices(pinia)
app.config.errorHandler = (bug) => {
  console.error(bug)
  notices.addBug()
}
window.addEventListener('unhandledrejection', () => notices.addBug())

const connection = useConnection(pinia)
/**
 * In a function and not at the top of the module: pages are files that import this one, and one that waits for a page
 * would wait for itself.
 */
async function show(): Promise<void> {
  // the first picture is drawn with the right theme, language and place, so these are known before it
  await Promise.all([
    connection.load(),
    useLastPlaceStore(pinia).load(),
    useSettings(pinia).load(),
    useLanguage(pinia).load()
  ])
  const router = makeRouter(() => connection.state)
  await restoreLastPlace(router)
  app.use(router)
  await router.isReady().catch(() => undefined)
  app.mount('#app')
  // machines that drive the window wait for it
  afterFirstFrame(() => void bridge.app.ready())
  void useBudget(pinia).load()
  void notices.load()
  void useProxy(pinia).load()
  void useFavourites(pinia).load()
  void useCompare(pinia).load()
  void usePacks(pinia).load()
  void useFeed(pinia).load()
}
void show()
