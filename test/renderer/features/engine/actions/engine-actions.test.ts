import { DEMO, ENGINE, fake, showEnginePage, type ShownEnginePage } from '../mount-engine-page'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { useWorkspace } from '@/stores/workspace'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import en from '@shared/locales/en'
import { done } from '@contract/failures'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'

const menu = async ({ page }: ShownEnginePage): Promise<(string | undefined)[]> => {
  await page.get('[data-testid="engine-menu-open"]').trigger('keydown', { key: 'Enter' })
  await flushPromises()
  return [
    ...document.querySelectorAll<HTMLElement>('[data-testid="engine-menu-item"], [data-testid="export-open"]')
  ].map((item) => item.dataset['id'] ?? item.dataset['testid'])
}
const choose = async (id: string): Promise<void> => {
  document.querySelector<HTMLElement>(`[data-testid="engine-menu-item"][data-id="${id}"]`)!.click()
  await flushPromises()
}

beforeEach(() => {
  fake.reset()
  fake.connection_ = DEMO
})

describe('the row of actions', () => {
  it('is first on the page, with the spec sheet as its tab stop', async () => {
    const { page } = await showEnginePage()
    const row = page.get('[role="toolbar"]')
    expect(page.get('[data-testid="engine-page"]').element.firstElementChild?.contains(row.element)).toBe(true)
    expect([...row.element.children].map((part) => part.getAttribute('data-testid'))).toEqual([
      'sheet-open',
      'customer-open',
      'compare-add',
      'favourite',
      'engine-menu-open'
    ])
    expect(row.findAll('a, button').filter((part) => (part.element as HTMLElement).tabIndex === 0)).toHaveLength(1)
  })
  it('starts and ends the customer screen', async () => {
    const { page } = await showEnginePage()
    const button = page.get('[data-testid="customer-open"]')
    expect([button.attributes('title'), button.attributes('aria-pressed')]).toEqual([
      `${en.app.keys.customer} (F8)`,
      'false'
    ])
    await button.trigger('click')
    await flushPromises()
    expect(fake.sent('customer:show')).toMatchObject([{ path: { generations: '31', engines: '40' } }])
    expect([button.attributes('title'), button.attributes('aria-pressed')]).toEqual([
      `${en.quickOpen.hideCustomer} (F8)`,
      'true'
    ])
    await button.trigger('click')
    await flushPromises()
    expect(fake.sent('customer:hide')).toHaveLength(1)
  })
  it('pins the figures of today and shows where they are', async () => {
    const shown = await showEnginePage()
    await menu(shown)
    await choose('pin')
    expect(fake.sent('sheets:pin')).toMatchObject([{ choice: { templateId: 'workshop' } }])
    expect(shown.page.text()).toContain('Figures pinned.')
  })

  it('has all other actions in its menu, in groups: stages, exports, refresh and raw record', async () => {
    const shown = await showEnginePage()
    expect(await menu(shown)).toEqual(['stages', 'pin', 'export-open', 'link', 'mail', 'refresh', 'raw'])
    expect(document.querySelectorAll('.action-menu [role="separator"]')).toHaveLength(2)
    await choose('refresh')
    expect(fake.sent('catalogue:engine').at(-1)).toMatchObject({ refresh: true })
    await menu(shown)
    await choose('stages')
    expect(shown.router.currentRoute.value).toMatchObject({
      name: 'compare',
      query: { e: '1.9007199254740993.20.31.40' }
    })
  })
  it('shows the engine on another present computer', async () => {
    const computer = { version: '1', open: [], calls: null, limit: null }
    const computers = [
      { ...computer, id: 'a', name: 'Office', isThis: true },
      { ...computer, id: 'b', name: 'Dyno room', isThis: false },
      { ...computer, id: 'c', name: '', isThis: false }
    ]
    fake.answer('workspace:state', { state: 'joined', problem: null, computers })
    fake.answer('workspace:send-engine', false)
    const shown = await showEnginePage()
    await useWorkspace().load()
    await menu(shown)
    document.querySelector<HTMLElement>('[data-testid="computers-open"]')!.click()
    await flushPromises()
    const items = [...document.querySelectorAll<HTMLElement>('[data-testid="computers-item"]')]
    expect(items.map((item) => item.textContent?.trim())).toEqual(['Dyno room', 'computer without a name'])
    items[0]!.click()
    await flushPromises()
    expect(fake.sent('workspace:send-engine')).toMatchObject([
      { computer: 'b', link: expect.stringMatching(/^dynodesk:\/\/engine\/31\/40\?/) }
    ])
    expect(shown.page.text()).toContain('Dyno room does not answer.')
  })
  it('changes the language of the catalogue, with the number of calls before', async () => {
    const shown = await showEnginePage()
    await menu(shown)
    const open = document.querySelector<HTMLElement>('[data-testid="content-language-open"]')!
    expect([open.textContent?.trim(), open.title]).toEqual(['Catalogue language: English', '2 requests unless stored'])
    open.click()
    await flushPromises()
    const items = [...document.querySelectorAll<HTMLElement>('[data-testid="content-language-item"]')]
    expect(items).toHaveLength(9)
    const chosen = items.find((item) => item.dataset['id'] === 'lt')!
    expect([chosen.textContent, chosen.title]).toEqual(['Lietuvių', '2 requests unless stored'])
    expect(items.filter((item) => item.hasAttribute('data-disabled')).map((item) => item.dataset['id'])).toEqual(['en'])
    chosen.click()
    await flushPromises()
    expect(fake.sent('settings:set')).toEqual([{ key: 'language.content', value: 'lt' }])
  })
  it('offers to choose among engines of one name in the list', async () => {
    const list = CATALOGUE.engines['31'] ?? []
    fake.answer(
      'catalogue:engines',
      done({ data: [...list, ...list.map((one) => ({ ...one, id: `9${one.id}` }))] }) as never
    )
    const shown = await showEnginePage()
    await useCatalogueLists().load('engines', '31')
    await flushPromises()
    expect(await menu(shown)).toContain('which')
    await choose('which')
    expect(shown.router.currentRoute.value).toMatchObject({ name: 'which', query: { name: '2.0 TDR 150' } })
  })
})

describe('the age of the record', () => {
  const status = ({ page }: ShownEnginePage): string => page.get('[data-testid="engine-status"]').text()
  const stored = (fetchedAt: string) =>
    done({ data: detailOf(CATALOGUE, '40')!, fetchedAt, source: 'desk' as const, language: 'en' as const })

  it('is a tooltip while the record is fresh', async () => {
    fake.answer('catalogue:engine', stored(new Date().toISOString()))
    const shown = await showEnginePage()
    expect(status(shown)).toBe('')
    expect(shown.page.get('[data-testid="engine-refresh"]').attributes('title')).toContain(en.engine.source.desk)
  })
  it.each([
    ['old', DEMO, 20, en.engine.fresh.stale],
    [
      'offline',
      { ...DEMO, state: 'offline' as const, failure: { code: 'offline' as const } },
      0,
      en.engine.fresh.offline
    ]
  ])('is shown when it is %s', async (_when, connection, days, text) => {
    fake.connection_ = connection
    fake.answer('catalogue:engine', stored(new Date(Date.now() - days * 86_400_000).toISOString()))
    const shown = await showEnginePage(ENGINE, { 'freshness.engineDays': 14 })
    expect(status(shown)).toMatch(new RegExp(`^${text} ·\\s+Fetched `))
  })
  it('is not shown before the first answer of the service', async () => {
    fake.connection_ = { ...DEMO, state: 'connecting' }
    fake.answer('catalogue:engine', stored(FETCHED_AT))
    expect(status(await showEnginePage())).toBe('')
  })
})
