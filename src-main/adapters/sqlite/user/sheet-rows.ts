import type { EngineId } from '../../../shared/catalogue/ids'
import type { SheetRow, StoredSheet } from '../../../shared/ports/stores/user-store'
import { foldText } from '../../../shared/search/fold-text'
import { sheetNumberHead } from '../../../shared/sheets/sheet-number'
import type { UserStoreCalls } from '../worker-rpc/messages'
import type { Row, Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import { pathValues, PATH_COLUMNS, pathFromRow } from './engine-path-columns'

const COLUMNS = `${PATH_COLUMNS}, number, profile, made_at, title, customer, template, bytes`
type SheetColumns = [string, string, number, string, string, string, number]

function sheetFromRow(row: Row): SheetRow {
  const [number, profile, madeAtMs, title, customer, template, bytes] = row.slice(5) as SheetColumns
  return { path: pathFromRow(row), number, profile, madeAtMs: timeColumn(madeAtMs), title, customer, template, bytes }
}

export function insertSheet(sql: Sql, { path, ...s }: StoredSheet): void {
  const [types, manufacturers, models, generations, engines] = pathValues(path)
  sql.run`INSERT INTO sheets (number, profile, types, manufacturers, models, generations, engines,
      made_at, title, customer, template, bytes, digest, snapshot)
    VALUES (${s.number}, ${s.profile}, ${types}, ${manufacturers}, ${models}, ${generations}, ${engines},
      ${s.madeAtMs}, ${s.title}, ${s.customer}, ${s.template}, ${s.bytes}, ${s.digest}, ${s.snapshot})`
}

export function sheetHandlers(
  sql: Sql
): Pick<UserStoreCalls, 'nextSheet' | 'addSheet' | 'sheets' | 'sheetEngines' | 'sheet' | 'removeSheet'> {
  sql.db.function('has_words', { deterministic: true }, (words, text) => {
    const folded = foldText(String(text))
    return Number(
      String(words)
        .split(' ')
        .every((word) => folded.includes(word))
    )
  })
  return {
    nextSheet(year) {
      // a restored file may be older than sheets that came back from other computers
      const [letters] = sql.one<
        [string]
      >`SELECT json_extract(value, '$') FROM named_values WHERE name = 'sheet.desk'` ?? ['']
      const head = sheetNumberHead(letters, year)
      const listed = sql.number`SELECT max(CAST(substr(number, ${head.length + 1}) AS INTEGER)) FROM sheets
        WHERE substr(number, 1, ${head.length}) = ${head}`
      return Math.max(sql.number`SELECT last FROM sheet_numbers WHERE year = ${year}`, letters ? listed : 0) + 1
    },
    addSheet: (sheet, taken) =>
      sql.transaction(() => {
        insertSheet(sql, sheet)
        if (taken)
          sql.run`INSERT INTO sheet_numbers (year, last) VALUES (${taken.year}, ${taken.count})
            ON CONFLICT (year) DO UPDATE SET last = max(last, ${taken.count})`
      }),
    sheets: (query, limit, { engine, hidesWorkshop = false } = {}) =>
      sql
        .all(
          `SELECT ${COLUMNS} FROM sheets
          WHERE (?3 IS NULL OR engines = ?3) AND (?1 = '' OR has_words(?1, number || ' ' || title || ' ' || customer))
            AND (?4 = 0 OR CASE WHEN json_valid(snapshot) THEN json_extract(snapshot, '$.template.kind') <> 'workshop' END)
          ORDER BY made_at DESC, number DESC LIMIT ?2`,
          foldText(query).trim().replace(/\s+/g, ' '),
          limit,
          engine ?? null,
          Number(hidesWorkshop)
        )
        .map(sheetFromRow),
    sheetEngines: (profile) =>
      sql.all<[EngineId]>`SELECT DISTINCT CAST(engines AS TEXT) FROM sheets
        WHERE profile = ${profile} AND number NOT LIKE 'PIN-%'`.map(([id]) => id),
    sheet(number) {
      const row = sql.one(`SELECT ${COLUMNS}, digest, snapshot FROM sheets WHERE number = ?`, number)
      return row ? { ...sheetFromRow(row), digest: row[12] as string, snapshot: row[13] as string } : null
    },
    removeSheet: (number) => void sql.run`DELETE FROM sheets WHERE number = ${number}`
  }
}
