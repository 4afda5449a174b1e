/** Starts the window: loads the mirrored state of main, then mounts the shell. */
import '@fontsource-variable/inter'
import '@/ui/styles/tokens.css'
import '@/ui/styles/base.css'
import '@/ui/styles/layout.css'
import '@/ui/styles/classes.css'
import '@/ui/styles/first-frame.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import type { RouteLocationNormalizedLoaded } from 'vue-router'
import App from '@/shell/App.vue'
import { afterFirstPaint } from '@/shell/first-paint'
import { reportErrors } from '@/shell/window-errors'
import { useTabs } from '@/composables/places/tabs'
import { loadLazyParts } from '@/composables/window/lazy-part'
import { createTabHistory } from '@/router/tab-history'
import { restoreLastLocation, useLastLocationStore } from '@/router/last-location'
import { createAppRouter } from '@/router/index'
import { useCompareSelection } from '@/stores/compare'
import { useConnection } from '@/stores/connection'
import { useFeed } from '@/stores/feed'
import { useLanguage } from '@/stores/language'
import { useNotices } from '@/stores/shell/notices'
import { useRole } from '@/stores/shell/role'
import { useSettings } from '@/stores/settings'
import { bridge } from '@/bridge'
import { i18n } from '@/locales'

const app = createApp(App)
const pinia = createPinia()
app.use(pinia)
app.use(i18n)

const notices = useNotices(pinia)
reportErrors(app, notices.addBug)

const connection = useConnection(pinia)
/** True when the first screen has a banner, tabs, or the engines of a generation. */
const showsPartsAtOnce = ({ name, params }: RouteLocationNormalizedLoaded): boolean =>
  ['bad-key', 'unauthorised'].includes(connection.state) ||
  useTabs(pinia).all.length > 1 ||
  (name === 'catalogue' && !!params['generations'])
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
  // `#frame` is the address of the static first frame, not a location
  if (location.hash === '#frame') window.history.replaceState(window.history.state, '', location.pathname)
  const history = createTabHistory(useTabs(pinia))
  const router = createAppRouter(() => connection.connected, history)
  await restoreLastLocation(router)
  app.use(router)
  await router.isReady().catch(() => undefined)
  if (showsPartsAtOnce(router.currentRoute.value)) await loadLazyParts()
  app.mount('#app')
  // automation waits for this signal
  afterFirstPaint(() => {
    void bridge.app.ready()
    void loadLazyParts().then(() => (document.documentElement.dataset['parts'] = 'loaded'))
  })
  void notices.load()
  void useCompareSelection(pinia).load()
  void useFeed(pinia).load()
}
void show()
