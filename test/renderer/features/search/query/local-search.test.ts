import { fake, FETCHED_AT, NOT_CONNECTED, DEMO } from '../../../../fakes/bridge'
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '@contract/failures'
import type { EngineId } from '@shared/catalogue/ids'
import type { LocalSearchHit } from '@shared/ports/stores/catalogue-store'
import { ROW_HEIGHT } from '@/features/search/results/result-rows'
import en from '@shared/locales/en'
import { stubElementHeight } from '../../give-height'
import { all, answering, box, engineHit, enter, open, rest, screen, useSearchScreen } from '../search-screen'

const has = (id: string): boolean => all(id).length > 0
const get = (id: string) => screen.wrapper.get<HTMLElement>(`[data-testid="${id}"]`)
const sources = (): (string | undefined)[] => all('search-result').map((row) => row.attributes('data-source'))

const hit = (engine: string, more: Partial<LocalSearchHit> = {}): LocalSearchHit => ({
  level: 'engines',
  path: {
    types: '1',
    manufacturers: '9007199254740993',
    models: '20',
    generations: '31',
    engines: engine
  } as LocalSearchHit['path'],
  names: {
    manufacturers: { id: '1', name: 'Arvenna' },
    models: { id: '20', name: 'Corsale' },
    generations: { id: '31', name: 'II' },
    engines: { id: engine, name: `2.0 TDR ${engine}` }
  },
  matched: [],
  rank: 'rest',
  favourite: false,
  figures: { power: 150, torque: 350, fuel: 'Diesel', year: 2014, ecu: 'Delmark EDX17', code: 'TDRB' },
  ...more
})
const hits = (count: number): LocalSearchHit[] => Array.from({ length: count }, (_none, at) => hit(String(100 + at)))
const serviceHit = (engine: string) => engineHit('31', engine, `2.0 TDR ${engine}`)
const spent = (): number => fake.sent('search:catalogue').length + fake.sent('search:engines').length

async function type(text: string): Promise<void> {
  await box().setValue(text)
  await flushPromises()
}
useSearchScreen()

describe('the local search at every key', () => {
  it('begins with the first letter, without a call', async () => {
    fake.answer('search:desk', done(hits(6)))
    await open()
    await type('t')
    expect(fake.sent('search:desk').map((sent) => sent.query)).toEqual(['t'])
    expect(sources()).toEqual(Array.from({ length: 6 }, () => 'desk'))
    expect(get('search-desk-count').text()).toBe('6 found')
    expect(spent()).toBe(0)
  })

  it('marks engines that the shop can read with its tools', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'shop.tools' ? { ...entry, value: ['Orbit II'] } : entry
    )
    fake.answer('search:desk', done(hits(3)))
    fake.answer(
      'catalogue:marks',
      done([
        {
          id: '101' as EngineId,
          readable: true,
          stock: { power: 151, torque: 350 },
          stage: { power: 190, torque: null }
        }
      ])
    )
    await open()
    await type('t')
    expect(all('search-result')[1]!.text()).toMatch(/151\sPS\s\+39/)
    expect(fake.sent('catalogue:marks').at(-1)).toEqual({ engineIds: ['100', '101', '102'] })
    expect(all('search-result').map((row) => row.find('[data-testid="readable"]').exists())).toEqual([
      false,
      true,
      false
    ])
    expect(all('search-result').map((row) => row.find('[aria-label="on this computer"]').exists())).toEqual([
      false,
      true,
      false
    ])
    expect(spent()).toBe(0)
  })

  it('shows years, the figures of stock and the first stage, and the vehicle type only if it differs', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'units.power' ? { ...entry, value: 'kW' } : entry
    ) as typeof fake.settings_
    const [one, other] = [hit('40'), hit('41')]
    const names = {
      ...one.names,
      types: { id: '1', name: 'Cars & vans' },
      generations: { id: '31', name: 'II', year: 2014, yearend: 2020 }
    }
    const first = { ...one, names, figures: { ...one.figures, stage: { power: 190, torque: 430 } } }
    fake.answer('search:desk', done([first, other]))
    await open()
    await type('t')
    const [row] = all('search-result')
    expect(row?.text()).toContain('110\u00a0kW +29')
    expect(row?.text()).toContain('350\u00a0Nm +80')
    expect(row?.text()).toMatch(/Arvenna › Corsale › II\s*2014.2020/)
    expect(row?.text()).not.toContain('Cars & vans')
    expect(screen.wrapper.get('.heads').text()).toBe('FuelPowerTorqueCodeECU')
    fake.answer('search:desk', done([first, { ...other, path: { ...other.path, types: '2' } as typeof other.path }]))
    await type('td')
    expect(all('search-result')[0]?.text()).toContain('Cars & vans › Arvenna')
  })

  it('runs one query at a time, then only the newest text', async () => {
    const held = fake.hold('search:desk')
    await open()
    for (const text of ['c', 'co', 'cor', 'cors']) await type(text)
    expect(held.map((one) => one.input.query)).toEqual(['c'])
    held[0]?.answer(done([hit('1')]))
    await flushPromises()
    expect(held.map((one) => one.input.query)).toEqual(['c', 'cors'])
    held[1]?.answer(done([hit('2')]))
    await flushPromises()
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['2'])
    expect(held).toHaveLength(2)
  })

  it('never fills a cleared box with a late answer', async () => {
    const held = fake.hold('search:desk')
    await open()
    await type('co')
    await type('')
    held[0]?.answer(done([hit('1')]))
    await flushPromises()
    expect(has('search-result')).toBe(false)
  })

  it('waits while an input method composes', async () => {
    await open()
    await box().trigger('compositionstart')
    await type('to')
    expect(fake.sent('search:desk')).toEqual([])
    box().element.value = '途观'
    await box().trigger('compositionend')
    await flushPromises()
    expect(fake.sent('search:desk').map((sent) => sent.query)).toEqual(['途观'])
  })

  it('uses the fuel beside the box', async () => {
    await open()
    await get('search-fuel').setValue('Diesel')
    await type('tdr')
    expect(fake.sent('search:desk').at(-1)?.query).toBe('fuel:Diesel tdr')
  })

  it('groups by level, marks matches and names fields without a column', async () => {
    fake.answer(
      'search:desk',
      done([
        hit('40', { favourite: true, matched: [{ field: 'tcu', text: 'DQ250' }] }),
        { ...hit('41'), level: 'models', path: { ...hit('41').path, generations: null, engines: null } }
      ])
    )
    await open()
    await type('corsale dq250')
    expect(all('search-group').map((group) => group.attributes('data-level'))).toEqual(['models', 'engines'])
    const row = all('search-result')[1]
    expect(row?.findAll('mark').map((mark) => mark.text())).toEqual(['DQ250', 'Corsale'])
    expect(row?.text()).toContain('TCU')
    expect(row?.text()).toContain('TDRB')
  })

  it('reports when it returned only the best hits', async () => {
    fake.answer('search:desk', ({ limit = 0, most = limit }) => done(hits(most)))
    await open()
    await type('tdr')
    await rest()
    expect(get('search-desk-count').text()).toBe('Best 100')
    expect(get('search-group').text()).toBe('Engines 100+')
  })

  it('reports an unreadable index', async () => {
    fake.fail('search:desk', 'store-failed')
    await open()
    await type('tdr')
    expect(get('notice').attributes('data-code')).toBe('store-failed')
  })
})

describe('a key loads the visible rows, and the rest follows', () => {
  const asked = (): (number | 'all')[] => fake.sent('search:desk').map(({ most }) => most ?? 'all')
  const FITS = Math.ceil(window.innerHeight / ROW_HEIGHT)
  beforeEach(() => fake.answer('search:desk', ({ most = 60 }) => done(hits(Math.min(most, 60)))))

  it('after a pause in typing', async () => {
    await open()
    await type('tdr')
    expect(asked()).toEqual([FITS])
    // a count that changes half a second later is no information
    expect(get('search-group').text()).toBe('Engines')
    expect(get('search-desk-count').text()).toBe('')
    await rest()
    expect(asked()).toEqual([FITS, 'all'])
    expect(get('search-group').text()).toBe('Engines 60')
    expect(get('search-desk-count').text()).toBe('60 found')
    await rest()
    expect(asked()).toEqual([FITS, 'all'])
  })

  it('also while a pack stores records continuously', async () => {
    await open()
    await type('tdr')
    for (let n = 0; n < 3; n++) {
      fake.emit('catalogue:updated', { endpoint: 'engines' } as never)
      await vi.advanceTimersByTimeAsync(200)
    }
    await flushPromises()
    expect(asked()).toContain('all')
    expect(get('search-desk-count').text()).toBe('60 found')
  })

  it('and then all rows exist, not only the visible ones', async () => {
    stubElementHeight(320)
    await open()
    await type('tdr')
    expect(all('search-result').length).toBeLessThan(20)
    await rest()
    expect(all('search-result')).toHaveLength(60)
    await type('tdr 1')
    expect(all('search-result').length).toBeLessThan(20)
  })

  it('but not between two keys', async () => {
    await open()
    for (const text of ['t', 'td', 'tdr']) {
      await type(text)
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(asked()).toEqual([FITS, FITS, FITS])
  })

  it('at once when somebody moves into the list or requests all', async () => {
    await open()
    await type('tdr')
    await box().trigger('keydown', { key: 'ArrowDown' })
    await flushPromises()
    expect(asked()).toEqual([FITS, 'all'])
    await type('tdr 1')
    await enter()
    expect(asked()).toEqual([FITS, 'all', FITS, 'all'])
  })

  it('only when there are more', async () => {
    fake.answer('search:desk', done(hits(FITS - 1)))
    await open()
    await type('tdr')
    await rest()
    expect(asked()).toEqual([FITS])
    expect(get('search-group').text()).toBe(`Engines ${FITS - 1}`)
  })

  it('also when it is requested before the first rows are loaded', async () => {
    const held = fake.hold('search:desk')
    await open()
    await type('tdr')
    await enter()
    held[0]?.answer(done(hits(FITS)))
    await flushPromises()
    expect(asked()).toEqual([FITS, 'all'])
  })

  it('but never over text typed meanwhile', async () => {
    const held = fake.hold('search:desk')
    await open()
    await type('td')
    held[0]?.answer(done(hits(FITS)))
    await rest()
    await type('tdr')
    held[2]?.answer(done([hit('7')]))
    held[1]?.answer(done(hits(60)))
    await flushPromises()
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['7'])
  })

  it('and keeps the first rows when the rest cannot be read', async () => {
    await open()
    await type('tdr')
    fake.fail('search:desk', 'store-failed')
    await rest()
    expect(get('search-desk-count').text()).toBe(`Best ${FITS}`)
    expect(has('notice')).toBe(false)
  })

  it('and a repeated query after new records shows no fewer rows', async () => {
    await open()
    await type('tdr')
    await rest()
    fake.emit('catalogue:updated', { endpoint: 'engines' } as never)
    await flushPromises()
    expect(asked()).toEqual([FITS, 'all', 'all'])
  })
})

describe('with an unchanged text', () => {
  it('the search runs again for new records, another language, another favourite', async () => {
    fake.answer('search:desk', done(hits(2)))
    await open()
    await type('tdr')
    const questions = (): number => fake.sent('search:desk').length
    expect(questions()).toBe(1)
    fake.emit('catalogue:updated', { endpoint: 'engines' } as never)
    await flushPromises()
    expect(questions()).toBe(2)
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lt' } as never)
    await flushPromises()
    expect(questions()).toBe(3)
    fake.emit('desk:favourites-changed', [
      { path: hit('100').path, names: hit('100').names, addedAt: FETCHED_AT } as never
    ])
    await flushPromises()
    expect(questions()).toBe(4)
  })

  it('the search runs again after a change during a query', async () => {
    const held = fake.hold('search:desk')
    await open()
    await type('tdr')
    fake.emit('catalogue:updated', { endpoint: 'engines' } as never)
    await flushPromises()
    expect(held).toHaveLength(1)
    held[0]?.answer(done([]))
    await flushPromises()
    held[1]?.answer(done([hit('7')]))
    await flushPromises()
    expect(held).toHaveLength(2)
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['7'])
  })
})

describe('marks of matches', () => {
  it('stay with the displayed answer until the next one arrives', async () => {
    fake.answer('search:desk', done([hit('40')]))
    await open()
    await type('cor')
    const marks = (): string[] => all('search-result').flatMap((row) => row.findAll('mark').map((mark) => mark.text()))
    expect(marks()).toEqual(['Cor'])
    const held = fake.hold('search:desk')
    await type('corsa')
    expect(marks()).toEqual(['Cor'])
    held[0]?.answer(done([hit('40')]))
    await flushPromises()
    expect(marks()).toEqual(['Corsa'])
  })
})

describe('the service', () => {
  it('is not called after a pause when enough is stored', async () => {
    fake.answer('search:desk', done(hits(5)))
    await open()
    await type('tdr')
    await rest()
    expect(spent()).toBe(0)
  })

  it('is called after a pause when few hits, or only corrections, are stored', async () => {
    fake.answer('search:desk', done(hits(9).map((one) => ({ ...one, rank: 'typo' }))))
    await open()
    await type('tdr')
    await rest()
    expect(spent()).toBe(1)
  })

  it('is called by Enter and by the button with the number of calls, once each', async () => {
    fake.answer('search:desk', done(hits(9)))
    answering(serviceHit('7'))
    await open()
    await type('tdr')
    expect(get('search-ask').attributes('title')).toBe('1 request')
    await get('search-ask').trigger('click')
    await flushPromises()
    expect(spent()).toBe(1)
    expect(has('search-ask')).toBe(false)
    await enter()
    expect(spent()).toBe(1)
    await type('tdr 1')
    expect(has('search-ask')).toBe(true)
    await enter()
    expect(spent()).toBe(2)
  })

  it('is not offered while offline', async () => {
    fake.connection_ = { ...NOT_CONNECTED, state: 'offline' }
    fake.answer('search:desk', done(hits(9)))
    await open()
    await type('tdr')
    expect(get('search-ask-state').text()).toBe(en.search.ask.offline)
    expect(get('search-ask').attributes('disabled')).toBeDefined()
  })

  it('adds unknown hits, marked as such, without duplicates', async () => {
    fake.answer('search:desk', done([hit('40')]))
    answering(serviceHit('40'), serviceHit('41'))
    await open()
    await type('tdr')
    await enter()
    expect(
      all('search-result').map((row) => [row.attributes('data-engine-id'), row.attributes('data-source')])
    ).toEqual([
      ['40', 'desk'],
      ['41', 'service']
    ])
    expect(all('search-result')[1]?.text()).toContain('online ·')
    expect(all('search-result')[0]?.text()).not.toContain('online ·')
    expect([get('search-count').text(), get('search-count').attributes('data-count')]).toEqual(['1 online', '2'])
    expect(get('search-desk-count').text()).toBe('2 found')
  })

  it('removes old hits beside new local ones', async () => {
    answering(serviceHit('41'))
    await open('/search?q=tdr')
    expect(sources()).toEqual(['service'])
    fake.answer('search:desk', done([hit('50')]))
    await type('tsr')
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['50'])
  })

  it('reports a failure and removes no local hits', async () => {
    fake.answer('search:desk', done(hits(3)))
    fake.fail('search:catalogue', 'limit')
    await open()
    await type('tdr')
    await enter()
    expect(all('search-result')).toHaveLength(3)
    expect(get('search-ask-state').attributes('data-code')).toBe('limit')
    expect(has('search-ask')).toBe(true)
  })

  it.each(['fav: 150', 'offline: golf'])('is never called about %s, which is reported', async (text) => {
    fake.answer('search:desk', done([hit('40', { favourite: true })]))
    answering(serviceHit('41'))
    await open()
    await type(text)
    await rest()
    await enter()
    expect(spent()).toBe(0)
    expect(has('search-ask')).toBe(false)
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['40'])
    expect(get('search-ask-state').text()).toBe(en.search.ask.deskOnly)
  })

  it.each(['320d ecu:edc17', 'golf code:cfgb', 'tdr fuel:diesel', 'golf year:2014', 'golf ecu:'])(
    'is not called about %s after a pause, only by a person',
    async (text) => {
      await open()
      await type(text)
      await rest()
      expect(spent()).toBe(0)
      expect(has('search-ask')).toBe(true)
      await enter()
      expect(spent()).toBe(1)
    }
  )

  it('is called after a pause about names of makers and models', async () => {
    await open()
    await type('maker:bmw 320d')
    await rest()
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['bmw 320d'])
  })

  it('gets no prefixes', async () => {
    await open()
    await type('320d ecu:edc17')
    await enter()
    expect(fake.sent('search:catalogue').map((sent) => sent.query)).toEqual(['320d'])
    expect(screen.router.currentRoute.value.query).toEqual({ q: '320d ecu:edc17' })
    expect(box().element.value).toBe('320d ecu:edc17')
  })
})

describe('prefixes', () => {
  it('that are not suggested have a name, too', async () => {
    await open()
    await type('tcu:dq250 power:150 model:corsale')
    expect(all('search-chip').map((chip) => chip.get('b').text())).toEqual(['TCU', 'Power', 'Model'])
  })

  it('are suggested, inserted by a click, and removable as chips', async () => {
    await open()
    await type('golf')
    await screen.wrapper.get('[data-testid="search-prefix"][data-prefix="ecu"]').trigger('click')
    await flushPromises()
    expect(box().element.value).toBe('golf ecu:')
    expect(document.activeElement).toBe(box().element)
    await type('golf ecu:edc17 150')
    expect(all('search-chip').map((chip) => [chip.attributes('data-prefix'), chip.attributes('data-value')])).toEqual([
      ['ecu', 'edc17']
    ])
    expect(screen.wrapper.find('[data-testid="search-prefix"][data-prefix="ecu"]').exists()).toBe(false)
    await get('search-chip').get('button').trigger('click')
    await flushPromises()
    expect(box().element.value).toBe('golf 150')
    expect(fake.sent('search:desk').at(-1)?.query).toBe('golf 150')
  })

  it('list the favourites', async () => {
    fake.answer('search:desk', ({ query }) => done(query === 'fav:' ? [hit('40', { favourite: true })] : []))
    await open()
    await screen.wrapper.get('[data-testid="search-prefix"][data-prefix="fav"]').trigger('click')
    await flushPromises()
    expect(all('search-result').map((row) => row.attributes('data-engine-id'))).toEqual(['40'])
  })
})

describe('without a hit', () => {
  it('in stored records alone there is no final answer', async () => {
    await open()
    await type('zzz')
    expect(get('search-desk-none').text()).toBe(en.search.deskNone)
    expect(has('search-empty')).toBe(false)
    await type('ecu:zzz')
    expect(get('search-desk-none').text()).toBe(en.search.deskNone)
    // a pause in typing does not mention the service
    await vi.advanceTimersByTimeAsync(2000)
    expect(get('search-desk-none').text()).toBe(en.search.deskNone)
    await type('fav:')
    await vi.advanceTimersByTimeAsync(2000)
    expect(get('search-desk-none').text()).toBe(en.search.noFavourites)
    expect(has('search-empty')).toBe(false)
  })

  it('for a prefix without a value the page suggests what to type next', async () => {
    await open()
    await type('ecu:')
    expect(get('search-begun').text()).toBe('Type what to find after “ecu:”.')
    expect(has('search-desk-none')).toBe(false)
    await enter()
    expect(has('search-begun')).toBe(true)
    await type('ecu:zzz')
    expect(has('search-begun')).toBe(false)
    expect(has('search-desk-none')).toBe(true)
  })

  it('without network the page reports a local search, and makes no call', async () => {
    fake.connection_ = { ...DEMO, state: 'offline', failure: { code: 'offline' } }
    await open()
    await type('zzz')
    expect(get('search-empty').attributes('data-code')).toBe('offline')
    expect(get('search-empty').text()).toContain('Nothing on this computer for “zzz”')
    expect(get('search-empty').text()).not.toContain('Every word')
    expect(has('search-save')).toBe(false)
    await type('zzz yyy')
    expect(get('search-empty').text()).toContain('Every word must match.')
    expect(spent()).toBe(0)
  })

  it.each([
    ['fav: golf', en.search.noFavourites],
    ['note:golf', en.search.deskNone],
    ['offline: golf', en.search.deskNone]
  ])('without network says of %s, which needs none, why it found nothing', async (text, why) => {
    fake.connection_ = { ...DEMO, state: 'offline', failure: { code: 'offline' } }
    await open()
    await type(text)
    expect(has('search-empty')).toBe(false)
    expect(get('search-desk-none').text()).toContain(why)
  })

  it('without network all local hits are shown', async () => {
    fake.connection_ = { ...DEMO, state: 'offline', failure: { code: 'offline' } }
    fake.answer('search:desk', done(hits(2)))
    await open()
    await type('tdr')
    expect(all('search-result')).toHaveLength(2)
    expect(get('search-ask-state').text()).toBe(en.search.ask.offline)
  })
})

describe('an empty box', () => {
  const recent = { path: hit('40').path, names: hit('40').names, openedAt: FETCHED_AT }
  it('shows recent engines, each with its place', async () => {
    fake.recents_ = [recent, { ...recent, path: { ...recent.path, engines: '41' as never } }]
    await open()
    expect(all('recent').map((row) => row.attributes('href'))).toEqual([
      '/engine/1/9007199254740993/20/31/40',
      '/engine/1/9007199254740993/20/31/41'
    ])
    expect(all('recent')[0]?.text()).toContain('Arvenna Corsale II')
    await type('x')
    expect(has('recent')).toBe(false)
  })
  it('runs neither search', async () => {
    fake.connection_ = { ...NOT_CONNECTED, state: 'online' }
    await open()
    await rest()
    expect(fake.sent('search:desk')).toEqual([])
    expect(spent()).toBe(0)
  })
})

describe('coming back from an engine', () => {
  it('shows the same local hits without a call', async () => {
    fake.answer('search:desk', done(hits(6)))
    await open()
    await type('tdr')
    await all('search-result')[0]?.trigger('click')
    await flushPromises()
    expect(screen.router.currentRoute.value.name).toBe('engine')
    screen.router.back()
    await flushPromises()
    await rest()
    expect(box().element.value).toBe('tdr')
    expect(all('search-result')).toHaveLength(6)
    expect(spent()).toBe(0)
  })
})

describe('a private note', () => {
  it('is displayed beside its engine, and is found by its prefix, without a call', async () => {
    fake.answer('search:desk', done([hit('40', { matched: [{ field: 'note', text: 'Gearbox slips' }] })]))
    await open()
    await get('search-prefix').element.parentElement?.querySelector<HTMLElement>('[data-prefix="note"]')?.click()
    await flushPromises()
    expect(box().element.value).toBe('note:')
    await type('note:gearbox')
    expect(fake.sent('search:desk').at(-1)).toMatchObject({ query: 'note:gearbox' })
    expect(all('search-result')[0]?.text()).toContain('Note Gearbox slips')
    expect(
      all('search-result')[0]
        ?.findAll('mark')
        .map((one) => one.text())
    ).toEqual(['Gearbox'])
    await enter()
    await rest()
    expect(spent()).toBe(0)
  })
})
