/** Ten everyday tasks with their clicks and keys. A count above its limit fails; lower ones are welcome. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, LEVELS, pathTo, test, type AppDriver, type Path, type TestService } from '../support/test'

/** Does what a person does, and counts it. A typed letter is a key, a shortcut is one key. */
class Person {
  clicks = 0
  keys = 0
  readonly #driver: AppDriver

  constructor(driver: AppDriver) {
    this.#driver = driver
  }
  async click(target: Locator, options: Parameters<Locator['click']>[0] = {}): Promise<void> {
    this.clicks++
    await target.click(options)
  }
  async press(key: string): Promise<void> {
    this.keys++
    await this.#driver.page.keyboard.press(key)
  }
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.#driver.page.keyboard.type(text)
  }
  /** @throws when the task took more than allowed */
  needed(task: string, clicks: number, keys: number): void {
    test.info().annotations.push({ type: 'task', description: `${task}: ${this.clicks} clicks, ${this.keys} keys` })
    expect
      .soft(
        { clicks: this.clicks <= clicks, keys: this.keys <= keys },
        `${task}: ${this.clicks} clicks, ${this.keys} keys`
      )
      .toEqual({
        clicks: true,
        keys: true
      })
  }
}

interface Start {
  service: TestService
  driver: AppDriver
  path: Path
  person: () => Person
}
const started = test.extend<{ start: Start }>({
  start: async ({ serve, at }, use) => {
    const service = await serve()
    const driver = await at(service)
    await driver.page.setViewportSize({ width: 1366, height: 768 })
    const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
    await use({ service, driver, path, person: () => new Person(driver) })
  }
})

started('find and open a stored engine', async ({ start: { driver, path, person } }) => {
  await driver.walk(path)
  await driver.nav('settings').click()
  const keyboard = person()
  await keyboard.press('Control+k')
  await keyboard.type('tdr15')
  await keyboard.press('Enter')
  await driver.onEngine(path.engines)
  keyboard.needed('find and open an engine, by keys', 0, 7)

  await driver.nav('settings').click()
  const mouse = person()
  await mouse.click(driver.page.getByTestId('quick-open-input'))
  await mouse.type('tdr15')
  await mouse.press('Enter')
  await driver.onEngine(path.engines)
  mouse.needed('find and open an engine, by mouse', 1, 6)
})

started('walk to an engine by mouse', async ({ start: { driver, path, person } }) => {
  await driver.openColumns()
  const mouse = person()
  for (const level of LEVELS) {
    await driver.ready(level)
    await mouse.click(driver.item(level, path[level]))
  }
  await driver.onEngine(path.engines)
  mouse.needed('walk to an engine, by mouse', 5, 0)
})

started('walk to an engine of the open type by mouse', async ({ start: { driver, service } }) => {
  // a model with one generation opens it
  const catalogue = await service.catalogue()
  const models = [...catalogue.models.values()]
  const generations = [...catalogue.generations.values()]
  const [generation, model] = models
    .map((one) => [generations.filter(({ modelId }) => modelId === one.id), one] as const)
    .flatMap(([of, one]) => (of.length === 1 ? [[of[0]!, one] as const] : []))
    .find(([of]) => catalogue.enginesOf(of.id).length > 1)!
  const manufacturer = catalogue.manufacturers.get(model.manufacturerId)!
  await driver.openColumns(`${manufacturer.typeId}`)
  const mouse = new Person(driver)
  for (const [level, id] of [
    ['manufacturers', manufacturer.id],
    ['models', model.id],
    ['engines', catalogue.enginesOf(generation.id)[0]!.id]
  ] as const) {
    await driver.ready(level)
    await mouse.click(driver.item(level, `${id}`))
  }
  await driver.onEngine(`${catalogue.enginesOf(generation.id)[0]!.id}`)
  mouse.needed('walk to an engine of the open type, by mouse', 3, 0)
})

started('walk to an engine by keys', async ({ start: { driver, path, person } }) => {
  await driver.openColumns()
  const keyboard = person()
  for (const [level, typed] of [
    ['types', 'c'],
    ['manufacturers', 'ar'],
    ['models', 'c'],
    ['generations', ''],
    ['engines', 'dr15']
  ] as const) {
    await driver.ready(level)
    if (level === 'generations') await keyboard.press('ArrowDown')
    else await keyboard.type(typed)
    await keyboard.press('Enter')
  }
  await driver.onEngine(path.engines)
  keyboard.needed('walk to an engine, by keys', 0, 14)
})

started('walk to an engine of the type that is open', async ({ start: { driver, path, person } }) => {
  await driver.openColumns(path.types)
  const list = await driver.ready('manufacturers')
  await expect(list.getByTestId('level-filter')).toBeVisible()
  const keyboard = person()
  for (const [level, typed] of [
    ['manufacturers', 'ar'],
    ['models', 'c'],
    ['generations', ''],
    ['engines', 'dr15']
  ] as const) {
    await driver.ready(level)
    if (level === 'generations') await keyboard.press('ArrowDown')
    else await keyboard.type(typed)
    await keyboard.press('Enter')
  }
  await driver.onEngine(path.engines)
  keyboard.needed('walk to an engine of the open type, by keys', 0, 12)
})

started('tell engines of one name apart', async ({ start: { driver, service } }) => {
  const path = await pathTo(service, 'Arvenna', 'Fuegra', 'II', '2.0 TDR 140')
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  const mouse = new Person(driver)
  await mouse.click(driver.page.getByTestId('which-open'))
  await mouse.click(driver.page.getByTestId('which-answer').first())
  await expect(driver.enginePage).toBeVisible()
  mouse.needed('which of these, by mouse', 2, 0)
})

started('read the gain at a speed', async ({ start: { driver, path, person } }) => {
  await driver.openEngine(path)
  const chart = driver.page.getByTestId('dyno-chart')
  await chart.hover()
  await expect(driver.page.getByTestId('dyno-readout')).toContainText(/rpm/)
  person().needed('gain at an rpm, by mouse', 0, 0)
  await chart.focus()
  const before = await driver.page.getByTestId('dyno-readout').innerText()
  const keyboard = person()
  await keyboard.press('ArrowRight')
  await expect(driver.page.getByTestId('dyno-readout')).not.toHaveText(before, { useInnerText: true })
  keyboard.needed('gain at an rpm, by keys, from the chart', 0, 1)
})

started('save the sheet of a customer as PDF', async ({ start: { driver, path, person } }) => {
  const folder = mkdtempSync(join(tmpdir(), 'dynodesk-task-'))
  await driver.launched.app.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = (async () => ({ canceled: false, filePath })) as unknown as typeof dialog.showSaveDialog
    },
    join(folder, 'sheet.pdf')
  )
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  const mouse = person()
  await mouse.click(driver.page.getByTestId('sheet-open'))
  await expect(driver.page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await mouse.click(driver.page.getByTestId('sheet-save-pdf'))
  await expect(driver.page.locator('[data-testid="sheet-outcome"][data-kind="saved"]')).toBeVisible()
  mouse.needed('customer sheet as PDF, by mouse', 2, 0)

  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  const keyboard = person()
  await keyboard.press('Control+p')
  await expect(driver.page.getByTestId('sheet-page')).toHaveAttribute('data-state', 'checked')
  await keyboard.press('Control+s')
  await expect(driver.page.locator('[data-testid="sheet-outcome"][data-kind="saved"]')).toBeVisible()
  keyboard.needed('customer sheet as PDF, by keys', 0, 2)
  rmSync(folder, { recursive: true, force: true })
})

started('compare two engines of a list', async ({ start: { driver, path, person } }) => {
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const list = await driver.ready('engines')
  await list.getByTestId('level-item').first().focus()
  const keyboard = person()
  await keyboard.press('Shift+Enter')
  await keyboard.press('Shift+Enter')
  await keyboard.press('Control+3')
  await expect(driver.page.getByTestId('compare-slot')).toHaveCount(2)
  keyboard.needed('compare two of a list, by keys', 0, 3)

  await driver.page.getByTestId('compare-remove').first().click()
  await driver.page.getByTestId('compare-remove').first().click()
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  const rows = (await driver.ready('engines')).getByTestId('level-item')
  const mouse = person()
  await mouse.click(rows.nth(1), { modifiers: ['Shift'] })
  await mouse.click(rows.nth(3), { modifiers: ['Shift'] })
  await expect(driver.page.getByTestId('compare-slot')).toHaveCount(2)
  mouse.needed('compare two of a list, by mouse', 2, 0)
})

started('show the customer, and kW', async ({ start: { driver, path, person } }) => {
  await driver.openEngine(path)
  await expect(driver.figure('top_speed')).toBeVisible()
  const mouse = person()
  await mouse.click(driver.page.getByTestId('customer-open'))
  await expect(driver.page.getByTestId('customer-bar')).toBeVisible()
  mouse.needed('show the customer, by mouse', 1, 0)
  const keyboard = person()
  await keyboard.press('F8')
  await expect(driver.page.getByTestId('customer-bar')).toHaveCount(0)
  keyboard.needed('show the customer, by keys', 0, 1)

  const units = driver.page.getByTestId('unit-power')
  const unit = person()
  await unit.press('u')
  await expect(units.getByRole('radio', { name: 'kW' })).toBeChecked()
  unit.needed('PS to kW, by keys', 0, 1)
  await driver.setSetting('units.power', 'PS')
  const click = person()
  await click.click(units.getByText('kW'))
  await expect(units.getByRole('radio', { name: 'kW' })).toBeChecked()
  click.needed('PS to kW, by mouse', 1, 0)
})

started('make a make available offline', async ({ start: { driver, path, person } }) => {
  await driver.openColumns(path.types)
  await driver.ready('manufacturers')
  const mouse = person()
  mouse.clicks++
  await driver.item('manufacturers', path.manufacturers).click({ button: 'right' })
  await mouse.click(driver.page.getByTestId('place-menu-item').and(driver.page.locator('[data-id="download"]')))
  await expect(driver.page.getByTestId('pack-row').or(driver.page.getByTestId('pack-progress')).first()).toBeVisible()
  mouse.needed('a make offline, by mouse', 2, 0)
})

started('take a generation offline', async ({ start: { driver, path, person } }) => {
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  const mouse = person()
  await mouse.click(driver.page.getByTestId('pack-start').first())
  await expect(driver.page.getByTestId('pack-ready')).toBeVisible()
  mouse.needed('take a generation offline, by mouse', 1, 0)
})

test('open the engine of the newest ticket', async ({ fresh }) => {
  const driver = await fresh()
  await driver.page.getByTestId('onboarding-demo').click()
  await driver.is('demo')
  await driver.ready('types')
  const mouse = new Person(driver)
  await mouse.click(driver.page.getByTestId('nav-feed'))
  await mouse.click(driver.page.getByRole('treeitem', { name: /^Ticket/ }).first())
  await mouse.click(driver.page.getByRole('button', { name: /open (the )?engine/i }).first())
  await expect(driver.enginePage).toBeVisible()
  mouse.needed('newest ticket to its engine, by mouse', 3, 0)

  await driver.nav('catalogue').click()
  await driver.ready('types')
  const keyboard = new Person(driver)
  await keyboard.press('Control+5')
  await expect(driver.page.getByTestId('feed-list')).toBeFocused()
  await keyboard.press('o')
  await expect(driver.enginePage).toBeVisible()
  keyboard.needed('newest ticket to its engine, by keys', 0, 3)
})
