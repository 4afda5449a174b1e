/** Window, menu and dialogs use the system language, or the one of the setting. */
import { expect, test } from '../fixtures'

test('the window uses the language of the system, and a change of the setting everywhere at once', async ({
  launchApp
}) => {
  const { app, page } = await launchApp({ locale: 'ru-RU' })
  const menu = () =>
    app.evaluate(({ Menu }) => {
      const bar = Menu.getApplicationMenu()
      return {
        file: bar?.items[process.platform === 'darwin' ? 1 : 0]?.label,
        search: bar?.getMenuItemById('search')?.label
      }
    })
  await expect(page.getByTestId('onboarding-connect')).toContainText('Подключиться')
  await expect(page.getByTestId('onboarding-connect')).toHaveAttribute('title', '1 запрос')
  expect(await menu()).toEqual({ file: 'Файл', search: 'Быстрый переход' })

  await page.evaluate(() =>
    (window as unknown as { dynodesk: { settings: { set(change: object): Promise<unknown> } } }).dynodesk.settings.set({
      key: 'language.interface',
      value: 'es'
    })
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByTestId('onboarding-connect')).toHaveAttribute('title', '1 solicitud')
  expect(await menu()).toEqual({ file: 'Archivo', search: 'Apertura rápida' })
})

test('the window uses the units of the country until someone chooses', async ({ launchApp }) => {
  const { app, page } = await launchApp({ env: { LC_TIME: 'en_GB.UTF-8' } })
  const power = () =>
    page.evaluate(async () => {
      const { dynodesk } = window as unknown as {
        dynodesk: { settings: { all(): Promise<readonly { key: string; value: unknown }[]> } }
      }
      return (await dynodesk.settings.all()).find(({ key }) => key === 'units.power')?.value
    })
  // a system without that locale knows no country
  const country = await app.evaluate(({ app: running }) => running.getLocaleCountryCode())
  expect(['GB', '']).toContain(country)
  expect(await power()).toBe(country === 'GB' ? 'bhp' : 'PS')
  await page.evaluate(() =>
    (window as unknown as { dynodesk: { settings: { set(change: object): Promise<unknown> } } }).dynodesk.settings.set({
      key: 'units.power',
      value: 'kW'
    })
  )
  expect(await power()).toBe('kW')
})
