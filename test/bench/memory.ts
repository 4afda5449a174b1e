/**
 * Private memory of main and of the window on a cache of 200 000 engines, after a search and the same engine pages over
 * and over; what the pages leave behind; and the empty application beside it. Linux only.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Bench, Figures } from './support/bench-types.ts'
import { dataFolder } from './full-cache.ts'
import { SIZES, storedCache } from './support/filled-store.ts'
import { start, type Running } from './support/launch-app.ts'
import { descendants, privateBytes, isRenderer } from './support/process-facts.ts'
import { engines, type Path } from './support/window-driver.ts'

const PAGES = 30
/** Code and caches are loaded by then. */
const FIRST_PAGES = 150
const MORE_PAGES = 500
/** Chromium ignores changes of the address beyond 200 in ten seconds; a page makes up to two. */
const PAGE_EVERY_MS = 120
const MB = 1e6

interface Left {
  readonly heapMegabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** What stays in the page after a garbage collection. */
async function leftIn(devtools: CDPSession): Promise<Left> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN
  return { heapMegabytes: of('JSHeapUsedSize') / MB, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Main, and the largest process of a page: the browser keeps a spare one. */
function memoryOf({ ready }: Running): Figures {
  const pages = descendants(ready.pid).filter(isRenderer).map(privateBytes)
  return { mainMegabytes: privateBytes(ready.pid) / MB, windowMegabytes: Math.max(...pages) / MB }
}

async function openPages(page: Page, paths: readonly Path[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const path = paths[i % paths.length]!
    await delay(PAGE_EVERY_MS)
    await page.evaluate((hash) => void (location.hash = hash), `#/engine/${path.join('/')}`)
    // a wait that returns an element would hold its page in memory
    await page.evaluate(
      (selector) =>
        new Promise<void>((shown) => {
          const frame = (): void => {
            if (document.querySelector(selector)) shown()
            else requestAnimationFrame(frame)
          }
          frame()
        }),
      `[data-testid="engine-page"][data-engine-id="${path[4]}"] canvas`
    )
  }
}

async function ofProgram(bench: Bench): Promise<Figures> {
  const { program, scratch, say, product, resources } = bench
  const cache = await storedCache(bench, SIZES.at(-1)!)
  const service = await product.startDemoService({ resources })
  const paths = await engines(service, PAGES).finally(() => service.close())
  const userData = await dataFolder(bench, 'memory', cache.file)
  const running = await start(program, { scratch, userData })
  try {
    const page = await running.page()
    const devtools = await running.devtools()
    await devtools.send('Performance.enable')
    await page.evaluate(() => void (location.hash = '#/search'))
    await page.fill('[data-testid="search-input"]', 'corsale 150')
    await page.waitForSelector('[data-testid="search-result"]')
    say(`${FIRST_PAGES} engine pages, then ${MORE_PAGES} more`)
    await openPages(page, paths, FIRST_PAGES)
    const before = await leftIn(devtools)
    const memory = memoryOf(running)
    await openPages(page, paths, MORE_PAGES)
    const after = await leftIn(devtools)
    const grown = memoryOf(running)
    return {
      engines: cache.engines,
      ...memory,
      pages: MORE_PAGES,
      afterPages: grown,
      grownHeapMegabytes: after.heapMegabytes - before.heapMegabytes,
      grownNodes: after.nodes - before.nodes,
      grownListeners: after.listeners - before.listeners
    }
  } finally {
    await running.stop()
  }
}

async function ofEmptyApp({ empty, scratch }: Bench): Promise<Figures> {
  const userData = join(scratch, 'memory-empty')
  mkdirSync(userData)
  const running = await start(empty, { scratch, userData })
  try {
    await running.page()
    return memoryOf(running)
  } finally {
    await running.stop()
  }
}

export async function memory(bench: Bench): Promise<Figures> {
  if (process.platform !== 'linux') return { notMeasured: 'needs /proc of Linux' }
  return { ...(await ofProgram(bench)), empty: await ofEmptyApp(bench) }
}
