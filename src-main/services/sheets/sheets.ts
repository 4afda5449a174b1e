/**
 * Spec sheets: a draft is a preview; a made sheet has a number, a snapshot and a PDF that are stored for good. The
 * stored PDF is saved and printed, never a new rendering.
 */
import { done, type Result } from '../../contract/failures'
import type { PathInput } from '../../contract/channels/catalogue'
import type { SheetDraft, SheetEntry, SheetLayout } from '../../contract/channels/sheets'
import type { FreshnessPolicy } from '../../shared/catalogue/freshness'
import type { Clock } from '../../shared/ports/system/clock'
import type { OpenDocument } from '../../shared/ports/print/documents'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { serializeSnapshot } from '../../shared/sheets/snapshot-json'
import type { SheetModel } from '../../shared/sheets/sheet-model'
import { sheetNumber } from '../../shared/sheets/sheet-number'
import { layoutIssues } from '../../shared/sheets/preflight/layout-issues'
import { preflightSheet } from '../../shared/sheets/preflight/preflight'
import type { PreflightIssue } from '../../shared/sheets/preflight/preflight-issue'
import type { SheetChoice, SheetSnapshot } from '../../shared/sheets/snapshot'
import type { UserStore, SheetCount, StoredSheet } from '../../shared/ports/stores/user-store'
import { createStoredSheets, entryOf, refused, type StoredSheetsDeps } from './stored-sheets'
import { createSheetPages, pagesOf, type SheetPagesDeps } from './sheet-pages'
import type { SheetSnapshots, SnapshotWithPictures } from './sheet-snapshots'
import { storeResult } from '../store-result'

interface SheetsDeps extends SheetPagesDeps, StoredSheetsDeps {
  readonly snapshots: SheetSnapshots
  readonly userStore: Pick<UserStore, 'nextSheet' | 'addSheet'> & StoredSheetsDeps['userStore']
  readonly clock: Clock
  newId(): string
  /** Three letters of this installation, so that numbers of two installations differ. */
  installationLetters(): Promise<string>
  policy(): FreshnessPolicy
}

interface Draft {
  readonly taken: SnapshotWithPictures
  readonly model: SheetModel
  readonly document: OpenDocument
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
  /** The count in the number; reserved when the sheet is stored. */
  readonly count: SheetCount
  /** Issues of figures and layout. */
  readonly findings: readonly PreflightIssue[]
  /** The content fits on the pages. */
  readonly fits: boolean
}
/** The oldest drafts are released; windows may disappear without releasing theirs. */
const MAX_DRAFTS = 6

export function createSheets(deps: SheetsDeps) {
  const { snapshots, userStore, sheetFiles, clock, log } = deps
  const pages = createSheetPages(deps)
  const { open, divisionOf, pdfOf } = pages
  const { close: closeStored, ...stored } = createStoredSheets(deps, pages)
  const drafts = new Map<string, Draft>()

  /** Serialises `make`: a number is looked up and then taken by the stored sheet. */
  let lastMade: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastMade.then(work)
    lastMade = turn.catch(() => {})
    return turn
  }

  const withStore = <T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> =>
    storeResult(log, event, work)

  function release(id: string): void {
    drafts.get(id)?.document.release()
    drafts.delete(id)
  }

  const findingsOf = ({ taken, model }: Pick<Draft, 'taken' | 'model'>): readonly PreflightIssue[] =>
    preflightSheet(taken.snapshot, model, clock.now(), deps.policy())

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
    const id = deps.newId()
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

  /** Lays out the sheet with the number and date it would get now; takes no number. */
  async function layOut(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<SheetLayoutResult>> {
    const nowMs = clock.now()
    const year = new Date(nowMs).getUTCFullYear()
    const count = await userStore.nextSheet(year)
    const numbered: SheetSnapshot = {
      ...taken.snapshot,
      number: sheetNumber(await deps.installationLetters(), year, count),
      madeAt: new Date(nowMs).toISOString()
    }
    const render = async (snapshot: SheetSnapshot): Promise<Result<SheetLayoutResult>> => {
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
    const first = await render(numbered)
    if (!first.ok || first.value.fits || numbered.choice.pages === 'one') return first
    // with its number, a text of the shop may be longer than on the draft
    const division = await divisionOf(numbered, taken.pictures, signal)
    return JSON.stringify(division) === JSON.stringify(numbered.division) ? first : render({ ...numbered, division })
  }

  /** Page count and issues of the sheet that `makeDraft` would make. */
  const layout = (draftId: string): Promise<Result<SheetLayout>> =>
    withStore('sheet.layout', async () => {
      const drawn = drafts.get(draftId)
      if (!drawn) return refused('draft-gone')
      const laid = await layOut(drawn.taken)
      return laid.ok ? done({ pages: laid.value.pages, findings: laid.value.findings }) : laid
    })

  /** Numbers, prints to PDF and stores a sheet. A failure takes no number. */
  async function make(taken: SnapshotWithPictures, signal?: AbortSignal): Promise<Result<MadeSheet>> {
    const stop = findingsOf({ taken, model: composeSheet(taken.snapshot) }).find(isBlocking)
    if (stop) return refused('blocked', { finding: stop.code })
    return withStore('sheet.make', () =>
      inTurn(async () => {
        const laid = await layOut(taken, signal)
        if (!laid.ok) return laid
        const { model, snapshot, pdf, count, findings } = laid.value
        const { number } = snapshot
        if (number === null || findings.some(isBlocking)) return refused('overflow')
        // files first: a row without its files would be broken
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
        await userStore.addSheet(row, count)
        deps.changed(1)
        return done({ entry: entryOf(row), model, snapshot, findings })
      })
    )
  }

  return {
    ...stored,
    draft,
    layout,
    release,
    /** For batches, which take their snapshots themselves. */
    make: async (taken: SnapshotWithPictures, signal?: AbortSignal) =>
      make(
        {
          ...taken,
          snapshot: { ...taken.snapshot, division: await divisionOf(taken.snapshot, taken.pictures, signal) }
        },
        signal
      ),
    documentOf: pages.open,
    pdfOf,
    async makeDraft(draftId: string): Promise<Result<SheetEntry>> {
      const drawn = drafts.get(draftId)
      if (!drawn) return refused('draft-gone')
      const made = await make(drawn.taken)
      return made.ok ? done(made.value.entry) : made
    },
    close(): void {
      for (const id of [...drafts.keys()]) release(id)
      closeStored()
    }
  }
}
export type Sheets = ReturnType<typeof createSheets>

const isBlocking = ({ weight }: PreflightIssue): boolean => weight === 'stop'
/** The title in the list; the kind of sheet is shown by the template. */
const vehicleLabelOf = ({ vehicle }: SheetModel): string =>
  [vehicle.maker, vehicle.model, vehicle.generation, vehicle.engine].filter((one) => one !== '').join(' ')
