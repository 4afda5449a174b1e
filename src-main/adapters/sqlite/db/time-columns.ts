/** Times in rows. Apart from `sql.ts`, because main reads rows too and loads no SQLite. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'

const LATEST_MS = 8.64e15
export const isTimeColumn = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LATEST_MS
/**
 * A time out of a row, in milliseconds since 1970. @throws StoreFailure 'damaged' when it is none, which no writer here
 * leaves behind
 */
export function timeColumn(value: unknown): number {
  if (!isTimeColumn(value)) throw new StoreFailure('damaged', 'a row without a time')
  return value
}
