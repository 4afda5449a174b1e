import { ENGINE, fake, giveEngine, giveFigures, showEnginePage, type ShownEnginePage } from '../mount-engine-page'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import DynoRange from '@/features/engine/dyno/chart/DynoRange.vue'
import { axisExtents, runPaths, toleranceBandPaths } from '@/features/engine/measured/run-paths'
import { type Plot } from '@shared/dyno/chart/chart-plot'
import { useSettings } from '@/stores/settings'
import { useStoredEngine } from '@/stores/stored-engine'
import type { EngineId } from '@shared/catalogue/ids'
import { i18n } from '@/locales'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { buildCurves } from '@shared/dyno/curve-set'
import type { MeasuredRun } from '@shared/measured-runs/measured-run'
import { done } from '@contract/failures'
import type { CatalogueFile } from '@main/adapters/demo-service/catalogue/load-catalogue'

const demo = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../../resources/demo/catalogue.json'), 'utf8')
) as CatalogueFile
const panel = (): Element | null => document.querySelector('[data-testid="origin"]')
const said = (row: string): string => panel()?.querySelector(`[data-row="${row}"]`)?.textContent?.trim() ?? ''
async function ask(shown: ShownEnginePage, selector: string): Promise<void> {
  await shown.page.get(selector).trigger('click', { altKey: true })
  await flushPromises()
}

/** Figures on the page without provenance. */
function nameless({ page }: ShownEnginePage): string[] {
  const PLACES =
    '[data-testid="fact"]:not([data-field="name"]):not([data-field="slug"]), [data-testid="performance"], [data-testid="stage"] td, [data-testid="dyno-readout"] .reading .room, [data-testid="band-gain"]'
  const found: string[] = []
  for (const place of page.findAll(PLACES)) {
    const walker = document.createTreeWalker(place.element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const field = place.attributes('data-field') ?? ''
      // excludes words with digits (ECU names, engine codes), stage names, the range itself and labels of shares
      if (
        !/\d/.test(text) ||
        ['ecu', 'tcu', 'engine_code', 'type', 'fuel_name'].includes(field) ||
        /^Stage \d|rpm$|^95\s%/.test(text)
      )
        continue
      if (!node.parentElement?.closest('[data-origin], option, [data-testid="band-range"]'))
        found.push(`${field || place.attributes('data-testid') || place.element.className}: ${text}`)
    }
  }
  return found
}

beforeEach(() => fake.reset())
afterEach(() => void vi.restoreAllMocks())

describe('the source of a figure', () => {
  it('is available for every figure of the page, over the demo catalogue (crawl)', async () => {
    const chosen = demo.engines.filter((_engine, at) => at % Math.ceil(demo.engines.length / 10) === 0)
    expect(chosen.length).toBeGreaterThan(8)
    for (const engine of chosen) {
      const [, , , consumption, top, zero, topTuned, zeroTuned] =
        demo.performance.find(([, id]) => id === engine.id) ?? []
      giveEngine({
        power: engine.power,
        torque: engine.torque,
        capacity: engine.capacity,
        cylinders: engine.cylinders,
        year: engine.year,
        rpm_values: engine.rpm,
        hp_values: engine.hp,
        nm_values: engine.nm,
        remap_stages: engine.stages.map((stage) => ({
          stage_no: stage.no,
          power: stage.power,
          torque: stage.torque,
          hp_values: stage.hp,
          nm_values: stage.nm,
          modifications: null
        }))
      })
      giveFigures({
        fuel_consumption_avg: consumption ?? null,
        top_speed: top ?? null,
        zero_to_hundred: zero ?? null,
        top_speed_st1: topTuned ?? null,
        zero_to_hundred_st1: zeroTuned ?? null
      })
      const shown = await showEnginePage()
      expect({ engine: engine.id, nameless: nameless(shown) }).toEqual({ engine: engine.id, nameless: [] })
      expect(shown.page.findAll('[data-origin]').length).toBeGreaterThan(10)
      shown.page.unmount()
    }
  })

  it('has field, raw value, unit, factor, rounding, age, language and service', async () => {
    const shown = await showEnginePage(ENGINE, { 'units.power': 'kW' })
    await ask(shown, '[data-testid="fact"][data-field="power"] [data-origin]')
    expect([said('field'), said('raw'), said('unit'), said('factor'), said('rounding'), said('language')]).toEqual([
      'power',
      '150',
      'PS, stated by the service',
      '1 PS = 0.73549875 kW',
      'to whole numbers',
      'English'
    ])
    expect(said('profile')).toContain('demo catalogue')
    expect(said('fetched')).not.toBe('')
    // one line in sight, the rows behind a disclosure
    expect(panel()?.textContent).toMatch(/^110 kW, from the catalogue, /)
    expect(panel()?.querySelector('.title')?.textContent).toContain(said('fetched'))
    expect(panel()?.querySelector('.title + details')).not.toBeNull()
    expect(panel()?.querySelector('details')?.open).toBe(false)
  })

  it('states an assumed unit, and who confirmed it', async () => {
    const shown = await showEnginePage()
    await ask(shown, '[data-testid="performance"][data-field="top_speed"] [data-origin]')
    expect(said('unit')).toBe('km/h, assumed, unconfirmed')
    shown.page.unmount()
    const confirmed = await showEnginePage(ENGINE, {
      'assume.speedConfirmed': 'P. Meier, 3 May 2026',
      'units.topSpeed': 'mph'
    })
    await ask(confirmed, '[data-testid="performance"][data-field="top_speed"] [data-origin]')
    expect([said('unit'), said('factor')]).toEqual([
      'km/h, assumed, confirmed: P. Meier, 3 May 2026',
      '1 km/h = 0.621371192 mph'
    ])
    expect(confirmed.figure('top_speed').text).toMatch(/mph$/)
  })

  it('follows the unit that changes while it is open', async () => {
    const shown = await showEnginePage(ENGINE, { 'units.power': 'PS' })
    await ask(shown, '[data-testid="fact"][data-field="power"] [data-origin]')
    expect(panel()?.textContent).toMatch(/^150 PS, /)
    await useSettings().set('units.power', 'kW')
    await flushPromises()
    expect(panel()?.textContent).toMatch(/^110 kW, /)
    expect(said('factor')).toBe('1 PS = 0.73549875 kW')
  })

  it('explains a gain by its operands', async () => {
    const shown = await showEnginePage()
    await ask(shown, '[data-testid="stage"] [data-gain-power] [data-origin]')
    expect([said('how'), said('part-0'), said('part-1')]).toEqual([
      'first minus second, before rounding',
      '190 PS (assumed)',
      '150 PS'
    ])
  })

  it('opens by Alt and click or the context menu, not by a click alone', async () => {
    const shown = await showEnginePage()
    const figure = shown.page.get('[data-testid="fact"][data-field="torque"] [data-origin]')
    expect(figure.element.matches('button, a, [tabindex]')).toBe(false)
    await figure.trigger('click')
    expect(panel()).toBeNull()
    const opens = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })
    figure.element.dispatchEvent(opens)
    await flushPromises()
    expect([said('field'), opens.defaultPrevented]).toEqual(['torque', true])
    const elsewhere = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })
    shown.page.get('h2').element.dispatchEvent(elsewhere)
    expect(elsewhere.defaultPrevented).toBe(false)
  })

  it('opens by the button of a section, whose figures the arrow keys walk through', async () => {
    const shown = await showEnginePage()
    const section = shown.page.findAll('section').find((one) => one.find('[data-testid="stage"]').exists())!
    const button = section.get<HTMLElement>('[data-testid="figures-open"]')
    button.element.focus()
    await button.trigger('click')
    await flushPromises()
    const walk = async (key: string): Promise<string> => {
      panel()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      await flushPromises()
      return said('field')
    }
    expect(said('field')).toBe('power')
    expect([await walk('ArrowDown'), await walk('ArrowRight'), await walk('ArrowUp')]).toEqual([
      'torque',
      'remap_stages[1].power',
      'torque'
    ])
    expect(section.findAll('.origin.open')).toHaveLength(1)
    await button.trigger('click')
    await flushPromises()
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(button.element)
  })

  it('has no button in a section without figures', async () => {
    const stage = { stage_no: 1, power: null, torque: null, hp_values: null, nm_values: null, modifications: null }
    giveEngine({ power: null, torque: null, remap_stages: [stage] })
    const { page } = await showEnginePage()
    const section = page.findAll('.gain-side section')[0]!
    expect(section.get('[data-testid="figures-open"]').attributes('style')).toContain('none')
  })

  it('closes by the same figure, and moves to another one', async () => {
    const shown = await showEnginePage()
    const figure = '[data-testid="fact"][data-field="torque"] [data-origin]'
    await ask(shown, figure)
    expect(said('field')).toBe('torque')
    await ask(shown, '[data-testid="fact"][data-field="capacity"] [data-origin]')
    expect(said('field')).toBe('capacity')
    await ask(shown, '[data-testid="fact"][data-field="capacity"] [data-origin]')
    expect(panel()).toBeNull()
  })
})

describe('units on the page', () => {
  it('change at once without a call', async () => {
    const shown = await showEnginePage()
    const asked = fake.calls.filter((call) => call.channel.startsWith('catalogue:')).length
    await useSettings().set('units.power', 'bhp')
    await useSettings().set('units.capacity', 'l')
    await flushPromises()
    expect([shown.fact('power').text, shown.fact('capacity').text]).toEqual(['148 bhp', '2.0\u00a0l'])
    expect(fake.calls.filter((call) => call.channel.startsWith('catalogue:'))).toHaveLength(asked)
  })

  it('stay as assumed for performance until the unit is confirmed (trap 59)', async () => {
    const { figure } = await showEnginePage(ENGINE, { 'units.topSpeed': 'mph' })
    expect(figure('top_speed').text).toBe('216 km/h')
  })

  it('convert stage figures and their gains with the assumption of the shop', async () => {
    const { page } = await showEnginePage(ENGINE, { 'assume.stagePower': 'bhp' })
    expect(page.get('[data-testid="stage"]').attributes('data-gain-power')).toMatch(/^42\.6/)
  })
})

describe('the badge of the curves', () => {
  const FLAT = {
    power: 85,
    torque: 200,
    rpm_values: '1000,2000,3000',
    nm_values: '200,200,200',
    hp_values: '28.5,57,85.4',
    remap_stages: []
  }

  it('shows the deviation of a curve, with every check behind a click', async () => {
    giveEngine({ ...FLAT, hp_values: '28.5,66.1,85.4' })
    const { page } = await showEnginePage()
    const badge = page.get('[data-testid="honesty"]')
    expect(badge.attributes('data-verdict')).toBe('off')
    expect(badge.text()).toMatch(/^Stock: power is 16.1 % above torque × rpm at 2\u202f000 rpm/)
    await badge.trigger('click')
    await flushPromises()
    const curve = document.querySelector('[data-testid="honesty-panel"] [data-curve="stock"]')
    expect(curve?.querySelector('.line')?.textContent).toContain('power is 16.1 % above torque × rpm at 2\u202f000 rpm')
    expect(curve?.querySelector('[data-check="physics"]')?.getAttribute('data-state')).toBe('fault')
    expect(curve?.querySelector('[data-check="headline-power"]')?.getAttribute('data-state')).toBe('ok')
  })

  it('has a line per curve, and the checks behind “Details”', async () => {
    giveEngine({ ...FLAT, rpm_values: '1000,2570,3000', hp_values: '28.5,0,85.4' })
    const { page } = await showEnginePage()
    await page.get('[data-testid="honesty"]').trigger('click')
    await flushPromises()
    expect(document.querySelector<HTMLElement>('[data-testid="honesty-curve"]')?.style.display).toBe('')
    const lines = [...document.querySelectorAll('[data-testid="honesty-curve"] .line')]
    expect(lines.map((line) => line.textContent)).toEqual(['StockPower drops to 0 at 2\u202f570 rpm'])
    const checks = document.querySelector<HTMLElement>('[data-testid="honesty-curve"] ul')
    expect(checks?.style.display).toBe('none')
    document.querySelector<HTMLElement>('[data-testid="honesty-details"]')?.click()
    await flushPromises()
    expect(checks?.style.display).toBe('')
  })

  it('is one sentence while every curve is consistent', async () => {
    giveEngine(FLAT)
    const { page } = await showEnginePage()
    await page.get('[data-testid="honesty"]').trigger('click')
    await flushPromises()
    const panel = document.querySelector('[data-testid="honesty-panel"]')
    expect(panel?.querySelector('.title')?.textContent.trim()).toBe('Curve check: power and torque agree')
    const curve = panel?.querySelector<HTMLElement>('[data-testid="honesty-curve"]')
    expect(curve?.style.display).toBe('none')
    panel?.querySelector<HTMLElement>('[data-testid="honesty-details"]')?.click()
    await flushPromises()
    expect(curve?.style.display).toBe('')
  })

  it('reports when nothing can be checked', async () => {
    giveEngine({ ...FLAT, nm_values: null })
    expect((await showEnginePage()).page.get('[data-testid="honesty"]').text()).toBe('Stock: torque is not given')
  })

  it('is not green when only another unit of power fits, which it names', async () => {
    giveEngine({
      ...FLAT,
      power: 150,
      torque: 287,
      rpm_values: '1500,2500,3500,4000,4500',
      nm_values: '219,281,287,263,223',
      hp_values: '46.1,98.7,141.1,147.9,140.9'
    })
    const { page } = await showEnginePage()
    const badge = page.get('[data-testid="honesty"]')
    expect([badge.attributes('data-verdict'), badge.text()]).toEqual([
      'unchecked',
      'Stock: power fits another unit better than the assumed one · So the chart shows no gain.'
    ])
    await badge.trigger('click')
    await flushPromises()
    const curve = document.querySelector('[data-testid="honesty-panel"] [data-curve="stock"]')?.textContent ?? ''
    expect(curve).toContain('power fits another unit better than the assumed one')
    expect(curve).toContain('The power values fit bhp better than PS.')
  })
})

describe('the gain in a band', () => {
  const SOUND = {
    rpm_values: '1000,2000,3000',
    nm_values: '200,200,200',
    hp_values: '28.5,57,85.4',
    power: 85,
    torque: 200,
    remap_stages: [
      {
        stage_no: 1,
        power: 102,
        torque: 240,
        hp_values: '34.2,68.3,102.5',
        nm_values: '240,240,240',
        modifications: null
      }
    ]
  }

  it('is below the chart and follows the settings', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage(ENGINE, { 'chart.bandFrom': 1500, 'chart.bandTo': 2500, 'chart.showBand': true })
    expect(shown.page.get('[data-testid="band-range"]').text()).toBe('1\u202f500–2\u202f500 rpm')
    expect(shown.page.findAll('[data-testid="band-quantity"]').map((one) => one.attributes('data-quantity'))).toEqual([
      'power',
      'torque'
    ])
    // three rows, as high as the read-out, each with its unit
    const gains = shown.page.get('[data-testid="band-gain"]')
    expect(gains.findAll('tr')).toHaveLength(3)
    expect(gains.get('th').text()).toBe('1\u202f500–2\u202f500 rpm')
    expect(gains.get('.about').text()).toMatch(/^Stage 1/)
    expect(gains.findAll('th[scope="row"]').map((one) => one.text())).toEqual(['Power PS*', 'Torque Nm*'])
    const plateau = gains.get('[data-testid="band-plateau"]')
    expect(plateau.text()).toMatch(/^95 % of peak torque: \d.\d{3}–\d.\d{3}$/)
    expect(plateau.attributes('title')).toMatch(/^95 % of peak torque: .* rpm/)
  })

  it('has the ends of 95 % to 50 rpm, as they are between points, and the mean in whole percent', async () => {
    giveEngine({
      ...SOUND,
      nm_values: '200,216,200',
      hp_values: '28.5,61.5,85.4',
      torque: 216,
      remap_stages: [{ ...SOUND.remap_stages[0]!, nm_values: '240,258,240', hp_values: '34.2,73.5,102.5', torque: 258 }]
    })
    const { page } = await showEnginePage(ENGINE, { 'chart.showBand': true })
    expect(page.get('[data-testid="band-plateau"]').text()).toMatch(/1\u202f300–2\u202f700$/)
    expect(page.get('[data-testid="band-quantity"] .minor').text()).toMatch(/^\+\d+\s%$/)
  })

  it('is refused with the reason on a flagged curve', async () => {
    giveEngine({ ...SOUND, hp_values: '28.5,80,85.4' })
    const { page } = await showEnginePage()
    await page.get('[data-testid="band-toggle"]').trigger('click')
    const strip = page.get('[data-testid="band-gain"]')
    expect(strip.attributes('data-kind')).toBe('refused')
    expect(strip.text()).toContain('No mean gain: Stock power is 40.5 % above torque × rpm at 2\u202f000 rpm.')
    expect(page.find('[data-testid="band-from"]').exists()).toBe(false)
  })

  it('opens by its button, and closes by the button, by its cross and by Escape', async () => {
    const { page } = await showEnginePage()
    const shows = () => page.find('[data-testid="band-gain"]').exists()
    const toggle = page.get('[data-testid="band-toggle"]')
    expect([shows(), toggle.attributes('aria-pressed')]).toEqual([false, 'false'])
    await toggle.trigger('click')
    expect([shows(), toggle.attributes('aria-pressed')]).toEqual([true, 'true'])
    await toggle.trigger('click')
    expect(shows()).toBe(false)
    await toggle.trigger('click')
    await page.get('[data-testid="band-close"]').trigger('click')
    expect(shows()).toBe(false)
    await toggle.trigger('click')
    await page.get('[data-testid="dyno-chart"]').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    expect([shows(), document.activeElement?.getAttribute('data-testid')]).toEqual([false, 'dyno-chart'])
  })

  it('keeps its stage when the range is stored', async () => {
    const second = { ...SOUND.remap_stages[0]!, stage_no: 2, power: 120, torque: 280 }
    giveEngine({
      ...SOUND,
      remap_stages: [...SOUND.remap_stages, { ...second, hp_values: '39.9,79.7,119.6', nm_values: '280,280,280' }]
    })
    const { page } = await showEnginePage(ENGINE, { 'chart.showBand': true })
    const stage = () => page.get<HTMLSelectElement>('[data-testid="band-gain"] select')
    await stage().setValue('2')
    await useSettings().set('chart.bandFrom', 1400)
    await flushPromises()
    expect(stage().element.value).toBe('2')
  })

  it('follows the settings after it was moved on the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    giveEngine(SOUND)
    const shown = await showEnginePage(ENGINE, { 'chart.bandFrom': 1500, 'chart.bandTo': 2500, 'chart.showBand': true })
    const range = (): string => shown.page.get('[data-testid="band-range"]').text()
    await shown.page.get('[data-testid="band-from"]').trigger('keydown', { key: 'ArrowRight' })
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
    expect(range()).not.toBe('1\u202f500–2\u202f500 rpm')
    await useSettings().set('chart.bandFrom', 1400)
    await flushPromises()
    vi.useRealTimers()
    expect(range()).toBe('1\u202f400–2\u202f500 rpm')
  })

  it.each(['', '40000'])('keeps its cruising speed when “%s” is entered', async (typed) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    giveEngine(SOUND)
    const { page } = await showEnginePage(ENGINE, { 'chart.cruiseRpm': 2200, 'chart.showBand': true })
    const field = page.get<HTMLInputElement>('[data-testid="band-cruise"]')
    await field.setValue(typed)
    await field.trigger('change')
    await vi.advanceTimersByTimeAsync(1000)
    await flushPromises()
    vi.useRealTimers()
    expect([field.element.value, useSettings().value('chart.cruiseRpm')]).toEqual(['2200', 2200])
  })

  it('belongs to the selected stage', async () => {
    const { page } = await showEnginePage(ENGINE, { 'chart.showBand': true })
    const strip = page.get('[data-testid="band-gain"]')
    expect(strip.text()).toContain('Stage 1')
    await page.get('[data-testid="curve-select"][data-curve="2"]').trigger('click')
    expect(strip.text()).toContain('Stage 2')
  })
})

const set = buildCurves(
  {
    power: 85,
    torque: 200,
    rpm_values: '1000,2000,3000,4000',
    nm_values: '200,200,200,150',
    hp_values: '28.5,57,85.4,85.4',
    remap_stages: []
  },
  { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
)
const model = buildChart(set, {
  units: { power: 'PS', torque: 'Nm' },
  layout: 'stacked',
  startAtZero: true,
  hidden: new Set()
})!
const PLOT: Plot = {
  width: 700,
  height: 400,
  left: 50,
  right: 650,
  labels: 658,
  panels: [
    { quantity: 'power', top: 20, bottom: 180 },
    { quantity: 'torque', top: 210, bottom: 370 }
  ]
}

describe('the handles of the band', () => {
  const handle = (end: 'from' | 'to', band = { from: 2000, to: 3000 }) => {
    const wrapper = mount(DynoRange, {
      props: { plot: PLOT, model, band, span: { from: 1000, to: 4000 } },
      global: { plugins: [i18n] }
    })
    return { wrapper, element: wrapper.get(`[data-testid="band-${end}"]`), moves: () => wrapper.emitted('move') ?? [] }
  }

  it('are sliders with a name, limits and a text value', () => {
    expect(handle('from').element.attributes()).toMatchObject({
      role: 'slider',
      'aria-label': 'Lower end of the range',
      'aria-valuemin': '1000',
      'aria-valuemax': '2950',
      'aria-valuenow': '2000',
      'aria-valuetext': '2\u202f000 rpm'
    })
    expect(handle('to').element.attributes()).toMatchObject({ 'aria-valuemin': '2050', 'aria-valuemax': '4000' })
  })

  it.each([
    ['ArrowRight', {}, 2050],
    ['ArrowLeft', {}, 1950],
    ['ArrowRight', { shiftKey: true }, 2010],
    ['PageUp', {}, 2250],
    ['PageDown', {}, 1750],
    ['Home', {}, 1000],
    ['End', {}, 2950]
  ] as const)('move by %s %j to %d', async (key, more, to) => {
    const { element, moves } = handle('from')
    await element.trigger('keydown', { key, ...more })
    expect(moves()).toEqual([[{ from: to }]])
  })

  it('never pass each other, and ignore other keys', async () => {
    const { element, moves } = handle('from', { from: 2950, to: 3000 })
    await element.trigger('keydown', { key: 'ArrowRight' })
    await element.trigger('keydown', { key: 'a' })
    await element.trigger('keydown', { key: 'ArrowLeft', ctrlKey: true })
    expect(moves()).toEqual([])
  })

  it('follow the mouse in steps of ten from the grip, and stop on release', async () => {
    const { element, moves } = handle('to')
    // 3000 rpm is at x = 450; 0.2 px per rpm
    await element.trigger('pointerdown', { button: 0, clientX: 452, pointerId: 1 })
    await element.trigger('pointermove', { clientX: 473, pointerId: 1 })
    await element.trigger('pointerup', { pointerId: 1 })
    await element.trigger('pointermove', { clientX: 600, pointerId: 1 })
    expect(moves()).toEqual([[{ to: 3110 }]])
  })
})

const RUN: MeasuredRun = {
  kind: 'measured',
  id: 'r1',
  title: 'Before',
  file: 'bench.csv',
  importedAt: '2026-11-20T10:00:00.000Z',
  correction: 'din-70020',
  rpm: [900, 2000, 3000],
  power: [20, 56, 83.6],
  torque: null,
  mapping: {
    separator: ',',
    decimal: '.',
    headerLines: 1,
    rpm: 0,
    rpmScale: 1,
    power: 1,
    powerUnit: 'PS',
    torque: null,
    torqueUnit: 'Nm',
    correction: 'din-70020'
  }
}

describe('a measured run over the chart', () => {
  it('is drawn in its value range only', () => {
    const paths = runPaths({ ...RUN, rpm: [1000, 4000], power: [0, 50] }, PLOT, model)
    expect(paths.map(({ quantity }) => quantity)).toEqual(['power'])
    expect(paths[0]?.path).toMatch(/^M50\.0 180\.0L650\.0 /)
    expect(axisExtents([RUN])).toEqual({ rpm: [900, 3000], power: [20, 83.6], torque: [] })
  })

  it('is drawn from 100 000 points with a few per pixel, quickly', () => {
    const rpm = Array.from({ length: 100_000 }, (_, i) => 1000 + i * 0.03)
    const long = { ...RUN, rpm, power: rpm.map((at, i) => at / 40 + (i % 13)), torque: rpm.map((at) => at / 20) }
    const paths = runPaths(long, PLOT, model)
    expect(paths).toHaveLength(2)
    for (const { path } of paths) expect(path.split('L').length).toBeLessThanOrEqual(600 * 4)
    expect(axisExtents([long]).rpm).toEqual([1000, rpm.at(-1)])
  })

  it('has the tolerance around the curve it is compared with, and none at zero percent', () => {
    expect(
      toleranceBandPaths(set.curves[0]!, 5, PLOT, model).map(({ quantity, path }) => [quantity, path.endsWith('Z')])
    ).toEqual([
      ['power', true],
      ['torque', true]
    ])
    expect(toleranceBandPaths(set.curves[0]!, 0, PLOT, model)).toEqual([])
  })

  it('is shown beside the catalogue, never becomes one of its curves, and can be removed', async () => {
    fake.answer('measured:runs', done([RUN]))
    const shown = await showEnginePage()
    const { page } = shown
    expect(page.get('[data-testid="measured-run"]').text()).toMatch(/^Before.*corrected to DIN 70020/)
    // the only area in the chart has its legend
    expect(page.get('[data-testid="measured-tolerance"]').text()).toMatch(/^Tolerance ± 5.%$/)
    expect(page.find('[data-testid="gain-label"]').exists()).toBe(false)
    expect(page.get('[data-testid="measured-result"]').text()).toMatch(
      /^measured against catalogue: −\d+\.\d % at peak$/
    )
    expect(page.get('[data-testid="dyno-chart"]').attributes('data-drawn')).toBe(
      'power torque power-1 torque-1 power-2 torque-2'
    )
    expect(page.findAll('[data-testid="curve-switch"]')).toHaveLength(3)
    expect(page.get('[data-testid="dyno-readout"]').text()).toContain('Measured vs Stage 1')
    const read = page.findAll('[data-testid="measured-reading"]').map((cell) => cell.text())
    expect(read).toEqual([expect.stringMatching(/^\d+−\d+ \(−\d+\u00a0%\)$/), '–'])
    expect(page.find('[data-testid="measured-contradiction"]').exists()).toBe(false)
    await page.get('[data-testid="measured-remove"]').trigger('click')
    await flushPromises()
    expect(fake.sent('measured:remove')).toEqual([{ engineId: '40', id: 'r1' }])
    expect(page.find('[data-testid="measured-run"]').exists()).toBe(false)
  })

  it('is listed and can be removed where no chart is drawn', async () => {
    fake.answer('measured:runs', done([RUN]))
    giveEngine({ remap_stages: [], rpm_values: null, hp_values: null, nm_values: null })
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="measured-run"]').text()).toContain('Before')
    await page.get('[data-testid="measured-remove"]').trigger('click')
    await flushPromises()
    expect(page.find('[data-testid="measured-run"]').exists()).toBe(false)
  })

  it('is only read by sales', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    fake.answer('measured:runs', done([RUN]))
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="measured-run"] select').attributes('disabled')).toBeDefined()
    expect(page.findAll('[data-testid="measured-remove"], [data-testid="measured-add"]')).toHaveLength(0)
  })

  it('stays off another engine that is opened before the answer to its removal', async () => {
    fake.answer('measured:runs', ({ engineId }) => done(engineId === '40' ? [RUN, { ...RUN, id: 'r2' }] : []))
    const held = fake.hold('measured:remove')
    const { page, router } = await showEnginePage()
    // stored data shows the next engine at once, in the same panel
    const [types, manufacturers, models, generations] = ENGINE.split('/').slice(2) as [string, string, string, string]
    const data = { ...detailOf(CATALOGUE, '40')!, id: '42' as EngineId }
    const engine = { data, fetchedAt: FETCHED_AT, source: 'desk' as const, language: 'en' as const }
    fake.answer('catalogue:held-engine', { engine, performance: null, names: {} })
    await useStoredEngine().read({ types, manufacturers, models, generations, engines: '42' })
    await page.get('[data-testid="measured-remove"]').trigger('click')
    await router.push(ENGINE.replace(/40$/, '42'))
    await flushPromises()
    held[0]!.answer(done([{ ...RUN, id: 'r2' }]))
    await flushPromises()
    expect(page.find('[data-testid="measured-run"]').exists()).toBe(false)
  })

  it('appears and goes when another window stores and removes it', async () => {
    const { page } = await showEnginePage()
    const shown = () => page.findAll('[data-testid="measured-run"]').length
    fake.answer('measured:runs', done([RUN]))
    fake.emit('measured:changed', { engineId: '41' })
    await flushPromises()
    expect(shown()).toBe(0)
    fake.emit('measured:changed', { engineId: '40' })
    await flushPromises()
    expect(shown()).toBe(1)
    fake.answer('measured:runs', done([]))
    fake.emit('measured:changed', { engineId: '40' })
    await flushPromises()
    expect(shown()).toBe(0)
  })

  it('says in its own row where power is not torque × rpm', async () => {
    fake.answer('measured:runs', done([{ ...RUN, power: [20, 56, 60], torque: [156, 196, 196] }]))
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="measured-run"] [data-testid="measured-contradiction"]').text()).toMatch(
      /^Power and torque disagree by \d+(\.\d)? % at 3\u202f000 rpm\.$/
    )
  })

  it('has its own peaks in its row and in the chart, and their difference from the compared curve', async () => {
    fake.answer('measured:runs', done([{ ...RUN, torque: [150, 410, 196] }]))
    const { page } = await showEnginePage()
    const textOf = (id: string) => page.get(`[data-testid="measured-${id}"]`).text().replace(/\s/g, ' ')
    const peaks = () => textOf('peaks')
    expect(peaks()).toBe('84 PS at 3 000 · 410 Nm at 2 000')
    expect(textOf('versus')).toMatch(/^Measured vs Stage 1: −\d+ PS · −\d+ Nm$/)
    const power = peaks()
    await useSettings().set('units.power', 'kW')
    await flushPromises()
    expect(peaks()).toMatch(/^61 kW at 3 000 · 410 Nm/)
    expect(textOf('versus')).toMatch(/^Measured vs Stage 1: −\d+ kW · −\d+ Nm$/)
    expect(peaks()).not.toBe(power)
    fake.answer('measured:compare', done([{ ...RUN, against: 'stock' }]))
    await page.get('[data-testid="measured-run"] select').setValue('stock')
    await flushPromises()
    // its table has no torque
    expect(peaks()).toBe('61 kW at 3 000')
    expect(textOf('versus')).toMatch(/^Measured vs Stock: −\d+ kW$/)
  })

  it('is compared with the chosen curve, also the next time', async () => {
    fake.answer('measured:runs', done([RUN]))
    fake.answer('measured:compare', done([{ ...RUN, against: 'stock' }]))
    const { page } = await showEnginePage()
    const choice = page.get<HTMLSelectElement>('[data-testid="measured-run"] select')
    expect(choice.element.value).toBe('1')
    await choice.setValue('stock')
    await flushPromises()
    expect(fake.sent('measured:compare')).toEqual([{ engineId: '40', id: 'r1', against: 'stock' }])
    expect(choice.element.value).toBe('stock')
  })

  it('is imported by columns that a person confirms', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.setAttribute('open', '')
    }
    const guess = { ...RUN.mapping }
    fake.answer(
      'measured:choose',
      done({
        kind: 'table',
        token: 't1',
        file: 'bench.csv',
        bytes: 90,
        guess,
        sources: [{ name: 'Bench 4', mapping: { ...guess, power: 2 } }],
        fits: 'Bench 4'
      })
    )
    fake.answer(
      'measured:preview',
      done({
        head: [
          ['rpm', 'AFR', 'kW'],
          ['1000', '12', '20']
        ],
        points: 1,
        span: { from: 1000, to: 1000 },
        power: { rpm: 1000, value: 27.2 },
        torque: null,
        worst: null,
        drawn: { rpm: [1000], power: [27.2], torque: null },
        leftOut: [{ line: 3, problem: 'no-power', text: '' }],
        leftOutCount: 1,
        sorted: false,
        merged: 0,
        cut: false
      })
    )
    fake.answer('measured:keep', done([RUN]))
    const { page } = await showEnginePage()
    await page.get('[data-testid="measured-add"]').trigger('click')
    await flushPromises()
    expect(fake.sent('measured:preview').at(-1)?.mapping.power).toBe(2)
    expect(page.get('[data-testid="measured-summary"]').text()).toContain('1 point')
    expect(page.get('[data-testid="measured-left-out"]').text()).toContain('line 3: no power')
    await page.get('[data-testid="measured-correction"]').setValue('sae-j1349')
    await page.get('[data-testid="measured-remove-source"]').trigger('click')
    await flushPromises()
    expect(fake.sent('measured:remove-source')).toEqual([{ name: 'Bench 4' }])
    expect(page.find('[data-testid="measured-source"]').exists()).toBe(false)
    await page.get('[data-testid="measured-keep-as"]').setValue('Bench 4')
    await page.get('[data-testid="measured-title"]').setValue('After')
    await flushPromises()
    await page.get('[data-testid="measured-import"] form').trigger('submit')
    await flushPromises()
    expect(fake.sent('measured:keep')).toEqual([
      {
        token: 't1',
        engineId: '40',
        title: 'After',
        source: 'Bench 4',
        mapping: { ...guess, power: 2, correction: 'sae-j1349' }
      }
    ])
    expect(page.find('[data-testid="measured-import"]').exists()).toBe(false)
    expect(page.findAll('[data-testid="measured-run"]')).toHaveLength(1)
  })

  it('reports why a file is unusable', async () => {
    fake.answer('measured:choose', done({ kind: 'refused', file: 'run.xlsx', problem: 'not-text' }))
    const { page } = await showEnginePage()
    await page.get('[data-testid="measured-add"]').trigger('click')
    await flushPromises()
    expect(page.get('[data-testid="measured-refused"]').text()).toBe(
      'run.xlsx is not a text table. Export the run as CSV.'
    )
  })
})

describe('the tools of the shop', () => {
  it('are chosen on the page and mark readable engines', async () => {
    const { page } = await showEnginePage()
    expect(page.find('[data-testid="readability"]').exists()).toBe(false)
    await page.get('[data-testid="read-tool"] button').trigger('click')
    await flushPromises()
    expect(fake.sent('settings:set').at(-1)).toEqual({ key: 'shop.tools', value: ['Kestrel 3'] })
    expect(page.get('[data-testid="readability"]').text()).toBe('· readable with your tools')
    expect(page.find('[data-testid="read-method"] button').exists()).toBe(false)
    page.unmount()
    expect(
      (await showEnginePage(ENGINE, { 'shop.tools': ['Orbit II'] })).page
        .get('[data-testid="readability"]')
        .attributes('data-state')
    ).toBe('other-tool')
  })
})
