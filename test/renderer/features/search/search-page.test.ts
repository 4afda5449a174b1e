import { fake, FETCHED_AT } from '../../../fakes/bridge'
import { engine } from '../../../fakes/catalogue'
import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { EngineSearchHit, CatalogueAnswer } from '@contract/channels/catalogue'
import { done, failed, type FailureCode } from '@contract/failures'
import { sheetNumber } from '@shared/sheets/sheet-number'
import { setInterfaceLanguage } from '@/locales'
import en from '@shared/locales/en'
import { all, answering, box, engineHit, enter, open, PAUSE, rest, screen, useSearchScreen } from './search-screen'

const received = <T>(data: T, source: 'desk' | 'service' = 'service'): CatalogueAnswer<T> => ({
  data,
  fetchedAt: FETCHED_AT,
  source,
  language: 'en'
})
const code = () => screen.wrapper.find('[data-testid="search-empty"]').attributes('data-code')
async function type(text: string): Promise<void> {
  await box().setValue(text)
}
async function choose(fuel: string): Promise<void> {
  await screen.wrapper.find('[data-testid="search-fuel"]').setValue(fuel)
}
useSearchScreen()

describe('fuels', () => {
  it('are listed in the language of the window and sent in English', async () => {
    await open()
    await setInterfaceLanguage('ru')
    await flushPromises()
    try {
      expect(
        screen.wrapper
          .findAll('[data-testid="search-fuel"] option')
          .map((one) => [(one.element as HTMLOptionElement).value, one.text()])
          .slice(1, 3)
      ).toEqual([
        ['Diesel', 'Дизель'],
        ['Petrol', 'Бензин']
      ])
      await type('2.0')
      await choose('Diesel')
      await enter()
      expect(fake.sent('search:engines').map(({ fuel }) => fuel)).toEqual(['Diesel'])
    } finally {
      await setInterfaceLanguage('en')
    }
  })
})

describe('calls of the service', () => {
  it('follow Enter at once and only once', async () => {
    await open()
    await type('  2.0 TDI+  ')
    await enter()
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['2.0 TDI+'])
    await rest()
    await enter()
    expect(fake.sent('search:catalogue')).toHaveLength(1)
  })

  it('follow a pause in typing, not each key', async () => {
    await open()
    for (const text of ['co', 'cor', 'cors']) {
      await type(text)
      await rest(PAUSE - 1)
    }
    expect(fake.sent('search:catalogue')).toEqual([])
    await rest(1)
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['cors'])
  })

  it('do not follow a link or a sheet number, which opens', async () => {
    await open()
    for (const text of ['dynodesk://engine/31/40', sheetNumber('BCD', 2026, 7)]) {
      await type(text)
      await rest(PAUSE * 2)
      expect(screen.wrapper.get('[data-testid="search-link"]').text()).toBe('Press Enter to open this link.')
      await enter()
    }
    expect(fake.sent('links:open').map(({ text }) => text)).toEqual([
      'dynodesk://engine/31/40',
      sheetNumber('BCD', 2026, 7)
    ])
    expect([...fake.sent('search:catalogue'), ...fake.sent('search:engines'), ...fake.sent('search:remember')]).toEqual(
      []
    )
  })

  it('follow the pause of the settings', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'search.pauseMilliseconds' ? { ...entry, value: 2000 } : entry
    )
    await open()
    await type('corsale')
    await rest(1999)
    expect(fake.sent('search:catalogue')).toEqual([])
    await rest(1)
    expect(fake.sent('search:catalogue')).toHaveLength(1)
  })

  it('repeat the query in another language of the catalogue, and only then', async () => {
    answering(engineHit('31', '40', '2.0 TDR'))
    await open()
    await type('corsale')
    await enter()
    await enter()
    expect(fake.sent('search:catalogue')).toHaveLength(1)
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lt' } as never)
    await flushPromises()
    await enter()
    expect(fake.sent('search:catalogue')).toHaveLength(2)
  })

  it('wait while an input method composes', async () => {
    await open()
    await type('to')
    await box().trigger('compositionstart')
    await rest(PAUSE * 3)
    await enter({ isComposing: true })
    await enter({ keyCode: 229 })
    expect(fake.sent('search:catalogue')).toEqual([])
    box().element.value = '途观'
    await box().trigger('compositionend')
    await rest()
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['途观'])
  })

  it('and local queries wait until an input method is done', async () => {
    await open()
    await type('to')
    const before = fake.sent('search:desk').length
    await box().trigger('compositionstart')
    box().element.value = 'to途'
    await box().trigger('input', { isComposing: true })
    await rest()
    expect(fake.sent('search:desk').length).toBe(before)
    await box().trigger('compositionend')
    await flushPromises()
    expect(fake.sent('search:desk').at(-1)).toMatchObject({ query: 'to途' })
  })

  it('ignore the Enter that ends a composition', async () => {
    await open()
    await type('corsale')
    await enter({ keyCode: 229 })
    expect(fake.sent('search:catalogue')).toEqual([])
  })

  it('search engines with a fuel and names without', async () => {
    await open()
    await choose('Diesel')
    await type('tdr')
    await enter()
    expect(fake.sent('search:engines')).toMatchObject([{ query: 'tdr', fuel: 'Diesel' }])
    expect(fake.sent('search:catalogue')).toEqual([])
    await choose('')
    await enter()
    expect(fake.sent('search:catalogue')).toMatchObject([{ query: 'tdr' }])
  })

  it('follow the address of the page, keep it up to date, and follow it back', async () => {
    await open('/search?q=corsale&fuel=Diesel')
    expect(box().element.value).toBe('corsale')
    expect(fake.sent('search:engines')).toMatchObject([{ query: 'corsale', fuel: 'Diesel' }])
    await choose('')
    await type('C/D & #%')
    await enter()
    expect(screen.router.currentRoute.value.query).toEqual({ q: 'C/D & #%' })
    await screen.router.push('/search?q=alto')
    await flushPromises()
    expect(box().element.value).toBe('alto')
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['C/D & #%', 'alto'])
  })
})

it('cuts a hand-made address to the limits of the search', async () => {
  await open(`/search?q=${'q'.repeat(600)}&fuel=${'f'.repeat(300)}`)
  expect(fake.sent('search:engines')).toMatchObject([{ query: 'q'.repeat(400), fuel: 'f'.repeat(80) }])
  for (const { query } of fake.sent('search:desk')) expect(query.length).toBeLessThanOrEqual(500)
})

describe('a text below the minimum length', () => {
  it.each([
    ['a', '', 2],
    ['👍', '', 2],
    ['ab', 'Diesel', 3],
    [' ', '', 2]
  ])('%j with fuel %j is not sent, with the reason', async (text, fuel, least) => {
    await open()
    await choose(fuel)
    await type(text)
    await enter()
    expect(code()).toBe('too-short')
    expect(screen.wrapper.text()).toContain(`at least ${least} characters`)
    await rest()
    expect([...fake.sent('search:catalogue'), ...fake.sent('search:engines')]).toEqual([])
  })

  it('cancels the previous call', async () => {
    fake.hold('search:catalogue')
    await open()
    await type('corsale')
    await enter()
    await type('c')
    await enter()
    expect(fake.sent('request:cancel')).toHaveLength(1)
    expect(code()).toBe('too-short')
  })
})

describe('answers', () => {
  it('are shown for the newest query only, and cancel the older one', async () => {
    const held = fake.hold('search:catalogue')
    await open()
    await type('first')
    await enter()
    await type('second')
    await enter()
    expect(fake.sent('request:cancel')).toEqual([{ requestId: held[0]?.input.requestId }])
    held[1]?.answer(done(received([engineHit('31', '40', 'second engine')])))
    await flushPromises()
    held[0]?.answer(done(received([engineHit('31', '41', 'first engine')])))
    await flushPromises()
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['40'])
  })

  it('disappear when the text changes, before the next answer arrives', async () => {
    answering(engineHit('31', '40', '2.0 TDR'))
    await open('/search?q=tdr')
    fake.hold('search:catalogue')
    await type('tsr')
    expect(all('search-result')).toHaveLength(0)
    await enter()
    expect(all('search-result')).toHaveLength(0)
    expect(all('search-asking')).toHaveLength(1)
  })

  it('have the exact ids, their source, and their whole path', async () => {
    fake.answer(
      'search:catalogue',
      done(received([engineHit('9223372036854775807', '9007199254740993', '2.0 TDR 150')], 'desk'))
    )
    await open('/search?q=tdr')
    const [row] = all('search-result')
    expect(row?.attributes()).toMatchObject({
      'data-engine-id': '9007199254740993',
      'data-generation-id': '9223372036854775807',
      'data-source': 'desk'
    })
    expect(row?.text()).toContain('Arvenna › Corsale › II')
    expect(row?.findAll('mark').map((mark) => mark.text())).toEqual(['TDR'])
    await row?.trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.params).toEqual({
      types: '1',
      manufacturers: '9007199254740993',
      models: '20',
      generations: '9223372036854775807',
      engines: '9007199254740993'
    })
  })

  it('are grouped by level with counts, and a model opens the catalogue', async () => {
    answering(
      { ...engineHit('31', '40', ''), generation_id: null, engine_id: null },
      engineHit('31', '40', '2.0'),
      engineHit('32', '40', '2.0')
    )
    await open('/search?q=corsale')
    expect(
      all('search-group').map((group) => [group.attributes('data-level'), group.attributes('data-count')])
    ).toEqual([
      ['models', '1'],
      ['engines', '2']
    ])
    await all('search-result')[0]?.trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value).toMatchObject({
      name: 'catalogue',
      params: { types: '1', manufacturers: '9007199254740993', models: '20' }
    })
  })

  it('show catalogue text as text', async () => {
    answering(engineHit('31', '40', '<img src=x onerror=alert(1)> tdr'))
    await open('/search?q=tdr')
    expect(screen.wrapper.find('img').exists()).toBe(false)
    expect(screen.wrapper.text()).toContain('<img src=x onerror=alert(1)> tdr')
  })

  it('show the received number, and that a round number may be more', async () => {
    answering(...Array.from({ length: 50 }, (_, i) => engineHit('31', String(i), `tdr ${i}`)))
    await open('/search?q=tdr')
    expect(screen.wrapper.text()).toContain('50 online')
    expect(screen.wrapper.text()).toContain(en.search.maybeMore)
    answering(engineHit('31', '1', 'tsr'))
    await type('tsr')
    await enter()
    expect(screen.wrapper.text()).not.toContain(en.search.maybeMore)
  })
})

describe('engines by fuel', () => {
  const place = (generation: string) =>
    ({
      path: { types: '1', manufacturers: '9007199254740993', models: '20', generations: generation, engines: '40' },
      names: { models: { id: '20', name: 'Corsale' } }
    }) as EngineSearchHit['places'][number]
  const tdr = engine('40', '2.0 TDR 150', { power: 150, torque: null, fuel_name: 'Diesel' })
  const answer = (...hits: EngineSearchHit[]): void => fake.answer('search:engines', done(received(hits)))

  it('show figures and missing values, and open at their place', async () => {
    answer({ engine: tdr, places: [place('31')] })
    await open('/search?q=tdr&fuel=Diesel')
    const [row] = all('search-result')
    expect(row?.text()).toContain('150\u00a0PS')
    expect(row?.text()).toContain('–')
    await row?.trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value).toMatchObject({
      name: 'engine',
      params: { generations: '31', engines: '40' }
    })
  })

  it('list each of several places', async () => {
    answer({ engine: tdr, places: [place('31'), place('32')] })
    await open('/search?q=tdr&fuel=Diesel')
    expect(all('search-result').map((row) => row.attributes('data-generation-id'))).toEqual(['31', '32'])
    expect(screen.wrapper.text()).toContain('2 locations')
  })

  it('open without a place, or find it with one call', async () => {
    answer({ engine: tdr, places: [] })
    await open('/search?q=tdr&fuel=Diesel')
    expect(all('search-locate')[0]?.attributes('title')).toBe('1 request')
    expect(fake.sent('catalogue:locate')).toEqual([])
    await all('search-locate')[0]?.trigger('click')
    await flushPromises()
    expect(fake.sent('catalogue:locate')).toMatchObject([{ engineId: '40', name: '2.0 TDR 150', spend: true }])
    expect(all('search-result').map((row) => row.attributes('data-generation-id'))).toEqual(['31'])
    expect(all('search-result')[0]?.text()).toContain('Corsale')
  })

  it('offer every found place with its names, and open none automatically', async () => {
    const path = { types: '1', manufacturers: '10', models: '20', generations: '31', engines: '40' }
    fake.answer('catalogue:locate', done([path, { ...path, generations: '32' }] as never))
    answer({ engine: tdr, places: [] })
    await open('/search?q=tdr&fuel=Diesel')
    await all('search-locate')[0]?.trigger('click')
    await flushPromises()
    expect(all('search-result').map((row) => row.attributes('data-generation-id'))).toEqual(['31', '32'])
    expect(screen.router.currentRoute.value.name).toBe('search')
    expect(fake.sent('catalogue:performance')).toEqual([])
  })

  it('keep the focus on their row when the place was found', async () => {
    answer({ engine: engine('41', '1.4'), places: [] }, { engine: tdr, places: [] })
    await open('/search?q=tdr&fuel=Diesel')
    const button = all('search-locate')[1]
    button?.element.focus()
    await button?.trigger('focusin')
    await button?.trigger('click')
    await flushPromises()
    expect(document.activeElement?.getAttribute('data-engine-id')).toBe('40')
  })

  it('open with an unknown place when the service has none', async () => {
    fake.answer('catalogue:locate', done([]))
    answer({ engine: tdr, places: [] })
    await open('/search?q=tdr&fuel=Diesel')
    await all('search-locate')[0]?.trigger('click')
    await flushPromises()
    expect(screen.wrapper.text()).toContain(en.search.place.notFound)
    await all('search-result')[0]?.trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.params).toEqual({
      types: '-',
      manufacturers: '-',
      models: '-',
      generations: '-',
      engines: '40'
    })
  })
})

describe('an empty answer', () => {
  it('is explained: the service has no match', async () => {
    const path = { types: '1', manufacturers: '10', models: '20', generations: '31', engines: '40' }
    fake.recents_ = [{ path, names: {}, openedAt: FETCHED_AT }] as never
    answering()
    await open('/search?q=zzz')
    expect(code()).toBe('none-found')
    expect(screen.wrapper.text()).toContain('Nothing on this computer or online matches “')
    expect(all('search-save')).toEqual([])
    expect(all('recent').map((row) => row.attributes('data-engine-id'))).toEqual(['40'])
    await all('search-clear')[0]?.trigger('click')
    await flushPromises()
    expect([box().element.value, document.activeElement === box().element]).toEqual(['', true])
  })

  it.each<FailureCode>(['limit', 'offline', 'not-connected'])('is explained: %s', async (failure) => {
    fake.fail('search:catalogue', failure)
    await open('/search?q=zzz')
    expect(code()).toBe(failure)
  })

  it('has a text for each reason, which names the searched sources', async () => {
    const texts: string[] = []
    const told = async (prepare: () => void, query: string): Promise<void> => {
      fake.reset()
      prepare()
      await open(`/search?q=${query}`)
      texts.push(screen.wrapper.find('[data-testid="search-empty"]').text())
      screen.wrapper.unmount()
    }
    await told(() => undefined, 'z')
    await told(() => answering(), 'zzz')
    await told(() => fake.fail('search:catalogue', 'offline'), 'zzz')
    await told(() => fake.fail('search:catalogue', 'limit'), 'zzz')
    const [short, none, offline, limit] = texts
    expect(short).toContain('at least 2 characters')
    expect(none).toContain('Nothing on this computer or online matches “')
    expect(offline).toContain('You’re offline')
    expect(limit).toContain('Hourly limit reached')
    expect(limit).toContain('No match on this computer')
    expect(new Set(texts).size).toBe(4)
    await open()
  })

  it('reports once that it is offline, and links to stored engines', async () => {
    const path = { types: '1', manufacturers: '10', models: '20', generations: '31', engines: '40' }
    fake.recents_ = [{ path, names: {}, openedAt: FETCHED_AT }] as never
    fake.fail('search:catalogue', 'offline')
    await open('/search?q=zzz')
    expect(screen.wrapper.find('[data-testid="stored-all"]').attributes('href')).toBe('/offline')
    expect(all('recent').map((row) => row.attributes('data-engine-id'))).toEqual(['40'])
    expect(screen.wrapper.find('[data-testid="search-ask-state"]').exists()).toBe(false)
  })

  it('retries after a failure on request', async () => {
    fake.fail('search:catalogue', 'offline')
    await open('/search?q=zzz')
    answering(engineHit('31', '40', 'zzz'))
    await screen.wrapper.find('[data-testid="search-empty"] button').trigger('click')
    await flushPromises()
    expect(all('search-result')).toHaveLength(1)
  })

  it('is a notice for every other failure', async () => {
    fake.fail('search:catalogue', 'unauthorised', { status: 401 })
    await open('/search?q=zzz')
    expect(all('notice')[0]?.attributes('data-code')).toBe('unauthorised')
  })

  it('shows no cancelled query, and returns to the previous hits with their marks', async () => {
    answering(engineHit('31', '40', 'tdr'))
    await open('/search?q=tdr')
    fake.answer('search:catalogue', failed('cancelled'))
    await type('tsr')
    await enter()
    expect(all('search-result')).toHaveLength(0)
    expect(all('notice')).toHaveLength(0)
    await type('tdr')
    expect(all('search-result')).toHaveLength(1)
  })
})

describe('keys', () => {
  it('move from the box through the hits and back', async () => {
    answering(
      { ...engineHit('31', '40', ''), generation_id: null, engine_id: null },
      engineHit('31', '40', 'corsale 2.0'),
      engineHit('32', '41', 'corsale 1.6')
    )
    await open('/search?q=corsale')
    const press = async (key: string): Promise<void> => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await flushPromises()
    }
    const focused = (): string | null | undefined => document.activeElement?.getAttribute('data-at')
    expect(document.activeElement).toBe(box().element)
    await press('ArrowDown')
    expect(focused()).toBe('1')
    await press('ArrowDown')
    expect(focused()).toBe('3') // above the heading of the engines
    await press('End')
    expect(focused()).toBe('4')
    await press('ArrowDown')
    expect(focused()).toBe('4')
    await press('Home')
    expect(focused()).toBe('1')
    await press('Escape')
    expect(document.activeElement).toBe(box().element)
    expect(box().element.value).toBe('corsale')
  })
})

describe('a long answer', () => {
  it('is not drawn completely', async () => {
    answering(...Array.from({ length: 5000 }, (_, i) => engineHit('31', String(i), `tdr ${i}`)))
    await open('/search?q=tdr')
    expect(all('search-result').length).toBeGreaterThan(15)
    expect(all('search-result').length).toBeLessThan(60)
    expect(screen.wrapper.text()).toContain('5\u202f000 online')
  })
})
