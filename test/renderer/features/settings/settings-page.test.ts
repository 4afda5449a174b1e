import { DEMO, fake, NOT_CONNECTED } from '../../../fakes/bridge'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done, failed } from '@contract/failures'
import type { ConnectionState } from '@contract/channels/connection'
import { SETTINGS } from '@shared/settings/schema'
import { useShortcutsDialog } from '@/stores/shell/dialogs'
import { useRole } from '@/stores/shell/role'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../mount-screen'
import { onePage } from './one-page'

let screen: Screen
const ONLINE: ConnectionState = {
  ...DEMO,
  state: 'online',
  baseUrl: 'https://api.example.com',
  keyHint: '••••abcd',
  keyKept: 'sealed',
  subscription: { name: 'VDB', active: true, end_date: '2027-05-14T23:59:59+02:00' }
}

const at = (id: string) => screen.wrapper.find<HTMLElement>(`[data-testid="${id}"]`)
const row = (key: string): DOMWrapper<Element> => screen.wrapper.find(`[data-testid="setting"][data-key="${key}"]`)
const manage = (key: string, value: unknown): void =>
  void (fake.settings_ = fake.settings_.map((entry) =>
    entry.key === key ? { ...entry, value, managed: true } : entry
  ))
async function open(address = '/settings'): Promise<void> {
  screen = await mountScreen('settings', SettingsPage, address)
}
async function openConnection(): Promise<void> {
  screen = await mountScreen('settings', onePage('connection'), '/settings')
}
async function press(id: string): Promise<void> {
  await at(id).trigger('click')
  await flushPromises()
}

beforeEach(() => {
  fake.reset()
  fake.connection_ = ONLINE
})
afterEach(() => {
  screen.wrapper.unmount()
  vi.restoreAllMocks()
})

describe('the list of settings', () => {
  it('links a unit to the confirmation it waits for, until that is given', async () => {
    await open('/settings#page-general')
    const link = () => row('units.topSpeed').find('a')
    expect(link().attributes('href')).toContain('#setting-assume.speedConfirmed')
    screen.wrapper.unmount()
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'assume.speedConfirmed' ? { ...entry, value: 'Anna' } : entry
    )
    await open('/settings#page-general')
    expect(link().exists()).toBe(false)
    expect(row('units.fuelConsumption').find('a').attributes('href')).toContain('#setting-units.consumption')
  })

  it('marks the unit that the pages show, and none where they show none', async () => {
    await open('/settings#page-general')
    const marked = (key: string) => row(key).find('[aria-checked="true"]')
    expect(marked('units.topSpeed').text()).toBe('km/h')
    expect(marked('units.fuelConsumption').exists()).toBe(false)
    expect(row('units.fuelConsumption').find('[role="radio"]').attributes('disabled')).toBeDefined()
  })

  it('says to everyone why a unit has no choice', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: [] }))
    await open('/settings#page-general')
    await useRole().load()
    await flushPromises()
    expect(row('units.topSpeed').find('a').exists()).toBe(false)
    expect(row('units.topSpeed').text()).toContain('The service states no unit.')
  })

  it('has every setting of the schema', async () => {
    await open()
    const keys = screen.wrapper.findAll('[data-testid="setting"]').map((one) => one.attributes('data-key'))
    // managed settings alone set the key of the releases
    expect([...keys, 'updates.key'].sort()).toEqual(Object.keys(SETTINGS).sort())
  })

  it('hides settings without effect while their switch is off, except from a link', async () => {
    await open('/settings#page-notifications')
    const isShown = (key: string): boolean => (row(key).element as HTMLElement).style.display !== 'none'
    const pins = () => (at('role-pin-setting').element as HTMLElement).style.display
    expect([isShown('notifications.quietFrom'), isShown('roles.start'), pins()]).toEqual([false, false, 'none'])
    await screen.router.replace({ hash: '#setting-notifications.quietFrom' })
    await flushPromises()
    expect(isShown('notifications.quietFrom')).toBe(true)
    await screen.router.replace({ hash: '#page-notifications' })
    await fake.settings.set({ key: 'notifications.quietHours', value: true })
    await fake.settings.set({ key: 'roles.enabled', value: true })
    await flushPromises()
    expect([isShown('notifications.quietTo'), isShown('roles.start'), pins()]).toEqual([true, true, ''])
  })

  it('shows the limits of a range in the row of its switch, and resets them with it', async () => {
    await open('/settings#page-chart')
    const limit = row('chart.bandFrom')
    expect(limit.element.parentElement!.closest('[data-key]')).toBe(row('chart.showBand').element)
    expect((limit.element as HTMLElement).style.display).toBe('none')
    await fake.settings.set({ key: 'chart.showBand', value: true })
    await flushPromises()
    expect((limit.element as HTMLElement).style.display).toBe('')
    await limit.find('input').setValue('99999')
    await limit.find('input').trigger('change')
    expect(row('chart.showBand').text()).toContain('Must be between 0 and 30\u202f000.')
    await limit.find('input').setValue('1500')
    await limit.find('input').trigger('change')
    await flushPromises()
    expect(row('chart.showBand').text()).not.toContain('Must be')
    await row('chart.showBand').find('.reset').trigger('click')
    await flushPromises()
    expect(fake.sent('settings:reset').map(({ key }) => key)).toEqual(['chart.showBand', 'chart.bandFrom'])
  })

  it('says how much space the catalogue takes', async () => {
    await open('/settings#page-offline')
    await flushPromises()
    expect(row('store.maxMegabytes').text()).toMatch(/\d\sMB of [\d\u202f]+\sMB used/)
  })

  it('has no heading for managed settings where there are none, and no pages without use for sales', async () => {
    const heading = () => screen.wrapper.get<HTMLElement>('#managed').element.parentElement!.style.display
    await open('/settings#page-administration')
    await flushPromises()
    expect(heading()).toBe('none')
    screen.wrapper.unmount()
    fake.answer('settings:managed', () => [{ place: '/etc/x.json', state: 'refused', keys: [], issues: [] }])
    await open('/settings#page-administration')
    await flushPromises()
    expect(heading()).toBe('')
    screen.wrapper.unmount()
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: [] }))
    await open()
    await useRole().load()
    await flushPromises()
    const pages = screen.wrapper
      .findAll('[data-testid="settings-page-content"]')
      .map((one) => one.attributes('data-page'))
    expect(pages).toEqual(['general', 'chart', 'search', 'customer', 'notifications', 'help'])
  })

  it('shows a number in words until it is edited', async () => {
    await open('/settings#page-offline')
    const field = row('policy.keepDays').find<HTMLInputElement>('input')
    expect(field.element.value).toBe('no limit')
    expect(row('policy.keepDays').text()).not.toMatch(/days$/)
    await field.trigger('focus')
    expect(field.element.value).toBe('0')
    await field.setValue('30')
    await field.trigger('change')
    await field.trigger('blur')
    await flushPromises()
    expect(field.element.value).toBe('30')
    expect(fake.sent('settings:set')).toEqual([{ key: 'policy.keepDays', value: 30 }])
    const period = row('limits.support.windowSeconds')
    expect([period.find('input').element.value, period.find('.unit').text()]).toEqual(['1', 'h'])
    expect(row('freshness.typesDays').find('input').element.value).toBe('as other lists')
  })

  it('shows the calls for another language of the catalogue beside the choice', async () => {
    await open()
    expect(row('language.content').text()).toContain('not stored in this language are fetched again, 1 request each')
  })

  it('sets a choice, a menu, a switch, a number and a list through main', async () => {
    await open()
    await row('units.power').find('[data-value="kW"]').trigger('click')
    await row('language.content').find('select').setValue('nb')
    await row('pictures.show').find('[role="switch"]').trigger('click')
    await row('search.pauseMilliseconds').find('input').setValue('1 200')
    await row('search.pauseMilliseconds').find('input').trigger('change')
    await row('search.fuels').find('input').setValue('  CNG ')
    await row('search.fuels').find('input').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([
      { key: 'units.power', value: 'kW' },
      { key: 'language.content', value: 'nb' },
      { key: 'pictures.show', value: false },
      { key: 'search.pauseMilliseconds', value: 1200 },
      { key: 'search.fuels', value: ['Diesel', 'Petrol', 'Ethanol', 'LPG', 'Hybrid', 'CNG'] }
    ])
    expect(row('units.power').find('[aria-checked="true"]').text()).toBe('kW')
    expect(row('search.fuels').text()).toContain('CNG')
  })

  it('shows the choice in force in a menu after another one was declined', async () => {
    await open()
    const menu = row('language.content').get<HTMLSelectElement>('select').element
    const before = menu.value
    fake.fail('settings:set', 'setting-invalid', { params: { reason: 'declined' } })
    await row('language.content').find('select').setValue('nb')
    await flushPromises()
    expect(menu.value).toBe(before)
  })

  it('removes words from a list and refuses duplicates', async () => {
    await open()
    await row('search.fuels').find('button[aria-label="Remove LPG"]').trigger('click')
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([
      { key: 'search.fuels', value: ['Diesel', 'Petrol', 'Ethanol', 'Hybrid'] }
    ])
    await row('search.fuels').find('input').setValue('Diesel')
    await row('search.fuels').find('input').trigger('keydown', { key: 'Enter' })
    expect(row('search.fuels').text()).toContain('“Diesel” is already in the list.')
    expect(fake.sent('settings:set')).toHaveLength(1)
  })

  it('keeps a word in its box until it is stored', async () => {
    await open()
    const box = row('search.fuels').find('input')
    fake.fail('settings:set', 'store-failed')
    await box.setValue('CNG')
    await box.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(box.element.value).toBe('CNG')
    fake.restore('settings:set')
    await box.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(row('search.fuels').findAll('li').at(-1)?.text()).toContain('CNG')
    expect(box.element.value).toBe('')
  })

  it('explains a value out of range in place and sends nothing', async () => {
    await open()
    const field = row('search.pauseMilliseconds').find('input')
    await field.setValue('50')
    await field.trigger('change')
    expect(row('search.pauseMilliseconds').text()).toContain('Must be between 200 and 10\u202f000.')
    expect(field.attributes('aria-invalid')).toBe('true')
    expect(fake.sent('settings:set')).toEqual([])
    await field.trigger('keydown', { key: 'Escape' })
    expect(field.element.value).toBe('600')
    expect(row('search.pauseMilliseconds').text()).not.toContain('Must be')
  })

  it('explains a refusal by main, and keeps showing the value in force', async () => {
    fake.answer('settings:set', failed('setting-managed', { params: { key: 'units.power' } }))
    await open()
    await row('units.power').find('[data-value="kW"]').trigger('click')
    await flushPromises()
    expect(row('units.power').text()).toContain('Power is managed by your administrator.')
    expect(row('units.power').find('[aria-checked="true"]').text()).toBe('PS')
  })

  it('shows the default and returns to it', async () => {
    await open()
    expect(row('units.power').get('.reset').classes()).toContain('hidden')
    await row('units.power').find('[data-value="bhp"]').trigger('click')
    await flushPromises()
    expect(row('units.power').get('.reset').attributes('title')).toBe('Reset to default (PS)')
    await row('units.power').find('.reset').trigger('click')
    await flushPromises()
    expect(fake.sent('settings:reset')).toEqual([{ key: 'units.power' }])
    expect(row('units.power').find('[aria-checked="true"]').text()).toBe('PS')
  })

  it('writes the default as part of its sentence', async () => {
    await fake.settings.set({ key: 'appearance.theme', value: 'dark' })
    await open()
    expect(row('appearance.theme').get('.reset').attributes('title')).toBe('Reset to default (system)')
  })

  it('shows managed settings read-only', async () => {
    for (const [key, value] of [
      ['units.power', 'kW'],
      ['pictures.show', false],
      ['search.fuels', ['Diesel']],
      ['limits.vehicleDatabase.calls', 100],
      ['language.content', 'ru']
    ] as const)
      manage(key, value)
    await open()
    for (const key of [
      'units.power',
      'pictures.show',
      'search.fuels',
      'limits.vehicleDatabase.calls',
      'language.content'
    ]) {
      expect(row(key).attributes('data-managed')).toBe('true')
      expect(row(key).text()).toContain('Set by your administrator')
      expect(row(key).findAll('input:not([disabled]), select:not([disabled]), button:not([disabled])')).toEqual([])
    }
    expect(row('units.torque').attributes('data-managed')).toBe('false')
  })

  it('names the administrator once over neighbouring rows', async () => {
    for (const key of ['units.power', 'units.torque', 'units.capacity'])
      manage(key, SETTINGS[key as 'units.power'].standard)
    await open()
    expect(row('units.torque').text()).not.toContain('Set by your administrator')
    expect(screen.wrapper.text().split('Set by your administrator')).toHaveLength(2)
    expect(row('units.torque').element.previousElementSibling).toBe(row('units.power').element)
  })

  it('follows changes by others', async () => {
    await open()
    await fake.settings.set({ key: 'search.pauseMilliseconds', value: 900 })
    await flushPromises()
    expect(row('search.pauseMilliseconds').find('input').element.value).toBe('900')
  })
})

describe('the pages', () => {
  const shown = (): string[] =>
    screen.wrapper
      .findAll('[data-testid="settings-page-content"]')
      .filter((one) => one.attributes('hidden') === undefined)
      .map((one) => one.attributes('data-page')!)
  const inList = (page: string) => screen.wrapper.get(`[data-testid="settings-page"][data-page="${page}"]`)
  const field = () => screen.wrapper.get<HTMLInputElement>('[data-testid="settings-search"]')
  const found = (): (string | undefined)[] =>
    screen.wrapper.findAll('[data-testid="settings-result"]').map((one) => one.attributes('data-anchor'))

  it('are shown one at a time, the first one with the language on top', async () => {
    await open()
    expect(shown()).toEqual(['general'])
    expect(screen.wrapper.get('[data-testid="setting"]').attributes('data-key')).toBe('language.interface')
    await inList('chart').trigger('click')
    await flushPromises()
    expect(shown()).toEqual(['chart'])
    expect(inList('chart').attributes('aria-current')).toBe('page')
    expect(screen.router.currentRoute.value.hash).toBe('#page-chart')
  })

  it.each(['bad-key', 'unauthorised', 'limited'] as const)('open at the connection when it is %s', async (state) => {
    fake.connection_ = { ...ONLINE, state }
    await open()
    expect(shown()).toEqual(['connection'])
  })

  it('are one Tab stop, walked by arrow keys, and a menu in a narrow window', async () => {
    await open()
    const stops = screen.wrapper.findAll('[data-testid="settings-page"][tabindex="0"]')
    expect(stops.map((one) => one.attributes('data-page'))).toEqual(['general'])
    await inList('general').trigger('keydown', { key: 'ArrowDown' })
    await flushPromises()
    expect(shown()).toEqual(['chart'])
    expect(document.activeElement).toBe(inList('chart').element)
    await screen.wrapper.get('[data-testid="settings-page-menu"]').setValue('offline')
    await flushPromises()
    expect(shown()).toEqual(['offline'])
  })

  it('open by the address of a setting, with its disclosure open and its control focused', async () => {
    await open('/settings#setting-limits.support.calls')
    await flushPromises()
    expect(shown()).toEqual(['connection'])
    const control = row('limits.support.calls').get('input').element
    expect(control.closest('details')!.open).toBe(true)
    expect(document.activeElement).toBe(control)
    await screen.router.push('/settings#setting-events.webhook.kindHeader')
    await flushPromises()
    expect(shown()).toEqual(['events'])
    for (let at = row('events.webhook.kindHeader').element.closest('details'); at;) {
      expect(at.open).toBe(true)
      at = at.parentElement!.closest('details')
    }
  })

  it('keep rarely changed settings below “Advanced”', async () => {
    await open()
    const advanced = (key: string): boolean => row(key).element.closest('details') !== null
    const keys = ['limits.vehicleDatabase.calls', 'freshness.modelsDays', 'chart.peakTolerancePercent']
    expect(keys.map(advanced)).toEqual([true, true, true])
    expect(['units.power', 'freshness.listDays', 'chart.layout'].map(advanced)).toEqual([false, false, false])
  })

  it('show a limit and its period in one line, without a limit no period', async () => {
    await open()
    const period = (of: string) => row(`limits.${of}.windowSeconds`).element as HTMLElement
    expect(period('support').previousElementSibling).toBe(row('limits.support.calls').element)
    expect(period('support').classList).toContain('beside')
    const displays = (): string[] => ['support', 'fileTuning'].map((of) => period(of).style.display)
    expect(displays()).toEqual(['', 'none'])
    await fake.settings.set({ key: 'limits.fileTuning.calls', value: 100 })
    await flushPromises()
    expect(displays()).toEqual(['', ''])
  })

  it('are searched as a whole; Enter opens the first', async () => {
    await open()
    await field().setValue('dynos')
    expect(shown()).toEqual([])
    expect(found()).toEqual(['setting-chart.measuredTolerancePercent'])
    await field().trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(field().element.value).toBe('')
    expect(shown()).toEqual(['chart'])
    expect(document.activeElement).toBe(row('chart.measuredTolerancePercent').get('input').element)
    await field().setValue('no such thing')
    expect(found()).toEqual([])
    expect(screen.wrapper.text()).toContain(en.settings.find.none)
  })

  it('count the rows of the results, a limit and its period as one', async () => {
    await open()
    await field().setValue('limit')
    const rows = found().length
    expect(screen.wrapper.get('[role="status"].count').text()).toBe(`${rows} settings found`)
    const counts = screen.wrapper.findAll('[data-testid="settings-page"] .quiet-text').map((one) => Number(one.text()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(rows)
  })

  it('find keys and panels, and results are walked with arrow keys', async () => {
    await open()
    await field().setValue('packs.maxCalls')
    expect(found()).toEqual(['setting-packs.maxCalls'])
    expect(screen.wrapper.find('[data-testid="settings-page"][aria-current]').exists()).toBe(false)
    expect(at('settings-result').text()).toMatch(/20.000.requests/)
    await field().setValue('limits.concurrent')
    expect(screen.wrapper.get('.part').text()).toBe(en.settings.group.limits)
    const faint = screen.wrapper
      .findAll('[data-testid="settings-page"].faint')
      .map((one) => one.attributes('data-page'))
    expect(faint).toHaveLength(11)
    expect(faint).not.toContain('connection')
    expect(screen.wrapper.get('[data-page="connection"] > .quiet-text').text()).toBe('1')
    await field().setValue('synonyms')
    expect(found()).toContain('synonyms')
    expect([...(CSS.highlights.get('search-hit') as unknown as Set<Range>)].map(String)).toContain('Synonyms')
    await field().setValue('tolerance')
    await field().trigger('keydown', { key: 'ArrowDown' })
    const results = screen.wrapper.findAll('[data-testid="settings-result"]')
    expect(document.activeElement).toBe(results[0]!.element)
    await results[0]!.trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement).toBe(results[1]!.element)
    await results[1]!.trigger('click')
    await flushPromises()
    expect(shown()).toEqual(['chart'])
  })

  it('show the period of a found limit beside it', async () => {
    await open()
    await field().setValue('support')
    expect(found()).toContain('setting-limits.support.calls')
    expect(found()).not.toContain('setting-limits.support.windowSeconds')
    const limit = screen.wrapper.get('[data-anchor="setting-limits.support.calls"]').element.parentElement!
    expect(limit.querySelectorAll('input')).toHaveLength(2)
    await field().setValue('limits.support.windowSeconds')
    expect(found()).toEqual(['setting-limits.support.windowSeconds'])
  })

  it('open the list of shortcuts by a button', async () => {
    await open('/settings#shortcuts')
    expect(at('key-list').exists()).toBe(false)
    await press('shortcuts-show')
    expect(useShortcutsDialog().shown).toBe(true)
  })

  it('hide how updates are found until there is an address', async () => {
    await open('/settings#page-help')
    await flushPromises()
    expect((row('updates.mode').element as HTMLElement).style.display).toBe('none')
    expect((row('updates.url').element as HTMLElement).style.display).toBe('')
  })

  it('have the control beside a result; the one of the active result is reached by Tab', async () => {
    await open()
    await field().setValue('pictures')
    const control = (key: string) =>
      screen.wrapper
        .get(`[data-anchor="setting-${key}"]`)
        .element.parentElement!.querySelector<HTMLElement>('.control')!
    await screen.wrapper.get('[data-anchor="setting-pictures.unbranded"]').trigger('focusin')
    expect(control('pictures.unbranded').hasAttribute('inert')).toBe(false)
    expect(control('pictures.show').hasAttribute('inert')).toBe(true)
    control('pictures.show').querySelector<HTMLElement>('[role="switch"]')!.click()
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([{ key: 'pictures.show', value: false }])
    control('pictures.unbranded').querySelector<HTMLElement>('[role="switch"]')!.focus()
    await screen.wrapper
      .get('[data-anchor="setting-pictures.show"]')
      .element.parentElement!.dispatchEvent(new Event('pointerenter'))
    await flushPromises()
    // the control in use stays active below a moving pointer
    expect(control('pictures.unbranded').hasAttribute('inert')).toBe(false)
    await field().setValue('search.fuels')
    expect(at('settings-result').element.parentElement!.querySelector('.control')).toBeNull()
  })
})

describe('the connection', () => {
  it('is focused by its address', async () => {
    await open('/settings#connection')
    await flushPromises()
    expect(document.activeElement?.id).toBe('connection')
  })

  it('shows state, address, key hint, storage of the key, and the subscription', async () => {
    await openConnection()
    expect(at('settings-connection').attributes('data-state')).toBe('online')
    expect(screen.wrapper.text()).toContain('https://api.example.com')
    expect(screen.wrapper.text()).toContain('••••abcd')
    expect(screen.wrapper.text()).toContain(en.settings.connection.kept.sealed)
    expect(at('subscription').attributes('data-state')).toBe('active')
  })

  it('has three actions, the demo below “Advanced”, and only the form while it is open', async () => {
    await open('/settings#connection')
    const actions = screen.wrapper.findAll('[data-page="connection"] .panel > .button-row > button')
    expect(actions.map((one) => one.attributes('data-testid'))).toEqual([
      'connection-check',
      'connection-replace',
      'connection-forget'
    ])
    expect(at('connection-demo').element.closest('details')!.dataset['testid']).toBe('settings-advanced')
    const facts = at('settings-connection').element.closest<HTMLElement>('.columns')!
    expect(facts.style.display).toBe('')
    await press('connection-replace')
    expect(facts.style.display).toBe('none')
  })

  it('asks for the key of a service that was connected before', async () => {
    await openConnection()
    fake.emit('connection:changed', {
      ...ONLINE,
      state: 'no-key',
      keyKept: 'none',
      failure: { code: 'not-connected', params: { reason: 'key' } }
    })
    await flushPromises()
    expect(at('notice').text()).toContain('The key is missing or can’t be read.')
    expect(at('connection-replace').text()).toBe('Enter key')
    expect(at('subscription').attributes('data-state')).toBe('active')
    // the service can be left without its key
    expect(at('connection-forget').exists()).toBe(true)
  })

  it('offers no check of a subscription before a service was connected', async () => {
    fake.connection_ = { ...ONLINE, state: 'no-key', keyKept: 'none', subscription: null }
    await openConnection()
    expect(at('connection-check').exists()).toBe(false)
    expect(screen.wrapper.text()).not.toContain(en.settings.subscription.none)
  })

  it('warns beside the days left that the clock is wrong, as long as it is', async () => {
    await openConnection()
    expect(at('days-doubtful').exists()).toBe(false)
    fake.emit('connection:changed', { ...ONLINE, clockAheadMs: -7_200_000 })
    await flushPromises()
    expect(at('days-doubtful').text()).toContain('differs from the service’s')
  })

  it('checks with one request, which its tooltip names, and shows a failure', async () => {
    fake.fail('connection:check', 'timeout')
    await openConnection()
    expect(at('connection-check').attributes('title')).toBe('1 request')
    await press('connection-check')
    expect(fake.sent('connection:check')).toHaveLength(1)
    expect(at('notice').attributes('data-code')).toBe('timeout')
  })

  it.each([
    [30, '30'],
    [7, '7'],
    [1, '1'],
    [0, '1'],
    [-1, ''],
    [31, '']
  ])('%i days before the end warns with %s', async (days, step) => {
    const end = new Date()
    end.setDate(end.getDate() + days)
    end.setHours(23, 59, 59, 999)
    fake.connection_ = { ...ONLINE, subscription: { name: 'VDB', active: true, end_date: end.toISOString() } }
    await openConnection()
    expect(at('subscription').attributes('data-days')).toBe(String(days))
    expect(at('subscription-warning').exists() ? at('subscription-warning').attributes('data-days') : '').toBe(step)
  })

  it('keeps counting the days while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2027-05-07T12:00:00') })
    try {
      await openConnection()
      expect(at('subscription').attributes('data-days')).toBe('7')
      vi.advanceTimersByTime(24 * 3_600_000)
      await flushPromises()
      expect(at('subscription').attributes('data-days')).toBe('6')
    } finally {
      vi.useRealTimers()
    }
  })

  it('reports once that the subscription is not active', async () => {
    fake.connection_ = {
      ...ONLINE,
      state: 'unauthorised',
      failure: { code: 'inactive-subscription' },
      subscription: { name: 'VDB', active: false, end_date: null }
    }
    await openConnection()
    expect(screen.wrapper.findAll('[data-testid="notice"]').map((one) => one.text())).toEqual([
      expect.stringContaining('engines on this computer still work')
    ])
    expect(screen.wrapper.text().match(/Renew it with your provider/g)).toHaveLength(1)
  })

  it.each([
    ['not-found', 'path'],
    ['not-the-service', 'stranger'],
    ['offline', 'host'],
    ['timeout', 'host']
  ] as const)('explains %s for a new address', async (code, problem) => {
    fake.fail('connection:connect', code)
    await openConnection()
    await press('connection-replace')
    await at('replace-base-url').setValue('https://other.example:8443/api')
    await at('replace-key-field').setValue('some key')
    await at('replace-key').trigger('submit')
    await flushPromises()
    const { what, more } = en.connect.problem[problem]
    for (const words of [what, more])
      expect(at('replace-key').text()).toContain(words.replace('{host}', 'other.example:8443'))
  })

  it('offers to resume paused background calls by one check', async () => {
    fake.connection_ = {
      ...ONLINE,
      state: 'unauthorised',
      backgroundPaused: true,
      failure: { code: 'unauthorised', status: 401 }
    }
    await openConnection()
    expect(at('background-paused').exists()).toBe(true)
    expect(at('notice').attributes('data-code')).toBe('unauthorised')
    fake.answer('connection:check', done(ONLINE))
    await press('connection-resume')
    expect(at('background-paused').exists()).toBe(false)
  })

  it('replaces the key through a write-only field', async () => {
    await openConnection()
    await press('connection-replace')
    const field = screen.wrapper.find<HTMLInputElement>('[data-testid="replace-key-field"]')
    expect(field.element.value).toBe('')
    expect(document.activeElement).toBe(field.element)
    const isOff = (): boolean => at('replace-key').get<HTMLButtonElement>('button[type="submit"]').element.disabled
    expect(isOff()).toBe(true)
    await field.setValue(' new-canary-key ')
    expect(isOff()).toBe(false)
    await at('replace-key').trigger('submit')
    await flushPromises()
    expect(fake.sent('connection:connect')).toEqual([{ baseUrl: 'https://api.example.com', apiKey: 'new-canary-key' }])
    expect(at('replace-key').exists()).toBe(false)
    expect(screen.wrapper.html()).not.toContain('new-canary-key')
  })

  it('keeps the key when only the path changes, and needs it again for another service', async () => {
    await openConnection()
    await press('connection-replace')
    const address = screen.wrapper.find('[data-testid="replace-base-url"]')
    await address.setValue('https://other.example.com/api/')
    await at('replace-key').trigger('submit')
    await flushPromises()
    expect(fake.sent('connection:connect')).toEqual([])
    await address.setValue('https://api.example.com/v2/')
    await at('replace-key').trigger('submit')
    await flushPromises()
    expect(fake.sent('connection:connect')).toEqual([{ baseUrl: 'https://api.example.com/v2' }])
  })

  it('makes no call for an unusable address', async () => {
    await openConnection()
    await press('connection-replace')
    await screen.wrapper.find('[data-testid="replace-base-url"]').setValue('https://api.example.com/?key=1')
    await at('replace-key').trigger('submit')
    expect(screen.wrapper.text()).toContain(en.connect.address.query)
    expect(fake.sent('connection:connect')).toEqual([])
  })

  it('needs a key when none is stored', async () => {
    fake.connection_ = NOT_CONNECTED
    await openConnection()
    await press('connection-replace')
    await screen.wrapper.find('[data-testid="replace-base-url"]').setValue('https://api.example.com')
    await at('replace-key').trigger('submit')
    expect(screen.wrapper.text()).toContain(en.settings.replace.keyMissing)
    expect(fake.sent('connection:connect')).toEqual([])
  })

  it('clears the field when the service refused the key', async () => {
    fake.fail('connection:connect', 'bad-key', { status: 403 })
    await openConnection()
    await press('connection-replace')
    const field = screen.wrapper.find<HTMLInputElement>('[data-testid="replace-key-field"]')
    await field.setValue('wrong')
    await at('replace-key').trigger('submit')
    await flushPromises()
    expect(field.element.value).toBe('')
    expect(at('replace-key').find('[data-testid="notice"]').attributes('data-code')).toBe('bad-key')
  })

  it('deletes the key only after a question, then opens the first screen', async () => {
    await openConnection()
    await press('connection-forget')
    expect(at('forget-dialog').text()).toContain('https://api.example.com')
    expect(fake.sent('connection:forget')).toEqual([])
    await at('forget-dialog').find('button').trigger('click')
    expect(at('forget-dialog').exists()).toBe(false)
    await press('connection-forget')
    await press('forget-yes')
    expect(fake.sent('connection:forget')).toHaveLength(1)
    expect(screen.router.currentRoute.value.name).toBe('welcome')
  })

  it('ends the demo without a question and stays when a service exists behind it', async () => {
    fake.connection_ = DEMO
    fake.answer('connection:forget', () => {
      fake.emit('connection:changed', ONLINE)
      return done(ONLINE)
    })
    await openConnection()
    expect(at('connection-forget').exists()).toBe(false)
    await press('connection-leave-demo')
    expect(screen.router.currentRoute.value.name).toBe('settings')
    expect(at('settings-connection').attributes('data-state')).toBe('online')
  })
})

describe('trusted computers', () => {
  it('are listed with their fingerprint, and trust can be removed', async () => {
    fake.signers_ = [
      { signer: 'aa', origin: '3F2A-91C0', name: 'Dyno room', since: '2026-11-20T10:00:00Z' },
      { signer: 'bb', origin: '77BE-01D4', name: '', since: '2026-11-21T10:00:00Z' }
    ]
    await open()
    const rows = () => screen.wrapper.findAll('[data-testid="signer"]').map((one) => one.text())
    expect(rows()).toEqual([
      expect.stringMatching(/Dyno room.*3F2A-91C0.*since 20 Nov 2026/),
      expect.stringMatching(/unnamed.*77BE-01D4/)
    ])
    await screen.wrapper.get('button[aria-label="Remove trust in Dyno room"]').trigger('click')
    await flushPromises()
    expect(fake.sent('packs:forget-signer')).toEqual([{ signer: 'aa' }])
    expect(rows()).toHaveLength(1)
  })
})
