/** Converts rows of older versions in small idle steps, where a migration lacks the key. */
import type { Sql } from '../db/sql'
import { FACTS_COLUMNS, isUnreadable, decryptBody, decryptFacts, encryptFacts, type FactsRow } from './event-rows'
import { refoldSubject } from './subject-rows'
import type { RowCipher } from './row-cipher'

const STEP_ROWS = 50
const STEP_SUBJECTS = 10
const STEP_BYTES = 4 * 1024 * 1024

/** One step; true when there is more. */
export function upgradeStep(sql: Sql, cipher: RowCipher): boolean {
  return tagOldBodies(sql, cipher) || refoldOldSubjects(sql, cipher)
}

function refoldOldSubjects(sql: Sql, cipher: RowCipher): boolean {
  const older = sql.all<[Uint8Array]>`SELECT tag FROM subjects WHERE folded = 0 LIMIT ${STEP_SUBJECTS}`
  if (older.length > 0) sql.transaction(() => older.forEach(([tag]) => refoldSubject(sql, cipher, tag)))
  return older.length > 0
}

/** Newest first, because recent events may be sent again. */
function tagOldBodies(sql: Sql, cipher: RowCipher): boolean {
  if (!sql.one('SELECT 1 FROM events WHERE body IS NULL LIMIT 1')) return false
  sql.transaction(() => {
    let bytes = 0
    for (const row of sql.all<[...FactsRow, number, number]>(
      `SELECT ${FACTS_COLUMNS}, arrived_at, bytes FROM events WHERE body IS NULL ORDER BY seq DESC LIMIT ?`,
      STEP_ROWS
    )) {
      const [seq, source, trust, , facts, arrivedAtMs, size] = row
      if (bytes > 0 && bytes + size > STEP_BYTES) break
      bytes += size
      const sealed = sql.one<[Uint8Array]>`SELECT sealed FROM bodies WHERE seq = ${seq}`?.[0]
      const body = sealed && decryptBody(cipher, seq, sealed)?.body
      // an unreadable body gets a unique tag, so that it matches nothing
      const tag = body ? cipher.bodyTag(body) : cipher.tag('identity', `unreadable-${seq}`)
      const opened = decryptFacts(cipher, row)
      const bound = isUnreadable(opened) ? facts : encryptFacts(cipher, { seq, source, trust }, opened)
      sql.run`UPDATE events SET body = ${tag}, signed_at = ${trust === 'signed' ? arrivedAtMs : null}, facts = ${bound}
        WHERE seq = ${seq}`
    }
  })
  return true
}
