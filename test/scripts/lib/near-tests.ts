import type { ImportGraph } from '../../lint/check-tree.ts'

/** More test files than this take over a minute on two cores. */
const MAX_NEAR_TESTS = 60

/**
 * The test files nearest to a change: changed tests, those that import a changed file, then those one import further
 * away, and so on while the total is at most `limit`. The first two groups are never cut.
 */
export function nearTests(graph: ImportGraph, changed: readonly string[], limit = MAX_NEAR_TESTS): string[] {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])

  const seen = new Set(changed.filter((file) => graph.has(file)))
  const tests = new Set([...seen].filter(isUnitTest))
  for (let ring = [...seen], distance = 1; ring.length > 0; distance++) {
    ring = ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file))
    const found = ring.filter(isUnitTest)
    if (distance > 1 && tests.size + found.length > limit) break
    for (const file of found) tests.add(file)
  }
  return [...tests].sort()
}

const isUnitTest = (file: string): boolean => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts')
