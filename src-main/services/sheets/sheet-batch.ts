/** Makes sheets of many engines, as one PDF or one file each. A failure affects only its own sheet. */
import { done, failed, type Failure, type Result } from '../../contract/failures'
import type { Input } from '../../contract/channel-map'
import type { BatchState } from '../../contract/channels/sheets'
import type { PathInput } from '../../contract/channels/catalogue'
import type { Log } from '../../shared/ports/system/log'
import { placeholderValues } from '../../shared/sheets/compose/compose-sheet'
import { sheetFileName } from '../../shared/sheets/sheet-file-name'
import type { PreflightCode } from '../../shared/sheets/preflight/preflight-issue'
import type { Sheets } from './sheets'
import type { SheetSnapshots, SnapshotWithPictures } from './sheet-snapshots'
import type { MadeSheet } from './stored-sheets'

interface SheetBatchDeps {
  readonly sheets: Pick<Sheets, 'make' | 'divided' | 'combined' | 'stored'>
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

interface Outcome {
  readonly refused: readonly (readonly [PathInput, Failure])[]
  readonly made: readonly MadeSheet[]
}

export class SheetBatch {
  readonly #deps: SheetBatchDeps
  /** One batch at a time, from its dialog on. */
  #running: { readonly abort: AbortController; state: BatchState | null } | null = null
  /** Ends the making of single PDFs after a batch into one file. */
  readonly #closed = new AbortController()

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
    this.#closed.abort()
    this.#running?.abort.abort()
  }

  #publish(state: BatchState): void {
    if (this.#running) this.#running.state = state
    this.#deps.changed(state)
  }

  async #run(job: Job, first: BatchState): Promise<void> {
    const { paths, choice, into, isStopped } = job
    const ready: SnapshotWithPictures[] = []
    let state = first
    for (const path of paths) {
      if (isStopped()) break
      // no calls for data that is not stored: a batch must not spend the hourly limit
      const taken = await this.#deps.snapshots.take(path, choice, false)
      const made = taken.ok && into === 'many' ? await this.#make(taken.value, job) : null
      const result = made ?? taken
      if (!result.ok && result.failure.code === 'cancelled') break
      if (taken.ok && into === 'one') ready.push(await this.#deps.sheets.divided(taken.value, job.signal))
      state = await this.#with({ ...state, done: state.done + 1 }, job, {
        refused: result.ok ? [] : [[path, result.failure]],
        made: made?.ok ? [made.value] : []
      })
      this.#publish(state)
    }
    if (into === 'one' && !isStopped()) return this.#combine(ready, job, state)
    this.#end(state, job, into === 'many' && state.done > state.failed.length)
  }

  async #with(state: BatchState, { choice }: Job, { refused, made }: Outcome): Promise<BatchState> {
    const failures = []
    for (const [path, failure] of refused)
      failures.push({ title: await this.#deps.snapshots.title(path, choice.language), failure })
    return {
      ...state,
      failed: [...state.failed, ...failures],
      findings: [...state.findings, ...made.flatMap(issuesOf)]
    }
  }

  async #make(taken: SnapshotWithPictures, job: Job): Promise<Result<MadeSheet>> {
    const made = await this.#deps.sheets.make(taken, job.signal)
    const saved = made.ok ? await this.#save(made.value, job) : made
    return saved.ok ? made : saved
  }

  /** All sheets in one file. The single PDFs, which nobody waits for, follow. */
  async #combine(ready: readonly SnapshotWithPictures[], job: Job, before: BatchState): Promise<void> {
    const combined = await this.#deps.sheets.combined.make(ready, job.signal)
    if (!combined.ok) return this.#end(before, job, false, combined.failure)
    const { pdf, refused, made } = combined.value
    const state = await this.#with(before, job, {
      refused: [...refused].map(([at, failure]) => [ready[at]!.snapshot.path, failure]),
      made
    })
    const written = pdf && (await this.#deps.write(job.target, pdf))
    this.#end(state, job, written?.ok === true, written?.ok === false ? written.failure : null)
    void this.#makeSinglePdfs(made)
  }

  async #makeSinglePdfs(made: readonly MadeSheet[]): Promise<void> {
    for (const { entry } of made)
      if (!this.#closed.signal.aborted) await this.#deps.sheets.stored.savedPdf(entry.number)
  }

  #end(state: BatchState, { target, isStopped }: Job, isWritten: boolean, failure: Failure | null = null): void {
    const problem = failure?.code === 'cancelled' ? null : failure
    this.#publish({
      ...state,
      state: problem ? 'failed' : isStopped() ? 'cancelled' : 'done',
      folder: isWritten ? target : null,
      failed: problem ? [...state.failed, { title: '', failure: problem }] : state.failed
    })
  }

  async #save({ snapshot }: MadeSheet, { target: folder, pattern }: Job): Promise<Result<{ file: string }>> {
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
}
