/** Applications of one shop, which a test kills while they work. */
import { once } from 'node:events'
import { defaultChoice } from '../../../src-main/shared/sheets/default-choice'
import type { AppDriver } from './app-driver'
import type { Path } from './demo-service'

const UNITS = { power: 'PS', torque: 'Nm', both: false } as const
const CHOICE = defaultChoice('customer', { country: 'US', language: 'en', units: UNITS, unbranded: true })

export class Computer {
  readonly name: string
  readonly #launch: () => Promise<AppDriver>
  #desk: Promise<AppDriver>

  /** @param launch starts the application in its folder */
  constructor(name: string, launch: () => Promise<AppDriver>) {
    this.name = name
    this.#launch = launch
    this.#desk = launch()
  }

  get desk(): Promise<AppDriver> {
    return this.#desk
  }

  /** kill -9, and a new start in the same folder. */
  killAndRestart(): Promise<AppDriver> {
    const killed = this.#desk.then(async ({ launched: { app } }) => {
      const child = app.process()
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    })
    this.#desk = killed.then(this.#launch)
    return this.#desk
  }

  /** Does the work again in the next run of the application when this one was killed meanwhile. */
  async do<T>(work: (desk: AppDriver) => Promise<T>): Promise<T> {
    for (;;) {
      const run = this.#desk
      const desk = await run
      try {
        return await work(desk)
      } catch (error) {
        if (run === this.#desk) throw error
      }
    }
  }
}

/** Runs each fault once, when so many steps are done. */
export class Faults {
  #steps = 0
  readonly #plan: { readonly after: number; readonly what: string; run(): Promise<unknown> }[]
  readonly #running: Promise<unknown>[] = []
  readonly done: string[] = []

  constructor(plan: readonly { readonly after: number; readonly what: string; run(): Promise<unknown> }[]) {
    this.#plan = plan.toSorted((a, b) => a.after - b.after)
  }

  step(): void {
    this.#steps++
    while (this.#plan[0] && this.#plan[0].after <= this.#steps) {
      const { after, what, run } = this.#plan.shift()!
      this.done.push(`${what} after ${after} steps`)
      this.#running.push(run())
    }
  }

  async ended(): Promise<void> {
    if (this.#plan.length > 0) throw new Error(`only ${this.#steps} steps: ${this.#plan[0]!.what} did not happen`)
    await Promise.all(this.#running)
  }
}

export const writeNote = ({ page }: AppDriver, engineId: string, text: string, seen: string): Promise<boolean> =>
  page.evaluate(async (note) => (await window.dynodesk.desk.setNote(note)).ok, { engineId, text, seen })
export const addFavourite = ({ page }: AppDriver, path: Path): Promise<boolean> =>
  page.evaluate(async (to) => (await window.dynodesk.desk.addFavourite({ path: to, group: '' })).ok, path)
/** Resolves with the number, or with the code of a failure. */
export const makeSheet = ({ page }: AppDriver, path: Path, customer: string): Promise<string> =>
  page.evaluate(
    async (order) => {
      const drawn = await window.dynodesk.sheets.draft({ ...order, spend: false })
      if (!drawn.ok) return drawn.failure.code
      const made = await window.dynodesk.sheets.make({ draftId: drawn.value.id })
      return made.ok ? made.value.number : made.failure.code
    },
    { path, choice: { ...CHOICE, customer } }
  )

/** Everything that a computer shows of the shared work. */
export const workOf = ({ page }: AppDriver, engines: readonly string[]) =>
  page.evaluate(async (ids) => {
    const { desk, sheets, workspace } = window.dynodesk
    const [favourites, list, conflicts] = [
      await desk.favourites(),
      await sheets.list({ query: '', limit: 500 }),
      await workspace.conflicts()
    ]
    const notes = await Promise.all(ids.map((engineId) => desk.note({ engineId })))
    return {
      favourites: favourites.ok ? favourites.value.map(({ path }) => path.engines).sort() : [],
      sheets: list.ok ? list.value.map(({ number }) => number).sort() : [],
      notes: notes.map((one) => (one.ok ? one.value?.text : undefined)),
      conflicts: conflicts.ok
        ? conflicts.value.map(({ kind, id, versions }) => ({
            kind,
            id,
            texts: versions.map(({ text }) => text).sort()
          }))
        : []
    }
  }, engines)
