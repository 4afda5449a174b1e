/** Databases are readable by their owner only, with any umask. */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackup } from '@main/adapters/sqlite/db/backups'
import { openForWriting } from '@main/adapters/sqlite/db/open-database'
import { USER_SCHEMA } from '@main/adapters/sqlite/user/schema'
import { NOW, temporaryFolder } from '../support/store-helpers'

let before: number
beforeEach(() => void (before = process.umask(0o022)))
afterEach(() => void process.umask(before))
const modes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace(/backup-.*/, 'backup'),
      (statSync(join(folder, name)).mode & 0o777).toString(8)
    ])
  )

it.skipIf(process.platform === 'win32')(
  'a database, its journal, its index and its copies are readable by their owner alone',
  () => {
    const folder = temporaryFolder()
    const file = join(folder, 'person.db')
    const { sql } = openForWriting(file, USER_SCHEMA, { nowMs: NOW })
    sql.run("INSERT OR REPLACE INTO meta (name, value) VALUES ('x', 1)")
    createBackup(sql, file, NOW)
    expect(modes(folder)).toEqual({
      'person.db': '600',
      'person.db-wal': '600',
      'person.db-shm': '600',
      'person.db.backup': '600'
    })
    sql.close()
  }
)

it.skipIf(process.platform === 'win32')(
  'an existing file that others could read is restricted when it is opened',
  () => {
    const folder = temporaryFolder()
    const file = join(folder, 'person.db')
    openForWriting(file, USER_SCHEMA, { nowMs: NOW }).sql.close()
    chmodSync(file, 0o644)
    openForWriting(file, USER_SCHEMA, { nowMs: NOW }).sql.close()
    expect(modes(folder)).toEqual({ 'person.db': '600' })
  }
)
