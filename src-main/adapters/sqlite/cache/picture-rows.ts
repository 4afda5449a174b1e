/** Reads, writes and deletes pictures. */
import { resolvePicture } from '../../../shared/connection/base-address'
import type { Sql } from '../db/sql'

/** Uses within this time are not recorded again. */
const USE_STEP_MS = 3_600_000

export interface Picture {
  readonly type: string
  readonly bytes: Uint8Array
}

/** `stale`: the last recorded use is old enough to record a new one. */
export function readPicture(sql: Sql, url: string, nowMs: number): (Picture & { stale: boolean }) | null {
  const row = sql.one<[string, Uint8Array, number]>`SELECT p.type, b.bytes, p.used_at
    FROM pictures p JOIN picture_bytes b ON b.key = p.key WHERE p.url = ${url}`
  return row ? { type: row[0], bytes: row[1], stale: Math.abs(nowMs - row[2]) > USE_STEP_MS } : null
}

export function writePicture(sql: Sql, url: string, { type, bytes }: Picture, nowMs: number): void {
  sql.transaction(() => {
    sql.run`DELETE FROM pictures WHERE url = ${url}`
    sql.run`INSERT INTO pictures (url, type, size, used_at) VALUES (${url}, ${type}, ${bytes.byteLength}, ${nowMs})`
    sql.run`INSERT INTO picture_bytes (key, bytes) VALUES (last_insert_rowid(), ${bytes})`
  })
}

/** Options of a detail `d`; none if its JSON is damaged. */
const OPTIONS = "json_each(iif(json_valid(d.detail), d.detail, '{}'), '$.options') o WHERE o.type = 'object'"

/** Records have addresses as received; pictures are stored under the resolved URL. */
const resolveAll = (addresses: readonly [string | null][], bases: readonly string[]): Set<string> =>
  new Set(addresses.flatMap(([address]) => bases.map((base) => resolvePicture(base, address ?? '') ?? '')))

/** URLs of all pictures for these engines: photos on their paths and icons of their options. */
export function picturesOf(sql: Sql, engines: readonly string[], bases: readonly string[]): Set<string> {
  const ids = JSON.stringify(engines)
  const found = sql.all<[string | null]>(
    `
    WITH engine AS (SELECT CAST(value AS INTEGER) AS id FROM json_each(?1)),
    generation AS (SELECT DISTINCT p.profile, p.parent AS id FROM engine CROSS JOIN profiles f CROSS JOIN placements p ON p.profile = f.key AND p.level = 4 AND p.id = engine.id),
    model AS (SELECT DISTINCT p.profile, p.parent AS id FROM generation g CROSS JOIN placements p ON p.profile = g.profile AND p.level = 3 AND p.id = g.id),
    maker AS (SELECT DISTINCT p.profile, p.parent AS id FROM model m CROSS JOIN placements p ON p.profile = m.profile AND p.level = 2 AND p.id = m.id)
    SELECT r.photo FROM generation g JOIN generations r ON r.profile = g.profile AND r.id = g.id
    UNION SELECT r.photo_unbranded FROM generation g JOIN generations r ON r.profile = g.profile AND r.id = g.id
    UNION SELECT r.model_photo FROM model m JOIN models r ON r.profile = m.profile AND r.id = m.id
    UNION SELECT r.model_photo_unbranded FROM model m JOIN models r ON r.profile = m.profile AND r.id = m.id
    UNION SELECT r.brand_logo FROM maker m JOIN manufacturers r ON r.profile = m.profile AND r.id = m.id
    UNION SELECT o.value ->> 'icon' FROM engine CROSS JOIN profiles f CROSS JOIN engine_details d ON d.profile = f.key AND d.id = engine.id, ${OPTIONS}`,
    ids
  )
  return resolveAll(found, bases)
}

/** Deletes pictures that no record of any profile refers to. */
export function dropUnusedPictures(sql: Sql, bases: readonly string[]): void {
  const found = sql.all<[string | null]>(`
    SELECT icon_url FROM types UNION SELECT brand_logo FROM manufacturers
    UNION SELECT model_photo FROM models UNION SELECT model_photo_unbranded FROM models
    UNION SELECT photo FROM generations UNION SELECT photo_unbranded FROM generations
    UNION SELECT o.value ->> 'icon' FROM engine_details d, ${OPTIONS}`)
  const used = resolveAll(found, bases)
  for (const [url] of sql.all<[string]>`SELECT url FROM pictures`)
    if (!used.has(url)) sql.run`DELETE FROM pictures WHERE url = ${url}`
}
