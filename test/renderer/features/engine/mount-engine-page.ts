/** Mounts the engine page with a fake bridge, real stores and texts, and a router at the engine's address. */
import { DEMO, FETCHED_AT, fake } from '../../../fakes/bridge'
import '../../../fakes/canvas'
import { enableAutoUnmount, flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach } from 'vitest'
import { createMemoryHistory, createRouter, RouterView, type Router } from 'vue-router'
import { useConnection } from '@/stores/connection'
import { useTabs } from '@/composables/places/tabs'
import { useRole } from '@/stores/shell/role'
import { useSettings } from '@/stores/settings'
import { i18n } from '@/locales'
import EnginePage from '@/features/engine/EnginePage.vue'
import type { EngineDetail, Performance } from '@shared/catalogue/records'
import type { SettingKey, Settings } from '@shared/settings/schema'
import { done } from '@contract/failures'
import { CATALOGUE, detailOf } from '../../../fakes/catalogue'

export { DEMO, fake }
enableAutoUnmount(afterEach)
export const ENGINE = '/engine/1/9007199254740993/20/31/40'

export const received = <T>(data: T) =>
  done({ data, fetchedAt: FETCHED_AT, source: 'service' as const, language: 'en' as const })

/** Answers with the small catalogue's record and these changes. */
export function giveEngine(more: Partial<EngineDetail>): void {
  const detail = detailOf(CATALOGUE, '40')
  if (!detail) throw new Error('the catalogue of the tests has no engine 40')
  fake.answer('catalogue:engine', received({ ...detail, ...more }))
}
export function giveFigures(more: Partial<Performance> | null): void {
  const none: Performance = {
    id: '7',
    fuel_consumption_avg: null,
    top_speed: null,
    zero_to_hundred: null,
    top_speed_st1: null,
    zero_to_hundred_st1: null
  }
  fake.answer('catalogue:performance', received(more && { ...none, ...more }))
}

export interface ShownEnginePage {
  readonly page: VueWrapper
  readonly router: Router
  fact(field: string): { text: string; value: string | undefined }
  figure(field: string): { text: string; value: string | undefined }
  all(testId: string): ReturnType<VueWrapper['findAll']>
}

/** `tabs`: the saved tabs of the last run. */
export async function showEnginePage(
  path = ENGINE,
  settings: Partial<Settings> = {},
  tabs = ''
): Promise<ShownEnginePage> {
  const pinia = createPinia()
  setActivePinia(pinia)
  useTabs().restore(tabs)
  await Promise.all([useSettings().load(), useConnection().load(), useRole().load()])
  for (const [key, value] of Object.entries(settings)) await useSettings().set(key as SettingKey, value)
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/engine/:types/:manufacturers/:models/:generations/:engines', name: 'engine', component: EnginePage },
      ...[
        ['/compare', 'compare'],
        ['/search', 'search'],
        ['/offline', 'offline'],
        ['/settings', 'settings'],
        ['/which/:types?/:manufacturers?/:models?/:generations?', 'which'],
        ['/sheets', 'sheets'],
        ['/sheet/:types/:manufacturers/:models/:generations/:engines', 'sheet']
      ].map(([path = '', name = '']) => ({ path, name, component: { template: '<p>elsewhere</p>' } })),
      { path: '/elsewhere', component: { template: '<p>elsewhere</p>' } }
    ]
  })
  await router.push(path)
  const page = mount(RouterView, { global: { plugins: [pinia, i18n, router] }, attachTo: document.body })
  await flushPromises()
  const one = (testId: string) => (field: string) => {
    const element = page.get(`[data-testid="${testId}"][data-field="${field}"]`)
    return { text: element.text(), value: element.attributes('data-value') }
  }
  return {
    page,
    router,
    fact: one('fact'),
    figure: one('performance'),
    all: (testId) => page.findAll(`[data-testid="${testId}"]`)
  }
}
