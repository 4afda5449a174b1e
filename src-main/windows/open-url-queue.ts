/** Links that the system hands to the program, some of them before anybody can open one. */
export class OpenUrlQueue {
  #waiting: string | null
  #follower: ((link: string) => void) | null = null

  /** @param first what the program was started with; null: nothing */
  constructor(first: string | null) {
    this.#waiting = first
  }

  push(link: string): void {
    if (this.#follower) this.#follower(link)
    else this.#waiting = link
  }

  /** From now on each one is handed on, the one that waits at once; of several that waited the last. */
  onLink(follower: (link: string) => void): void {
    this.#follower = follower
    if (this.#waiting !== null) follower(this.#waiting)
    this.#waiting = null
  }
}
