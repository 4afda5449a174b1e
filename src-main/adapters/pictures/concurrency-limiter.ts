/** Limits concurrent work; the newest request runs first, because it is on the screen now. */
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
      // hands its slot directly to the next
      const next = this.#waiting.pop()
      if (next) next()
      else this.#running--
    }
  }
}
