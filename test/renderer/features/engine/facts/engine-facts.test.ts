import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { enginePhoto } from '@/features/engine/header/engine-photo'
import { ENGINE_FIELDS } from '@shared/catalogue/engine-fields'
import type { EngineDetail } from '@shared/catalogue/records'
import { setInterfaceLanguage } from '@/locales'
import en from '@shared/locales/en'
import { done, failed } from '@contract/failures'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'
import * as record from '../../../../fakes/records'
import { FULL_DETAIL, FULL_ENGINE } from '../../../../shared/catalogue/reader/answers'
import { DEMO, ENGINE, fake, giveEngine, received, showEnginePage } from '../mount-engine-page'
import { useCatalogueLists } from '@/stores/catalogue-lists'

const FIELDS = Object.keys(FULL_ENGINE) as (keyof typeof FULL_ENGINE)[]
const { id: _id, ...NOTHING } = record.detail('40', null)

beforeEach(() => fake.reset())

describe('facts of the engine page', () => {
  it('show every field of the record with its raw value', async () => {
    const { fact, page } = await showEnginePage()
    expect(FIELDS.filter((field) => page.findAll(`[data-testid="fact"][data-field="${field}"]`).length !== 1)).toEqual(
      []
    )
    expect(fact('power')).toEqual({ text: '150 PS', value: '150' })
    expect(fact('capacity')).toEqual({ text: '1\u202f968\u00a0cc', value: '1968' })
    expect(fact('rpm_values')).toEqual({ text: '4 values', value: '1000,2000,3000,4000' })
    expect(fact('id')).toEqual({ text: '40', value: '40' })
    expect(fact('ecu').text).toBe('Delmark EDX17')
  })

  it('show each figure with its unit', async () => {
    const { fact } = await showEnginePage()
    const units = { power: 'PS', torque: 'Nm', cc: 'cc' }
    const shown = FIELDS.flatMap((field) => {
      const unit = units[ENGINE_FIELDS[field].format as keyof typeof units]
      return unit === undefined ? [] : [[fact(field).text.split('\u00a0').at(-1)?.split(' ').at(-1), unit]]
    })
    expect(shown).toEqual(shown.map(([, unit]) => [unit, unit]))
    expect(shown.length).toBeGreaterThanOrEqual(3)
  })

  it.each(FIELDS.filter((field) => field !== 'id'))('show "not given" for a missing %s (trap 36)', async (field) => {
    giveEngine(NOTHING)
    const { fact } = await showEnginePage()
    expect(fact(field)).toEqual({ text: 'not given', value: '' })
  })

  it('show nothing for missing values while the record is loading, and "not loaded" after a failure', async () => {
    const held = fake.hold('catalogue:engine')
    const { fact, page } = await showEnginePage()
    await useCatalogueLists().load('engines', '31')
    await flushPromises()
    // the list gives power and fuel of this engine, but no transmission control unit
    expect([fact('power').text, fact('fuel_name').text]).toEqual(['150 PS', 'Diesel'])
    expect(fact('tcu')).toEqual({ text: '', value: '' })
    expect(page.get('[data-field="tcu"] [role="img"]').attributes('aria-label')).toBe('Loading')
    expect(page.get('.what').text()).not.toContain('not given')
    held[0]?.answer(failed('server-error'))
    await flushPromises()
    expect([fact('tcu').text, fact('fuel_name').text]).toEqual(['not loaded', 'Diesel'])
    expect(page.get('.what').text()).not.toContain('not given')
    fake.answer('catalogue:engine', received(detailOf(CATALOGUE, '40')!))
    await page.get('[data-testid="notice"] button').trigger('click')
    await flushPromises()
    expect([fact('tcu').text, fact('slug').text]).toEqual(['not given', 'not given'])
  })

  it('fold three or more missing facts into one line that names them, and leave two in their rows', async () => {
    const { id: _id, ...complete } = FULL_DETAIL
    giveEngine({ ...complete, ecu: null, tcu: null })
    expect((await showEnginePage()).page.get('.facts').find('[data-testid="facts-folded"]').exists()).toBe(false)
    giveEngine({ ...complete, ecu: null, tcu: null, engine_code: null })
    const { page, all, fact } = await showEnginePage()
    expect(all('facts-folded').map((line) => line.text())).toEqual(['Not given: ECU, engine code, TCU'])
    expect(page.findAll('.facts .row dt').map((name) => name.text())).not.toContain('ECU')
    expect(['ecu', 'tcu', 'engine_code'].map((field) => fact(field))).toEqual(
      Array.from({ length: 3 }, () => ({ text: 'not given', value: '' }))
    )
  })

  it('share one sentence with the lists that are not provided or have no entry (trap 38)', async () => {
    const { id: _id, ...complete } = FULL_DETAIL
    const missing = { ecu: null, tcu: null, engine_code: null }
    giveEngine({ ...complete, ...missing, remap_stages: [], options: [], read_tools: null })
    expect((await showEnginePage()).all('facts-folded').map((line) => line.text())).toEqual([
      'Not given: ECU, engine code, TCU; not provided: read tools; none listed: stages, options'
    ])
    giveEngine({ ...complete, remap_stages: [], options: [], read_tools: null })
    expect((await showEnginePage()).all('facts-folded').map((line) => line.text())).toEqual([
      'Read tools: not provided; stages, options: none listed'
    ])
  })

  it('fold nothing while the record is loading, and show "not loaded" after a failure', async () => {
    const held = fake.hold('catalogue:engine')
    const { all } = await showEnginePage()
    await useCatalogueLists().load('engines', '31')
    await flushPromises()
    expect(all('facts-folded')).toHaveLength(0)
    held[0]?.answer(failed('server-error'))
    await flushPromises()
    expect(all('facts-folded').every((line) => line.text().startsWith('Not loaded: '))).toBe(true)
  })

  it('keep the facts of the record itself closed', async () => {
    const { page } = await showEnginePage()
    const record = page.get('[data-testid="record-facts"]')
    const opener = record.get('button')
    expect(opener.attributes('aria-expanded')).toBe('false')
    expect(record.get('[data-testid="fact"]').element.closest('[hidden]')).not.toBeNull()
    await opener.trigger('click')
    expect(record.get('[data-testid="fact"]').element.closest('[hidden]')).toBeNull()
    expect(record.findAll('[data-testid="fact"]').map((one) => one.attributes('data-field'))).toEqual([
      'id',
      'slug',
      'rpm_values',
      'hp_values',
      'nm_values'
    ])
  })

  it('treat blank text as missing, and a 0 as a value', async () => {
    giveEngine({ ecu: '  ', cylinders: 0, power: 0 })
    const { fact } = await showEnginePage()
    expect(fact('ecu').text).toBe('not given')
    expect(fact('cylinders')).toEqual({ text: '0', value: '0' })
    expect(fact('power')).toEqual({ text: '0 PS', value: '0' })
  })

  it('report unreadable value strings (trap 42)', async () => {
    giveEngine({ hp_values: '1,,2' })
    expect((await showEnginePage()).fact('hp_values')).toEqual({ text: 'cannot be read', value: '1,,2' })
  })

  it('translate words of the closed lists and keep the received ones for programs', async () => {
    await setInterfaceLanguage('ru')
    try {
      giveEngine({ fuel_name: 'DIESEL', type: 'Turbo Diesel' })
      const { fact } = await showEnginePage()
      expect([fact('fuel_name'), fact('type')]).toEqual([
        { text: 'Дизель', value: 'DIESEL' },
        { text: 'Дизель с турбонаддувом', value: 'Turbo Diesel' }
      ])
      giveEngine({ fuel_name: 'Hydrogen', type: 'Wankel' })
      const { fact: other } = await showEnginePage()
      expect([other('fuel_name').text, other('type').text]).toEqual(['Hydrogen', 'Wankel'])
    } finally {
      await setInterfaceLanguage('en')
    }
  })

  it('report overlong value strings as such, not as missing', async () => {
    giveEngine({ nm_values: '1,'.repeat(30_000) })
    const { fact, page, all } = await showEnginePage()
    expect(fact('nm_values').text).toBe('too long to be read')
    expect(all('curve-note').map((note) => note.text())).toContain(
      'Stock: torque values not drawn: the text is too long.'
    )
    expect(page.text()).not.toContain('torque values not given')
  })

  it('convert the headline figures and keep the raw values', async () => {
    const { fact, page } = await showEnginePage(ENGINE, { 'units.power': 'kW', 'units.torque': 'lb-ft' })
    expect(fact('power')).toEqual({ text: '110 kW', value: '150' })
    expect(fact('torque')).toEqual({ text: '258 lb-ft', value: '350' })
    expect(page.get('[data-testid="headline"]').text()).toMatch(/190\sPS at 3\s000\srpm/)
  })

  it('show markup in names as text (trap 65)', async () => {
    giveEngine({ name: '<img src=x onerror=1>' })
    const { fact, page } = await showEnginePage()
    expect(fact('name').text).toBe('<img src=x onerror=1>')
    expect(page.find('img[src="x"]').exists()).toBe(false)
  })

  it('distinguish the engine year from the years of the generation (trap 53)', async () => {
    const { page, fact } = await showEnginePage()
    expect(page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
    expect(fact('year').text).toBe('2014')
    expect(page.text()).toContain('Engine year')
    fake.answer('catalogue:held', done(null))
    const [manufacturers, models] = ['Arvenna', 'Corsale'].map((name, id) => ({ id: `${id}`, name }))
    const generations = { id: '31', name: 'Concept', year: null, yearend: null }
    fake.answer('catalogue:path-names', { manufacturers, models, generations } as never)
    expect((await showEnginePage()).page.get('.place').text()).toBe('Arvenna Corsale Concept · years not given')
  })
})

describe('options, tools and methods', () => {
  it.each([
    [null, 'not provided'],
    [[], 'none listed']
  ] as const)('show options %j as "%s" (trap 38)', async (options, text) => {
    giveEngine({ options: options as null })
    const { page, all } = await showEnginePage()
    expect(page.get('.facts').text()).toContain(`Options: ${text}`)
    expect(page.find('.options').exists()).toBe(false)
    expect(all('option')).toHaveLength(0)
  })

  it('shows sales the options that a customer’s sheet prints', async () => {
    const options = ['DPF', 'VMAX'].map((code) => ({ code, name: code, description: null, icon: null }))
    giveEngine({ options })
    const shown = async (): Promise<(string | undefined)[]> => {
      const { page, all } = await showEnginePage()
      const codes = all('option').map((one) => one.attributes('data-code'))
      page.unmount()
      return codes
    }
    expect(await shown()).toEqual(['DPF', 'VMAX'])
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    expect(await shown()).toEqual(['VMAX'])
  })

  it('say to sales that the rules could not be read, only where there are options', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    fake.answer('sheets:rules', () => failed('store-failed'))
    giveEngine({ options: [{ code: 'VMAX', name: 'VMAX', description: null, icon: null }] })
    const { page, all } = await showEnginePage()
    expect(page.get('.pull').text()).toContain('The option rules couldn’t be read.')
    expect(all('option')).toHaveLength(0)
    page.unmount()
    giveEngine({ options: [] })
    expect((await showEnginePage()).page.get('.pull').text()).not.toContain('rules')
  })

  it('have the count of a long list, which scrolls, in its heading', async () => {
    giveEngine({
      options: Array.from({ length: 40 }, (_none, at) => ({
        code: `C${at}`,
        name: `Option ${at}`,
        description: null,
        icon: null
      })),
      read_tools: Array.from({ length: 3 }, (_none, at) => ({ id: `${at}`, name: `Tool ${at}` }))
    })
    const { page } = await showEnginePage()
    expect(page.get('.options h2').text()).toBe('Options 40 · for information')
    expect(page.findAll('h2 .count')).toHaveLength(1)
  })

  it('mark options as information and show code and description on request (trap 39)', async () => {
    const { page, all } = await showEnginePage()
    expect(page.get('.options').text()).toContain('for information')
    const option = all('option')[0]
    expect(option?.attributes('data-code')).toBe('VMAX')
    await option?.trigger('click')
    await flushPromises()
    expect(document.body.textContent).toMatch(/Code VMAX.*Top speed.*For information only/s)
  })

  it('read each list from its own field and never pair them (traps 40, 41)', async () => {
    giveEngine({
      read_tools: [
        { id: '5', name: 'Kestrel 3' },
        { id: null, name: null }
      ],
      read_methods: [{ id: '5', value: 'OBD' }]
    })
    const { all } = await showEnginePage()
    expect(all('read-tool').map((tool) => [tool.attributes('data-id'), tool.text()])).toEqual([
      ['5', 'Kestrel 3'],
      ['', 'not given']
    ])
    expect(all('read-method').map((method) => [method.attributes('data-id'), method.text()])).toEqual([['5', 'OBD']])
    const lists = [all('read-tool')[0], all('read-method')[0]].map((item) => item?.element.closest('section'))
    expect(lists[0]).not.toBe(lists[1])
  })
})

describe('long lists of tools and methods', () => {
  it('show their first and the owned entries, and all of them by a button', async () => {
    const named = (n: number) => Array.from({ length: n }, (_, at) => ({ id: `${at}`, name: `Tool ${at + 1}` }))
    giveEngine({ read_tools: named(40), read_methods: named(11).map(({ id, name }) => ({ id, value: name })) })
    const { page, all } = await showEnginePage(ENGINE, { 'shop.tools': ['Tool 30'] })
    const shown = () =>
      all('read-tool').flatMap((item) => ((item.element as HTMLElement).style.display === 'none' ? [] : [item.text()]))
    expect(shown()).toEqual([...named(7).map(({ name }) => name), 'Tool 30'])
    expect(all('tools-show-all').map((button) => button.text())).toEqual(['Show all 40'])
    await page.get('[data-testid="tools-show-all"]').trigger('click')
    expect(shown()).toHaveLength(40)
    expect(all('tools-show-all')).toEqual([])
  })
})

describe('requests of the page', () => {
  it('are one for the record and one for the figures, and a refresh shows its number', async () => {
    const { page } = await showEnginePage()
    expect(fake.sent('catalogue:engine')).toMatchObject([{ engineId: '40' }])
    expect(fake.sent('catalogue:performance')).toMatchObject([{ generationId: '31', engineId: '40' }])
    const button = page.get('[data-testid="engine-refresh"]')
    expect(button.attributes('title')).toMatch(
      new RegExp(`^Refresh · ${en.app.cost.split(' | ')[1]!.replace('{n}', '2')}\nFetched .+ from the service$`)
    )
    await button.trigger('click')
    await flushPromises()
    expect(fake.sent('catalogue:engine')[1]).toMatchObject({ refresh: true })
    expect(fake.sent('catalogue:performance')[1]).toMatchObject({ refresh: true })
  })

  it('keep stored data when a refresh fails, with the reason in place', async () => {
    const { page, fact } = await showEnginePage()
    fake.fail('catalogue:engine', 'offline')
    await page.get('[data-testid="engine-refresh"]').trigger('click')
    await flushPromises()
    expect(fact('power').text).toBe('150 PS')
    expect(page.get('[data-testid="notice"]').attributes('data-code')).toBe('offline')
    // while connected, only this record has failed
    expect(page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe('stale')
  })

  it('include the unbranded picture once the other is drawn, for sheets without network, but not where pictures count as calls', async () => {
    const asked: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address)
        }
      }
    )
    const models = {
      id: '20',
      name: 'Corsale',
      photo: 'https://pictures.example/own.jpg',
      photoUnbranded: 'https://pictures.example/plain.jpg'
    }
    const manufacturers = { id: '9007199254740993', name: 'Arvenna' }
    const generations = { id: '31', name: 'II' }
    fake.answer('catalogue:path-names', { manufacturers, models, generations } as never)
    for (const [countAsCalls, expected] of [
      [true, []],
      [false, ['plain.jpg']]
    ] as const) {
      fake.settings_ = fake.settings_.map((entry) =>
        entry.key === 'pictures.countAsCalls' ? { ...entry, value: countAsCalls } : entry
      )
      const { page } = await showEnginePage()
      await page.get('header.head img').trigger('load')
      expect(asked.map((address) => decodeURIComponent(address).split('/').at(-1))).toEqual(expected)
    }
    vi.unstubAllGlobals()
  })

  it('report once that nothing is stored, and offer nothing that needs it', async () => {
    fake.fail('catalogue:engine', 'offline')
    fake.fail('catalogue:performance', 'offline')
    fake.connection_ = { ...DEMO, state: 'offline' }
    const { page } = await showEnginePage('/engine/1/9007199254740993/20/31/999998')
    expect(page.findAll('[data-testid="notice"]').map((notice) => notice.attributes('data-code'))).toEqual(['offline'])
    expect(page.get('[data-testid="notice"]').text()).toContain(en.offline.instead.engine)
    expect(page.get('[data-testid="stored-all"]').attributes('href')).toBe('/offline')
    // one column, as the others would be empty
    expect(page.classes()).toEqual(expect.arrayContaining(['missing', 'unknown']))
    expect(page.find('[data-testid="compare-add"]').exists()).toBe(false)
    expect(page.find('[data-testid="sheet-open"]').exists()).toBe(false)
  })

  it('run by themselves when the connection returns', async () => {
    fake.fail('catalogue:engine', 'offline')
    fake.fail('catalogue:performance', 'offline')
    fake.connection_ = { ...DEMO, state: 'offline' }
    const { page } = await showEnginePage()
    const asked = () => [fake.sent('catalogue:engine').length, fake.sent('catalogue:performance').length]
    const [engines, figures] = asked()
    fake.emit('connection:changed', { ...DEMO, state: 'online' })
    await flushPromises()
    expect(asked()).toEqual([engines! + 1, figures! + 1])
    expect(page.find('[data-testid="stored-instead"]').exists()).toBe(true)
  })

  it('have no retry before a limit ends', async () => {
    fake.fail('catalogue:engine', 'limit', { retryAt: new Date(Date.now() + 600_000).toISOString() })
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="notice"]').find('button').exists()).toBe(false)
  })

  it.each(['offline', 'bad-key', 'unauthorised', 'limit', 'not-found', 'server-error'] as const)(
    'show %s in the place of the chart and leave the rest intact',
    async (code) => {
      fake.fail('catalogue:engine', code)
      const { page, all, figure } = await showEnginePage()
      expect(all('notice').map((notice) => notice.attributes('data-code'))).toEqual([code])
      expect(page.get('h1').text()).toBe('2.0 TDR 150')
      expect(figure('top_speed').value).toBe('216')
      fake.answer(
        'catalogue:engine',
        received({
          ...(fake.catalogue_.engines['31']?.[0] as EngineDetail),
          options: null,
          remap_stages: null,
          read_tools: null,
          read_methods: null
        })
      )
      await page.get('[data-testid="notice"] button').trigger('click')
      await flushPromises()
      expect(all('notice')).toHaveLength(0)
    }
  )

  it('show id, freshness and time of the answer', async () => {
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="engine-page"]').attributes()).toMatchObject({
      'data-engine-id': '40',
      'data-fetched-at': '2026-11-21T09:30:00.000Z'
    })
  })

  it.each(['offline', 'connecting'] as const)(
    'are shown as offline when the connection is %s, even with data from before',
    async (state) => {
      fake.connection_ = { ...DEMO, state }
      expect((await showEnginePage()).page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBe('offline')
    }
  )

  it('have no freshness before a record is loaded', async () => {
    fake.hold('catalogue:engine')
    expect((await showEnginePage()).page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBeUndefined()
  })

  it.each(['online', 'offline'] as const)('have no freshness without a record while %s', async (state) => {
    fake.connection_ = { ...DEMO, state }
    fake.fail('catalogue:engine', 'not-found')
    expect((await showEnginePage()).page.get('[data-testid="engine-page"]').attributes('data-fresh')).toBeUndefined()
  })

  it('are cancelled when unsent and the page closes, and write nothing late', async () => {
    const held = fake.hold('catalogue:engine')
    const { page, router } = await showEnginePage()
    await router.push('/elsewhere')
    await flushPromises()
    expect(fake.sent('request:cancel')).toContainEqual({ requestId: held[0]?.input.requestId })
    expect(page.find('[data-testid="engine-page"]').exists()).toBe(false)
  })

  it('never show a late answer of the previous engine', async () => {
    const held = fake.hold('catalogue:engine')
    const { router, page } = await showEnginePage()
    await router.push('/engine/1/9007199254740993/20/31/41')
    await flushPromises()
    held[0]?.answer(
      received({
        ...(fake.catalogue_.engines['31']?.[0] as EngineDetail),
        options: null,
        remap_stages: null,
        read_tools: null,
        read_methods: null
      })
    )
    await flushPromises()
    expect(page.find('[data-testid="fact"][data-field="power"]').exists()).toBe(false)
    expect(page.get('[data-testid="engine-page"]').attributes('data-engine-id')).toBe('41')
  })
})

describe('the focus on arrival', () => {
  it('is on the page, so that keys scroll it at once', async () => {
    const { page } = await showEnginePage()
    expect(document.activeElement).toBe(page.get('[data-testid="engine-page"]').element)
  })

  it('stays with a field that is being written in', async () => {
    const box = document.body.appendChild(document.createElement('input'))
    box.focus()
    await showEnginePage()
    expect(document.activeElement).toBe(box)
    box.remove()
  })
})

describe('the place of the engine', () => {
  it('opens the full path when it is stored, without a call', async () => {
    const { router } = await showEnginePage('/engine/-/-/-/-/40')
    expect(fake.sent('catalogue:locate')).toMatchObject([{ engineId: '40', spend: false }])
    expect(router.currentRoute.value.fullPath).toBe(ENGINE)
    expect(fake.sent('catalogue:engine')).toHaveLength(1)
  })

  it('is reported as unknown, without a call for figures, with every call that finds it (traps 29, 30)', async () => {
    fake.answer('catalogue:locate', { ok: true, value: [] })
    const { page, router, all } = await showEnginePage('/engine/-/-/-/-/40')
    expect(page.text()).toContain('Location in the catalogue unknown.')
    expect(all('performance')).toHaveLength(0)
    expect(fake.sent('catalogue:performance')).toHaveLength(0)
    expect(page.get('[data-testid="engine-refresh"]').attributes('title')).toContain(
      en.app.cost.split(' | ')[0]!.replace('{n}', '1')
    )
    fake.answer('catalogue:locate', ({ spend }) => ({
      ok: true,
      value: spend
        ? [{ types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' } as never]
        : []
    }))
    expect(page.get('[data-testid="find-place"]').attributes('title')).toBe('2 requests')
    const before = fake.calls.length
    await page.get('[data-testid="find-place"]').trigger('click')
    await flushPromises()
    const asked = fake.calls.slice(before).map(({ channel }) => channel)
    expect(
      asked.filter((channel) =>
        [
          'catalogue:locate',
          'catalogue:performance',
          'catalogue:engine',
          'catalogue:complete',
          'catalogue:generations'
        ].includes(channel)
      )
    ).toEqual(['catalogue:locate', 'catalogue:performance'])
    expect(fake.sent('catalogue:locate').at(-1)).toMatchObject({ name: '2.0 TDR 150', spend: true })
    expect(router.currentRoute.value.fullPath).toBe(ENGINE)
    expect(all('performance')).toHaveLength(5)
  })

  it('is one of several to choose from, without a call for figures before (trap 31)', async () => {
    const place = { types: '1', manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
    fake.answer('catalogue:locate', { ok: true, value: [{ ...place, generations: '77' }, place] as never })
    fake.answer('catalogue:path-names', ({ path }) => ({
      types: { id: '1', name: 'Cars' },
      models: { id: '20', name: 'Corsale' },
      generations: {
        id: path.generations ?? '',
        name: path.generations === '77' ? 'III' : 'II',
        year: 2014,
        yearend: null
      }
    }))
    const { page, router, all } = await showEnginePage('/engine/-/-/-/-/40')
    expect(all('place-choice').map((choice) => choice.text())).toEqual([
      'Cars · #9007199254740993 · Corsale · III · 2014–',
      'Cars · #9007199254740993 · Corsale · II · 2014–'
    ])
    expect(page.text()).toContain('Several locations found')
    expect(page.find('[data-testid="find-place"]').exists()).toBe(false)
    expect(router.currentRoute.value.fullPath).toBe('/engine/-/-/-/-/40')
    expect(fake.sent('catalogue:performance')).toEqual([])
    await all('place-choice')[1]?.trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.fullPath).toBe(ENGINE)
    expect(fake.sent('catalogue:performance')).toMatchObject([{ generationId: '31', engineId: '40' }])
    expect(all('place-choice')).toHaveLength(0)
  })

  it('is reported as unknown to the service too', async () => {
    fake.answer('catalogue:locate', { ok: true, value: [] })
    const { page } = await showEnginePage('/engine/-/-/-/-/40')
    await page.get('[data-testid="find-place"]').trigger('click')
    await flushPromises()
    expect(page.text()).toContain('does not give its location')
    expect(page.find('[data-testid="find-place"]').exists()).toBe(false)
  })
})

describe('years and picture of the generation', () => {
  /** The path after a search hit: names without the generation's record. */
  const fromHit = (): void => {
    fake.answer('catalogue:held', done(null))
    fake.answer('catalogue:path-names', {
      manufacturers: { id: '10', name: 'Arvenna' },
      models: { id: '20', name: 'Corsale' },
      generations: { id: '31', name: 'II' },
      engines: { id: '40', name: '2.0 TDR 150' }
    })
  }
  const ask = ({ page }: Awaited<ReturnType<typeof showEnginePage>>) => page.find('[data-testid="generation-ask"]')

  it('are left out before the record is requested, and offered with their number of calls', async () => {
    fromHit()
    const shown = await showEnginePage()
    expect(shown.page.get('.place').text()).toBe('Arvenna Corsale II')
    expect(shown.page.text()).not.toContain('no picture')
    expect([ask(shown).text(), ask(shown).attributes('title')]).toEqual(['Load years and picture', '1 request'])
    await ask(shown).trigger('click')
    await flushPromises()
    expect(fake.sent('catalogue:generations')).toMatchObject([{ parentId: '20' }])
    expect(shown.page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
    expect(shown.page.text()).toContain('no picture')
    expect(ask(shown).exists()).toBe(false)
  })

  it('are not offered while the service is unreachable', async () => {
    fromHit()
    fake.connection_ = { ...DEMO, state: 'offline' }
    const shown = await showEnginePage()
    expect(ask(shown).exists()).toBe(false)
    fake.emit('connection:changed', DEMO)
    await flushPromises()
    expect(ask(shown).exists()).toBe(true)
  })

  it('are shown without a call when the record is stored', async () => {
    fromHit()
    fake.answer('catalogue:held', received(CATALOGUE.generations['20'] ?? []))
    const shown = await showEnginePage()
    expect(fake.sent('catalogue:held')).toEqual([{ level: 'generations', parentId: '20' }])
    expect(shown.page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
    expect(ask(shown).exists()).toBe(false)
    expect(fake.sent('catalogue:generations')).toEqual([])
  })

  it('are "not given" only when the record says so', async () => {
    fromHit()
    const shown = await showEnginePage('/engine/1/9007199254740993/20/32/40')
    await ask(shown).trigger('click')
    await flushPromises()
    expect(shown.page.get('.place').text()).toBe('Arvenna Corsale Concept · years not given')
  })

  it('stay missing when the call fails, with the reason', async () => {
    fromHit()
    fake.fail('catalogue:generations', 'offline')
    const shown = await showEnginePage()
    await ask(shown).trigger('click')
    await flushPromises()
    expect(shown.page.get('header.head [data-testid="notice"]').attributes('data-code')).toBe('offline')
    expect(ask(shown).exists()).toBe(true)
    expect(shown.page.get('.place').text()).toBe('Arvenna Corsale II')
  })
})

describe('an engine opened by a link', () => {
  const LINK = '/engine/-/-/-/31/40'
  const WHOLE = { types: null, manufacturers: '9007199254740993', models: '20', generations: '31', engines: '40' }
  const NAMES = {
    manufacturers: { id: '9007199254740993', name: 'Arvenna' },
    models: { id: '20', name: 'Corsale' },
    generations: { id: '31', name: 'II', heard: true as const, year: 2014, photo: 'https://p.example/ii.jpg' }
  }
  const known = (path: object = WHOLE, names: object = NAMES): void => {
    fake.answer('catalogue:held', done(null))
    fake.answer('catalogue:path-names', ({ path: asked }) => (asked.models === null ? {} : NAMES))
    fake.answer('catalogue:complete', done({ path, names } as never))
  }

  it('fetches its generation only, and takes make, model, years and the address from it', async () => {
    known()
    const { page, router } = await showEnginePage(LINK)
    expect(fake.sent('catalogue:complete')).toMatchObject([
      {
        path: { types: null, manufacturers: null, models: null, generations: '31', engines: '40' },
        spend: true,
        priority: 'visible'
      }
    ])
    expect(page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
    expect(router.currentRoute.value.fullPath).toBe('/engine/-/9007199254740993/20/31/40')
    expect(fake.sent('catalogue:engine')).toHaveLength(1)
    expect(fake.sent('catalogue:performance')).toHaveLength(1)
    expect(fake.sent('desk:add-recent').at(-1)).toEqual({ path: WHOLE })
    expect(page.find('[data-testid="generation-ask"]').exists()).toBe(false)
  })

  it('fetches make and model when the path is known without names, after the answer of main', async () => {
    known()
    fake.answer('catalogue:path-names', {})
    const { page } = await showEnginePage('/engine/-/9007199254740993/20/31/40')
    expect(fake.sent('catalogue:complete')).toMatchObject([{ spend: true, priority: 'visible' }])
    expect(page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
    expect(page.find('[data-testid="generation-ask"]').exists()).toBe(false)
    fake.answer('catalogue:path-names', NAMES)
    fake.emit('catalogue:updated', { endpoint: 'generation', params: { generation_id: '31' } })
    await flushPromises()
    expect(fake.sent('catalogue:complete')).toHaveLength(1)
  })

  it('does not request the figures again while they are loading', async () => {
    known()
    const figures = fake.hold('catalogue:performance')
    const { router } = await showEnginePage(LINK)
    expect(router.currentRoute.value.fullPath).toBe('/engine/-/9007199254740993/20/31/40')
    expect(figures).toHaveLength(1)
    expect(fake.sent('request:cancel')).toEqual([])
  })

  it('shows a record without a model, and requests it once', async () => {
    known({ ...WHOLE, manufacturers: null, models: null }, { generations: { ...NAMES.generations, year: undefined } })
    const { page, router } = await showEnginePage(LINK)
    expect(page.get('.place').text()).toBe('II · years not given')
    expect(router.currentRoute.value.fullPath).toBe(LINK)
    expect(fake.sent('catalogue:complete')).toHaveLength(1)
    expect(page.find('[data-testid="generation-ask"]').exists()).toBe(false)
  })

  it('offers a retry with its number of calls, and retries when the connection returns', async () => {
    known()
    fake.fail('catalogue:complete', 'offline')
    const { page } = await showEnginePage(LINK)
    expect(page.get('header.head [data-testid="notice"]').attributes('data-code')).toBe('offline')
    expect(page.get('[data-testid="generation-ask"]').text()).toBe('Load make and model')
    expect(page.get('[data-testid="generation-ask"]').attributes('title')).toBe('1 request')
    await page.get('[data-testid="generation-ask"]').trigger('click')
    await flushPromises()
    expect(fake.sent('catalogue:complete').map(({ priority }) => priority)).toEqual(['visible', 'click'])
    known()
    fake.emit('connection:changed', { ...DEMO, state: 'offline' })
    await flushPromises()
    fake.emit('connection:changed', DEMO)
    await flushPromises()
    expect(page.get('.place').text()).toBe('Arvenna Corsale II · 2014–')
  })
})

describe('the picture', () => {
  const place = (photo: string | null, photoUnbranded: string | null) => ({
    id: '1',
    name: null,
    photo,
    photoUnbranded
  })
  it('is the one of the generation, else of the model', () => {
    expect(enginePhoto({ generations: place('g', null), models: place('m', null) }, false)).toBe('g')
    expect(enginePhoto({ generations: place(null, null), models: place('m', null) }, false)).toBe('m')
    expect(enginePhoto({}, false)).toBeNull()
  })
  it('is never a branded one when the settings exclude them', () => {
    expect(enginePhoto({ generations: place('g', null), models: place('m', 'mu') }, true)).toBe('mu')
    expect(enginePhoto({ generations: place('g', null) }, true)).toBeNull()
  })
})
