/** Finds stored engines with the same control unit or engine code, by the indexes of migration 60. */
import type { SameHardware } from '../../../shared/ports/stores/catalogue-store'
import type { ExactField } from '../../../shared/search/search-query'
import type { Sql } from '../db/sql'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import { connectionKey } from './records/level-columns'

/** Longer texts are not compared: a query with both would be cut. */
const MAX_LENGTH = 100
const KEYS: Readonly<Record<ExactField['field'], string>> = {
  code: `lower(trim(replace(e.engine_code, '"', '')))`,
  ecu: `lower(trim(replace(e.ecu, '"', '')))`
}
const keyOf = (value: string): string => `lower(trim(replace(${value}, '"', '')))`

const OWN = `SELECT ${KEYS.ecu}, ${KEYS.code}, trim(replace(e.ecu, '"', '')), trim(replace(e.engine_code, '"', ''))
  FROM engines e WHERE e.profile = ? AND e.id = ?`
const OTHERS = 'FROM engines e WHERE e.profile = ?1 AND e.id <> ?2'
const YOUNG = `(?3 IS NULL OR (SELECT max(t.fetched_at) FROM engines_texts t WHERE t.profile = e.profile AND t.id = e.id) >= ?3)`
const WITH_SHEET = 'e.id IN (SELECT CAST(value AS INTEGER) FROM json_each(?4))'

type OwnRow = readonly [ecuKey: string | null, codeKey: string | null, ecu: string | null, code: string | null]

export function sameHardware(
  sql: Sql,
  ...[connectionId, engineId, sheetEngines, oldestMs]: Parameters<CacheReaderCalls['sameHardware']>
): SameHardware | null {
  const profile = connectionKey(sql, connectionId)
  const own = profile === null ? undefined : sql.one<OwnRow>(OWN, profile, engineId)
  if (!own) return null
  const [ecuKey, codeKey] = own.map((key) => (key !== null && key !== '' && key.length <= MAX_LENGTH ? key : null))
  const ways = [
    { by: 'ecu-code', keys: { code: codeKey, ecu: ecuKey } },
    { by: 'code', keys: { code: codeKey } },
    { by: 'ecu', keys: { ecu: ecuKey } }
  ] as const
  for (const { by, keys } of ways) {
    const given = Object.entries(keys) as [ExactField['field'], string | null | undefined][]
    if (given.some(([, key]) => typeof key !== 'string')) continue
    const where = given.map(([field], at) => `${KEYS[field]} = ?${5 + at}`).join(' AND ')
    const [engines, withSheets] = sql.one<[number, number]>(
      `SELECT count(*), count(*) FILTER (WHERE ${WITH_SHEET}) ${OTHERS} AND ${where} AND ${YOUNG}`,
      profile,
      engineId,
      oldestMs,
      JSON.stringify(sheetEngines),
      ...given.map(([, key]) => key as string)
    ) ?? [0, 0]
    if (engines > 0)
      return { by, ecu: 'ecu' in keys ? own[2] : null, code: 'code' in keys ? own[3] : null, engines, withSheets }
  }
  return null
}

/** Index rows of the engines whose fields equal these texts, best first. */
export function sameHardwareRows(sql: Sql, profile: number, exact: readonly ExactField[]): number[] {
  const where = exact.map(({ field }, at) => `${KEYS[field]} = ${keyOf(`?${2 + at}`)}`).join(' AND ')
  return sql
    .all<[number]>(
      `SELECT d.row FROM engines e CROSS JOIN desk_entries d ON d.profile = e.profile AND d.level = 4 AND d.id = e.id
      WHERE e.profile = ?1 AND ${where} ORDER BY d.row`,
      profile,
      ...exact.map(({ value }) => value)
    )
    .map(([row]) => row)
}
