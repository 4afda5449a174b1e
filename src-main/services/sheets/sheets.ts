/**
 * Spec sheets from draft to paper: a draft is drawn and looked at, a made sheet has a number, a snapshot and a PDF that
 * are kept for good. What is saved
 * and printed is the PDF that was made, never a new drawing.
 */
import { done, failed, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { PrintedSheet, SheetDetail, SheetDraft, SheetEntry, SheetLayout } from '../../contract/channels/sheets'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import type { DocumentPort, OpenDocument } from '../../shared/ports/print/documents'
import type { MeasuredLayout, PdfDocument, PdfPort, PdfRequest } from '../../shared/ports/print/pdf'
import type { PrintPort } from '../../shared/ports/print/printer'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { paginate, type MeasuredHeights } from '../../shared/sheets/html/pagination'
import { DENSITIES } from '../../shared/sheets/html/page-size'
import { renderForMeasuring, renderSheets, type SheetToRender } from '../../shared/sheets/html/render-sheet'
import { serializeSnapshot, parseSnapshot } from '../../shared/sheets/snapshot-json'
import type { CodeMatrix } from '../../shared/sheets/html/qr-svg'
import type { SheetModel } from '../../shared/sheets/sheet-model'
import { parseSheetNumber, sheetNumber } from '../../shared/sheets/sheet-number'
import { isTooLow, layoutIssues } from '../../shared/sheets/preflight/layout-issues'
import { preflightSheet } from '../../shared/sheets/preflight/preflight'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { SheetFileStore } from '../../shared/ports/stores/sheet-file-store'
import type { PageDivision, SheetChoice, SheetPicture, SheetSnapshot } from '../../shared/sheets/snapshot'
import type { UserStore, SheetCount, SheetRow, StoredSheet } from '../../shared/ports/stores/user-store'
import type { SheetChanges } from './sheet-changes'
import type { SheetSnapshots, SnapshotWithPictures } from './sheet-snapshots'
import { storeResult } from '../store-result'

export interface SheetsDeps {
  readonly snapshots: SheetSnapshots
  readonly changes: Pick<SheetChanges, 'changesOf' | 'hasChanged'>
  readonly person: Pick<UserStore, 'nextSheet' | 'addSheet' | 'sheets' | 'sheet' | 'removeSheet'>
  readonly sheetFiles: SheetFileStore
  readonly documents: DocumentPort
  readonly pdf: PdfPort
  readonly printing: PrintPort
  readonly clock: Clock
  readonly log: Log
  newId(): string
  /** Three letters of this desk: numbers of two desks must not meet. */
  installationLetters(): Promise<string>
  policy(): FreshnessPolicy
  /** Modules of the code that reopens a sheet; true: dark. */
  qrCode(text: string): CodeMatrix
  /** Asks the person; null: cancelled. */
  chooseTarget(suggestedName: string): Promise<string | null>
  write(file: string, bytes: Uint8Array): Promise<Result<{ file: string }>>
  changed(count: number): void
}

interface Draft {
  readonly taken: SnapshotWithPictures
  readonly model: SheetModel
  readonly document: OpenDocument
}
export interface PrintableSheet {
  readonly model: SheetModel
  readonly pictures: readonly SheetPicture[]
  readonly division: PageDivision
}
export interface MadeSheet {
  readonly entry: SheetEntry
  readonly model: SheetModel
  readonly snapshot: SheetSnapshot
  readonly findings: readonly PreflightIssue[]
}
interface SheetLayoutResult {
  readonly model: SheetModel
  readonly snapshot: SheetSnapshot
  readonly pdf: Uint8Array
  readonly pages: number
  /** What the number counts; taken when the sheet is kept. */
  readonly count: SheetCount
  /** Of figures and of paper. */
  readonly findings: readonly PreflightIssue[]
  /** The paper holds it. */
  readonly fits: boolean
}
/** Drafts of windows that went away without a word are let go in the order they came. */
const MAX_DRAFTS = 6
const MAX_LISTED = 1000

/** Why a sheet could not be made, saved or printed; the words are chosen by it. */
type Reason =
  | 'draft-gone'
  | 'blocked'
  | 'overflow'
  | 'paper'
  | 'unknown-number'
  | 'unreadable'
  | 'unproven'
  | 'no-printer'
  | 'printer'
const refused = (reason: Reason, more: Readonly<Record<string, string | number>> = {}) =>
  failed('sheet', { params: { reason, ...more } })

export function createSheets(parts: SheetsDeps) {
  const { snapshots, person, sheetFiles, documents, pdf: paper, printing, clock, log } = parts
  const drafts = new Map<string, Draft>()

  /** Numbers are given one after the other: the next is looked up, and taken once its sheet is kept. */
  let lastMade: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastMade.then(work)
    lastMade = turn.catch(() => {})
    return turn
  }

  const kept = <T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> => storeResult(log, event, work)

  function open(
    sheets: readonly PrintableSheet[],
    render: (sheets: readonly SheetToRender[]) => string = renderSheets
  ): OpenDocument {
    const drawn = sheets.map(({ model, division }, at) => ({
      model,
      division,
      code: model.code === null ? null : parts.qrCode(model.code),
      asset: (name: string) => `${name}-${at}`
    }))
    const assets = sheets.flatMap(({ pictures }, at) =>
      pictures.map(({ name, type, bytes }) => [`${name}-${at}`, { type, bytes }] as const)
    )
    return documents.open({ html: render(drawn), assets: Object.fromEntries(assets) })
  }

  /** Which parts of a sheet stand on which page; null: on one, because it fits, must, or cannot be divided. */
  async function divisionOf(
    snapshot: SheetSnapshot,
    pictures: readonly SheetPicture[],
    signal?: AbortSignal
  ): Promise<PageDivision> {
    if (snapshot.choice.pages === 'one') return null
    const model = composeSheet(snapshot)
    const measured = async (document: OpenDocument): Promise<MeasuredLayout | null> => {
      try {
        const found = await paper.measure(document.url, pdfRequestOf(snapshot, signal))
        return found.ok ? found : null
      } finally {
        document.release()
      }
    }
    const sheet = { model, pictures, division: null }
    const whole = await measured(open([sheet]))
    if (!whole || (whole.overflow.length === 0 && !isTooLow(whole.lowestDrawing))) return null
    let best: PageDivision = null
    // a tighter setting only where it saves a page
    for (const density of DENSITIES) {
      const pieces = await measured(open([sheet], ([only]) => (only ? renderForMeasuring(only, density) : '')))
      const found = pieces && paginate(flowSizesOf(pieces), model, density)
      if (found && (!best || found.pages.length < best.pages.length)) best = { density, pages: found.pages }
      if (found && !found.sparse) break
    }
    return best
  }

  function release(id: string): void {
    drafts.get(id)?.document.release()
    drafts.delete(id)
  }

  const findingsOf = ({ taken, model }: Pick<Draft, 'taken' | 'model'>): readonly PreflightIssue[] =>
    preflightSheet(taken.snapshot, model, clock.now(), parts.policy())

  async function draft({
    path,
    choice,
    spend
  }: {
    path: PathInput
    choice: SheetChoice
    spend: boolean
  }): Promise<Result<SheetDraft>> {
    const taken = await snapshots.take(path, choice, spend)
    if (!taken.ok) return taken
    const { snapshot: undivided, pictures, calls, callsForLanguage } = taken.value
    const division = await divisionOf(undivided, pictures)
    const snapshot: SheetSnapshot = { ...undivided, division }
    const model = composeSheet(snapshot)
    const drawn: Draft = { taken: { ...taken.value, snapshot }, model, document: open([{ model, pictures, division }]) }
    const id = parts.newId()
    drafts.set(id, drawn)
    for (const old of drafts.keys()) {
      if (drafts.size <= MAX_DRAFTS) break
      release(old)
    }
    const stages = (snapshot.engine.remap_stages ?? []).map(({ stage_no }) => stage_no).filter((no) => no !== null)
    return done({
      id,
      preview: drawn.document.url,
      findings: findingsOf(drawn),
      calls,
      callsForLanguage,
      pages: pagesOf(division),
      stages: [...new Set(stages)].sort((a, b) => a - b)
    })
  }

  async function pdfOf(
    document: OpenDocument,
    snapshot: SheetSnapshot,
    signal?: AbortSignal
  ): Promise<Result<PdfDocument>> {
    const made = await paper.make(document.url, pdfRequestOf(snapshot, signal))
    if (made.ok) return done(made)
    return made.reason === 'cancelled' ? failed('cancelled') : refused('paper')
  }

  /** The sheet with the number and the day it has if it is made now, on paper. Takes no number. */
  async function layOut(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<SheetLayoutResult>> {
    const nowMs = clock.now()
    const year = new Date(nowMs).getUTCFullYear()
    const count = await person.nextSheet(year)
    const numbered: SheetSnapshot = {
      ...taken.snapshot,
      number: sheetNumber(await parts.installationLetters(), year, count),
      madeAt: new Date(nowMs).toISOString()
    }
    const put = async (snapshot: SheetSnapshot): Promise<Result<SheetLayoutResult>> => {
      const model = composeSheet(snapshot)
      const document = open([{ model, pictures: taken.pictures, division: snapshot.division }])
      try {
        const made = await pdfOf(document, snapshot, signal)
        if (!made.ok) return made
        const laid = layoutIssues(made.value, pagesOf(snapshot.division), snapshot.choice.pages)
        return done({
          model,
          snapshot,
          pdf: made.value.pdf,
          pages: made.value.pages,
          count: { year, count },
          findings: [...findingsOf({ taken, model }), ...laid],
          fits: !laid.some(isBlocking)
        })
      } finally {
        document.release()
      }
    }
    const first = await put(numbered)
    if (!first.ok || first.value.fits || numbered.choice.pages === 'one') return first
    // a text of the shop with the number in it may be longer than on the draft, which was divided without one
    const division = await divisionOf(numbered, taken.pictures, signal)
    return JSON.stringify(division) === JSON.stringify(numbered.division) ? first : put({ ...numbered, division })
  }

  /** What would be made, and what is to be said of it. */
  const layout = (draftId: string): Promise<Result<SheetLayout>> =>
    kept('sheet.layout', async () => {
      const drawn = drafts.get(draftId)
      if (!drawn) return refused('draft-gone')
      const laid = await layOut(drawn.taken)
      return laid.ok ? done({ pages: laid.value.pages, findings: laid.value.findings }) : laid
    })

  /** Gives a snapshot its number and its paper. What cannot be made takes no number. */
  async function make(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<MadeSheet>> {
    const stop = findingsOf({ taken, model: composeSheet(taken.snapshot) }).find(isBlocking)
    if (stop) return refused('blocked', { finding: stop.code })
    return kept('sheet.make', () =>
      inTurn(async () => {
        const laid = await layOut(taken, signal)
        if (!laid.ok) return laid
        const { model, snapshot, pdf, count, findings } = laid.value
        const { number } = snapshot
        if (number === null || findings.some(isBlocking)) return refused('overflow')
        // the paper first: a row without paper would promise what is not there
        const digest = await sheetFiles.put(number, pdf, taken.pictures)
        const row: StoredSheet = {
          number,
          profile: snapshot.profile,
          path: snapshot.path,
          madeAtMs: Date.parse(snapshot.madeAt),
          title: vehicleLabelOf(model),
          customer: snapshot.choice.customer.slice(0, 200),
          template: snapshot.template.name,
          bytes: pdf.byteLength,
          digest,
          snapshot: serializeSnapshot(snapshot)
        }
        await person.addSheet(row, count)
        parts.changed(1)
        return done({ entry: entryOf(row), model, snapshot, findings })
      })
    )
  }

  /** A sheet by what was typed or scanned, with the pictures of its snapshot. */
  async function find(
    typed: string
  ): Promise<Result<{ row: StoredSheet; snapshot: SheetSnapshot; pictures: readonly SheetPicture[] }>> {
    const number = parseSheetNumber(typed)
    const row = number === null ? null : await person.sheet(number)
    if (!row) return refused('unknown-number')
    const pictures = await sheetFiles.pictures(row.number)
    const snapshot = parseSnapshot(row.snapshot, pictures)
    return snapshot ? done({ row, snapshot, pictures }) : refused('unreadable')
  }

  /**
   * The PDF that was made. Where it is gone or was changed, one drawn again from the snapshot, with `original` false.
   */
  async function pdf(
    typed: string
  ): Promise<Result<{ bytes: Uint8Array; original: boolean; row: StoredSheet; snapshot: SheetSnapshot }>> {
    const found = await find(typed)
    if (!found.ok) return found
    const { row, snapshot, pictures } = found.value
    const bytes = await sheetFiles.pdf(row.number, row.digest)
    if (bytes) return done({ bytes, original: true, row, snapshot })
    const document = open([{ model: composeSheet(snapshot), pictures, division: snapshot.division }])
    try {
      const made = await pdfOf(document, snapshot)
      return made.ok ? done({ bytes: made.value.pdf, original: false, row, snapshot }) : made
    } finally {
      document.release()
    }
  }

  const listed = async (row: SheetRow): Promise<SheetEntry> => ({
    ...entryOf(row),
    moved: await parts.changes.hasChanged(row)
  })

  let opened: OpenDocument | null = null
  return {
    draft,
    layout,
    release,
    /** For batches, which hold their snapshots themselves. */
    make: async (taken: SnapshotWithPictures, signal?: AbortSignal) =>
      make(
        {
          ...taken,
          snapshot: { ...taken.snapshot, division: await divisionOf(taken.snapshot, taken.pictures, signal) }
        },
        signal
      ),
    documentOf: open,
    pdfOf,
    /** null: there is no such sheet. */
    async savedPdf(number: string): Promise<Uint8Array | null> {
      const found = await pdf(number)
      return found.ok ? found.value.bytes : null
    },
    async makeDraft(draftId: string): Promise<Result<SheetEntry>> {
      const drawn = drafts.get(draftId)
      if (!drawn) return refused('draft-gone')
      const made = await make(drawn.taken)
      return made.ok ? done(made.value.entry) : made
    },
    list: (query: string, limit: number): Promise<Result<readonly SheetEntry[]>> =>
      kept('sheet.list', async () =>
        done(await Promise.all((await person.sheets(query, Math.min(limit, MAX_LISTED))).map(listed)))
      ),
    open: (typed: string): Promise<Result<SheetDetail>> =>
      kept('sheet.open', async () => {
        const found = await find(typed)
        if (!found.ok) return found
        const { row, snapshot, pictures } = found.value
        opened?.release()
        opened = open([{ model: composeSheet(snapshot), pictures, division: snapshot.division }])
        return done({
          entry: await listed(row),
          choice: snapshot.choice,
          preview: opened.url,
          pages: pagesOf(snapshot.division),
          original: (await sheetFiles.pdf(row.number, row.digest)) !== null,
          changes: await parts.changes.changesOf(snapshot)
        })
      }),
    remove: (typed: string): Promise<Result<null>> =>
      kept('sheet.remove', async () => {
        const number = parseSheetNumber(typed)
        if (number === null || !(await person.sheet(number))) return refused('unknown-number')
        await person.removeSheet(number)
        await sheetFiles.remove(number)
        parts.changed(-1)
        return done(null)
      }),
    savePdf: (typed: string): Promise<Result<{ file: string } | null>> =>
      kept<{ file: string } | null>('sheet.save', async () => {
        const found = await pdf(typed)
        if (!found.ok) return found
        const file = await parts.chooseTarget(`${found.value.row.number}.pdf`)
        return file === null ? done(null) : parts.write(file, found.value.bytes)
      }),
    print: (typed: string, printer: string): Promise<Result<PrintedSheet>> =>
      kept<PrintedSheet>('sheet.print', async () => {
        const found = await pdf(typed)
        if (!found.ok) return found
        const { row, snapshot, bytes } = found.value
        const outcome = await printing.print(bytes, {
          paper: snapshot.choice.paper,
          orientation: snapshot.choice.orientation,
          printer,
          purpose: 'sheet',
          title: row.number
        })
        if (outcome === 'unproven' || outcome === 'no-printer') return refused(outcome, { printer })
        return outcome === 'failed' ? refused('printer', { printer }) : done({ outcome })
      }),
    close(): void {
      for (const id of [...drafts.keys()]) release(id)
      opened?.release()
    }
  }
}
export type Sheets = ReturnType<typeof createSheets>

const isBlocking = ({ weight }: PreflightIssue): boolean => weight === 'stop'
const pagesOf = (division: PageDivision): number => division?.pages.length ?? 1

function pdfRequestOf({ choice, madeAt }: SheetSnapshot, signal: AbortSignal | undefined): PdfRequest {
  return {
    paper: choice.paper,
    orientation: choice.orientation,
    madeAt: Date.parse(madeAt),
    ...(signal ? { signal } : {})
  }
}

function flowSizesOf({ boxes, parts }: MeasuredLayout): MeasuredHeights {
  return {
    head: boxes['head'] ?? 0,
    again: boxes['again'] ?? 0,
    foot: boxes['foot'] ?? 0,
    parts: parts.map(({ height, pieces }) => ({
      frame: Math.max(0, height - pieces.reduce((sum, one) => sum + one, 0)),
      pieces
    }))
  }
}

/** What a person looks for in the list; what kind of sheet it is, the template says. */
const vehicleLabelOf = ({ vehicle }: SheetModel): string =>
  [vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine].filter((one) => one !== '').join(' ')

function entryOf({ number, madeAtMs, title, customer, template, path, bytes }: SheetRow): SheetEntry {
  return {
    number,
    madeAt: new Date(madeAtMs).toISOString(),
    title,
    customer,
    templateName: template,
    path,
    bytes,
    moved: false
  }
}
