import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HealthReport } from '@contract/channels/diagnostics'
import { done, failed } from '@contract/failures'
import { DRIFT_KINDS } from '@shared/catalogue/reader/drift'
import { useDiagnosticsDialog } from '@/stores/shell/dialogs'
import { useFeed } from '@/stores/feed'
import { useWorkspace } from '@/stores/workspace'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

const NOW = Date.now()
const REPORT: HealthReport = {
  answers: {
    total: 44,
    latency: { median: 120, p95: 480 },
    codes: [
      { code: '200', count: 41, lastAtMs: NOW },
      { code: 'timeout', count: 3, lastAtMs: NOW }
    ],
    languages: [
      { language: 'ru', answers: 12, english: 4 },
      { language: 'es', answers: 2, english: 0 }
    ]
  },
  stores: [
    { name: 'cache.db', bytes: 104_857_600, sound: true, problem: null },
    { name: 'person.db', bytes: 100_000, sound: false, problem: null },
    { name: 'feed.db', bytes: 0, sound: null, problem: 'damaged' }
  ],
  freeDiskBytes: 1e11
}

const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()

let screen: Screen
const at = (id: string) => screen.wrapper.find<HTMLElement>(`[data-testid="${id}"]`)
async function open(address = '/settings#health'): Promise<void> {
  screen = await mountScreen('settings', onePage('health'), address)
  await flushPromises()
}
async function press(id: string): Promise<void> {
  await at(id).trigger('click')
  await flushPromises()
}
beforeEach(() => {
  fake.reset()
  fake.answer('health:report', done(REPORT))
})
afterEach(() => screen.wrapper.unmount())

describe('the health page', () => {
  it('shows times, codes and English answers of the own requests', async () => {
    await open()
    expect(at('health-latency').text()).toBe('usually 120 ms, 95 % within 480 ms')
    expect(at('health-answers').text()).toBe('200 × 41no answer in time × 3')
    expect(at('health-english').text()).toBe('Русский: 4 of 12 engines')
  })

  it.each([
    ['no answer yet', null, '', 'No details yet. Check the connection to load them.'],
    ['no date', { active: true, end_date: null }, '', 'active · Ends: no end date given'],
    ['another date', { active: true, end_date: 'someday' }, '', 'active · Ends: someday (not a readable date)'],
    ['its end', { active: false, end_date: '2020-01-31T12:00:00Z' }, /^-\d+$/, 'not active · Ends: 31 Jan 2020, past'],
    ['a date', { active: true, end_date: inDays(30) }, '30', /^active until .+ \(30 days left\)$/]
  ])('shows the subscription in one line: %s', async (_name, given, days, text) => {
    fake.connection_ = { ...fake.connection_, state: 'online', subscription: given && { name: 'VDB', ...given } }
    await open()
    const line = at('health-subscription')
    expect(line.attributes('data-days')).toMatch(days)
    expect(line.text()).toMatch(text)
  })

  it('shows no subscription in the demo', async () => {
    await open()
    expect(at('health-subscription').exists()).toBe(false)
  })

  it('shows the last known subscription without a key, and none before a service was connected', async () => {
    fake.connection_ = { ...fake.connection_, state: 'no-key', subscription: null }
    await open()
    expect(at('health-subscription').exists()).toBe(false)
    screen.wrapper.unmount()
    fake.connection_ = { ...fake.connection_, subscription: { name: 'VDB', active: false, end_date: null } }
    await open()
    expect(at('health-subscription').attributes('data-state')).toBe('inactive')
  })

  it('shows size and integrity of every store', async () => {
    await open()
    const stores = screen.wrapper.findAll('[data-testid="health-store"]').map((one) => one.text())
    expect(stores).toEqual(['100 MB · intact', '98 kB · damaged', '0 MB · not readable'])
  })

  it('counts a disk that is almost full', async () => {
    fake.answer('health:report', done({ ...REPORT, stores: [], freeDiskBytes: 20 * 1024 * 1024 }))
    await open()
    expect(at('health-verdict').attributes('data-count')).toBe('1')
    expect(at('health-disk').text()).toBe('20 MB')
    screen.wrapper.unmount()
    fake.answer('health:report', done({ ...REPORT, stores: [], freeDiskBytes: null }))
    await open()
    expect(at('health-verdict').text()).toBe(en.health.fine)
  })

  it('begins with the number of problems', async () => {
    await open()
    expect(at('health-verdict').text()).toBe('Needs attention: 2')
    screen.wrapper.unmount()
    fake.answer('health:report', done({ ...REPORT, stores: REPORT.stores.slice(0, 1) }))
    await open()
    expect(at('health-verdict').text()).toBe(en.health.fine)
    screen.wrapper.unmount()
    fake.connection_ = { ...fake.connection_, state: 'bad-key' }
    await open()
    expect(at('health-verdict').attributes('data-count')).toBe('1')
    expect(at('health-service').classes()).toContain('bad-text')
    screen.wrapper.unmount()
    fake.connection_ = { ...fake.connection_, state: 'online', failure: { code: 'server-error' } }
    await open()
    expect(at('health-verdict').attributes('data-count')).toBe('1')
    expect(at('health-service').text()).toBe(en.app.status.failing)
  })

  it('folds times and codes', async () => {
    await open()
    expect((at('health-answers').element.closest('details') as HTMLDetailsElement).open).toBe(false)
  })

  it('shows event sources that are on, and the workspace', async () => {
    await open()
    expect([at('health-sources').exists(), at('health-workspace').exists()]).toEqual([false, false])
    screen.wrapper.unmount()
    const source = (id: 'mqtt' | 'webhook', state: 'failing' | 'off') => ({
      id,
      state,
      since: '',
      problem: null,
      warnings: [],
      refusals: [],
      received: 0,
      addresses: [],
      at: null,
      retryAt: null,
      progress: null
    })
    fake.answer('feed:sources', [source('mqtt', 'failing'), source('webhook', 'off')] as never)
    fake.answer('workspace:state', { state: 'joined', problem: null, computers: [] } as never)
    await open()
    await Promise.all([useFeed().load(), useWorkspace().load()])
    await flushPromises()
    expect(at('health-sources').text()).toBe(`${en.feed.source.mqtt}: ${en.feed.state.failing}`)
    expect(at('health-workspace').text()).toBe(en.workspace.state.joined)
  })

  it('reads the stores when it comes onto the screen, each time', async () => {
    screen = await mountScreen('settings', SettingsPage, '/settings')
    await flushPromises()
    expect(fake.sent('health:report')).toHaveLength(0)
    await screen.router.replace({ hash: '#health' })
    await flushPromises()
    await screen.router.replace({ hash: '#page-general' })
    await screen.router.replace({ hash: '#health' })
    await flushPromises()
    expect(fake.sent('health:report')).toHaveLength(2)
    expect(fake.sent('connection:check')).toHaveLength(0)
  })

  it('copies its facts, and confirms it', async () => {
    await open()
    await press('health-copy')
    expect(at('health').text()).toContain(en.health.copied)
    fake.answer('health:copy', failed('save-failed', { params: { reason: 'clipboard' } }))
    await press('health-copy')
    expect(at('health').text()).not.toContain(en.health.copied)
  })

  it('shows the version and counts what answers had beyond the description', async () => {
    fake.answer('health:drift', [
      { endpoint: 'engine', field: 'colour', kind: 'unknown-field', count: 12 },
      { endpoint: 'models', field: 'id', kind: 'missing-id', count: 1 }
    ])
    await open('/settings')
    expect(at('app-version').text()).toMatch(/^0\.0\.0 \S/)
    expect(at('app-version').element.closest('details')!.open).toBe(false)
    expect(at('health-drift').attributes('data-count')).toBe('13')
    expect(screen.wrapper.text()).toContain('colour')
  })

  it('names every kind of difference', async () => {
    fake.answer(
      'health:drift',
      DRIFT_KINDS.map((kind) => ({ endpoint: 'engine' as const, field: 'name', kind, count: 1 }))
    )
    await open()
    for (const kind of DRIFT_KINDS)
      expect(screen.wrapper.find('table.drift').text()).toContain(en.settings.health[kind])
  })

  it('opens the diagnosis file', async () => {
    await open()
    expect(useDiagnosticsDialog().shown).toBe(false)
    await press('diagnosis-open')
    expect(useDiagnosticsDialog().shown).toBe(true)
  })
})
