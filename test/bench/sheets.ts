/**
 * Spec sheets in the program's window, offline: from the click to the preview, a draft, its PDF, a batch of a hundred;
 * and a chart of 100 000 points without a window. The bench answers system dialogs, so it starts the program through
 * Playwright.
 */
import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import type { SheetChoice } from '../../src-main/shared/sheets/snapshot'
import { electronBinary, root } from '../scripts/lib/tools.ts'
import type { Bench, Figures } from './support/bench-types.ts'
import type { Product } from './support/build-apps.ts'
import { summarise, summariseRatios, type Summary } from './support/statistics.ts'
import { engines, type Path } from './support/window-driver.ts'

const BATCH = 100
const CHOICE: SheetChoice = {
  templateId: 'customer',
  language: 'en',
  units: { power: 'kW', torque: 'Nm', both: true },
  paper: 'A4',
  orientation: 'portrait',
  ink: 'colour',
  pages: 'one',
  country: 'DE',
  stages: [],
  prices: [],
  recommended: null,
  validUntil: '',
  customer: 'Bench',
  remark: '',
  picture: 'unbranded',
  verdict: true,
  note: false,
  band: null,
  measured: false
}
const [TYPES, MANUFACTURERS, MODELS, GENERATIONS, ENGINES] = [0, 1, 2, 3, 4] as const
const input = (path: Path) => ({
  types: path[TYPES],
  manufacturers: path[MANUFACTURERS],
  models: path[MODELS],
  generations: path[GENERATIONS],
  engines: path[ENGINES]
})
type Inputs = ReturnType<typeof input>[]

/** Loads records, figures and path names into the store, like a person's visits. */
async function hold(page: Page, inputs: Inputs): Promise<void> {
  await page.evaluate(async (all) => {
    const { dynodesk } = window as any
    await dynodesk.settings.set({ key: 'limits.callsPerSecond', value: 100 })
    await dynodesk.settings.set({ key: 'limits.concurrentCalls', value: 16 })
    const asked = new Set<string>()
    const once = (key: string, ask: () => Promise<unknown>): Promise<unknown> =>
      asked.has(key) ? Promise.resolve() : (asked.add(key), ask())
    await Promise.all(
      all.map(async ({ types, manufacturers, models, generations, engines }) => {
        await once(`t${types}`, () => dynodesk.catalogue.manufacturers({ parentId: types }))
        await once(`m${manufacturers}`, () => dynodesk.catalogue.models({ parentId: manufacturers }))
        await once(`f${models}`, () => dynodesk.catalogue.generations({ parentId: models }))
        await dynodesk.catalogue.engine({ engineId: engines })
        await dynodesk.catalogue.performance({ generationId: generations, engineId: engines })
      })
    )
  }, inputs)
}

/** By the page's own clock: from the input event to the frame after the one with the document. */
function clickToPreview(page: Page, path: Path): Promise<number> {
  return page.evaluate(
    async ([hash, engineId]) => {
      location.hash = hash!
      const until = async (there: () => Element | null): Promise<Element> => {
        const end = performance.now() + 10_000
        for (let found = there(); ; found = there()) {
          if (found) return found
          if (performance.now() > end) throw new Error('the page did not come')
          await new Promise(requestAnimationFrame)
        }
      }
      const link = (await until(() =>
        document.querySelector(`[data-testid="engine-page"][data-engine-id="${engineId}"]`)
          ? document.querySelector('[data-testid="engine-page"] [data-testid="sheet-open"]')
          : null
      )) as HTMLElement
      const from = performance.now()
      link.click()
      const frame = (await until(() => document.querySelector('iframe'))) as HTMLIFrameElement
      await new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - from
    },
    [`#/engine/${path.join('/')}`, path[ENGINES]] as const
  )
}

interface Drawn {
  readonly draftMs: readonly number[]
  readonly pdfMs: readonly number[]
}
/** Drafts each engine, and makes the PDF of the first ones right after it, so that the two can be compared. */
function draw(page: Page, inputs: Inputs, papers: number): Promise<Drawn> {
  return page.evaluate(
    async ([all, choice, most]) => {
      const { sheets } = (window as any).dynodesk
      const draftMs: number[] = []
      const pdfMs: number[] = []
      for (const [i, path] of all.entries()) {
        const from = performance.now()
        const draft = await sheets.draft({ path, choice, spend: false })
        draftMs.push(performance.now() - from)
        if (!draft.ok) throw new Error(JSON.stringify(draft.failure))
        if (draft.value.calls > 0) throw new Error('a draft has spent a call')
        if (i < most) {
          const laying = performance.now()
          const laid = await sheets.layout({ draftId: draft.value.id })
          pdfMs.push(performance.now() - laying)
          if (!laid.ok || laid.value.pages !== 1) throw new Error(JSON.stringify(laid))
        }
        await sheets.release({ draftId: draft.value.id })
      }
      return { draftMs, pdfMs }
    },
    [inputs, CHOICE, papers] as const
  )
}

async function batch(
  app: ElectronApplication,
  page: Page,
  inputs: Inputs,
  into: 'one' | 'many',
  folder: string
): Promise<Figures> {
  mkdirSync(folder)
  await app.evaluate(({ dialog }, at) => {
    dialog.showSaveDialog = (async () => ({
      canceled: false,
      filePath: `${at}/sheets.pdf`
    })) as unknown as typeof dialog.showSaveDialog
    dialog.showOpenDialog = (async () => ({
      canceled: false,
      filePaths: [at]
    })) as unknown as typeof dialog.showOpenDialog
  }, folder)
  const { ms, failed } = await page.evaluate(
    ([paths, choice, how]) =>
      new Promise<{ ms: number; failed: number }>((resolve, reject) => {
        const { sheets } = (window as any).dynodesk
        const from = performance.now()
        sheets.onBatch((state: { state: string; failed: unknown[] }) => {
          if (state.state === 'running') return
          if (state.state === 'done') resolve({ ms: performance.now() - from, failed: state.failed.length })
          else reject(new Error(JSON.stringify(state)))
        })
        sheets
          .batch({ paths, choice, into: how, pattern: '{number}' })
          .then((answer: { ok: boolean }) => answer.ok || reject(new Error(JSON.stringify(answer))))
      }),
    [inputs, CHOICE, into] as const
  )
  if (failed > 0) throw new Error(`${failed} sheets of a batch failed`)
  const files = readdirSync(folder)
  return {
    sheets: inputs.length,
    ms: Math.round(ms),
    eachMs: Math.round(ms / inputs.length),
    files: files.length,
    kilobytes: Math.round(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1024)
  }
}

/** From the end of a batch into one file until the PDF of each sheet is stored. */
async function singlePdfsMs(userData: string): Promise<number> {
  const from = performance.now()
  const stored = (): number =>
    readdirSync(join(userData, 'sheets'), { recursive: true }).filter((name) => String(name).endsWith('sheet.sha256'))
      .length
  while (stored() < BATCH) await delay(50)
  return Math.round(performance.now() - from)
}

type Run = Parameters<Product['runLine']>[0]
type Source = Parameters<Product['buildCurves']>[0]

/** A dynamometer run with so many points. */
function pull(points: number): Run {
  const rpm = Array.from({ length: points }, (_, i) => 1000 + (5500 * i) / points)
  const torque = rpm.map((n) => 300 + 80 * Math.sin(n / 1300) + Math.sin(n * 7) * 2)
  return { kind: 'measured', rpm, torque, power: torque.map((nm, i) => (nm * rpm[i]!) / 7023.5) } as unknown as Run
}
/** The same as a catalogue record with the most points a value string may have. */
function record(points: number): Source {
  const { rpm, torque, power } = pull(points)
  const text = (values: readonly number[] | null): string => (values ?? []).map((one) => one.toFixed(2)).join(',')
  return {
    power: 320,
    torque: 380,
    rpm_values: text(rpm),
    hp_values: text(power),
    nm_values: text(torque),
    remap_stages: []
  } as unknown as Source
}
const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const WIDE = 1000

/** A measured run over the catalogue's curves: axes, the model, and both lines thinned for the screen. */
function chart(
  { buildCurves, buildChart, decimate, extentOf, runLine }: Product,
  points: number,
  runs: number
): { readonly ms: number[]; readonly figures: Figures } {
  const run = pull(points)
  const curves = buildCurves(record(2000), OPTIONS)
  const ends = (values: readonly number[] | null): number[] => {
    const extent = values && extentOf(values)
    return extent ? [extent.low, extent.high] : []
  }
  const [modelMs, decimateMs, ms]: [number[], number[], number[]] = [[], [], []]
  let drawn = 0
  for (let round = -2; round < runs; round++) {
    const start = performance.now()
    const reach = { rpm: ends(run.rpm), power: ends(run.power), torque: ends(run.torque) }
    const model = buildChart(curves, {
      units: { power: 'kW', torque: 'Nm' },
      layout: 'stacked',
      startAtZero: true,
      hidden: new Set<string>(),
      reach
    })
    const modelled = performance.now()
    const lines = (['power', 'torque'] as const).map((quantity) => decimate(runLine(run, quantity)!, WIDE))
    const done = performance.now()
    if (!model) throw new Error('no chart was built')
    if (round < 0) continue // until the functions are compiled
    drawn = Math.max(...lines.map(({ x }) => x.length))
    modelMs.push(modelled - start)
    decimateMs.push(done - modelled)
    ms.push(done - start)
  }
  return {
    ms,
    figures: {
      points,
      modelMs: summarise(modelMs),
      decimateMs: summarise(decimateMs),
      totalMs: summarise(ms),
      pointsDrawn: drawn
    }
  }
}

export async function sheets({ program, product, resources, scratch, runs = 20, say }: Bench): Promise<Figures> {
  const [small, large] = [chart(product, 10_000, runs), chart(product, 100_000, Math.min(runs, 10))]
  const service = await product.startDemoService({ resources })
  const provision = join(mkdtempSync(join(scratch, 'sheets-')), 'provision.json')
  writeFileSync(provision, JSON.stringify({ baseUrl: service.baseUrl, apiKey: service.key }), { mode: 0o600 })
  const real = electronBinary()
  const userData = mkdtempSync(join(scratch, 'sheets-'))
  const app = await _electron.launch({
    executablePath: real ?? join(root, 'test/standin/bin', process.platform === 'win32' ? 'electron.cmd' : 'electron'),
    cwd: root,
    args: [
      ...(real !== undefined && process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      program,
      `--user-data-dir=${userData}`,
      '--lang=en-US',
      `--provision=${provision}`
    ],
    env: {
      ...(process.env as Record<string, string>),
      LANGUAGE: 'en_US',
      STANDIN_LANGUAGES: 'en-US',
      STANDIN_HEADLESS: '1'
    }
  })
  try {
    const page = await app.firstWindow()
    await page.waitForSelector('[data-testid="connection"][data-state="online"]')
    const count = Math.max(runs, BATCH)
    const paths = await engines(service, count)
    say(`holding ${count} engines`)
    await hold(page, paths.map(input))
    const before = service.log.count()
    // the first of a run opens the print window and loads the page's code
    const firstMs = await clickToPreview(page, paths[0]!)
    const firstDraw = await draw(page, paths.slice(0, 1).map(input), 1)
    say('click to preview')
    const previewMs: number[] = []
    for (const path of paths.slice(1, runs + 1)) previewMs.push(await clickToPreview(page, path))
    say('drafts and their paper')
    await page.evaluate(() => {
      location.hash = '#/search'
    })
    const drawn = await draw(page, paths.map(input), runs)
    say('a batch into one file')
    const one = await batch(app, page, paths.slice(0, BATCH).map(input), 'one', join(scratch, 'one'))
    const singlePdfsAfterMs = await singlePdfsMs(userData)
    say('a batch into many')
    const many = await batch(app, page, paths.slice(0, BATCH).map(input), 'many', join(scratch, 'many'))
    const pdf: Summary = summarise(drawn.pdfMs)
    return {
      clickToPreviewMs: summarise(previewMs),
      firstOfARunMs: Math.round(firstMs),
      draftMs: summarise(drawn.draftMs),
      pdfMs: pdf,
      firstPdfMs: Math.round(firstDraw.pdfMs[0] ?? NaN),
      pdfToDraft: summariseRatios(drawn.pdfMs, drawn.draftMs),
      batchOne: { ...one, singlePdfsAfterMs },
      batchMany: many,
      batchManyEachToPdf: Number(((many['eachMs'] as number) / pdf.p50).toFixed(2)),
      calls: service.log.count() - before,
      chart10k: small.figures,
      chart100k: large.figures,
      chart100kTo10k: summariseRatios(large.ms, small.ms)
    }
  } finally {
    await app.close().catch(() => undefined)
    await service.close()
  }
}
