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
/** Extended codes that mean a full disk or a truncated file rather than a broken device. */
const IO_SHORT_READ = 522
const IO_WRITE = 778
/** The index of the write-ahead log did not get its 32 KiB. */
const IO_SHM_SIZE = 4874

/** A `StoreFailure` is returned unchanged. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error
  // the message of a JSON parser quotes the data
  const message =
    error instanceof SyntaxError ? 'JSON that cannot be read' : error instanceof Error ? error.message : String(error)
  return new StoreFailure(codeOf(error), message)
}

const coded = (error: unknown): { readonly code?: unknown; readonly errcode?: unknown; readonly syscall?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}

function codeOf(error: unknown): StoreFailureCode {
  const { code, errcode, syscall } = coded(error)
  if (typeof errcode === 'number') {
    if (errcode === IO_SHORT_READ) return 'damaged'
    if (errcode === IO_WRITE || errcode === IO_SHM_SIZE) return 'full'
    // the low byte is the primary result code
    return BY_CODE[errcode & 0xff] ?? 'internal'
  }
  // stored JSON and numbers are only invalid after damage
  if (error instanceof SyntaxError || code === 'ERR_OUT_OF_RANGE') return 'damaged'
  // all other system errors make the file unusable
  return typeof syscall === 'string' ? (BY_ERRNO[String(code)] ?? 'unavailable') : 'internal'
}

export function isDamage(error: unknown): boolean {
  return toStoreFailure(error).code === 'damaged'
}

/** A bug, or damage that has no code of its own: a missing table, a violated constraint, a value of another type. */
export function mayBeDamage(error: unknown): boolean {
  return !(error instanceof StoreFailure) && codeOf(error) === 'internal'
}

/** Whether a file that failed to open must be replaced; not for busy files, full disks and errors of this program. */
export function isUnusable(error: unknown): boolean {
  return (
    (mayBeDamage(error) && typeof coded(error).errcode === 'number') ||
    ['damaged', 'unavailable', 'read-only'].includes(toStoreFailure(error).code)
  )
}
