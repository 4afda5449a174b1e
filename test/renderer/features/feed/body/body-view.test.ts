import { DEMO, fake } from '../../../../fakes/bridge'
import { entryOf, groupOf } from '../../../../fakes/feed/feed'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
import type { RawEntry } from '@contract/channels/feed'
import FeedPage from '@/features/feed/FeedPage.vue'
import { mountScreen, type Screen } from '../../mount-screen'

let screen: Screen
const NO_MARKS = { claimedBy: null, claimedAt: null, snoozedUntil: null, note: null, noteAt: null }
const BODY = {
  buy: 'https://api.service.invalid/files/purchase/1/2',
  other: 'https://elsewhere.invalid/files/purchase/1/2'
}

/** Addresses the page lists, with their refusal and whether they have a button. */
async function offered(): Promise<(readonly [href: string, refusal: string | undefined, button: boolean])[]> {
  screen = await mountScreen('feed', FeedPage, '/feed/ticket/T-1')
  await flushPromises()
  return screen.wrapper
    .findAll<HTMLElement>('[data-testid="feed-address"]')
    .map((one) => [one.get('.href').text(), one.element.dataset['refusal'], one.find('button').exists()])
}

beforeEach(() => {
  fake.reset()
  fake.answer('feed:groups', done({ items: [groupOf('T-1')], next: null, gaps: [] }))
  fake.answer('feed:page', done({ items: [entryOf(1)], next: null, gaps: [] }))
  fake.answer('feed:raw', ({ seq }) =>
    done({ seq, headers: {}, text: JSON.stringify(BODY), hex: null, bytes: 200, cut: false, marks: NO_MARKS })
  )
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('an address in a body', () => {
  it.each(['https://api.service.invalid', 'https://API.Service.invalid:8443/v2/'])(
    'of the service in use (%s) is displayed and cannot be opened: one of them buys a file',
    async (baseUrl) => {
      fake.connection_ = { ...DEMO, state: 'online', baseUrl }
      const open = vi.spyOn(window, 'open').mockReturnValue(null)
      expect(await offered()).toEqual([
        [BODY.buy, 'service', false],
        [BODY.other, '', true]
      ])
      await screen.wrapper.get('[data-testid="feed-address"] button').trigger('click')
      expect(open.mock.calls).toEqual([[BODY.other]])
    }
  )

  it.each(['offline', 'bad-key', 'limited', 'unauthorised'] as const)(
    'of the service cannot be opened while that is %s either',
    async (state) => {
      fake.connection_ = { ...DEMO, state, baseUrl: 'https://api.service.invalid' }
      expect((await offered())[0]).toEqual([BODY.buy, 'service', false])
    }
  )

  it('of any host can be opened in the demo, which has no service', async () => {
    fake.connection_ = { ...DEMO, baseUrl: 'https://api.service.invalid' }
    expect((await offered()).map(([, refusal]) => refusal)).toEqual(['', ''])
  })
})

describe('a body that is not JSON', () => {
  const note = (): string => screen.wrapper.get('[data-testid="feed-body-note"]').text()
  const holds = (more: Partial<RawEntry>): void =>
    fake.answer('feed:raw', ({ seq }) =>
      done({ seq, headers: {}, text: '', hex: null, bytes: 5, cut: false, marks: NO_MARKS, ...more })
    )

  it.each(['hello', '', '{"cut":'])('is displayed as text (%j), with a note', async (text) => {
    holds({ text })
    screen = await mountScreen('feed', FeedPage, '/feed/ticket/T-1')
    await flushPromises()
    expect(note()).toBe('Not JSON. Shown as received.')
    expect(screen.wrapper.get('[data-testid="feed-text"]').element.textContent).toBe(text)
  })

  it('is displayed in hex when it is not UTF-8, and as text on request', async () => {
    holds({
      text: '{"a":"\ufffd"}',
      hex: Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]).toString('hex'),
      bytes: 9
    })
    screen = await mountScreen('feed', FeedPage, '/feed/ticket/T-1')
    await flushPromises()
    expect(note()).toContain('Not valid UTF-8')
    expect(screen.wrapper.get('[data-testid="feed-hex"]').element.textContent).toBe(
      '0000  7b 22 61 22 3a 22 ff 22 {"a":"."\n0008  7d                      }'
    )
    expect(screen.wrapper.find('[data-testid="feed-body"] [data-value="tree"]').exists()).toBe(false)
    await screen.wrapper.get('[data-testid="feed-body"] [data-value="text"]').trigger('click')
    expect(screen.wrapper.get('[data-testid="feed-text"]').text()).toBe('{"a":"\ufffd"}')
    expect(note()).toContain('Not valid UTF-8')
  })
})
