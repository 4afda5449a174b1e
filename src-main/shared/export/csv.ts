/**
 * Tables as CSV, in one stated dialect (docs/export.md): UTF-8, CRLF, one header line, cells quoted as RFC 4180 has it,
 * the decimal point a point
 * and no mark between thousands, whatever the language. A text that a spreadsheet would run as a formula gets an
 * apostrophe.
 */
export type CsvValue = string | number | null
export interface ExportTable {
  /** The unit stands in the header behind the name: "power (PS)". */
  readonly columns: readonly { readonly name: string; readonly unit?: string }[]
  readonly rows: readonly (readonly CsvValue[])[]
}
export interface CsvDialect {
  readonly separator: ',' | ';'
  /** A byte-order mark at the start, by which some spreadsheets know UTF-8. */
  readonly bom: boolean
}

/**
 * What makes a spreadsheet take a text for a formula, also behind spaces, and in the full-width signs some of them
 * accept.
 */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A number begins with a sign and is no formula: "+40", "-5.5". */
const NUMBER = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/

/** For CSV files: a text that no spreadsheet runs. Where it would, an apostrophe comes first; numbers stay numbers. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** A number exactly as it is, with a point and without an exponent; null is an empty cell. */
export function plainValue(value: number | null): string {
  if (value === null || !Number.isFinite(value)) return ''
  const text = String(value + 0)
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text
}

export function csvText(table: ExportTable, { separator, bom }: CsvDialect): string {
  const quoted = (text: string): string =>
    text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const cell = (value: CsvValue): string =>
    typeof value === 'string' ? quoted(withoutFormula(value.toWellFormed().replaceAll('\0', ''))) : plainValue(value)
  const header = table.columns.map(({ name, unit }) => cell(unit ? `${name} (${unit})` : name))
  return `${bom ? '\ufeff' : ''}${[header, ...table.rows.map((row) => row.map(cell))].map((line) => line.join(separator)).join('\r\n')}\r\n`
}

/**
 * Rows of texts for the clipboard, cells apart by tabs, as on screen: what spreadsheets and word processors paste as a
 * table.
 */
export function tabText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => text.replace(/\s+/g, ' ').trim()).join('\t')).join('\n')
}

/** Rows of texts under each other in columns of a fixed width, for a mail: wide signs count double. */
export function alignedText(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((text) => text.replace(/\s+/g, ' ').trim()))
  const width = (text: string): number =>
    [...text].reduce(
      (sum, sign) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1),
      0
    )
  const widths: number[] = []
  for (const row of clean) row.forEach((text, at) => (widths[at] = Math.max(widths[at] ?? 0, width(text))))
  return clean
    .map((row) =>
      row
        .map((text, at) => text + ' '.repeat(at === row.length - 1 ? 0 : Math.max(0, (widths[at] ?? 0) - width(text))))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}
