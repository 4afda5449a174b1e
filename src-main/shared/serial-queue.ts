/** Runs tasks one after the other. A task that fails rejects its own promise alone; the next one runs. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Resolves when all tasks so far have ended. */
  async idle(): Promise<void> {
    await this.#last
  }
}
