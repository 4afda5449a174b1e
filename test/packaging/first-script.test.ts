/** The window starts as fast as its first script is small. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstScripts } from '../bench/bundle'

/** The goal of docs/performance.md; it had 88 800 bytes when this was written. */
const MOST_GZIPPED_BYTES = 90_000

test('the scripts before the first paint stay small', () => {
  expect(firstScripts(resolve(import.meta.dirname, '../..')).gzipBytes).toBeLessThanOrEqual(MOST_GZIPPED_BYTES)
})
