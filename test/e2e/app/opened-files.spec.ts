/** Tables that the system opens or a person drops, up to the page that imports them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLink } from '../support/second-instance'
import { expect, pathTo, test, type AppDriver } from '../support/test'

/** Drags files of this computer over the page and drops them there. */
async function dropsOn({ page }: AppDriver): Promise<(...files: string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (...files) => {
    const drag = (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<unknown> =>
      session.send('Input.dispatchDragEvent', {
        type,
        x: 300,
        y: 200,
        data: { items: [], files, dragOperationsMask: 1 }
      })
    await drag('dragEnter')
    await drag('dragOver')
    await expect(page.getByTestId('file-drop')).toContainText('Transfer file, sheet template, job list or settings')
    await drag('drop')
    await expect(page.getByTestId('file-drop')).toHaveCount(0)
  }
}

test('a table opens as a job list, or as a measured run on the page of an engine; other files are refused by name', async ({
  serve,
  at,
  profile
}) => {
  const service = await serve()
  const jobs = join(profile, 'Monday.csv')
  writeFileSync(jobs, 'Corsale II 2.0 TDR 150\n')
  // the first instance was started with it
  const driver = await at(service, { args: [jobs] })
  const { page } = driver
  const { userData } = driver.launched
  await expect(page.getByTestId('jobs-text')).toHaveValue('Corsale II 2.0 TDR 150\n')
  await expect(page.getByTestId('job-line')).toHaveCount(1)
  await expect(page.getByTestId('pack-progress')).toHaveCount(0)

  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openEngine(path)
  await expect(page.getByTestId('dyno')).toBeVisible()
  const run = join(profile, 'bench 4.csv')
  writeFileSync(run, `rpm;PS;Nm\n${[2000, 3000, 4000].map((rpm) => `${rpm};${rpm / 25};300`).join('\n')}\n`)
  await openLink(userData, run)
  await expect(page.getByTestId('measured-import')).toContainText('bench 4.csv')
  await page.getByTestId('measured-cancel').click()
  await expect(page.getByTestId('measured-run')).toHaveCount(0)

  rmSync(run)
  await openLink(userData, run)
  await expect(driver.notice('link')).toContainText('bench 4.csv')
  const pack = join(profile, 'not a pack.dynopack')
  writeFileSync(pack, 'PK')
  await openLink(userData, pack)
  await expect(driver.notice('link')).toContainText('The content of not a pack.dynopack doesn’t match its type.')
  await expect(driver.notice('link')).toHaveCount(1)
  await driver.onEngine(path.engines)
})

test('a dropped file opens like one opened by the system, and a page gets no path', async ({ serve, at, profile }) => {
  const driver = await at(await serve())
  const { page } = driver
  await driver.ready('types')
  const files = ['Monday.csv', 'offer.xlsx'].map((name) => join(profile, name))
  for (const file of files) writeFileSync(file, 'Corsale II 2.0 TDR 150\n')
  const drop = await dropsOn(driver)

  await drop(files[1]!)
  await expect(driver.notice('link')).toContainText('offer.xlsx can’t be opened here.')
  await drop(...files)
  await expect(driver.notice('link')).toContainText('One file at a time')
  await drop(files[0]!)
  await expect(page.getByTestId('jobs-text')).toHaveValue('Corsale II 2.0 TDR 150\n')

  const settings = join(profile, 'dynodesk-settings.json')
  writeFileSync(settings, '{ "units.power": "kW" }')
  await drop(settings)
  await expect(page.getByTestId('settings-file-offer')).toContainText('dynodesk-settings.json')
  await page.getByTestId('settings-file-apply').click()
  await expect(page.getByTestId('settings-file-outcome')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/settings#page-administration')

  // a file of a script is on no disk, and no method takes a path
  const exposed = await page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'made.dynosheet'))
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: transfer }))
    return Object.keys((window as any).dynodesk.links)
  })
  expect(exposed).not.toContain('openDropped')
  await expect(page.getByTestId('sheets-page')).toHaveCount(0)
})

test('settings dropped before the first connection are offered, and the set-up continues with them', async ({
  serve,
  fresh,
  profile
}) => {
  const service = await serve()
  const driver = await fresh()
  const { page } = driver
  await expect(driver.onboarding).toBeVisible()
  const drop = await dropsOn(driver)

  const table = join(profile, 'Monday.csv')
  writeFileSync(table, 'Corsale II 2.0 TDR 150\n')
  await drop(table)
  await expect(driver.notice('link')).toBeVisible()
  const file = join(profile, 'dynodesk-settings.json')
  writeFileSync(file, '{ "units.power": "kW" }')
  await drop(file)
  const power = () =>
    page.evaluate(async () => (await window.dynodesk.settings.all()).find(({ key }) => key === 'units.power')?.value)
  await expect(page.getByTestId('settings-file-offer')).toContainText('dynodesk-settings.json')
  expect(await power()).toBe('PS')
  await page.getByTestId('settings-file-apply').click()
  await expect(page.getByTestId('settings-file-outcome')).toHaveText('1 setting imported.')
  expect(await power()).toBe('kW')

  await driver.go('#/')
  await driver.connect(service.baseUrl, service.key)
  expect(await power()).toBe('kW')
})
