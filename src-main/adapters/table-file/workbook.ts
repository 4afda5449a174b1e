/** Workbooks (XLSX) of one sheet, written by write-excel-file. */
import type { CsvValue, ExportTable } from '../../shared/export/csv'

/** Longest text of a cell in Excel, in UTF-16 units. */
const MAX_CELL_LENGTH = 32_767
/** In characters. */
const COLUMN_WIDTH = { least: 10, most: 40 }

/** A text is never a formula, whatever it begins with. */
function cell(value: CsvValue) {
  if (typeof value === 'string') return { type: String, value: value.toWellFormed().slice(0, MAX_CELL_LENGTH) }
  return value === null || !Number.isFinite(value) ? null : { type: Number, value }
}

/** The bytes of the file. The header row is bold and stays in view; the library is loaded at the first use. */
export async function workbook({ columns, rows }: ExportTable): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const header = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))
  const { least, most } = COLUMN_WIDTH
  return writeXlsxFile(
    [
      header.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(cell))
    ],
    {
      sheet: 'Dynodesk',
      stickyRowsCount: 1,
      columns: header.map(({ length }) => ({ width: Math.min(most, Math.max(least, length + 2)) }))
    }
  ).toBuffer()
}
