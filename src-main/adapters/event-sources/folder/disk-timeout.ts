/**
 * A dead share does not say no, it does not answer, and each unanswered call holds one of the few threads all of the
 * program's files need. So one call
 * is made at a time, it is given up after a while, and nothing more is asked of that folder until the call has come
 * back.
 */
import type { Clock } from '../../../shared/ports/system/clock'

/** Milliseconds after which a call counts as not answered. */
export const DISK_TIMEOUT_MS = 15_000
/** The same once the source is being stopped. */
const STOP_TIMEOUT_MS = 500
/** Unanswered calls, whatever their folders, above which nothing is asked at all. */
const MAX_HUNG_CALLS = 2

export class DiskNotAnswering extends Error {}

export class DiskTimeout {
  readonly #clock: Clock
  readonly #hung: string[] = []

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * What a call answers. Rejects with its error, or with `NotAnswering` when it takes too long, which is soon once the
   * signal is raised.
   *
   * @param late gets what comes after all, to close it
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
      let left = false
      const leave = (): void => {
        left = true
        this.#hung.push(folder)
        end()
        reject(new DiskNotAnswering())
      }
      const end = (): void => {
        cancel()
        signal.removeEventListener('abort', hurry)
      }
      const back = (): void => void this.#hung.splice(this.#hung.indexOf(folder), 1)
      const hurry = (): void => {
        cancel()
        cancel = this.#clock.after(STOP_TIMEOUT_MS, leave)
      }
      let cancel = this.#clock.after(DISK_TIMEOUT_MS, leave)
      signal.addEventListener('abort', hurry, { once: true })
      call().then(
        (value) => {
          if (!left) {
            end()
            return resolve(value)
          }
          back()
          late?.(value).catch(() => undefined)
        },
        (error: unknown) => {
          if (left) return back()
          end()
          reject(error as Error)
        }
      )
    })
  }
}
