import { matchNote, type NoteMatch } from '../../../shared/search/note-search'
import { parseSearchQuery } from '../../../shared/search/search-query'
import type { Sql } from '../db/sql'
import { timeColumn } from '../db/time-columns'
import type { UserStoreCalls } from '../worker-rpc/messages'
import type { Now } from '../worker-rpc/worker-server'

const MAX_NOTES = 100

export function noteHandlers(sql: Sql, now: Now): Pick<UserStoreCalls, 'note' | 'notesMatching' | 'setNote'> {
  return {
    note(profile, engineId) {
      const row = sql.one<[string, number]>`SELECT text, changed_at FROM notes
        WHERE profile = ${profile} AND engine = ${engineId}`
      return row ? { profile, engineId, text: row[0], changedAtMs: timeColumn(row[1]) } : null
    },
    notesMatching(profile, query, synonyms) {
      const read = parseSearchQuery(query, synonyms)
      const matches: NoteMatch[] = []
      if (read.words.length === 0) return matches
      for (const [engineId, text] of sql.each<[string, string]>`SELECT CAST(engine AS TEXT), text FROM notes
        WHERE profile = ${profile} ORDER BY changed_at DESC`) {
        const match = matchNote(read, text)
        if (match) matches.push({ engineId, ...match })
      }
      // the newest of those with the most words
      return matches.sort((a, b) => b.words.length - a.words.length).slice(0, MAX_NOTES)
    },
    setNote(profile, engineId, text) {
      if (text === '') sql.run`DELETE FROM notes WHERE profile = ${profile} AND engine = ${engineId}`
      else
        sql.run`INSERT OR REPLACE INTO notes (profile, engine, text, changed_at)
          VALUES (${profile}, ${engineId}, ${text}, ${now()})`
    }
  }
}
