import { ENGINE, fake, received, showEnginePage } from '../mount-engine-page'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { parseDeepLink } from '@shared/links/deep-link'
import type { RawAnswer } from '@contract/channels/catalogue'
import { done } from '@contract/failures'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'

const TEXT = '{"id":40,"power":1.0,"name":null,"slug":"","options":[],"colour":"red"}'
const kept = (text: string): RawAnswer => ({
  state: 'kept',
  text,
  bytes: text.length,
  fetchedAt: FETCHED_AT,
  language: 'en'
})
const none = (state: RawAnswer['state'], bytes: number | null = null): RawAnswer => ({
  state,
  text: null,
  bytes,
  fetchedAt: FETCHED_AT,
  language: 'en'
})
const body = (selector: string): HTMLElement => document.body.querySelector<HTMLElement>(selector)!
const press = async (init: KeyboardEventInit, target: EventTarget = document.body): Promise<void> => {
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  await flushPromises()
}
async function choose(id: string): Promise<void> {
  const button = body('[data-testid="engine-menu-open"]')
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await flushPromises()
  const item = body(`[data-testid="engine-menu-item"][data-id="${id}"]`)
  item.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await flushPromises()
}
/** happy-dom has no modal dialogs. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

beforeEach(() => fake.reset())

describe('the raw record', () => {
  it('shows received values with every digit, missing ones and their form, and unknown fields', async () => {
    fake.answer('catalogue:raw', done({ engine: kept(TEXT), performance: none('no-data') }))
    await showEnginePage()
    await press({ key: 'r' })
    expect(fake.sent('catalogue:raw')).toEqual([{ engineId: '40', generationId: '31' }])
    expect(body('[data-testid="raw-text"]').textContent).toContain('"power": 1.0,\n')
    expect(body('[data-testid="raw-gap"][data-kind="null"]').textContent).toBe('Name (name)')
    expect(body('[data-testid="raw-gap"][data-kind="empty-text"]').textContent).toBe('Slug (slug)')
    expect(body('[data-testid="raw-gap"][data-kind="empty-list"]').textContent).toBe('Options (options)')
    expect(body('[data-testid="raw-gap"][data-kind="left-out"]').textContent).toContain('remap_stages')
    expect(body('[data-testid="raw-unknown"]').textContent).toBe('colour')
    expect(body('[data-endpoint="performance"]').dataset['state']).toBe('no-data')
    await press({ key: 'r' })
    expect(body('[data-testid="raw-record"]')).toBeNull()
  })
  it('reports why no body is stored', async () => {
    fake.answer('catalogue:raw', done({ engine: none('older'), performance: none('too-long', 300 * 1024) }))
    await showEnginePage()
    await choose('raw')
    expect(body('[data-endpoint="engine"]').textContent).toContain('Not stored by an older version')
    expect(body('[data-endpoint="performance"]').textContent).toContain('300')
    expect(body('[data-testid="raw-copy"]')).toBeNull()
  })
  it('is copied as displayed, unless the policy forbids it', async () => {
    fake.answer('catalogue:raw', done({ engine: kept(TEXT), performance: null }))
    await showEnginePage()
    await press({ key: 'r' })
    body('[data-testid="raw-copy"]').click()
    await flushPromises()
    expect(fake.sent('files:copy')).toEqual([
      { kind: 'txt', content: { text: `${body('[data-testid="raw-text"]').textContent}\n` } }
    ])
  })
  it('cannot be copied when the policy forbids it', async () => {
    fake.answer('catalogue:raw', done({ engine: kept(TEXT), performance: null }))
    await showEnginePage(ENGINE, { 'policy.allowExport': false })
    await press({ key: 'r' })
    expect((body('[data-testid="raw-copy"]') as HTMLButtonElement).disabled).toBe(true)
  })
  it('shows markup as text', async () => {
    fake.answer('catalogue:raw', done({ engine: kept('{"name":"<img src=x onerror=1>"}'), performance: null }))
    await showEnginePage()
    await press({ key: 'r' })
    expect(document.querySelector('[data-testid="raw-record"] img')).toBeNull()
    expect(body('[data-testid="raw-text"]').textContent).toContain('<img src=x onerror=1>')
  })
  it('is read again when the page has a newer record', async () => {
    fake.answer('catalogue:raw', done({ engine: kept(TEXT), performance: null }))
    await showEnginePage()
    await press({ key: 'r' })
    fake.answer('catalogue:engine', {
      ...received(detailOf(CATALOGUE, '40')!),
      value: {
        data: detailOf(CATALOGUE, '40')!,
        fetchedAt: '2026-11-22T09:30:00.000Z',
        source: 'service',
        language: 'en'
      }
    } as never)
    fake.emit('catalogue:updated', { endpoint: 'engine', params: { engine_id: '40' } })
    await flushPromises()
    expect(fake.sent('catalogue:raw')).toHaveLength(2)
  })
})

describe('sharing an engine', () => {
  it('copies a link that opens it', async () => {
    await showEnginePage()
    await choose('link')
    const [copied] = fake.sent('files:copy')
    const text = copied && 'text' in copied.content ? copied.content.text : ''
    expect(parseDeepLink(text)).toMatchObject({
      path: { generations: '31', engines: '40' },
      service: 'demo'
    })
    expect(text).toContain('?lang=en&')
  })
  it('confirms it beside the buttons, for this engine only', async () => {
    const { page, router } = await showEnginePage()
    const buttons = (): number => page.get('[role="toolbar"]').element.childElementCount
    const before = buttons()
    await choose('link')
    expect(page.get('.said').text()).toBe('Copied')
    expect(page.get('.said').attributes('role')).toBe('status')
    expect(buttons()).toBe(before)
    await router.push('/engine/1/9007199254740993/20/31/41')
    await flushPromises()
    expect(page.get('.said').text()).toBe('')
  })
  it('mails facts with their units, then source and link', async () => {
    await showEnginePage()
    await choose('mail')
    const [mail] = fake.sent('links:mail')
    expect(mail?.lines[0]).toBe(mail?.subject)
    expect(mail?.lines.find((line) => line.startsWith('Power, stock:'))).toMatch(/\d+\u00a0PS/)
    expect(mail?.lines.at(-2)).toContain('Source:')
    expect(parseDeepLink(mail?.lines.at(-1) ?? '')).not.toBeNull()
    expect(mail?.keep).toBe(3)
  })
  it('is not offered when the policy forbids it, but the raw record is', async () => {
    await showEnginePage(ENGINE, { 'policy.allowExport': false })
    body('[data-testid="engine-menu-open"]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
    )
    await flushPromises()
    const off = [
      ...document.querySelectorAll<HTMLElement>('[data-testid="engine-menu-item"], [data-testid="export-open"]')
    ]
      .filter((item) => item.hasAttribute('data-disabled'))
      .map((item) => item.dataset['id'] ?? item.dataset['testid'])
    expect(off).toEqual(['export-open', 'link', 'mail'])
    expect(document.querySelector('[data-testid="engine-menu-item"][data-id="raw"]')).not.toBeNull()
  })
})
