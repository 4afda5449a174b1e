import { fake } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done, failed } from '@contract/failures'
import { NETWORK_PROBLEMS, SERVICE_STEPS, type NetworkStep } from '@shared/diagnostics/network-test'
import SettingsPage from '@/features/settings/SettingsPage.vue'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

const STEPS: readonly NetworkStep[] = [
  { step: 'proxy', outcome: 'ok', problem: null, blame: null, detail: '' },
  { step: 'port', outcome: 'ok', problem: null, blame: null, detail: 'api.example:443' },
  { step: 'certificate', outcome: 'warning', problem: 'inspected', blame: 'network', detail: 'Corner Firewall' },
  { step: 'portal', outcome: 'failed', problem: 'portal', blame: 'network', detail: 'login.example' },
  { step: 'mqtt', outcome: 'failed', problem: 'refused', blame: 'computer', detail: '' },
  { step: 'workspace', outcome: 'failed', problem: 'memory-full', blame: 'provider', detail: '' }
]

let screen: Screen
const at = (id: string) => screen.wrapper.find<HTMLElement>(`[data-testid="${id}"]`)
const lines = () => screen.wrapper.findAll('[data-testid="network-step"]')
async function run(): Promise<void> {
  await at('network-test-run').trigger('click')
  await flushPromises()
}
beforeEach(async () => {
  fake.reset()
  screen = await mountScreen('settings', onePage('health'), '/settings#network-test')
})
afterEach(() => screen.wrapper.unmount())

describe('the network test', () => {
  it('runs on request only, and tries the key only if chosen', async () => {
    expect(fake.sent('health:test-network')).toEqual([])
    await run()
    await at('network-test-key').setValue(true)
    await run()
    expect(fake.sent('health:test-network')).toEqual([{ withKey: false }, { withKey: true }])
  })

  it('shows each step, what to do, and who can fix a failure', async () => {
    fake.answer('health:test-network', done(STEPS))
    await run()
    expect(lines().map((line) => line.attributes('data-outcome'))).toEqual(STEPS.map(({ outcome }) => outcome))
    const texts = lines().map((line) => line.text())
    expect(texts[0]).toContain(en.health.test.noProxy)
    expect(texts[1]).toContain('api.example:443')
    expect(texts[2]).toContain('Issued by “Corner Firewall”')
    expect(texts[2]).not.toContain(en.health.test.blame.network)
    expect(texts[3]).toContain(en.health.test.problem.portal)
    expect(texts[3]).toContain(en.health.test.blame.network)
    expect(texts[4]).toContain(en.health.test.blame.computer)
    expect(texts[5]).toContain(en.health.test.blame.provider)
  })

  it('shows why it could not run', async () => {
    fake.answer('health:test-network', failed('not-connected'))
    await run()
    expect(at('network-test').find('[data-testid="notice"]').exists()).toBe(true)
  })

  it('has a text for every step and problem', () => {
    expect(Object.keys(en.health.test.step).sort()).toEqual([...SERVICE_STEPS].sort())
    expect(Object.keys(en.health.test.problem).sort()).toEqual(Object.keys(NETWORK_PROBLEMS).sort())
  })

  it('is linked from a connection that fails', async () => {
    screen.wrapper.unmount()
    screen = await mountScreen('settings', SettingsPage, '/settings#connection')
    expect(at('connection-test').exists()).toBe(false)
    fake.fail('connection:check', 'timeout')
    await at('connection-check').trigger('click')
    await flushPromises()
    await at('connection-test').trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.hash).toBe('#network-test')
  })
})
