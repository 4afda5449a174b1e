import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { useRemovedRowFocus } from '@/composables/window/removed-row-focus'
import { done, failed } from '@contract/failures'
import type { Profile } from '@shared/profiles/profile-list'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { mountScreen, type Screen } from '../../mount-screen'

const SECOND: Profile = { id: '11111111-2222-4333-8444-555555555555', name: 'Second service', color: 'orange' }
const TWO = { current: 'first', profiles: [{ id: 'first', name: '', color: 'blue' } as const, SECOND] }

let screen: Screen
const all = (id: string) => screen.wrapper.findAll(`[data-testid="${id}"]`)
const press = async (id: string, at = 0) => (await all(id)[at]!.trigger('click'), flushPromises())

beforeEach(async () => {
  fake.reset()
  fake.answer('profiles:state', () => TWO)
  screen = await mountScreen('settings', SettingsPage, '/settings#profiles')
  await flushPromises()
})
afterEach(() => screen.wrapper.unmount())

it('adds a profile with the first free colour, and explains a refused name', async () => {
  fake.answer('profiles:add', () => failed('profile', { params: { reason: 'name' } }))
  await press('profile-add')
  expect(document.activeElement).toBe(all('profile-form')[0]!.find('input[type="text"]').element)
  expect(all('profile-form')[0]!.text()).toContain('New profile')
  expect(all('profile-save')[0]!.attributes('disabled')).toBeDefined()
  await all('profile-form')[0]!.find('input[type="text"]').setValue('Second service')
  expect(all('profile-save')[0]!.attributes('disabled')).toBeUndefined()
  await all('profile-form')[0]!.trigger('submit')
  await flushPromises()
  expect(fake.sent('profiles:add')).toEqual([{ name: 'Second service', color: 'green' }])
  expect(screen.wrapper.text()).toContain('The profile needs a name of its own.')
  expect(all('profile-form')).toHaveLength(1)
})

it('gives the focus back to the button that opened the form', async () => {
  const scope = effectScope()
  scope.run(useRemovedRowFocus)
  const focus = () => document.activeElement?.getAttribute('data-testid')
  for (const [id, at] of [
    ['profile-edit', 1],
    ['profile-add', 0]
  ] as const) {
    const opener = all(id)[at]!.element as HTMLElement
    opener.focus()
    await press(id, at)
    expect(document.activeElement?.closest('form')).not.toBe(null)
    await all('profile-form')[0]!.trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect(focus()).toBe(id)
  }
  scope.stop()
})

it('changes name and colour in the row', async () => {
  fake.answer('profiles:edit', (input) => done({ ...TWO, profiles: [TWO.profiles[0]!, input] }))
  await press('profile-edit', 1)
  await all('profile-form')[0]!.find('input[type="text"]').setValue('Trucks')
  await all('profile-form')[0]!.find('input[value="pink"]').setValue(true)
  await all('profile-form')[0]!.trigger('submit')
  await flushPromises()
  expect(fake.sent('profiles:edit')).toEqual([{ id: SECOND.id, name: 'Trucks', color: 'pink' }])
  expect(all('profile-row')[1]!.text()).toContain('Trucks')
})

it('switches, and offers neither a switch to nor the removal of the profile in use', async () => {
  expect(all('profile-switch')).toHaveLength(1)
  expect(all('profile-remove')).toHaveLength(1)
  expect(all('profile-row')[0]!.text()).toContain('In use')
  await press('profile-switch')
  expect(fake.sent('profiles:switch')).toEqual([{ id: SECOND.id }])
  expect(screen.wrapper.text()).toContain('Dynodesk restarts…')
})

it('closes its form when another form of the page opens', async () => {
  await press('profile-add')
  expect(all('profile-form')).toHaveLength(1)
  await press('backup-make')
  expect([all('profile-form').length, all('backup-form').length]).toEqual([0, 1])
  await press('profile-edit')
  expect([all('profile-form').length, all('backup-form').length]).toEqual([1, 0])
  await press('settings-file-export')
  expect([all('profile-form').length, all('settings-file-plan').length]).toEqual([0, 1])
})
