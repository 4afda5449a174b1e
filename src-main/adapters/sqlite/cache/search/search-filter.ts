/**
 * Restricts a search to favourites (`fav:`), to engines that are readable offline (`offline:`), or to an equal control
 * unit or engine code (`ecu:=`, `code:=`).
 *
 * Few rows are filtered as a list. When very many engines are readable offline, each match is tested instead: enough of
 * them pass.
 */
import type { SearchQuery } from '../../../../shared/search/search-query'
import type { Sql } from '../../db/sql'
import { sameHardwareRows } from '../same-hardware'
import { rowIdRange } from './row-ids'

const ENGINE_LEVEL = 4
/** Complete engines up to this number are filtered as a list. */
const MAX_LISTED = 4000

const FAVOURITES =
  'SELECT row FROM desk_entries WHERE profile = ? AND level = 4 AND id IN (SELECT CAST(value AS INTEGER) FROM json_each(?)) ORDER BY row'
/** Detail and performance are stored, in any language. `d` is the index entry. */
const COMPLETE = `
  EXISTS (SELECT 1 FROM performances f WHERE f.profile = d.profile AND f.generation = d.parent AND f.engine = d.id)
  AND EXISTS (SELECT 1 FROM engine_details e WHERE e.profile = d.profile AND e.id = d.id)`
const COMPLETE_LIST = `
  SELECT d.row FROM performances p CROSS JOIN desk_entries d ON d.profile = p.profile AND d.level = 4 AND d.id = p.engine AND d.parent = p.generation
  WHERE p.profile = ?1 AND ${COMPLETE} LIMIT ${MAX_LISTED + 1}`
const COMPLETE_BEST = `SELECT d.row FROM desk_entries d WHERE d.row BETWEEN ?1 AND ?2 AND ${COMPLETE} ORDER BY d.row LIMIT ?3`
const MATCHING =
  'SELECT rowid FROM desk_engines WHERE desk_engines MATCH ? AND +rowid IN (SELECT value FROM json_each(?)) ORDER BY rowid LIMIT ?'
const MATCHING_COMPLETE = `
  SELECT rowid FROM desk_engines WHERE desk_engines MATCH ?1 AND rowid BETWEEN ?2 AND ?3
  AND EXISTS (SELECT 1 FROM desk_entries d WHERE d.row = desk_engines.rowid AND ${COMPLETE}) ORDER BY rowid LIMIT ?4`

export interface FilteredRows {
  best(most: number): readonly number[]
  matching(match: string, most: number): readonly number[]
}

interface SearchFilter {
  readonly profile: number
  readonly favourites: readonly string[]
}

/** null: the query has no filter. */
export function filteredRows(
  sql: Sql,
  { favouritesOnly, offlineOnly, exact }: Pick<SearchQuery, 'favouritesOnly' | 'offlineOnly' | 'exact'>,
  { profile, favourites }: SearchFilter
): FilteredRows | null {
  const column = (rows: readonly (readonly [number])[]): number[] => rows.map(([row]) => row)
  const listed = (rows: readonly number[]): FilteredRows => {
    const json = JSON.stringify(rows)
    return {
      best: (most) => rows.slice(0, most),
      matching: (match, most) => column(sql.all<[number]>(MATCHING, match, json, most))
    }
  }
  const favouriteRows = favouritesOnly
    ? column(sql.all<[number]>(FAVOURITES, profile, JSON.stringify(favourites)))
    : null
  const few = exact.length > 0 ? intersect(sameHardwareRows(sql, profile, exact), favouriteRows) : favouriteRows
  if (!offlineOnly) return few && listed(few)
  if (few) return listed(few.filter((row) => sql.one(COMPLETE_BEST, row, row, 1) !== undefined))
  const complete = column(sql.all<[number]>(COMPLETE_LIST, profile))
  if (complete.length <= MAX_LISTED) return listed(complete.sort((a, b) => a - b))
  const [first, last] = rowIdRange(profile, ENGINE_LEVEL)
  return {
    best: (most) => column(sql.all<[number]>(COMPLETE_BEST, first, last, most)),
    matching: (match, most) => column(sql.all<[number]>(MATCHING_COMPLETE, match, first, last, most))
  }
}

function intersect(rows: readonly number[], others: readonly number[] | null): readonly number[] {
  if (others === null) return rows
  const known = new Set(others)
  return rows.filter((row) => known.has(row))
}
