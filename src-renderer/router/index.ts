import { createRouter, type RouteRecordRaw, type Router, type RouterHistory } from 'vue-router'
import CataloguePage from '@/features/catalogue/CataloguePage.vue'
import { withTexts } from '@/composables/window/lazy-part'

declare module 'vue-router' {
  interface RouteMeta {
    /** Accessible before a key was entered: for a page that needs no catalogue. */
    open?: boolean
    /** Hides rail and bars while not connected. */
    bare?: boolean
  }
}

const ROUTES: readonly RouteRecordRaw[] = [
  { path: '/', redirect: { name: 'catalogue' } },
  {
    path: '/welcome',
    name: 'welcome',
    component: withTexts(() => import('@/features/onboarding/WelcomePage.vue')),
    meta: { open: true, bare: true }
  },
  {
    path: '/catalogue/:types?/:manufacturers?/:models?/:generations?',
    name: 'catalogue',
    component: CataloguePage
  },
  {
    path: '/engine/:types/:manufacturers/:models/:generations/:engines',
    name: 'engine',
    component: withTexts(() => import('@/features/engine/EnginePage.vue'))
  },
  { path: '/search', name: 'search', component: withTexts(() => import('@/features/search/SearchPage.vue')) },
  { path: '/compare', name: 'compare', component: withTexts(() => import('@/features/compare/ComparePage.vue')) },
  {
    path: '/which/:types?/:manufacturers?/:models?/:generations?',
    name: 'which',
    component: withTexts(() => import('@/features/compare/disambiguation/DisambiguationPage.vue'))
  },
  { path: '/sheets', name: 'sheets', component: withTexts(() => import('@/features/sheets/SheetsPage.vue')) },
  {
    path: '/sheet/:types/:manufacturers/:models/:generations/:engines',
    name: 'sheet',
    component: withTexts(() => import('@/features/sheets/sheet/SheetPage.vue'))
  },
  { path: '/feed/sources', redirect: { name: 'settings', hash: '#group-events' } },
  {
    path: '/feed/workbench',
    name: 'feed-workbench',
    component: withTexts(() => import('@/features/feed/workbench/WorkbenchPage.vue')),
    meta: { open: true }
  },
  {
    path: '/feed/:type(ticket|project|none)?/:id?',
    name: 'feed',
    component: withTexts(() => import('@/features/feed/FeedPage.vue')),
    meta: { open: true }
  },
  { path: '/offline', name: 'offline', component: withTexts(() => import('@/features/packs/PacksPage.vue')) },
  {
    path: '/settings',
    name: 'settings',
    component: withTexts(() => import('@/features/settings/SettingsPage.vue')),
    meta: { open: true }
  },
  {
    path: '/help/:page?',
    name: 'help',
    component: withTexts(() => import('@/features/help/HelpPage.vue')),
    meta: { open: true }
  },
  {
    path: '/:rest(.*)*',
    name: 'unknown',
    component: withTexts(() => import('../shell/NotFound.vue')),
    meta: { open: true }
  }
]

/** Creates the router; without a connection it opens the first screen. */
export function createAppRouter(isConnected: () => boolean, history: RouterHistory): Router {
  const router = createRouter({ history, routes: ROUTES })
  // only "never connected" redirects: other failures keep cached data readable
  router.beforeEach((to) => (!isConnected() && !to.meta.open ? { name: 'welcome', replace: true } : true))
  return router
}
