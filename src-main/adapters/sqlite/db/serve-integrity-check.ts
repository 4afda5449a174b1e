/** Checks a file on a separate connection. */
import { SMALL_FILE_BYTES } from './small-file'
import { statSync } from 'node:fs'
import { type CheckCalls } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import { isDamage } from './sqlite-failure'
import { assertIntegrity, openForReading, type DatabaseSchema } from './open-database'

export function serveIntegrityCheck({ file }: { readonly file: string }, schema: DatabaseSchema): WorkerService {
  const sql = openForReading(file, schema)
  const handlers: CallHandlers<CheckCalls> = {
    check: () => {
      try {
        assertIntegrity(sql, schema, statSync(file).size <= SMALL_FILE_BYTES ? 'integrity' : 'quick')
        return { sound: true }
      } catch (error) {
        if (!isDamage(error)) throw error
        return { sound: false }
      }
    }
  }
  return {
    opened: { findings: [], unclean: false, bytes: 0, checkedAtMs: null, backedUpAtMs: null },
    handlers,
    close: () => sql.close()
  }
}
