/** Synonyms, tools and sheet templates as shared work; each is an entry of a named value. */
import { isObject } from '../../../../shared/text/json-object'
import type { WorkRows } from '../../../../shared/workspace/documents/replica'
import type { Sql } from '../../db/sql'
import type { Now } from '../../worker-rpc/worker-server'
import { namedValueHandlers } from '../named-values'

const MOST_CHARACTERS = 4 * 1024 * 1024
const MOST_WORDS = 100
const WORD_CHARACTERS = 200

/** Entries of a list without ids: an entry is its own id, so that additions of several computers add up. */
function listRows(sql: Sql, name: string, isEntry: (value: unknown) => boolean): WorkRows {
  const { value, setValue } = namedValueHandlers(sql)
  const list = (): readonly unknown[] => {
    const found = value(name)
    return Array.isArray(found) ? found : []
  }
  const idOf = (entry: unknown): string => JSON.stringify(entry)
  return {
    ids: () => list().map(idOf),
    value(id) {
      const entry = list().find((one) => idOf(one) === id)
      return entry === undefined ? null : { value: entry, atMs: 0 }
    },
    put(id, { value: entry }) {
      if (!isEntry(entry) || idOf(entry) !== id) return false
      setValue(name, [...list().filter((one) => idOf(one) !== id), entry])
      return true
    },
    remove: (id) =>
      setValue(
        name,
        list().filter((one) => idOf(one) !== id)
      )
  }
}

const isWord = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= WORD_CHARACTERS

export const synonymRows = (sql: Sql): WorkRows =>
  listRows(
    sql,
    'synonyms',
    (group) => Array.isArray(group) && group.length > 1 && group.length <= MOST_WORDS && group.every(isWord)
  )

export const toolRows = (sql: Sql): WorkRows => listRows(sql, 'workspace.tools', isWord)

/** Template files by id. */
export function templateRows(sql: Sql, _profile: string, now: Now): WorkRows {
  const { value, setValue } = namedValueHandlers(sql)
  const all = (): Readonly<Record<string, unknown>> => {
    const found = value('sheet.templates')
    return isObject(found) ? found : {}
  }
  return {
    ids: () => Object.keys(all()),
    value(id) {
      const file = Object.hasOwn(all(), id) ? all()[id] : undefined
      return typeof file === 'string' ? { value: { file }, atMs: now() } : null
    },
    put(id, { value: given }) {
      const file = isObject(given) ? given['file'] : null
      if (typeof file !== 'string' || file.length > MOST_CHARACTERS || !/^[\w-]{1,64}$/.test(id)) return false
      setValue('sheet.templates', { ...all(), [id]: file })
      return true
    },
    remove: (id) => setValue('sheet.templates', Object.fromEntries(Object.entries(all()).filter(([one]) => one !== id)))
  }
}
