import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { endLabels, MIN_LABEL_GAP, rpmAt, xOf, yOf, type Plot } from '@shared/dyno/chart/chart-plot'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { buildCurves } from '@shared/dyno/curve-set'
import { canvasWork } from '../../../../fakes/canvas'
import { FETCHED_AT } from '../../../../fakes/bridge'
import { CATALOGUE, detailOf } from '../../../../fakes/catalogue'
import { ENGINE, fake, giveEngine, showEnginePage, type ShownEnginePage } from '../mount-engine-page'
import { useTabs } from '@/composables/places/tabs'
import { useStoredEngine } from '@/stores/stored-engine'
import { useSettings } from '@/stores/settings'
import type { EngineId } from '@shared/catalogue/ids'

const chart = ({ page }: ShownEnginePage) => page.get('[data-testid="dyno-chart"]')
const readout = ({ page }: ShownEnginePage) => page.get('[data-testid="dyno-readout"]').text()
const press = async (shown: ShownEnginePage, key: string, more: object = {}): Promise<string | undefined> => {
  await chart(shown).trigger('keydown', { key, ...more })
  return chart(shown).attributes('data-rpm')
}
async function choose(shown: ShownEnginePage, layout: string): Promise<void> {
  await shown.page.get(`[data-testid="dyno"] [role="radio"][data-value="${layout}"]`).trigger('click')
  await flushPromises()
}

const SOUND = {
  rpm_values: '1000,2000,3000,4000',
  nm_values: '200,200,200,150',
  hp_values: '28.5,57,85.4,85.4',
  power: 85,
  torque: 200,
  remap_stages: [
    {
      stage_no: 1,
      power: 103,
      torque: 240,
      hp_values: '34.2,68.3,102.5,102.5',
      nm_values: '240,240,240,180',
      modifications: null
    }
  ]
}

beforeEach(() => fake.reset())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('dyno chart', () => {
  it('draws stock and every stage', async () => {
    const shown = await showEnginePage()
    expect(chart(shown).attributes('data-drawn')).toBe('power torque power-1 torque-1 power-2 torque-2')
  })

  it('reads out every curve with its gain', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    await press(shown, 'Home')
    expect(readout(shown)).toMatch(/^1\u202f000 rpm.*Stock.*Stage 1.*Power PS\*29.*34\+6.*Torque Nm\*200.*240\+40/)
    expect(shown.all('gain-refused')).toEqual([])
  })

  it('reads out a flagged curve without a gain, with the reason', async () => {
    giveEngine({ ...SOUND, hp_values: '28.5,80,85.4,85.4' })
    const shown = await showEnginePage()
    await press(shown, 'ArrowRight')
    expect(readout(shown)).toMatch(/Stage 1.*PS.*\d.*Nm.*\d/)
    expect(
      shown.page
        .findAll('[data-testid="dyno-readout"] .reading')
        .map((one) => one.text())
        .join()
    ).not.toMatch(/[+−]\d/)
    expect(shown.page.get('[data-testid="honesty"]').text()).toBe(
      'Stock: power is 40.5 % above torque × rpm at 2\u202f000 rpm · So the chart shows no gain.'
    )
  })

  it('has one column for stages through the same points, and reports their distance once', async () => {
    const [stage] = SOUND.remap_stages
    giveEngine({ ...SOUND, remap_stages: [1, 2, 3].map((no) => ({ ...stage!, stage_no: no, power: 103 + no * 10 })) })
    const shown = await showEnginePage()
    expect(shown.page.findAll('[data-testid="dyno-readout"] .name').map((one) => one.text())).toEqual([
      'Stock',
      'Stage 1–3'
    ])
    expect(shown.page.get('[data-testid="honesty"]').text()).toBe(
      'Stage 1–3: curves and stated figures differ by up to 22.9 % · So the chart shows no gain.'
    )
  })

  it('moves from point to point by keys', async () => {
    const shown = await showEnginePage()
    expect(await press(shown, 'Home')).toBe('1000')
    expect(await press(shown, 'ArrowRight')).toBe('2000')
    expect(await press(shown, 'End')).toBe('4000')
    expect(await press(shown, 'ArrowRight')).toBe('4000')
    expect(await press(shown, 'ArrowLeft')).toBe('3000')
    expect(chart(shown).attributes()).toMatchObject({
      role: 'slider',
      tabindex: '0',
      'aria-valuenow': '3000',
      'aria-valuemin': '1000',
      'aria-valuemax': '4000'
    })
    expect(chart(shown).attributes('aria-valuetext')).toContain('Stage 1 190\u00a0PS, 430\u00a0Nm')
  })

  it('reports interpolation between points', async () => {
    const shown = await showEnginePage()
    await press(shown, 'Home')
    expect(readout(shown)).not.toContain('interpolated')
    expect(await press(shown, 'ArrowRight', { shiftKey: true })).toBe('1050')
    expect(readout(shown)).toContain('interpolated')
  })

  it('redraws no line when the crosshair moves', async () => {
    const shown = await showEnginePage()
    await press(shown, 'Home')
    const before = canvasWork.strokes
    await press(shown, 'End')
    expect(canvasWork.strokes).toBe(before)
  })

  it('switches curves, keeps the choice for the next run, and reports when none is left', async () => {
    const shown = await showEnginePage()
    const switches = shown.all('curve-switch')
    await switches[1]?.trigger('click')
    expect(switches[1]?.attributes('aria-pressed')).toBe('false')
    expect(chart(shown).attributes('data-drawn')).toBe('power torque power-2 torque-2')
    for (const place of ['[data-testid="dyno-readout"] .scroll', '[id$="-how"]']) {
      expect(shown.page.get(place).text()).not.toContain('Stage 1')
      expect(shown.page.get(place).text()).toContain('Stage 2')
    }
    const tabs = useTabs().save()
    shown.page.unmount()
    const again = await showEnginePage(ENGINE, {}, tabs)
    expect(chart(again).attributes('data-drawn')).toBe('power torque power-2 torque-2')
    await again.all('curve-switch')[0]?.trigger('click')
    await again.all('curve-switch')[2]?.trigger('click')
    expect(readout(again)).toContain('All curves are hidden.')
    expect(again.page.find('[data-testid="honesty"]').exists()).toBe(false)
    await again.page.get('[data-testid="curves-show-all"]').trigger('click')
    expect(chart(again).attributes('data-drawn')).toBe('power torque power-1 torque-1 power-2 torque-2')
  })

  it('reserves space for the widest read-out, so that nothing moves with the crosshair', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    const rooms = () => shown.page.findAll('[data-testid="dyno-readout"] [data-widest]')
    await press(shown, 'Home')
    const before = rooms().map((one) => one.attributes('data-widest') ?? '')
    // the same for power and torque of a stage, so that the figures of a column stand below each other
    const [power, torque] = before.filter((one) => one.startsWith('+'))
    expect(power).toMatch(/^\+\d\d$/)
    expect(torque).toBe(power)
    for (const [key, more] of [
      ['ArrowRight', {}],
      ['End', {}],
      ['ArrowLeft', { shiftKey: true }]
    ] as const) {
      await press(shown, key, more)
      expect(rooms().map((one) => one.attributes('data-widest'))).toEqual(before)
      expect(
        rooms()
          .filter((one, index) => one.text().length > (before[index]?.length ?? 0))
          .map((one) => one.text())
      ).toEqual([])
    }
  })

  it('calls only drawn curves consistent, without text on the page', async () => {
    const verdict = async (): Promise<string | undefined> => {
      const badge = (await showEnginePage()).page.get('[data-testid="honesty"]')
      expect([badge.attributes('data-verdict'), badge.text()]).toEqual(['consistent', ''])
      return badge.attributes('title')
    }
    const fitting = { hp_values: '28.5,96.8,149.5,139.5', nm_values: '200,340,350,245' }
    giveEngine({ ...fitting, remap_stages: [] })
    expect(await verdict()).toBe('power and torque agree')
    giveEngine({
      ...fitting,
      remap_stages: [{ stage_no: 1, power: 190, torque: 430, hp_values: null, nm_values: null, modifications: null }]
    })
    expect(await verdict()).toBe('1 of 2 drawn, consistent')
  })

  it('folds four or more notes into one line with their number', async () => {
    giveEngine({ power: 400, torque: 700 })
    const { page, all } = await showEnginePage()
    const notes = all('curve-note').length
    expect(notes).toBeGreaterThan(3)
    expect(page.get('details[data-testid="curve-notes"] summary').text()).toBe(`Notes on the curves ${notes}`)
    page.unmount()
    giveEngine({ power: 400 })
    const few = await showEnginePage()
    expect(few.all('curve-note').length).toBeLessThan(4)
    expect(few.page.find('details[data-testid="curve-notes"]').exists()).toBe(false)
  })

  it('remembers the layout in the settings', async () => {
    const shown = await showEnginePage()
    await choose(shown, 'axes')
    expect(fake.sent('settings:set').at(-1)).toEqual({ key: 'chart.layout', value: 'axes' })
    await choose(shown, 'table')
    expect(shown.page.find('[data-testid="dyno-chart"]').exists()).toBe(false)
    expect((await showEnginePage()).all('dyno-table')).toHaveLength(1)
  })

  it('follows the layout of the settings after one was chosen on the page', async () => {
    const shown = await showEnginePage()
    await choose(shown, 'table')
    expect(shown.all('dyno-table')).toHaveLength(1)
    await useSettings().set('chart.layout', 'axes')
    await flushPromises()
    expect(shown.all('dyno-table')).toHaveLength(0)
  })

  it('follows a layout fixed by the administrator unless the page has another one', async () => {
    const shown = await showEnginePage()
    fake.fail('settings:set', 'setting-managed')
    await choose(shown, 'table')
    expect(shown.all('dyno-table')).toHaveLength(1)
  })

  it('reads out in the chosen units', async () => {
    const shown = await showEnginePage(ENGINE, { 'units.power': 'kW' })
    await press(shown, 'Home')
    expect(readout(shown)).toContain('Power kW*29')
  })
})

describe('dyno table', () => {
  it('has the received numbers, a column per curve', async () => {
    giveEngine({ hp_values: '40.0, 90,150,140' })
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table', 'units.power': 'kW' })
    const rows = page.findAll('[data-testid="dyno-table"] tbody tr')
    expect(
      rows[0]?.findAll('td').map((cell) => [cell.attributes('data-series'), cell.attributes('data-value')])
    ).toEqual([
      ['rpm', '1000'],
      ['power', '40.0'],
      ['torque', '200'],
      ['power-1', '50'],
      ['torque-1', '240'],
      ['power-2', '52'],
      ['torque-2', '250']
    ])
    expect(rows).toHaveLength(4)
  })

  it('has one head per stage, grouped numbers, and marks the peaks', async () => {
    giveEngine({ hp_values: '40,150,150,140' })
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    const heads = page.findAll('[data-testid="dyno-table"] .curves th')
    expect(heads.map((head) => [head.text(), head.attributes('colspan')])).toEqual([
      ['Stock', '2'],
      ['Stage 1', '2'],
      ['Stage 2', '2']
    ])
    const cells = (series: string) => page.findAll(`[data-testid="dyno-table"] td[data-series="${series}"]`)
    expect(cells('rpm').map((cell) => cell.text())[0]).toBe('1\u202f000')
    expect(cells('power').map((cell) => cell.classes('peak'))).toEqual([false, true, true, false])
    expect(page.findAll('[data-testid="dyno-table"] td[data-series="rpm"].peak')).toEqual([])
  })

  it('is in the units of the chart', async () => {
    giveEngine({ hp_values: '40.25, 90,150,x' })
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table', 'units.power': 'kW' })
    const column = (series: string): string[] =>
      page.findAll(`[data-testid="dyno-table"] td[data-series="${series}"]`).map((cell) => cell.text())
    expect(column('power')).toEqual(['29.60', '66.2', '110.3', 'x'])
    expect(column('torque')).toEqual(['200', '340', '350', '280'])
    expect(
      page
        .findAll('[data-testid="dyno-table"] thead th[data-series]')
        .slice(0, 3)
        .map((head) => head.text())
    ).toEqual(['rpm', 'StockkW*', 'StockNm*'])
    expect(page.get('[data-testid="dyno-table"] caption').text()).toBe('Converted from PS, Nm')
    expect(page.get('[data-testid="dyno-table"] td[data-series="power"]').attributes('title')).toContain(
      'received: 40.25 PS'
    )
    await useSettings().set('units.power', 'PS')
    await flushPromises()
    expect(column('power')).toEqual(['40.25', '90', '150', 'x'])
    expect(page.get('[data-testid="dyno-table"] caption').text()).toBe('Curve values as received')
  })

  it('shows a value with more decimals than a number can have', async () => {
    giveEngine({ hp_values: `40.${'0'.repeat(101)},90,150,140` })
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    expect(page.get('[data-testid="dyno-table"] td[data-series="power"]').text()).toMatch(/^40\.0+$/)
  })

  it('has the gain of the filled stage beside its values, in the unit of the chart, and none to copy', async () => {
    giveEngine({
      hp_values: null,
      remap_stages: [1, 2].map((stage_no) => ({
        ...{ stage_no, power: 190, torque: 430, modifications: null },
        ...{ hp_values: null, nm_values: '250,400,430,330' }
      }))
    })
    const { page, all } = await showEnginePage(ENGINE, { 'chart.layout': 'table', 'units.torque': 'lb-ft' })
    const gains = (series: string): string[] =>
      page.findAll(`[data-testid="dyno-table"] td[data-series="${series}"] .over`).map((cell) => cell.text())
    expect([gains('torque'), gains('torque-1'), gains('torque-2')]).toEqual([[], ['+37', '+44', '+59', '+37'], []])
    await useSettings().set('units.torque', 'Nm')
    await flushPromises()
    expect(gains('torque-1')).toEqual(['+50', '+60', '+80', '+50'])
    await all('dyno-copy')[0]!.trigger('click')
    await flushPromises()
    expect((fake.sent('files:copy')[0]!.content as { text: string }).text).not.toContain('+')
  })

  it('is sorted by a click on a heading: ascending, descending, as received', async () => {
    giveEngine({ hp_values: '40,90,x,70' })
    const { page, all } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    const column = (series: string): (string | undefined)[] =>
      page
        .findAll(`[data-testid="dyno-table"] td[data-series="${series}"]`)
        .map((cell) => cell.attributes('data-value'))
    const head = () => page.get('[data-testid="dyno-table"] th[data-series="power"]')
    expect(head().attributes('aria-sort')).toBe('none')
    await all('dyno-sort')[1]?.trigger('click')
    expect([column('power'), column('rpm'), head().attributes('aria-sort')]).toEqual([
      ['40', '70', '90', 'x'],
      ['1000', '4000', '2000', '3000'],
      'ascending'
    ])
    await all('dyno-sort')[1]?.trigger('click')
    expect([column('power'), head().attributes('aria-sort')]).toEqual([['90', '70', '40', 'x'], 'descending'])
    await all('dyno-sort')[1]?.trigger('click')
    expect([column('power'), column('rpm')]).toEqual([
      ['40', '90', 'x', '70'],
      ['1000', '2000', '3000', '4000']
    ])
    await all('dyno-sort')[0]?.trigger('click')
    await all('dyno-sort')[0]?.trigger('click')
    expect(column('rpm')).toEqual(['4000', '3000', '2000', '1000'])
  })

  it('is sorted for each engine separately', async () => {
    const { page, all, router } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    const direction = () => page.get('[data-testid="dyno-table"] th[data-series="rpm"]').attributes('aria-sort')
    await all('dyno-sort')[0]?.trigger('click')
    expect(direction()).toBe('ascending')
    // stored data shows the next engine at once, in the same panel
    const [types, manufacturers, models, generations] = ENGINE.split('/').slice(2) as [string, string, string, string]
    const data = { ...detailOf(CATALOGUE, '40')!, id: '42' as EngineId }
    const engine = { data, fetchedAt: FETCHED_AT, source: 'desk' as const, language: 'en' as const }
    fake.answer('catalogue:held-engine', { engine, performance: null, names: {} })
    await useStoredEngine().read({ types, manufacturers, models, generations, engines: '42' })
    await router.push(ENGINE.replace(/40$/, '42'))
    expect(direction()).toBe('none')
    await router.push(ENGINE)
    await flushPromises()
    expect(direction()).toBe('ascending')
  })

  it('is copied as displayed, for a spreadsheet, by its button and by Ctrl+C', async () => {
    giveEngine({ hp_values: '40,90,x,70' })
    const { page, all } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    await all('dyno-sort')[1]?.trigger('click')
    await page.get('[data-testid="dyno-copy"]').trigger('click')
    await flushPromises()
    const [copied] = fake.sent('files:copy')
    const lines = (copied!.content as { text: string }).text.split('\n').map((line) => line.split('\t'))
    expect(lines[0]!.slice(0, 3)).toEqual(['rpm', 'Stock PS', 'Stock Nm'])
    expect(lines.slice(1).map((line) => line[1])).toEqual(['40', '70', '90', 'x'])
    expect(lines.slice(1).map((line) => line[0])).toEqual(['1000', '4000', '2000', '3000'])
    await all('dyno-sort')[0]?.trigger('keydown', { key: 'c', ctrlKey: true })
    await flushPromises()
    expect(fake.sent('files:copy')).toHaveLength(2)
  })

  it('is copied without groups of digits, which a spreadsheet takes for text', async () => {
    giveEngine({ nm_values: '900,2000,1500,1400' })
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table', 'units.torque': 'lb-ft' })
    await page.get('[data-testid="dyno-copy"]').trigger('click')
    await flushPromises()
    const { text } = fake.sent('files:copy')[0]!.content as { text: string }
    expect(text.split('\n').map((line) => line.split('\t')[2])).toContain('1475.1')
  })

  it('confirms the copy for a while', async () => {
    const { page } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    const button = page.get('[data-testid="dyno-copy"]')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await button.trigger('click')
    await flushPromises()
    expect(button.text()).toBe('Copied')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(button.text()).toBe('Copy table')
  })

  it('is one tab stop', async () => {
    const { page, all } = await showEnginePage(ENGINE, { 'chart.layout': 'table' })
    const table = page.get('[data-testid="dyno-table"]').element.closest('.frame')!
    const stops = (): number =>
      [...table.querySelectorAll<HTMLElement>('button')].filter((one) => one.tabIndex === 0).length
    expect([stops(), table.querySelectorAll('[tabindex="0"]:not(button)').length]).toEqual([1, 0])
    await all('dyno-sort')[0]?.trigger('focusin')
    await all('dyno-sort')[0]?.trigger('keydown', { key: 'ArrowRight' })
    expect([stops(), document.activeElement]).toEqual([1, all('dyno-sort')[1]!.element])
  })
})

describe('assumed units', () => {
  const marked = ({ page }: ShownEnginePage): (string | undefined)[] =>
    page.findAll('[data-testid="unit-assumed"]').map((mark) => mark.attributes('data-field'))

  it('are marked in place, in the stages, the read-out, the gains and the table', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage(ENGINE, { 'chart.showBand': true })
    const { page } = shown
    expect(
      page.findAll('.gain-side [data-testid="unit-assumed"]').map((mark) => mark.attributes('data-field'))
    ).toEqual(['stagePower', 'stageTorque'])
    expect(page.findAll('[data-testid="dyno-readout"] [data-testid="unit-assumed"]')).toHaveLength(4)
    expect(page.findAll('[data-testid="band-gain"] [data-testid="unit-assumed"]')).toHaveLength(2)
    expect(page.get('[data-testid="unit-assumed"]').attributes()).toMatchObject({
      title: 'unit assumed',
      'aria-label': 'unit assumed',
      role: 'img'
    })
    await choose(shown, 'table')
    expect(page.findAll('[data-testid="dyno-table"] [data-testid="unit-assumed"]')).toHaveLength(4)
  })

  it('are explained on request', async () => {
    const { page } = await showEnginePage(ENGINE, { 'assume.stagePower': 'bhp' })
    await page.get('[data-testid="units-assumed"]').trigger('click')
    await flushPromises()
    const panel = document.querySelector('[data-testid="units-assumed-panel"]')
    expect(panel?.textContent).toMatch(/^The service states no unit for these\..*stage power taken as bhp/)
    expect(panel?.querySelector('a')?.getAttribute('href')).toBe('/settings#setting-assume.curvePowerConfirmed')
  })

  it('lose the mark once somebody confirmed them', async () => {
    const confirmed = 'P. Meier, 3 May 2026'
    const shown = await showEnginePage(ENGINE, {
      'assume.stagePowerConfirmed': confirmed,
      'assume.curvePowerConfirmed': confirmed,
      'assume.curveTorqueConfirmed': confirmed
    })
    expect(marked(shown)).toEqual(['stageTorque'])
  })

  it('have no mark when the service states them, nor without stages', async () => {
    giveEngine({ remap_stages: [], hp_values: null, nm_values: null })
    const shown = await showEnginePage()
    expect(marked(shown)).toEqual([])
  })

  it('have one sentence on the page, and one in the chart that a narrow window shows', async () => {
    const { page, all } = await showEnginePage()
    expect(all('units-assumed')).toHaveLength(1)
    expect(page.findAll('.overlay .note').map((note) => note.text())).toEqual(['* Units assumed'])
    expect(page.text().match(/Units assumed/g)).toHaveLength(2)
  })
})

describe('flagged curves', () => {
  it.each([
    ['an empty member (trap 42)', { nm_values: '200,,350,280' }, 'values-bad', 'refused-part'],
    ['a trailing comma (trap 42)', { nm_values: '200,340,350,280,' }, 'values-bad', 'refused-part'],
    ['unequal lengths (trap 43)', { nm_values: '200,340,350' }, 'unequal-length', 'refused'],
    ['repeated rpm (trap 46)', { rpm_values: '1000,2000,2000,4000' }, 'rpm-duplicate', 'refused'],
    ['missing torque (trap 45)', { nm_values: null }, 'torque-missing', 'refused-part']
  ] as const)('are not drawn for %s, with the reason beside the table', async (_what, values, code, how) => {
    giveEngine({ ...values, remap_stages: [] })
    const { page, all } = await showEnginePage()
    const notes = all('curve-note').map((note) => note.attributes('data-finding'))
    expect(notes).toContain(code)
    expect(all('curve-note').every((note) => !/engine\.|[{}]|undefined|NaN/.test(note.text()))).toBe(true)
    if (how === 'refused') {
      expect(page.find('[data-testid="dyno-chart"]').exists()).toBe(false)
      expect(all('dyno-table')).toHaveLength(1)
      expect(page.get('[data-testid="dyno"]').attributes('data-verdict')).toBe('refused')
      expect(page.find('[role="radiogroup"]').exists()).toBe(false)
    } else expect(page.get('[data-testid="dyno-chart"]').attributes('data-drawn')).toBe('power')
  })

  it('are refused in one sentence with the cause', async () => {
    giveEngine({ nm_values: '200,340,350', remap_stages: [] })
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="honesty"]').text()).toBe('Chart not drawn ·')
    expect(page.findAll('[data-testid="curve-notes"] svg')).toEqual([])
    expect(page.get('[data-testid="dyno"] .bar').text()).toMatch(
      /^Chart not drawn ·\s*Stock: the numbers of values differ \(4 engine speeds, 4 power values, 3 torque values\)\.$/
    )
    // a member that is not there
    expect(page.findAll('[data-testid="dyno-table"] td[data-series="torque"]').at(-1)?.text()).toBe('–not given')
  })

  it('leave out a stage whose count differs from the engine’s rpm (trap 44)', async () => {
    giveEngine({
      remap_stages: [
        { stage_no: 1, power: 190, torque: 430, hp_values: '1,2,3', nm_values: '1,2,3', modifications: null }
      ]
    })
    const shown = await showEnginePage()
    expect(chart(shown).attributes('data-drawn')).toBe('power torque')
    expect(shown.all('curve-note').map((note) => note.text())).toContain(
      'Stage 1: the numbers of values differ (4 engine speeds, 3 power values, 3 torque values).'
    )
  })

  it('report trimmed and sorted points (traps 46, 47)', async () => {
    giveEngine({
      rpm_values: '0,3000,1000',
      hp_values: '0,85.4,28.5',
      nm_values: '0,200,200',
      power: null,
      torque: null,
      remap_stages: []
    })
    const shown = await showEnginePage()
    expect(shown.all('curve-note').map((note) => note.text())).toEqual([
      'Stock: zeros trimmed, 1 at the start and 0 at the end.',
      'Stock: points sorted by rpm.'
    ])
  })

  it('show headline and peak both (trap 49)', async () => {
    giveEngine({ power: 170, remap_stages: [] })
    const shown = await showEnginePage(ENGINE, { 'units.power': 'kW' })
    expect(shown.all('curve-note').map((note) => note.text())).toContain(
      'Stock: stated power 125\u00a0kW, peak of the curve 110\u00a0kW (−11.8 %).'
    )
    expect(shown.fact('power').value).toBe('170')
  })

  it('are reported as missing without values', async () => {
    giveEngine({ hp_values: '', nm_values: null, rpm_values: ' ', remap_stages: [] })
    const { page, all } = await showEnginePage()
    expect(page.text()).toContain('No curves for this engine')
    expect(all('dyno-table')).toHaveLength(0)
  })

  it('draw the common part only by choice (trap 43)', async () => {
    giveEngine({ nm_values: '200,340,350', remap_stages: [] })
    const shown = await showEnginePage(ENGINE, { 'chart.drawCommonPart': true })
    expect(chart(shown).attributes('data-drawn')).toBe('power torque')
    expect(shown.all('curve-note').map((note) => note.attributes('data-finding'))).toContain('common-part')
  })
})

describe('positions on the plot', () => {
  const detail = detailOf(fake.catalogue_, '40')!
  const model = buildChart(
    buildCurves(detail, { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }),
    { units: { power: 'PS', torque: 'Nm' }, layout: 'stacked', startAtZero: true, hidden: new Set() }
  )!
  const plot: Plot = {
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

  it('convert from rpm to pixels and back', () => {
    expect([xOf(plot, model, 1000), xOf(plot, model, 4000)]).toEqual([50, 650])
    expect(rpmAt(plot, model, 350)).toBe(2500)
    expect([rpmAt(plot, model, -99), rpmAt(plot, model, 9999)]).toEqual([1000, 4000])
    expect(yOf(plot, model, 'power', 0)).toBe(180)
    expect(yOf({ ...plot, panels: [] }, model, 'power', 0)).toBeNull()
  })

  it('keep the labels of each panel apart and inside it', () => {
    const labels = endLabels(plot, model)
    expect(labels).toHaveLength(6)
    for (const panel of plot.panels) {
      const ys = labels
        .filter((label) => label.series.quantity === panel.quantity)
        .map((label) => label.y)
        .sort((a, b) => a - b)
      expect(
        ys.every(
          (y, i) => y >= panel.top && y <= panel.bottom && (i === 0 || y - (ys[i - 1] ?? 0) >= MIN_LABEL_GAP - 1e-9)
        )
      ).toBe(true)
    }
  })
})
