/** Links opened elsewhere on the computer, through a second start as Windows and Linux do it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sheetCode, sheetNumber } from '../../src-main/core/sheet/number'
import { executable, root } from './fixtures'
import { browsing, expect, pathTo, test } from './support/test'

/** What the system does with a link: it starts the program with it, which hands it to the one that runs. */
async function openLink(userData: string, ...words: string[]): Promise<void> {
  const second = spawn(executable, [...(process.platform === 'linux' ? ['--no-sandbox'] : []), root, `--user-data-dir=${userData}`, ...words], { stdio: 'ignore', shell: process.platform === 'win32' })
  expect((await once(second, 'exit'))[0]).toBe(0)
}

test('a link brings up its engine with its whole place, for nothing where this desk has it, and shows what the service sent word for word', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service)
  const path = await pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
  await desk.openEngine(path)
  await expect(desk.figure('top_speed')).toBeVisible()
  const { userData } = desk.launched
  const link = `dynodesk://engine/${path.generations}/${path.engines}?lang=en&service=${encodeURIComponent(new URL(service.baseUrl).host)}`

  await desk.nav('settings').click()
  await expect(desk.enginePage).toHaveCount(0)
  const before = browsing(service).length
  await openLink(userData, link)
  await desk.onEngine(path.engines)
  await expect(desk.figure('top_speed')).toBeVisible()

  expect(browsing(service)).toHaveLength(before)

  await desk.page.keyboard.press('r')
  const raw = desk.page.locator('[data-testid="raw-answer"][data-endpoint="engine"]')
  await expect(raw).toHaveAttribute('data-state', 'kept')
  await expect(raw.getByTestId('raw-text')).toContainText(`"id": ${path.engines},`)
  await expect(raw.getByTestId('raw-text')).not.toContainText(service.key)
  await expect(desk.page.locator('[data-testid="raw-answer"][data-endpoint="performance"]')).toHaveAttribute('data-state', 'kept')
})

test('a link of another service, one that is none, and a sheet nobody has open nothing, share one notice and leave the focus alone; a place of the catalogue opens', async ({ serve, at }) => {
  const service = await serve()
  const desk = await at(service)
  await desk.ready('types')
  const { userData, app } = desk.launched
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const focus = window!.focus.bind(window)
    Object.assign(globalThis, { focused: 0 })
    window!.focus = () => {
      ;(globalThis as unknown as { focused: number }).focused++
      focus()
    }
  })
  const focused = (): Promise<number> => app.evaluate(() => (globalThis as unknown as { focused: number }).focused)
  await openLink(userData, 'dynodesk://engine/1/2?service=elsewhere.example')
  await expect(desk.notice('link')).toContainText('elsewhere.example')
  await openLink(userData, '--some-switch=dynodesk://engine/1/2', 'dynodesk://engine/../../etc/passwd')
  await expect(desk.notice('link')).not.toContainText('elsewhere.example')
  await expect(desk.notice('link')).toHaveCount(1)
  await expect(desk.enginePage).toHaveCount(0)
  expect(await focused()).toBe(0)
  await openLink(userData, 'dynodesk://catalogue/1')
  await desk.ready('manufacturers')
  await expect.poll(focused).toBe(1)
  await openLink(userData, sheetCode(sheetNumber('KTR', 2026, 42)))
  await expect(desk.page.getByTestId('sheets-page')).toBeVisible()
  await expect(desk.notice('sheet')).toBeVisible()
})
