/** Makes sheets of many engines, as one PDF or one file each. A failure affects only its own sheet. */
import { done, failed, type Failure, type Result } from '../../contract/failures'
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
  readonly sheets: Pick<Sheets, 'make' | 'documentOf' | 'pdfOf' | 'savedPdf'>
  readonly snapshots: SheetSnapshots
  readonly log: Log
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

export function createSheetBatch(deps: SheetBatchDeps) {
  const { sheets, snapshots, log } = deps
  let running: { readonly abort: AbortController; state: BatchState } | null = null

  const publish = (state: BatchState): void => {
    if (running) running.state = state
    deps.changed(state)
  }

  async function start({ paths, choice, into, pattern }: Input<'sheets:batch'>): Promise<Result<BatchState | null>> {
    if (running) return failed('sheet', { params: { reason: 'busy' } })
    const target = into === 'one' ? await deps.chooseTarget('sheets.pdf') : await deps.chooseFolder()
    if (target === null) return done(null)
    const abort = new AbortController()
    const state: BatchState = {
      id: deps.newId(),
      done: 0,
      total: paths.length,
      failed: [],
      findings: [],
      state: 'running',
      folder: null
    }
    running = { abort, state }
    publish(state)
    run({ paths, choice, into, pattern, target, signal: abort.signal, state })
      .catch((error: unknown) => {
        log.error('sheet.batch', { error })
        publish({ ...(running?.state ?? state), state: 'failed' })
      })
      .finally(() => {
        running = null
      })
    return done(state)
  }

  interface Job extends Input<'sheets:batch'> {
    readonly target: string
    readonly signal: AbortSignal
    readonly state: BatchState
  }
  async function run({ paths, choice, into, pattern, target, signal, state: first }: Job): Promise<void> {
    let state = first
    const together: MadeBatchSheet[] = []
    for (const path of paths) {
      if (signal.aborted) break
      const made = await one(path, { choice, signal })
      const saved = made.ok && into === 'many' ? await save(made.value, target, pattern) : made
      if (!saved.ok && saved.failure.code === 'cancelled') break
      if (made.ok && into === 'one') together.push(made.value)
      const failures = saved.ok
        ? state.failed
        : [...state.failed, { title: await snapshots.title(path, choice.language), failure: saved.failure }]
      const found = made.ok ? issuesOf(made.value) : []
      state = { ...state, done: state.done + 1, failed: failures, findings: [...state.findings, ...found] }
      publish(state)
    }
    const failure = signal.aborted ? null : await saveTogether(together, target, signal)
    if (failure) publish({ ...state, state: 'failed', failed: [...state.failed, { title: '', failure }] })
    else publish({ ...state, state: signal.aborted ? 'cancelled' : 'done', folder: target })
  }

  async function one(
    path: PathInput,
    { choice, signal }: Pick<Job, 'choice' | 'signal'>
  ): Promise<Result<MadeBatchSheet>> {
    // no calls for data that is not stored: a batch must not spend the hourly limit
    const taken = await snapshots.take(path, choice, false)
    if (!taken.ok) return taken
    const made = await sheets.make(taken.value, signal)
    return made.ok ? done({ ...made.value, pictures: taken.value.pictures }) : made
  }

  async function save(
    { snapshot }: MadeBatchSheet,
    folder: string,
    pattern: string
  ): Promise<Result<{ file: string }>> {
    const bytes = await sheets.savedPdf(snapshot.number ?? '')
    if (!bytes) throw new Error('the PDF of a sheet that was just made is missing')
    // never overwrites a file: the new one gets a number appended
    const takenNames = new Set<string>()
    for (;;) {
      const name = sheetFileName(pattern, placeholderValues(snapshot, true), takenNames)
      if (!(await deps.exists(deps.join(folder, name)))) return deps.write(deps.join(folder, name), bytes)
      takenNames.add(name)
    }
  }

  async function saveTogether(
    made: readonly MadeBatchSheet[],
    file: string,
    signal: AbortSignal
  ): Promise<Failure | null> {
    const [first] = made
    if (!first) return null
    const document = sheets.documentOf(
      made.map(({ model, pictures, snapshot }) => ({ model, pictures, division: snapshot.division }))
    )
    try {
      const pdf = await sheets.pdfOf(document, first.snapshot, signal)
      const written = pdf.ok ? await deps.write(file, pdf.value.pdf) : pdf
      return written.ok || written.failure.code === 'cancelled' ? null : written.failure
    } finally {
      document.release()
    }
  }

  return {
    start,
    cancel(id: string): BatchState | null {
      if (running?.state.id !== id) return null
      running.abort.abort()
      return running.state
    },
    close(): void {
      running?.abort.abort()
    }
  }
}
export type SheetBatch = ReturnType<typeof createSheetBatch>
