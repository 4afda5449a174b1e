/** Times in rows. Separate from `sql.ts`, because the main thread reads rows but loads no SQLite. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'

const LATEST_MS = 8.64e15
export const isTimeColumn = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_MS
/** A time in epoch milliseconds. @throws StoreFailure 'damaged' for any other value */
export function timeColumn(value: unknown): number {
  if (!isTimeColumn(value)) throw new StoreFailure('damaged', 'a row without a time')
  return value
}
