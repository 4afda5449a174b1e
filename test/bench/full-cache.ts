/**
 * The program on full caches: its start on 50 000 engines against an empty cache, and each key in the search box until
 * its answer is painted, up to 200 000.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { random } from '../helpers/random.ts'
import type { Bench, Figures } from './support/bench-types.ts'
import { seenFamilies, FULL_ENGINES, fullCache, storedCache, SIZES } from './support/filled-store.ts'
import { start } from './support/launch-app.ts'
import { load } from './support/machine.ts'
import { demoConnection, sample, type Sample } from './startup.ts'
import { summarise, summariseRatios } from './support/statistics.ts'

/** Longer than any answer takes, shorter than the pause after which the service is asked. */
const KEY_EVERY_MS = 250

interface Keys {
  /** The task after the frame with the rows: they are painted then, as far as a page can know. */
  readonly paintedMs: readonly number[]
  /** The frame after it, which waits for the next refresh of the screen. */
  readonly frameAfterMs: readonly number[]
  /** The second frame after the key, whatever is in it: the machine's lower bound. */
  readonly nextFrameMs: readonly number[]
  /** Keys that left the rows unchanged. */
  readonly sameRows: number
}
type Watching = typeof globalThis & {
  benchKeys?: { fromMs: number; paintedMs: number | null; frameAfterMs: number | null; nextFrameMs: number | null }[]
}

/** A data folder with the demo catalogue; its cache is replaced by the given file, if any. */
export async function dataFolder(bench: Bench, name: string, cache: string | null): Promise<string> {
  const folder = join(bench.scratch, name)
  mkdirSync(folder)
  await demoConnection(bench, folder)
  if (cache === null) return folder
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `cache.db${ending}`), { force: true })
  cpSync(cache, join(folder, 'cache.db'))
  return folder
}

export async function fullStart(bench: Bench): Promise<Figures> {
  const { program, scratch, say, runs = 6 } = bench
  const folders = {
    full: await dataFolder(bench, 'start-full', await fullCache(bench)),
    empty: await dataFolder(bench, 'start-empty', null)
  }
  await sample(program, scratch, folders.full)
  await sample(program, scratch, folders.empty)
  const taken = { full: [] as Sample[], empty: [] as Sample[] }
  for (let i = 0; i < runs; i++) {
    say(`start on a full cache ${i + 1} of ${runs}`)
    taken.full.push(await sample(program, scratch, folders.full))
    taken.empty.push(await sample(program, scratch, folders.empty))
  }
  const of = (samples: readonly Sample[], field: keyof Sample): number[] => samples.map((one) => one[field])
  return {
    engines: FULL_ENGINES,
    fullReadyMs: summarise(of(taken.full, 'readyMs')),
    emptyReadyMs: summarise(of(taken.empty, 'readyMs')),
    fullToEmptyRatio: summariseRatios(of(taken.full, 'readyMs'), of(taken.empty, 'readyMs')),
    fullToEmptyFirstPaintRatio: summariseRatios(of(taken.full, 'firstPaintMs'), of(taken.empty, 'firstPaintMs'))
  }
}

/** By the page's own clock: from the key to the paint of other rows, and to the frame after that. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const page = globalThis as Watching
    if (page.benchKeys) return void (page.benchKeys = [])
    page.benchKeys = []
    // visible rows only: the rest of the answer follows when typing pauses
    const rows = (): string =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[data-testid="search-result"], [data-testid="search-group"], [data-testid="search-desk-none"]'
        )
      ]
        .slice(0, 16)
        .map(
          (row) =>
            `${row.dataset['testid']} ${row.dataset['level']} ${row.dataset['engineId']} ${row.dataset['generationId']} ${row.title}`
        )
        .join('\n')
    let before = rows()
    addEventListener(
      'keydown',
      (event) => {
        const key = { fromMs: event.timeStamp, paintedMs: null, frameAfterMs: null, nextFrameMs: null as number | null }
        page.benchKeys!.push(key)
        requestAnimationFrame(() => requestAnimationFrame(() => (key.nextFrameMs = performance.now() - key.fromMs)))
      },
      { capture: true }
    )
    new MutationObserver(() => {
      const key = page.benchKeys!.at(-1)
      const now = rows()
      if (!key || now === before) return
      before = now
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (key.paintedMs = performance.now() - key.fromMs)
        port2.postMessage(null)
        requestAnimationFrame(() => (key.frameAfterMs = performance.now() - key.fromMs))
      })
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-engine-id', 'data-level', 'title']
    })
  })
}

async function type(page: Page, texts: readonly string[]): Promise<Keys> {
  await watchKeys(page)
  for (const text of texts) {
    await page.fill('[data-testid="search-input"]', '')
    await page.waitForTimeout(KEY_EVERY_MS)
    for (const letter of text) {
      await page.keyboard.type(letter)
      await page.waitForTimeout(KEY_EVERY_MS)
    }
  }
  const keys = await page.evaluate(() => (globalThis as Watching).benchKeys!)
  const paintedMs = keys.flatMap((key) => (key.paintedMs === null ? [] : [key.paintedMs]))
  if (paintedMs.length === 0) throw new Error('no key brought other rows')
  const frameAfterMs = keys.flatMap((key) => (key.frameAfterMs === null ? [] : [key.frameAfterMs]))
  return {
    paintedMs,
    frameAfterMs,
    nextFrameMs: keys.flatMap((key) => (key.nextFrameMs === null ? [] : [key.nextFrameMs])),
    sameRows: keys.length - paintedMs.length
  }
}

export async function typing(bench: Bench): Promise<Figures> {
  const figures: Record<string, Figures> = {}
  await storedCache(bench, SIZES.at(-1)!)
  for (const size of SIZES) figures[size] = await typingOn(bench, size)
  return figures
}

async function typingOn(bench: Bench, size: (typeof SIZES)[number]): Promise<Figures> {
  const { program, scratch, say, runs = 5 } = bench
  const cache = await storedCache(bench, size)
  const folder = await dataFolder(bench, `typing-${size}`, cache.file)
  const r = random(11)
  const families = [...seenFamilies(size)].filter(({ models }) => models.length > 0)
  const texts = Array.from({ length: runs }, () => {
    const { manufacturer, models } = r.pick(families)
    const { model, generations } = r.pick(models)
    const power = generations.flatMap(({ engines }) => engines).find((engine) => engine.power)?.power
    return `${manufacturer.name} ${model.name} ${power ?? ''}`.trim().toLowerCase().slice(0, 12)
  })
  const running = await start(program, { scratch, userData: folder })
  try {
    const page = await running.page()
    await page.evaluate(() => void (location.hash = '#/search'))
    await page.waitForSelector('[data-testid="search-input"]')
    say(`typing on ${cache.engines} engines: ${texts.join(', ')}`)
    const warming = await type(page, [texts[0]!.slice(0, 3)])
    const { paintedMs, frameAfterMs, nextFrameMs, sameRows } = await type(page, texts.slice(1))
    return {
      engines: cache.engines,
      load: load(),
      keyToPaintedMs: summarise(paintedMs),
      keyToFrameAfterMs: summarise(frameAfterMs),
      keyToNextFrameMs: summarise(nextFrameMs),
      keysThatChangedNoRow: sameRows,
      firstKeysMs: summarise(warming.paintedMs)
    }
  } finally {
    await running.stop()
  }
}
