/** Starts the window: loads the mirrored state of main, then mounts the shell. */
import '@fontsource-variable/inter'
import '@/ui/tokens.css'
import '@/ui/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from '@/shell/App.vue'
import { afterFirstPaint } from '@/shell/first-paint'
import { reportErrors } from '@/shell/window-errors'
import { useTabs } from '@/composables/places/tabs'
import { createTabHistory } from '@/router/tab-history'
import { restoreLastLocation, useLastLocationStore } from '@/router/last-location'
import { createAppRouter } from '@/router/index'
import { useCallBudget } from '@/stores/call-budget'
import { useCompareSelection } from '@/stores/compare'
import { useConnection } from '@/stores/connection'
import { useFavourites } from '@/stores/favourites'
import { useFeed } from '@/stores/feed'
import { useLanguage } from '@/stores/language'
import { useNotices } from '@/stores/shell/notices'
import { usePacks } from '@/stores/packs'
import { useProxyLogin } from '@/stores/shell/proxy-login'
import { useRole } from '@/stores/shell/role'
import { useSettings } from '@/stores/settings'
import { useUpdates } from '@/stores/shell/updates'
import { useWorkspace } from '@/stores/workspace'
import { bridge } from '@/bridge'
import { i18n } from '@/locales'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.use(i18n)

const notices = useNotices(pinia)
reportErrors(app, notices.addBug)

const connection = useConnection(pinia)
/** A function rather than top-level await: lazy pages import this module and would deadlock. */
async function show(): Promise<void> {
  // the first frame needs theme, language and location
  await Promise.all([
    connection.load(),
    useLastLocationStore(pinia).load(),
    useSettings(pinia).load(),
    useRole(pinia).load(),
    useLanguage(pinia).load()
  ])
  const history = createTabHistory(useTabs(pinia))
  const router = createAppRouter(() => connection.state, history)
  await restoreLastLocation(router)
  app.use(router)
  await router.isReady().catch(() => undefined)
  app.mount('#app')
  // automation waits for this signal
  afterFirstPaint(() => void bridge.app.ready())
  void useCallBudget(pinia).load()
  void notices.load()
  void useProxyLogin(pinia).load()
  void useFavourites(pinia).load()
  void useCompareSelection(pinia).load()
  void usePacks(pinia).load()
  void useFeed(pinia).load()
  void useWorkspace(pinia).load()
  void useUpdates(pinia).load()
}
void show()
