/**
 * An idle program: wake-ups, processor time and writes of main and of the browser's processes, with the window open and
 * nobody there. The empty application takes turns. Linux only.
 */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Figures } from './support/bench-types.ts'
import { start } from './support/launch-app.ts'
import { descendants, processCounts, type ProcessCounts } from './support/process-facts.ts'
import { demoConnection } from './startup.ts'
import { summarise } from './support/statistics.ts'

/** Backups, checks of files and the first trim, which follow a start, are over by then. */
const SETTLED_MS = 180_000
const WATCHED_MS = 60_000
/** Chromium's own folders in a data folder are not the program's. */
const OWN = /^(?:[\w-]+\.(?:db|db-wal|json|log)|logs|sheets|pictures)(?:\/|$)/

interface Idle {
  readonly main: Spent
  readonly browser: Spent
  /** The program's files that were written, by their path in the data folder. */
  readonly files: readonly string[]
}

function filesWrittenSince(folder: string, sinceMs: number): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) => OWN.test(relative(folder, file)) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > sinceMs
    )
    .map((file) => relative(folder, file))
}

interface Spent {
  readonly wakeUps: number
  readonly processorMs: number
  readonly writtenBytes: number
}

/** Between two counts of the same processes. A thread that ended meanwhile wakes no more. */
function spentBetween(before: readonly ProcessCounts[], after: readonly ProcessCounts[]): Spent {
  const total = (of: (now: ProcessCounts, was: ProcessCounts) => number): number =>
    after.reduce((sum, now, i) => sum + of(now, before[i]!), 0)
  return {
    wakeUps: total((now, was) => [...now.wakeUps].reduce((sum, [id, n]) => sum + n - (was.wakeUps.get(id) ?? 0), 0)),
    processorMs: total((now, was) => now.processorMs - was.processorMs),
    writtenBytes: total((now, was) => now.writtenBytes - was.writtenBytes)
  }
}

async function watch(app: string, scratch: string, userData: string): Promise<Idle> {
  const running = await start(app, { scratch, userData })
  try {
    await delay(SETTLED_MS)
    const browser = descendants(running.ready.pid)
    const counts = () => ({ main: [processCounts(running.ready.pid)], browser: browser.map(processCounts) })
    const sinceMs = Date.now()
    const before = counts()
    await delay(WATCHED_MS)
    const after = counts()
    return {
      main: spentBetween(before.main, after.main),
      browser: spentBetween(before.browser, after.browser),
      files: filesWrittenSince(userData, sinceMs)
    }
  } finally {
    await running.stop()
  }
}

function figuresOf(taken: readonly Idle[], of: 'main' | 'browser'): Figures {
  const each = (figure: (spent: Spent) => number) => summarise(taken.map((one) => figure(one[of])))
  return {
    wakeUpsPerSecond: each(({ wakeUps }) => wakeUps / (WATCHED_MS / 1000)),
    processorPercent: each(({ processorMs }) => (processorMs / WATCHED_MS) * 100),
    writtenBytesPerMinute: each(({ writtenBytes }) => writtenBytes / (WATCHED_MS / 60_000))
  }
}

export async function idle(bench: Bench): Promise<Figures> {
  const { program, empty, scratch, say, runs = 2 } = bench
  if (process.platform !== 'linux') return { notMeasured: 'needs /proc of Linux' }
  const profiles = { demo: join(scratch, 'idle-demo'), empty: join(scratch, 'idle-empty') }
  for (const folder of Object.values(profiles)) mkdirSync(folder)
  await demoConnection(bench, profiles.demo)
  const taken = { demo: [] as Idle[], empty: [] as Idle[] }
  for (let i = 0; i < runs; i++) {
    say(`idle ${i + 1} of ${runs}`)
    taken.demo.push(await watch(program, scratch, profiles.demo))
    taken.empty.push(await watch(empty, scratch, profiles.empty))
  }
  return {
    secondsWatched: WATCHED_MS / 1000,
    main: figuresOf(taken.demo, 'main'),
    browser: figuresOf(taken.demo, 'browser'),
    emptyMain: figuresOf(taken.empty, 'main'),
    emptyBrowser: figuresOf(taken.empty, 'browser'),
    filesWritten: [...new Set(taken.demo.flatMap(({ files }) => files))].sort()
  }
}
