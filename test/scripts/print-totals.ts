/**
 * Prints the sum of totals that `npm test` and `npm run test:long` wrote: `node test/scripts/run.cjs print-totals
 * FILE…`. A file that is missing is a run that failed.
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
