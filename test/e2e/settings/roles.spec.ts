/** A shared computer: sales see no trade data, notes, keys and settings of the administrator, on any screen. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultChoice } from '@shared/sheets/default-choice'
import { expect, pathTo, test, type AppDriver, type Path, type TestService } from '../support/test'
import { root } from '../fixtures'

const PIN = 'admin-1234'

test('sales see none of the workshop’s fields, and a PIN opens the other roles', async ({ serve, at }) => {
  const service = await serve()
  const driver = await at(service, { managedSettings: { 'roles.enabled': true } })
  const { page } = driver
  const role = page.getByTestId('role')
  await expect(role).toHaveAttribute('data-role', 'sales')

  // without a PIN, the person who sets up the computer becomes the administrator
  await role.click()
  await page.getByRole('radio', { name: /Administrator/ }).check()
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'administrator')
  const stored = await page.evaluate((pin) => window.dynodesk.role.setPin({ role: 'administrator', pin }), PIN)
  expect(stored).toMatchObject({ ok: true })

  await role.click()
  await page.getByRole('radio', { name: /Sales/ }).check()
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'sales')

  await page.getByTestId('nav-settings').click()
  await expect(page.getByTestId('settings-page').first()).toBeVisible()
  for (const hidden of ['connection', 'offline', 'workspace', 'events', 'administration', 'health'])
    await expect(page.locator(`[data-testid="settings-page-content"][data-page="${hidden}"]`)).toHaveCount(0)
  const refused = await page.evaluate(async () => {
    const { dynodesk } = window
    return [
      await dynodesk.catalogue.raw({ engineId: '1', generationId: null }),
      await dynodesk.desk.setNote({ engineId: '1', text: 'x' }),
      await dynodesk.settings.set({ key: 'roles.start', value: 'workshop' }),
      await dynodesk.connection.forget()
    ].map((result) => (result.ok ? 'done' : result.failure.code))
  })
  expect(refused).toEqual(['role', 'role', 'role', 'role'])

  // the lists and the engine page of a shop with tools of its own
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await driver.openColumns(path.types, path.manufacturers, path.models, path.generations)
  await driver.ready('engines')
  await driver.openEngine(path)
  await expect(page.locator('.gain-side').locator(driver.figure('top_speed'))).toBeVisible()
  await expect(driver.notice('internal')).toHaveCount(0)
  // copies leave out what sales do not see, rather than stating that it is not given
  await page.getByTestId('engine-menu-open').click()
  await page.getByTestId('export-open').press('ArrowRight')
  await page.locator('[data-testid="export-item"][data-id="text"]').press('Enter')
  const copied = () => driver.launched.app.evaluate(({ clipboard }) => clipboard.readText())
  await expect.poll(copied).toContain('VGXX')
  expect(await copied()).not.toMatch(/ECU|TCU|Read tools|Particle filter/)

  await role.click()
  await page.getByRole('radio', { name: /Administrator/ }).check()
  await page.getByTestId('role-pin').fill('wrong-1234')
  await page.getByTestId('role-switch').click()
  await expect(page.getByTestId('role-dialog')).toContainText('It is wrong.')
  await expect(page.getByTestId('role-pin')).toBeFocused()
  await page.getByTestId('role-pin').fill(PIN)
  await page.getByTestId('role-switch').click()
  await expect(role).toHaveAttribute('data-role', 'administrator')
})

test('a computer without roles shows none and hides nothing', async ({ demoService, launchApp }) => {
  const service = await demoService()
  const { page } = await launchApp({ provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await expect(page.getByTestId('role')).toHaveAttribute('data-role', 'administrator')
  await expect(page.getByTestId('role')).toBeHidden()
  await page.getByTestId('nav-settings').click()
  await expect(page.locator('[data-testid="settings-page-content"][data-page="connection"]')).toHaveCount(1)
})

/** Draws a sheet by each template. The id and text of each draft, or why there is none. */
async function drawn({ page, launched }: AppDriver, path: Path): Promise<{ id: string; text: string }[]> {
  const found = []
  for (const template of ['customer', 'offer', 'workshop']) {
    const units = { power: 'PS', torque: 'Nm', both: false } as const
    const choice = {
      ...defaultChoice(template, { country: 'GB', language: 'en', units, unbranded: true }),
      note: true
    }
    const draft = await page.evaluate((input) => window.dynodesk.sheets.draft(input), { path, choice, spend: true })
    if (!draft.ok) found.push({ id: '', text: `${draft.failure.code} ${draft.failure.params?.['reason']}` })
    else {
      const { id, preview } = draft.value
      const text = await launched.app.evaluate(({ net }, url) => net.fetch(url).then((one) => one.text()), preview)
      found.push({ id, text })
    }
  }
  return found
}

async function takeRole({ page }: AppDriver, name: 'Sales' | 'Administrator'): Promise<void> {
  const role = page.getByTestId('role')
  await role.click()
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  // the page shows the new role shortly before it is reloaded
  const reloaded = page.waitForEvent('load')
  await page.getByTestId('role-switch').click()
  await reloaded
  await expect(role).toHaveAttribute('data-role', name.toLowerCase())
}
const car = (service: TestService): Promise<Path> => pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
const inWorkshop = { managedSettings: { 'roles.enabled': true, 'roles.start': 'workshop' } }
const NOTE = 'owes us money'

test('drafts of the workshop are gone for sales, whose own show neither its note nor its fields', async ({
  serve,
  at
}) => {
  const service = await serve()
  const path = await car(service)
  const driver = await at(service, inWorkshop)
  const { page } = driver
  const ecu = await page.evaluate(
    async ({ engineId, text }) => {
      await window.dynodesk.desk.setNote({ engineId, text })
      const engine = await window.dynodesk.catalogue.engine({ engineId })
      return (engine.ok && engine.value.data?.ecu) || 'none'
    },
    { engineId: path.engines, text: NOTE }
  )
  const inner = (drafts: readonly { text: string }[]) =>
    drafts.map(({ text }) => [NOTE, ecu].filter((one) => text.includes(one)))

  for (const role of ['workshop', 'administrator']) {
    if (role === 'administrator') await takeRole(driver, 'Administrator')
    const drafts = await drawn(driver, path)
    expect(inner(drafts), role).toEqual([[], [], [NOTE, ecu]])
    await takeRole(driver, 'Sales')
    for (const { id: draftId } of drafts) {
      const answers = await page.evaluate(
        async (input) => [await window.dynodesk.sheets.layout(input), await window.dynodesk.sheets.make(input)],
        { draftId }
      )
      for (const answer of answers) expect(answer).toMatchObject({ failure: { params: { reason: 'draft-gone' } } })
    }
  }
  const drafts = await drawn(driver, path)
  expect(inner(drafts)).toEqual([[], [], []])
  expect(drafts.map(({ id }) => id !== '')).toEqual([true, true, false])
  expect(drafts[2]?.text).toBe('sheet no-template')
})

test('a note that the workshop was writing is not on the page of sales', async ({ serve, at }) => {
  const service = await serve()
  const path = await car(service)
  const driver = await at(service, inWorkshop)
  const { page } = driver
  await driver.openEngine(path)
  await page.getByTestId('note').locator('summary').click()
  await page.getByTestId('note-text').fill(NOTE)
  await takeRole(driver, 'Sales')
  await driver.onEngine(path.engines)
  await expect(page.getByTestId('note')).toHaveCount(0)
  expect(await page.content()).not.toContain(NOTE)
})

test('the guide for a forgotten PIN has working steps, and the places it names', async ({ serve, at, profile }) => {
  const guide = readFileSync(join(root, 'docs/administration.md'), 'utf8')
  const service = await serve()
  const options = { userDataDir: profile, managedSettings: { 'roles.enabled': true } }
  const setPin = async ({ page }: AppDriver): Promise<unknown> =>
    page.evaluate((pin) => window.dynodesk.role.setPin({ role: 'administrator', pin }), PIN)
  const first = await at(service, options)
  await takeRole(first, 'Administrator')
  expect(await setPin(first)).toMatchObject({ ok: true })
  await first.launched.close()

  const [, folders = ''] = /In the data folder are (.*?)\./s.exec(guide) ?? []
  const named = [...folders.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  expect(named).toHaveLength(3)
  for (const name of named) expect(existsSync(join(profile, name)), name).toBe(true)
  const [, forgotten = ''] = /end the program, delete `([^`]+)` in the data folder/.exec(guide) ?? []
  rmSync(join(profile, forgotten))

  const again = await at(service, options)
  await expect(again.page.getByTestId('role')).toHaveAttribute('data-role', 'sales')
  await takeRole(again, 'Administrator')
  expect(await setPin(again)).toMatchObject({ ok: true, value: { pins: ['administrator'] } })
  expect(existsSync(join(profile, forgotten))).toBe(true)
})

test('a new computer with roles offers on its first screen the role that may connect it', async ({ launchApp }) => {
  const { page } = await launchApp({ managedSettings: { 'roles.enabled': true } })
  await expect(page.getByTestId('onboarding')).toContainText('This role can’t do that.')
  for (const refused of ['onboarding-connect', 'onboarding-demo', 'onboarding-restore'])
    await expect(page.getByTestId(refused)).toHaveCount(0)
  await page.getByTestId('onboarding-role').click()
  await page.getByRole('radio', { name: /Administrator/ }).check()
  await page.getByTestId('role-switch').click()
  await page.getByTestId('onboarding-demo').click()
  await expect(page.getByTestId('level-item').first()).toBeVisible()
})
