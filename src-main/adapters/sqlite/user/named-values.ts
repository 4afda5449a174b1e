/** JSON values by name in the user database. */
import type { Sql } from '../db/sql'
import type { UserStoreCalls } from '../worker-rpc/messages'

export function namedValueHandlers(sql: Sql): Pick<UserStoreCalls, 'value' | 'setValue'> {
  return {
    value(name) {
      const row = sql.one<[string]>`SELECT value FROM named_values WHERE name = ${name}`
      return row ? (JSON.parse(row[0]) as unknown) : null
    },
    setValue(name, value) {
      // undefined deletes the value
      const text = JSON.stringify(value) as string | undefined
      if (text === undefined) sql.run`DELETE FROM named_values WHERE name = ${name}`
      else sql.run`INSERT OR REPLACE INTO named_values (name, value) VALUES (${name}, ${text})`
    }
  }
}
