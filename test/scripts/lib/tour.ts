/**
 * The tour of `npm start` without a display: walks the demo catalogue in the product's window by the handles of
 * docs/automation.md, and writes a screenshot of each step and a spec sheet as PDF to `dynodesk-tour/`. Prints one line
 * per step: `tour <step> <file>`.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { _electron, type ElectronApplication, type Locator, type Page } from '@playwright/test'
import { root } from './tools.ts'

export const TOUR_FOLDER = 'dynodesk-tour'
/** Ids of the demo catalogue down to Arvenna Corsale II 2.0 TDR 150, an engine with curves and two stages. */
const WAY = { types: '1', manufacturers: '1', models: '3', generations: '6', engines: '22' } as const
type Level = keyof typeof WAY
/** The engine compared with it: 2.0 TDR 184 of the same generation. */
const ANOTHER = '23'
const PROFILE = '--user-data-dir='
/** Ends a tour that hangs; slowness never fails it. */
const HANGS_AFTER_MS = 5 * 60_000

const list = (page: Page, level: Level): Locator =>
  page.locator(`[data-testid="level-list"][data-level="${level}"][data-state="ready"]`)
const choose = (page: Page, level: Level): Promise<void> =>
  list(page, level).locator(`[data-testid="level-item"][data-id="${WAY[level]}"]`).click()
/** Opens the entry of one level and waits for the next list. */
const open =
  (level: Level, next: Level) =>
  async (page: Page): Promise<void> => {
    await choose(page, level)
    await list(page, next).getByTestId('level-item').first().waitFor()
  }
async function engine(page: Page): Promise<void> {
  await choose(page, 'engines')
  await page.getByTestId('engine-page').getByTestId('fact').first().waitFor()
  await page.locator('[data-testid="dyno-chart"][data-drawn]').waitFor()
}
/** The steps in order. Each ends when its screen is loaded; then the screenshot is taken. */
const STEPS: readonly [name: string, walk: (page: Page, app: ElectronApplication, folder: string) => Promise<void>][] =
  [
    ['first-run', async (page) => page.getByTestId('onboarding').waitFor()],
    [
      'types',
      async (page) => {
        await page.getByTestId('onboarding-demo').click()
        await page.locator('[data-testid="connection"][data-state="demo"]').waitFor({ state: 'attached' })
        await list(page, 'types').getByTestId('level-item').first().waitFor()
      }
    ],
    ['manufacturers', open('types', 'manufacturers')],
    ['models', open('manufacturers', 'models')],
    ['generations', open('models', 'generations')],
    ['engines', open('generations', 'engines')],
    ['engine', engine],
    [
      'search',
      async (page) => {
        await page.getByTestId('nav-search').click()
        await page.getByTestId('search-input').fill('corsale')
        await page.getByTestId('search-input').press('Enter')
        await page.getByTestId('search-result').first().waitFor()
      }
    ],
    [
      'compare',
      async (page) => {
        await page.locator(`[data-testid="compare-add"][data-engine-id="${ANOTHER}"]`).click()
        await page.getByTestId('nav-catalogue').click()
        await page.getByTestId('engine-page').getByTestId('compare-add').click()
        await page.getByTestId('nav-compare').click()
        const slots = page.getByTestId('compare-slot')
        await slots.nth(1).waitFor()
        await slots.first().getByTestId('compare-fetch').click()
        await page.locator('[data-testid="compare-slot"][data-calls="0"]').nth(1).waitFor()
      }
    ],
    [
      'sheet',
      async (page, app, folder) => {
        await page.getByTestId('nav-catalogue').click()
        await page.getByTestId('sheet-open').click()
        await page.locator('[data-testid="sheet-page"][data-state="checked"]').waitFor()
        // replaces the system's dialog
        await app.evaluate(
          ({ dialog }, filePath) => {
            dialog.showSaveDialog = (async () => ({
              canceled: false,
              filePath
            })) as unknown as typeof dialog.showSaveDialog
          },
          join(folder, fileOf('sheet', 'pdf'))
        )
        await page.getByTestId('sheet-save-pdf').click()
        await page.locator('[data-testid="sheet-outcome"][data-kind="saved"]').waitFor()
      }
    ]
  ]
const fileOf = (step: string, kind: 'png' | 'pdf'): string =>
  `${String(STEPS.findIndex(([name]) => name === step) + 1).padStart(2, '0')}-${step}.${kind}`

/** One line; if the application did not start, its output. */
function reason(error: unknown): string {
  const text = stripVTControlCharacters((error as Error).message)
  return /\[err\] (Error: .+)/.exec(text)?.[1] ?? text.split('\n')[0]!
}

/**
 * Takes the tour and returns the exit code: 0, or 1 after one line that names the step. Creates the folder in the
 * working directory. The application gets a new profile (in the folder of `--user-data-dir` if given), removed at the
 * end. `keep` leaves it running until a signal.
 */
export async function takeTour(
  args: readonly string[],
  { keep = false, env = {} }: { keep?: boolean; env?: Record<string, string> } = {}
): Promise<number> {
  const folder = resolve(TOUR_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const given = args.findLast((arg) => arg.startsWith(PROFILE))?.slice(PROFILE.length)
  if (given) mkdirSync(given, { recursive: true })
  const profile = mkdtempSync(join(given ? resolve(given) : tmpdir(), 'dynodesk-tour-'))
  process.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  // Playwright passes the signal to the application
  let ended = false
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => (ended = true))
  let step = 'start'
  let app: ElectronApplication | undefined
  try {
    // Playwright may reject an unawaited promise if the application ends at once, which would end this process
    const lost = new Promise<never>((_resolve, reject) => process.on('unhandledRejection', reject))
    app = await Promise.race([
      lost,
      _electron.launch({
        executablePath: join(root, 'test/standin/bin/electron'),
        args: [root, ...args, PROFILE + profile, '--headless'],
        cwd: root,
        env: { ...process.env, ...env } as Record<string, string>,
        chromiumSandbox: true,
        timeout: HANGS_AFTER_MS
      })
    ])
    const gone = once(app.process(), 'exit')
    createInterface({ input: app.process().stdout! }).on('line', (line) => console.log(line))
    const page = await app.firstWindow()
    page.setDefaultTimeout(HANGS_AFTER_MS)
    await page.waitForURL((url) => url.protocol !== 'about:')
    for (const [name, walk] of STEPS) {
      step = name
      await Promise.race([
        lost,
        walk(page, app, folder),
        gone.then(() => Promise.reject(new Error('the application ended')))
      ])
      const picture = fileOf(name, 'png')
      await page.waitForFunction(() => [...document.images].every((image) => image.complete))
      await page.screenshot({ path: join(folder, picture), animations: 'disabled' })
      console.log(`tour ${name} ${TOUR_FOLDER}/${name === 'sheet' ? fileOf(name, 'pdf') : picture}`)
    }
    if (keep) await gone
    return 0
  } catch (error) {
    if (ended) return 0
    console.error(`The tour ended in step "${step}": ${reason(error)}`)
    return 1
  } finally {
    await app?.close().catch(() => {})
  }
}
