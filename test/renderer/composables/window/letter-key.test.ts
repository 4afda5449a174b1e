/** Keys of one letter, on the keyboard of any language. */
import { fake } from '../../../fakes/bridge'
import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLetterKey } from '@/composables/window/letter-key'
import { useSettings } from '@/stores/settings'

beforeEach(async () => {
  fake.reset()
  setActivePinia(createPinia())
  await useSettings().load()
})

it.each([
  ['r', 'KeyR', true],
  ['к', 'KeyR', true],
  ['р', 'KeyH', false],
  ['p', 'KeyR', false]
])('R is meant by %s on the key %s: %s', (key, code, isMeant) => {
  const action = vi.fn()
  const wrapper = mount({ setup: () => useLetterKey('r', action), template: '<p />' })
  window.dispatchEvent(new KeyboardEvent('keydown', { key, code }))
  expect(action).toHaveBeenCalledTimes(isMeant ? 1 : 0)
  wrapper.unmount()
})

it.each(['<dialog open></dialog>', '<div role="menu"></div>'])('is not meant behind %s, unless it reaches', (cover) => {
  const [action, reaching] = [vi.fn(), vi.fn()]
  const setup = (): void => {
    useLetterKey('r', action)
    useLetterKey(
      'r',
      reaching,
      () => true,
      () => true
    )
  }
  const wrapper = mount({ setup, template: '<p />' })
  document.body.innerHTML = cover
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR' }))
  document.body.replaceChildren()
  expect(action).not.toHaveBeenCalled()
  expect(reaching).toHaveBeenCalledOnce()
  wrapper.unmount()
})
