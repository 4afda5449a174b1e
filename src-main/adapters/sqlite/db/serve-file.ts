/** The shared parts of the services that read or write one file. */
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { AnyHandlers } from '../worker-rpc/messages'
import type { WorkerService } from '../worker-rpc/worker-server'
import { storeRowDigest, type RowDigest } from './row-counts'
import type { Sql } from './sql'

export const readingService = (sql: Sql, handlers: AnyHandlers): WorkerService => ({
  opened: { findings: [], unclean: false, bytes: 0, checkedAtMs: null, backedUpAtMs: null },
  handlers,
  close: () => sql.close()
})

/** Handlers for a file that cannot be written: all but those in `instead` throw a StoreFailure 'read-only'. */
export function refuseWrites<H extends AnyHandlers>(handlers: H, instead: Partial<H>): AnyHandlers {
  const refuse = (): never => {
    throw new StoreFailure(
      'read-only',
      'the file is read as it is: of a newer version, not brought up to date, or not to be written'
    )
  }
  return { ...Object.fromEntries(Object.keys(handlers).map((name) => [name, refuse])), ...instead }
}

export const storeCheckTime = (sql: Sql, nowMs: number): void =>
  void sql.run`INSERT INTO meta (name, value) VALUES ('checked_at', ${nowMs})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`

/** Leaves one complete file. @param statistics whether to update those of the query planner */
export function closeWritten(sql: Sql, { statistics = true, digest = 'rows' as RowDigest } = {}): void {
  storeRowDigest(sql, digest)
  if (statistics) sql.db.exec('PRAGMA optimize')
  sql.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  sql.close()
}
