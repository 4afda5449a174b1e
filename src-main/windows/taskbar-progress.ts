/** Progress of long work on the icon of the program in taskbar or dock. */
import type { BatchState } from '../contract/channels/sheets'
import type { PackProgress } from '../contract/channels/packs'

/** Windows alone shows the mode, by the colour of the bar. */
type ProgressMode = 'normal' | 'paused' | 'error'

interface Work {
  readonly done: number
  readonly total: number
  readonly mode: ProgressMode
}

/** As `BrowserWindow.setProgressBar` expects it: value from 0 to 1; -1 removes the bar. */
export interface Progress {
  readonly value: number
  readonly mode: ProgressMode | 'none'
}

export const NO_PROGRESS: Progress = { value: -1, mode: 'none' }

/** A pack that a person paused shows nothing. */
export const workOfPacks = (packs: readonly PackProgress[]): readonly Work[] =>
  packs.flatMap(({ state, waitingFor, done, total }): Work[] => {
    if (state !== 'running' && state !== 'waiting') return []
    const isStuck = waitingFor === 'refused' || waitingFor === 'service'
    return [{ done, total, mode: isStuck ? 'error' : waitingFor === null ? 'normal' : 'paused' }]
  })

export const workOfBatch = ({ state, done, total, failed }: BatchState): readonly Work[] =>
  state === 'running' ? [{ done, total, mode: failed.length > 0 ? 'error' : 'normal' }] : []

/** All work as one bar, with the mode that a person must know first. */
export function progressOf(works: readonly Work[]): Progress {
  if (works.length === 0) return NO_PROGRESS
  const sum = (of: 'done' | 'total'): number => works.reduce((total, work) => total + work[of], 0)
  const modes = works.map(({ mode }) => mode)
  const mode = modes.includes('error') ? 'error' : modes.every((one) => one === 'paused') ? 'paused' : 'normal'
  // above 1 the bar would have no end
  return { value: sum('total') === 0 ? 0 : Math.min(1, sum('done') / sum('total')), mode }
}

/** Joins the work of several features; `show` receives each change once. */
export class TaskbarProgress {
  readonly #show: (progress: Progress) => void
  readonly #works = new Map<'packs' | 'batch', readonly Work[]>()
  #shown = NO_PROGRESS

  constructor(show: (progress: Progress) => void) {
    this.#show = show
  }

  set(source: 'packs' | 'batch', works: readonly Work[]): void {
    this.#works.set(source, works)
    const { value, mode } = progressOf([...this.#works.values()].flat())
    if (value === this.#shown.value && mode === this.#shown.mode) return
    this.#shown = { value, mode }
    this.#show(this.#shown)
  }
}
