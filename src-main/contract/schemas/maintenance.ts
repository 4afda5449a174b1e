import * as v from 'valibot'
import { byLocalId, passphrase } from './common'

export const maintenanceSchemas = {
  'updates:draft': v.strictObject({ draft: v.boolean() }),
  'settings-file:apply': byLocalId,
  'backup:make': v.strictObject({ passphrase, catalogue: v.boolean() }),
  'backup:open': v.strictObject({ passphrase }),
  'backup:accept': byLocalId,
  'backup:decline': byLocalId
}
