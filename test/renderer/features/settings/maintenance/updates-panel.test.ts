import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { bridge } from '@/bridge'
import { useUpdates } from '@/stores/shell/updates'
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

it('drops the failure of a press once a later check has a result', async () => {
  fake.reset()
  const state = {
    ...(await bridge.updates.state()),
    phase: 'idle',
    way: 'self',
    hasAddress: true,
    checkedAt: null
  } as const
  fake.answer('updates:state', () => state)
  fake.fail('updates:check', 'update', { params: { reason: 'unreachable' } })
  const screen = await mountScreen('settings', SettingsPage, '/settings#page-help')
  await useUpdates().load()
  await flushPromises()
  const updates = () => screen.wrapper.get('[data-testid="updates"]')
  await updates().get('[data-testid="updates-check"]').trigger('click')
  await flushPromises()
  expect(updates().find('[data-testid="notice"]').exists()).toBe(true)
  fake.emit('updates:changed', { ...state, phase: 'current', checkedAt: '2026-06-01T10:00:00Z' })
  await flushPromises()
  expect(updates().attributes('data-phase')).toBe('current')
  expect(updates().find('[data-testid="notice"]').exists()).toBe(false)
  screen.wrapper.unmount()
})
