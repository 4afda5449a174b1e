import * as v from 'valibot'
import type { SettingChannels } from '../channels/settings'
import { list, matching, nothing, text, type SchemasFor } from './common'

const key = matching(100, /^[A-Za-z][A-Za-z0-9.]*$/)
/** Any value that a setting can have; the settings check it against the definition of the key. */
const value = v.union([v.boolean(), v.pipe(v.number(), v.finite()), text(2000), list(text(200), 1000)])

export const settingSchemas = {
  'settings:all': nothing,
  'settings:set': v.strictObject({ key, value }),
  'settings:reset': v.strictObject({ key })
} satisfies SchemasFor<SettingChannels>
