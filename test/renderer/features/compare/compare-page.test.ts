import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fake, FETCHED_AT } from '../../../fakes/bridge'
import { CATALOGUE, detailOf, pathOf } from '../../../fakes/catalogue'
import Papa from 'papaparse'
import { flushPromises, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { quickOpen } from '@/composables/window/quick-open'
import { useCompareSelection } from '@/stores/compare'
import { useCatalogueLists } from '@/stores/catalogue-lists'
import ComparePage from '@/features/compare/ComparePage.vue'
import { setInterfaceLanguage } from '@/locales'
import { done, failed } from '@contract/failures'
import type { CatalogueAnswer, PathNames } from '@contract/channels/catalogue'
import type { ReadinessEntry } from '@contract/channels/packs'
import type { EnginePath, Performance, RemapStage } from '@shared/catalogue/records'
import { parseTable } from '@shared/export/table-json'
import { formatPathParam } from '@shared/compare/selection'
import { mountScreen, type Screen } from '../mount-screen'

let screen: Screen
let here: Record<string, ReadinessEntry['missing']>
const path = (id: string) => pathOf(CATALOGUE, id)!
const slots = (): DOMWrapper<Element>[] => screen.wrapper.findAll('[data-testid="compare-slot"]')
const ids = (): (string | undefined)[] => slots().map((slot) => slot.attributes('data-engine-id'))
const row = (id: string): DOMWrapper<Element> => screen.wrapper.find(`[data-testid="compare-row"][data-row="${id}"]`)
const cells = (id: string): string[] =>
  row(id)
    .findAll('[data-testid="compare-cell"]')
    .map((cell) => cell.text())
const press = async (key: string): Promise<void> => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  await flushPromises()
}
/** @param folded leaves equal rows folded */
async function open(
  engines: readonly string[],
  address = '/compare',
  folded = false,
  names: PathNames = {}
): Promise<VueWrapper> {
  fake.compare_ = engines.map((id) => ({ path: path(id), names }))
  screen = await mountScreen('compare', ComparePage, address)
  await useCompareSelection().load()
  await flushPromises()
  await flushPromises()
  if (!folded && engines.length > 1) await press('d')
  return screen.wrapper
}
const choose = async (id: string): Promise<void> => {
  await screen.wrapper.find('[data-testid="export-open"]').trigger('keydown', { key: 'Enter' })
  await flushPromises()
  const item = document.querySelector<HTMLElement>(`[data-testid="export-item"][data-id="${id}"]`)!
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  item.click()
  await flushPromises()
}

beforeEach(() => {
  fake.reset()
  here = { 40: [], 41: [], 42: [], 43: [] }
  fake.answer('packs:readiness', ({ scopes }) =>
    done(
      scopes.flatMap((scope): ReadinessEntry[] => {
        const id = scope.kind === 'engine' ? scope.engineId : ''
        const missing = here[id] ?? ['detail', 'performance']
        return [
          {
            path: path(id),
            names: {},
            missing,
            state: missing.length === 0 ? 'complete' : 'partial',
            fetchedAt: FETCHED_AT
          }
        ]
      })
    )
  )
  // cached after the first request
  fake.answer('catalogue:engine', ({ engineId }) => {
    here[engineId] = (here[engineId] ?? []).filter((what) => what === 'performance')
    return done({ data: detailOf(CATALOGUE, engineId)!, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
  })
})
afterEach(() => {
  screen.wrapper.unmount()
  document.body.replaceChildren()
})

it('names a vehicle that all have once, and none twice', async () => {
  const vehicles = (): number => screen.wrapper.get('.sides thead').text().split('Arvenna').length - 1
  await open(['40', '41'], '/compare', true, { manufacturers: { id: '7', name: 'Arvenna' } } as unknown as PathNames)
  expect(vehicles()).toBe(1)
  await press('d')
  expect(vehicles()).toBe(2)
})

describe('leaving the comparison', () => {
  it('during the first call of an engine sends no second one', async () => {
    here['42'] = ['detail', 'performance']
    await open(['40', '42'])
    const held = fake.hold('catalogue:engine')
    const performances = (): number => fake.sent('catalogue:performance').filter((i) => i.engineId === '42').length
    await slots()[1]!.find('[data-testid="compare-fetch"]').trigger('click')
    await flushPromises()
    expect(held.map(({ input }) => input.engineId)).toEqual(['42'])
    screen.wrapper.unmount()
    held[0]!.answer(failed('cancelled'))
    await flushPromises()
    expect(performances()).toBe(0)
  })
})

describe('a record that main stored', () => {
  const stored = (fetchedAt?: string) =>
    fake.emit('catalogue:updated', {
      endpoint: 'engine',
      params: { engine_id: '40' },
      ...(fetchedAt === undefined ? {} : { fetchedAt })
    })
  const answerOf = (ecu: string) =>
    done({
      data: { ...detailOf(CATALOGUE, '40')!, ecu },
      fetchedAt: FETCHED_AT,
      source: 'desk' as const,
      language: 'en' as const
    })

  it('is read again when it is stored during a read of its column, unless it is displayed', async () => {
    await open(['40', '42'])
    const held = fake.hold('catalogue:performance')
    stored()
    await flushPromises()
    fake.answer('catalogue:engine', answerOf('Delmark EDX21'))
    stored()
    const before = fake.sent('catalogue:engine').length
    held[0]!.answer(failed('server-error'))
    await flushPromises()
    expect(fake.sent('catalogue:engine')).toHaveLength(before + 1)
    expect(cells('ecu')[0]).toBe('Delmark EDX21')
    held[1]!.answer(failed('server-error'))
    await flushPromises()
    stored(FETCHED_AT)
    await flushPromises()
    expect(fake.sent('catalogue:engine')).toHaveLength(before + 1)
  })

  it('is read again after an exception, which ends the loading state', async () => {
    await open(['40', '42'])
    const held = fake.hold('catalogue:engine')
    const bugs: unknown[] = []
    process.once('unhandledRejection', (bug) => bugs.push(bug))
    stored()
    await flushPromises()
    held[0]!.fail(new Error('a bug'))
    await expect.poll(() => bugs).toHaveLength(1)
    fake.answer('catalogue:engine', answerOf('Delmark EDX21'))
    stored()
    await flushPromises()
    expect(cells('ecu')[0]).toBe('Delmark EDX21')
  })
})

describe('the comparison', () => {
  it('has columns in the order of the person, with units, gains and the best marked in words', async () => {
    await open(['40', '42'])
    expect(ids()).toEqual(['40', '42'])
    expect(cells('power')).toEqual(['150\u00a0PS ▲ best', '110\u00a0PS'])
    expect(cells('1-gain-power')).toEqual(['+40\u00a0PS (+27 %)', '+80\u00a0PS (+73 %) ▲ best'])
    expect(cells('zero_to_hundred')).toEqual(['9.1\u00a0s', '9.1\u00a0s'])
    expect(row('power').findAll('b')).toHaveLength(2)
    expect(row('fuel_name').findAll('b')).toHaveLength(0)
  })

  it('shows "not given" only for loaded data: before that a bar, and after a failure "not loaded"', async () => {
    here['42'] = ['detail', 'performance']
    await open(['40', '42'])
    await useCatalogueLists().load('engines', '31')
    await flushPromises()
    expect([cells('power')[1], cells('tcu')[1], cells('options')[1]]).toEqual([
      '110\u00a0PS',
      'not loaded',
      'not loaded'
    ])
    expect(cells('tcu')[0]).toBe('not given')
    const held = fake.hold('catalogue:engine')
    await slots()[1]!.find('[data-testid="compare-fetch"]').trigger('click')
    await flushPromises()
    expect(row('tcu').findAll('[data-testid="compare-cell"]')[1]!.find('[role="img"]').attributes('aria-label')).toBe(
      'Loading'
    )
    held[0]?.answer(failed('server-error'))
    await flushPromises()
    await flushPromises()
    expect(cells('tcu')[1]).toBe('not loaded')
  })

  it('says of an engine without a stage neither that the stage has no figures nor that it needs no parts', async () => {
    fake.answer('catalogue:engine', ({ engineId }) => {
      const found = detailOf(CATALOGUE, engineId)!
      const data = { ...found, remap_stages: engineId === '40' ? found.remap_stages : null }
      return done({ data, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
    })
    await open(['40', '42'])
    expect(['2-power', '2-gain-power', '2-parts'].map((id) => cells(id)[1])).toEqual(['–', '–', '–'])
    expect(cells('1-parts')).toEqual(['none listed', '–'])
  })

  it('names fuel and type in the language of the window, and keeps the received word', async () => {
    await open(['40', '42'])
    await setInterfaceLanguage('ru')
    await flushPromises()
    expect([cells('fuel_name')[0], cells('type')[0]]).toEqual(['Дизель', 'Дизель с турбонаддувом'])
    expect(row('type').get('[data-testid="compare-cell"]').attributes('data-value')).toBe('Turbo Diesel')
    await setInterfaceLanguage('en')
  })

  it('reads the records again in another language of the catalogue, without a call', async () => {
    await open(['40', '42'])
    const asked = fake.sent('catalogue:engine').length
    fake.answer('catalogue:engine', ({ engineId }) =>
      done({
        data: { ...detailOf(CATALOGUE, engineId)!, ecu: 'Valdiklis' },
        fetchedAt: FETCHED_AT,
        source: 'desk',
        language: 'lt'
      })
    )
    fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: 'lt' } as never)
    await flushPromises()
    expect(cells('ecu')).toEqual(['Valdiklis', 'Valdiklis'])
    expect(
      fake
        .sent('catalogue:engine')
        .slice(asked)
        .map(({ refresh }) => refresh)
    ).toEqual([undefined, undefined])
  })

  it('marks assumed units only', async () => {
    await open(['40', '42'])
    const marked = (id: string): boolean => row(id).find('[data-testid="unit-assumed"]').exists()
    expect(
      [
        'power',
        'torque',
        '1-power',
        '1-gain-power',
        '1-torque',
        '1-gain-torque',
        'zero_to_hundred',
        'top_speed',
        'capacity',
        'fuel_consumption_avg'
      ].filter(marked)
    ).toEqual(['1-power', '1-gain-power', '1-torque', '1-gain-torque', 'zero_to_hundred', 'top_speed'])
    expect(screen.wrapper.get('[data-testid="compare-chart"]').text()).toContain('PS*')
  })

  it('converts a gain before rounding it', async () => {
    const detail = detailOf(CATALOGUE, '40')!
    fake.answer('catalogue:engine', () =>
      done({
        data: { ...detail, power: 61, remap_stages: [{ ...detail.remap_stages![0]!, power: 100 }] },
        fetchedAt: FETCHED_AT,
        source: 'desk',
        language: 'en'
      })
    )
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'units.power'
        ? { ...entry, value: 'kW' }
        : entry.key === 'assume.stagePower'
          ? { ...entry, value: 'bhp' }
          : entry
    )
    await open(['40', '42'])
    // 40.39 PS are 29.70 kW; 40 PS would be 29.42
    expect(cells('1-gain-power')[0]).toContain('+30\u00a0kW')
  })

  it('follows the units at once without a call', async () => {
    await open(['40', '42'])
    const before = fake.calls.length
    fake.settings_ = fake.settings_.map((entry) => (entry.key === 'units.power' ? { ...entry, value: 'kW' } : entry))
    fake.emit('settings:changed', fake.settings_)
    await flushPromises()
    expect(cells('power')[0]).toBe('110\u00a0kW ▲ best')
    expect(fake.calls.length).toBe(before)
  })

  it('marks the highest consumption as best when it is stated in mpg', async () => {
    const consumptions: Record<string, number> = { 40: 30, 42: 45 }
    const { value } = (await window.dynodesk.catalogue.performance({
      generationId: path('40').generations!,
      engineId: '40' as never,
      requestId: 'r'
    })) as { value: CatalogueAnswer<Performance> }
    fake.answer('catalogue:performance', ({ engineId }) =>
      done({ ...value, data: { ...value.data, fuel_consumption_avg: consumptions[engineId]! } })
    )
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'units.consumption' ? { ...entry, value: 'mpg (imp)' } : entry
    )
    await open(['40', '42'])
    expect(cells('fuel_consumption_avg')).toEqual(['30.0\u00a0mpg (imp)', '45.0\u00a0mpg (imp) ▲ best'])
  })

  it('folds equal rows, and unfolds them by key or button', async () => {
    await open(['40', '42'], '/compare', true)
    expect(row('fuel_name').exists()).toBe(false)
    expect(row('power').exists()).toBe(true)
    const folded = screen.wrapper.get('[data-testid="compare-hidden"]')
    expect(folded.text()).toMatch(/^Show \d+ equal rows$/)
    await folded.trigger('click')
    expect(row('fuel_name').exists()).toBe(true)
    await press('d')
    expect(row('fuel_name').exists()).toBe(false)
  })

  it('folds no row with a value that is not loaded', async () => {
    here['42'] = ['detail', 'performance']
    await open(['40', '42'], '/compare', true)
    expect(cells('tcu')[1]).toBe('not loaded')
  })

  it('shows power, torque, gain and 0 to 100 of the drawn stage in the head', async () => {
    await open(['40', '42'])
    const figures = slots()[0]!.get('[data-testid="compare-figures"]')
    expect(figures.findAll('dd').map((one) => one.text())).toEqual([
      '190\u00a0PS +40\u00a0PS',
      '430\u00a0Nm +80\u00a0Nm',
      expect.stringMatching(/\u00a0s$/)
    ])
  })

  describe('the head of an engine', () => {
    /** The first engine with other stages. */
    async function openWith(stages: Partial<RemapStage>[]): Promise<DOMWrapper<Element>> {
      fake.answer('catalogue:engine', ({ engineId }) => {
        const detail = detailOf(CATALOGUE, engineId)!
        const data =
          engineId === '40'
            ? { ...detail, remap_stages: stages.map((stage) => ({ ...detail.remap_stages![0]!, ...stage })) }
            : detail
        return done({ data, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
      })
      await open(['40', '42'])
      return slots()[0]!.find('[data-testid="compare-figures"]')
    }
    const looks = (figures: DOMWrapper<Element>): string[] =>
      figures.findAll('dd .change').map((one) => `${one.text()} ${one.classes().join(' ')}`.replaceAll('\u00a0', ' '))

    it('distinguishes a loss and a doubtful gain from a gain', async () => {
      const weaker = { power: 140, torque: 400, hp_values: null, nm_values: null }
      expect(looks(await openWith([weaker]))).toEqual(['−10 PS change loss', '+50 Nm change gain'])
      screen.wrapper.unmount()
      expect(looks(await openWith([{ power: 400 }]))).toEqual(['+250 PS change even', '+80 Nm change even'])
    })
    it('never shows the stock figures as those of a stage, and names stock that replaces a missing one', async () => {
      const unknown = await openWith([{ power: null, torque: null }])
      expect(unknown.findAll('dd').map((one) => one.text())).toEqual([expect.stringMatching(/\u00a0s$/)])
      screen.wrapper.unmount()
      const without = await openWith([])
      expect(without.text().replaceAll('\u00a0', ' ')).toMatch(/^Stock.*150 PS.*350 Nm/)
    })
  })

  it('shows no 0 to 100 of another stage in the head', async () => {
    await open(['40', '42'])
    const heads = (): (string | undefined)[] =>
      slots()[0]!
        .get('[data-testid="compare-figures"]')
        .findAll('dd')
        .map((one) => one.text())
    const stages = screen.wrapper.findAll('[data-testid="compare-stage"] option')
    expect(stages.at(-1)!.text()).toContain('Stage 2')
    await stages.at(-1)!.setValue()
    expect(heads()).toHaveLength(2)
  })

  it('describes in one line how the first of two engines differs', async () => {
    await open(['40', '42'])
    const verdict = () => screen.wrapper.find('[data-testid="compare-verdict"]')
    // equal with stage 1
    expect(verdict().exists()).toBe(false)
    await screen.wrapper.findAll('[data-testid="compare-stage"] option')[0]!.setValue()
    expect(verdict().text()).toBe('Stock · A against B: +40\u00a0PS · +100\u00a0Nm')
  })

  it('compares no stage of one engine with stock of the other', async () => {
    fake.answer('catalogue:engine', ({ engineId }) => {
      const { remap_stages, ...found } = detailOf(CATALOGUE, engineId)!
      const data = { ...found, remap_stages: engineId === '40' ? remap_stages : [] }
      return done({ data, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
    })
    await open(['40', '42'])
    const verdict = () => screen.wrapper.find('[data-testid="compare-verdict"]')
    const stages = screen.wrapper.findAll('[data-testid="compare-stage"] option')
    expect(stages.at(-1)!.text()).toContain('Stage 2')
    await stages.at(-1)!.setValue()
    expect(verdict().exists()).toBe(false)
    await stages[0]!.setValue()
    expect(verdict().text()).toBe('Stock · A against B: +40\u00a0PS · +100\u00a0Nm')
  })

  it('labels one line per engine by its letter, and stock lines only when they are drawn alone', async () => {
    await open(['40', '42'])
    const labels = (): string[] =>
      screen.wrapper
        .get('[data-testid="compare-chart"]')
        .findAll('text')
        .map((one) => one.text())
        .filter((text) => /^[AB]\b/.test(text))
        .sort()
    expect(labels()).toEqual(['A', 'A', 'B', 'B'])
    await screen.wrapper.findAll('[data-testid="compare-stage"] option')[0]!.setValue()
    expect(labels()).toEqual(['A', 'A', 'B', 'B'])
  })

  it('shows the values at the crosshair below each engine, with the thin stock lines by name', async () => {
    await open(['40', '42'])
    const readout = () =>
      screen.wrapper
        .get('[data-testid="compare-readout"]')
        .findAll('tr')
        .map((one) => one.findAll('th, td').map((cell) => cell.text()))
    const rpm = () => screen.wrapper.get('[data-testid="compare-readout"]').attributes('aria-label')
    const [before, [stage, stock]] = [rpm(), readout()]
    expect(before).toMatch(/^\d\u202f\d{3} rpm$/)
    expect(screen.wrapper.get('[data-testid="compare-chart"]').text()).toContain(before)
    expect([stage?.[0], stock?.[0]]).toEqual([`${before} Stage 1`, 'Stock (thin line)'])
    for (const row of [stock, stage])
      expect(row?.slice(1)).toEqual(Array(2).fill(expect.stringMatching(/^\d+\u00a0PS, \d+\u00a0Nm$/)))
    await screen.wrapper.findAll('[data-testid="compare-stage"] option')[0]!.setValue()
    expect(readout().map(([name]) => name)).toEqual([expect.stringMatching(/ rpm Stock$/)])
    await screen.wrapper.get('[data-testid="compare-chart"]').trigger('keydown', { key: 'Home' })
    expect(rpm()).not.toBe(before)
  })

  it('names power and torque of the record as stock, beside those of the stages', async () => {
    await open(['40', '42'])
    expect(['power', 'torque', '1-power'].map((id) => row(id).get('th').text())).toEqual([
      'Power, stock',
      'Torque, stock',
      expect.stringMatching(/^Power/)
    ])
  })

  it('marks differing values in bold only between equal rows', async () => {
    await open(['40', '42'], '/compare', true)
    expect(row('power').findAll('b')).toHaveLength(0)
    await press('d')
    expect(row('power').findAll('b')).toHaveLength(2)
    expect(row('fuel_name').findAll('b')).toHaveLength(0)
  })

  it('moves and removes columns, which main stores', async () => {
    await open(['40', '41', '42'])
    await slots()[0]!.find('[data-testid="compare-right"]').trigger('click')
    await flushPromises()
    expect(ids()).toEqual(['41', '40', '42'])
    await slots()[1]!.find('[data-testid="compare-remove"]').trigger('click')
    await flushPromises()
    expect(ids()).toEqual(['41', '42'])
    expect(fake.compare_.map((entry) => entry.path.engines)).toEqual(['41', '42'])
  })

  it('says once for all columns that texts are in another language, and fetches them at a press', async () => {
    here = { 40: ['text'], 42: ['text'] }
    await open(['40', '42'])
    expect(slots().map((one) => one.find('[data-testid="compare-fetch"]').exists())).toEqual([false, false])
    const button = screen.wrapper.get('[data-testid="compare-translate"]')
    expect(button.attributes('title')).toBe('2 requests')
    here = { 40: ['text'], 42: ['text'] }
    const before = fake.sent('catalogue:engine').length
    await button.trigger('click')
    await flushPromises()
    await flushPromises()
    expect(
      fake
        .sent('catalogue:engine')
        .slice(before)
        .map(({ engineId, refresh }) => [engineId, refresh])
    ).toEqual([
      ['40', true],
      ['42', true]
    ])
    expect(screen.wrapper.find('[data-testid="compare-translate"]').exists()).toBe(false)
  })

  it('makes no call by itself: data that is not stored shows its number of calls', async () => {
    here['42'] = ['detail', 'performance']
    await open(['40', '42'])
    expect(fake.sent('catalogue:engine').map(({ engineId }) => engineId)).toEqual(['40'])
    expect(cells('power')).toEqual(['150\u00a0PS', 'not loaded'])
    expect(slots()[1]!.attributes()).toMatchObject({ 'data-missing': 'detail performance', 'data-calls': '2' })
    const button = slots()[1]!.find('[data-testid="compare-fetch"]')
    expect([button.text(), button.attributes('title')]).toEqual(['Fetch', '2 requests'])
    await button.trigger('click')
    await flushPromises()
    await flushPromises()
    expect(cells('power')).toEqual(['150\u00a0PS ▲ best', '110\u00a0PS'])
  })

  describe('an engine without a known place', () => {
    const NOWHERE = '-.-.-.-.42'
    const unplaced = async (places: readonly EnginePath[] = []): Promise<void> => {
      fake.answer('catalogue:locate', ({ spend }) => done(spend ? places : []))
      await open(['40'], `/compare?e=${formatPathParam(path('40'))}~${NOWHERE}`)
    }
    const fetch = async (): Promise<void> => {
      await slots()[1]!.find('[data-testid="compare-fetch"]').trigger('click')
      await flushPromises()
    }
    const find = async (): Promise<void> => {
      await slots()[1]!.get('[data-testid="find-place"]').trigger('click')
      await flushPromises()
      await flushPromises()
    }

    it('has no performance, explains why, and offers to find the place for its number of calls', async () => {
      await unplaced([path('42')])
      expect(slots()[1]!.text()).toContain('Only the name of this engine is stored.')
      await fetch()
      expect(slots()[1]!.text()).toContain('Location in the catalogue unknown')
      expect(fake.sent('catalogue:performance').map(({ engineId }) => engineId)).toEqual(['40'])
      expect(slots()[1]!.get('[data-testid="find-place"]').attributes('title')).toBe('1 request')
      expect(fake.sent('catalogue:locate').map(({ spend }) => spend)).toEqual([false])
      here['42'] = ['performance']
      await find()
      expect(fake.sent('catalogue:locate').at(-1)).toMatchObject({
        engineId: '42',
        name: detailOf(CATALOGUE, '42')!.name,
        spend: true
      })
      // the only call; the performance has its own button
      expect(fake.sent('catalogue:performance').map(({ engineId }) => engineId)).toEqual(['40'])
      expect(slots()[1]!.get('[data-testid="compare-fetch"]').attributes('title')).toBe('1 request')
      expect(screen.router.currentRoute.value.query['e']).toBe(
        `${formatPathParam(path('40'))}~${formatPathParam(path('42'))}`
      )
      expect(slots()[1]!.attributes('data-generation-id')).toBe(path('42').generations)
      expect(slots()[1]!.find('[data-testid="find-place"]').exists()).toBe(false)
      // the user's selection is unchanged
      expect(fake.compare_.map((entry) => entry.path.engines)).toEqual(['40'])
    })

    it('gets its place without a call when it is stored, in the person’s own comparison', async () => {
      fake.answer('catalogue:locate', ({ engineId }) => done([path(engineId)]))
      const bare = (id: string) => ({
        path: { ...path(id), types: null, manufacturers: null, models: null, generations: null },
        names: {}
      })
      fake.answer('packs:readiness', done([]))
      await open([])
      await useCompareSelection().set([bare('40').path, bare('42').path])
      await flushPromises()
      await flushPromises()
      expect(fake.sent('catalogue:locate').every(({ spend }) => !spend)).toBe(true)
      expect(fake.compare_.map((entry) => entry.path)).toEqual([path('40'), path('42')])
    })

    it('offers the places of an engine with several, and reports when none is known', async () => {
      await unplaced([{ ...path('42'), generations: '77' as never }, path('42')])
      await fetch()
      await find()
      const choices = slots()[1]!.findAll('[data-testid="place-choice"]')
      expect(choices.map((one) => one.attributes('data-generation-id'))).toEqual(['77', path('42').generations])
      await choices[1]!.trigger('click')
      await flushPromises()
      expect(slots()[1]!.attributes('data-generation-id')).toBe(path('42').generations)
    })

    it('makes no call for an unknown name', async () => {
      fake.answer('catalogue:path-names', {})
      await unplaced([path('42')])
      expect(slots()[1]!.find('[data-testid="find-place"]').exists()).toBe(false)
      await fetch()
      expect(slots()[1]!.find('[data-testid="find-place"]').exists()).toBe(true)
    })

    it('reports when the search has no place either', async () => {
      await unplaced()
      await fetch()
      await find()
      expect(slots()[1]!.text()).toContain('does not give its location')
      expect(slots()[1]!.find('[data-testid="find-place"]').exists()).toBe(false)
    })
  })

  it('shows why a call failed in its column', async () => {
    here['42'] = ['detail', 'performance']
    await open(['40', '42'])
    fake.answer('catalogue:engine', failed('offline'))
    fake.answer('catalogue:performance', failed('offline'))
    await slots()[1]!.find('[data-testid="compare-fetch"]').trigger('click')
    await flushPromises()
    expect(slots()[1]!.find('[data-testid="notice"]').attributes('data-code')).toBe('offline')
    expect(cells('power')[0]).toContain('150')
  })

  it('draws all engines on one chart, and reads all out at one crosshair', async () => {
    await open(['40', '42'])
    const chart = screen.wrapper.find('[data-testid="compare-chart"]')
    const series = new Set(chart.findAll('path.line').map((line) => line.attributes('data-series')))
    expect([...series]).toEqual([
      '0-power-stock',
      '0-torque-stock',
      '0-power-stage',
      '0-torque-stage',
      '1-power-stock',
      '1-torque-stock',
      '1-power-stage',
      '1-torque-stage'
    ])
    await chart.trigger('keydown', { key: 'Home' })
    expect(chart.attributes('aria-valuetext')).toContain('A Stock: 40\u00a0PS, 200\u00a0Nm')
    await screen.wrapper.find('[data-testid="compare-stage"]').setValue('2')
    await chart.trigger('keydown', { key: 'Home' })
    expect(chart.attributes('aria-valuetext')).toContain('B Stage 2: 52\u00a0PS')
  })

  it('draws and reads the stock of an engine without the drawn stage, and no stock that is left out', async () => {
    fake.answer('catalogue:engine', ({ engineId }) => {
      const detail = detailOf(CATALOGUE, engineId)!
      const data = engineId === '42' ? { ...detail, remap_stages: [] } : detail
      return done({ data, fetchedAt: FETCHED_AT, source: 'desk', language: 'en' })
    })
    await open(['40', '41', '42'])
    const chart = screen.wrapper.find('[data-testid="compare-chart"]')
    const lines = new Set(chart.findAll('path.line').map((line) => line.attributes('data-series')))
    expect([...lines].filter((id) => id!.endsWith('-stock'))).toEqual(['2-power-stock', '2-torque-stock'])
    expect(chart.findAll('.line-name').map((name) => name.text())).toContain('C')
    expect(chart.attributes('aria-valuetext')).toContain('C Stock')
    expect(chart.attributes('aria-valuetext')).not.toContain('A Stock')
  })

  it('from a link keeps the person’s own comparison until a takeover', async () => {
    await open(['43'], `/compare?e=${formatPathParam(path('40'))}~${formatPathParam(path('42'))}`)
    expect(ids()).toEqual(['40', '42'])
    expect(fake.compare_).toHaveLength(1)
    await screen.wrapper.find('[data-testid="compare-keep"]').trigger('click')
    await flushPromises()
    expect(fake.compare_.map((entry) => entry.path.engines)).toEqual(['40', '42'])
    expect(screen.router.currentRoute.value.query).toEqual({})
  })

  it('from a link and from the selection names its engines in another language of the catalogue', async () => {
    const named = (name: string) => ({ models: { id: '20', name } }) as never
    fake.answer('catalogue:path-names', () => named('Motor'))
    for (const address of ['/compare', `/compare?e=${formatPathParam(path('40'))}`]) {
      await open(['40'], address, false, named('Motor'))
      expect(screen.wrapper.text()).toContain('Motor')
      fake.answer('catalogue:path-names', () => named('Variklis'))
      fake.compare_ = fake.compare_.map((entry) => ({ ...entry, names: named('Variklis') }))
      fake.emit('language:changed', { interfaceLanguage: 'en', contentLanguage: address === '/compare' ? 'lt' : 'ru' })
      await flushPromises()
      expect(screen.wrapper.text()).not.toContain('Motor')
      screen.wrapper.unmount()
      fake.answer('catalogue:path-names', () => named('Motor'))
    }
  })

  it('of one engine shows the gains of its stages, and gives stage 2 no performance', async () => {
    await open(['40'])
    const ladder = screen.wrapper.find('[data-testid="stage-ladder"]')
    expect(ladder.findAll('[data-testid="ladder-step"]').map((step) => step.text())).toEqual([
      'Stock',
      'Stage 1',
      'Stage 2'
    ])
    const line = (id: string): string[] =>
      ladder
        .find(`tr[data-row="${id}"]`)
        .findAll('td')
        .map((cell) => cell.text())
    expect(line('zero_to_hundred')).toEqual(['9.1\u00a0s', '8.0\u00a0s', 'not given'])
    expect(line('gain-power')).toEqual(['–', '+40\u00a0PS (+27 %)', '+55\u00a0PS (+37 %)'])
    expect(line('more-power')).toEqual(['–', '–', '+15\u00a0PS'])
    expect(line('parts')).toEqual(['–', 'none listed', 'downpipe, intake'])
  })

  it('of one engine shows that its performance loads, then the figures', async () => {
    const answer = Promise.withResolvers<void>()
    const performance = await window.dynodesk.catalogue.performance({
      generationId: path('40').generations!,
      engineId: '40' as never,
      requestId: 'r'
    })
    fake.answer('catalogue:performance', () => answer.promise.then(() => performance))
    await open(['40'])
    const cell = () => screen.wrapper.find('[data-testid="stage-ladder"] tr[data-row="zero_to_hundred"] td')
    expect(cell().find('.loading-bar').exists()).toBe(true)
    expect(cell().text()).toBe('')
    answer.resolve()
    await flushPromises()
    expect(cell().text()).toBe('9.1\u00a0s')
  })

  it('marks the language of the parts that a stage needs', async () => {
    const info = await window.dynodesk.app.info()
    fake.answer('app:info', { ...info, contentLanguage: 'lv' })
    const lang = (cell: string) =>
      screen.wrapper
        .findAll(`${cell} [dir]`)
        .flatMap((one) => (one.text() === 'downpipe, intake' ? [one.attributes('lang')] : []))
    await open(['40'])
    expect(lang('[data-testid="ladder-cell"]')).toEqual(['lv'])
    await open(['40', '41'])
    expect(lang('[data-testid="compare-cell"]')).toContain('lv')
    expect(row('power').find('[dir]').attributes('lang')).toBeUndefined()
  })

  it('explains an empty comparison, and offers the engines on this computer', async () => {
    fake.answer('desk:recents', done([{ path: path('40'), names: {}, openedAt: FETCHED_AT }]))
    await open([])
    expect(screen.wrapper.find('[data-testid="compare-empty"]').text()).toContain('Add two to four engines')
    expect(screen.wrapper.get('[data-testid="stored-engine"]').attributes('data-engine-id')).toBe('40')
    expect(screen.wrapper.get('[data-testid="compare-add"]').text()).toBe('Add')
    const focus = vi.fn()
    quickOpen.value = { focus }
    await screen.wrapper.get('[data-testid="compare-find"]').trigger('click')
    expect(focus).toHaveBeenCalledOnce()
    await screen.wrapper.get('[data-testid="compare-add"]').trigger('click')
    expect(fake.sent('compare:add')).toEqual([{ path: path('40') }])
  })
})

describe('saving the comparison', () => {
  it('sends main a table with units in its header and the raw values', async () => {
    await open(['40', '42'])
    await choose('csv')
    const [sent] = fake.sent('files:save')
    expect(sent).toMatchObject({ kind: 'csv' })
    const [first] = Papa.parse<Record<string, string>>(sent && 'text' in sent.content ? sent.content.text : '', {
      header: true
    }).data
    expect(
      ['power (PS)', 'remap_1_power (PS assumed)', 'zero_to_hundred (s assumed)', 'source', 'language'].map(
        (name) => first?.[name]
      )
    ).toEqual(['150', '190', '9.1', 'demo', 'en'])
    expect(screen.wrapper.text()).toContain('Saved: /papers/')
  })

  it('sends main the same table for a workbook, without apostrophes', async () => {
    await open(['40', '42'])
    await choose('xlsx')
    const [sent] = fake.sent('files:save')
    expect(sent).toMatchObject({ kind: 'xlsx' })
    const table = parseTable(sent && 'text' in sent.content ? sent.content.text : '')
    const at = table?.columns.findIndex(({ name, unit }) => name === 'power' && unit === 'PS') ?? -1
    expect(table?.rows.map((row) => row[at])).toEqual([150, 110])
  })

  it('explains the letters in a picture, and names source and age', async () => {
    await open(['40', '42'])
    await choose('svg')
    const [sent] = fake.sent('files:save')
    const svg = sent && 'text' in sent.content ? sent.content.text : ''
    for (const text of ['A  2.0 TDR 150', 'B  1.6 TDR 110', 'Source: demo catalogue', 'Power, PS'])
      expect(svg).toContain(text)
  })

  it('copies the displayed values, with source and age', async () => {
    await open(['40', '42'])
    await choose('text')
    const [sent] = fake.sent('files:copy')
    expect(sent && 'text' in sent.content ? sent.content.text : '').toMatch(
      /Power, stock +150 PS +110 PS[\s\S]+Source: demo catalogue/
    )
  })

  it('never contains a private note', async () => {
    fake.notes_ = { 40: 'customer owes us money' }
    await open(['40', '42'])
    for (const id of ['csv', 'xlsx', 'json', 'text', 'table', 'svg']) await choose(id)
    expect(fake.sent('files:save')).toHaveLength(4)
    expect(JSON.stringify([fake.sent('files:save'), fake.sent('files:copy')])).not.toContain('owes')
  })

  it('shows why main refused', async () => {
    await open(['40', '42'])
    fake.answer('files:save', failed('save-failed', { params: { reason: 'busy', file: 'a.csv' } }))
    await choose('csv')
    expect(screen.wrapper.find('[data-testid="notice"][data-code="save-failed"]').text()).toContain(
      'a.csv is open in another program.'
    )
  })

  it('is disabled when the policy says so', async () => {
    fake.settings_ = fake.settings_.map((entry) =>
      entry.key === 'policy.allowExport' ? { ...entry, value: false, managed: true } : entry
    )
    await open(['40', '42'])
    expect(screen.wrapper.find('[data-testid="export-open"]').attributes()).toHaveProperty('disabled')
  })
})
