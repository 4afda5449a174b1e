/**
 * Prints the sum of totals written by `npm test` and `npm run test:long`: `node test/scripts/run.cjs print-totals
 * FILE…`. A missing file counts as a failed run.
 */
import { existsSync } from 'node:fs'
import { add, NONE, readTotals, summary } from './lib/totals.ts'

console.log(
  summary(
    process.argv
      .slice(2)
      .map((file) => readTotals(file, existsSync(file)))
      .reduce(add, NONE)
  )
)
