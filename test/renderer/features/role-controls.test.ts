/** A control whose channel main refuses for the role is left out; others see it. */
import { fake } from '../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Component } from 'vue'
import type { Role } from '@shared/roles/role'
import FeedPage from '@/features/feed/FeedPage.vue'
import PacksPage from '@/features/packs/PacksPage.vue'
import SheetsPage from '@/features/sheets/SheetsPage.vue'
import { useRole } from '@/stores/shell/role'
import { mountScreen, type Screen } from './mount-screen'

let screen: Screen
beforeEach(() => fake.reset())
afterEach(() => screen.wrapper.unmount())

async function shownTo(role: Role, name: string, page: Component, address: string): Promise<(id: string) => boolean> {
  fake.answer('role:state', () => ({ enabled: true, role, pins: ['administrator'] as const }))
  screen = await mountScreen(name, page, address)
  await useRole().load()
  await flushPromises()
  return (id) => screen.wrapper.find(`[data-testid="${id}"]`).exists()
}

it.each([
  ['feed', FeedPage, '/feed', 'feed-purge', ['administrator']],
  ['feed', FeedPage, '/feed', 'feed-demo-day', ['workshop', 'administrator']],
  ['offline', PacksPage, '/offline', 'storage-clear', ['administrator']],
  ['offline', PacksPage, '/offline', 'pack-import', ['workshop', 'administrator']],
  ['sheets', SheetsPage, '/sheets', 'sheets-tab-templates', ['workshop', 'administrator']],
  ['sheets', SheetsPage, '/sheets', 'sheets-tab-rules', ['workshop', 'administrator']],
  ['sheets', SheetsPage, '/sheets', 'sheets-tab-batch', ['sales', 'workshop', 'administrator']]
] as const)('%s (%o) at %s shows %s to %j', async (name, page, address, id, roles) => {
  for (const role of ['sales', 'workshop', 'administrator'] as const) {
    const isShown = await shownTo(role, name, page, address)
    expect([role, isShown(id)]).toEqual([role, (roles as readonly Role[]).includes(role)])
    if (role !== 'administrator') screen.wrapper.unmount()
  }
})

it('a feed without sources asks only an administrator to turn one on', async () => {
  const words = 'Turn on a webhook'
  await shownTo('sales', 'feed', FeedPage, '/feed')
  expect(screen.wrapper.get('[data-testid="feed-empty"]').text()).not.toContain(words)
  screen.wrapper.unmount()
  await shownTo('administrator', 'feed', FeedPage, '/feed')
  expect(screen.wrapper.get('[data-testid="feed-empty"]').text()).toContain(words)
})
