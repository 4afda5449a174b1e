/**
 * Calls to a dead network share hang, and each occupies one of the few threads of Node's file system pool. So calls run
 * one at a time with a timeout, and a folder with a hanging call is not accessed again until the call returns.
 */
import type { Clock } from '../../../shared/ports/system/clock'

/** Timeout of a call in milliseconds. */
export const DISK_TIMEOUT_MS = 15_000
/** Timeout while the source stops. */
const STOP_TIMEOUT_MS = 500
/** Hanging calls in all folders before no further call is made. */
const MAX_HUNG_CALLS = 2

export class DiskNotAnswering extends Error {}

export class DiskTimeout {
  readonly #clock: Clock
  readonly #hung: string[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * Runs a call. Rejects with its error, or with `DiskNotAnswering` on timeout, which is short once the signal is
   * aborted.
   *
   * @param late receives a late result, to close it
   */
  async ask<T>(
    folder: string,
    signal: AbortSignal,
    call: () => Promise<T>,
    late?: (value: T) => Promise<unknown>
  ): Promise<T> {
    if (signal.aborted || this.#hung.includes(folder) || this.#hung.length >= MAX_HUNG_CALLS)
      throw new DiskNotAnswering()
    return new Promise((resolve, reject) => {
      let timedOut = false
      const giveUp = (): void => {
        timedOut = true
        this.#hung.push(folder)
        end()
        reject(new DiskNotAnswering())
      }
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', shorten)
      }
      const returned = (): void => void this.#hung.splice(this.#hung.indexOf(folder), 1)
      const shorten = (): void => {
        cancel()
        cancel = this.#clock.after(STOP_TIMEOUT_MS, giveUp)
      }
      let cancel = this.#clock.after(DISK_TIMEOUT_MS, giveUp)
      signal.addEventListener('abort', shorten, { once: true })
      call().then(
        (value) => {
          if (!timedOut) {
            end()
            return resolve(value)
          }
          returned()
          late?.(value).catch(() => undefined)
        },
        (error: unknown) => {
          if (timedOut) return returned()
          end()
          reject(error as Error)
        }
      )
    })
  }
}
