/** Copies a file on a separate connection, beside its writer. */
import type { CopyCalls } from '../worker-rpc/messages'
import type { WorkerService } from '../worker-rpc/worker-server'
import { openForReading, type DatabaseSchema } from './open-database'
import { readingService } from './serve-file'
import { restrictToOwner } from './sql'

interface CopyPlan {
  readonly file: string
  readonly target: string
}

export function serveCopy({ file, target }: CopyPlan, schema: DatabaseSchema): WorkerService {
  const sql = openForReading(file, schema)
  return readingService(sql, {
    copy() {
      restrictToOwner(target) // SQLite treats an empty file as new
      sql.run`VACUUM INTO ${target}`
    }
  } satisfies CopyCalls)
}
