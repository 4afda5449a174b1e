/** Spec sheets: preview, make, save, find offline and print, with accessibility checks. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { cannotReadPdf, readPdf } from '../../helpers/pdf'
import { noisePng } from '../../helpers/png'
import { calls, expect, pathTo, standin, test, type AppDriver, type Path, type TestService } from '../support/test'

const LEVELS = ['types', 'manufacturers', 'models', 'generations', 'engines'] as const
const sheet = (driver: AppDriver) => driver.page.getByTestId('sheet-page')
const preview = (driver: AppDriver) => driver.page.getByTestId('sheet-preview')
const finding = (driver: AppDriver, code: string) =>
  driver.page.locator(`[data-testid="sheet-finding"][data-code="${code}"]`)
const car = (service: TestService): Promise<Path> => pathTo(service, 'Arvenna', 'Corsale', 'II', '2.0 TDR 150')
/** Calls of one kind that the stand-in recorded. */
const journal = (driver: AppDriver, what: string): Promise<unknown[]> =>
  driver.launched.app.evaluate(
    (_electron, name) =>
      (globalThis as unknown as { standinJournal: { what: string; detail: unknown }[] }).standinJournal
        .filter((one) => one.what === name)
        .map((one) => one.detail),
    what
  )
/** Answers the file dialogs with a path in the folder or the folder itself. */
async function answerDialogs(driver: AppDriver, folder: string): Promise<void> {
  await driver.launched.app.evaluate(({ dialog }, folder) => {
    dialog.showSaveDialog = (async (_window: unknown, options: { defaultPath?: string }) => ({
      canceled: false,
      filePath: `${folder}/${(options.defaultPath ?? '').split('/').at(-1)}`
    })) as unknown as typeof dialog.showSaveDialog
    dialog.showOpenDialog = (async () => ({
      canceled: false,
      filePaths: [folder]
    })) as unknown as typeof dialog.showOpenDialog
  }, folder)
}
async function openSheet(driver: AppDriver, path: Path): Promise<void> {
  await driver.go(`#/sheet/${LEVELS.map((level) => path[level]).join('/')}`)
  await expect(sheet(driver)).toHaveAttribute('data-state', 'checked')
}
async function tab(driver: AppDriver, name: string): Promise<void> {
  await driver.go(`#/sheets${name === 'made' ? '' : `?tab=${name}`}`)
  await expect(driver.page.getByTestId('sheets-page')).toHaveAttribute(
    'data-tab',
    name === 'printers' ? 'templates' : name
  )
}
/** Visible text of the preview. */
const words = async (driver: AppDriver): Promise<string> =>
  (await preview(driver).locator('iframe').last().contentFrame().locator('main').innerText()).replace(/\s+/g, ' ')

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dynodesk-sheets-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a key makes the sheet of an engine as PDF, and its number opens the same PDF after a restart without network', async ({
  serve,
  at,
  fresh,
  profile
}) => {
  const service = await serve()
  const path = await car(service)
  const driver = await at(service, { userDataDir: profile })
  await answerDialogs(driver, folder)
  await driver.openEngine(path)
  await expect(driver.page.getByTestId('sheet-open')).toBeVisible()
  await driver.page.keyboard.press('Control+p')
  await expect(sheet(driver)).toHaveAttribute('data-state', 'checked')
  const before = calls(service).length
  await expect.poll(() => words(driver)).toContain('2.0 TDR 150')
  expect(await words(driver)).not.toContain('Delmark')

  // typed text appears in the preview, the frame and the file
  await driver.page.getByTestId('sheet-customer').fill('Ida Moen, AB 12345')
  await expect.poll(() => words(driver)).toContain('Ida Moen, AB 12345')
  await driver.page.keyboard.press('Control+s')
  const number = (await driver.page.getByTestId('sheet-number').textContent())!
  expect(number).toMatch(/^[A-Z]{3}\d\d-\d{4}-.$/)
  await expect(driver.page.getByTestId('sheet-outcome')).toHaveAttribute('data-kind', 'saved')
  const file = join(folder, `${number}.pdf`)
  const first = readFileSync(file)
  expect(first.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  if (!cannotReadPdf()) {
    const { pages } = readPdf(first)
    expect(pages).toHaveLength(1)
    expect(JSON.stringify(pages)).toContain('Moen')
  }
  expect(calls(service), 'a sheet of what is held costs no call').toHaveLength(before)
  await driver.launched.close()

  await service.close()
  rmSync(file)
  const again = await fresh({ userDataDir: profile })
  await answerDialogs(again, folder)
  await again.page.getByTestId('nav-sheets').click()
  await expect(again.page.getByTestId('sheet-row')).toHaveCount(1)
  await again.page.getByTestId('sheets-search').fill('moen')
  await expect(again.page.getByTestId('sheet-row')).toContainText('2.0 TDR 150')
  // scanner input without a focused field
  await again.page.getByTestId('sheets-search').fill('')
  await again.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await again.page.keyboard.type(`dynodesk://sheet/${number}\n`, { delay: 0 })
  await expect(again.page.getByTestId('sheet-detail')).toHaveAttribute('data-number', number)
  await expect(again.page.getByTestId('sheet-detail')).toHaveAttribute('data-original', 'true')
  await expect.poll(() => words(again)).toContain('Ida Moen')
  await again.page.getByTestId('sheet-save-pdf').click()
  await expect.poll(() => existsSync(file)).toBe(true)
  expect(readFileSync(file).equals(first)).toBe(true)

  await test.step('the next PDF is offered in the folder of the last one', async () => {
    await again.launched.app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = (async (_window: unknown, { defaultPath }: { defaultPath?: string }) => {
        Object.assign(globalThis, { offered: defaultPath })
        return { canceled: true, filePath: '' }
      }) as unknown as typeof dialog.showSaveDialog
    })
    await again.page.getByTestId('sheet-save-pdf').click()
    const offered = () => again.launched.app.evaluate(() => (globalThis as { offered?: string }).offered)
    await expect.poll(offered).toBe(file)
  })

  await test.step('a sheet is dragged out as its PDF', async () => {
    const print = join(again.launched.userData, 'print')
    const copies = (): string[] =>
      existsSync(print)
        ? readdirSync(print, { recursive: true })
            .map(String)
            .filter((name) => name.endsWith(`${number}.pdf`))
        : []
    // a copy that another program may hold stays as it is
    for (const count of [1, 2]) {
      await again.page.getByTestId('sheet-drag').dispatchEvent('dragstart')
      await expect.poll(() => copies().length).toBe(count)
    }
    await expect.poll(() => copies().every((name) => readFileSync(join(print, name)).equals(first))).toBe(true)
    if (standin)
      await expect
        .poll(async () => ((await journal(again, 'startDrag')) as string[][]).flat().sort())
        .toEqual(
          copies()
            .map((name) => join(print, name))
            .sort()
        )
  })
})

test(
  'a sheet that overflows its page is refused before it is made, and gets a second page once that is allowed',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const options = Array.from({ length: 40 }, (_, i) => ({
      name: `Extra no. ${i + 1}`,
      code: 'VMAX',
      description: 'Sets something of the engine, which takes more than one line of its column to be said in full',
      icon: null
    }))
    service.setFaults([{ kind: 'alter', at: 'engine', set: { options } }])
    const driver = await at(service)
    await answerDialogs(driver, folder)
    await driver.openEngine(path)
    await openSheet(driver, path)
    await expect(finding(driver, 'overflow')).toBeVisible()
    for (const id of ['sheet-make', 'sheet-save-pdf', 'sheet-print'])
      await expect(driver.page.getByTestId(id)).toBeDisabled()
    await finding(driver, 'overflow').click()
    const pages = driver.page.getByTestId('sheet-pages').getByRole('radio')
    await expect(pages.first()).toBeFocused()
    await pages.last().click()
    await expect(sheet(driver)).toHaveAttribute('data-state', 'checked')
    await expect(finding(driver, 'overflow')).toHaveCount(0)
    await expect(finding(driver, 'pages')).toContainText('2 pages')
    // both pages are visible at the size the window allows
    await driver.page.getByRole('radio', { name: 'Whole page' }).click()
    const frame = preview(driver).locator('iframe').last()
    const shown = frame.contentFrame().locator('[data-page]')
    await expect(shown).toHaveCount(2)
    const room = (await preview(driver).boundingBox())!
    for (const one of await shown.all()) {
      const box = (await one.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(room.x)
      expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(room.y + room.height + 1)
    }
    await driver.page.getByTestId('sheet-save-pdf').click()
    await expect(driver.page.getByTestId('sheet-outcome')).toHaveAttribute('data-kind', 'saved')
    const number = await driver.page.getByTestId('sheet-number').textContent()
    expect(number, 'the refusal took no number').toContain('-0001-')
    await expect(shown).toHaveCount(2)
    if (!cannotReadPdf()) {
      const { pages: made, reading } = readPdf(readFileSync(join(folder, `${number}.pdf`)))
      expect(made).toHaveLength(2)
      for (const { name } of options) expect(reading).toContain(name)
    }
  }
)

test(
  'a figure that the service changes after the sheet was made is reported once, and marks the sheet',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const driver = await at(service)
    await answerDialogs(driver, folder)
    await driver.openEngine(path)
    await openSheet(driver, path)
    await driver.page.getByTestId('sheet-save-pdf').click()
    await expect(driver.page.getByTestId('sheet-outcome')).toHaveAttribute('data-kind', 'saved')
    const number = (await driver.page.getByTestId('sheet-number').textContent())!
    const made = driver.page.getByTestId('made-sheet')
    await tab(driver, 'made')
    await expect(made).toHaveAttribute('data-number', number)
    await expect(made).toHaveAttribute('data-moved', 'false')

    service.setFaults([{ kind: 'alter', at: 'engine', set: { power: 333 } }])
    await driver.openEngine(path)
    await driver.page.getByTestId('engine-refresh').click()
    const notice = driver.page.locator('[data-testid="notice"][data-code="sheet"]')
    await expect(notice).toContainText(number)
    await expect(notice).toHaveAttribute('data-kind', 'warning')
    await tab(driver, 'made')
    await expect(made).toHaveAttribute('data-moved', 'true')
    await driver.openEngine(path)
    await expect(notice).toHaveCount(1)
  }
)

test(
  'a rule of the shop stops a sheet, its finding opens the rule, and without the rule the sheet can be made',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const driver = await at(service)
    await driver.openEngine(path)
    const code = (await driver.page.getByTestId('option').first().getAttribute('data-code'))!
    await tab(driver, 'rules')
    await driver.page.getByTestId('rule-add').click()
    await driver.page.getByTestId('rule-code').fill(code)
    await driver.page.getByTestId('rule-action').selectOption('block')
    await expect(driver.page.locator(`[data-testid="test-row"][data-code="${code}"]`)).toHaveAttribute(
      'data-action',
      'block'
    )
    await openSheet(driver, path)
    await expect(driver.page.getByTestId('sheet-make')).toBeDisabled()
    await expect(driver.page.getByTestId('sheet-blocked')).toContainText(code)
    await finding(driver, 'option-blocked').click()
    await expect(driver.page.getByTestId('sheets-page')).toHaveAttribute('data-tab', 'rules')
    await driver.page.getByTestId('rule-remove').click()
    await openSheet(driver, path)
    await expect(driver.page.getByTestId('sheet-make')).toBeEnabled()
  }
)

test('a click on the preview shows the page in its actual size at that point', async ({ serve, at }) => {
  const service = await serve()
  const path = await car(service)
  const driver = await at(service)
  await driver.openEngine(path)
  await openSheet(driver, path)
  await expect(driver.page.getByRole('radio', { name: 'Full width' })).toBeChecked()
  await driver.page.getByRole('radio', { name: 'Whole page' }).click()
  const width = (): Promise<number> =>
    preview(driver)
      .locator('iframe')
      .evaluate((frame) => frame.getBoundingClientRect().width)
  const fitted = await width()
  const magnifier = driver.page.getByTestId('sheet-magnifier')
  const { height } = (await magnifier.boundingBox())!
  await magnifier.click({ position: { x: 40, y: height - 10 } })
  await expect.poll(width, 'letter paper at 96 pixels an inch').toBeCloseTo(816, 0)
  const below = await preview(driver).evaluate((room) => room.scrollHeight - room.clientHeight - room.scrollTop)
  expect(below, 'the clicked end of the page is in sight').toBeLessThan(2)
  await magnifier.click({ position: { x: 40, y: height } })
  await expect.poll(width).toBeCloseTo(fitted, 0)
})

test(
  'a copied template with the shop on it is drawn while it is edited, and applies to the sheet',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const driver = await at(service)
    await driver.walk(path)
    await openSheet(driver, path)
    await driver.page.getByTestId('sheet-findings-fold').click()
    await finding(driver, 'empty-shop').click()
    await expect(driver.page.getByTestId('shop-name')).toBeFocused()
    await driver.page.getByTestId('shop-name').fill('Kestrel Tuning')
    await driver.page.getByTestId('shop-address').fill('Main street 1\n1000 Town')
    await driver.page.getByTestId('shop-save').click()
    await expect.poll(() => words(driver)).toContain('Kestrel Tuning')
    await driver.page.locator('[data-testid="template-item"][data-id="customer"]').click()
    await driver.page.getByTestId('template-copy').click()
    await driver.page.getByTestId('template-name').fill('Ours')
    await driver.page.getByTestId('template-title').fill('Data of your {model}')
    await expect.poll(() => words(driver)).toContain('Data of your Corsale')
    await expect(driver.page.locator('[data-testid="template-block"][data-block="ecu"]')).toBeDisabled()
    await openSheet(driver, path)
    await driver.page.getByTestId('sheet-template').selectOption({ label: 'Ours' })
    await expect.poll(() => words(driver)).toContain('Data of your Corsale')
    await expect(finding(driver, 'empty-shop')).toHaveCount(0)
  }
)

test(
  'a logo of almost 1 MB is saved with the shop, drawn, printed, and still there after a restart',
  { tag: '@long' },
  async ({ serve, at, profile }) => {
    const service = await serve()
    const path = await car(service)
    const logo = { width: 580, height: 590 }
    const file = join(folder, 'logo.png')
    const png = noisePng(logo)
    expect(png.byteLength).toBeGreaterThan(1_000_000)
    writeFileSync(file, png)
    /** Natural width of the logo in the preview; 0 when not drawn, or while the preview replaces its frame. */
    const drawn = (driver: AppDriver): Promise<number> =>
      preview(driver)
        .locator('iframe')
        .last()
        .contentFrame()
        .locator('img')
        .evaluateAll(
          (images, width) =>
            images.map((image) => (image as HTMLImageElement).naturalWidth).find((one) => one === width) ?? 0,
          logo.width
        )
        .catch(() => 0)

    const driver = await at(service, { userDataDir: profile })
    await answerDialogs(driver, file)
    await driver.walk(path)
    await openSheet(driver, path)
    await driver.page.getByTestId('sheet-findings-fold').click()
    await finding(driver, 'empty-shop').click()
    await driver.page.getByTestId('shop-name').fill('Kestrel Tuning')
    await driver.page.getByTestId('shop-logo').click()
    await expect(driver.page.getByTestId('shop-logo-clear')).toBeVisible()
    await driver.page.getByTestId('shop-save').click()
    await expect.poll(() => drawn(driver)).toBe(logo.width)
    await driver.launched.close()

    const again = await at(service, { userDataDir: profile })
    await answerDialogs(again, folder)
    await openSheet(again, path)
    await expect.poll(() => drawn(again)).toBe(logo.width)
    await again.page.keyboard.press('Control+s')
    await expect(again.page.getByTestId('sheet-outcome')).toHaveAttribute('data-kind', 'saved')
    const number = (await again.page.getByTestId('sheet-number').textContent())!
    if (!cannotReadPdf())
      expect(readPdf(readFileSync(join(folder, `${number}.pdf`))).images).toContainEqual({ page: 1, ...logo })
  }
)

test(
  'sheets of a group are written to a folder under the chosen names, and engines that are not stored can be downloaded',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const driver = await at(service)
    await answerDialogs(driver, folder)
    await driver.walk(path)
    await tab(driver, 'batch')
    await driver.page.getByTestId('batch-generation').selectOption(path.generations)
    const load = driver.page.getByTestId('batch-load')
    if (await load.isVisible()) await load.click()
    const cars = driver.page.getByTestId('batch-car')
    await driver.page.locator(`[data-testid="batch-car"][data-engine-id="${path.engines}"]`).check()
    const other = (await cars.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-engine-id')!))).find(
      (id) => id !== path.engines
    )!
    await driver.page.locator(`[data-testid="batch-car"][data-engine-id="${other}"]`).check()
    await driver.page.getByTestId('batch-example').click()
    await driver.page.getByTestId('batch-pattern').fill('{maker}_{engine}')
    await expect(driver.page.getByTestId('batch-example')).toContainText('Arvenna_')
    await driver.page.setViewportSize({ width: 640, height: 360 })
    const boxes = await Promise.all(
      ['sheet-template', 'sheet-remark', 'batch-into', 'batch-pattern'].map((id) =>
        driver.page.getByTestId(id).boundingBox()
      )
    )
    for (const [at, box] of boxes.entries()) {
      expect(box!.x + box!.width).toBeLessThanOrEqual(640)
      expect(box!.y).toBeGreaterThan(boxes[at - 1] ? boxes[at - 1]!.y + boxes[at - 1]!.height : 0)
    }
    await driver.page.getByTestId('batch-start').click()
    await expect(driver.page.getByTestId('batch-progress')).toHaveAttribute('data-state', 'done')
    expect(readdirSync(folder)).toEqual(['Arvenna_2.0 TDR 150.pdf'])
    await expect(driver.page.getByTestId('batch-failed')).toHaveCount(1)
    await expect(driver.page.getByTestId('batch-failed')).toContainText('isn’t downloaded yet')

    const missing = driver.page.getByTestId('batch-missing')
    await missing.getByTestId('pack-start').click()
    await expect(missing).toHaveCount(0)
    await driver.page.getByTestId('batch-start').click()
    await expect(driver.page.getByTestId('batch-failed')).toHaveCount(0)
    await expect(driver.page.getByTestId('batch-progress')).toHaveAttribute('data-state', 'done')
    const single = readdirSync(folder)
    expect(single).toHaveLength(3)

    await driver.page.getByTestId('batch-into').getByRole('radio', { name: 'One PDF for all' }).click()
    await driver.page.getByTestId('batch-start').click()
    await expect.poll(() => readdirSync(folder).length).toBe(4)
    const [together] = readdirSync(folder).filter((name) => !single.includes(name))
    if (cannotReadPdf()) return
    const { pages, reading } = readPdf(readFileSync(join(folder, together!)))
    expect(pages).toHaveLength(2)
    // the axes of the chart, drawn once
    for (const { words } of pages) expect(words.filter(({ text }) => text === 'rpm').length).toBeGreaterThan(0)
    expect(reading).toContain('2.0 TDR 150')
  }
)

test('a printer prints without the dialog once its test page succeeded', { tag: '@long' }, async ({ serve, at }) => {
  test.skip(!standin || process.platform === 'win32', 'would print on paper')
  const service = await serve()
  const path = await car(service)
  // a system printer that keeps its input
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(
    join(bin, 'lp'),
    `#!/bin/sh\nfor last; do :; done\nif [ -f "$last" ]; then cat "$last"; else cat; fi > "${folder}/job-$$.pdf"\necho "$@" >> "${folder}/jobs"\n`
  )
  chmodSync(join(bin, 'lp'), 0o755)
  const driver = await at(service, {
    env: { STANDIN_PRINTERS: 'Office,Counter', PATH: `${bin}:${process.env['PATH'] ?? ''}` }
  })
  await tab(driver, 'printers')
  const row = driver.page.locator('[data-testid="printer-row"][data-name="Office"]')
  await expect(row.getByTestId('printer-prove')).toBeDisabled()
  await row.getByTestId('printer-test').click()
  await row.getByTestId('printer-prove').click()
  await expect(row).toHaveAttribute('data-proven', 'true')
  await driver.openEngine(path)
  await openSheet(driver, path)
  await expect(driver.page.getByTestId('sheet-printer').locator('option')).toHaveText(['System dialog', 'Office'])
  await driver.page.getByTestId('sheet-printer').selectOption('Office')
  await driver.page.getByTestId('sheet-print').click()
  await expect(driver.page.getByTestId('sheet-outcome')).toHaveAttribute('data-kind', 'printed')
  const jobs = readFileSync(join(folder, 'jobs'), 'utf8').trim().split('\n')
  expect(jobs).toHaveLength(2)
  for (const job of jobs) expect(job).toContain('Office')
})

const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8'
)
/** Interactive elements outside the window or clipped by their container. */
const cutOff = (driver: AppDriver): Promise<string[]> =>
  driver.page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main select, main textarea, main a')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      if (box.width === 0) return []
      const holder = element
        .parentElement!.closest('section, .side, .checks, .list, .middle, .facts, form, header, div')!
        .getBoundingClientRect()
      const out = box.left < -1 || box.right > innerWidth + 1 || box.right > holder.right + 1
      const name = element.getAttribute('data-testid') ?? element.textContent?.trim() ?? element.tagName
      return out || (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1)
        ? [`${name} ${Math.round(box.right)}`]
        : []
    })
  )

for (const colours of ['dark', 'light'] as const) {
  test(
    `no screen of sheets has a serious accessibility violation in ${colours}, and nothing is clipped in a small window`,
    { tag: '@long' },
    async ({ serve, at }) => {
      const service = await serve()
      const path = await car(service)
      const driver = await at(service, {
        managedSettings: { 'appearance.theme': colours },
        env: { STANDIN_PRINTERS: 'Office,Counter' }
      })
      const check = async (where: string): Promise<void> => {
        const { violations } = await new AxeBuilder({ page: driver.page })
          .setLegacyMode()
          .exclude('iframe')
          .options({ resultTypes: ['violations'] })
          .analyze()
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect
          .soft(
            grave.map(
              ({ id, nodes }) =>
                `${id}: ${nodes
                  .slice(0, 3)
                  .map(
                    ({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`
                  )
                  .join('; ')}`
            ),
            `${where}, ${colours}`
          )
          .toEqual([])
        for (const size of [
          { width: 900, height: 600 },
          { width: 1366, height: 768 }
        ]) {
          await driver.page.setViewportSize(size)
          expect.soft(await cutOff(driver), `${where} at ${size.width}`).toEqual([])
        }
      }
      await driver.openEngine(path)
      await openSheet(driver, path)
      await check('sheet')
      await driver.page.getByTestId('sheet-template').selectOption('offer')
      await driver.page
        .getByTestId('sheet-band')
        .or(driver.page.getByTestId('sheet-remark'))
        .first()
        .scrollIntoViewIfNeeded()
      await check('offer')
      await driver.page.getByTestId('sheet-make').click()
      await expect(driver.page.getByTestId('sheet-number')).toBeVisible()
      await check('made sheet')
      const number = await driver.page.getByTestId('sheet-number').textContent()
      await driver.go(`#/sheets?number=${number}`)
      await expect(driver.page.getByTestId('sheet-detail')).toBeVisible()
      await check('list')
      for (const name of ['batch', 'templates', 'rules', 'printers']) {
        await tab(driver, name)
        if (name === 'rules') {
          await driver.page.getByTestId('rule-add').click()
          await driver.page.getByTestId('rule-action').selectOption('notice')
        }
        if (name === 'templates') {
          await driver.page.locator('[data-testid="template-item"][data-id="customer"]').click()
          await driver.page.getByTestId('template-copy').click()
          await expect(driver.page.getByTestId('template-form')).toBeVisible()
        }
        await check(name)
      }
    }
  )
}

test(
  'the document itself has no accessibility violation, in each of the three templates',
  { tag: '@long' },
  async ({ serve, at }) => {
    const service = await serve()
    const path = await car(service)
    const driver = await at(service)
    await driver.openEngine(path)
    await openSheet(driver, path)
    for (const template of ['customer', 'workshop', 'offer']) {
      await driver.page.getByTestId('sheet-template').selectOption(template)
      await expect(sheet(driver)).toHaveAttribute('data-state', 'checked')
      const url = (await preview(driver).getAttribute('data-src'))!
      // the frame runs no scripts, so the check uses a hidden window with the same page
      const violations = await driver.launched.app.evaluate(
        async ({ BrowserWindow }, [url, axe]) => {
          const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true } })
          try {
            await window.loadURL(url)
            await window.webContents.executeJavaScript(`${axe};0`)
            return (await window.webContents.executeJavaScript(
              "axe.run().then(({ violations, passes }) => passes.length < 10 ? ['next to nothing was looked at'] : violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join('; ')))"
            )) as string[]
          } finally {
            window.destroy()
          }
        },
        [url, AXE] as const
      )
      expect.soft(violations, template).toEqual([])
    }
  }
)
