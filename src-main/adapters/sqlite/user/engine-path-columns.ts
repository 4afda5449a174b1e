import type { EnginePath } from '../../../shared/catalogue/records'
import { StoreFailure } from '../../../shared/ports/stores/store-failure'
import type { Row } from '../db/sql'

/** Ids are int64, so they are read as text. */
export const PATH_COLUMNS =
  'CAST(types AS TEXT), CAST(manufacturers AS TEXT), CAST(models AS TEXT), CAST(generations AS TEXT), CAST(engines AS TEXT)'

export const pathFromRow = ([types, manufacturers, models, generations, engines]: Row): EnginePath =>
  ({ types, manufacturers, models, generations, engines }) as EnginePath

export function pathValues({ types, manufacturers, models, generations, engines }: EnginePath) {
  if (engines === null) throw new StoreFailure('internal', 'a path without an engine')
  return [types, manufacturers, models, generations, engines] as const
}
