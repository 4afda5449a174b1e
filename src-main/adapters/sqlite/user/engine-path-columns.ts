/** Full paths of engines in rows of the person's file. */
import type { EnginePath } from '../../../shared/catalogue/records'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Row } from '../db/sql'

/** The columns of a path, ids as text: they are int64. */
export const PATH_COLUMNS =
  'CAST(types AS TEXT), CAST(manufacturers AS TEXT), CAST(models AS TEXT), CAST(generations AS TEXT), CAST(engines AS TEXT)'

/** The path in the first five columns of a row. */
export const pathFromRow = ([types, manufacturers, models, generations, engines]: Row): EnginePath =>
  ({ types, manufacturers, models, generations, engines }) as EnginePath

/** What is bound for a path; the engine must be known. */
export function pathValues({ types, manufacturers, models, generations, engines }: EnginePath) {
  if (engines === null) throw new StoreFailure('internal', 'a path without an engine')
  return [types, manufacturers, models, generations, engines] as const
}
