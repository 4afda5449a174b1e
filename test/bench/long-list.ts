/** A list of 10 000 engines: from the click to its rows, then from top to end by the wheel. */
import type { Page } from '@playwright/test'
import type { Bench, Figures } from './support/bench-types.ts'
import { summarise } from './support/statistics.ts'
import { item, list, openColumns, startConnected } from './support/window-driver.ts'

interface LongFrame {
  readonly ms: number
  readonly blockingMs: number
  /** The slowest functions, with their start positions. */
  readonly scripts: readonly string[]
}
interface Recorded {
  readonly tasksMs: readonly number[]
  readonly longFrames: readonly LongFrame[]
  /** Between one frame and the next. */
  readonly frameMs: readonly number[]
  readonly mostRows: number
}
interface Recorder {
  stop(): Promise<Recorded>
}
type Recording = typeof globalThis & { benchRecorder?: Recorder; benchShown?: Promise<number> }

/** Records long tasks, frames and rows in the page. The platform reports no tasks below 50 ms. */
function record(page: Page, rows: string): Promise<void> {
  return page.evaluate((selector) => {
    const tasksMs: number[] = []
    const longFrames: LongFrame[] = []
    const frameMs: number[] = []
    let mostRows = 0
    let last = performance.now()
    let running = true
    const tasks = new PerformanceObserver(
      (entries) => void tasksMs.push(...entries.getEntries().map((one) => one.duration))
    )
    tasks.observe({ type: 'longtask' })
    const frames = new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & {
        blockingDuration: number
        scripts: (PerformanceEntry & {
          invoker: string
          sourceURL: string
          sourceFunctionName: string
          sourceCharPosition: number
          forcedStyleAndLayoutDuration: number
        })[]
      })[]) {
        const scripts = [...entry.scripts].sort((a, b) => b.duration - a.duration).slice(0, 3)
        longFrames.push({
          ms: Math.round(entry.duration),
          blockingMs: Math.round(entry.blockingDuration),
          scripts: scripts.map(
            (one) =>
              `${Math.round(one.duration)} ms ${one.invoker} ${one.sourceFunctionName} ${one.sourceURL.split('/').at(-1)}:${one.sourceCharPosition}${one.forcedStyleAndLayoutDuration >= 1 ? ` (${Math.round(one.forcedStyleAndLayoutDuration)} ms of it layout)` : ''}`
          )
        })
      }
    })
    frames.observe({ type: 'long-animation-frame' })
    const frame = (now: number): void => {
      frameMs.push(now - last)
      last = now
      mostRows = Math.max(mostRows, document.querySelectorAll(selector).length)
      if (running) requestAnimationFrame(frame)
    }
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(frame)
    })
    ;(globalThis as Recording).benchRecorder = {
      stop: () =>
        new Promise((done) =>
          setTimeout(() => {
            running = false
            tasks.disconnect()
            frames.disconnect()
            done({ tasksMs, longFrames, frameMs, mostRows })
          }, 150)
        )
    }
  }, rows)
}
const recorded = (page: Page): Promise<Recorded> => page.evaluate(() => (globalThis as Recording).benchRecorder!.stop())

const ROWS = `${list('engines')} [data-testid="level-item"]`
const FRAME_MS = 1000 / 60
const WHEEL_PX = 1500

async function opening(page: Page, generationId: string): Promise<{ shownMs: number; recorded: Recorded }> {
  await record(page, ROWS)
  await page.evaluate((selector) => {
    ;(globalThis as Recording).benchShown = new Promise((resolve) => {
      addEventListener(
        'click',
        (event) => {
          let there = false
          const frame = (): void => {
            if (there) return resolve(performance.now() - event.timeStamp)
            there = document.querySelector(selector) !== null
            requestAnimationFrame(frame)
          }
          requestAnimationFrame(frame)
        },
        { once: true, capture: true }
      )
    })
  }, ROWS)
  await page.click(item('generations', generationId))
  const shownMs = await page.evaluate(() => (globalThis as Recording).benchShown!)
  return { shownMs, recorded: await recorded(page) }
}

async function scrolling(page: Page): Promise<{ recorded: Recorded; wheelTurns: number; reachedEnd: boolean }> {
  const box = await page.locator(`${list('engines')} [role="grid"]`).boundingBox()
  if (!box) throw new Error('the list of engines has no box')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const left = (): Promise<number> =>
    page.evaluate(
      (selector) => {
        const scroller = document.querySelector(selector)!
        return scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      },
      `${list('engines')} [role="grid"]`
    )
  await record(page, ROWS)
  let wheelTurns = 0
  for (
    let rest = await left(), turns = Math.ceil(rest / WHEEL_PX);
    rest > 1 && wheelTurns < 1000;
    rest = await left(), turns = Math.ceil(rest / WHEEL_PX)
  ) {
    for (let i = 0; i < turns; i++, wheelTurns++) await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(100)
  }
  return { recorded: await recorded(page), wheelTurns, reachedEnd: (await left()) <= 1 }
}

const longest = (values: readonly number[]): number => Math.round(Math.max(0, ...values))
/** Screen refreshes missed by frames that took longer than one. */
const missed = (frameMs: readonly number[]): number =>
  frameMs.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0)
const worst = (frames: readonly LongFrame[]): LongFrame[] => [...frames].sort((a, b) => b.ms - a.ms).slice(0, 3)

export async function longList(bench: Bench): Promise<Figures> {
  const { runs = 3, say, product } = bench
  const service = await product.startDemoService({ resources: bench.resources, switches: { oddities: true } })
  const { typeId, manufacturerId, modelId, generationId } = product.locationOf('lists: 10000 rows')
  const address = `${service.baseUrl}/vdb/engines/${generationId}`
  const samples = []
  const serviceMs: number[] = []
  let bytes = 0
  try {
    for (let i = 0; i < runs; i++) {
      say(`10 000 rows, ${i + 1} of ${runs}`)
      const from = performance.now()
      bytes = (await (await fetch(address, { headers: { 'x-api-key': service.key } })).arrayBuffer()).byteLength
      serviceMs.push(performance.now() - from)
      const running = await startConnected(bench, service)
      try {
        const page = await running.page()
        await openColumns(page, [typeId, manufacturerId!, modelId!])
        await page.waitForTimeout(500)
        const open = await opening(page, generationId!)
        samples.push({ open, scroll: await scrolling(page) })
      } finally {
        await running.stop()
      }
    }
  } finally {
    await service.close()
  }
  const frames = samples.flatMap(({ scroll }) => scroll.recorded.frameMs)
  return {
    answerMegabytes: Number((bytes / 1e6).toFixed(2)),
    plainFetchMs: summarise(serviceMs),
    open: {
      clickToRowsPaintedMs: summarise(samples.map(({ open }) => open.shownMs)),
      longestTaskMs: summarise(samples.map(({ open }) => longest(open.recorded.tasksMs))),
      longestFrames: worst(samples.flatMap(({ open }) => open.recorded.longFrames))
    },
    scroll: {
      reachedEnd: samples.every(({ scroll }) => scroll.reachedEnd),
      wheelTurns: samples.map(({ scroll }) => scroll.wheelTurns),
      pixelsPerTurn: WHEEL_PX,
      tasksOver50Ms: samples.map(({ scroll }) => scroll.recorded.tasksMs.length),
      longestTaskMsOrZeroBelow50: summarise(samples.map(({ scroll }) => longest(scroll.recorded.tasksMs))),
      frameMs: summarise(frames),
      droppedFramesRatio: summarise(
        samples.map(
          ({
            scroll: {
              recorded: { frameMs }
            }
          }) => missed(frameMs) / (missed(frameMs) + frameMs.length)
        )
      ),
      mostRowsInPage: Math.max(...samples.map(({ scroll }) => scroll.recorded.mostRows)),
      longestFrames: worst(samples.flatMap(({ scroll }) => scroll.recorded.longFrames))
    }
  }
}
