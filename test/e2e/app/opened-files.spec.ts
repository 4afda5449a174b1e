/** Tables that the system opens or a person drops, up to the page that imports them. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLink } from '../support/second-instance'
import { expect, pathTo, test } from '../support/test'

test('a table is a job list, or a measured run on the page of an engine; what cannot be opened is named', async ({
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
