import * as v from 'valibot'
import { MAX_PROFILE_NAME, PROFILE_COLORS } from '../../shared/profiles/profile-list'
import { byLocalId, localId, passphrase } from './common'

const profileName = v.pipe(v.string(), v.maxLength(MAX_PROFILE_NAME))
const profileColor = v.picklist(PROFILE_COLORS)

export const maintenanceSchemas = {
  'updates:draft': v.strictObject({ draft: v.boolean() }),
  'health:test-network': v.strictObject({ withKey: v.boolean() }),
  'diagnosis:save': byLocalId,
  'settings-file:open': v.strictObject({ dropped: v.boolean() }),
  'settings-file:apply': byLocalId,
  'profiles:add': v.strictObject({ name: profileName, color: profileColor }),
  'profiles:edit': v.strictObject({ id: localId, name: profileName, color: profileColor }),
  'profiles:remove': byLocalId,
  'profiles:switch': byLocalId,
  'backup:make': v.strictObject({ passphrase, catalogue: v.boolean() }),
  'backup:open': v.strictObject({ passphrase, opened: v.boolean() }),
  'backup:accept': byLocalId,
  'backup:decline': byLocalId
}
