/**
 * Spec sheets: a draft is a preview; a made sheet has a number, a snapshot and a PDF that are stored for good. The
 * stored PDF is saved and printed, never a new rendering.
 */
import type { Input } from '../../contract/channel-map'
import { done, failed, type Result } from '../../contract/failures'
import type { SheetDraft, SheetEntry, SheetLayout } from '../../contract/channels/sheets'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import { curveKeys } from '../../shared/dyno/curve-set'
import type { Clock } from '../../shared/ports/system/clock'
import type { OpenDocument } from '../../shared/ports/print/documents'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import type { SheetModel } from '../../shared/sheets/sheet-model'
import { sheetNumber } from '../../shared/sheets/sheet-number'
import { layoutIssues } from '../../shared/sheets/preflight/layout-issues'
import { preflightSheet } from '../../shared/sheets/preflight/preflight'
import { isBlocking, type PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { PageDivision, SheetPicture, SheetSnapshot } from '../../shared/sheets/snapshot'
import type { UserStore, SheetCount } from '../../shared/ports/stores/user-store'
import { SerialQueue } from '../../shared/serial-queue'
import { localIso } from '../../shared/text/iso-time'
import { CombinedSheets } from './combined-sheets'
import { nextSheetNumber } from './next-sheet-number'
import { entryOf, rowOf, StoredSheets, refused, type MadeSheet, type StoredSheetsDeps } from './stored-sheets'
import { pinFigures } from './pinned-figures'
import { createSheetPages, pagesOf, type SheetPages, type SheetPagesDeps } from './sheet-pages'
import type { SheetSnapshots, SnapshotWithPictures } from './sheet-snapshots'
import { storeResult } from '../store-result'

interface SheetsDeps extends SheetPagesDeps, StoredSheetsDeps {
  readonly snapshots: Pick<SheetSnapshots, 'take'>
  readonly userStore: Pick<UserStore, 'nextSheet' | 'addSheet'> & StoredSheetsDeps['userStore']
  readonly clock: Clock
  newId(): string
  /** Three letters of this installation, so that numbers of two installations differ. */
  installationLetters(): Promise<string>
  policy(): FreshnessPolicy
}

interface Draft {
  readonly taken: SnapshotWithPictures
  readonly document: OpenDocument
}
interface SheetLayoutResult {
  readonly model: SheetModel
  readonly snapshot: SheetSnapshot
  readonly number: string
  readonly pdf: Uint8Array
  readonly pages: number
  /** The count in the number; reserved when the sheet is stored. */
  readonly count: SheetCount
  /** Issues of figures and layout. */
  readonly findings: readonly PreflightIssue[]
  /** The content fits on the pages. */
  readonly fits: boolean
}
/** Two for each of ten windows. The oldest are released; windows may disappear without releasing theirs. */
const MAX_DRAFTS = 20

export class Sheets {
  readonly #deps: SheetsDeps
  readonly pages: SheetPages
  readonly stored: StoredSheets
  readonly combined: CombinedSheets
  readonly #drafts = new Map<string, Draft>()
  /** Serialises `make`: a number is looked up and then taken by the stored sheet. */
  readonly #making = new SerialQueue()

  constructor(deps: SheetsDeps) {
    this.#deps = deps
    this.pages = createSheetPages(deps)
    this.stored = new StoredSheets(deps, this.pages)
    const findings = this.#findings.bind(this)
    this.combined = new CombinedSheets({ ...deps, pages: this.pages, making: this.#making, findings })
  }

  async draft({ path, choice, spend }: Input<'sheets:draft'>): Promise<Result<SheetDraft>> {
    const taken = await this.#deps.snapshots.take(path, choice, spend)
    if (!taken.ok) return taken
    const { snapshot: undivided, pictures, calls, callsForLanguage } = taken.value
    const division = await this.pages.divisionOf(undivided, pictures)
    const snapshot: SheetSnapshot = { ...undivided, division }
    // the role may have changed meanwhile
    if (!this.stored.mayShow(snapshot)) return failed('role')
    const model = composeSheet(snapshot)
    const document = this.pages.open([{ model, pictures, division }])
    const drawn: Draft = { taken: { ...taken.value, snapshot }, document }
    const id = this.#deps.newId()
    this.#drafts.set(id, drawn)
    for (const old of [...this.#drafts.keys()].slice(0, -MAX_DRAFTS)) this.release(old)
    const stages = (snapshot.engine.remap_stages ?? []).map(({ stage_no }) => stage_no).filter((no) => no !== null)
    return done({
      id,
      preview: document.url,
      findings: this.#findings(snapshot, model),
      calls,
      callsForLanguage,
      pages: pagesOf(division),
      stages: [...new Set(stages)].sort((a, b) => a - b),
      curves: curveKeys(snapshot.engine.remap_stages ?? [])
    })
  }

  /** Page count and issues of the sheet that `makeDraft` would make. */
  layout(draftId: string): Promise<Result<SheetLayout>> {
    return storeResult(this.#deps.log, 'sheet.layout', async () => {
      const drawn = this.#drafts.get(draftId)
      if (!drawn) return refused('draft-gone')
      const laid = await this.#layOut(drawn.taken)
      return laid.ok ? done({ pages: laid.value.pages, findings: laid.value.findings }) : laid
    })
  }

  release(id: string): void {
    this.#drafts.get(id)?.document.release()
    this.#drafts.delete(id)
  }

  async makeDraft(draftId: string): Promise<Result<SheetEntry>> {
    const drawn = this.#drafts.get(draftId)
    if (!drawn) return refused('draft-gone')
    const made = await this.#makeDivided(drawn.taken)
    return made.ok ? done(made.value.entry) : made
  }

  /** Stores the figures of today without a sheet, for a later comparison. */
  pin(input: Input<'sheets:pin'>): Promise<Result<SheetEntry>> {
    return storeResult(this.#deps.log, 'sheet.pin', () => pinFigures(this.#deps, input))
  }

  /** For batches and commands, which take their snapshots themselves. */
  async make(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<MadeSheet>> {
    return this.#makeDivided(await this.divided(taken, signal), signal)
  }

  async divided(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<SnapshotWithPictures> {
    const division = await this.pages.divisionOf(taken.snapshot, taken.pictures, signal)
    return { ...taken, snapshot: { ...taken.snapshot, division } }
  }

  close(): void {
    for (const id of [...this.#drafts.keys()]) this.release(id)
    this.stored.close()
  }

  /** Numbers, prints to PDF and stores a sheet. A failure takes no number. */
  async #makeDivided(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<MadeSheet>> {
    const stop = this.#findings(taken.snapshot, composeSheet(taken.snapshot)).find(isBlocking)
    if (stop) return refused('blocked', { finding: stop.code })
    return storeResult(this.#deps.log, 'sheet.make', () =>
      this.#making.run(async () => {
        const laid = await this.#layOut(taken, signal)
        if (!laid.ok) return laid
        return laid.value.findings.some(isBlocking) ? refused('overflow') : this.#store(laid.value, taken.pictures)
      })
    )
  }

  async #store(laid: SheetLayoutResult, pictures: readonly SheetPicture[]): Promise<Result<MadeSheet>> {
    const { userStore, sheetFiles, changed } = this.#deps
    const { model, snapshot, number, pdf, count, findings } = laid
    // files first: a row without its files would be broken
    const digest = await sheetFiles.put(number, pdf, pictures)
    const row = rowOf({ ...snapshot, number }, model, { bytes: pdf.byteLength, digest })
    await userStore.addSheet(row, count)
    changed(1)
    return done({ entry: entryOf(row), model, snapshot, findings })
  }

  /** Lays out the sheet with the number and date it would get now; takes no number. */
  async #layOut(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<SheetLayoutResult>> {
    const nowMs = this.#deps.clock.now()
    const year = new Date(nowMs).getFullYear()
    const { letters, count } = await nextSheetNumber(this.#deps, year)
    const number = sheetNumber(letters, year, count)
    const snapshot: SheetSnapshot = { ...taken.snapshot, number, madeAt: localIso(nowMs) }
    const render = async (division: PageDivision): Promise<Result<SheetLayoutResult>> => {
      const laid = await this.#render(taken, { ...snapshot, division }, signal)
      return laid.ok ? done({ ...laid.value, number, count: { year, count } }) : laid
    }
    const first = await render(snapshot.division)
    if (!first.ok || first.value.fits) return first
    const division = await this.pages.otherDivisionOf(snapshot, taken.pictures, signal)
    return division === null ? first : render(division)
  }

  async #render(
    taken: SnapshotWithPictures,
    snapshot: SheetSnapshot,
    signal?: AbortSignal
  ): Promise<Result<Omit<SheetLayoutResult, 'number' | 'count'>>> {
    const model = composeSheet(snapshot)
    const document = this.pages.open([{ model, pictures: taken.pictures, division: snapshot.division }])
    try {
      const made = await this.pages.pdfOf(document, snapshot, signal)
      if (!made.ok) return made
      const laid = layoutIssues(made.value, pagesOf(snapshot.division), snapshot.choice.pages)
      return done({
        model,
        snapshot,
        pdf: made.value.pdf,
        pages: made.value.pages,
        findings: [...this.#findings(taken.snapshot, model), ...laid],
        fits: !laid.some(isBlocking)
      })
    } finally {
      document.release()
    }
  }

  #findings(snapshot: SheetSnapshot, model: SheetModel): readonly PreflightIssue[] {
    return preflightSheet(snapshot, model, this.#deps.clock.now(), this.#deps.policy())
  }
}
