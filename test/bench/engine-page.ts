/**
 * From the click on an engine in its list to the painted chart: over HTTP, again in the same run, and from the store
 * after a restart.
 */
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Bench, Figures } from './support/bench-types.ts'
import { summarise } from './support/statistics.ts'
import { engines, item, list, openColumns, startConnected, type Path } from './support/window-driver.ts'

interface Shown {
  /** The chart is painted. */
  readonly chartMs: number
  /** The performance figures are painted too. */
  readonly completeMs: number
  /** Until the page shows anything of the engine. */
  readonly firstMs: number
  /** Frames whose scripts and layout took more than 50 ms, and the longest of them. */
  readonly longFrames: number
  readonly longestFrameMs: number
}

/** Waits in the page, by its own clock: from the input event to the frame after the one with the expected content. */
function watchClick(page: Page, id: string): Promise<Shown> {
  return page.evaluate(
    (engineId) =>
      new Promise<Shown>((resolve) => {
        const frames: PerformanceEntry[] = []
        const observer = new PerformanceObserver((entries) => void frames.push(...entries.getEntries()))
        observer.observe({ type: 'long-animation-frame' })
        addEventListener(
          'click',
          (event) => {
            const from = event.timeStamp
            const seen: { first?: number; chart?: number } = {}
            let before = { first: false, chart: false, complete: false }
            const frame = (): void => {
              const now = performance.now() - from
              // the content of the previous frame is on the screen now
              if (before.first) seen.first ??= now
              if (before.chart) seen.chart ??= now
              if (before.complete) {
                // entries of the last frame arrive after it
                setTimeout(() => {
                  observer.disconnect()
                  const long = frames.filter((one) => one.startTime + one.duration > from)
                  resolve({
                    firstMs: seen.first ?? now,
                    chartMs: seen.chart ?? now,
                    completeMs: now,
                    longFrames: long.length,
                    longestFrameMs: Math.max(0, ...long.map((one) => one.duration))
                  })
                }, 50)
                return
              }
              const there = document.querySelector(`[data-testid="engine-page"][data-engine-id="${engineId}"]`)
              const chart = Boolean(
                there?.querySelector('[data-testid="dyno-chart"] canvas') &&
                there.querySelector('[data-testid="dyno-chart"] svg, [data-testid="dyno-chart"] .overlay')
              )
              before = {
                first: there !== null,
                chart,
                complete: chart && Boolean(there?.querySelector('[data-testid="performance"]:not([data-value=""])'))
              }
              requestAnimationFrame(frame)
            }
            requestAnimationFrame(frame)
          },
          { once: true, capture: true }
        )
      }),
    id
  )
}

async function click(page: Page, path: Path): Promise<Shown> {
  const row = page.locator(item('engines', path[4]))
  await row.hover()
  // a hand needs longer from pointing to pressing; the page reads the row under the pointer meanwhile
  await page.waitForTimeout(100)
  const shown = watchClick(page, path[4])
  await row.click()
  const result = await shown
  await page.evaluate(() => history.back())
  await page.waitForSelector(`${list('engines')}[data-state="ready"]`)
  return result
}

const summaries = (shown: readonly Shown[]): Figures => ({
  clickToChartPaintedMs: summarise(shown.map((one) => one.chartMs)),
  clickToCompletePageMs: summarise(shown.map((one) => one.completeMs)),
  clickToFirstChangeMs: summarise(shown.map((one) => one.firstMs)),
  longestFrameMs: summarise(shown.map((one) => one.longestFrameMs)),
  pagesWithLongFrames: shown.filter((one) => one.longFrames > 0).length
})

export async function enginePage(bench: Bench): Promise<Figures> {
  const { runs = 30, say } = bench
  const service = await bench.product.startDemoService({ resources: bench.resources })
  const userData = mkdtempSync(join(bench.scratch, 'engine-page-'))
  try {
    const [first, ...paths] = await engines(service, runs + 1)
    const cold: Shown[] = []
    const warm: Shown[] = []
    /** The first visit also loads the page's code. */
    const inRun = async (work: (page: Page) => Promise<void>): Promise<Shown> => {
      const running = await startConnected(bench, service, userData)
      try {
        const page = await running.page()
        await openColumns(page, first!.slice(0, 4))
        const veryFirst = await click(page, first!)
        await work(page)
        return veryFirst
      } finally {
        await running.stop()
      }
    }
    const veryFirst = await inRun(async (page) => {
      for (const [i, path] of paths.entries()) {
        if (i % 10 === 0) say(`engine ${i + 1} of ${runs}`)
        await openColumns(page, path.slice(0, 4))
        // two calls a page plus the lists of this walk: stays within the program's five calls a second
        await page.waitForTimeout(900)
        cold.push(await click(page, path))
        warm.push(await click(page, path))
      }
    })
    say('the same engines after a restart')
    const kept: Shown[] = []
    const before = service.log.count() - service.log.count('subscription')
    const firstKept = await inRun(async (page) => {
      for (const path of paths) {
        await openColumns(page, path.slice(0, 4))
        // same pause as above, so that painting and loading of the columns are not counted
        await page.waitForTimeout(900)
        kept.push(await click(page, path))
      }
    })
    return {
      cold: summaries(cold),
      warm: summaries(warm),
      afterRestart: { ...summaries(kept), calls: service.log.count() - service.log.count('subscription') - before },
      firstOfARunMs: Math.round(veryFirst.chartMs),
      firstAfterRestartMs: Math.round(firstKept.chartMs)
    }
  } finally {
    await service.close()
  }
}
