/** The file of events: confidential, so nothing of it is copied aside, and what is deleted is overwritten. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { DatabaseSchema } from '../db/open-database'
import type { Sql } from '../db/sql'
import { events } from './migrations/010-events'
import { bodies } from './migrations/020-event-bodies'
import { arrival } from './migrations/030-arrival'
import type { RowCipher } from './row-cipher'

/** @param vault null: only to look through the pages */
export function feedSchema(vault: RowCipher | null): DatabaseSchema {
  return {
    applicationId: 0x44594e46,
    worth: 'confidential',
    migrations: [events, bodies, arrival],
    ...(vault ? { adopt: (sql: Sql) => checkKey(sql, vault) } : {})
  }
}

/** What another key has sealed cannot be read by anybody here: such a file is set aside like a damaged one. */
function checkKey(sql: Sql, vault: RowCipher): void {
  sql.db.exec('PRAGMA secure_delete = ON')
  const row = sql.one<[Uint8Array]>('SELECT sealed FROM key_check')
  if (!row) sql.run('INSERT INTO key_check (sealed) VALUES (?)', vault.seal(Buffer.from('dynodesk'), 'key'))
  else if (!vault.open(row[0], 'key')) throw new StoreFailure('damaged', 'the file was sealed with another key')
}
