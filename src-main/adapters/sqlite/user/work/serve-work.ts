/** Work shared with other computers: its documents, beside the rows that the program shows. */
import { randomBytes } from 'node:crypto'
import { tagOf } from '../../../../shared/workspace/documents/document'
import { documentIn } from '../../../../shared/workspace/documents/read-document'
import { WorkReplica, type DocumentTable, type WorkRows } from '../../../../shared/workspace/documents/replica'
import { serviceOf, type WorkKind, type WorkScope } from '../../../../shared/workspace/work-kinds'
import type { Sql } from '../../db/sql'
import type { UserStoreCalls } from '../../worker-rpc/messages'
import type { Now } from '../../worker-rpc/worker-server'
import { namedValueHandlers } from '../named-values'
import { noteHandlers } from '../note-rows'
import { favouriteRows, noteRows } from './engine-work'
import { synonymRows, templateRows, toolRows } from './named-work'
import { sheetWorkRows } from './sheet-work'

type WorkCalls = Pick<
  UserStoreCalls,
  'workTags' | 'workDocuments' | 'mergeWork' | 'workConflicts' | 'resolveWork' | 'editNote' | 'editTemplate'
>

const ROWS: Readonly<Record<WorkKind, (sql: Sql, profile: string, now: Now) => WorkRows>> = {
  favourites: favouriteRows,
  notes: noteRows,
  synonyms: synonymRows,
  templates: templateRows,
  sheets: sheetWorkRows,
  tools: toolRows
}

/** `shown` tells what the rows of one profile show, so each profile has documents of its own. */
function tableOf(sql: Sql, kind: WorkKind, scope: WorkScope): DocumentTable {
  const service = serviceOf(kind, scope)
  const profile = service === '' ? '' : scope.profile
  return {
    heads: () =>
      sql
        .all<[string, string | null, string]>(
          'SELECT id, shown, tag FROM shared_work WHERE kind = ? AND service = ? AND profile = ?',
          kind,
          service,
          profile
        )
        .map(([id, shown, tag]) => ({ id, shown, tag })),
    get(id) {
      const row = sql.one<[string, string | null]>`SELECT document, shown FROM shared_work
        WHERE kind = ${kind} AND service = ${service} AND profile = ${profile} AND id = ${id}`
      const document = row ? documentIn(JSON.parse(row[0])) : null
      return row && document ? { document, shown: row[1] } : null
    },
    set(id, { document, shown }) {
      sql.run`INSERT OR REPLACE INTO shared_work (kind, service, profile, id, shown, tag, document)
        VALUES (${kind}, ${service}, ${profile}, ${id}, ${shown}, ${tagOf(document)}, ${JSON.stringify(document)})`
    }
  }
}

export function workHandlers(sql: Sql, now: Now): WorkCalls {
  const replicaOf = (kind: WorkKind, scope: WorkScope): WorkReplica =>
    new WorkReplica(tableOf(sql, kind, scope), ROWS[kind](sql, scope.profile, now), {
      by: scope.by,
      now,
      sign: () => randomBytes(8).toString('hex')
    })
  return {
    workTags: (kind, scope) => sql.transaction(() => replicaOf(kind, scope).tags()),
    workDocuments: (kind, scope, ids) => replicaOf(kind, scope).documents(ids),
    mergeWork: (kind, scope, documents) => sql.transaction(() => replicaOf(kind, scope).merge(documents)),
    workConflicts: (kind, scope) => replicaOf(kind, scope).conflicts(),
    resolveWork: (kind, scope, id, decision) => sql.transaction(() => replicaOf(kind, scope).resolve(id, decision)),
    editNote: (scope, engineId, text, seen) =>
      sql.transaction(() => {
        const valueOf = (of: string) => (of === '' ? null : { text: of })
        if (!replicaOf('notes', scope).edit(engineId, valueOf(text), valueOf(seen)))
          noteHandlers(sql, now).setNote(scope.profile, engineId, text)
      }),
    editTemplate: (scope, id, file, seen) =>
      sql.transaction(() => {
        if (!replicaOf('templates', scope).edit(id, { file }, { file: seen }))
          namedValueHandlers(sql).changeEntries('sheet.templates', { [id]: file }, [])
      })
  }
}
