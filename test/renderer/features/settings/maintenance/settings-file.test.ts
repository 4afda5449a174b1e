import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { useRemovedRowFocus } from '@/composables/window/removed-row-focus'
import { done } from '@contract/failures'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const byId = (id: string) => screen.wrapper.find<HTMLElement>(`[data-testid="${id}"]`)
const press = async (id: string, event = 'click') => (await byId(id).trigger(event), flushPromises())

beforeEach(async () => {
  fake.reset()
  screen = await mountScreen('settings', SettingsPage, '/settings#settings-file')
  await flushPromises()
})

afterEach(() => screen.wrapper.unmount())

it('shows omitted settings before the file is saved', async () => {
  fake.answer('settings-file:plan', () => ({
    keys: ['units.power', 'appearance.theme'],
    leftOut: [{ key: 'workspace.name', reason: 'computer' }]
  }))
  await press('settings-file-export')
  expect(byId('settings-file-plan').text()).toMatch(/The file will contain 2 settings\.\s*Power, Theme/)
  expect(byId('settings-file-plan').find('[data-key="workspace.name"]').text()).toContain('belongs to this computer')
  await press('settings-file-save', 'submit')
  expect(byId('settings-file-outcome').text()).toContain('dynodesk-settings-2026-11-21.json')
})

it('has the focus on its button, which Escape closes and gives back', async () => {
  const scope = effectScope()
  scope.run(useRemovedRowFocus)
  fake.answer('settings-file:plan', () => ({ keys: ['units.power'], leftOut: [] }))
  const focus = () => document.activeElement?.getAttribute('data-testid')
  byId('settings-file-export').element.focus()
  await press('settings-file-export')
  expect(focus()).toBe('settings-file-save')
  await byId('settings-file-save').trigger('keydown', { key: 'Escape' })
  await flushPromises()
  expect(byId('settings-file-plan').exists()).toBe(false)
  expect(focus()).toBe('settings-file-export')
  scope.stop()
})

it('shows values as text, applies after a confirmation and offers to undo', async () => {
  fake.answer('settings-file:open', () =>
    done({
      id: 's1',
      file: 'shop.json',
      changes: [
        { key: 'help.offerTour', from: true, to: false },
        { key: 'freshness.listDays', from: 7, to: 1 }
      ],
      refused: [{ key: 'chart.cruiseRpm', reason: 'between', params: { min: 0, max: 30_000 } }],
      same: 2
    })
  )
  await press('settings-file-import')
  const offer = byId('settings-file-offer')
  expect(offer.find('[data-key="help.offerTour"]').text()).toMatch(/On.*Off/)
  expect(offer.find('[data-key="freshness.listDays"]').text()).toMatch(/7\sdays.*1\sday$/)
  expect(offer.find('[data-testid="settings-file-refused"]').text()).toContain('Must be between 0 and 30\u202f000.')
  await press('settings-file-apply')
  expect(fake.sent('settings-file:apply')).toEqual([{ id: 's1' }])
  expect(byId('settings-file-outcome').text()).toBe('2 settings imported.')
  await press('settings-file-undo')
  expect(byId('settings-file-outcome').text()).toBe('The previous settings are back.')
  expect(byId('settings-file-undo').exists()).toBe(false)
})

it('offers a dropped file, whose name leaves the address', async () => {
  await screen.router.push('/settings?file=shop.json#page-administration')
  await flushPromises()
  expect(fake.sent('settings-file:open')).toEqual([{ dropped: true }])
  expect(screen.router.currentRoute.value.fullPath).toBe('/settings#page-administration')
  await press('settings-file-import')
  expect(fake.sent('settings-file:open')[1]).toEqual({ dropped: false })
})

it('keeps the offer open when the system dialog is declined', async () => {
  fake.answer('settings-file:open', () =>
    done({
      id: 's1',
      file: 'a.json',
      changes: [{ key: 'help.offerTour', from: true, to: false }],
      refused: [],
      same: 0
    })
  )
  fake.answer('settings-file:apply', () => done(false))
  await press('settings-file-import')
  await press('settings-file-apply')
  expect(byId('settings-file-offer').exists()).toBe(true)
})
