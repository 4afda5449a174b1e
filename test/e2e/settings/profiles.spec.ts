/** Two profiles on one computer: a switch starts the program again, and nothing of one is in the other. */
import { once } from 'node:events'
import { expect, test } from '../fixtures.ts'

test('a second profile has its own service, settings and notes, and a colour', async ({
  demoService,
  launchApp,
  profile
}) => {
  const service = await demoService()
  const first = await launchApp({ userDataDir: profile, provision: { baseUrl: service.baseUrl, apiKey: service.key } })
  await expect(first.page.getByTestId('connection')).toHaveAttribute('data-state', 'online')
  await expect(first.page.getByTestId('profile')).toHaveCount(0)
  await first.page.evaluate(async () => {
    await window.dynodesk.desk.setNote({ engineId: '1', text: 'first shop' })
    await window.dynodesk.settings.set({ key: 'units.power', value: 'kW' })
    location.hash = '#/settings#profiles'
  })
  await first.page.getByTestId('profile-add').click()
  await first.page.getByTestId('profile-form').getByRole('textbox').fill('Trucks')
  await first.page.getByTestId('profile-save').click()
  await expect(first.page.getByTestId('profile')).toHaveAttribute('data-color', 'blue')

  await first.app.evaluate(({ app }) => void (app.relaunch = () => {}))
  const ended = once(first.app.process(), 'exit')
  await first.page.getByTestId('profile-switch').click()
  expect((await ended)[0]).toBe(0)

  const second = await launchApp({ userDataDir: profile })
  await expect(second.page.getByTestId('onboarding')).toBeVisible()
  const found = await second.page.evaluate(async () => ({
    power: (await window.dynodesk.settings.all()).find(({ key }) => key === 'units.power')?.value,
    key: (await window.dynodesk.connection.state()).keyHint,
    current: (await window.dynodesk.profiles.state()).profiles.at(-1)?.name
  }))
  expect(found).toEqual({ power: 'PS', key: '', current: 'Trucks' })
  // the first screen names the profile and leads back to the other one
  await second.page.getByTestId('onboarding-profile').filter({ hasText: 'Trucks' }).click()
  await expect(second.page.getByTestId('profile-switch')).toBeVisible()
  await second.page.goBack()
  await second.page.getByTestId('onboarding-demo').click()
  await expect(second.page.getByTestId('profile')).toHaveAttribute('data-color', 'orange')
  await expect(second.page.getByTestId('profile')).toHaveText('Trucks')
})
