import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { markerPath } from '@shared/dyno/chart/chart-markers'
import { styleOf } from '@shared/dyno/chart/chart-model'
import { buildCurves } from '@shared/dyno/curve-set'
import { fadedCurves, filledStage, focusCurves, useSelectedStage } from '@/features/engine/dyno/selected-stage'
import { ENGINE, fake, giveEngine, showEnginePage, type ShownEnginePage } from '../mount-engine-page'

const stage = (stage_no: number, factor: number) => ({
  stage_no,
  power: 85.4 * factor,
  torque: 200 * factor,
  hp_values: [28.5, 57, 85.4].map((value) => (value * factor).toFixed(2)).join(),
  nm_values: [200, 200, 200].map((value) => value * factor).join(),
  modifications: null
})
const SOUND = {
  power: 85,
  torque: 200,
  rpm_values: '1000,2000,3000',
  nm_values: '200,200,200',
  hp_values: '28.5,57,85.4',
  remap_stages: [stage(1, 0.9), stage(2, 1.2), stage(3, 1.3)]
}
const { curves } = buildCurves(SOUND, { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 })
const NONE: ReadonlySet<string> = new Set()
const pressed = ({ all }: ShownEnginePage) =>
  all('curve-select')
    .filter((one) => one.attributes('aria-pressed') === 'true')
    .map((one) => one.attributes('data-curve'))

beforeEach(() => {
  fake.reset()
  useSelectedStage(() => '40').clear()
})

describe('the selected stage', () => {
  it('is the first with a gain, unless one is selected', () => {
    expect(filledStage(curves, null, NONE)?.key).toBe('2')
    expect(filledStage(curves, null, new Set(['2']))?.key).toBe('3')
    expect(filledStage(curves, null, new Set(['2', '3']))).toBeNull()
    expect(filledStage(curves, '1', NONE)?.key).toBe('1')
    expect(filledStage(curves, 'stock', NONE)).toBeNull()
    expect(filledStage(curves, '3', new Set(['stock']))).toBeNull()
  })

  it('fades the others once it is selected', () => {
    expect([...fadedCurves(curves, null, NONE)]).toEqual([])
    expect([...fadedCurves(curves, '2', NONE)]).toEqual(['1', '3'])
    expect([...fadedCurves(curves, 'stock', NONE)]).toEqual(['1', '2', '3'])
    expect([...fadedCurves(curves, '2', new Set(['2']))]).toEqual([])
  })

  it('does not fade a stage that coincides with it', () => {
    const twins = buildCurves(
      { ...SOUND, remap_stages: [1, 2, 3, 4].map((at) => ({ ...stage(at, 1.1), stage_no: at })) },
      { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
    ).curves
    expect([...fadedCurves(twins, null, NONE)]).toEqual([])
  })

  it('is in front of many stages without a selection, and fades the others', () => {
    const four = buildCurves(
      { ...SOUND, remap_stages: [1, 2, 3, 4].map((at) => stage(at, 1 + at / 10)) },
      { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
    ).curves
    expect([...fadedCurves(four, null, NONE)]).toEqual(['2', '3', '4'])
    expect([...fadedCurves(four, '3', NONE)]).toEqual(['1', '2', '4'])
    expect([...fadedCurves(four, null, new Set(['4']))]).toEqual([])
    const keys = (selected: string | null, hidden = NONE) => focusCurves(four, selected, hidden).map(({ key }) => key)
    expect(keys(null)).toEqual(['1', 'stock'])
    expect(keys('3')).toEqual(['3', 'stock'])
    expect(keys('stock')).toEqual(['stock'])
    expect(keys('3', new Set(['stock']))).toEqual(['3'])
  })

  it('is selected in the legend and by a stage row; a second click shows all again', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    expect(pressed(shown)).toEqual([])
    await shown.all('curve-select')[2]?.trigger('click')
    expect(pressed(shown)).toEqual(['2'])
    await shown.all('stage')[2]?.trigger('click')
    expect(pressed(shown)).toEqual(['3'])
    await shown.all('stage')[2]?.trigger('click')
    expect(pressed(shown)).toEqual([])
  })

  it('is shown when it was hidden, and deselected by Escape', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    await shown.all('curve-switch')[2]?.trigger('click')
    await shown.all('curve-select')[2]?.trigger('click')
    expect(shown.all('curve-switch')[2]?.attributes('aria-pressed')).toBe('true')
    expect(pressed(shown)).toEqual(['2'])
    await shown.page.get('[data-testid="dyno-chart"]').trigger('keydown', { key: 'Escape' })
    expect(pressed(shown)).toEqual([])
  })

  it('is not selected by a click on a figure of its row', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    const button = document.createElement('button')
    shown.all('stage')[1]?.element.append(button)
    button.click()
    await flushPromises()
    expect(pressed(shown)).toEqual([])
  })

  it('is not selected by Alt and a click, which ask for the source of a figure', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    await shown.all('stage')[1]?.trigger('click', { altKey: true })
    expect(pressed(shown)).toEqual([])
  })

  it('has the dash and the marker of its curve in the legend, so that no two differ by colour alone', async () => {
    giveEngine(SOUND)
    const shown = await showEnginePage()
    const samples = shown.all('curve-switch').map((one) => {
      const line = one.get('svg line')
      return [
        line.attributes('stroke-dasharray') ?? '',
        line.attributes('stroke-width'),
        one.get('path').attributes('d')
      ]
    })
    expect(samples).toEqual(
      [0, 1, 2, 3].map((position) => {
        const { dash, width, marker } = styleOf(position)
        return [dash.join(' '), `${width}`, markerPath(marker, 17, 6, 4)]
      })
    )
    for (const part of [0, 2]) expect(new Set(samples.map((one) => one[part])).size).toBe(4)
  })

  it('shares a key of the legend with stages through the same points', async () => {
    const same = (no: number) => ({ ...stage(1, 1.2), stage_no: no, power: 103 + no })
    giveEngine({ ...SOUND, remap_stages: [same(1), same(2), same(3), stage(4, 1.4)] })
    const shown = await showEnginePage()
    const names = () => shown.all('curve-select').map((one) => one.text())
    const drawn = () => shown.all('curve-switch').map((one) => one.attributes('aria-pressed'))
    expect(names()).toEqual(['Stock', 'Stage 1–3', 'Stage 4'])
    await shown.all('stage')[1]?.trigger('click')
    expect([names()[1], pressed(shown)]).toEqual(['Stage 1–3', ['2']])
    await shown.all('curve-switch')[1]?.trigger('click')
    expect(drawn()).toEqual(['true', 'false', 'true'])
    await shown.all('curve-select')[1]?.trigger('click')
    await shown.all('curve-switch')[1]?.trigger('click')
    expect(drawn()).toEqual(['true', 'false', 'true'])
    await shown.all('curve-switch')[1]?.trigger('click')
    expect(drawn()).toEqual(['true', 'true', 'true'])
  })

  it('has one tab stop in the legend, with arrow keys', async () => {
    giveEngine(SOUND)
    const { page } = await showEnginePage()
    const legend = page.get('[role="group"][aria-label="Curves shown"]')
    const stops = () => legend.findAll('button').map((one) => one.attributes('tabindex'))
    expect(stops()).toEqual(['0', '-1', '-1', '-1', '-1', '-1', '-1', '-1'])
    legend.find('button').element.focus()
    await legend.find('button').trigger('keydown', { key: 'ArrowRight' })
    expect([document.activeElement?.textContent, stops()[1]]).toEqual(['Stock', '0'])
    await legend.findAll('button')[1]?.trigger('keydown', { key: 'End' })
    expect(document.activeElement?.textContent).toBe('Stage 3')
  })
})

describe('an engine without curves', () => {
  it('has bars of its stage figures with gains', async () => {
    const bare = { hp_values: null, nm_values: null }
    giveEngine({
      ...SOUND,
      ...bare,
      rpm_values: null,
      remap_stages: SOUND.remap_stages.map((one) => ({ ...one, ...bare }))
    })
    const { page, all } = await showEnginePage(ENGINE)
    expect(all('stage-bar')).toHaveLength(8)
    expect(page.get('[data-testid="stage-bar"][data-curve="2"][data-quantity="torque"]').text()).toBe('Stage 2240+40')
    expect(page.get('[data-testid="dyno"]').text()).toContain('No curves for this engine')
    expect(page.find('[data-testid="dyno"] [role="radio"]').exists()).toBe(false)
  })

  const NO_CURVES = { ...SOUND, hp_values: null, nm_values: null, rpm_values: null, remap_stages: [] }

  it('is a page of figures with the reason, without an assumption where no unit has an asterisk', async () => {
    giveEngine(NO_CURVES)
    const { page, all } = await showEnginePage(ENGINE)
    expect(all('stage-bar')).toEqual([])
    expect(page.get('[data-testid="stage-bars"]').text()).toBe('No curves for this engine')
    expect(page.get('.head [data-testid="headline"]').text()).toMatch(/^Stock.*85 PS/)
    expect(page.classes()).toContain('chartless')
    expect(page.get('.results section.main-figures').find('[data-field="top_speed"]').exists()).toBe(true)
    expect(all('units-assumed')).toEqual([])
    expect(page.get('[data-testid="sheet-open"]').classes()).toContain('primary')
    giveEngine({ ...NO_CURVES, hp_values: '1,2', nm_values: '1,2', rpm_values: '1000' })
    const unequal = await showEnginePage(ENGINE)
    expect(unequal.page.find('.results section.main-figures').exists()).toBe(true)
    expect(unequal.page.findAll('.chart-box [data-testid="units-assumed"]')).toHaveLength(1)
    expect(unequal.page.findAll('[data-testid="dyno-table"] .peak')).toEqual([])
    expect(unequal.page.get('[data-testid="dyno-table"]').classes()).toContain('lists')
    expect(unequal.all('units-assumed')).toHaveLength(1)
  })

  it('names power and torque among the missing facts when neither is given', async () => {
    giveEngine({ ...NO_CURVES, power: null, torque: null, ecu: null, engine_code: '', tcu: null })
    const { page, all, fact } = await showEnginePage(ENGINE)
    // in one sentence, without the headings of what has nothing below
    expect(all('facts-folded')[0]?.text()).toBe('Not given: power, torque, ECU, engine code, TCU; none listed: stages')
    expect(page.get('.facts').text()).not.toContain('Identification')
    expect(page.get('[data-testid="sheet-open"]').classes()).not.toContain('primary')
    expect(page.get('[data-testid="headline"]').classes()).toContain('visually-hidden')
    expect(fact('power')).toEqual({ text: 'not given', value: '' })
  })
})
