import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO, fake } from '../../../../fakes/bridge'
import { CATALOGUE, pathOf } from '../../../../fakes/catalogue'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { DRAW_PAUSE_MS, LAYOUT_PAUSE_MS } from '@/features/sheets/sheet/sheet-draft'
import SheetPage from '@/features/sheets/sheet/SheetPage.vue'
import { useSettings } from '@/stores/settings'
import { done, failed } from '@contract/failures'
import { PREFLIGHT_CODES, type PreflightIssue } from '@shared/sheets/preflight/preflight-issue'
import { mountScreen, type Screen } from '../../mount-screen'
import { stubFrames } from '../empty-frames'

let screen: Screen
const PATH = pathOf(CATALOGUE, '40')!
const ADDRESS = `/sheet/${PATH.types}/${PATH.manufacturers}/${PATH.models}/${PATH.generations}/40`
const get = (id: string): Omit<DOMWrapper<Element>, 'exists'> => screen.wrapper.get(`[data-testid="${id}"]`)
const find = (id: string): DOMWrapper<Element> => screen.wrapper.find(`[data-testid="${id}"]`)
const frames = (): string[] => screen.wrapper.findAll('iframe').map((frame) => frame.attributes('src') ?? '')
const shown = (): string | undefined => get('sheet-preview').attributes('data-src')
async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}
/** Dispatches the load event of the preview. */
async function load(): Promise<void> {
  screen.wrapper.findAll('iframe').at(-1)!.element.dispatchEvent(new Event('load'))
  await settle()
}
/** Waits for the debounced layout. */
async function checked(): Promise<void> {
  await load()
  await settle(LAYOUT_PAUSE_MS)
}
async function open(): Promise<void> {
  screen = await mountScreen('sheet', SheetPage, ADDRESS)
  await settle()
}
const key = async (
  name: string,
  more: KeyboardEventInit = {},
  target: EventTarget = window
): Promise<KeyboardEvent> => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  await settle()
  return event
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubFrames()
  fake.reset()
  window.localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  screen.wrapper.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('the preview', () => {
  it('holds back notifications while it is open', async () => {
    await open()
    expect(fake.sent('feed:hold-notifications')).toEqual([{ on: true }])
    screen.wrapper.unmount()
    expect(fake.sent('feed:hold-notifications')).toEqual([{ on: true }, { on: false }])
  })

  it('reports drawing without a page, and explains a failure in the place of the page', async () => {
    await open()
    expect(get('sheet-drawing').text()).toBe('Drawing…')
    await load()
    expect(find('sheet-drawing').exists()).toBe(false)
    fake.answer('sheets:draft', failed('sheet', { params: { reason: 'not-held', calls: 2 } }))
    await get('sheet-language').setValue('lt')
    await settle(DRAW_PAUSE_MS)
    const place = get('sheet-preview').get('[data-testid="sheet-preview-failed"]')
    expect(place.find('[data-testid="sheet-fetch"]').exists()).toBe(true)
    expect(find('sheet-drawing').exists()).toBe(false)
  })

  it('shows the document of the draft in a frame that runs nothing, with an accessible name', async () => {
    await open()
    await load()
    const frame = screen.wrapper.get('iframe')
    expect(frame.attributes('src')).toBe('dynodesk-sheet://document/d1/')
    expect(frame.attributes('sandbox')).toBe('allow-same-origin')
    expect(frame.attributes('title')).toContain('Arvenna Corsale II 2.0 TDR 150')
    expect(fake.sent('sheets:draft')[0]).toMatchObject({
      path: { ...PATH },
      spend: false,
      choice: { templateId: 'customer' }
    })
  })

  it('draws no sheet with the customer of another vehicle when the templates cannot be read', async () => {
    await open()
    await get('sheet-customer').setValue('Customer of 40')
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice.customer).toBe('Customer of 40')
    fake.fail('sheets:templates', 'store-failed')
    await screen.router.push(ADDRESS.replace(/40$/, '41'))
    expect(find('sheet-customer').exists()).toBe(false)
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').filter(({ path }) => path.engines === '41')).toEqual([])
  })

  it.each([
    [880, 'Full width'],
    [900, 'Whole page']
  ])('opens in a window %i px high at %s', async (height, fit) => {
    vi.stubGlobal('innerHeight', height)
    await open()
    expect(get('sheet-page').get('.foot [aria-checked="true"]').text()).toBe(fit)
  })

  it('follows the height of the window until a size is chosen', async () => {
    const resize = async (height: number): Promise<void> => {
      vi.stubGlobal('innerHeight', height)
      window.dispatchEvent(new Event('resize'))
      await settle()
    }
    const fit = (): string => get('sheet-page').get('.foot [aria-checked="true"]').text()
    await open()
    await resize(600)
    expect(fit()).toBe('Full width')
    await resize(1000)
    expect(fit()).toBe('Whole page')
    await get('sheet-page').get('.foot [data-value="width"]').trigger('click')
    await resize(801)
    expect(fit()).toBe('Full width')
  })

  it('shows every page of the document', async () => {
    const box = (): readonly number[] => [
      parseFloat(screen.wrapper.get('iframe').element.style.width),
      parseFloat(screen.wrapper.get('iframe').element.style.height)
    ]
    await open()
    await load()
    const [width, height] = box()
    screen.wrapper.unmount()
    fake.sheets_.pages = 2
    await open()
    await load()
    const [both, high] = box()
    // pages beside or below each other, with a gap
    const area = both! * high! - width! * height! * 2
    expect(area).toBeGreaterThan(0)
    expect(Math.max(both! / width!, high! / height!)).toBeGreaterThan(2)
    await checked()
    expect(screen.wrapper.text()).toContain('2 pages')
  })

  it('draws once for a series of changes, and after a short wait at most', async () => {
    await open()
    await load()
    const remark = get('sheet-remark')
    for (const text of ['f', 'fo', 'for M. Moen']) await remark.setValue(text)
    await settle(DRAW_PAUSE_MS - 1)
    expect(fake.sent('sheets:draft')).toHaveLength(1)
    await settle(1)
    expect(fake.sent('sheets:draft').map(({ choice }) => choice.remark)).toEqual(['', 'for M. Moen'])
    expect(DRAW_PAUSE_MS).toBeLessThanOrEqual(150)
  })

  it('keeps the page on screen until the next one has loaded, and releases the old draft only then', async () => {
    await open()
    await load()
    await get('sheet-remark').setValue('x')
    await settle(DRAW_PAUSE_MS)
    expect(frames()).toEqual(['dynodesk-sheet://document/d1/', 'dynodesk-sheet://document/d2/'])
    expect(shown()).toBe('dynodesk-sheet://document/d1/')
    expect(fake.sheets_.drafts.has('d1')).toBe(true)
    await load()
    expect(frames()).toEqual(['dynodesk-sheet://document/d2/'])
    expect([...fake.sheets_.drafts.keys()]).toEqual(['d2'])
  })

  it('shows the newest choice even when an older answer arrives last', async () => {
    await open()
    await load()
    const held = fake.hold('sheets:draft')
    for (const text of ['old', 'new']) {
      await get('sheet-remark').setValue(text)
      await settle(DRAW_PAUSE_MS)
    }
    const answer = (at: number, id: string): void =>
      held[at]!.answer(
        done({
          id,
          preview: `dynodesk-sheet://document/${id}/`,
          findings: [],
          calls: 0,
          callsForLanguage: 0,
          pages: 1,
          stages: [],
          curves: []
        })
      )
    answer(1, 'new')
    await settle()
    answer(0, 'old')
    await settle()
    await load()
    expect(shown()).toBe('dynodesk-sheet://document/new/')
    expect(fake.sent('sheets:release').map(({ draftId }) => draftId)).toContain('old')
  })

  it('releases the draft when the page closes, also one that arrives afterwards', async () => {
    await open()
    await load()
    const held = fake.hold('sheets:draft')
    await get('sheet-remark').setValue('late')
    await settle(DRAW_PAUSE_MS)
    await screen.router.push('/settings')
    await settle()
    expect(fake.sheets_.drafts.size).toBe(0)
    held[0]!.answer(
      done({
        id: 'late',
        preview: 'dynodesk-sheet://document/late/',
        findings: [],
        calls: 0,
        callsForLanguage: 0,
        pages: 1,
        stages: [],
        curves: []
      })
    )
    await settle()
    expect(fake.sent('sheets:release').at(-1)).toEqual({ draftId: 'late' })
  })

  it('shows missing parts with their number of calls, and makes them on a click only', async () => {
    fake.answer('sheets:draft', ({ spend }) =>
      spend
        ? done({
            id: 'd9',
            preview: 'dynodesk-sheet://document/d9/',
            findings: [],
            calls: 2,
            callsForLanguage: 0,
            pages: 1,
            stages: [1],
            curves: ['stock', '1']
          })
        : failed('sheet', { params: { reason: 'not-held', calls: 2 } })
    )
    await open()
    expect(get('notice').text()).toContain('isn’t downloaded yet')
    expect(get('sheet-make').attributes('disabled')).toBeDefined()
    expect([get('sheet-fetch').text(), get('sheet-fetch').attributes('title')]).toEqual(['Fetch', '2 requests'])
    await get('sheet-fetch').trigger('click')
    await settle()
    expect(fake.sent('sheets:draft').map(({ spend }) => spend)).toEqual([false, true])
    expect(frames()).toEqual(['dynodesk-sheet://document/d9/'])
  })

  it('fetches texts in another language on a click that shows the calls', async () => {
    fake.sheets_.callsForLanguage = 1
    fake.sheets_.findings = [
      { code: 'other-language', weight: 'warn', place: 'language', params: { wanted: 'lt', is: 'en' } }
    ]
    await open()
    await get('sheet-language').setValue('lt')
    await settle(DRAW_PAUSE_MS)
    expect(get('sheet-choices').text()).toContain('Some names are in another language.')
    expect(screen.wrapper.find('[data-testid="sheet-first-finding"]').exists()).toBe(false)
    expect(get('sheet-fetch-language').text()).toBe('Translate')
    expect(get('sheet-fetch-language').attributes('title')).toBe('1 request')
    expect(fake.sent('sheets:draft').every(({ spend }) => !spend)).toBe(true)
    await get('sheet-fetch-language').trigger('click')
    await settle()
    expect(fake.sent('sheets:draft').at(-1)).toMatchObject({ spend: true, choice: { language: 'lt' } })
  })

  it('says what is missing of a sheet whose texts are all in its language', async () => {
    fake.sheets_.callsForLanguage = 1
    await open()
    expect(get('sheet-choices').text()).toContain('Performance figures are not downloaded.')
    expect(get('sheet-choices').text()).not.toContain('another language')
    await get('sheet-fetch-language').trigger('click')
    await settle()
    expect(fake.sent('sheets:draft').at(-1)).toMatchObject({ spend: true })
  })
})

describe('the choices', () => {
  it('begin with the region of the system and its paper, whatever the language', async () => {
    await open()
    expect(navigator.language).not.toContain('GB')
    expect(fake.sent('sheets:draft')[0]?.choice).toMatchObject({ country: 'GB', paper: 'A4' })
  })

  it('show the last day of the offer in the language of the window', async () => {
    await open()
    // Chromium accepts six digits of a year without it
    expect(get('sheet-valid-until').attributes('max')).toBe('9999-12-31')
    await get('sheet-valid-until').setValue('2026-12-31')
    expect(get('sheet-choices').get('.day').text()).toBe('31 Dec 2026')
  })

  it('ask for one price and the validity on a customer sheet, for every price on an offer, and for none on a workshop sheet', async () => {
    await open()
    expect(screen.wrapper.findAll('[data-testid="sheet-price"]')).toHaveLength(1)
    await get('sheet-recommended').setValue('2')
    await get('sheet-price').setValue('790 €')
    await get('sheet-valid-until').setValue('2026-12-31')
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice).toMatchObject({
      recommended: 2,
      prices: [{ stage: '2', label: '', price: '790 €' }],
      validUntil: '2026-12-31'
    })
    await get('sheet-price').setValue('')
    expect(find('sheet-note').exists()).toBe(false)
    await get('sheet-template').setValue('offer')
    await settle(DRAW_PAUSE_MS)
    expect(screen.wrapper.findAll('[data-testid="sheet-price"]')).toHaveLength(3)
    await screen.wrapper.get('[data-testid="sheet-price"][data-stage-no="1"]').setValue('590 €')
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice.prices).toEqual([{ stage: '1', label: '', price: '590 €' }])
    await get('sheet-template').setValue('workshop')
    await settle(DRAW_PAUSE_MS)
    expect(find('sheet-note').exists()).toBe(true)
    for (const id of ['sheet-price', 'sheet-valid-until']) expect(find(id).exists(), id).toBe(false)
  })

  it('keep the end of the rpm range when it is cleared or out of bounds', async () => {
    await open()
    await get('sheet-band').setValue(true)
    const field = screen.wrapper.get<HTMLInputElement>('[data-testid="sheet-more"] input[type="number"]')
    const before = field.element.value
    for (const typed of ['', '40000']) {
      await field.setValue(typed)
      await field.trigger('change')
      expect(field.element.value).toBe(before)
    }
    expect(Number(before)).toBeGreaterThan(0)
  })

  it('allow further pages on a click, and remember it with the template', async () => {
    const pressed = (): (string | undefined)[] =>
      get('sheet-pages')
        .findAll('[role="radio"]')
        .map((one) => one.attributes('aria-checked'))
    await open()
    expect(pressed()).toEqual(['true', 'false'])
    await get('sheet-pages').findAll('[role="radio"]')[1]!.trigger('click')
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').map(({ choice }) => choice.pages)).toEqual(['one', 'more'])
    screen.wrapper.unmount()
    await open()
    expect(pressed()).toEqual(['false', 'true'])
  })

  it('print the ticked stages, at least one', async () => {
    await open()
    const stage = (no: number): Omit<DOMWrapper<HTMLInputElement>, 'exists'> =>
      screen.wrapper.get<HTMLInputElement>(`[data-testid="sheet-stage"][data-stage-no="${no}"]`)
    await stage(1).setValue(false)
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice.stages).toEqual([2])
    expect(stage(2).element.disabled).toBe(true)
    await stage(1).setValue(true)
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice.stages).toEqual([])
  })

  it('are restored after another page, the customer included', async () => {
    await open()
    await get('sheet-customer').setValue('Ida Moen')
    await screen.router.push('/sheets?tab=rules')
    await settle()
    await screen.router.push(ADDRESS)
    await settle(DRAW_PAUSE_MS)
    expect((get('sheet-customer').element as HTMLTextAreaElement).value).toBe('Ida Moen')
  })

  it('are those of the service, whose vehicles another service does not have', async () => {
    const customers: string[] = []
    await open()
    await get('sheet-customer').setValue('Ida Moen')
    for (const baseUrl of ['https://b.example', DEMO.baseUrl]) {
      await screen.router.push('/sheets')
      fake.emit('connection:changed', { ...DEMO, baseUrl })
      await screen.router.push(ADDRESS)
      await settle(DRAW_PAUSE_MS)
      customers.push((get('sheet-customer').element as HTMLTextAreaElement).value)
    }
    expect(customers).toEqual(['', 'Ida Moen'])
  })

  it('follow language and units of the window that changed since, where they were not chosen', async () => {
    const chosen = (): unknown => {
      const { language, units, customer } = fake.sent('sheets:draft').at(-1)!.choice
      return { language, power: units.power, customer }
    }
    await open()
    await get('sheet-customer').setValue('Ida Moen')
    await settle(DRAW_PAUSE_MS)
    expect(chosen()).toEqual({ language: 'en', power: 'PS', customer: 'Ida Moen' })
    await screen.router.push('/sheets')
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lt' } as never)
    await useSettings().set('units.power', 'kW')
    await settle()
    await screen.router.push(ADDRESS)
    await settle(DRAW_PAUSE_MS)
    expect(chosen()).toEqual({ language: 'lt', power: 'kW', customer: 'Ida Moen' })
  })

  describe('of one sheet', () => {
    const OTHER = ADDRESS.replace(/40$/, '41')
    const value = (id: string): string => (get(id).element as HTMLTextAreaElement).value
    const price = (): string =>
      (screen.wrapper.get('[data-testid="sheet-price"][data-stage-no="1"]').element as HTMLInputElement).value
    async function offer(customer: string): Promise<void> {
      await get('sheet-template').setValue('offer')
      await settle(DRAW_PAUSE_MS)
      await get('sheet-customer').setValue(customer)
      await get('sheet-remark').setValue('Until Friday')
      await screen.wrapper.get('[data-testid="sheet-price"][data-stage-no="1"]').setValue('590 €')
      await settle(DRAW_PAUSE_MS)
    }
    async function lookAt(address: string): Promise<void> {
      await screen.router.push('/sheets?tab=rules')
      await settle()
      await screen.router.push(address)
      await settle(DRAW_PAUSE_MS)
    }

    it('are never used for the next one of this car, and stay with another car', async () => {
      await open()
      await offer('Per Dahl')
      await lookAt(OTHER)
      await offer('Ida Moen')
      await checked()
      await get('sheet-make').trigger('click')
      await settle()
      expect(fake.sheets_.made.map(({ customer }) => customer)).toEqual(['Ida Moen'])
      const typed = (): string[] => [value('sheet-template'), value('sheet-customer'), value('sheet-remark'), price()]
      await lookAt(OTHER)
      expect(typed()).toEqual(['offer', '', '', ''])
      expect(fake.sent('sheets:draft').at(-1)?.choice).toMatchObject({
        customer: '',
        remark: '',
        prices: [],
        band: null
      })
      await lookAt(ADDRESS)
      expect(typed()).toEqual(['offer', 'Per Dahl', 'Until Friday', '590 €'])
      await lookAt(ADDRESS.replace(/40$/, '42'))
      expect(value('sheet-customer')).toBe('')
    })

    it('price each stage of a number that two have, and a stage without a number', async () => {
      fake.sheets_.stages = [1]
      fake.sheets_.curves = ['stock', '1', '1.2', 'x']
      await open()
      await get('sheet-template').setValue('offer')
      await settle(DRAW_PAUSE_MS)
      const fields = screen.wrapper.findAll('[data-testid="sheet-price"]')
      expect(fields.map((field) => field.attributes('data-curve'))).toEqual(['stock', '1', '1.2', 'x'])
      await fields[2]!.setValue('500 €')
      await fields[3]!.setValue('600 €')
      await settle(DRAW_PAUSE_MS)
      expect(fake.sent('sheets:draft').at(-1)?.choice.prices).toEqual([
        { stage: '1.2', label: '', price: '500 €' },
        { stage: 'x', label: '', price: '600 €' }
      ])
    })

    it('are not restored by a change of language after it was made', async () => {
      await open()
      await offer('Ida Moen')
      await checked()
      await get('sheet-make').trigger('click')
      await settle()
      await get('sheet-again').trigger('click')
      await settle()
      await get('sheet-language').setValue('lt')
      await settle(DRAW_PAUSE_MS)
      expect(value('sheet-customer')).toBe('Ida Moen')
      await lookAt(ADDRESS)
      expect([value('sheet-customer'), price()]).toEqual(['', ''])
    })

    it('stay with a draft that was started after it', async () => {
      await open()
      await offer('Ida Moen')
      await checked()
      await get('sheet-make').trigger('click')
      await settle()
      await get('sheet-again').trigger('click')
      await get('sheet-customer').setValue('Per Dahl')
      await lookAt(ADDRESS)
      expect(value('sheet-customer')).toBe('Per Dahl')
    })
  })
})

describe('the check before printing', () => {
  const PARAMS = {
    count: 2,
    codes: 'DPF, EGR',
    curves: 'Stage 1',
    percent: 4,
    fields: 'curvePower, stagePower',
    days: 40,
    since: '2026-05-01T00:00:00Z',
    is: 'en',
    wanted: 'lt',
    paper: 'A4',
    usual: 'Letter',
    country: 'US',
    pages: 2,
    signs: '☃',
    about: '',
    reason: 'verdict.off.headline-power',
    rpm: 4000
  }
  it('has texts for every finding: what, why and what next', async () => {
    fake.sheets_.findings = PREFLIGHT_CODES.map((code): PreflightIssue => ({
      code,
      weight: 'hint',
      place: 'data',
      params: PARAMS
    }))
    await open()
    const rows = screen.wrapper.findAll('[data-testid="sheet-finding"]')
    expect(rows.map((row) => row.attributes('data-code'))).toEqual([...PREFLIGHT_CODES])
    for (const row of rows) {
      expect(row.text()).not.toMatch(/[{}]|sheets\.|undefined|NaN/)
      expect(row.get('.next').text()).toMatch(/\.$/)
    }
    expect(rows.find((row) => row.attributes('data-code') === 'assumed-unit')!.text()).toContain(
      'Units are assumed (marked * on the sheet).'
    )
    expect(rows.find((row) => row.attributes('data-code') === 'flagged-curve')!.text()).toContain(
      'Peak power differs from the stated one by +'
    )
  })

  it('adds findings of the layout once the displayed page is stable', async () => {
    fake.sheets_.findings = [{ code: 'empty-shop', weight: 'warn', place: 'shop' }]
    fake.sheets_.laid = [
      { code: 'overflow', weight: 'stop', place: 'template', params: { block: 'options, terms', pages: 2 } }
    ]
    await open()
    await settle(LAYOUT_PAUSE_MS * 2)
    expect(fake.sent('sheets:layout')).toEqual([])
    await load()
    await settle(LAYOUT_PAUSE_MS)
    expect(fake.sent('sheets:layout')).toEqual([{ draftId: 'd1' }])
    // blocking issues come first
    expect(screen.wrapper.findAll('[data-testid="sheet-finding"]').map((row) => row.attributes('data-code'))).toEqual([
      'overflow',
      'empty-shop'
    ])
    for (const id of ['sheet-make', 'sheet-save-pdf', 'sheet-print'])
      expect(get(id).attributes('disabled')).toBeDefined()
    expect(get('sheet-blocked').text()).toBe('It does not fit on one page.')
    expect(screen.wrapper.findAll('[data-testid="sheet-finding"]')[0]!.text()).toContain(
      'There is too much on it (Options, Terms).'
    )
  })

  it('warns on the button about findings, and counts them beside the page', async () => {
    fake.sheets_.findings = [
      { code: 'empty-shop', weight: 'warn', place: 'shop' },
      { code: 'missing-picture', weight: 'warn', place: 'picture' },
      { code: 'paper', weight: 'hint', place: 'paper', params: { paper: 'A4', usual: 'Letter', country: 'US' } }
    ]
    await open()
    await checked()
    expect(get('sheet-make').attributes('title')).toBe('2 warnings')
    expect(get('sheet-findings').get('h2').text()).toBe('2 warnings, 1 note')
    // one line in a small window, until it is pressed
    const fold = get('sheet-findings-fold')
    expect(fold.text()).toBe('2 warnings, 1 note')
    expect(fold.attributes('aria-expanded')).toBe('false')
    const named = screen.wrapper.findAll('[data-testid="sheet-first-finding"]').map((one) => one.text())
    expect(named).toEqual([expect.stringContaining('name is missing'), expect.stringContaining('icture')])
    expect(get('sheet-findings').get('ul').classes()).toContain('folded')
    await fold.trigger('click')
    expect(fold.attributes('aria-expanded')).toBe('true')
    expect(get('sheet-findings').get('ul').classes()).not.toContain('folded')
    expect(get('sheet-make').attributes('disabled')).toBeUndefined()
    await fold.trigger('click')
    await get('sheet-first-finding').trigger('click')
    await settle()
    expect(screen.router.currentRoute.value.query).toEqual({ tab: 'templates', template: 'shop' })
  })

  it('offers measured runs if there are any: off, and off again for the next sheet', async () => {
    await open()
    expect(screen.wrapper.find('[data-testid="sheet-measured"]').exists()).toBe(false)
    screen.wrapper.unmount()
    fake.answer('measured:runs', done([{ id: 'r1' }, { id: 'r2' }] as never))
    await open()
    expect(get('sheet-choices').text()).toContain('2 measured runs')
    expect((get('sheet-measured').element as HTMLInputElement).checked).toBe(false)
    await get('sheet-measured').setValue(true)
    await settle(DRAW_PAUSE_MS)
    expect(fake.sent('sheets:draft').at(-1)?.choice).toMatchObject({ measured: true })
    // customer data does not carry over to another template
    await get('sheet-template').setValue('workshop')
    expect((get('sheet-measured').element as HTMLInputElement).checked).toBe(false)
  })

  it('counts and draws measured runs that another window changed', async () => {
    fake.answer('measured:runs', done([{ id: 'r1' }] as never))
    await open()
    await get('sheet-measured').setValue(true)
    await settle(DRAW_PAUSE_MS)
    const drawn = fake.sent('sheets:draft').length
    fake.answer('measured:runs', done([{ id: 'r1' }, { id: 'r2' }] as never))
    fake.emit('measured:changed', { engineId: '40' })
    await settle(DRAW_PAUSE_MS)
    expect(get('sheet-choices').text()).toContain('2 measured runs')
    expect(fake.sent('sheets:draft')).toHaveLength(drawn + 1)
  })

  it('gives the page all the space on a click, and shows the choices again on the next', async () => {
    await open()
    const beside = (): boolean[] => ['sheet-choices', 'sheet-findings'].map((id) => get(id).isVisible())
    expect(beside()).toEqual([true, true])
    await get('sheet-alone').trigger('click')
    expect([...beside(), get('sheet-preview').isVisible()]).toEqual([false, false, true])
    expect(get('sheet-alone').attributes('aria-pressed')).toBe('true')
    await get('sheet-alone').trigger('click')
    expect(beside()).toEqual([true, true])
  })

  it.each([
    ['language', 'sheet-language'],
    ['template', 'sheet-template'],
    ['pages', 'sheet-pages']
  ] as const)('opens the control of %s and focuses it', async (place, control) => {
    fake.sheets_.findings = [
      { code: 'other-language', weight: 'warn', place, params: { is: 'en', wanted: 'lt', fields: 'intro' } }
    ]
    await open()
    await get('sheet-finding').trigger('click')
    await settle()
    expect(get(control).element.contains(document.activeElement)).toBe(true)
  })

  it.each([
    ['shop', 'sheets', { tab: 'templates', template: 'shop' }],
    ['rules', 'sheets', { tab: 'rules' }],
    ['assumptions', 'settings', {}],
    ['data', 'engine', {}]
  ] as const)('opens the screen that fixes %s', async (place, name, query) => {
    fake.sheets_.findings = [{ code: 'empty-shop', weight: 'warn', place }]
    await open()
    await get('sheet-finding').trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value).toMatchObject({ name, query })
  })
})

describe('making the sheet', () => {
  it('gives it a number that can be copied and found in the list', async () => {
    await open()
    await checked()
    await get('sheet-make').trigger('click')
    await settle()
    const number = get('sheet-number').text()
    expect(number).toBe(fake.sheets_.made[0]?.number)
    expect(screen.wrapper.text().split(number)).toHaveLength(2)
    expect(screen.wrapper.get('#sheet-status a').attributes('href')).toContain(number)
    await get('sheet-copy-number').trigger('click')
    await settle()
    expect(fake.sent('files:copy')).toEqual([{ kind: 'txt', content: { text: number } }])
  })

  it('is part of saving and printing, once for the same sheet', async () => {
    await open()
    await checked()
    await get('sheet-save-pdf').trigger('click')
    await settle()
    await get('sheet-print').trigger('click')
    await settle()
    expect(fake.sent('sheets:make')).toHaveLength(1)
    const number = fake.sheets_.made[0]!.number
    expect(fake.sent('sheets:save-pdf')).toEqual([{ number }])
    expect(fake.sent('sheets:print')).toEqual([{ number, printer: '' }])
    expect(get('sheet-outcome').attributes('data-kind')).toBe('printed')
  })

  it('is started by P, but not while a field is being written in', async () => {
    await open()
    await checked()
    await key('p', {}, get('sheet-customer').element)
    expect(fake.sent('sheets:print')).toEqual([])
    await key('p')
    await settle()
    expect(fake.sent('sheets:print')).toEqual([{ number: fake.sheets_.made[0]!.number, printer: '' }])
  })

  it('waits after a change until its page and findings are loaded, by click and by key', async () => {
    const buttons = ['sheet-make', 'sheet-save-pdf', 'sheet-print']
    const states = (): (string | undefined)[] =>
      buttons.flatMap((id) => [get(id).attributes('disabled'), get(id).attributes('aria-busy')])
    await open()
    await checked()
    expect(states()).toEqual(Array(6).fill(undefined))
    const held = fake.hold('sheets:draft')
    await get('sheet-customer').setValue('Ida Moen')
    for (const ms of [0, DRAW_PAUSE_MS]) {
      await settle(ms)
      expect(states()).toEqual(buttons.flatMap(() => [undefined, 'true']))
      for (const name of ['s', 'p']) await key(name, { ctrlKey: true })
      for (const id of buttons) await get(id).trigger('click')
    }
    held[0]!.answer(
      done({
        id: 'late',
        preview: 'dynodesk-sheet://document/late/',
        findings: [{ code: 'no-names', weight: 'warn', place: 'data' }],
        calls: 0,
        callsForLanguage: 0,
        pages: 1,
        stages: [],
        curves: []
      })
    )
    await settle()
    expect(fake.sent('sheets:make')).toEqual([])
    expect(get('sheet-make').attributes('title')).toBe('1 warning')
    // drawn, but not laid out yet: saving and printing wait
    expect(states()).toEqual([undefined, 'true', ...Array<undefined>(4).fill(undefined)])
    fake.sheets_.drafts.set('late', { choice: fake.sent('sheets:draft').at(-1)!.choice, engineId: '40' })
    await checked()
    expect(states()).toEqual(Array(6).fill(undefined))
  })

  it('loads missing names of a car with one request, and draws again', async () => {
    fake.sheets_.findings = [{ code: 'no-names', weight: 'warn', place: 'data' }]
    await open()
    await checked()
    const drawn = fake.sent('sheets:draft').length
    const finding = get('sheet-finding')
    expect(finding.text()).toContain('Load the names (1 request).')
    fake.fail('catalogue:complete', 'offline')
    await finding.trigger('click')
    await settle()
    expect(get('notice').attributes('data-code')).toBe('offline')
    expect(fake.sent('sheets:draft')).toHaveLength(drawn)
    fake.answer('catalogue:complete', ({ path }) => done({ path: path as never, names: {} }))
    await get('sheet-finding').trigger('click')
    await settle()
    expect(fake.sent('catalogue:complete').at(-1)).toMatchObject({ path: { engines: '40' }, spend: true })
    expect(fake.sent('sheets:draft').length).toBeGreaterThan(drawn)
    expect(find('notice').exists()).toBe(false)
  })

  it.each([
    ['key', () => key('s', { ctrlKey: true })],
    ['click', () => get('sheet-save-pdf').trigger('click')]
  ])('by %s waits for the check of the page, and makes nothing that does not fit', async (_way, save) => {
    await open()
    await load()
    const held = fake.hold('sheets:layout')
    await save()
    await settle(LAYOUT_PAUSE_MS)
    expect(held).toHaveLength(1)
    expect(fake.sent('sheets:make')).toEqual([])
    held[0]!.answer(
      done({
        pages: 1,
        findings: [{ code: 'overflow', weight: 'stop', place: 'template', params: { block: 'options', pages: 1 } }]
      })
    )
    await settle()
    expect(fake.sent('sheets:make')).toEqual([])
    expect(get('sheet-blocked').text()).toBe('It does not fit on one page.')
  })

  it('can be retried when the check itself failed', async () => {
    const held = fake.hold('sheets:layout')
    await open()
    await checked()
    held[0]!.answer(failed('sheet', { params: { reason: 'paper' } }))
    await settle()
    expect(get('sheet-make').attributes('disabled')).toBeUndefined()
    await get('sheet-make').trigger('click')
    held[1]!.answer(done({ pages: 1, findings: [] }))
    await settle()
    expect(fake.sheets_.made).toHaveLength(1)
  })

  it('shows the made sheet in place of its draft, until it is changed', async () => {
    await open()
    await checked()
    await get('sheet-make').trigger('click')
    await settle()
    await load()
    const { number } = fake.sheets_.made[0]!
    expect(shown()).toBe(`dynodesk-sheet://document/${number}/`)
    await get('sheet-again').trigger('click')
    await settle()
    await load()
    expect(shown()).toBe('dynodesk-sheet://document/d2/')
  })

  it('uses the typed values, not the ones drawn before', async () => {
    await open()
    await get('sheet-customer').setValue('Ida Moen')
    await settle(DRAW_PAUSE_MS)
    await key('s', { ctrlKey: true })
    await settle()
    expect(fake.sheets_.made.map(({ customer }) => customer)).toEqual(['Ida Moen'])
    expect(fake.sent('sheets:save-pdf')).toHaveLength(1)
  })

  it('lists the units of an issued sheet as they are printed', async () => {
    await open()
    await get('sheet-language').setValue('ru')
    await settle(DRAW_PAUSE_MS)
    await checked()
    await get('sheet-make').trigger('click')
    await settle()
    expect(get('sheet-issued').text()).toMatch(/Unitsл\.\s?с\., Н·м/)
  })

  it('closes the form, and a change starts another sheet', async () => {
    await open()
    await checked()
    await get('sheet-make').trigger('click')
    await settle()
    const form = (): boolean => find('sheet-choices').exists()
    expect([form(), get('sheet-findings').isVisible()]).toEqual([false, false])
    const issued = get('sheet-issued').text()
    expect(issued).toContain('Stage 1, Stage 2')
    expect(issued).toMatch(/^Issued\S.*Recommended stageStage 1.*UnitsPS, Nm/)
    // a field left empty is not listed
    expect(issued).not.toContain('Remark')
    await get('sheet-again').trigger('click')
    await settle()
    expect([form(), get('sheet-findings').isVisible()]).toEqual([true, true])
    await get('sheet-remark').setValue('x')
    await settle(DRAW_PAUSE_MS)
    expect(find('sheet-number').exists()).toBe(false)
    await checked()
    await get('sheet-make').trigger('click')
    await settle()
    expect(new Set(fake.sheets_.made.map(({ number }) => number)).size).toBe(2)
  })

  it('prints on a chosen proven printer, offers no other, and remembers it', async () => {
    fake.sheets_.printers = [
      { name: 'laser', label: 'Laser', proven: true },
      { name: 'ink', label: 'Ink', proven: false }
    ]
    await open()
    expect(
      get('sheet-printer')
        .findAll('option')
        .map((option) => option.text())
    ).toEqual(['System dialog', 'Laser'])
    await get('sheet-printer').setValue('laser')
    await key('p', { ctrlKey: true })
    expect(fake.sent('sheets:print').map(({ printer }) => printer)).toEqual(['laser'])
    screen.wrapper.unmount()
    await open()
    expect((get('sheet-printer').element as HTMLSelectElement).value).toBe('laser')
  })

  it('explains a failure with a specific text', async () => {
    fake.fail('sheets:make', 'sheet', { params: { reason: 'blocked', finding: 'option-blocked' } })
    await open()
    await checked()
    await get('sheet-save-pdf').trigger('click')
    await settle()
    expect(get('notice').text()).toContain('A problem blocks this sheet.')
    expect(fake.sent('sheets:save-pdf')).toEqual([])
  })

  it('does nothing by key while a finding stops it', async () => {
    fake.sheets_.findings = [
      { code: 'option-blocked', weight: 'stop', place: 'rules', params: { count: 1, codes: 'DPF' } }
    ]
    await open()
    await key('s', { ctrlKey: true })
    expect(fake.sent('sheets:make')).toEqual([])
  })

  it.each(['<dialog open></dialog>', '<div data-reka-popper-content-wrapper></div>'])(
    'stays on Escape that closes what is above it: %s',
    async (above) => {
      await open()
      document.body.insertAdjacentHTML('beforeend', above)
      await key('Escape')
      expect(screen.router.currentRoute.value.name).toBe('sheet')
      document.body.lastElementChild!.remove()
      await key('Escape')
      expect(screen.router.currentRoute.value.name).toBe('engine')
    }
  )

  it('does nothing by key behind a dialog', async () => {
    await open()
    await checked()
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    await key('p', { ctrlKey: true })
    await key('p')
    expect(fake.sent('sheets:print')).toEqual([])
    document.body.lastElementChild!.remove()
    await key('p')
    expect(fake.sent('sheets:print')).toHaveLength(1)
  })

  it('closes by Escape, from a field only with the second one', async () => {
    await open()
    const field = get('sheet-remark').element as HTMLTextAreaElement
    field.focus()
    await key('Escape', {}, field)
    expect(screen.router.currentRoute.value.name).toBe('sheet')
    expect(document.activeElement).not.toBe(field)
    await key('Escape')
    await flushPromises()
    expect(screen.router.currentRoute.value).toMatchObject({ name: 'engine', params: { engines: '40' } })
  })
})
