/** JSON values by name in the user database. */
import { isObject } from '../../../shared/text/json-object'
import { withLaterChanges } from '../../../shared/workspace/list-changes'
import type { Sql } from '../db/sql'
import type { UserStoreCalls } from '../worker-rpc/messages'

type Calls = Pick<UserStoreCalls, 'value' | 'setValue' | 'changeEntries' | 'changeList'>

export function namedValueHandlers(sql: Sql): Calls {
  function value(name: string): unknown {
    const row = sql.one<[string]>`SELECT value FROM named_values WHERE name = ${name}`
    return row ? (JSON.parse(row[0]) as unknown) : null
  }
  function setValue(name: string, to: unknown): void {
    // undefined deletes the value
    const text = JSON.stringify(to) as string | undefined
    if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
    else sql.run`INSERT OR REPLACE INTO named_values (name, value) VALUES (${name}, ${text})`
  }
  return {
    value,
    setValue,
    changeEntries: (name, put, remove) =>
      sql.transaction(() => {
        const found = value(name)
        const entries = Object.entries({ ...(isObject(found) ? found : {}), ...put })
        setValue(name, Object.fromEntries(entries.filter(([id]) => !remove.includes(id))))
      }),
    changeList: (name, list, seen) =>
      sql.transaction(() => {
        const found = value(name)
        setValue(name, withLaterChanges(list, seen, Array.isArray(found) ? found : seen))
      })
  }
}
