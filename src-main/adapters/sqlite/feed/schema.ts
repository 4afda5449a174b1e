/** The events' file: confidential, so it has no backups, and deleted data is overwritten. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { DatabaseSchema } from '../db/open-database'
import type { Sql } from '../db/sql'
import { events } from './migrations/010-events'
import { bodies } from './migrations/020-event-bodies'
import { arrival } from './migrations/030-arrival'
import { textBlocks } from './migrations/040-text-blocks'
import type { RowCipher } from './row-cipher'

/** @param cipher null: for integrity checks only */
export function feedSchema(cipher: RowCipher | null): DatabaseSchema {
  return {
    applicationId: 0x44594e46,
    worth: 'confidential',
    migrations: [events, bodies, arrival, textBlocks],
    ...(cipher ? { adopt: (sql: Sql) => checkKey(sql, cipher) } : {})
  }
}

/** A file encrypted with another key is set aside like a damaged one. */
function checkKey(sql: Sql, cipher: RowCipher): void {
  sql.db.exec('PRAGMA secure_delete = ON')
  const row = sql.one<[Uint8Array]>('SELECT sealed FROM key_check')
  if (!row) sql.run`INSERT INTO key_check (sealed) VALUES (${cipher.seal(Buffer.from('dynodesk'), 'key')})`
  else if (!cipher.open(row[0], 'key')) throw new StoreFailure('damaged', 'the file was sealed with another key')
}
