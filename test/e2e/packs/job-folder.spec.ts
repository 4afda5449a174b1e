/** Another program puts a list into the folder and gets an answer from the stored engines. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsing, expect, pathTo, provisionOf, test } from '../support/test'

test('a list from another program is answered without a request', async ({ serve, at, profile }) => {
  const service = await serve()
  const folder = join(profile, 'lists')
  mkdirSync(folder)
  const driver = await at(service, {
    userDataDir: join(profile, 'data'),
    provision: provisionOf(service),
    managedSettings: { 'packs.jobFolder': folder }
  })
  await driver.walk(await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150'))
  await expect(driver.figure('top_speed')).toBeVisible()
  const asked = browsing(service).length
  writeFileSync(join(folder, 'today.txt'), 'Arvenna Corsale II 2.0 TDR 150\nunheard of\n')
  const answer = join(folder, 'today.txt.answer.json')
  await expect.poll(() => existsSync(answer), { timeout: 30_000 }).toBe(true)
  expect(JSON.parse(readFileSync(answer, 'utf8'))).toMatchObject({
    ok: true,
    lines: [{ match: 'one', engines: [{ names: { engines: '2.0 TDR 150' } }] }, { match: 'none' }]
  })
  await expect.poll(() => existsSync(join(folder, 'done', 'today.txt'))).toBe(true)
  expect(browsing(service)).toHaveLength(asked)
})
