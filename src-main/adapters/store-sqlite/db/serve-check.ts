/** Looks through a file beside those who use it. */
import type { CheckCalls } from '../link/messages'
import type { Handlers, Served } from '../link/serve'
import { isDamage } from './failure'
import { assertSound, openForReading, type Layout } from './open'

export function serveCheck({ file }: { readonly file: string }, layout: Layout): Served {
  const sql = openForReading(file, layout)
  const handlers: Handlers<CheckCalls> = {
    check: () => {
      try {
        assertSound(sql)
        return { sound: true }
      } catch (error) {
        if (!isDamage(error)) throw error
        return { sound: false }
      }
    }
  }
  return { opened: { findings: [], unclean: false, checkedAtMs: null, backedUpAtMs: null }, handlers, close: () => sql.close() }
}
