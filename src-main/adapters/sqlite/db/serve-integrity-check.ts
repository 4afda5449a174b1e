/** Looks through a file beside those who use it. */
import { statSync } from 'node:fs'
import { SMALL_FILE_BYTES, type CheckCalls } from '../worker-rpc/messages'
import type { Handlers, Served } from '../worker-rpc/worker-server'
import { isDamage } from './sqlite-failure'
import { assertSound, openForReading, type Layout } from './open-database'

export function serveCheck({ file }: { readonly file: string }, layout: Layout): Served {
  const sql = openForReading(file, layout)
  const handlers: Handlers<CheckCalls> = {
    check: () => {
      try {
        assertSound(sql, layout, statSync(file).size <= SMALL_FILE_BYTES ? 'integrity' : 'quick')
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
