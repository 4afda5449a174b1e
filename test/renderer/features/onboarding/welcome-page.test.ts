import { fake, NOT_CONNECTED, DEMO } from '../../../fakes/bridge'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FailureCode } from '@contract/failures'
import WelcomePage from '@/features/onboarding/WelcomePage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../mount-screen'

const BASE = 'https://api.example.com/v1'
const KEY = 'canary-key-0123456789'
let screen: Screen

const at = (id: string) => screen.wrapper.find<HTMLInputElement>(`[data-testid="${id}"]`)
async function open(): Promise<void> {
  screen = await mountScreen('welcome', WelcomePage, '/welcome')
}
async function connect(address = BASE, key = KEY): Promise<void> {
  await at('onboarding-base-url').setValue(address)
  await at('onboarding-key').setValue(key)
  await screen.wrapper.find('form').trigger('submit')
  await flushPromises()
}

beforeEach(() => {
  fake.reset()
  fake.connection_ = NOT_CONNECTED
})
afterEach(() => (screen.wrapper as VueWrapper).unmount())

describe('the first screen', () => {
  it('offers two ways, with the number of calls for connecting in its tooltip', async () => {
    await open()
    expect(at('onboarding-connect').attributes('title')).toBe('1 request')
    expect(at('onboarding-demo').exists()).toBe(true)
    expect(document.activeElement).toBe(at('onboarding-base-url').element)
  })

  it('offers language and theme before anything else', async () => {
    await open()
    const settings = screen.wrapper.findAll<HTMLSelectElement>('[data-testid="onboarding-setting"]')
    expect(settings.map((one) => one.element.selectedOptions[0]?.text)).toEqual(['System', 'System'])
    await settings[0]!.setValue('lv')
    await settings[1]!.setValue('dark')
    expect(fake.sent('settings:set')).toEqual([
      { key: 'language.interface', value: 'lv' },
      { key: 'appearance.theme', value: 'dark' }
    ])
  })
  it('puts the stored language back when a choice is refused, and says why', async () => {
    fake.fail('settings:set', 'store-failed')
    await open()
    const menu = screen.wrapper.get<HTMLSelectElement>('[data-testid="onboarding-setting"]')
    for (let time = 0; time < 2; time++) {
      await menu.setValue('lv')
      await flushPromises()
      expect(menu.element.value).toBe('system')
    }
    expect(at('notice').text()).toContain(en.failures['store-failed'].what)
  })

  it('connects once with the normalised address and the trimmed key, then opens the catalogue with the subscription above it until dismissed', async () => {
    await open()
    await connect(` ${BASE}/ `, ` ${KEY} `)
    expect(fake.sent('connection:connect')).toEqual([{ baseUrl: BASE, apiKey: KEY }])
    expect(at('onboarding-success').text()).toContain('Demo catalogue')
    expect(at('onboarding-success').text()).toContain('active')
    expect(screen.wrapper.html()).not.toContain(KEY)
    expect(screen.router.currentRoute.value.name).toBe('catalogue')
    await at('onboarding-close').trigger('click')
    expect(at('onboarding-success').exists()).toBe(false)
  })

  it('opens the catalogue when another window has connected', async () => {
    await open()
    fake.emit('connection:changed', { ...DEMO, state: 'online' })
    await flushPromises()
    expect(screen.router.currentRoute.value.name).toBe('catalogue')
    expect(at('onboarding-success').exists()).toBe(false)
  })

  it('never fills the key field, treats it as a password and disables completion', async () => {
    fake.connection_ = { ...NOT_CONNECTED, baseUrl: BASE, keyHint: '••••abcd' }
    await open()
    expect(at('onboarding-base-url').element.value).toBe(BASE)
    expect(at('onboarding-key').element.value).toBe('')
    expect(at('onboarding-key').attributes()).toMatchObject({
      type: 'password',
      autocomplete: 'off',
      maxlength: '4096'
    })
    expect(document.activeElement).toBe(at('onboarding-key').element)
  })

  it('reports one problem of an empty form at a time', async () => {
    await open()
    await screen.wrapper.find('form').trigger('submit')
    await flushPromises()
    expect(screen.wrapper.findAll('.bad-text').map((one) => one.text())).toEqual([en.connect.address.empty])
    expect(at('onboarding-error').exists()).toBe(false)
    await connect(BASE, '')
    expect(screen.wrapper.findAll('.bad-text').map((one) => one.text())).toEqual([en.settings.replace.keyMissing])
  })

  it('makes no call for an unusable address or a missing key, and shows where to fix it', async () => {
    await open()
    await connect('http://api.example.com')
    expect(screen.wrapper.text()).toContain(en.connect.address.insecure)
    expect(document.activeElement).toBe(at('onboarding-base-url').element)
    await connect(BASE, '  ')
    expect(screen.wrapper.text()).toContain(en.settings.replace.keyMissing)
    expect(document.activeElement).toBe(at('onboarding-key').element)
    expect(fake.sent('connection:connect')).toEqual([])
  })

  it('shows the resulting address while one types', async () => {
    await open()
    await at('onboarding-base-url').setValue('api.example.com:8443/x/')
    expect(screen.wrapper.text()).toContain('https://api.example.com:8443/x')
    expect(screen.wrapper.find('[aria-invalid]').exists()).toBe(false)
  })

  const REFUSALS = [
    'bad-key',
    'unauthorised',
    'bad-address',
    'redirected',
    'insecure',
    'limit',
    'server-error',
    'store-failed'
  ] as const satisfies FailureCode[]
  it.each(REFUSALS)('explains %s and what to do next', async (code) => {
    fake.fail('connection:connect', code)
    await open()
    await connect()
    expect(at('onboarding-error').attributes('data-code')).toBe(code)
    expect(at('onboarding-error').text()).toContain(en.failures[code].what)
    expect(at('onboarding-error').text()).toContain(en.failures[code].next)
    expect(at('onboarding-error').find('[role=alert],[role=status]').exists()).toBe(true)
    expect(at('onboarding-success').exists()).toBe(false)
  })

  it.each([
    ['not-found', 'path', 'address. Check its path'],
    ['not-the-service', 'stranger', 'address. Check its path'],
    ['offline', 'host', 'No answer from api.example.com'],
    ['timeout', 'host', 'No answer from api.example.com']
  ] as const)('explains %s of a typed address', async (code, problem, words) => {
    fake.fail('connection:connect', code)
    await open()
    await connect()
    expect(at('onboarding-error').attributes('data-code')).toBe(code)
    expect(at('onboarding-error').text()).toContain(words)
    expect(at('onboarding-error').text()).toContain(
      en.connect.problem[problem].more.replace('{host}', 'api.example.com')
    )
    expect(at('onboarding-error').text()).not.toContain('still work')
    await at('onboarding-base-url').setValue('https://other.example')
    expect(at('onboarding-error').text()).not.toContain('other.example')
    expect(document.activeElement).toBe(at('onboarding-base-url').element)
  })

  it('clears the key field once the service has answered, and keeps it when only the network failed', async () => {
    fake.fail('connection:connect', 'bad-key', { status: 403 })
    await open()
    await connect()
    expect(at('onboarding-key').element.value).toBe('')
    expect(document.activeElement).toBe(at('onboarding-key').element)
    fake.fail('connection:connect', 'offline')
    await connect()
    expect(at('onboarding-key').element.value).toBe(KEY)
  })

  it('treats an inactive subscription as no success, and checks again with one call', async () => {
    const lapsed = { name: 'VDB', active: false, end_date: '2026-01-31T23:59:59+14:00' }
    const state = {
      ...DEMO,
      state: 'unauthorised',
      baseUrl: BASE,
      keyKept: 'sealed',
      subscription: lapsed,
      failure: { code: 'inactive-subscription' }
    } as const
    fake.answer('connection:connect', () => {
      fake.emit('connection:changed', state)
      return { ok: false, failure: { code: 'inactive-subscription' } }
    })
    await open()
    await connect()
    expect(at('onboarding-error').attributes('data-code')).toBe('inactive-subscription')
    expect(at('onboarding-error').text()).toContain('not active')
    expect(at('onboarding-success').exists()).toBe(false)

    fake.answer('connection:check', { ok: true, value: state })
    await at('onboarding-check').trigger('click')
    await flushPromises()
    expect(at('onboarding-success').exists()).toBe(false)

    fake.answer('connection:check', {
      ok: true,
      value: { ...state, state: 'online', subscription: { ...lapsed, active: true }, failure: null }
    })
    await at('onboarding-check').trigger('click')
    await flushPromises()
    expect(at('onboarding-success').exists()).toBe(true)
    expect(at('onboarding-success').text()).toContain(en.settings.subscription.pastActive)
  })

  it.each([
    [null, 'no end date given'],
    ['someday', 'someday (not a readable date)']
  ])('accepts the end date %s', async (end_date, words) => {
    const state = {
      ...DEMO,
      state: 'online',
      baseUrl: BASE,
      keyKept: 'sealed',
      subscription: { name: null, active: true, end_date }
    } as const
    fake.answer('connection:connect', { ok: true, value: state })
    await open()
    await connect()
    expect(at('onboarding-success').text()).toContain(words)
    expect(at('onboarding-success').text()).toContain('not given')
  })

  it('keeps the received date in the tooltip', async () => {
    await open()
    await connect()
    expect(at('onboarding-success').find('[title*="2027-05-14T23:59:59+02:00"]').exists()).toBe(true)
  })

  it('reports when the key cannot be stored', async () => {
    fake.answer('app:info', {
      version: '1',
      platform: 'linux',
      interfaceLanguage: 'en',
      contentLanguage: 'en',
      country: 'GB',
      canSeal: false,
      pictureBase: '',
      system: '',
      runtime: '',
      dataFolder: ''
    })
    await open()
    expect(screen.wrapper.text()).toContain(en.onboarding.connect.keySession)
    fake.answer('connection:connect', {
      ok: true,
      value: { ...DEMO, state: 'online', keyKept: 'session', keyHint: '••••6789' }
    })
    await connect()
    expect(at('onboarding-success').text()).toContain('in memory until Dynodesk closes')
  })

  it('opens the demo catalogue', async () => {
    await open()
    await at('onboarding-demo').trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.name).toBe('catalogue')
  })

  it('stays and explains a demo that cannot start', async () => {
    fake.fail('connection:demo', 'demo-failed')
    await open()
    await at('onboarding-demo').trigger('click')
    await flushPromises()
    expect(at('onboarding-error').attributes('data-code')).toBe('demo-failed')
    expect(screen.router.currentRoute.value.name).toBe('welcome')
  })

  it('connects once however often the button is clicked', async () => {
    const held = fake.hold('connection:connect')
    await open()
    await connect()
    await screen.wrapper.find('form').trigger('submit')
    expect(held).toHaveLength(1)
  })
})
