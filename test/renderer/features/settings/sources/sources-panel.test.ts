import { DEMO, fake } from '../../../../fakes/bridge'
import { sourceOf } from '../../../../fakes/feed/feed'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REFUSAL_REASONS } from '@shared/feed/sources/refusals'
import { done, failed } from '@contract/failures'
import type { SourceEntry } from '@contract/channels/feed'
import { setInterfaceLanguage } from '@/locales'
import en from '@shared/locales/en'
import { mountScreen, type Screen } from '../../mount-screen'
import { onePage } from '../one-page'

let screen: Screen
const card = (id: string): Omit<DOMWrapper<HTMLElement>, 'exists'> =>
  screen.wrapper.get<HTMLElement>(`[data-testid="feed-source"][data-source="${id}"]`)
async function open(...sources: SourceEntry[]): Promise<void> {
  fake.answer('feed:sources', sources)
  screen = await mountScreen('settings', onePage('events'), '/settings')
  await flushPromises()
}

beforeEach(() => fake.reset())
afterEach(() => screen.wrapper.unmount())

it('chooses which kinds cause notifications, in the words of the feed', async () => {
  screen = await mountScreen('settings', onePage('notifications'), '/settings')
  const row = screen.wrapper.get('[data-testid="setting"][data-key="notifications.kinds"]')
  expect(row.text()).toContain(en.feed.kind.ticket_answered)
  await row.get('[data-kind="ticket_answered"]').trigger('change')
  await flushPromises()
  const [sent] = fake.sent('settings:set')
  expect(sent?.value).not.toContain('ticket_answered')
  expect(sent?.value).toContain('ticket_closed')
})

describe('sources of events', () => {
  it('show their state, their place and hints in words', async () => {
    await open(
      sourceOf('webhook', {
        at: 'http://0.0.0.0:8787/events',
        addresses: ['http://0.0.0.0:8787/events'],
        warnings: ['network', 'unsigned'],
        received: 12,
        copies: 2,
        refused: 1
      }),
      sourceOf('mqtt', {
        state: 'failing',
        problem: { code: 'refused', params: { reason: 135 } },
        retryAt: '2026-11-21T09:31:00.000Z'
      })
    )
    expect(card('webhook').element.dataset['state']).toBe('listening')
    for (const words of [
      'http://0.0.0.0:8787/events',
      en.feed.warning.network,
      en.feed.warning.unsigned,
      'received: 12, copies: 2, refused: 1'
    ])
      expect(card('webhook').text()).toContain(words)
    expect(card('mqtt').text()).toContain('was not accepted. (135)')
    expect(card('relay').element.dataset['state']).toBe('off')
  })

  it('begin with the one that needs only the key; the others are folded until one of them is on', async () => {
    await open()
    const folded = (id: string) => card(id).element.closest('details')
    expect([folded('polling'), folded('webhook')?.open]).toEqual([null, false])
    expect(folded('replay')?.contains(screen.wrapper.get('[data-testid="feed-workbench-link"]').element)).toBe(true)
    screen.wrapper.unmount()
    await fake.settings.set({ key: 'events.folder.enabled', value: true })
    await open()
    expect([folded('webhook')?.open, folded('replay')?.open]).toEqual([true, false])
  })

  it('follow broadcasts of main', async () => {
    await open(sourceOf('webhook', { state: 'connecting' }))
    fake.emit('feed:sources-changed', [sourceOf('webhook', { state: 'failing', problem: { code: 'no-secret' } })])
    await flushPromises()
    expect(card('webhook').element.dataset['state']).toBe('failing')
    expect(card('webhook').text()).toContain(en.feed.problem['no-secret'])
  })

  it('are tested on request', async () => {
    await open(sourceOf('webhook'))
    fake.answer(
      'feed:test-source',
      done({ problem: { code: 'port-in-use', params: { port: 8787 } }, at: null, waiting: null })
    )
    await card('webhook').get('[data-testid="feed-source-test"]').trigger('click')
    await flushPromises()
    expect(card('webhook').text()).toContain('Port 8787 is in use')
    fake.answer('feed:test-source', done({ problem: null, at: 'http://127.0.0.1:8787/events', waiting: null }))
    await card('webhook').get('[data-testid="feed-source-test"]').trigger('click')
    await flushPromises()
    expect(card('webhook').get('[data-testid="feed-source-outcome"]').text()).toBe(
      'A test event reached http://127.0.0.1:8787/events; it was not stored.'
    )
  })

  it('drop the result of a test when their state changes', async () => {
    await open(sourceOf('relay'))
    const test = async (): Promise<void> => {
      await card('relay').get('[data-testid="feed-source-test"]').trigger('click')
      await flushPromises()
    }
    const outcome = () => card('relay').find('[data-testid="feed-source-outcome"]')
    fake.answer('feed:test-source', done({ problem: { code: 'unreachable' }, at: null, waiting: null }))
    await test()
    expect(outcome().text()).toBe(en.feed.problem.unreachable)
    fake.emit('feed:sources-changed', [sourceOf('relay', { state: 'connecting' })])
    await flushPromises()
    expect(outcome().exists()).toBe(false)
    await test()
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'events.relay.address' ? { ...entry, value: 'https://relay.example' } : entry
    )
    fake.emit('settings:changed', fake.settings_)
    await flushPromises()
    expect(outcome().exists()).toBe(false)
  })

  it('show the same sentence once, and separate it from the next', async () => {
    await open(
      sourceOf('relay', { state: 'failing', problem: { code: 'unreachable' }, retryAt: '2026-11-21T09:31:00.000Z' })
    )
    fake.answer('feed:test-source', done({ problem: { code: 'unreachable' }, at: null, waiting: null }))
    await card('relay').get('[data-testid="feed-source-test"]').trigger('click')
    await flushPromises()
    expect(card('relay').text().split(en.feed.problem.unreachable)).toHaveLength(2)
    expect(card('relay').text()).toContain(`${en.feed.problem.unreachable} ${en.feed.panel.retry}`)
    expect(card('relay').get('[data-testid="feed-source-outcome"]').text()).toMatch(/^Tested .+: same problem\.$/)
  })

  it('show the addresses of the receiver for others, and copy them', async () => {
    const addresses = ['http://192.168.1.20:8787/events', 'http://[2001:db8::20]:8787/events']
    await open(sourceOf('webhook', { at: addresses[0]!, addresses, warnings: ['network'] }))
    expect(
      card('webhook')
        .findAll('[data-testid="feed-receiver-address"]')
        .map((one) => one.text())
    ).toEqual(addresses)
    expect(card('webhook').text()).toContain(en.feed.receiver.network)
    expect(card('webhook').text()).toContain(en.feed.receiver.nobody)
    await card('webhook').findAll('[data-testid="feed-receiver-copy"]')[1]!.trigger('click')
    await flushPromises()
    expect(fake.sent('files:copy')).toEqual([{ kind: 'txt', content: { text: addresses[1] } }])
    expect(card('webhook').text()).toContain(en.common.copied)
    fake.emit('feed:sources-changed', [
      sourceOf('webhook', { at: 'http://127.0.0.1:8787/events', addresses: ['http://127.0.0.1:8787/events'] })
    ])
    await flushPromises()
    expect(card('webhook').text()).toContain(
      `under “${en.settings.keys.events_webhook_hostNames.label}”. ${en.feed.receiver.kept}`
    )
  })

  it('show refused events of the receiver with reason and time', async () => {
    const refusals = [
      { reason: 'host', count: 1, lastAt: '2026-11-21T09:31:00.000Z', asked: 'desk.tunnel.example' },
      { reason: 'signature', count: 1200, lastAt: '2026-11-21T09:30:00.000Z', asked: null }
    ] as const
    await open(sourceOf('webhook', { refused: 1201, refusals }))
    expect(card('webhook').get('[data-testid="feed-receiver-refused"]').text()).toContain(
      ': request for “desk.tunnel.example”, which is not among the proxy host names.'
    )
    expect(
      card('webhook')
        .findAll('[data-testid="feed-receiver-count"]')
        .map((one) => one.text())
    ).toEqual([
      `1 × ${en.feed.refusal.host}`,
      expect.stringMatching(/^1.200 × the signature does not match$/) as string
    ])
    expect(card('webhook').get('.state-dot').classes()).toContain('doubtful')
    fake.emit('feed:sources-changed', [
      sourceOf('webhook', { received: 1, refused: 1201, refusals, lastEventAt: '2026-11-21T09:32:00.000Z' })
    ])
    await flushPromises()
    expect(card('webhook').get('.state-dot').classes()).not.toContain('doubtful')
    expect(REFUSAL_REASONS.filter((reason) => !(reason in en.feed.refusal))).toEqual([])
  })

  it('accept a secret and never show it', async () => {
    await open()
    const secret = () => card('webhook').get('[data-testid="feed-secret"]')
    await secret().get('button').trigger('click')
    await secret().get('input').setValue('s3cret')
    await secret().get('form').trigger('submit')
    await flushPromises()
    expect(fake.sent('feed:set-login')).toEqual([{ name: 'event-secret', secret: 's3cret' }])
    expect(secret().attributes('data-kept')).toBe('sealed')
    expect(screen.wrapper.html()).not.toContain('s3cret')
    await secret().findAll('button').at(-1)?.trigger('click')
    await flushPromises()
    expect(fake.sent('feed:set-login').at(-1)).toEqual({ name: 'event-secret', secret: '' })
  })

  it('return to the standard layout with one click, which changes nothing else', async () => {
    await open()
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'events.webhook.kindHeader'
        ? { ...entry, value: 'X-Kind' }
        : entry.key === 'events.webhook.path'
          ? { ...entry, value: '/in' }
          : entry
    )
    fake.emit('settings:changed', fake.settings_)
    await flushPromises()
    await card('webhook').get('[data-testid="feed-preset"]').trigger('click')
    await flushPromises()
    expect(fake.sent('settings:reset')).toEqual([{ key: 'events.webhook.kindHeader' }])
    expect(card('webhook').find('[data-testid="feed-preset"]').exists()).toBe(false)
  })

  it('play a file at a chosen speed, and the demo day in the demo only', async () => {
    await open(sourceOf('replay', { state: 'off' }))
    fake.answer('feed:replay', done({ events: 40 }))
    await card('replay').get('select').setValue('10')
    await card('replay').get('[data-testid="feed-replay"]').trigger('click')
    await flushPromises()
    expect(fake.sent('feed:replay')).toEqual([{ speed: 10 }])
    expect(card('replay').text()).toContain('40 events')
    await card('demo').get('[data-testid="feed-demo-day"]').trigger('click')
    expect(fake.sent('feed:demo-day')).toEqual([{ speed: 0 }])
    fake.emit('connection:changed', { ...DEMO, state: 'online' })
    await flushPromises()
    expect(screen.wrapper.find('[data-source="demo"]').exists()).toBe(false)
  })

  it('accept a folder only from a system dialog, and explain a missing one', async () => {
    await open(
      sourceOf('folder', {
        at: '/srv/in',
        warnings: ['writers'],
        problem: { code: 'file-no-event', params: { file: 'a.json', n: 12 } }
      })
    )
    expect(card('folder').text()).toContain('a.json is not an event and stays in place. Files like it: 12.')
    expect(card('folder').text()).toContain(en.feed.warning.writers)
    const row = () => screen.wrapper.get('[data-testid="setting"][data-key="events.folder.path"]')
    expect(row().find('input').exists()).toBe(false)
    expect(row().get('[data-testid="feed-folder-path"]').text()).toBe(en.feed.panel.folderNone)
    fake.answer('feed:choose-folder', failed('setting-managed', { params: { key: 'events.folder.path' } }))
    await row().get('[data-testid="feed-folder-choose"]').trigger('click')
    await flushPromises()
    expect(row().text()).toContain('administrator')
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'events.folder.path' ? { ...entry, value: '/srv/in' } : entry
    )
    fake.emit('settings:changed', fake.settings_)
    await flushPromises()
    expect(row().get('[data-testid="feed-folder-path"]').text()).toBe('/srv/in')
    expect(fake.sent('settings:set')).toEqual([])
  })

  it('accept files of a broker only from a system dialog', async () => {
    await open()
    const row = () => screen.wrapper.get('[data-testid="setting"][data-key="events.mqtt.keyFile"]')
    fake.answer('feed:choose-file', failed('store-failed'))
    await row().get('[data-testid="feed-file-choose"]').trigger('click')
    await flushPromises()
    expect(fake.sent('feed:choose-file')).toEqual([{ key: 'events.mqtt.keyFile' }])
    expect(row().text()).toContain(en.failures['store-failed'].what)
    expect(row().find('input').exists()).toBe(false)
    expect(row().get('[data-testid="feed-file-path"]').text()).toBe(en.feed.panel.fileNone)
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'events.mqtt.keyFile' ? { ...entry, value: '/keys/desk.pem' } : entry
    )
    fake.emit('settings:changed', fake.settings_)
    await flushPromises()
    expect(row().get('[data-testid="feed-file-path"]').text()).toBe('/keys/desk.pem')
    // a managed path is not editable, only resettable
    await row().get('.reset').trigger('click')
    expect(fake.sent('settings:reset')).toEqual([{ key: 'events.mqtt.keyFile' }])
    expect(fake.sent('settings:set')).toEqual([])
  })

  it('report a declined change, and keep the value', async () => {
    await open()
    const row = () => screen.wrapper.get('[data-testid="setting"][data-key="events.relay.address"]')
    fake.answer(
      'settings:set',
      failed('setting-invalid', { params: { key: 'events.relay.address', reason: 'declined' } })
    )
    await row().get('input').setValue('https://relay.example/stream')
    await row().get('input').trigger('change')
    await flushPromises()
    expect(row().get('.problem').text()).toBe(en.failures['setting-invalid'].because.declined.who)
  })

  it('offer a test once there is something to test', async () => {
    await open(sourceOf('relay', { state: 'off' }))
    const test = () => card('relay').find('[data-testid="feed-source-test"]').exists()
    expect(test()).toBe(false)
    await fake.settings.set({ key: 'events.relay.address', value: 'https://relay.example/stream' })
    await flushPromises()
    expect(test()).toBe(true)
  })

  it('show the number of waiting files in the folder', async () => {
    await open(sourceOf('folder'))
    fake.answer('feed:test-source', done({ problem: null, at: '/srv/in', waiting: 1 }))
    const test = async (): Promise<string> => {
      await card('folder').get('[data-testid="feed-source-test"]').trigger('click')
      await flushPromises()
      return card('folder').text()
    }
    expect(await test()).toContain('/srv/in can be read; 1 event file is waiting.')
    fake.answer('feed:test-source', done({ problem: null, at: '/srv/in', waiting: 12 }))
    expect(await test()).toContain('/srv/in can be read; 12 event files are waiting.')
    fake.answer('feed:test-source', done({ problem: { code: 'folder-unreachable' }, at: null, waiting: null }))
    expect(await test()).toContain(en.feed.problem['folder-unreachable'])
  })

  it('name their required values', async () => {
    await open()
    const row = (key: string) => screen.wrapper.get(`[data-testid="setting"][data-key="${key}"]`)
    expect(row('events.mqtt.topics').get('input').attributes('placeholder')).toBe(en.settings.list.addTopic)
    expect(row('events.webhook.hostNames').get('input').attributes('placeholder')).toBe(en.settings.list.addName)
    expect(row('events.webhook.signature').get('[data-value="none"]').text()).toBe(en.settings.choices.unsigned)
  })

  it('show long choices as a menu, which no narrow window clips', async () => {
    await open()
    const row = () => screen.wrapper.get('[data-testid="setting"][data-key="events.webhook.signature"]')
    expect(row().find('select').exists()).toBe(false)
    await setInterfaceLanguage('ru')
    expect(
      row()
        .findAll('select option')
        .map((one) => one.text())
    ).toContain('Нет: присылать может кто угодно')
    await setInterfaceLanguage('en')
  })

  it('explain why a value of the right length is refused', async () => {
    await open()
    const row = screen.wrapper.get('[data-testid="setting"][data-key="events.webhook.host"]')
    await row.get('input').setValue('my-computer')
    await row.get('input').trigger('change')
    expect(row.text()).toContain(en.failures['setting-invalid'].because['listen-host'].who)
    expect(fake.sent('settings:set')).toEqual([])
    await setInterfaceLanguage('lv')
    expect(row.text()).toContain('Jābūt IP adresei, piemēram, 127.0.0.1.')
    await setInterfaceLanguage('en')
  })
})
