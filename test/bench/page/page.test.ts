import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/tools'
import { TOPICS, type Metric } from './metrics'
import { figureOf, pageOf, picture, pictureName, usedFigures, type Run } from './page'

const METRICS = TOPICS.flatMap(({ metrics }) => metrics)
const RUN: Run = {
  takenAt: '2026-11-26T03:00:00.000Z',
  seconds: 500,
  host: 'stand-in',
  machine: { system: 'Debian', cpu: 'x', cores: 2, memoryGiB: 23.5, node: 'v24', chromium: null },
  load: { before: 1, after: 2 },
  figures: {
    startup: { demoToEmptyRatio: { n: 8, min: 1, p50: 1.25, p95: 2, max: 2 } },
    bundle: { beforeFirstPaint: { scripts: { gzipBytes: 95_400 } } },
    unused: { many: [1, 2, 3] }
  }
}
const rowOf = (page: string, what: string): string => page.split('\n').find((line) => line.startsWith(`| ${what} `))!

it('shows a reached goal in bold and a missed one plainly, and marks figures that were not measured', () => {
  const page = pageOf(RUN)
  expect(rowOf(page, 'Start, demo catalogue : empty application')).toContain('| **1.25** | ≤ 1.3 |')
  expect(rowOf(page, 'Scripts before the first paint, gzipped')).toContain('| 95.4 kB | ≤ 90 kB |')
  expect(rowOf(page, 'Click to first rows')).toContain('| not measured | ≤ 100 ms |')
})

it('keeps only the used figures of a run', () => {
  expect(usedFigures(RUN).figures).toEqual({
    startup: { demoToEmptyRatio: { p50: 1.25 } },
    bundle: { beforeFirstPaint: { scripts: { gzipBytes: 95_400 } } }
  })
})

it('draws the figure and the line of its goal to one scale', () => {
  const metric: Metric = { what: 'x', unit: 'ms', path: 'a.b', goal: 100 }
  expect(picture(metric, 50)).toContain('width="72.7" height="10" fill="#2f7d5b"')
  expect(picture(metric, 50)).toContain('M145.5 0V16')
  expect(picture(metric, 200)).toContain('#c2571a')
  // a decrease has no bar
  expect(picture({ ...metric, goal: 0 }, -102)).toContain('width="0"')
})

it('has a name of its own for every row', () => {
  expect(new Set(METRICS.map(pictureName)).size).toBe(METRICS.length)
  expect(new Set(METRICS.map(({ what }) => what)).size).toBeGreaterThan(METRICS.length / 2)
})

it('is the page of the stored figures, with all its pictures', async () => {
  const path = join(root, 'docs/performance.md')
  const run = JSON.parse(readFileSync(join(root, 'docs/performance/figures.json'), 'utf8')) as Run
  const page = await format(pageOf(run), { ...(await resolveConfig(path)), filepath: path })
  expect(readFileSync(path, 'utf8')).toBe(page)
  const missing = METRICS.filter(
    (one) => figureOf(run, one) !== null && !existsSync(join(root, 'docs/performance', pictureName(one)))
  )
  expect(missing).toEqual([])
})
