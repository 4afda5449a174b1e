import { fake } from '../../../fakes/bridge'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import { failed } from '@contract/failures'
import { i18n } from '@/locales'
import RoleDialog from '@/shell/dialogs/RoleDialog.vue'
import { useRole } from '@/stores/shell/role'

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

beforeEach(() => fake.reset())

it('a refused PIN is typed again in its field', async () => {
  fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
  fake.answer('role:switch', failed('pin', { params: { reason: 'wrong' } }))
  const pinia = createPinia()
  await useRole(pinia).load()
  const dialog = mount(RoleDialog, { global: { plugins: [pinia, i18n] }, attachTo: document.body })
  expect(dialog.get('[data-testid="role-switch"]').attributes('disabled')).toBeDefined()
  await dialog.get('input[value="administrator"]').setValue(true)
  expect(dialog.get('[data-testid="role-switch"]').attributes('disabled')).toBeUndefined()
  expect(dialog.findAll('.lock')).toHaveLength(2)
  expect(dialog.findAll('.current').map((one) => one.element.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^Sales.*In use/)
  ])
  const pin = dialog.get<HTMLInputElement>('[data-testid="role-pin"]')
  await pin.setValue('1234')
  await dialog.get('form').trigger('submit')
  await flushPromises()
  expect(pin.element.value).toBe('')
  expect(document.activeElement).toBe(pin.element)
  dialog.unmount()
})
