/** Checks a file on a separate connection. */
import { statSync } from 'node:fs'
import type { CheckCalls } from '../worker-rpc/messages'
import type { WorkerService } from '../worker-rpc/worker-server'
import { hasIntegrity } from './integrity'
import { openForReading, type DatabaseSchema } from './open-database'
import { SMALL_FILE_BYTES } from './row-counts'
import { readingService } from './serve-file'

export function serveIntegrityCheck({ file }: { readonly file: string }, schema: DatabaseSchema): WorkerService {
  const sql = openForReading(file, schema)
  const kind = (): 'integrity' | 'quick' => (statSync(file).size <= SMALL_FILE_BYTES ? 'integrity' : 'quick')
  return readingService(sql, { check: () => ({ sound: hasIntegrity(sql, schema, kind()) }) } satisfies CheckCalls)
}
