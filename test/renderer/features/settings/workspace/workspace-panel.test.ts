import { fake } from '../../../../fakes/bridge'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useWorkspace } from '@/stores/workspace'
import { INPUT_SCHEMAS } from '@contract/schemas/index'
import { done, failed } from '@contract/failures'
import type { WorkspaceState } from '@contract/channels/workspace'
import en from '@shared/locales/en'
import { CHECK_STEPS, WORKSPACE_PROBLEMS } from '@shared/workspace/workspace-state'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

let screen: Screen
const part = (id: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const secret = (name: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="feed-secret"][data-name="${name}"]`)
async function open(state?: WorkspaceState): Promise<void> {
  if (state) fake.answer('workspace:state', state)
  screen = await mountScreen('settings', onePage('workspace'), '/settings#page-workspace')
  await useWorkspace().load()
  await flushPromises()
}

beforeEach(() => fake.reset())
afterEach(() => screen.wrapper.unmount())

it('lists the computers, this one marked, and follows changes', async () => {
  const bench = { id: '1', name: 'Bench', version: '1.2.3', open: [], isThis: true, calls: null, limit: null }
  await open({
    state: 'joined',
    problem: null,
    computers: [bench, { id: '2', name: '', version: '1.2.2', open: [], isThis: false, calls: 12_345, limit: null }]
  })
  const rows = screen.wrapper.findAll('[data-testid="workspace-computer"]').map((row) => row.text())
  expect(rows[0]).toMatch(/Bench this computer\s*version 1.2.3/)
  expect(rows[1]).toMatch(new RegExp(`${en.workspace.unnamed}\\s*version 1.2.2\\s*12\u202f345 requests`))
  fake.emit('workspace:changed', { state: 'unreachable', problem: 'port', computers: [] })
  await flushPromises()
  expect(part('workspace-panel').text()).toContain(en.workspace.problem.port)
  expect(part('workspace-panel').text()).toContain(en.workspace.aloneHelp)
  expect(screen.wrapper.find('[data-testid="workspace-computer"]').exists()).toBe(false)
})

it('warns of computers with different limits', async () => {
  const limit = { calls: 3600, seconds: 3600 }
  const bench = { id: '1', name: 'Bench', version: '1', open: [], isThis: true, calls: 0, limit }
  const joined = (calls: number): WorkspaceState => ({
    state: 'joined',
    problem: null,
    computers: [bench, { ...bench, id: '2', name: 'Office', limit: { ...limit, calls } }]
  })
  await open(joined(3600))
  expect(screen.wrapper.find('[data-testid="workspace-limits"]').exists()).toBe(false)
  fake.emit('workspace:changed', joined(1000))
  await flushPromises()
  expect(part('workspace-limits').text()).toMatch(/Bench 3.600 in 3.600 s, Office 1.000 in 3.600 s/)
})

it.each(WORKSPACE_PROBLEMS.filter((problem) => problem !== 'no-passphrase'))(
  'explains why it is not joined: %s',
  async (problem) => {
    await open({ state: 'refused', problem, computers: [] })
    const panel = part('workspace-panel').text()
    const [state, cause] = [panel.indexOf(en.workspace.state.refused), panel.indexOf(en.workspace.problem[problem])]
    expect(state).toBeGreaterThanOrEqual(0)
    expect(cause).toBeGreaterThan(state)
    expect(panel.split(en.workspace.problem[problem])).toHaveLength(2)
  }
)
it('asks for a missing passphrase without blaming the group', async () => {
  await open({ state: 'refused', problem: 'no-passphrase', computers: [] })
  const panel = part('workspace-panel').text()
  expect(panel).toContain(en.workspace.state['no-passphrase'])
  expect(panel).not.toContain(en.workspace.state.refused)
  expect(panel).not.toContain(en.workspace.problem['no-passphrase'])
})
it('names the server beside the state', async () => {
  fake.settings_ = fake.settings_.map((entry) =>
    entry.key === 'workspace.url' ? { ...entry, value: 'rediss://shop.lan:7000/2' } : entry
  )
  await open({ state: 'refused', problem: 'login', computers: [] })
  expect(part('workspace-panel').get('[role="status"]').text()).toContain('shop.lan')
})
it.each([
  ['login', 'workspace-login-password'],
  ['passphrase', 'workspace-login-passphrase']
] as const)('marks the field that is refused: %s', async (problem, field) => {
  await open({ state: 'refused', problem, computers: [] })
  const said = part('workspace-login-wrong')
  expect(said.text()).toBe(en.workspace.problem[problem])
  expect(part(field).attributes()).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': said.attributes('id') })
})
it.each([
  ['login', 'workspace-login-password', 'workspace-password'],
  ['passphrase', 'workspace-login-passphrase', 'workspace-passphrase']
] as const)('takes no longer secret than can be stored: %s', async (problem, field, name) => {
  await open({ state: 'refused', problem, computers: [] })
  const secret = 'x'.repeat(Number(part(field).attributes('maxlength')))
  expect(v.is(INPUT_SCHEMAS['workspace:secrets'], { name, secret })).toBe(true)
})
it('recommends a long passphrase only where a group begins', async () => {
  const help = (): boolean => part('workspace-panel').text().includes(en.workspace.passphraseHelp)
  await open()
  await part('workspace-start').trigger('click')
  fake.emit('workspace:changed', { state: 'refused', problem: 'no-passphrase', computers: [] })
  await flushPromises()
  expect(help()).toBe(true)
  screen.wrapper.unmount()
  await open({ state: 'refused', problem: 'no-passphrase', computers: [] })
  expect(help()).toBe(false)
})

it('offers two choices before any setting, then the server', async () => {
  await open()
  const isShown = () => part('workspace-set-up').element.style.display !== 'none'
  expect(isShown()).toBe(false)
  expect(screen.wrapper.findAll('.choice h3').map((heading) => heading.text())).toEqual([
    en.workspace.begin.join,
    en.workspace.begin.start
  ])
  expect(part('workspace-join-text').element.closest('.choice')).not.toBeNull()
  await part('workspace-start').trigger('click')
  await flushPromises()
  expect(isShown()).toBe(true)
  expect(screen.wrapper.find('.choice').exists()).toBe(false)
  expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe('workspace.url')
})
it('shows the server at once for a link to one of its settings, and with a stored address', async () => {
  await open()
  await screen.router.replace('/settings#setting-workspace.user')
  await flushPromises()
  expect(screen.wrapper.find('.choice').exists()).toBe(false)
  screen.wrapper.unmount()
  fake.settings_ = fake.settings_.map((entry) =>
    entry.key === 'workspace.url' ? { ...entry, value: 'rediss://a' } : entry
  )
  await open()
  expect(screen.wrapper.find('.choice').exists()).toBe(false)
})
it('leads from a problem to the step that solves it', async () => {
  await open({ state: 'refused', problem: 'no-address', computers: [] })
  await flushPromises()
  await part('workspace-fix').trigger('click')
  expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe('workspace.url')
  fake.emit('workspace:changed', { state: 'refused', problem: 'version', computers: [] })
  await flushPromises()
  expect(screen.wrapper.find('[data-testid="workspace-fix"]').exists()).toBe(false)
})

it('asks once for a missing passphrase, beside the state, and joins with it', async () => {
  await open({ state: 'refused', problem: 'no-passphrase', computers: [] })
  expect(screen.wrapper.findAll('[data-name="workspace-passphrase"]')).toHaveLength(1)
  expect(secret('workspace-passphrase').element.closest('[data-testid="workspace-panel"]')).not.toBeNull()
  await secret('workspace-passphrase').trigger('submit')
  await flushPromises()
  expect(document.activeElement).toBe(secret('workspace-passphrase').get('input').element)
  expect(fake.sent('workspace:secrets')).toEqual([])
  await secret('workspace-passphrase').get('input').setValue('five loud words')
  await secret('workspace-passphrase').trigger('submit')
  await flushPromises()
  expect(fake.sent('workspace:secrets')).toEqual([{ name: 'workspace-passphrase', secret: 'five loud words' }])
})
it('asks for user and password beside the sentence when the server refuses them, and tries again', async () => {
  await open({ state: 'refused', problem: 'login', computers: [] })
  expect((part('workspace-server').element as HTMLDetailsElement).open).toBe(false)
  const form = part('workspace-login')
  await form.trigger('submit')
  await flushPromises()
  expect(document.activeElement).toBe(part('workspace-login-password').element)
  await part('workspace-login-user').setValue('shop')
  await part('workspace-login-password').setValue('loud')
  await form.trigger('submit')
  await flushPromises()
  expect(fake.sent('settings:set')).toEqual([{ key: 'workspace.user', value: 'shop' }])
  expect(fake.sent('workspace:secrets')).toEqual([{ name: 'workspace-password', secret: 'loud' }])
})
it('leaves by a button in place of the switch, unless the administrator joined it', async () => {
  const alone = { id: '1', name: 'Bench', version: '1', open: [], isThis: true, calls: null, limit: null }
  await open({ state: 'joined', problem: null, computers: [alone] })
  const display = () => screen.wrapper.get<HTMLElement>('[data-key="workspace.enabled"]').element.style.display
  expect(display()).toBe('none')
  await part('workspace-leave').trigger('click')
  expect(fake.sent('settings:set')).toEqual([{ key: 'workspace.enabled', value: false }])
  screen.wrapper.unmount()
  fake.settings_ = fake.settings_.map((entry) =>
    entry.key === 'workspace.enabled' ? { ...entry, value: true, managed: true } : entry
  )
  await open({ state: 'joined', problem: null, computers: [alone] })
  expect(screen.wrapper.find('[data-testid="workspace-leave"]').exists()).toBe(false)
  expect(display()).toBe('')
  // the state says that it is not in the group
  fake.emit('workspace:changed', { state: 'refused', problem: 'no-passphrase', computers: [] })
  await flushPromises()
  expect(display()).toBe('none')
  expect(part('workspace-fix').element).toHaveProperty('disabled', true)
  await part('workspace-login-passphrase').setValue('five words')
  expect(part('workspace-fix').element).toHaveProperty('disabled', false)
})
it('switches off by the same button while it is not joined, and shows no switch', async () => {
  await open({ state: 'refused', problem: 'login', computers: [] })
  expect(screen.wrapper.get<HTMLElement>('[data-key="workspace.enabled"]').element.style.display).toBe('none')
  expect(part('workspace-leave').text()).toBe('Leave the group')
  await part('workspace-leave').trigger('click')
  expect(fake.sent('settings:set')).toEqual([{ key: 'workspace.enabled', value: false }])
})
it('says in the row that the administrator fixed it, where the row beside it is hidden', async () => {
  fake.settings_ = fake.settings_.map((entry) =>
    ['workspace.enabled', 'workspace.name'].includes(entry.key) ? { ...entry, managed: true } : entry
  )
  await open({ state: 'refused', problem: 'no-passphrase', computers: [] })
  expect(screen.wrapper.get('[data-key="workspace.name"] .managed').text()).toBe(en.settings.managed)
})
it('counts requests only beside another computer', async () => {
  const alone = { id: '1', name: 'Bench', version: '1', open: [], isThis: true, calls: 7, limit: null }
  await open({ state: 'joined', problem: null, computers: [alone] })
  expect(part('workspace-computer').text()).not.toContain('7 requests')
})
it('marks the field that the server refuses, with the sentence', async () => {
  await open({ state: 'refused', problem: 'login', computers: [] })
  const row = (key: string) => screen.wrapper.get(`[data-key="${key}"]`)
  expect(row('workspace.user').text()).toContain(en.workspace.problem.login)
  expect(row('workspace.user').get('input').attributes('aria-invalid')).toBe('true')
  expect(secret('workspace-password').classes()).toContain('wrong')
  expect(row('workspace.url').find('[aria-invalid]').exists()).toBe(false)
})
it('folds the server of a joined computer, and opens it when it is gone', async () => {
  const alone = { id: '1', name: 'Bench', version: '1', open: [], isThis: true, calls: null, limit: null }
  await open({ state: 'joined', problem: null, computers: [alone] })
  const isOpen = () => (part('workspace-server').element as HTMLDetailsElement).open
  expect(isOpen()).toBe(false)
  fake.emit('workspace:changed', { state: 'unreachable', problem: 'port', computers: [] })
  await flushPromises()
  expect(isOpen()).toBe(true)
})

it('stores a passphrase without showing it again', async () => {
  await open()
  await secret('workspace-passphrase').get('button').trigger('click')
  await secret('workspace-passphrase').get('input').setValue('five loud canary words here')
  await secret('workspace-passphrase').get('form').trigger('submit')
  await flushPromises()
  expect(fake.sent('workspace:secrets')).toEqual([
    { name: 'workspace-passphrase', secret: 'five loud canary words here' }
  ])
  expect(secret('workspace-passphrase').element.dataset['kept']).toBe('sealed')
  expect(screen.wrapper.html()).not.toContain('canary')
})

it('keeps the field open when the passphrase cannot be stored', async () => {
  fake.answer('workspace:secrets', failed('store-failed'))
  await open()
  await secret('workspace-password').get('button').trigger('click')
  await secret('workspace-password').get('input').setValue('x')
  await secret('workspace-password').get('form').trigger('submit')
  await flushPromises()
  expect(secret('workspace-password').text()).toContain(en.failures['store-failed'].what)
  expect(secret('workspace-password').find('input').exists()).toBe(true)
})

it('explains each step of the test', async () => {
  const last = { step: 'write', outcome: 'failed', problem: 'memory-full' } as const
  const steps = [
    { step: 'name', outcome: 'ok' },
    { step: 'version', outcome: 'unknown' },
    { step: 'memory-policy', outcome: 'warning' },
    { step: 'persistence', outcome: 'warning' },
    last
  ] as const
  fake.answer('workspace:test', done(steps))
  await open()
  await part('workspace-test').trigger('click')
  await flushPromises()
  const rows = screen.wrapper.findAll('[data-testid="workspace-step"]').map((row) => row.text())
  const { fine, unknown, warning, problem } = en.workspace
  const results = [fine, unknown, warning['memory-policy'], warning.persistence, problem['memory-full']]
  expect(rows.map((row, at) => row.includes(results[at]!))).toEqual(steps.map(() => true))
  expect(Object.keys(en.workspace.step).sort()).toEqual([...CHECK_STEPS].sort())
})

it('names the server in the step of its version', async () => {
  fake.answer('workspace:test', done([{ step: 'version', outcome: 'ok', server: 'Valkey 8.0.1' }]))
  await open()
  await part('workspace-test').trigger('click')
  await flushPromises()
  const row = part('workspace-step').text()
  expect(row).toContain('Valkey 8.0.1')
  expect(row).not.toContain(en.workspace.fine)
})

it('warns of an address without encryption', async () => {
  await open()
  expect(screen.wrapper.find('[data-testid="workspace-plain"]').exists()).toBe(false)
  await fake.settings.set({ key: 'workspace.url', value: 'redis://valkey.shop.lan' })
  await flushPromises()
  expect(part('workspace-plain').text()).toBe(en.workspace.plain)
})

it('shows the secrets that an invitation stored', async () => {
  const kept = { 'workspace-password': 'sealed', 'workspace-passphrase': 'sealed' } as const
  await open({ state: 'unreachable', problem: 'port', computers: [] })
  expect(secret('workspace-passphrase').text()).toContain('none entered')
  fake.answer('workspace:logins', kept)
  fake.emit('workspace:changed', { state: 'joined', problem: null, computers: [] })
  await flushPromises()
  expect(secret('workspace-passphrase').text()).not.toContain('none entered')
})
