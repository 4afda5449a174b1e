/** The program itself: files, links, the connection and settings. */
import * as v from 'valibot'
import { FILE_KINDS, FILE_MESSAGE_BYTES, MAX_VIEW_LENGTH } from '../channels/app'
import { WINDOW_ERROR_KINDS, WINDOW_ERROR_LIMITS } from '../channels/diagnostics'
import { MAX_PIN_LENGTH, PIN_ROLES, ROLES } from '../../shared/roles/role'
import { integer, list, matching, nonEmpty, text } from './common'

const fileContent = v.union([
  v.strictObject({ text: text(FILE_MESSAGE_BYTES) }),
  v.strictObject({ base64: matching(FILE_MESSAGE_BYTES, /^[A-Za-z0-9+/]+={0,2}$/) })
])
const settingKey = matching(100, /^[A-Za-z][A-Za-z0-9.]*$/)
/** Any value that a setting can have; the settings check it against the definition of the key. */
const settingValue = v.union([v.boolean(), v.pipe(v.number(), v.finite()), text(2000), list(text(200), 1000)])

const limits = WINDOW_ERROR_LIMITS

export const appSchemas = {
  'app:dismiss-notice': v.strictObject({ id: nonEmpty(100) }),
  'app:window-error': v.strictObject({
    kind: v.picklist(WINDOW_ERROR_KINDS),
    name: matching(limits.name, /^\w+$/),
    message: text(limits.message),
    frames: list(text(limits.frame), limits.frames)
  }),
  'app:set-place': v.strictObject({ address: text(2000), catalogue: text(2000), view: text(MAX_VIEW_LENGTH) }),
  'app:open-window': v.strictObject({ address: matching(2000, /^\/(?!\/)/) }),
  'files:save': v.strictObject({ suggestedName: text(500), kind: v.picklist(FILE_KINDS), content: fileContent }),
  'files:copy': v.strictObject({ kind: v.picklist(['txt', 'png']), content: fileContent }),
  'links:open': v.strictObject({ text: text(1000) }),
  'links:open-dropped': v.strictObject({ paths: v.pipe(v.array(nonEmpty(4096)), v.minLength(1), v.maxLength(2)) }),
  'links:mail': v.strictObject({ subject: text(300), lines: list(text(500), 200), keep: integer(0, 10) }),
  'connection:connect': v.strictObject({ baseUrl: text(2048), apiKey: v.optional(text(4096)) }),
  'proxy:answer': v.strictObject({
    id: v.pipe(v.string(), v.maxLength(36), v.uuid()),
    login: v.nullable(v.strictObject({ user: text(256), password: text(1024) }))
  }),
  'settings:set': v.strictObject({ key: settingKey, value: settingValue }),
  'settings:reset': v.strictObject({ key: settingKey }),
  'role:switch': v.strictObject({ role: v.picklist(ROLES), pin: text(MAX_PIN_LENGTH) }),
  'role:set-pin': v.strictObject({ role: v.picklist(PIN_ROLES), pin: text(MAX_PIN_LENGTH) })
}
