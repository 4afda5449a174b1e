/** Errors of SQLite and of files as the failures of the port. */
import { StoreFailure, type StoreFailureCode } from '../../../shared/ports/stores/store-failure'

const BUSY = 5
const LOCKED = 6
const NO_MEMORY = 7
const READ_ONLY = 8
const IO = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const LOCKING = 15
const NOT_A_DATABASE = 26
const BY_CODE: Readonly<Record<number, StoreFailureCode>> = {
  [BUSY]: 'busy',
  [LOCKED]: 'busy',
  [NO_MEMORY]: 'full',
  [READ_ONLY]: 'read-only',
  [IO]: 'unavailable',
  [CORRUPT]: 'damaged',
  [FULL]: 'full',
  [CANNOT_OPEN]: 'unavailable',
  [LOCKING]: 'busy',
  [NOT_A_DATABASE]: 'damaged'
}
const BY_ERRNO: Readonly<Record<string, StoreFailureCode>> = { ENOSPC: 'full', EDQUOT: 'full', EBUSY: 'busy' }
/** Disk errors of SQLite that mean the disk is full or a file is too short, not that a device is broken. */
const IO_SHORT_READ = 522
const IO_WRITE = 778

/** Any thrown thing as a failure; a `StoreFailure` stays what it is. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  // the words of a JSON parser quote what it read
  const message =
    error instanceof SyntaxError ? 'JSON that cannot be read' : error instanceof Error ? error.message : String(error)
  return new StoreFailure(codeOf(error), message)
}

interface Coded {
  readonly code?: unknown
  readonly errcode?: unknown
  readonly syscall?: unknown
}
const coded = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {})

function codeOf(error: unknown): StoreFailureCode {
  const { code, errcode, syscall } = coded(error)
  if (typeof errcode === 'number') {
    if (errcode === IO_SHORT_READ) return 'damaged'
    if (errcode === IO_WRITE) return 'full'
    // the low byte is the class of the error, the rest says more
    return BY_CODE[errcode & 0xff] ?? 'internal'
  }
  // only damage makes JSON of ours unreadable, or a number of ours larger than a number can be
  if (error instanceof SyntaxError || code === 'ERR_OUT_OF_RANGE') return 'damaged'
  // whatever else the system says of a file: it cannot be used
  return typeof syscall === 'string' ? (BY_ERRNO[String(code)] ?? 'unavailable') : 'internal'
}

export function isDamage(error: unknown): boolean {
  return toStoreFailure(error).code === 'damaged'
}

/**
 * A bug of this program, or damage that nobody knows as such: a table that is missing, a rule that does not hold, a
 * value of another type.
 */
export function mayBeDamage(error: unknown): boolean {
  return !(error instanceof StoreFailure) && codeOf(error) === 'internal'
}

/**
 * Whether a file that could not be opened for this reason is to make way for a copy or a new one: not where another
 * holds it or the disk is full, and
 * not for what only this program's own code says.
 */
export function isUnusable(error: unknown): boolean {
  return (
    (mayBeDamage(error) && typeof coded(error).errcode === 'number') ||
    ['damaged', 'unavailable', 'read-only'].includes(toStoreFailure(error).code)
  )
}
