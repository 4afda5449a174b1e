import { fake } from '../../../../fakes/bridge'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import PinField from '@/features/settings/administration/PinField.vue'
import { i18n } from '@/locales'
import { failed } from '@contract/failures'

let wrapper: VueWrapper
const field = (id: string) => wrapper.get<HTMLInputElement>(`[data-testid="${id}"]`)
async function enter(pin: string, again: string): Promise<void> {
  await field('role-pin-new').setValue(pin)
  await field('role-pin-again').setValue(again)
  await wrapper.get('form').trigger('submit')
  await flushPromises()
}

beforeEach(async () => {
  fake.reset()
  wrapper = mount(PinField, {
    props: { role: 'workshop', label: 'PIN of the workshop', help: '', set: false },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body
  })
  await wrapper.get('button').trigger('click')
  await flushPromises()
})
afterEach(() => wrapper.unmount())

it('stores a PIN that was typed twice', async () => {
  expect(document.activeElement).toBe(field('role-pin-new').element)
  await enter('long-1234', 'long-1243')
  expect(fake.sent('role:set-pin')).toEqual([])
  expect(wrapper.text()).toContain('The PINs do not match.')
  expect(field('role-pin-again').attributes('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('role-pin-again').element)
  await enter('long-1234', 'long-1234')
  expect(fake.sent('role:set-pin')).toEqual([{ role: 'workshop', pin: 'long-1234' }])
  expect(wrapper.find('form').exists()).toBe(false)
})

it('keeps both when the PIN is refused, and clears them after Cancel', async () => {
  fake.answer('role:set-pin', failed('pin', { params: { reason: 'length', least: 4 } }))
  await enter('1', '1')
  expect(field('role-pin-again').element.value).toBe('1')
  await field('role-pin-new').trigger('keydown', { key: 'Escape' })
  await wrapper.get('button').trigger('click')
  for (const id of ['role-pin-new', 'role-pin-again']) expect(field(id).element.value, id).toBe('')
  expect(wrapper.text()).not.toContain('The PINs do not match.')
})
