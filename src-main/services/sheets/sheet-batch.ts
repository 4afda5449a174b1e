/** Makes sheets of many engines, as one PDF or one file each. A failure affects only its own sheet. */
import { done, failed, type Result } from '../../contract/failures'
import type { Input } from '../../contract/channel-map'
import type { BatchState } from '../../contract/channels/sheets'
import type { PathInput } from '../../contract/channels/catalogue'
import type { Log } from '../../shared/ports/system/log'
import { placeholderValues } from '../../shared/sheets/compose/compose-sheet'
import { sheetFileName } from '../../shared/sheets/sheet-file-name'
import type { PreflightCode } from '../../shared/sheets/preflight/preflight-issue'
import type { SheetPicture } from '../../shared/sheets/snapshot'
import type { MadeSheet, Sheets } from './sheets'
import type { SheetSnapshots } from './sheet-snapshots'

interface SheetBatchDeps {
  readonly sheets: Pick<Sheets, 'make' | 'pages' | 'stored'>
  readonly snapshots: Pick<SheetSnapshots, 'take' | 'title'>
  readonly log: Log
  profile(): string | null
  newId(): string
  /** Dialogs; null: cancelled. */
  chooseFolder(): Promise<string | null>
  chooseTarget(suggestedName: string): Promise<string | null>
  write(file: string, bytes: Uint8Array): Promise<Result<{ file: string }>>
  join(folder: string, name: string): string
  exists(file: string): Promise<boolean>
  changed(state: BatchState): void
}

interface MadeBatchSheet extends MadeSheet {
  readonly pictures: readonly SheetPicture[]
}
/** Issues reported after a batch: they show on the sheet or in its file name. */
const REPORTED_ISSUES: readonly PreflightCode[] = ['no-names', 'pages', 'small-chart']
const issuesOf = ({ entry: { number, title }, findings }: MadeSheet): BatchState['findings'] =>
  findings.filter(({ code }) => REPORTED_ISSUES.includes(code)).map((finding) => ({ number, title, finding }))

interface Job extends Input<'sheets:batch'> {
  readonly target: string
  readonly signal: AbortSignal
  /** True also when another service is in use, whose engines have the same ids. */
  isStopped(): boolean
}

export class SheetBatch {
  readonly #deps: SheetBatchDeps
  /** One batch at a time, from its dialog on. */
  #running: { readonly abort: AbortController; state: BatchState | null } | null = null

  constructor(deps: SheetBatchDeps) {
    this.#deps = deps
  }

  async start(input: Input<'sheets:batch'>): Promise<Result<BatchState | null>> {
    if (this.#running) return failed('sheet', { params: { reason: 'busy' } })
    const { chooseTarget, chooseFolder, profile, newId, log } = this.#deps
    const abort = new AbortController()
    this.#running = { abort, state: null }
    const startProfile = profile()
    let target: string | null = null
    try {
      target = input.into === 'one' ? await chooseTarget('sheets.pdf') : await chooseFolder()
    } finally {
      if (target === null) this.#running = null
    }
    if (target === null) return done(null)
    const { signal } = abort
    const isStopped = (): boolean => signal.aborted || profile() !== startProfile
    const state: BatchState = {
      id: newId(),
      done: 0,
      total: input.paths.length,
      failed: [],
      findings: [],
      state: 'running',
      folder: null
    }
    this.#publish(state)
    this.#run({ ...input, target, signal, isStopped }, state)
      .catch((error: unknown) => {
        log.error('sheet.batch', { error })
        this.#publish({ ...(this.#running?.state ?? state), state: 'failed' })
      })
      .finally(() => {
        this.#running = null
      })
    return done(state)
  }

  cancel(id: string): BatchState | null {
    if (this.#running?.state?.id !== id) return null
    this.#running.abort.abort()
    return this.#running.state
  }

  get isRunning(): boolean {
    return this.#running !== null
  }

  close(): void {
    this.#running?.abort.abort()
  }

  #publish(state: BatchState): void {
    if (this.#running) this.#running.state = state
    this.#deps.changed(state)
  }

  async #run(job: Job, first: BatchState): Promise<void> {
    const { paths, choice, into, target, isStopped } = job
    let state = first
    const together: MadeBatchSheet[] = []
    for (const path of paths) {
      if (isStopped()) break
      const made = await this.#make(path, job)
      const saved = made.ok && into === 'many' ? await this.#save(made.value, job) : made
      if (!saved.ok && saved.failure.code === 'cancelled') break
      if (made.ok && into === 'one') together.push(made.value)
      const failures = saved.ok
        ? state.failed
        : [...state.failed, { title: await this.#deps.snapshots.title(path, choice.language), failure: saved.failure }]
      const found = made.ok ? issuesOf(made.value) : []
      state = { ...state, done: state.done + 1, failed: failures, findings: [...state.findings, ...found] }
      this.#publish(state)
    }
    const file = isStopped() ? null : await this.#saveTogether(together, job)
    const failure = file?.ok === false && file.failure.code !== 'cancelled' ? file.failure : null
    const isWritten = into === 'one' ? file?.ok === true : state.done > state.failed.length
    this.#publish({
      ...state,
      state: failure ? 'failed' : isStopped() ? 'cancelled' : 'done',
      folder: isWritten ? target : null,
      failed: failure ? [...state.failed, { title: '', failure }] : state.failed
    })
  }

  async #make(path: PathInput, { choice, signal }: Job): Promise<Result<MadeBatchSheet>> {
    const { snapshots, sheets } = this.#deps
    // no calls for data that is not stored: a batch must not spend the hourly limit
    const taken = await snapshots.take(path, choice, false)
    if (!taken.ok) return taken
    const made = await sheets.make(taken.value, signal)
    return made.ok ? done({ ...made.value, pictures: taken.value.pictures }) : made
  }

  async #save({ snapshot }: MadeBatchSheet, { target: folder, pattern }: Job): Promise<Result<{ file: string }>> {
    const { sheets, exists, join, write } = this.#deps
    const bytes = await sheets.stored.savedPdf(snapshot.number ?? '')
    if (!bytes) throw new Error('the PDF of a sheet that was just made is missing')
    // never overwrites a file: the new one gets a number appended
    const takenNames = new Set<string>()
    for (;;) {
      const name = sheetFileName(pattern, placeholderValues(snapshot, true), takenNames)
      if (!(await exists(join(folder, name)))) return write(join(folder, name), bytes)
      takenNames.add(name)
    }
  }

  /** null: there is no sheet to save. */
  async #saveTogether(
    made: readonly MadeBatchSheet[],
    { target: file, signal }: Job
  ): Promise<Result<{ file: string }> | null> {
    const [first] = made
    if (!first) return null
    const { sheets, write } = this.#deps
    const document = sheets.pages.open(
      made.map(({ model, pictures, snapshot }) => ({ model, pictures, division: snapshot.division }))
    )
    try {
      const pdf = await sheets.pages.pdfOf(document, first.snapshot, signal)
      return pdf.ok ? await write(file, pdf.value.pdf) : pdf
    } finally {
      document.release()
    }
  }
}
