import * as v from 'valibot'

export const maintenanceSchemas = {
  'updates:draft': v.strictObject({ draft: v.boolean() })
}
