/** The team's marks of a subject. Names and notes are encrypted; a tag of the claimant serves the filter. */
import type { EventStore } from '../../../shared/ports/stores/event-store'
import type { SubjectMarks } from '../../../shared/feed/subject-state'
import type { Sql } from '../db/sql'
import { subjectMarksContext } from './event-rows'
import type { RowCipher } from './row-cipher'

const NO_MARKS: SubjectMarks = { claimedBy: null, claimedAtMs: null, snoozedUntilMs: null, note: null, noteAtMs: null }

export function readMarks(sql: Sql, cipher: RowCipher, tag: Uint8Array): SubjectMarks {
  const row = sql.one<[Uint8Array]>`SELECT sealed FROM marks WHERE subject = ${tag}`
  return (row && cipher.openJson<SubjectMarks>(row[0], subjectMarksContext(tag))) ?? NO_MARKS
}

export function changeMarks(
  sql: Sql,
  cipher: RowCipher,
  tag: Uint8Array,
  change: Parameters<EventStore['setMarks']>[1],
  atMs: number
): SubjectMarks {
  const { claimedBy, snoozedUntilMs, note } = change
  const marks: SubjectMarks = {
    ...readMarks(sql, cipher, tag),
    ...(claimedBy === undefined ? {} : { claimedBy, claimedAtMs: claimedBy === null ? null : atMs }),
    ...(snoozedUntilMs === undefined ? {} : { snoozedUntilMs }),
    ...(note === undefined ? {} : { note, noteAtMs: note === null ? null : atMs })
  }
  if (marks.claimedBy === null && marks.snoozedUntilMs === null && marks.note === null)
    sql.run`DELETE FROM marks WHERE subject = ${tag}`
  else {
    const claimant = marks.claimedBy === null ? null : cipher.tag('person', marks.claimedBy)
    const sealed = cipher.sealJson(marks, subjectMarksContext(tag))
    sql.run`INSERT OR REPLACE INTO marks (subject, claimed_by, snoozed_until, changed_at, sealed)
      VALUES (${tag}, ${claimant}, ${marks.snoozedUntilMs}, ${atMs}, ${sealed})`
  }
  return marks
}
