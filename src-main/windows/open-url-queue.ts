/** Stores the newest link from the system until the program can open links. */
export class OpenUrlQueue {
  #waiting: string | null
  #listener: ((link: string) => void) | null = null

  /** @param first the link of the command line; null: none */
  constructor(first: string | null) {
    this.#waiting = first
  }

  push(link: string): void {
    if (this.#listener) this.#listener(link)
    else this.#waiting = link
  }

  /** Passes the stored link at once and each later one to the listener. */
  onLink(listener: (link: string) => void): void {
    this.#listener = listener
    if (this.#waiting !== null) listener(this.#waiting)
    this.#waiting = null
  }
}
