/** Errors of SQLite and of files as the failures of the port. */
import { StoreFailure, type StoreFailureCode } from '../../../core/store-ports'

const BUSY = 5
const LOCKED = 6
const NO_MEMORY = 7
const READ_ONLY = 8
const IO = 10
const CORRUPT = 11
const FULL = 13
const CANNOT_OPEN = 14
const NOT_A_DATABASE = 26
const BY_CODE: Readonly<Record<number, StoreFailureCode>> = {
  [BUSY]: 'busy', [LOCKED]: 'busy', [NO_MEMORY]: 'full', [READ_ONLY]: 'read-only', [IO]: 'unavailable', [CORRUPT]: 'damaged', [FULL]: 'full', [CANNOT_OPEN]: 'unavailable', [NOT_A_DATABASE]: 'damaged'
}
const BY_SYSTEM: Readonly<Record<string, StoreFailureCode>> = { ENOSPC: 'full', EDQUOT: 'full', EBUSY: 'busy' }
/** Disk errors of SQLite that mean the disk is full or a file is too short, not that a device is broken. */
const IO_SHORT_READ = 522
const IO_WRITE = 778

/** Any thrown thing as a failure; a `StoreFailure` stays what it is. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new StoreFailure(codeOf(error), message)
}

function codeOf(error: unknown): StoreFailureCode {
  const { code, errcode, syscall } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown; errcode?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') {
    if (errcode === IO_SHORT_READ) return 'damaged'
    if (errcode === IO_WRITE) return 'full'
    // the low byte is the class of the error, the rest says more
    return BY_CODE[errcode & 0xff] ?? 'internal'
  }
  // whatever else the system says of a file: it cannot be used
  return typeof syscall === 'string' ? (BY_SYSTEM[String(code)] ?? 'unavailable') : 'internal'
}

export function isDamage(error: unknown): boolean {
  return toStoreFailure(error).code === 'damaged'
}
