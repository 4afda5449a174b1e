import { fake } from '../../../fakes/bridge'
import { mount, RouterLinkStub, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it } from 'vitest'
import WorkspaceStatus from '@/shell/status-bar/WorkspaceStatus.vue'
import { i18n } from '@/locales'
import { useWorkspace } from '@/stores/workspace'
import type { WorkspaceState } from '@contract/channels/workspace'
import en from '@shared/locales/en'

async function show(state: WorkspaceState): Promise<VueWrapper> {
  fake.answer('workspace:state', state)
  const wrapper = mount(WorkspaceStatus, {
    global: { plugins: [i18n], stubs: { RouterLink: RouterLinkStub } },
    attachTo: document.body
  })
  await useWorkspace().load()
  return wrapper
}
beforeEach(() => {
  fake.reset()
  setActivePinia(createPinia())
})

it('is in the page and hidden while the workspace is off', async () => {
  const dot = await show({ state: 'off', problem: null, computers: [] })
  expect([dot.attributes('data-state'), dot.attributes('data-computers'), dot.isVisible()]).toEqual(['off', '0', false])
})

it('counts this computer alone', async () => {
  const own = { id: '1', name: '', version: '1', isThis: true, open: [], calls: null, limit: null }
  const dot = await show({ state: 'joined', problem: null, computers: [own] })
  expect(dot.text()).toBe('1 computer')
})

it('counts the computers and names them in its tooltip', async () => {
  const computers = ['Bench', ''].map((name, at) => ({
    id: String(at),
    name,
    version: '1',
    isThis: at === 0,
    open: [],
    calls: null,
    limit: null
  }))
  const dot = await show({ state: 'joined', problem: null, computers })
  expect([dot.attributes('data-computers'), dot.text(), dot.isVisible()]).toEqual(['2', '2 computers', true])
  expect(dot.attributes('title')).toBe(`Bench\n${en.workspace.unnamed}`)
})

it('explains why the others are missing, and what works without them', async () => {
  const dot = await show({ state: 'unreachable', problem: 'timeout', computers: [] })
  expect(dot.text()).toBe(en.workspace.state.refused)
  expect(dot.attributes('title')).toBe(
    [en.workspace.state.unreachable, en.workspace.problem.timeout, en.workspace.aloneHelp].join('\n')
  )
})

it('names a passphrase that is missing', async () => {
  const dot = await show({ state: 'refused', problem: 'no-passphrase', computers: [] })
  expect(dot.text()).toBe(en.workspace.state['no-passphrase'])
})
