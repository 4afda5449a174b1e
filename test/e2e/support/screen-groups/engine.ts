/** The page of an engine with its menus and panels, and the customer screen. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../fixtures'
import { columns, engine, odd, type Screen, type ScreenGroup, type Stage } from './screen'

/** Opens the engine and then what a button shows. */
const opened = (name: string, button: string, shown: string): Screen => ({
  name,
  open: async (stage) => {
    const { page } = stage.driver
    await page.keyboard.press('Escape')
    await engine()(stage)
    if (!(await page.getByTestId(shown).first().isVisible())) await page.getByTestId(button).first().click()
    await expect(page.getByTestId(shown).first()).toBeVisible()
  }
})
async function endMenu({ driver }: Stage): Promise<void> {
  await driver.page.keyboard.press('Escape')
}

/** Torque of a run from 1500 rpm on, every 100 rpm, in Nm. */
// prettier-ignore
const RUN = [
  352, 398, 426, 438, 437, 434, 436, 433, 432, 434, 431, 429, 427, 421, 414,
  408, 402, 396, 390, 385, 376, 364, 350, 335, 320, 305, 291, 277, 263
]
const NM_RPM_PER_PS = 7023.5

/**
 * Chooses the table of a dyno run for the engine.
 *
 * @param powerFactor other than 1: the power disagrees with the torque
 */
async function importRun(stage: Stage, powerFactor: number): Promise<void> {
  const { page, launched } = stage.driver
  await endMenu(stage)
  const file = join(launched.userData, 'bench 4.csv')
  const rows = RUN.map((torque, at) => {
    const rpm = 1500 + at * 100
    return `${rpm};${((powerFactor * torque * rpm) / NM_RPM_PER_PS).toFixed(1)};${torque}`
  })
  writeFileSync(file, `rpm;PS;Nm\n${rows.join('\n')}\n`)
  await launched.app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, file)
  await engine()(stage)
  await page.getByTestId('measured-add').click()
  await expect(page.getByTestId('measured-import')).toBeVisible()
}

export const ENGINE: ScreenGroup = {
  name: 'engine',
  start: 'service',
  prepare: columns(4),
  screens: [
    { name: 'engine', open: engine() },
    { name: 'engine-two-axes', open: engine('Two axes') },
    { name: 'engine-table', open: engine('Table') },
    opened('engine-menu', 'engine-menu-open', 'engine-menu-item'),
    opened('engine-figures', 'figures-open', 'origin'),
    opened('engine-curves-checked', 'honesty', 'honesty-panel'),
    opened('engine-units', 'units-open', 'units-panel'),
    opened('engine-range', 'band-toggle', 'band-range'),
    {
      name: 'engine-raw',
      open: async (stage) => {
        await endMenu(stage)
        await stage.driver.page.getByTestId('band-close').click()
        await stage.driver.enginePage.focus()
        await stage.driver.page.keyboard.press('r')
        await expect(stage.driver.page.getByTestId('raw-record')).toBeVisible()
      }
    },
    { name: 'engine-measured-import', open: (stage) => importRun(stage, 0.74) },
    {
      name: 'engine-measured',
      open: async (stage) => {
        const { driver } = stage
        await importRun(stage, 1)
        await driver.page.getByTestId('measured-keep').click()
        await expect(driver.page.getByTestId('measured-run')).toBeVisible()
      }
    },
    {
      name: 'engine-no-curves',
      open: async (stage) => {
        await endMenu(stage)
        await odd('values: all empty')(stage)
      }
    },
    { name: 'engine-unequal-curves', open: odd('values: unequal lengths') },
    { name: 'engine-no-stages', open: odd('stages: none') },
    { name: 'engine-eight-stages', open: odd('stages: eight') },
    { name: 'engine-nothing-given', open: odd('fields: all null') },
    { name: 'engine-many-tools', open: odd('tools: many') },
    { name: 'engine-right-to-left', open: odd('text: right to left') },
    { name: 'engine-long-name', open: odd('text: very long') },
    {
      name: 'customer',
      open: async (stage) => {
        await engine()(stage)
        await stage.driver.page.keyboard.press('F8')
        await expect(stage.driver.page.getByTestId('customer-bar')).toBeVisible()
      }
    }
  ]
}
