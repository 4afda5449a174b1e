import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { bridge } from '@/bridge'
import { mountScreen } from '../../mount-screen'

it('names the version that runs', async () => {
  fake.reset()
  const screen = await mountScreen('settings', SettingsPage, '/settings#page-help')
  await flushPromises()
  const { version } = await bridge.app.info()
  expect(version).not.toBe('')
  expect(screen.wrapper.get('[data-testid="updates-present"]').text()).toContain(version)
  screen.wrapper.unmount()
})
