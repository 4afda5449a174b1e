import { done, failed, type Result } from '../../contract/failures'
import type { DocumentPort, OpenDocument } from '../../shared/ports/print/documents'
import type { MeasuredLayout, PdfDocument, PdfFailure, PdfPort, PdfRequest } from '../../shared/ports/print/pdf'
import { composeSheet } from '../../shared/sheets/compose/compose-sheet'
import { paginate, type MeasuredHeights } from '../../shared/sheets/html/pagination'
import { DENSITIES } from '../../shared/sheets/snapshot'
import type { CodeMatrix } from '../../shared/sheets/html/qr-svg'
import { renderForMeasuring, renderSheets, type SheetToRender } from '../../shared/sheets/html/render-sheet'
import { isTooLow } from '../../shared/sheets/preflight/layout-issues'
import type { SheetModel } from '../../shared/sheets/sheet-model'
import type { PageDivision, SheetPicture, SheetSnapshot } from '../../shared/sheets/snapshot'

export interface SheetPagesDeps {
  readonly documents: DocumentPort
  readonly pdf: PdfPort
  /** Modules of the QR code that reopens a sheet; true: dark. */
  qrCode(text: string): CodeMatrix
}
export interface PrintableSheet extends Pick<SheetToRender, 'chartRoom'> {
  readonly model: SheetModel
  readonly pictures: readonly SheetPicture[]
  readonly division: PageDivision
}

type Assets = Record<string, Pick<SheetPicture, 'type' | 'bytes'>>

/** The pictures of a document, and the name of each sheet's. Sheets share equal pictures, which load once. */
function assetsOf(sheets: readonly Pick<PrintableSheet, 'pictures'>[]) {
  const assets: Assets = {}
  const shared = new Map<string, string>()
  for (const [at, { pictures }] of sheets.entries())
    for (const { name, type, bytes } of pictures) {
      const own = `${name}-${at}`
      const equal = Object.entries(assets).find(
        ([known, asset]) => known.startsWith(name) && asset.type === type && Buffer.compare(asset.bytes, bytes) === 0
      )
      if (equal) shared.set(own, equal[0])
      else assets[own] = { type, bytes }
    }
  return { assets, nameOf: (name: string, at: number): string => shared.get(`${name}-${at}`) ?? `${name}-${at}` }
}

/** Opens sheets as one document. */
const documentOpener =
  ({ documents, qrCode }: Pick<SheetPagesDeps, 'documents' | 'qrCode'>) =>
  (
    sheets: readonly PrintableSheet[],
    render: (sheets: readonly SheetToRender[]) => string = renderSheets
  ): OpenDocument => {
    const { assets, nameOf } = assetsOf(sheets)
    const drawn = sheets.map(({ model, division, chartRoom = null }, at) => ({
      model,
      division,
      chartRoom,
      code: model.code === null ? null : qrCode(model.code),
      asset: (name: string) => nameOf(name, at)
    }))
    return documents.open({ html: render(drawn), assets })
  }

/** Renders sheets as documents, divides them into pages and makes PDFs. */
export function createSheetPages({ pdf, ...deps }: SheetPagesDeps) {
  const open = documentOpener(deps)

  /** The division into pages; null: one page, because it fits, must fit, or cannot be divided. */
  async function divisionOf(
    snapshot: SheetSnapshot,
    pictures: readonly SheetPicture[],
    signal?: AbortSignal
  ): Promise<PageDivision> {
    if (snapshot.choice.pages === 'one') return null
    const model = composeSheet(snapshot)
    const measured = async (document: OpenDocument): Promise<MeasuredLayout | null> => {
      try {
        const found = await pdf.measure(document.url, pdfRequestOf(snapshot, signal))
        return found.ok ? found : null
      } finally {
        document.release()
      }
    }
    const sheet = { model, pictures, division: null }
    const whole = await measured(open([sheet]))
    if (!whole || (whole.overflow.length === 0 && !isTooLow(whole.lowestDrawing))) return null
    let best: PageDivision = null
    // a denser layout only where it saves a page
    for (const density of DENSITIES) {
      const pieces = await measured(open([sheet], ([only]) => (only ? renderForMeasuring(only, density) : '')))
      const found = pieces && paginate(flowSizesOf(pieces), model, density)
      if (found && (!best || found.pages.length < best.pages.length)) best = { density, pages: found.pages }
      if (found && !found.sparse) break
    }
    return best
  }

  /** The division of a numbered sheet that did not fit; null: no other. A number may lengthen a text of the shop. */
  async function otherDivisionOf(
    snapshot: SheetSnapshot,
    pictures: readonly SheetPicture[],
    signal?: AbortSignal
  ): Promise<PageDivision> {
    const division = await divisionOf(snapshot, pictures, signal)
    return JSON.stringify(division) === JSON.stringify(snapshot.division) ? null : division
  }

  async function pdfOf(
    document: OpenDocument,
    snapshot: SheetSnapshot,
    signal?: AbortSignal,
    several: Pick<PdfRequest, 'sheets' | 'draw'> = {}
  ): Promise<Result<PdfDocument>> {
    return resultOf(await pdf.make(document.url, { ...pdfRequestOf(snapshot, signal), ...several }))
  }

  return { open, divisionOf, otherDivisionOf, pdfOf }
}

export type SheetPages = ReturnType<typeof createSheetPages>

export const pagesOf = (division: PageDivision): number => division?.pages.length ?? 1

function resultOf<T extends { readonly ok: true }>(made: T | PdfFailure): Result<T> {
  if (made.ok) return done(made)
  return made.reason === 'cancelled' ? failed('cancelled') : failed('sheet', { params: { reason: 'paper' } })
}

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
