import { beforeEach, describe, expect, it } from 'vitest'
import { flushPromises } from '@vue/test-utils'
import { performanceRows } from '@/features/engine/facts/performance-rows'
import type { RemapStage } from '@shared/catalogue/records'
import { ENGINE, fake, giveEngine, giveFigures, showEnginePage } from '../mount-engine-page'

const stage = (more: Partial<RemapStage>): RemapStage => ({
  stage_no: 1,
  power: null,
  torque: null,
  hp_values: null,
  nm_values: null,
  modifications: null,
  ...more
})
const row = (element: { attributes(): Record<string, string> } | undefined) => element?.attributes() ?? {}

beforeEach(() => fake.reset())

describe('the stages beside the read-out', () => {
  const given = {
    remap_stages: [
      stage({ power: 190, torque: 430, nm_values: '250,400,430,330' }),
      stage({ stage_no: 2, power: 205, torque: null })
    ]
  }
  const linesOf = async () => {
    const { page } = await showEnginePage()
    return page
      .findAll('[data-testid="stage-summary"] tr')
      .map((line) => line.findAll('th, td').map((cell) => cell.text()))
  }

  it('have their figures, the first its time to 100 km/h too', async () => {
    giveEngine(given)
    giveFigures({ zero_to_hundred: 9.1, zero_to_hundred_st1: 8 })
    expect(await linesOf()).toEqual([
      ['', 'PS', 'Nm', '0–100 km/h'],
      ['Stage 1', '190', '430', '8.0\u00a0s'],
      ['Stage 2', '205', '–', '–']
    ])
  })

  it('are side by side where their curves are one line', async () => {
    const points = { nm_values: '250,400,430,330' }
    giveEngine({
      remap_stages: [1, 2, 3, 4].map((no) => stage({ stage_no: no, power: 180 + no, torque: 430, ...points }))
    })
    expect(await linesOf()).toEqual([
      ['', 'Stage 1', '2', '3', '4'],
      ['PS', '181', '182', '183', '184'],
      ['Nm', '430', '430', '430', '430']
    ])
  })

  it('are not there without a stage, and give way to a range', async () => {
    giveEngine({ remap_stages: [] })
    expect(await linesOf()).toEqual([])
    giveEngine(given)
    const { page } = await showEnginePage(ENGINE, { 'chart.showBand': true })
    expect(page.find('[data-testid="band-gain"]').exists()).toBe(true)
    expect(page.find('[data-testid="stage-summary"]').exists()).toBe(false)
  })
})

describe('stage table', () => {
  it('shows signed gains, as plain numbers for programs, in stage order (trap 50)', async () => {
    giveEngine({
      power: 150,
      torque: 350,
      remap_stages: [
        stage({ stage_no: 3, power: 145, torque: 350 }),
        stage({ stage_no: 0, power: 160.5 }),
        stage({ stage_no: 1, power: 190, torque: 430 })
      ]
    })
    const { all } = await showEnginePage()
    expect(
      all('stage').map((one) => [row(one)['data-stage-no'], row(one)['data-gain-power'], row(one)['data-gain-torque']])
    ).toEqual([
      ['0', '10.5', ''],
      ['1', '40', '80'],
      ['3', '-5', '0']
    ])
    expect(all('stage')[1]?.text()).toMatch(/190\+40\+27\u00a0%.*430\+80\+23\u00a0%/)
    expect(all('stage')[2]?.text()).toContain('−5')
    expect(all('stage')[2]?.find('.loss').exists()).toBe(true)
    expect(all('stage')[1]?.get('p[data-gain-power]').attributes('data-gain-power')).toBe('40')
  })

  it('keeps two stages of one number (trap 50)', async () => {
    giveEngine({ remap_stages: [stage({ power: 190 }), stage({ power: 195 })] })
    const { all } = await showEnginePage()
    expect(all('stage').map((one) => one.get('.name').text())).toEqual(['Stage 1', 'Stage 1 (2)'])
  })

  it.each([null, 0])('has no percent of a base of %s (trap 51)', async (power) => {
    giveEngine({ power, torque: null, remap_stages: [stage({ power: 190, torque: 430 })] })
    const { all } = await showEnginePage()
    expect(all('stage')[0]?.text()).not.toMatch(/%|Infinity|NaN/)
    expect(row(all('stage')[0])['data-gain-power']).toBe(power === null ? '' : '190')
  })

  it('converts gains for display only', async () => {
    const { all } = await showEnginePage(ENGINE, { 'units.power': 'kW' })
    expect(all('stage')[0]?.text()).toContain('+29')
    expect(row(all('stage')[0])['data-gain-power']).toBe('40')
  })

  it('converts a gain before rounding it', async () => {
    // 100 bhp are 101.39 PS: 40.39 PS more than 61, which are 29.70 kW; 40 PS would be 29.42
    giveEngine({ power: 61, torque: 101, remap_stages: [stage({ power: 100, torque: 121 })] })
    const { all } = await showEnginePage(ENGINE, {
      'units.power': 'kW',
      'assume.stagePower': 'bhp',
      'units.torque': 'lb-ft',
      'assume.stageTorque': 'lb-ft'
    })
    expect(all('stage')[0]?.get('p[data-gain-power]').text()).toBe('+30')
    // 121 lb-ft are 164.05 Nm: 63.05 Nm more than 101, which are 46.51 lb-ft; 63 Nm would be 46.47
    expect(all('stage')[0]?.get('p[data-gain-torque]').text()).toBe('+47')
  })

  it('shows modifications only when not blank, as text (traps 52, 65)', async () => {
    giveEngine({
      remap_stages: [stage({ modifications: ' ' }), stage({ stage_no: 2, modifications: '<b>downpipe</b>' })]
    })
    const { page } = await showEnginePage()
    expect(page.findAll('.needs').map((one) => one.text())).toEqual(['Requires <b>downpipe</b>'])
  })

  it('shows a line sample only for drawn stages, faint for hidden ones', async () => {
    giveEngine({
      remap_stages: [
        { stage_no: 1, power: 190, torque: 430, hp_values: null, nm_values: null, modifications: null },
        {
          stage_no: 2,
          power: 205,
          torque: 455,
          hp_values: '52,115,205,180',
          nm_values: '250,440,455,350',
          modifications: null
        }
      ]
    })
    const { page, all } = await showEnginePage()
    const samples = (): (boolean | null)[] =>
      all('stage').map((row) => (row.find('.sample').exists() ? row.get('.sample').classes('off') : null))
    expect(samples()).toEqual([null, false])
    await page.get('[data-testid="curve-switch"][data-curve="2"]').trigger('click')
    expect(samples()).toEqual([null, true])
    await page.get('[data-testid="curve-switch"][data-curve="2"]').trigger('click')
  })

  it('has the sample of the drawn line for stages through the same points', async () => {
    const points = { hp_values: '52,115,205,180', nm_values: '250,440,455,350' }
    giveEngine({
      remap_stages: [1, 2, 3].map((no) => stage({ stage_no: no, power: 200 + no, torque: 455, ...points }))
    })
    const { all } = await showEnginePage()
    const samples = () =>
      all('stage').map((one) =>
        one
          .get('.sample')
          .classes()
          .find((name) => /^curve-/.test(name))
      )
    expect(samples()).toEqual(['curve-1', 'curve-1', 'curve-1'])
    await all('stage')[2]?.trigger('click')
    expect(samples()).toEqual(['curve-3', 'curve-3', 'curve-3'])
    await all('stage')[2]?.trigger('click')
  })

  it('sets back no stage where the headline names none', async () => {
    giveEngine({
      power: null,
      torque: null,
      remap_stages: [1, 2, 3].map((no) => stage({ stage_no: no, power: 200 + no }))
    })
    const { all } = await showEnginePage()
    expect(all('stage').map((one) => one.classes('behind'))).toEqual([false, false, false])
  })

  it('sets back the stages that the headline does not name', async () => {
    giveEngine({ remap_stages: [1, 2, 3].map((no) => stage({ stage_no: no, power: 200 + no })) })
    const { all } = await showEnginePage()
    const behind = () => all('stage').map((one) => one.classes('behind'))
    expect(behind()).toEqual([false, true, true])
    await all('stage')[1]?.trigger('click')
    expect(behind()).toEqual([true, false, true])
    await all('stage')[1]?.trigger('click')
  })

  it.each([
    [null, 'Power and torque of the stages: not provided'],
    [[], 'Stages: none listed']
  ] as const)('shows stages %j as "%s"', async (stages, text) => {
    giveEngine({ remap_stages: stages as null, options: [{ name: 'a', code: 'a', description: null, icon: null }] })
    const { page } = await showEnginePage()
    expect(page.get('.facts').text()).toContain(text)
    expect(page.findAll('h2').map((heading) => heading.text())).not.toContain('Stages')
  })
})

describe('performance figures', () => {
  it('show stock beside stage 1 with the difference, in the shop’s units (traps 59, 60)', async () => {
    const { figure, page, all } = await showEnginePage()
    expect(figure('zero_to_hundred')).toEqual({ text: '9.1 s', value: '9.1' })
    expect(figure('zero_to_hundred_st1')).toEqual({ text: '8.0 s', value: '8' })
    expect(figure('top_speed_st1')).toEqual({ text: '229 km/h', value: '229' })
    expect(figure('fuel_consumption_avg')).toEqual({ text: '4.4', value: '4.4' })
    expect(page.text()).toContain('−1.1 s')
    expect(page.text()).toContain('Units assumed')
    expect(all('performance')).toHaveLength(5)
  })

  it('are those of stock where the catalogue lists no stage, which the headline says', async () => {
    giveEngine({ remap_stages: [] })
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="headline"] .from').text()).toBe('Stock · no stages in the catalogue')
    expect(page.find('table.stageless [data-testid="performance"]').exists()).toBe(true)
    giveEngine({ remap_stages: null })
    const unknown = await showEnginePage()
    expect(unknown.page.get('[data-testid="headline"] .from').text()).toBe('Stock')
    expect(unknown.page.find('table.stageless').exists()).toBe(false)
  })

  it('have a unit for sales, who have them in the header of a small window too', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    const { page } = await showEnginePage()
    expect(page.find('.gain-side [data-field="top_speed"]').exists()).toBe(true)
    expect(page.find('[data-field="fuel_consumption_avg"]').exists()).toBe(false)
    expect(page.find('.gain-side [data-testid="units-assumed"]').exists()).toBe(true)
    const lines = page.get('[data-testid="header-hardware"]').text()
    expect(lines).toContain('0–100 km/h\u00a09.1\u00a0s → 8.0\u00a0s')
    expect(lines).not.toMatch(/Consumption|Engine code/)
  })

  it('name no figure of stage 1 as that of the car in the header of sales', async () => {
    fake.answer('role:state', () => ({ enabled: true, role: 'sales', pins: ['administrator'] as const }))
    giveFigures({ zero_to_hundred: null, zero_to_hundred_st1: 7.2 })
    const { page } = await showEnginePage()
    expect(page.get('[data-testid="header-hardware"]').text()).toContain('0–100 km/h\u00a0– → 7.2\u00a0s')
  })

  it('report a refresh that failed above the figures of before', async () => {
    giveFigures({ top_speed: 210 })
    const { page } = await showEnginePage()
    fake.fail('catalogue:performance', 'timeout')
    await page.get('[data-testid="engine-refresh"]').trigger('click')
    await flushPromises()
    await flushPromises()
    expect(page.findAll('[data-testid="notice"]').map((one) => one.attributes('data-code'))).toEqual(['timeout'])
    expect(page.find('[data-testid="performance"]').exists()).toBe(true)
  })

  it('show the bare number when no unit is assumed (trap 59)', async () => {
    const { figure, page } = await showEnginePage(ENGINE, { 'units.speed': 'none', 'units.acceleration': 'none' })
    expect(figure('top_speed').text).toBe('216')
    expect(page.text()).not.toContain('km/h')
    expect(page.text()).not.toContain('assumption')
  })

  it.each(['fuel_consumption_avg', 'top_speed', 'zero_to_hundred', 'top_speed_st1', 'zero_to_hundred_st1'])(
    'show "not given" for a missing %s (trap 61)',
    async (field) => {
      giveFigures({})
      expect((await showEnginePage()).figure(field)).toEqual({ text: 'not given', value: '' })
    }
  )

  it('treat 0 as missing, marked as such, unless the setting says otherwise (trap 61)', async () => {
    giveFigures({ zero_to_hundred: 0, zero_to_hundred_st1: 7 })
    const marked = await showEnginePage()
    expect(marked.figure('zero_to_hundred')).toEqual({ text: 'not given', value: '0' })
    expect(marked.page.text()).toContain('received as 0')
    expect(marked.page.text()).not.toContain('+7')
    expect((await showEnginePage(ENGINE, { 'performance.zeroIsMissing': false })).figure('zero_to_hundred').text).toBe(
      '0.0 s'
    )
  })

  it('are one quiet line when the service has none for the pair', async () => {
    giveFigures(null)
    const { all } = await showEnginePage()
    expect(all('performance')).toHaveLength(0)
    expect(all('performance-none')).toHaveLength(1)
    expect(all('notice')).toHaveLength(0)
  })

  it.each(['unauthorised', 'bad-key', 'limit', 'offline'] as const)(
    'show %s in their block, the rest of the page intact',
    async (code) => {
      fake.fail('catalogue:performance', code)
      const { page, all, fact } = await showEnginePage()
      expect(fact('power').text).toBe('150 PS')
      expect(all('notice').map((notice) => notice.attributes('data-code'))).toEqual([code])
      giveFigures({ top_speed: 200 })
      await page.get('[data-testid="notice"] button').trigger('click')
      await flushPromises()
      expect(all('performance')).toHaveLength(5)
    }
  )

  it('are requested again for another generation of the same engine (trap 31)', async () => {
    const { router } = await showEnginePage()
    await router.push('/engine/1/9007199254740993/20/30/40')
    await flushPromises()
    expect(fake.sent('catalogue:performance').map((one) => one.generationId)).toEqual(['31', '30'])
    expect(fake.sent('catalogue:engine')).toHaveLength(1)
  })

  it('are better with less time and more speed', () => {
    const rows = performanceRows(
      {
        id: null,
        fuel_consumption_avg: 5,
        top_speed: 200,
        zero_to_hundred: 9,
        top_speed_st1: 190,
        zero_to_hundred_st1: 8
      },
      true
    )
    expect(rows.map((one) => [one.key, one.difference, one.better])).toEqual([
      ['zeroTo100', -1, true],
      ['topSpeed', -10, false],
      ['consumption', null, false]
    ])
  })
})
