import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake, FETCHED_AT, PLAN } from '../../../fakes/bridge'
import { CATALOGUE, detailOf, pathOf } from '../../../fakes/catalogue'
import { flushPromises, type DOMWrapper } from '@vue/test-utils'
import { useFavourites } from '@/stores/favourites'
import { useSheetSession } from '@/stores/sheet-session'
import { useUnfinishedRules } from '@/features/sheets/rules/unfinished-rules'
import SheetsPage from '@/features/sheets/SheetsPage.vue'
import { SAVE_DELAY_MS } from '@/features/sheets/templates/template-editor'
import type { ReadinessEntry } from '@contract/channels/packs'
import type { BatchState } from '@contract/channels/sheets'
import { done, failed } from '@contract/failures'
import type { EngineId } from '@shared/catalogue/ids'
import type { SheetTemplate } from '@shared/sheets/templates/template'
import en from '@shared/locales/en'
import { BUILT_IN_TEMPLATES } from '@shared/sheets/templates/built-in-templates'
import { mountScreen, type Screen } from '../mount-screen'
import { stubFrames } from './empty-frames'

let screen: Screen
const get = (id: string): Omit<DOMWrapper<Element>, 'exists'> => screen.wrapper.get(`[data-testid="${id}"]`)
const all = (id: string): DOMWrapper<Element>[] => screen.wrapper.findAll(`[data-testid="${id}"]`)
const of = (id: string, name: string, value: string): Omit<DOMWrapper<Element>, 'exists'> =>
  screen.wrapper.get(`[data-testid="${id}"][data-${name}="${value}"]`)
const PATH = pathOf(CATALOGUE, '40')!
async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await flushPromises()
}
async function open(tab: string): Promise<void> {
  screen = await mountScreen('sheets', SheetsPage, `/sheets?tab=${tab}`)
  await settle()
}
const own = (more: Partial<SheetTemplate> = {}): SheetTemplate => ({
  ...BUILT_IN_TEMPLATES[0]!,
  id: 'own1',
  name: 'Our customers',
  title: { en: 'Data' },
  intro: {},
  terms: {},
  ...more
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  stubFrames()
  fake.reset()
  window.localStorage.clear()
  fake.recents_ = [{ path: PATH, names: { engines: { id: '40', name: '2.0 TDR 150' } } as never, openedAt: FETCHED_AT }]
})
afterEach(() => {
  screen.wrapper.unmount()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('templates', () => {
  it('begin as a copy of a built-in one, which cannot be changed itself', async () => {
    await open('templates')
    await of('template-item', 'id', 'offer').trigger('click')
    expect(all('template-form')).toHaveLength(0)
    await get('template-copy').trigger('click')
    await settle()
    expect(fake.sheets_.own).toMatchObject([{ name: 'Good, better, best (copy)', kind: 'offer' }])
    expect(fake.sheets_.own[0]!.id).toMatch(/^[0-9a-f]{16}$/)
    expect((get('template-name').element as HTMLInputElement).value).toBe('Good, better, best (copy)')
  })

  it('mark the parts that the sheet beside them does not have', async () => {
    await open('templates')
    await of('template-item', 'id', 'customer').trigger('click')
    const marked = screen.wrapper.findAll('.part').filter((part) => part.text().includes('optional'))
    expect(marked.map((part) => part.text().split(' · ')[0])).toEqual(['Mean gain', 'Remark'])
    const out = screen.wrapper.findAll('.part').map((part) => part.classes('out'))
    expect(out).toEqual(out.toSorted((a, b) => Number(a) - Number(b)))
    expect(out).toContain(true)
  })

  it('store a change soon, and draw the page again with a stored car', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await settle(SAVE_DELAY_MS)
    const before = fake.sent('sheets:draft').length
    await get('template-name').setValue('For customers')
    await settle(SAVE_DELAY_MS - 1)
    expect(fake.sent('sheets:save-template')).toEqual([])
    await settle(1)
    expect(fake.sheets_.own[0]?.name).toBe('For customers')
    await settle(SAVE_DELAY_MS)
    expect(fake.sent('sheets:draft').length).toBe(before + 1)
    expect(fake.sent('sheets:draft').at(-1)).toMatchObject({
      path: { engines: '40' },
      choice: { templateId: 'own1' },
      spend: false
    })
  })

  it('are saved with what was displayed, also when another computer changes them meanwhile', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('Mine')
    fake.sheets_.own = [own({ name: 'Theirs' })]
    fake.emit('workspace:work-changed', { kind: 'templates', ids: ['own1'] })
    await settle(SAVE_DELAY_MS)
    await get('template-name').setValue('Mine again')
    await settle(SAVE_DELAY_MS)
    expect(fake.sent('sheets:save-template')).toMatchObject([
      { template: { name: 'Mine' }, seen: { name: own().name } },
      { template: { name: 'Mine again' }, seen: { name: 'Mine' } }
    ])
  })

  it('never print trade data for customers: those parts are off with the reason, and disappear when the kind changes', async () => {
    fake.sheets_.own = [own({ kind: 'workshop', blocks: ['facts', 'ecu', 'tools', 'note'] })]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    expect(of('template-block', 'block', 'ecu').attributes('disabled')).toBeUndefined()
    await of('template-kind', 'testid', 'template-kind').findAll('button').at(0)!.trigger('click')
    await settle(SAVE_DELAY_MS)
    expect(fake.sheets_.own[0]).toMatchObject({ kind: 'customer', blocks: ['facts'] })
    for (const block of ['ecu', 'tools', 'note']) {
      const box = of('template-block', 'block', block).element as HTMLInputElement
      expect([box.disabled, box.checked]).toEqual([true, false])
    }
    expect(get('template-trade').text()).toContain('trade data')
  })

  it('are not stored while they are invalid, with the reason', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-intro').setValue('Dear {custmer}')
    await settle(SAVE_DELAY_MS)
    expect(fake.sent('sheets:save-template')).toEqual([])
    expect(get('template-state').attributes('data-state')).toBe('wrong')
    expect(get('template-form').text()).toContain('“custmer” is not a placeholder')
  })

  it('insert a placeholder at the cursor, in the language being written', async () => {
    fake.sheets_.own = [own({ intro: { nb: 'Til  her' } })]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-language').setValue('nb')
    const area = get('template-intro').element as HTMLTextAreaElement
    await get('template-intro').trigger('focus')
    area.setSelectionRange(4, 4)
    await of('template-placeholder', 'name', 'customer').trigger('click')
    await settle(SAVE_DELAY_MS)
    expect(fake.sheets_.own[0]?.intro).toEqual({ nb: 'Til {customer} her' })
  })

  it('have no preview while the engines opened last cannot be read, and say why; so does the test of the rules', async () => {
    fake.fail('desk:recents', 'store-failed')
    for (const tab of ['templates', 'rules']) {
      await open(tab)
      expect(screen.wrapper.find('[data-testid="notice"][data-code="store-failed"]').exists(), tab).toBe(true)
      expect(screen.wrapper.text()).not.toContain(en.sheets.template.noCarText)
      if (tab === 'templates') screen.wrapper.unmount()
    }
  })

  it('leave a name of the shop that is typed while it is being stored', async () => {
    await open('templates')
    const held = fake.hold('sheets:set-shop')
    await get('shop-name').setValue('Dyno')
    await get('desk-shop').trigger('submit')
    await get('shop-name').setValue('Dyno Works')
    held[0]!.answer(done(held[0]!.input.shop))
    await settle()
    expect((get('shop-name').element as HTMLInputElement).value).toBe('Dyno Works')
    expect(get('shop-save').attributes('disabled')).toBeUndefined()
    expect(get('desk-shop').text()).not.toContain('Saved.')
  })

  it('keep unsaved shop details while another template is open', async () => {
    await open('templates')
    await get('shop-name').setValue('Dyno Works')
    await of('template-item', 'id', 'customer').trigger('click')
    await flushPromises()
    await of('template-item', 'id', 'shop').trigger('click')
    await flushPromises()
    expect((get('shop-name').element as HTMLInputElement).value).toBe('Dyno Works')
    expect(useSheetSession().hasUnfinished).toBe(true)
    await get('shop-name').setValue('')
    expect(useSheetSession().hasUnfinished).toBe(false)
    await get('shop-name').setValue('Dyno Works')
    await get('desk-shop').trigger('submit')
    expect(fake.sent('sheets:set-shop')[0]?.shop.name).toBe('Dyno Works')
  })

  it('have an outline for name and logo in the preview until the shop has one', async () => {
    await open('templates')
    await settle()
    document.querySelector('iframe')!.dispatchEvent(new Event('load'))
    await settle()
    expect(get('shop-outline').text()).toContain('Shop name')
    await get('shop-name').setValue('Dyno Works')
    await get('desk-shop').trigger('submit')
    await settle()
    expect(all('shop-outline')).toHaveLength(0)
  })

  it('are stored when another one is opened while an earlier change is being stored', async () => {
    fake.sheets_.own = [own(), own({ id: 'own2' })]
    const names: string[] = []
    const first = Promise.withResolvers<void>()
    fake.answer('sheets:save-template', async ({ template, seen }) => {
      names.push(`${template.id} ${seen?.name} → ${template.name}`)
      if (names.length === 1) await first.promise
      return done([...BUILT_IN_TEMPLATES, ...fake.sheets_.own.map((one) => (one.id === template.id ? template : one))])
    })
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('One')
    await settle(SAVE_DELAY_MS)
    await get('template-name').setValue('Two')
    await of('template-item', 'id', 'own2').trigger('click')
    first.resolve()
    await settle(SAVE_DELAY_MS)
    expect(names).toEqual(['own1 Our customers → One', 'own1 One → Two'])
    expect((get('template-name').element as HTMLInputElement).value).toBe('Our customers')
  })

  it.each([
    ['another one is opened', () => of('template-item', 'id', 'shop').trigger('click'), () => undefined],
    ['the page is left', () => screen.router.push('/settings'), () => screen.router.push('/sheets?tab=templates')]
  ])('keep changes with a problem when %s', async (_when, leave, comeBack) => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('')
    await get('template-terms').setValue('Net 30 days')
    await settle(SAVE_DELAY_MS)
    await leave()
    await settle()
    await comeBack()
    await settle()
    await of('template-item', 'id', 'own1').trigger('click')
    expect(get('template-state').attributes('data-state')).toBe('wrong')
    expect((get('template-terms').element as HTMLTextAreaElement).value).toBe('Net 30 days')
    await get('template-name').setValue('Named')
    await settle(SAVE_DELAY_MS)
    expect(fake.sheets_.own).toMatchObject([{ name: 'Named', terms: { en: 'Net 30 days' } }])
    await of('template-item', 'id', 'shop').trigger('click')
    await of('template-item', 'id', 'own1').trigger('click')
    expect(get('template-state').attributes('data-state')).toBe('kept')
  })

  it('are stored after a failed save when the template is opened again', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    fake.fail('sheets:save-template', 'store-failed')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('Named')
    await settle(SAVE_DELAY_MS)
    await of('template-item', 'id', 'shop').trigger('click')
    await settle(SAVE_DELAY_MS)
    const before = fake.sent('sheets:save-template').length
    await of('template-item', 'id', 'own1').trigger('click')
    await settle(SAVE_DELAY_MS)
    expect(fake.sent('sheets:save-template').slice(before)).toMatchObject([{ template: { name: 'Named' } }])
  })

  it('are stored when the page closes in the middle of a word', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('Half a w')
    await screen.router.push('/settings')
    await settle()
    expect(fake.sheets_.own[0]?.name).toBe('Half a w')
  })

  it('are stored when the window closes in the middle of a word', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-name').setValue('Half a w')
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(fake.sheets_.own[0]?.name).toBe('Half a w')
  })

  it('are deleted after a second confirmation, exported and imported', async () => {
    fake.sheets_.own = [own()]
    await open('templates')
    await of('template-item', 'id', 'own1').trigger('click')
    await get('template-export').trigger('click')
    await settle()
    expect(get('sheets-templates').text()).toContain('Saved: /papers/own1.dynosheet')
    await get('template-remove').trigger('click')
    await settle()
    expect(fake.sheets_.own).toHaveLength(1)
    await get('template-remove-yes').trigger('click')
    await settle()
    expect(fake.sheets_.own).toHaveLength(0)
    fake.answer('sheets:import-template', () => {
      fake.sheets_.own = [own({ id: 'new1', name: 'From a file' })]
      return done(fake.sheets_.own[0]!)
    })
    await get('template-import').trigger('click')
    await settle()
    expect((get('template-name').element as HTMLInputElement).value).toBe('From a file')
  })

  it('from a file opened by the system need a confirmation, once', async () => {
    fake.answer('sheets:import-template', () => {
      fake.sheets_.own = [own({ id: 'new1', name: 'From a file' })]
      return done(fake.sheets_.own[0]!)
    })
    await open('templates&file=shop.dynosheet')
    expect(get('template-opened').text()).toContain('Opened: shop.dynosheet')
    expect(screen.router.currentRoute.value.fullPath).toBe('/sheets?tab=templates')
    expect(fake.sent('sheets:import-template')).toEqual([])
    await get('template-opened-import').trigger('click')
    await settle()
    expect(fake.sent('sheets:import-template')).toEqual([{ opened: true }])
    expect((get('template-name').element as HTMLInputElement).value).toBe('From a file')
    expect(screen.wrapper.find('[data-testid="template-opened"]').exists()).toBe(false)
  })

  it.each([
    [{ field: 'blocks', fault: 'unknown-block', found: 'chart2' }, 'blocks: “chart2” is not a part of a sheet'],
    [
      { field: 'blocks', fault: 'trade-block', found: 'ecu' },
      'blocks: “Control units (ecu)” is trade data and not allowed on this kind of sheet'
    ],
    [{ field: 'title.en', fault: 'unknown-placeholder', found: 'car' }, 'title.en: “car” is not a placeholder'],
    [{ field: '', fault: 'not-a-template', found: '' }, 'this is not a template']
  ])('of a refused file name the field, and its value: %j', async (problem, words) => {
    await open('templates')
    fake.answer('sheets:import-template', failed('sheet', { params: { reason: 'template', ...problem } }))
    await get('template-import').trigger('click')
    await settle()
    expect(get('notice').get('.what').text()).toBe(`This template can’t be used: ${words}.`)
    expect(get('notice').get('.more').text()).toBe('Correct it where it was made, then import it again.')
  })
})

describe('the shop', () => {
  it('is entered once for all templates, and stored on a click', async () => {
    await open('templates&template=shop')
    expect(document.activeElement).toBe(get('shop-name').element)
    await get('shop-name').setValue('Kestrel Tuning')
    await get('shop-address').setValue('Main street 1\n1000 Town\n')
    expect(fake.sent('sheets:set-shop')).toEqual([])
    fake.answer('sheets:pick-logo', done({ type: 'image/png', bytes: new Uint8Array([1, 2, 3]) }))
    await get('shop-logo').trigger('click')
    await settle()
    await get('desk-shop').trigger('submit')
    await settle()
    expect(fake.sheets_.shop).toMatchObject({
      name: 'Kestrel Tuning',
      address: ['Main street 1', '1000 Town'],
      logo: { type: 'image/png' }
    })
    expect(get('desk-shop').text()).toContain('Saved.')
  })
  it('cuts an address line that is too long, as the field shows', async () => {
    await open('templates&template=shop')
    await get('shop-address').setValue(`${'x'.repeat(300)}\n1000 Town`)
    expect((get('shop-address').element as HTMLTextAreaElement).value).toBe(`${'x'.repeat(120)}\n1000 Town`)
  })

  it('explains why a picture cannot be the logo', async () => {
    fake.fail('sheets:pick-logo', 'sheet', { params: { reason: 'logo' } })
    await open('templates')
    await get('shop-logo').trigger('click')
    await settle()
    expect(get('notice').text()).toContain('This picture can’t be used as a logo.')
  })
})

describe('rules for options', () => {
  const verdicts = (): Record<string, string | undefined> =>
    Object.fromEntries(all('test-row').map((row) => [row.attributes('data-code'), row.attributes('data-action')]))
  const decide = async (code: string, action: string): Promise<void> => {
    await of('test-row', 'code', code).get(`[data-testid="test-action"] [data-value="${action}"]`).trigger('click')
    await settle()
  }
  beforeEach(() => {
    fake.answer(
      'packs:readiness',
      done([{ path: PATH, names: {}, state: 'complete', missing: [], fetchedAt: FETCHED_AT }])
    )
    fake.answer('catalogue:engine', () =>
      done({
        data: {
          ...detailOf(CATALOGUE, '40')!,
          options: [
            { name: 'Particle filter', code: 'DPF', description: null, icon: null },
            { name: 'Speed limiter', code: 'VMAX', description: null, icon: null }
          ]
        },
        fetchedAt: FETCHED_AT,
        source: 'desk',
        language: 'en'
      })
    )
  })

  it('name the tested engine and its options in another language of the catalogue', async () => {
    await open('rules')
    const read = fake.sent('catalogue:engine').length
    fake.recents_ = [{ ...fake.recents_[0]!, names: { engines: { id: '40', name: 'Variklis' } } as never }]
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lt' })
    await settle()
    expect(get('test-car').text()).toBe('Variklis')
    expect(fake.sent('catalogue:engine').length).toBeGreaterThan(read)
  })

  it('show what a customer would see of an engine', async () => {
    await open('rules')
    expect(verdicts()).toEqual({ DPF: 'hide', VMAX: 'show' })
    await get('rule-add').trigger('click')
    await get('rule-code').setValue('vmax')
    await get('rule-action').setValue('block')
    await get('rule-country').setValue('NO')
    await get('test-country').setValue('NO')
    expect(verdicts()).toEqual({ DPF: 'hide', VMAX: 'block' })
    await get('test-country').setValue('SE')
    // a rule for one country leaves the built-in rule of other countries in force
    expect(verdicts()['VMAX']).toBe('show')
    await get('test-kind').setValue('workshop')
    expect(verdicts()['DPF']).toBe('show')
  })

  it('have one verdict per code and country, which another one replaces', async () => {
    await open('rules')
    await get('test-country').setValue('NO')
    await decide('VMAX', 'hide')
    await of('rule-row', 'code', 'VMAX').get('[data-testid="rule-action"]').setValue('block')
    await decide('DPF', 'show')
    await of('rule-row', 'code', 'DPF').get('[data-testid="rule-action"]').setValue('notice')
    await of('rule-row', 'code', 'DPF').get('[data-testid="rule-fill"]').trigger('click')
    await settle()
    expect(verdicts()).toEqual({ DPF: 'notice', VMAX: 'block' })
    expect(fake.sheets_.rules).toMatchObject([
      { code: 'VMAX', country: 'NO', action: 'block', notice: {} },
      { code: 'DPF', country: 'NO', action: 'notice' }
    ])
    expect(Object.keys(fake.sheets_.rules[1]!.notice)).toHaveLength(9)
    expect(of('test-row', 'code', 'VMAX').text()).toContain('yours')
    await of('test-row', 'code', 'VMAX').get('[data-testid="test-undo"]').trigger('click')
    await settle()
    expect(verdicts()).toEqual({ DPF: 'notice', VMAX: 'show' })
    expect(of('test-row', 'code', 'VMAX').text()).not.toContain('yours')
    expect(fake.sheets_.rules.map(({ code }) => code)).toEqual(['DPF'])
  })

  it('offer print or leave out, and the action of a rule that has another one', async () => {
    const offered = (code: string): (string | undefined)[] =>
      of('test-row', 'code', code)
        .findAll('[data-testid="test-action"] [role="radio"]')
        .map((one) => one.attributes('data-value'))
    fake.sheets_.rules = [{ code: 'DPF', country: '*', action: 'block', notice: {} }]
    await open('rules')
    expect([offered('DPF'), offered('VMAX')]).toEqual([
      ['show', 'hide', 'block'],
      ['show', 'hide']
    ])
  })

  it('show the verdict in force when a rule of another country is stricter', async () => {
    fake.sheets_.rules = [{ code: 'VMAX', country: 'NO', action: 'block', notice: {} }]
    await open('rules')
    await get('test-country').setValue('')
    await decide('VMAX', 'show')
    expect(of('test-row', 'code', 'VMAX').get('[aria-checked="true"]').attributes('data-value')).toBe('block')
  })

  it('need a code, and are stored at once, also when the page is left while typing', async () => {
    await open('rules')
    await get('rule-add').trigger('click')
    await get('rule-action').setValue('hide')
    await get('rule-action').trigger('change')
    await settle()
    expect(get('sheets-rules').text()).toContain('A rule has no code.')
    expect(fake.sheets_.rules).toEqual([])
    await screen.router.push('/sheets?tab=batch')
    await settle()
    expect(all('rule-row')).toHaveLength(0)
    await screen.router.push('/sheets?tab=rules')
    await settle()
    expect(all('rule-row')).toHaveLength(1)
    await get('rule-code').setValue('DPF')
    await screen.router.push('/settings')
    await settle()
    expect(fake.sheets_.rules).toEqual([{ code: 'DPF', country: '*', action: 'hide', notice: {} }])
  })

  it('are stored when the window closes while one is being typed', async () => {
    await open('rules')
    await get('rule-add').trigger('click')
    const code = get('rule-code').element as HTMLInputElement
    code.value = 'DPF'
    await get('rule-code').trigger('input')
    expect(fake.sheets_.rules).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    await settle()
    expect(fake.sheets_.rules).toEqual([{ code: 'DPF', country: '*', action: 'hide', notice: {} }])
  })

  it('count as unfinished without a code while the page is open', async () => {
    await open('rules')
    const count = () => useUnfinishedRules().rules.length
    await get('rule-add').trigger('click')
    expect(count()).toBe(1)
    await get('rule-code').setValue('DPF')
    await settle()
    expect(count()).toBe(0)
  })

  it('stay when their code is cleared, until another one is typed', async () => {
    const rule = { code: 'DPF', country: '*', action: 'hide', notice: {} } as const
    fake.sheets_.rules = [rule]
    await open('rules')
    const code = get('rule-code').element as HTMLInputElement
    const type = async (text: string): Promise<void> => {
      code.value = text
      await get('rule-code').trigger('input')
    }
    await get('rule-code').trigger('focus')
    for (const text of ['DP', 'D', '']) await type(text)
    expect([code.value, get('rule-code').attributes('aria-invalid')]).toEqual(['', 'true'])
    await get('rule-code').trigger('change')
    await get('rule-code').trigger('blur')
    await settle()
    expect(fake.sheets_.rules).toEqual([rule])
    expect(code.value).toBe('DPF')
    await get('rule-code').trigger('focus')
    for (const text of ['', 'E', 'EGR']) await type(text)
    await get('rule-code').trigger('change')
    await get('rule-code').trigger('blur')
    await settle()
    expect(fake.sheets_.rules).toEqual([{ ...rule, code: 'EGR' }])
    expect(code.value).toBe('EGR')
  })

  it('stay in their rows when one above is removed', async () => {
    await open('rules')
    await get('rule-add').trigger('click')
    await get('rule-add').trigger('click')
    await all('rule-code')[1]!.setValue('DPF')
    await all('rule-remove')[0]!.trigger('click')
    await settle()
    expect((get('rule-code').element as HTMLInputElement).value).toBe('DPF')
    expect(get('rule-code').attributes('aria-invalid')).toBeUndefined()
  })

  it('keep the field that is being typed when another computer removed one above', async () => {
    const ruleOf = (code: string) => ({ code, country: '*', action: 'hide', notice: {} }) as const
    fake.sheets_.rules = ['VMAX', 'DPF', 'EGR'].map(ruleOf)
    await open('rules')
    const field = all('rule-code')[1]!.element as HTMLInputElement
    fake.sheets_.rules = ['DPF', 'EGR'].map(ruleOf)
    await of('rule-row', 'code', 'EGR').get('[data-testid="rule-action"]').setValue('block')
    await settle()
    expect(all('rule-row').map((row) => row.attributes('data-code'))).toEqual(['DPF', 'EGR'])
    expect(all('rule-code')[0]!.element).toBe(field)
  })

  it('are tried on names in another language, which a press translates', async () => {
    fake.answer('catalogue:engine', ({ refresh }) =>
      done({
        data: {
          ...detailOf(CATALOGUE, '40')!,
          options: [{ name: refresh ? 'Speed limiter' : 'Begrenzer', code: 'VMAX', description: null, icon: null }]
        },
        fetchedAt: FETCHED_AT,
        source: 'desk',
        language: refresh ? 'en' : 'es'
      })
    )
    await open('rules')
    expect(of('test-row', 'code', 'VMAX').text()).toContain('Begrenzer')
    await get('test-translate').trigger('click')
    await settle()
    expect(of('test-row', 'code', 'VMAX').text()).toContain('Speed limiter')
    expect(all('test-translate')).toHaveLength(0)
  })

  it('are neither judged nor replaced before they are read', async () => {
    fake.answer('sheets:rules', () => failed('store-failed'))
    await open('rules')
    expect(all('test-row')).toHaveLength(0)
    expect(get('rule-add').attributes('disabled')).toBeDefined()
  })

  it('of another window stay when this one stores its own', async () => {
    await open('rules')
    const theirs = { code: 'EGR', country: '*', action: 'block', notice: {} } as const
    fake.sheets_.rules = [theirs]
    await decide('VMAX', 'hide')
    expect(fake.sheets_.rules.map(({ code }) => code)).toEqual(['VMAX', 'EGR'])
    expect(all('rule-row').map((row) => row.attributes('data-code'))).toEqual(['VMAX', 'EGR'])
    await of('test-row', 'code', 'VMAX').get('[data-testid="test-undo"]').trigger('click')
    await settle()
    expect(fake.sheets_.rules).toEqual([theirs])
  })

  it('that cannot be stored are reported', async () => {
    await open('rules')
    fake.answer('sheets:set-rules', () => failed('sheet', { params: { reason: 'rules' } }))
    await decide('VMAX', 'hide')
    expect(get('sheets-rules').find('[data-testid="notice"]').exists()).toBe(true)
  })

  it('have a notice per language, report missing ones, and are filled from the standard one without changing own texts', async () => {
    fake.sheets_.rules = [{ code: 'DPF', country: '*', action: 'notice', notice: { en: 'Off-road only.' } }]
    await open('rules')
    expect(get('rule-row').text()).toContain('Lietuvių')
    expect(get('rule-row').text()).not.toMatch(/No notice in[^.]*English/)
    await get('rule-fill').trigger('click')
    await settle()
    const notice = fake.sheets_.rules[0]!.notice
    expect(notice['en']).toBe('Off-road only.')
    expect(Object.values(notice).filter((words) => words.trim() !== '')).toHaveLength(9)
  })

  it('show the built-in ones, which cannot be changed', async () => {
    await open('rules')
    expect(get('rules-standard').text()).toContain('EGR')
    expect(get('rules-standard').findAll('input, select, textarea, button')).toHaveLength(0)
  })

  it('make no call for the test without a click', async () => {
    fake.answer(
      'packs:readiness',
      done([{ path: PATH, names: {}, state: 'absent', missing: ['detail'], fetchedAt: null }])
    )
    await open('rules')
    expect(fake.sent('catalogue:engine')).toEqual([])
    expect([get('test-fetch').text(), get('test-fetch').attributes('title')]).toEqual(['Fetch', '1 request'])
    await get('test-fetch').trigger('click')
    await settle()
    expect(verdicts()).toEqual({ DPF: 'hide', VMAX: 'show' })
  })
})

describe('a batch', () => {
  beforeEach(() => {
    fake.favourites_ = ['40', '42'].map((id) => ({
      path: pathOf(CATALOGUE, id)!,
      names: {
        manufacturers: { id: '9007199254740993', name: 'Arvenna' },
        engines: { id, name: id === '40' ? '2.0 TDR 150' : '1.6 TDR 110' }
      } as never,
      group: 'Offers',
      addedAt: FETCHED_AT
    }))
  })
  const start = (): Omit<DOMWrapper<Element>, 'exists'> => get('batch-start')
  async function openBatch(): Promise<void> {
    await open('batch')
    await useFavourites().load()
    await settle()
  }

  it('adds a whole group or single cars, each once', async () => {
    await openBatch()
    expect(start().attributes('disabled')).toBeDefined()
    // nothing is shown until a car is selected
    expect([all('batch-preview'), all('batch-example')]).toEqual([[], []])
    await of('batch-group', 'group', 'group Offers').setValue(true)
    expect(start().text()).toBe('Make 2 sheets…')
    await settle()
    // the first one is shown, from stored data
    expect(get('batch-preview').element).toBeTruthy()
    expect(fake.sent('sheets:draft')).toMatchObject([{ path: { engines: '40' }, spend: false }])
    await of('batch-car', 'engine-id', '42').setValue(false)
    expect(start().text()).toBe('Make 1 sheet…')
    await start().trigger('click')
    await settle()
    expect(fake.sent('sheets:batch')).toMatchObject([
      {
        paths: [{ engines: '40' }],
        into: 'many',
        pattern: '{date}_{maker}_{model}_{engine}',
        choice: { templateId: 'customer', customer: '', prices: [] }
      }
    ])
  })

  it('says why the engines opened last cannot be shown', async () => {
    fake.fail('desk:recents', 'store-failed')
    await openBatch()
    expect(get('batch-sources').find('[data-testid="notice"]').attributes('data-code')).toBe('store-failed')
  })

  it('adds everything listed on a click: favourites and recent engines, each once', async () => {
    fake.recents_ = ['40', '41'].map((id) => ({ ...fake.recents_[0]!, path: pathOf(CATALOGUE, id)! }))
    await openBatch()
    expect(start().text()).toBe('Make sheets…')
    expect(start().attributes()).toHaveProperty('disabled')
    expect(all('batch-car').map((one) => one.attributes('data-engine-id'))).toEqual(['41', '40', '42'])
    await get('batch-all').setValue(true)
    expect(start().text()).toBe('Make 3 sheets…')
    await get('batch-all').setValue(false)
    await of('batch-group', 'group', 'recents').setValue(true)
    expect(start().text()).toBe('Make 1 sheet…')
  })

  it('inserts a placeholder into the file name at the cursor', async () => {
    await openBatch()
    const field = get('batch-pattern').element as HTMLInputElement
    field.setSelectionRange(0, 6)
    await of('template-placeholder', 'name', 'shop').trigger('click')
    await settle()
    expect(field.value).toBe('{shop}_{maker}_{model}_{engine}')
  })

  it('adds engines of a recent generation, whose list costs a click unless it is stored', async () => {
    fake.answer('catalogue:held', done(null))
    await openBatch()
    await get('batch-generation').setValue('31')
    await settle()
    expect(fake.sent('catalogue:engines')).toEqual([])
    await get('batch-load').trigger('click')
    await settle()
    const group = of('batch-group', 'group', 'generation')
    await group.setValue(true)
    expect(start().text()).toBe('Make 4 sheets…')
  })

  it('lists the generation that is open in the catalogue, with the figures of its engines', async () => {
    fake.answer('app:place', { address: '/sheets', catalogue: '/catalogue/1/9007199254740993/20/31', view: '' })
    fake.answer('catalogue:marks', ({ engineIds }) =>
      done(
        engineIds
          .filter((id) => id === '40')
          .map((id) => ({
            id: id as EngineId,
            readable: false,
            stock: { power: 150, torque: 350 },
            stage: { power: 190, torque: 430 }
          }))
      )
    )
    await openBatch()
    expect(fake.sent('catalogue:engines')).toEqual([])
    expect((get('batch-generation').element as HTMLSelectElement).value).toBe('31')
    const figures = all('batch-car').map((car) => [
      car.attributes('data-engine-id'),
      car.element.parentElement!.querySelector('[data-testid="batch-figures"]')!.textContent
    ])
    expect(figures).toContainEqual(['40', expect.stringMatching(/^150.PS \+40 350.Nm \+80 $/)])
    // without a stored record, those of the list
    expect(figures).toContainEqual(['41', expect.stringMatching(/^125.PS  200.Nm  $/)])
    // below its generation the engine alone
    expect(of('batch-car', 'engine-id', '41').element.parentElement!.textContent).toMatch(/^1\.4 TSR 125/)
  })

  it('shows a live example of the names, and refuses an invalid placeholder', async () => {
    await openBatch()
    await of('batch-car', 'engine-id', '42').setValue(true)
    await get('batch-pattern').setValue('{maker}-{engine}')
    expect(get('batch-example').text()).toBe('Arvenna-1.6 TDR 110.pdf')
    await get('batch-pattern').setValue('{maker}-{motor}')
    expect(get('sheets-batch').text()).toContain('Not a placeholder: {motor}')
    expect(start().attributes('disabled')).toBeDefined()
  })

  it('downloads the selected cars that this computer lacks, before their sheets fail', async () => {
    const ready = (id: string, state: ReadinessEntry['state'], missing: ReadinessEntry['missing']): ReadinessEntry => ({
      path: pathOf(CATALOGUE, id)!,
      names: {},
      state,
      missing,
      fetchedAt: state === 'absent' ? null : FETCHED_AT
    })
    fake.answer(
      'packs:readiness',
      done([ready('40', 'absent', ['detail', 'performance']), ready('42', 'partial', ['performance'])])
    )
    fake.answer('packs:plan', done({ ...PLAN, calls: 2 }))
    await openBatch()
    expect(all('batch-missing')).toHaveLength(0)
    await of('batch-group', 'group', 'group Offers').setValue(true)
    await settle()
    expect(get('batch-missing').text()).toContain('1 selected car isn’t downloaded yet.')
    expect(get('pack-start').attributes('title')).toContain('2 requests')
    await get('pack-start').trigger('click')
    await settle()
    expect(fake.sent('packs:start')).toEqual([
      {
        title: 'Arvenna 2.0 TDR 150',
        scopes: [{ kind: 'engine', generationId: '31', engineId: '40' }],
        confirmedCalls: 2
      }
    ])
  })

  it('shows progress, failures and their reasons, and stops on a click', async () => {
    await openBatch()
    await of('batch-group', 'group', 'group Offers').setValue(true)
    await start().trigger('click')
    await settle()
    expect(start().attributes('disabled')).toBeDefined()
    const { failure } = failed('sheet', { params: { reason: 'not-held', calls: 2 } })
    const running: BatchState = {
      id: 'b1',
      done: 1,
      total: 2,
      failed: [{ title: 'Arvenna 1.6', failure }],
      findings: [
        { number: 'BCD26-0001-X', title: '2.0 TDR', finding: { code: 'no-names', weight: 'warn', place: 'data' } },
        {
          number: 'BCD26-0002-X',
          title: '1.6',
          finding: { code: 'pages', weight: 'hint', place: 'pages', params: { count: 2 } }
        }
      ],
      state: 'running',
      folder: null
    }
    fake.emit('sheets:batch-changed', running)
    await settle()
    expect(get('batch-progress').text()).toContain('1 of 2')
    expect(get('batch-failed').text()).toContain('Arvenna 1.6')
    expect(get('batch-failed').text()).toContain('This engine isn’t downloaded yet.')
    expect(screen.wrapper.findAll('[data-testid="batch-finding"]').map((one) => one.text())).toEqual([
      'BCD26-0001-X 2.0 TDR: The manufacturer, model or generation is missing.',
      'BCD26-0002-X 1.6: It needs 2 pages.'
    ])
    await get('batch-cancel').trigger('click')
    await settle()
    expect(fake.sent('sheets:cancel-batch')).toEqual([{ id: 'b1' }])
    expect(get('batch-progress').attributes('data-state')).toBe('cancelled')
    expect(start().attributes('disabled')).toBeUndefined()
    fake.emit('sheets:batch-changed', { ...running, done: 2, state: 'done' })
    await settle()
    expect(get('batch-progress').text()).toContain('Finished: 1 of 2')
  })

  it('lists the selected vehicles that no other list shows any more', async () => {
    await openBatch()
    await of('batch-group', 'group', 'group Offers').setValue(true)
    for (const id of ['40', '42']) await useFavourites().remove(id)
    await settle()
    expect(get('batch-sources').text()).toContain('Selected before')
    await of('batch-group', 'group', 'chosen').setValue(false)
    expect(get('batch-sources').text()).not.toContain('Selected before')
  })

  it('keeps its vehicles and its result while another tab is open', async () => {
    await openBatch()
    await of('batch-group', 'group', 'group Offers').setValue(true)
    await start().trigger('click')
    await settle()
    await screen.router.push('/sheets?tab=templates')
    await settle()
    const done: BatchState = { id: 'b1', done: 2, total: 2, failed: [], findings: [], state: 'done', folder: null }
    fake.emit('sheets:batch-changed', done)
    await screen.router.push('/sheets?tab=batch')
    await settle()
    expect(get('batch-progress').attributes('data-state')).toBe('done')
    expect(start().text()).toContain('2')
  })
})

describe('printers', () => {
  beforeEach(() => (fake.sheets_.printers = [{ name: 'laser', label: 'Laser in the office', proven: false }]))

  it('are an entry beside the templates, which their address opens', async () => {
    await open('templates')
    const item = of('template-item', 'id', 'printers')
    await item.trigger('click')
    await settle()
    expect(item.attributes('aria-current')).toBe('true')
    expect(screen.wrapper.find('.preview').exists()).toBe(false)
    expect(get('printer-row').text()).toContain('Laser in the office')
    screen.wrapper.unmount()
    await open('printers')
    expect(get('sheets-page').attributes('data-tab')).toBe('templates')
    expect(get('printer-row').text()).toContain('Laser in the office')
  })

  it('are proven only after a test page was printed', async () => {
    await open('printers')
    expect(get('sheets-printers').text()).toContain('directly')
    expect(get('printer-prove').attributes('disabled')).toBeDefined()
    await get('printer-test').trigger('click')
    await settle()
    expect(fake.sent('sheets:test-page')).toMatchObject([{ printer: 'laser' }])
    await get('printer-prove').trigger('click')
    await settle()
    expect(of('printer-row', 'name', 'laser').attributes('data-proven')).toBe('true')
    await get('printer-forget').trigger('click')
    await settle()
    expect(of('printer-row', 'name', 'laser').attributes('data-proven')).toBe('false')
  })

  it('are busy each on its own', async () => {
    fake.sheets_.printers = ['laser', 'ink'].map((name) => ({ name, label: name, proven: false }))
    const held = fake.hold('sheets:test-page')
    await open('printers')
    for (const button of all('printer-test')) await button.trigger('click')
    await settle()
    held[1]!.answer(done({ outcome: 'cancelled' }))
    await settle()
    expect(all('printer-test').map((button) => button.attributes('aria-busy'))).toEqual(['true', undefined])
    held[0]!.answer(done({ outcome: 'cancelled' }))
  })

  it('are not proven by a cancelled test page', async () => {
    fake.answer('sheets:test-page', done({ outcome: 'cancelled' }))
    await open('printers')
    await get('printer-test').trigger('click')
    await settle()
    expect(get('printer-prove').attributes('disabled')).toBeDefined()
  })
})
