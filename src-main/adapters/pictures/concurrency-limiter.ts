/**
 * Lets at most so many pieces of work run at once; the one asked for last is started first, because that is what is on
 * the screen now.
 */
export class ConcurrencyLimiter {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limit) await new Promise<void>((start) => this.#waiting.push(start))
    else this.#running++
    try {
      return await work()
    } finally {
      // the place is handed on, so that nobody who comes in between can take it
      const next = this.#waiting.pop()
      if (next) next()
      else this.#running--
    }
  }
}
