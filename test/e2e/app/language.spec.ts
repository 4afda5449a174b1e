/** Window, menu and dialogs use the system language, or the one of the setting. */
import { expect, test } from '../fixtures'

test('follows the system, and a change of the setting at once and everywhere', async ({ launchApp }) => {
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
