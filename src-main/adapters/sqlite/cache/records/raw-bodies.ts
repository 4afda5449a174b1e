/** Response bodies of engines as received, stored deflated. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import {
  STORED_BODIES,
  MAX_BODY_BYTES,
  type StoredBody,
  type StoredBodyName
} from '../../../../shared/catalogue/stored-bodies'
import type { LanguageCode } from '../../../../shared/text/languages'
import type { Sql } from '../../db/sql'
import { connectionKey } from './level-columns'
import type { RecordWriter } from './record-writer'
import type { AnswerToWrite } from './answer-to-write'

type Params = Readonly<Record<string, string | undefined>>
const bodyKeyOf = (params: Params): { readonly engine: string; readonly generation: string } => ({
  engine: params['engine_id'] ?? '',
  generation: params['generation_id'] ?? '0'
})

/** Call it in the transaction that writes the response. A younger body is kept. */
export function writeRawBody(
  sql: Sql,
  records: RecordWriter,
  profile: number,
  { name, params, language, body, fetchedAtMs }: AnswerToWrite
): void {
  if (!STORED_BODIES.has(name)) return
  const { engine, generation } = bodyKeyOf(params)
  if (records.isYounger('bodies', { profile, engine, name, generation, language }, fetchedAtMs)) return
  const deflated = body?.text == null ? null : deflateRawSync(body.text)
  sql.run`INSERT OR REPLACE INTO bodies (profile, name, engine, generation, language, fetched_at, origin, size, body)
    VALUES (${profile}, ${name}, ${engine}, ${generation}, ${language}, ${fetchedAtMs}, ${records.origin},
      ${body?.bytes ?? null}, ${deflated})`
}

/** The body in this language; a performance has no language, so the body fetched last. */
export function readRawBody(
  sql: Sql,
  { profile, name, params, language }: { profile: string; name: StoredBodyName; params: Params; language: LanguageCode }
): StoredBody | null {
  const key = connectionKey(sql, profile)
  if (key === null) return null
  const { engine, generation } = bodyKeyOf(params)
  const row = sql.one<[Uint8Array | null, number | null, number, LanguageCode]>`
    SELECT body, size, fetched_at, language FROM bodies
    WHERE profile = ${key} AND engine = ${engine} AND name = ${name} AND generation = ${generation}
      AND (language = ${language} OR ${name} = 'performance')
    ORDER BY fetched_at DESC LIMIT 1`
  if (!row) return null
  const [body, bytes, fetchedAtMs, bodyLanguage] = row
  try {
    return {
      text: body === null ? null : inflateRawSync(body, { maxOutputLength: MAX_BODY_BYTES * 16 }).toString('utf8'),
      bytes,
      fetchedAtMs,
      language: bodyLanguage
    }
  } catch {
    return null // damaged
  }
}
