import { basename } from 'node:path'
import type { ImportGraph } from '../../lint/check-tree.ts'

/** Tests that take longer than this together are left to `npm test`. In seconds, as estimated by `secondsOf`. */
const MAX_SECONDS = 40

/** Estimated duration of a test file on one core: a test of the window starts a document. */
const secondsOf = (test: string): number => (test.startsWith('test/renderer/') ? 2.5 : 0.7)

/**
 * The test files nearest to a change: changed tests, those that import a changed file, then those one import further
 * away, and so on while all together take at most `limit` seconds. The test of a changed file comes before other tests
 * of the same distance. At least the nearest ones run, however long they take.
 */
export function nearTests(graph: ImportGraph, changed: readonly string[], limit = MAX_SECONDS): string[] {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])

  const seen = new Set(changed.filter((file) => graph.has(file)))
  const tests = [...seen].filter(isUnitTest)
  const own = new Set(changed.map(testNameOf))
  let seconds = tests.reduce((sum, test) => sum + secondsOf(test), 0)
  for (let ring = [...seen]; ring.length > 0;) {
    ring = ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file))
    const found = ring.filter(isUnitTest)
    const nearest = tests.length === 0
    for (const test of [...found].sort((a, b) => Number(own.has(basename(b))) - Number(own.has(basename(a))))) {
      if (!nearest && seconds + secondsOf(test) > limit) return tests.sort()
      tests.push(test)
      seconds += secondsOf(test)
    }
  }
  return tests.sort()
}

/** File name of the test that mirrors a file. */
const testNameOf = (file: string): string => basename(file).replace(/\.\w+$/, '.test.ts')

const isUnitTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts')
