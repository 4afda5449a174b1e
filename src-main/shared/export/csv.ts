/**
 * CSV in one dialect (docs/export.md): UTF-8, CRLF, one header line, quotes as in RFC 4180, a decimal point and no
 * thousands separator. Text that a spreadsheet would run as a formula gets an apostrophe. Papa.unparse would not quote
 * cells that begin or end with a tab or a no-break space.
 */
export type CsvValue = string | number | null
export interface ExportTable {
  /** The header has the unit after the name: "power (PS)". */
  readonly columns: readonly { readonly name: string; readonly unit?: string }[]
  readonly rows: readonly (readonly CsvValue[])[]
}
export interface CsvDialect {
  readonly separator: ',' | ';'
  /** A byte-order mark at the start, by which some spreadsheets recognize UTF-8. */
  readonly bom: boolean
}

/** The start of a formula, also after spaces and in full-width characters. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A number begins with a sign and is no formula: "+40", "-5.5". */
const NUMBER = /^\s*[+-]?\d+(?:[.,]\d+)?\s*$/

/** Prefixes a formula with an apostrophe; numbers stay unchanged. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** A number with a decimal point and without an exponent; null is an empty cell. */
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

/** A gain of the screen: "+40 PS (+27 %)". */
const FIGURE = String.raw`[+-]?\d+(?:[.,]\d+)?(?:\s?[\p{L}%][\p{L}·%/-]*)?`
const FIGURES = new RegExp(String.raw`^${FIGURE}(?:\s?[(（]${FIGURE}[)）])?$`, 'u')

/** Tab-separated rows, which spreadsheets and word processors paste as a table. Gains have no apostrophe. */
export function tabText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string => (FIGURES.test(text) ? text : withoutFormula(text))
  return rows.map((row) => row.map((text) => cell(text.replace(/\s+/g, ' ').trim())).join('\t')).join('\n')
}

/** Columns of fixed width for a mail; wide characters count double. */
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
