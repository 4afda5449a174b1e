import type { App } from 'electron'

/** A start of the program while this one runs. */
export interface OtherStart {
  readonly argv: readonly string[]
  /** Its working directory. */
  readonly folder: string
  /** Passed with its lock; not checked. */
  readonly data: unknown
}

/** Keeps other starts until the program can answer them. Electron raises each one once. */
export class OtherStarts {
  readonly #waiting: OtherStart[] = []
  #listener: ((start: OtherStart) => void) | null = null

  constructor(app: Pick<App, 'on'>) {
    app.on('second-instance', (_event, argv, folder, data) => {
      const start = { argv, folder, data }
      if (this.#listener) this.#listener(start)
      else this.#waiting.push(start)
    })
  }

  /** Passes the kept starts at once and each later one to the listener. */
  onStart(listener: (start: OtherStart) => void): void {
    this.#listener = listener
    this.#waiting.splice(0).forEach(listener)
  }
}
