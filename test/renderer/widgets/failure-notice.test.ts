import { DEMO, fake } from '../../fakes/bridge'
import { flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routeLocationKey } from 'vue-router'
import { useConnection } from '@/stores/connection'
import { useCallBudget } from '@/stores/call-budget'
import { FAILURE_CODES } from '@contract/failures'
import en from '@shared/locales/en/failures'
import { i18n } from '@/locales'
import FailureNotice from '@/widgets/FailureNotice.vue'

const show = (props: InstanceType<typeof FailureNotice>['$props'], slot?: string) =>
  mount(FailureNotice, { props, global: { plugins: [i18n] }, ...(slot ? { slots: { default: slot } } : {}) })

beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})
afterEach(() => void vi.useRealTimers())

describe('FailureNotice', () => {
  it.each(FAILURE_CODES)('explains %s and what to do next', (code) => {
    const text = show({ failure: { code, params: { key: 'a.key', least: 2 } } }).text()
    expect(en[code].what.length).toBeGreaterThan(10)
    expect(en[code].next.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/failures\.|[{}]/)
  })
  it.each([
    ['search', false],
    ['settings', true]
  ])('leaves the explanation of a refused key to the banner of the window (%s)', async (name, isInFull) => {
    fake.connection_ = { ...DEMO, state: 'bad-key', failure: { code: 'bad-key' } }
    await useConnection().load()
    const notice = (banner: boolean) =>
      mount(FailureNotice, {
        props: { failure: { code: 'bad-key', serviceMessage: 'Denied' }, banner },
        global: { plugins: [i18n], provide: { [routeLocationKey as symbol]: { name } } }
      }).text()
    expect(notice(false)).toContain(en['bad-key'].what)
    for (const part of [en['bad-key'].next, 'Denied']) {
      expect(notice(true)).toContain(part)
      expect(notice(false).includes(part)).toBe(isInFull)
    }
  })
  it('has the words of an ended subscription for a 401 that it causes', async () => {
    fake.connection_ = { ...DEMO, state: 'unauthorised', failure: { code: 'inactive-subscription' } }
    await useConnection().load()
    const notice = show({ failure: { code: 'unauthorised', serviceMessage: 'Denied' } })
    expect(notice.text()).toContain(en['inactive-subscription'].what)
    expect(notice.text()).not.toMatch(/include this|Denied/)
    expect(notice.attributes('data-code')).toBe('unauthorised')
  })
  it.each([
    ['online', 'The connection broke off.Try again.'],
    ['offline', `${en.offline.what}${en.offline.who} ${en.offline.next}`]
  ] as const)('says of a request without an answer, while the state is %s: %s', async (state, text) => {
    fake.connection_ = { ...DEMO, state, failure: state === 'offline' ? { code: 'offline' } : null }
    await useConnection().load()
    expect(show({ failure: { code: 'offline' } }).text()).toBe(text)
  })
  it('has another text, with formatted numbers, when the reason is known', () => {
    expect(
      show({ failure: { code: 'too-large', params: { reason: 'rows', rows: 73_112, most: 50_000 } } }).text()
    ).toContain('The list has 73\u202f112 entries; the limit is 50\u202f000.')
    expect(show({ failure: { code: 'not-the-service', params: { reason: 'sign-in' } } }).text()).toBe(
      'This network needs a sign-in.Sign in to the network in your browser, then try again.'
    )
    expect(show({ failure: { code: 'not-the-service', params: { reason: 'other-record' } } }).text()).toContain(
      'The service sent the wrong record.'
    )
    expect(show({ failure: { code: 'too-large', params: { reason: 'unheard-of' } } }).text()).toContain(
      'Raise the size limit in the settings'
    )
  })
  it.each(['server-error', 'timeout', 'offline'] as const)('warns of %s, which passes', (code) => {
    expect(show({ failure: { code } }).attributes('data-kind')).toBe('warning')
  })
  it('names the file of a wrong managed setting', () => {
    const params = { key: 'appearance.theme', reason: 'boolean' }
    const file = '/etc/dynodesk/managed.json'
    expect(show({ failure: { code: 'setting-invalid', params: { ...params, file } } }).text()).toContain(
      `Must be true or false. Correct it in ${file} and restart.`
    )
    expect(show({ failure: { code: 'setting-invalid', params } }).text()).toContain('Choose another value.')
  })
  it.each([
    'wrong-passphrase',
    'cut-short',
    'signature',
    'damaged',
    'unknown-version',
    'not-a-pack',
    'other-service',
    'too-large',
    'unreadable',
    'unwritable',
    'forbidden',
    'no-export',
    'empty',
    'unknown-signer',
    'changed'
  ] as const)('explains a pack file that is %s, its cause and what to do, with a specific text', (reason) => {
    const words = en['pack-file'].because[reason]
    const text = show({ failure: { code: 'pack-file', params: { reason } } }).text()
    for (const part of [words.what, words.who, words.next]) expect(text).toContain(part)
    expect(Object.values(en['pack-file'].because).filter(({ what }) => what === words.what)).toHaveLength(1)
  })
  it('has code and kind as attributes', () => {
    const notice = show({ failure: { code: 'bad-key', status: 403 } }).get('[data-testid="notice"]')
    expect(notice.attributes()).toMatchObject({ 'data-code': 'bad-key', 'data-kind': 'error', role: 'alert' })
  })
  it('is quiet about temporary failures', () => {
    expect(
      show({ failure: { code: 'limit' } })
        .get('[data-testid="notice"]')
        .attributes()
    ).toMatchObject({ 'data-kind': 'warning', role: 'status' })
  })
  it('shows the message of the service as text, never as markup', () => {
    const notice = show({ failure: { code: 'server-error', serviceMessage: '<b>down</b> {x} | y' } })
    expect(notice.text()).toContain('<b>down</b> {x} | y')
    expect(notice.find('b').exists()).toBe(false)
  })
  it('says when a retry is possible', () => {
    expect(show({ failure: { code: 'server-error', retryAt: '2026-11-21T14:20:00Z' } }).text()).toMatch(
      /Retry possible: .*\d\d:20/
    )
  })
  it('shows when requests are available after a limit, and counts down to it', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T14:07:30Z') })
    const notice = show({ failure: { code: 'limit', retryAt: '2026-11-21T14:20:00Z' } })
    expect(notice.text()).toMatch(/Available again at about \d\d:20 \(in 13 min\)/)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(notice.get('[role="timer"]').text()).toBe('(in 12 min)')
    await vi.advanceTimersByTimeAsync(12 * 60_000)
    // "all requests are used" would contradict it
    expect(notice.text()).toBe('Requests are available again.')
    expect(vi.getTimerCount()).toBe(0)
  })
  it('uses the countdown of main when the service states no time', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T14:06:00Z') })
    fake.budget_ = {
      used: 5,
      limit: 3600,
      resetAt: '2026-11-21T14:07:00Z',
      leftForBackground: 0,
      stopped: true,
      waiting: 0
    }
    await useCallBudget().load()
    await flushPromises()
    expect(show({ failure: { code: 'limit' } }).text()).toMatch(/\d\d:07 \(in 60 sec\)/)
    const narrow = show({ failure: { code: 'limit' }, compact: true })
    expect(narrow.text()).toMatch(/\d\d:07/)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(narrow.text()).toContain('Requests are available again.')
    expect(show({ failure: { code: 'offline' } }).text()).not.toContain('Available again')
  })
  it('uses the text of a page with a more specific one', () => {
    const notice = show({
      failure: { code: 'offline' },
      words: { what: 'No answer from a.example.', more: 'Check it.' }
    })
    expect(notice.text()).toBe('No answer from a.example.Check it.')
  })
  it('has a slot for actions', () => {
    expect(
      show({ failure: { code: 'offline' } }, '<button>Again</button>')
        .get('button')
        .text()
    ).toBe('Again')
  })

  it('moves the cause and the message of the service into the tooltip of a compact notice', () => {
    const failure = { code: 'server-error', serviceMessage: 'Internal server error' } as const
    const long = show({ failure })
    const compact = show({ failure, compact: true })
    const said = long.text().slice(long.text().indexOf('Message from the service'))
    expect(said).toContain('Internal server error')
    expect(compact.text()).not.toContain('Internal server error')
    expect(compact.get('.words').attributes('title')).toContain(said)
    expect(compact.find('.what').text()).toBe(long.find('.what').text())
    // the button beside it says the same
    expect(compact.text()).not.toContain(en['server-error'].next)
    expect(long.text()).toContain(en['server-error'].next)
    expect(long.get('.words').attributes('title')).toBeUndefined()
  })
})
