/**
 * Sheets of many engines at once: one PDF or one file each. Every sheet is made like a single one, with its number;
 * what fails costs only itself.
 */
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

export interface SheetBatchDeps {
  readonly sheets: Pick<Sheets, 'make' | 'documentOf' | 'pdfOf' | 'savedPdf'>
  readonly snapshots: SheetSnapshots
  readonly log: Log
  newId(): string
  /** Ask the person; null: cancelled. */
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
/** Findings of a batch that a person sees afterwards: they show on paper or in the name of a file. */
const REPORTED_ISSUES: readonly PreflightCode[] = ['no-names', 'pages', 'small-chart']
const issuesOf = ({ entry: { number, title }, findings }: MadeSheet): BatchState['findings'] =>
  findings.filter(({ code }) => REPORTED_ISSUES.includes(code)).map((finding) => ({ number, title, finding }))

export function createSheetBatch(parts: SheetBatchDeps) {
  const { sheets, snapshots, log } = parts
  let running: { readonly abort: AbortController; state: BatchState } | null = null

  const tell = (state: BatchState): void => {
    if (running) running.state = state
    parts.changed(state)
  }

  async function start({ paths, choice, into, pattern }: Input<'sheets:batch'>): Promise<Result<BatchState | null>> {
    if (running) return failed('sheet', { params: { reason: 'busy' } })
    const target = into === 'one' ? await parts.chooseTarget('sheets.pdf') : await parts.chooseFolder()
    if (target === null) return done(null)
    const abort = new AbortController()
    const state: BatchState = {
      id: parts.newId(),
      done: 0,
      total: paths.length,
      failed: [],
      findings: [],
      state: 'running',
      folder: null
    }
    running = { abort, state }
    tell(state)
    run({ paths, choice, into, pattern, target, signal: abort.signal, state })
      .catch((error: unknown) => {
        log.error('sheet.batch', { error })
        tell({ ...(running?.state ?? state), state: 'failed' })
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
      tell(state)
    }
    const failure = signal.aborted ? null : await saveTogether(together, target, signal)
    if (failure) tell({ ...state, state: 'failed', failed: [...state.failed, { title: '', failure }] })
    else tell({ ...state, state: signal.aborted ? 'cancelled' : 'done', folder: target })
  }

  async function one(
    path: PathInput,
    { choice, signal }: Pick<Job, 'choice' | 'signal'>
  ): Promise<Result<MadeBatchSheet>> {
    // what is not held is told, not fetched: a batch must not spend an hour's calls unasked
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
    if (!bytes) throw new Error('a sheet that was just made is not on the shelf')
    // a file of the same name is somebody's: the new one gets a number behind its name
    const there = new Set<string>()
    for (;;) {
      const name = sheetFileName(pattern, placeholderValues(snapshot, true), there)
      if (!(await parts.exists(parts.join(folder, name)))) return parts.write(parts.join(folder, name), bytes)
      there.add(name)
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
      const written = pdf.ok ? await parts.write(file, pdf.value.pdf) : pdf
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
