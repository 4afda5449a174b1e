/**
 * From process start to the `ready` line: the program with the demo catalogue and at its first start, each against the
 * empty application.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench, Figures } from './support/bench-types.ts'
import { start } from './support/launch-app.ts'
import { summarise, summariseRatios } from './support/statistics.ts'

export interface Sample {
  readonly readyMs: number
  readonly mainMs: number
  readonly navigationMs: number
  readonly firstPaintMs: number
}

/** Without `userData`: on a new profile. */
export async function sample(app: string, scratch: string, userData?: string): Promise<Sample> {
  const running = await start(app, { scratch, userData })
  try {
    const page = await running.page()
    // the entry comes shortly after the paint, so it may be missing
    const { origin, paint } = await page.evaluate(
      () =>
        new Promise<{ origin: number; paint: number }>((resolve) => {
          new PerformanceObserver((entries) => {
            const [first] = entries.getEntriesByName('first-contentful-paint')
            if (first) resolve({ origin: performance.timeOrigin, paint: first.startTime })
          }).observe({ type: 'paint', buffered: true })
        })
    )
    const navigationMs = origin - running.spawnedAtMs
    return {
      readyMs: running.spawnToReadyMs,
      mainMs: running.ready.startupMs,
      navigationMs,
      firstPaintMs: navigationMs + paint
    }
  } finally {
    await running.stop()
  }
}

/** Prepares a profile that chose the demo catalogue. */
export async function demoConnection({ program, scratch }: Bench, folder: string): Promise<void> {
  const running = await start(program, { scratch, userData: folder })
  try {
    const page = await running.page()
    await page.click('[data-testid="onboarding-demo"]')
    await page.waitForSelector('[data-testid="level-list"][data-state="ready"]')
  } finally {
    await running.stop()
  }
}

export async function startup(bench: Bench): Promise<Figures> {
  const { program, empty, scratch, say, runs = 8 } = bench
  const profiles = { demo: join(scratch, 'startup-demo'), empty: join(scratch, 'startup-empty') }
  for (const folder of Object.values(profiles)) mkdirSync(folder)
  await demoConnection(bench, profiles.demo)
  // warms the profile and the machine's file cache; not a sample
  await sample(program, scratch, profiles.demo)
  await sample(empty, scratch, profiles.empty)

  const taken = { demo: [] as Sample[], empty: [] as Sample[], firstRun: [] as Sample[], emptyFirstRun: [] as Sample[] }
  for (let i = 0; i < runs; i++) {
    say(`start ${i + 1} of ${runs}`)
    taken.demo.push(await sample(program, scratch, profiles.demo))
    taken.empty.push(await sample(empty, scratch, profiles.empty))
    taken.firstRun.push(await sample(program, scratch))
    taken.emptyFirstRun.push(await sample(empty, scratch))
  }
  const of = (samples: readonly Sample[], field: keyof Sample): number[] => samples.map((one) => one[field])
  const summaries = (samples: readonly Sample[]): Figures => ({
    spawnToReadyMs: summarise(of(samples, 'readyMs')),
    ofWhichMainProcessMs: summarise(of(samples, 'mainMs')),
    spawnToNavigationMs: summarise(of(samples, 'navigationMs')),
    spawnToFirstContentfulPaintMs: summarise(of(samples, 'firstPaintMs'))
  })
  return {
    demo: summaries(taken.demo),
    empty: summaries(taken.empty),
    firstRun: summaries(taken.firstRun),
    emptyFirstRun: summaries(taken.emptyFirstRun),
    demoToEmptyRatio: summariseRatios(of(taken.demo, 'readyMs'), of(taken.empty, 'readyMs')),
    demoToEmptyFirstPaintRatio: summariseRatios(of(taken.demo, 'firstPaintMs'), of(taken.empty, 'firstPaintMs')),
    firstRunToEmptyRatio: summariseRatios(of(taken.firstRun, 'readyMs'), of(taken.emptyFirstRun, 'readyMs'))
  }
}
