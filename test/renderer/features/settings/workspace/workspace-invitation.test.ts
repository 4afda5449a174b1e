import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWorkspace } from '@/stores/workspace'
import { done, failed } from '@contract/failures'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

let screen: Screen
const byId = (id: string) => screen.wrapper.find(`[data-testid="${id}"]`)

async function open(state: 'off' | 'joined'): Promise<void> {
  fake.answer('workspace:state', { state, problem: null, computers: [] })
  screen = await mountScreen('settings', onePage('workspace'), '/settings#page-workspace')
  await useWorkspace().load()
  await flushPromises()
}
beforeEach(() => fake.reset())
afterEach(() => screen.wrapper.unmount())

it('a joined computer shows an invitation as QR code and text', async () => {
  await open('joined')
  expect(byId('workspace-join').exists()).toBe(false)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await byId('workspace-invite').trigger('click')
  await expect.poll(() => byId('workspace-invitation-text').find('svg path').exists()).toBe(true)
  await expect.poll(() => scroll.mock.contexts).toEqual([byId('workspace-invitation-text').element])
  expect(byId('workspace-invitation-text').text()).toContain('DYNODESK-JOIN-1.AbCd')
  expect(byId('workspace-invitation-text').find('svg').attributes('aria-label')).toBe('QR code of the invitation')
  await byId('workspace-invitation-code').trigger('click')
  expect(fake.sent('workspace:show-code')).toEqual([{ text: 'DYNODESK-JOIN-1.AbCd' }])
})

it('shows a long invitation as text only', async () => {
  const text = `DYNODESK-JOIN-1.${'A'.repeat(2000)}`
  fake.answer('workspace:invite', () => done({ text, file: null }))
  await open('joined')
  await byId('workspace-invite').trigger('click')
  await flushPromises()
  expect(byId('workspace-invitation-text').attributes('data-text')).toBe(text)
  expect(byId('workspace-invitation-text').find('svg').exists()).toBe(false)
})

it('joins by a text and its code, and keeps both when the code is wrong', async () => {
  await open('off')
  expect(byId('workspace-invite').exists()).toBe(false)
  fake.answer('workspace:join', () => failed('invitation', { params: { reason: 'code' } }))
  await byId('workspace-join-text').setValue('DYNODESK-JOIN-1.AbCd')
  await byId('workspace-join-code').setValue('AAAA')
  await byId('workspace-invitation').find('form').trigger('submit')
  await flushPromises()
  expect(byId('workspace-invitation').text()).toContain('The code doesn’t open this invitation.')
  expect((byId('workspace-join-text').element as HTMLInputElement).value).toBe('DYNODESK-JOIN-1.AbCd')
  fake.answer('workspace:join', () => done(true))
  await byId('workspace-invitation').find('form').trigger('submit')
  await flushPromises()
  expect(fake.sent('workspace:join')).toEqual(Array(2).fill({ text: 'DYNODESK-JOIN-1.AbCd', code: 'AAAA' }))
  expect(byId('workspace-invitation-outcome').text()).toBe('This computer joins the others.')
})

it('takes a file first, then its code', async () => {
  await open('off')
  fake.answer('workspace:read-invitation', () => done(null))
  await byId('workspace-join-file').trigger('click')
  await flushPromises()
  expect((byId('workspace-join-text').element as HTMLInputElement).value).toBe('')
  fake.answer('workspace:read-invitation', () => done('DYNODESK-JOIN-1.AbCd'))
  await byId('workspace-join-file').trigger('click')
  await flushPromises()
  expect(document.activeElement).toBe(byId('workspace-join-code').element)
  expect((byId('workspace-join-text').element as HTMLInputElement).value).toBe('DYNODESK-JOIN-1.AbCd')
  await byId('workspace-join-code').setValue('AAAA')
  await byId('workspace-invitation').find('form').trigger('submit')
  await flushPromises()
  expect(fake.sent('workspace:join')).toEqual([{ text: 'DYNODESK-JOIN-1.AbCd', code: 'AAAA' }])
  expect(byId('workspace-invitation-outcome').text()).toBe('This computer joins the others.')
})

it('leads from an impossible invitation to the missing step', async () => {
  await open('joined')
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-key], [data-name]')?.dataset
  const invite = async (reason: string): Promise<void> => {
    fake.answer('workspace:invite', () => failed('invitation', { params: { reason } }))
    await byId('workspace-invite').trigger('click')
    await flushPromises()
  }
  await invite('not-set-up')
  await byId('workspace-invitation-fix').trigger('click')
  expect(focused()).toMatchObject({ key: 'workspace.url' })
  await fake.settings.set({ key: 'workspace.url', value: 'rediss://shop.example' })
  await flushPromises()
  await byId('workspace-invitation-fix').trigger('click')
  await flushPromises()
  expect(focused()).toMatchObject({ name: 'workspace-passphrase' })
  await invite('authority')
  await byId('workspace-invitation-fix').trigger('click')
  expect(focused()).toMatchObject({ key: 'workspace.authorityFile' })
  await invite('other')
  expect(byId('workspace-invitation-fix').exists()).toBe(false)
})
