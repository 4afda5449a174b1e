import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import { ASSUMED_FIELDS } from '@shared/units/unit-assumptions'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const rows = () => screen.wrapper.findAll('[data-testid="assumption"]')
const row = (field: string) => screen.wrapper.get(`[data-testid="assumption"][data-field="${field}"]`)
const setting = (key: string) => screen.wrapper.get(`[data-testid="setting"][data-key="${key}"]`)
beforeEach(async () => {
  fake.reset()
  screen = await mountScreen('settings', SettingsPage, '/settings')
})
afterEach(() => screen.wrapper.unmount())

describe('the register of assumptions on the settings page', () => {
  it('lists every field without a stated unit once, with its names and its description', () => {
    expect(rows().map((one) => one.attributes('data-field'))).toEqual([...ASSUMED_FIELDS])
    expect(row('curvePower').text()).not.toContain('hp_values')
    const details = screen.wrapper.get('[data-testid="assumption-details"]')
    expect((details.element as HTMLDetailsElement).open).toBe(false)
    expect(details.text()).toContain('remap_stages.hp_values')
    expect(details.text()).toContain('nothing')
    expect(row('curveRpm').attributes('data-unit')).toBe('rpm')
  })

  it('sets the unit of a field and its confirmation, and the footer follows', async () => {
    await setting('assume.curvePower').get('select').setValue('bhp')
    const confirmed = setting('assume.curvePowerConfirmed')
    await confirmed.get('button').trigger('click')
    await confirmed.get('input').trigger('keydown', { key: 'Escape' })
    expect(confirmed.text()).toBe('Confirm')
    await confirmed.get('button').trigger('click')
    expect(confirmed.get<HTMLInputElement>('input').element.value).toMatch(/20\d\d/)
    await confirmed.get('input').setValue(' P. Meier, 3 May 2026 ')
    await confirmed.get('form').trigger('submit')
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([
      { key: 'assume.curvePower', value: 'bhp' },
      { key: 'assume.curvePowerConfirmed', value: 'P. Meier, 3 May 2026' }
    ])
    expect(confirmed.text()).toBe('P. Meier, 3 May 2026')
    expect(row('curvePower').attributes()).toMatchObject({ 'data-unit': 'bhp', 'data-confirmed': 'true' })
    expect(screen.wrapper.get('[data-testid="assumption-lines"]').text()).toContain(
      'curve power taken as bhp (confirmed: P. Meier, 3 May 2026); curve torque taken as Nm;'
    )
  })

  it('confirms all units that are not confirmed at once', async () => {
    await setting('assume.curvePowerConfirmed').get('button').trigger('click')
    await setting('assume.curvePowerConfirmed').get('input').setValue('P. Meier')
    await setting('assume.curvePowerConfirmed').get('form').trigger('submit')
    await flushPromises()
    const all = () => screen.wrapper.find('[data-testid="assumptions-confirm-all"]')
    await all().trigger('click')
    await screen.wrapper.get('.head input').setValue('A. Roth, 4 May 2026')
    await screen.wrapper.get('.head form').trigger('submit')
    await flushPromises()
    const unconfirmed = rows().filter((one) => one.attributes('data-confirmed') === 'false')
    // without a unit there is nothing to confirm
    expect(unconfirmed.map((one) => one.attributes('data-field'))).toEqual(['consumption'])
    expect(setting('assume.consumptionConfirmed').get('button').attributes('disabled')).toBeDefined()
    expect(setting('assume.curvePowerConfirmed').text()).toBe('P. Meier')
    expect(setting('assume.speedConfirmed').text()).toBe('A. Roth, 4 May 2026')
    expect(all().exists()).toBe(false)
  })

  it('stops at the first confirmation that fails, and shows why', async () => {
    fake.fail('settings:set', 'store-failed')
    await screen.wrapper.get('[data-testid="assumptions-confirm-all"]').trigger('click')
    await screen.wrapper.get('.head input').setValue('A. Roth')
    await screen.wrapper.get('.head form').trigger('submit')
    await flushPromises()
    expect(fake.sent('settings:set')).toHaveLength(1)
    expect(screen.wrapper.get('[data-testid="assumptions"] [data-testid="notice"]').text()).not.toBe('')
  })

  it('shows values fixed by the administrator as such', async () => {
    screen.wrapper.unmount()
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'units.speed' ? { ...entry, value: 'mph', managed: true } : entry
    )
    screen = await mountScreen('settings', SettingsPage, '/settings')
    expect(setting('units.speed').attributes('data-managed')).toBe('true')
    expect(setting('units.speed').get('select').attributes('disabled')).toBeDefined()
  })
})
