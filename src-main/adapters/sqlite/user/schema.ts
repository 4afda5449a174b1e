/** The user database; its content cannot be recovered from elsewhere. */
import { versionOf } from '../db/migrate'
import type { DatabaseSchema } from '../db/open-database'
import { favourites } from './migrations/010-favourites'
import { values } from './migrations/020-values'
import { searches } from './migrations/030-searches'
import { sheets } from './migrations/040-sheets'
import { work } from './migrations/050-work'
import { workProfiles } from './migrations/060-work-profiles'
import { sheetSharing } from './migrations/070-sheet-sharing'

const JSON_SINCE_VERSION = 30
const UNREADABLE =
  'SELECT 1 FROM named_values WHERE NOT json_valid(value) UNION ALL SELECT 1 FROM saved_searches WHERE NOT json_valid(seen) LIMIT 1'

export const USER_SCHEMA: DatabaseSchema = {
  applicationId: 0x44594e50,
  worth: 'precious',
  migrations: [favourites, values, searches, sheets, work, workProfiles, sheetSharing],
  readable: (sql) => versionOf(sql) < JSON_SINCE_VERSION || sql.one(UNREADABLE) === undefined
}
