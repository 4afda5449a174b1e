/** The engine page: fields, missing values, stages, figures, dyno chart and its table. */
import {
  browsing,
  expect,
  pathTo,
  locationOf,
  test,
  type AppDriver,
  type Path,
  type TestService
} from '../support/test'

const pathOf = (name: string): Path => {
  const place = locationOf(name)
  return {
    types: place.typeId,
    manufacturers: place.manufacturerId!,
    models: place.modelId!,
    generations: place.generationId!,
    engines: place.engineId!
  }
}
const odd = { switches: { oddities: true } } as const
const richest = (service: TestService): Promise<Path> => pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
/** Path of the demo engine with the most fields. */
async function richestPath(service: TestService): Promise<Path> {
  const store = await service.catalogue()
  const all = store.generations
    .values()
    .flatMap((generation) => store.enginesOf(generation.id).map((engine) => ({ generation, engine })))
  const size = ({
    generation,
    engine
  }: {
    generation: { id: bigint }
    engine: {
      id: bigint
      remap_stages: readonly unknown[]
      options: readonly unknown[] | null
      read_tools: readonly unknown[]
      read_methods: readonly unknown[]
    }
  }): number =>
    5 * engine.remap_stages.length +
    (engine.options?.length ?? 0) +
    engine.read_tools.length +
    engine.read_methods.length +
    (store.performanceOf(generation.id, engine.id) ? 3 : 0)
  const { generation, engine } = [...all].reduce((a, b) => (size(b) > size(a) ? b : a))
  const model = store.models.get(generation.modelId)!
  const maker = store.manufacturers.get(model.manufacturerId)!
  return {
    types: `${maker.typeId}`,
    manufacturers: `${maker.id}`,
    models: `${model.id}`,
    generations: `${generation.id}`,
    engines: `${engine.id}`
  }
}
/** The record as the service sends it, with its exact digits. */
async function sentRecord(service: TestService, path: Path): Promise<Record<string, any>> {
  const { text } = await service.get(`/vdb/engines/view/${path.engines}`)
  service.log.clear()
  return JSON.parse(text.replace(/("id":)(-?\d+)/g, '$1"$2"')) as Record<string, any>
}
const FIELDS = [
  'id',
  'name',
  'slug',
  'type',
  'capacity',
  'power',
  'torque',
  'cylinders',
  'year',
  'ecu',
  'tcu',
  'hp_values',
  'nm_values',
  'rpm_values',
  'engine_code',
  'fuel_name'
]
const FIGURES = ['fuel_consumption_avg', 'top_speed', 'zero_to_hundred', 'top_speed_st1', 'zero_to_hundred_st1']
const NULLABLE = ['capacity', 'power', 'torque', 'cylinders', 'year', 'ecu', 'tcu', 'engine_code']
const notes = (driver: AppDriver): Promise<string> =>
  driver.page
    .getByRole('list', { name: 'Notes on the curves' })
    .innerText()
    .catch(() => '')

test('every field of the record is on the page with the received value', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await richest(service)
  const record = await sentRecord(service, path)
  const before = Date.now()
  await driver.openEngine(path)
  for (const field of FIELDS) {
    await expect(driver.fact(field), field).toHaveCount(1)
    await expect(driver.fact(field), field).toHaveAttribute('data-value', String(record[field] ?? ''))
  }
  await expect(driver.fact('tcu')).toHaveText('not given')
  await expect(driver.page.getByTestId('option')).toHaveCount(record['options'].length)
  for (const { code, name } of record['options'] as { code: string; name: string }[])
    await expect(driver.page.locator(`[data-testid="option"][data-code="${code}"]`)).toContainText(name)
  for (const { id, name } of record['read_tools'] as { id: string; name: string }[])
    await expect(driver.page.locator(`[data-testid="read-tool"][data-id="${id}"]`)).toHaveText(name)
  for (const { id, value } of record['read_methods'] as { id: string; value: string }[])
    await expect(driver.page.locator(`[data-testid="read-method"][data-id="${id}"]`)).toHaveText(value)
  for (const stage of record['remap_stages'] as Record<string, any>[]) {
    const row = driver.stage(stage['stage_no'])
    await expect(row).toContainText(`${stage['power']}`)
    expect(
      Number(
        (await row.getAttribute('data-gain-power')) ??
          (await row.locator('[data-gain-power]').getAttribute('data-gain-power'))
      )
    ).toBe(stage['power'] - record['power'])
    expect(
      Number(
        (await row.getAttribute('data-gain-torque')) ??
          (await row.locator('[data-gain-torque]').getAttribute('data-gain-torque'))
      )
    ).toBe(stage['torque'] - record['torque'])
    if (stage['modifications']) await expect(row).toContainText(stage['modifications'])
  }
  await expect(driver.enginePage).toHaveAttribute('data-fresh', 'fresh')
  expect(Date.parse((await driver.enginePage.getAttribute('data-fetched-at'))!)).toBeGreaterThanOrEqual(before)
})

test('a missing value is "not given" for null and for an absent field, and never 0 or empty', async ({ serve, at }) => {
  const driver = await at(await serve(odd))
  for (const name of ['fields: all null', 'fields: id alone']) {
    await driver.openEngine(pathOf(name))
    for (const field of FIELDS.filter((each) => each !== 'id' && each !== 'name')) {
      await expect(driver.fact(field), `${name}, ${field}`).toHaveAttribute('data-value', '')
      await expect(driver.fact(field), `${name}, ${field}`).toContainText('not given')
    }
    await expect(driver.fact('name')).toHaveAttribute('data-value', '')
    await expect(driver.fact('name')).not.toBeEmpty()
    await expect(driver.page.getByText(/undefined|null|NaN|Infinity/)).toHaveCount(0)
  }
  await driver.openEngine(pathOf('text: blank'))
  for (const field of ['ecu', 'tcu', 'engine_code']) await expect(driver.fact(field)).toContainText('not given')
  // list values never override the detail
  const richer = pathOf('fields: richer in the list')
  await driver.openColumns(richer.types, richer.manufacturers, richer.models, richer.generations)
  await driver.openEngine(richer)
  for (const field of ['ecu', 'engine_code', 'cylinders'])
    await expect(driver.fact(field), field).toHaveText('not given')
  expect(NULLABLE.every((field) => FIELDS.includes(field))).toBe(true)
})

test('options that were not provided differ from an empty list of options', async ({ serve, at }) => {
  const driver = await at(await serve(odd))
  for (const [name, text, other] of [
    ['options: null', 'not provided', 'none listed'],
    ['options: left out', 'not provided', 'none listed'],
    ['options: empty', 'none listed', 'not provided']
  ] as const) {
    await driver.openEngine(pathOf(name))
    await expect(driver.enginePage, name).toContainText(`Options: ${text}`)
    await expect(driver.enginePage, name).not.toContainText(`Options: ${other}`)
  }
  await driver.openEngine(pathOf('options: code twice'))
  await expect(driver.page.getByTestId('option')).toHaveCount(2)
  await driver.openEngine(pathOf('options: unknown code'))
  await expect(driver.page.locator('[data-testid="option"][data-code="ZZTOP"]')).toBeVisible()
  await expect(driver.page.locator('.options')).toContainText('for information')
})

test(
  'tools and methods are two lists, each read from its own field and never paired',
  { tag: '@long' },
  async ({ serve, at }) => {
    const driver = await at(await serve(odd))
    await driver.openEngine(pathOf('tools: many'))
    await expect(driver.page.getByTestId('read-tool')).toHaveCount(40)
    await expect(driver.page.getByTestId('read-method')).toHaveCount(12)
    await expect(driver.page.getByTestId('read-tool').filter({ hasText: 'Method' })).toHaveCount(0)
    // the first two lines, and a button for the rest
    await expect(driver.page.getByTestId('read-tool').filter({ visible: true })).toHaveCount(7)
    const all = driver.page.getByTestId('tools-show-all')
    await expect(all).toHaveText(['Show all 40', 'Show all 12'])
    await all.first().click()
    await expect(driver.page.getByTestId('read-tool').filter({ visible: true })).toHaveCount(40)
    await expect(all).toHaveText(['Show all 12'])
    await driver.openEngine(pathOf('tools: empty'))
    await expect(driver.page.getByTestId('read-tool')).toHaveCount(0)
    await expect(driver.enginePage).toContainText('none listed')
    for (const name of ['tools: null', 'tools: left out']) {
      await driver.openEngine(pathOf(name))
      await expect(driver.enginePage, name).toContainText('not provided')
    }
    await driver.openEngine(pathOf('tools: fields swapped'))
    await expect(driver.page.getByTestId('read-tool')).not.toContainText('Kestrel')
  }
)

test(
  'stages are ordered by number with gaps and duplicates, losses are losses, and no percent is without a base',
  { tag: '@long' },
  async ({ serve, at }) => {
    const driver = await at(await serve(odd))
    const numbers = (): Promise<(string | null)[]> =>
      driver.stages.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-stage-no')))
    for (const [name, expected] of [
      ['stages: gap', ['1', '3']],
      ['stages: number twice', ['1', '1', '2']],
      ['stages: out of order', ['1', '2', '3']],
      ['stages: number 0', ['0', '1']],
      ['stages: negative number', ['-1', '1']]
    ] as const) {
      await driver.openEngine(pathOf(name))
      await expect.poll(numbers, name).toEqual(expected)
    }
    await driver.openEngine(pathOf('stages: gain below zero'))
    const loss = driver.stage(1)
    expect(
      Number(
        await loss
          .locator('[data-gain-power]')
          .or(driver.page.locator('[data-testid="stage"][data-gain-power]'))
          .first()
          .getAttribute('data-gain-power')
      )
    ).toBe(-10)
    await expect(loss).toContainText(/[−-]10/)
    await expect(loss).toContainText(/[−-]\s?7\s?%/)
    for (const name of ['base figures: null', 'base figures: zero']) {
      await driver.openEngine(pathOf(name))
      await expect(driver.stage(1), name).toContainText('190')
      await expect(driver.stage(1), name).not.toContainText('%')
      await expect(driver.enginePage, name).not.toContainText(/Infinity|NaN/)
    }
    await driver.openEngine(pathOf('stages: modifications blank'))
    await expect(driver.stage(1)).not.toContainText(/needs|requires/i)
    await driver.openEngine(pathOf('stages: none'))
    await expect(driver.enginePage).toContainText('none listed')
    await driver.openEngine(pathOf('stages: null'))
    await expect(driver.enginePage).toContainText('not provided')
  }
)

test('performance belongs to a pair of generation and engine', async ({ serve, at }) => {
  const service = await serve(odd)
  const driver = await at(service)
  const first = pathOf('links: engine in two generations')
  const store = await service.catalogue()
  const second = store
    .generationsOf(BigInt(first.models))
    .find(({ id, engineIds }) => `${id}` !== first.generations && engineIds.includes(BigInt(first.engines)))!
  await driver.openEngine(first)
  await expect(driver.figure('top_speed')).toHaveAttribute('data-value', '215')
  await driver.openEngine({ ...first, generations: `${second.id}` })
  await expect(driver.figure('top_speed')).toHaveAttribute('data-value', '205')
  expect(service.log.count('performance')).toBe(2)
  expect(service.log.count('engine')).toBe(1)
})

test(
  'missing performance figures are one quiet line, and a figure that is 0 or missing is "not given"',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve(odd)
    const driver = await at(service)
    await driver.openEngine(pathOf('performance: none'))
    await expect(driver.enginePage.getByText('no performance figures')).toBeVisible()
    await expect(driver.notice()).toHaveCount(0)
    for (const name of ['performance: zeros', 'performance: nulls', 'performance: left out']) {
      await driver.openEngine(pathOf(name))
      for (const field of FIGURES) {
        await expect(driver.figure(field), `${name}, ${field}`).toContainText('not given')
        await expect(driver.figure(field), `${name}, ${field}`).toHaveAttribute(
          'data-value',
          name.endsWith('zeros') ? '0' : ''
        )
      }
    }
    await driver.openEngine(pathOf('performance: slower when tuned'))
    await expect(driver.figure('zero_to_hundred_st1')).toHaveAttribute('data-value', '8.9')
    await driver.openEngine(pathOf('performance: stage 2 as well'))
    await expect(driver.figure('top_speed_st1')).toHaveAttribute('data-value', '228')
    await expect(driver.page.getByText('235')).toHaveCount(0)
  }
)

test('an engine page that failed or is gone reports it and can be retried', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await richest(service)
  service.setSwitches({ gone: [`engines/${path.engines}`] })
  await driver.go(`#/engine/${path.types}/${path.manufacturers}/${path.models}/${path.generations}/${path.engines}`)
  await expect(driver.notice('not-found').first()).toBeVisible()
  service.setSwitches({ gone: [] })
  service.setFaults([{ kind: 'status', status: 500, at: 'performance' }])
  await driver.page
    .getByRole('button', { name: /Try again/ })
    .first()
    .click()
  await driver.onEngine(path.engines)
  await expect(driver.notice('server-error').first()).toBeVisible()
  service.setFaults([])
  await driver.page
    .getByRole('button', { name: /Try again/ })
    .first()
    .click()
  await expect(driver.figure('top_speed')).toBeVisible()
})

test('the table beside the chart has the exact numbers of the service, one column per curve', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  const path = await richest(service)
  const record = await sentRecord(service, path)
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('dyno-chart')).toBeVisible()
  await driver.showTable()
  const expected: Record<string, string> = {
    rpm: record['rpm_values'],
    power: record['hp_values'],
    torque: record['nm_values']
  }
  for (const stage of record['remap_stages'])
    Object.assign(expected, {
      [`power-${stage.stage_no}`]: stage.hp_values,
      [`torque-${stage.stage_no}`]: stage.nm_values
    })
  for (const [series, values] of Object.entries(expected))
    expect(await driver.series(series), series).toEqual(values.split(','))
})

test(
  'incomplete value strings are reported and not drawn as if they were complete',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve(odd)
    const driver = await at(service)
    // edge case, expected text and the stock curves still drawn
    const cases: readonly (readonly [string, RegExp, readonly string[]])[] = [
      ['values: unequal lengths', /numbers of values differ/i, []],
      ['values: trailing comma', /comma/i, []],
      ['values: empty member', /value 3 is empty/i, ['torque']],
      ['values: not numbers', /is not a number/i, []],
      ['values: decimal commas', /is not a number/i, []],
      ['values: rpm twice', /more than once/i, []],
      ['values: rpm empty', /rpm values not given/i, []],
      ['values: hp without nm', /torque values not given/i, ['power']],
      ['values: nm without hp', /power values not given/i, ['torque']],
      ['values: rpm unsorted', /sorted by rpm/i, ['power', 'torque']],
      ['values: zero padding of power and torque', /zeros trimmed/i, ['power', 'torque']],
      ['values: inner zeros', /drops to 0/i, ['power', 'torque']],
      ['values: headline above the curve', /peak of the curve/i, ['power', 'torque']],
      ['values: one point', /one point/i, ['power', 'torque']]
    ]
    for (const [name, words, drawn] of cases) {
      const path = pathOf(name)
      const record = await sentRecord(service, path)
      await driver.openEngine(path)
      await expect.poll(() => notes(driver), name).toMatch(words)
      await driver.showTable()
      for (const [series, field] of [
        ['rpm', 'rpm_values'],
        ['power', 'hp_values'],
        ['torque', 'nm_values']
      ] as const) {
        const received = (record[field] as string).split(',').filter((each) => each.trim() !== '')
        const shown = (await driver.series(series)).filter((each) => each !== '')
        if (!record[field].includes(';')) expect(shown.map(Number), `${name}, ${series}`).toEqual(received.map(Number))
      }
      const peaks = await driver.page.getByTestId('dyno-chart').or(driver.enginePage).first().innerText()
      expect(peaks, name).not.toMatch(/NaN|undefined|Infinity/)
      const cells = driver.table.locator(
        'tbody [data-series="power"][data-drawn="true"], tbody [data-series="torque"][data-drawn="true"]'
      )
      const drawnSeries = [
        ...new Set(await cells.evaluateAll((all) => all.map((cell) => (cell as HTMLElement).dataset['series']!)))
      ]
      expect(drawnSeries.toSorted(), name).toEqual([...drawn].toSorted())
    }
    for (const name of ['values: all empty', 'values: blanks only', 'values: null', 'values: left out']) {
      await driver.openEngine(pathOf(name))
      await expect(driver.enginePage, name).toContainText('No curves for this engine')
    }
  }
)

test(
  'a stage curve is drawn over the rpm of the engine only when the counts agree',
  { tag: '@long' },
  async ({ serve, at }) => {
    const driver = await at(await serve(odd))
    for (const name of ['stages: fewer points than rpm', 'stages: more points than rpm']) {
      await driver.openEngine(pathOf(name))
      await expect.poll(() => notes(driver), name).toMatch(/Stage 1.*numbers of values differ/s)
      await driver.showTable()
      expect(await driver.table.locator('tbody [data-series="power-1"][data-drawn="true"]').count(), name).toBe(0)
      expect(await driver.series('power-1')).toContain('190')
      expect(await driver.table.locator('tbody [data-series="power"][data-drawn="true"]').count(), name).toBe(5)
    }
  }
)

test(
  'curves are switched and the crosshair is moved by keyboard, and it reads out its point',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.openEngine(await richest(service))
    const toggle = driver.page
      .getByRole('group', { name: 'Curves shown' })
      .getByRole('button', { name: 'Show Stage 1' })
    await toggle.focus()
    await driver.page.keyboard.press('Space')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    const chart = driver.page.getByRole('slider', { name: 'Dyno chart' })
    await chart.focus()
    await driver.page.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1000')
    const readout = driver.page
      .getByTestId('dyno-readout')
      .or(driver.page.getByText(/^1.000 rpm/))
      .first()
    await expect(readout).toContainText(/1.000 rpm/)
    await expect(readout).toContainText('Stage 2')
    // the summary of the stages beside it names them all
    await expect(readout.locator('.scroll')).not.toContainText('Stage 1')
    await driver.page.keyboard.press('ArrowRight')
    await expect(chart).not.toHaveAttribute('aria-valuenow', '1000')
    await driver.page.keyboard.press('End')
    await expect.poll(async () => Number(await chart.getAttribute('aria-valuenow'))).toBeGreaterThan(4000)
    await driver.page.keyboard.press('Shift+ArrowLeft')
    await expect(readout).toContainText(/interpolated|between/)
    await toggle.focus()
    await driver.page.keyboard.press('Enter')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  }
)

test(
  'the range of the mean gain is opened and moved by keyboard and by mouse, is stored, and each of its figures names its source',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const driver = await at(service)
    await driver.openEngine(await richest(service))
    const { page } = driver
    const [from, to] = [
      page.getByRole('slider', { name: 'Lower end of the range' }),
      page.getByRole('slider', { name: 'Upper end of the range' })
    ]
    await expect(from).toHaveCount(0)
    await page.getByRole('button', { name: 'Range', exact: true }).focus()
    await page.keyboard.press('Enter')
    await from.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(from).toHaveAttribute('aria-valuenow', '2060')
    await expect(page.getByTestId('band-range')).toHaveText(/^2.060–3.500 rpm$/)
    const box = (await to.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - 80, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Number(await to.getAttribute('aria-valuenow'))).toBeLessThan(3400)
    const figure = page.getByTestId('band-quantity').first().locator('[data-origin]').last()
    await figure.click({ modifiers: ['Alt'] })
    await expect(page.getByTestId('origin')).toContainText('hp_values')
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('origin')).toHaveCount(0)
    const kept = await to.getAttribute('aria-valuenow')
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await window.dynodesk.settings.all()).find((one) => one.key === 'chart.bandTo')?.value
        )
      )
      .toBe(Number(kept))
    await to.focus()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('band-gain')).toHaveCount(0)
    await expect(page.getByTestId('dyno-chart')).toBeFocused()
  }
)

test('the gain of a stage is filled, selected by its curve, ranged by a drag and zoomed by wheel, axis and keys', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const { page } = driver
  await page.setViewportSize({ width: 1366, height: 768 })
  await driver.openEngine(await richest(service))
  const chart = page.getByTestId('dyno-chart')
  const fill = page.getByTestId('gain-fill')
  await expect(fill).toHaveClass(/curve-1/)
  await expect(page.getByTestId('gain-label')).toHaveText([/^\+\d+.PS$/, /^\+\d+.Nm$/])
  const gains = await page
    .locator('[data-testid="stage"][data-stage-no="1"]')
    .evaluate((row) =>
      ['power', 'torque'].map((one) =>
        row.matches(`[data-gain-${one}]`)
          ? row.getAttribute(`data-gain-${one}`)
          : row.querySelector(`[data-gain-${one}]`)?.getAttribute(`data-gain-${one}`)
      )
    )
  expect(
    await page.getByTestId('gain-label').evaluateAll((all) => all.map((one) => one.getAttribute('data-gain')))
  ).toEqual(gains)
  const box = (await chart.boundingBox())!
  // the end label of a line is level with its end
  const label = (await chart.locator('text.end', { hasText: 'Stage 2' }).last().boundingBox())!
  await page.mouse.click(label.x - 12, label.y + label.height / 2)
  const stage2 = page.locator('[data-testid="curve-select"][data-curve="2"]')
  await expect(stage2).toHaveAttribute('aria-pressed', 'true')
  await expect(fill).toHaveClass(/curve-2/)
  await page.locator('[data-testid="stage"][data-stage-no="2"] th').first().click()
  await expect(stage2).toHaveAttribute('aria-pressed', 'false')

  await page.mouse.move(box.x + 200, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 360, box.y + 140, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByTestId('band-gain')).toBeVisible()
  await page.getByTestId('band-close').click()
  await expect(page.getByTestId('band-gain')).toHaveCount(0)

  const width = async (): Promise<number> =>
    Number(await chart.getAttribute('data-to')) - Number(await chart.getAttribute('data-from'))
  const whole = await width()
  await page.mouse.move(box.x + 300, box.y + 100)
  await page.mouse.wheel(0, -200)
  await expect.poll(width).toBeLessThan(whole)
  const drawn = await chart.getAttribute('data-drawn')
  await page.mouse.dblclick(box.x + 300, box.y + 60)
  await expect.poll(width).toBe(whole)
  await page.mouse.move(box.x + 200, box.y + box.height - 12)
  await page.mouse.down()
  await page.mouse.move(box.x + 400, box.y + box.height - 12, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBeLessThan(whole / 2)
  expect(await chart.getAttribute('data-drawn')).toBe(drawn)
  await chart.focus()
  await page.keyboard.press('0')
  await expect.poll(width).toBe(whole)
  await page.keyboard.press('+')
  await expect.poll(width).toBeLessThan(whole)
  await page.getByTestId('zoom-reset').click()
  await expect.poll(width).toBe(whole)

  await chart.click({ button: 'right' })
  await expect(page.getByTestId('chart-menu-item')).toHaveCount(4)
  expect(
    await page
      .getByTestId('chart-menu-item')
      .evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset['id']))
  ).toEqual(['picture', 'png', 'svg', 'curve-csv'])
  await page.keyboard.press('Escape')
})

test('a change of units changes the displayed and not the stored values', { tag: '@long' }, async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service)
  await driver.openEngine(await richest(service))
  const gain = async (): Promise<string | null> =>
    driver.page
      .locator('[data-testid="stage"][data-stage-no="1"]')
      .evaluate((row) =>
        (row.matches('[data-gain-power]') ? row : row.querySelector('[data-gain-power]'))!.getAttribute(
          'data-gain-power'
        )
      )
  const before = await gain()
  const calls = service.log.count()
  await expect(driver.fact('power')).toContainText('150')
  await driver.page.getByRole('radio', { name: 'kW' }).first().click()
  await expect(driver.fact('power')).toContainText('110')
  await expect(driver.fact('power')).toHaveAttribute('data-value', '150')
  await driver.page.getByRole('radio', { name: 'bhp' }).first().click()
  await expect(driver.fact('power')).toContainText('148')
  await driver.page.getByRole('radio', { name: 'lb-ft' }).first().click()
  await expect(driver.fact('torque')).toContainText('258')
  await expect(driver.fact('torque')).toHaveAttribute('data-value', '350')
  expect(await gain()).toBe(before)
  await driver.showTable()
  expect((await driver.series('power'))[0]).toBe(
    (await sentRecord(service, await richest(service)))['hp_values'].split(',')[0]
  )
  expect(service.log.count()).toBe(0)
  expect(calls).toBeGreaterThan(0)
})

test('the fullest page of the catalogue fits 1366 by 768 without scrolling, dark and light, stacked and on two axes', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const path = await richestPath(service)
  await driver.page.setViewportSize({ width: 1366, height: 768 })
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  await driver.page.getByTestId('record-facts').getByText('Record', { exact: true }).click()
  // regions that overflow, except the table of the chart
  const overfull = () =>
    driver.page.evaluate(() => {
      const found: string[] = []
      if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth)
        found.push('document')
      for (const element of document.querySelectorAll('body *')) {
        const { overflowY, overflowX } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
          found.push(`${element.tagName}.${element.className} down ${element.scrollHeight - element.clientHeight}`)
        else if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
          found.push(`${element.tagName}.${element.className} across ${element.scrollWidth - element.clientWidth}`)
      }
      return found
    })
  for (const theme of ['dark', 'light']) {
    await driver.setSetting('appearance.theme', theme)
    for (const layout of ['Stacked', 'Two axes']) {
      await driver.page.getByRole('radio', { name: layout }).click()
      await expect.poll(overfull, `${theme}, ${layout}`).toEqual([])
      for (const part of [
        driver.fact('rpm_values'),
        driver.fact('id'),
        driver.figure('fuel_consumption_avg'),
        driver.stages.last(),
        driver.page.getByTestId('option').last(),
        driver.page.getByTestId('read-method').last()
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
})

test('engines with the same hardware are counted and listed from stored records, without a request', async ({
  serve,
  at
}) => {
  const service = await serve()
  const driver = await at(service)
  const catalogue = await service.catalogue()
  const all = [...catalogue.generations.values()].flatMap((generation) =>
    catalogue.enginesOf(generation.id).map((engine) => ({ generation, engine }))
  )
  const byEcu = Map.groupBy(all, ({ engine }) => engine.ecu ?? '')
  const [, others = []] = [...byEcu].find(([ecu, engines]) => ecu !== '' && engines.length >= 3)!
  const places = others.slice(0, 3)
  const pathOfPlace = ({ generation, engine }: (typeof all)[number]): Path => {
    const model = catalogue.models.get(generation.modelId)!
    return {
      types: `${catalogue.manufacturers.get(model.manufacturerId)!.typeId}`,
      manufacturers: `${model.manufacturerId}`,
      models: `${model.id}`,
      generations: `${generation.id}`,
      engines: `${engine.id}`
    }
  }
  for (const place of places.toReversed()) await driver.openEngine(pathOfPlace(place))
  const ids = new Set(places.map(({ engine }) => `${engine.id}`))
  const line = driver.page.getByTestId('same-hardware')
  await expect(line).toHaveText('Same ECU: 2 other engines')
  service.log.clear()
  await line.click()
  await expect(driver.results.first()).toBeVisible()
  expect(new Set(await driver.results.evaluateAll((rows) => rows.map((row) => row.dataset['engineId'])))).toEqual(ids)
  await expect(driver.page.getByTestId('search-chip')).toHaveAttribute('data-prefix', 'ecu')
  expect(browsing(service)).toEqual([])
})
