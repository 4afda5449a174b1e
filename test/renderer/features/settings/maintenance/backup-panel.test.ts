import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { done, failed } from '@contract/failures'
import { useRemovedRowFocus } from '@/composables/window/removed-row-focus'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const byId = (id: string) => screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const open = async (address: string): Promise<void> => {
  screen = await mountScreen('settings', SettingsPage, address)
}

beforeEach(() => fake.reset())
afterEach(() => screen.wrapper.unmount())

it('an opened backup asks for its passphrase', async () => {
  await open('/settings?file=shop.dynobackup#page-administration')
  expect(byId('backup-opened').text()).toBe('shop.dynobackup')
  expect(document.activeElement).toBe(byId('backup-phrase').element)
})

it('a backup opened while another page is shown gets the focus, and so does an open form', async () => {
  await open('/settings')
  const search = byId('settings-search').element
  for (const name of ['first', 'second']) {
    search.focus()
    await screen.router.push(`/settings?file=${name}.dynobackup#page-administration`)
    await flushPromises()
    expect(byId('backup-opened').text()).toBe(`${name}.dynobackup`)
    expect(document.activeElement).toBe(byId('backup-phrase').element)
  }
})

it('a backup opened during a search ends the search', async () => {
  await open('/settings#page-administration')
  await byId('settings-search').setValue('zoom')
  await screen.router.push('/settings?file=shop.dynobackup#page-administration')
  await flushPromises()
  expect((byId('settings-search').element as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(byId('backup-phrase').element)
})

it.each(['make', 'restore'])('the button “%s” leads to the passphrase', async (action) => {
  await open('/settings#backup')
  await byId(`backup-${action}`).trigger('click')
  await flushPromises()
  expect(document.activeElement).toBe(byId('backup-phrase').element)
})

it('takes no longer passphrase than a backup can have', async () => {
  await open('/settings#backup')
  await byId('backup-make').trigger('click')
  for (const id of ['backup-phrase', 'backup-phrase-again']) expect(byId(id).attributes('maxlength')).toBe('500')
})

it('makes a backup once both passphrases agree', async () => {
  await open('/settings#backup')
  await byId('backup-make').trigger('click')
  const isDisabled = () => byId('backup-go').attributes('disabled') !== undefined
  expect(isDisabled()).toBe(true)
  await byId('backup-phrase').setValue('long enough')
  await byId('backup-phrase-again').setValue('long enouh')
  expect([isDisabled(), byId('backup-phrase-again').attributes('aria-invalid')]).toEqual([true, 'true'])
  await byId('backup-phrase-again').setValue('long enough')
  expect(isDisabled()).toBe(false)
})

it('the length of a passphrase turns red only after an attempt with a short one', async () => {
  await open('/settings#backup')
  await byId('backup-make').trigger('click')
  const isRed = () => byId('backup-phrase').attributes('aria-invalid') === 'true'
  expect(byId('backup-form').text()).toContain('At least 8 characters')
  await byId('backup-form').trigger('submit')
  expect(isRed()).toBe(false)
  await byId('backup-phrase').setValue('short')
  await byId('backup-form').trigger('submit')
  expect([isRed(), fake.sent('backup:make')]).toEqual([true, []])
})

describe('while a backup is read', () => {
  const OFFER = {
    id: 'b1',
    file: 'shop.dynobackup',
    createdAt: '2026-11-21T10:00:00.000Z',
    version: '1.0.0',
    service: 'demo',
    favourites: 0,
    notes: 0,
    sheets: 0,
    searches: 0,
    settings: 0,
    catalogue: null,
    typeAgain: [],
    chooseAgain: []
  }
  const submit = async () => {
    const held = fake.hold('backup:open')
    await open('/settings?file=shop.dynobackup#page-administration')
    await byId('backup-phrase').setValue('long enough')
    await byId('backup-form').trigger('submit')
    return held[0]!
  }
  const cancel = () => byId('backup-form').trigger('keydown', { key: 'Escape' })
  const leave = () => screen.router.push('/catalogue')

  it('shows what it contains', async () => {
    const request = await submit()
    request.answer(done(OFFER))
    await flushPromises()
    expect(byId('backup-offer').text()).toContain('shop.dynobackup')
    expect(fake.sent('backup:decline')).toEqual([])
  })

  it.each([
    ['a cancel', cancel],
    ['the next page', leave]
  ])('%s discards it', async (_name, end) => {
    const request = await submit()
    await end()
    request.answer(done(OFFER))
    await flushPromises()
    expect(screen.wrapper.find('[data-testid="backup-offer"]').exists()).toBe(false)
    expect(fake.sent('backup:decline')).toEqual([{ id: 'b1' }])
  })

  it('opens from the button, to which a dialog returns the focus', async () => {
    const scope = effectScope()
    scope.run(useRemovedRowFocus)
    onTestFinished(() => scope.stop())
    let from: string | null | undefined
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
      from = document.activeElement?.getAttribute('data-testid')
    })
    fake.answer('backup:open', done(OFFER))
    await open('/settings#backup')
    byId('backup-restore').element.focus()
    await byId('backup-restore').trigger('click')
    await flushPromises()
    await byId('backup-phrase').setValue('long enough')
    byId('backup-go').element.focus()
    await byId('backup-form').trigger('submit')
    await flushPromises()
    expect(from).toBe('backup-restore')
  })

  it('a failure after a cancel is not shown', async () => {
    const request = await submit()
    await cancel()
    request.answer(failed('backup', { params: { reason: 'wrong-passphrase' } }))
    await flushPromises()
    expect(screen.wrapper.find('[data-testid="notice"]').exists()).toBe(false)
  })
})

it.each([
  ['is not reported in the next form', true],
  ['is reported while no form is open', false]
])('a backup that fails after a cancel %s', async (_, isNextOpen) => {
  const held = fake.hold('backup:make')
  await open('/settings#backup')
  await byId('backup-make').trigger('click')
  await byId('backup-phrase').setValue('long enough')
  await byId('backup-phrase-again').setValue('long enough')
  await byId('backup-form').trigger('submit')
  await byId('backup-form').trigger('keydown', { key: 'Escape' })
  if (isNextOpen) await byId('backup-restore').trigger('click')
  held[0]!.answer(failed('store-failed'))
  await flushPromises()
  expect(screen.wrapper.find('[data-testid="notice"]').exists()).toBe(!isNextOpen)
})
