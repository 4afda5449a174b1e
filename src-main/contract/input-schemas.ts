/**
 * The run-time check of what a window may send, one schema for each channel. Strict: no unknown entries, every text bounded, ids by their exact
 * form. Only main loads this file; the window checks for the person's sake, main for safety's.
 */
import * as v from 'valibot'
import { isId } from '../core/catalogue/ids'
import type { ChannelName, Input } from './channels'

const nothing = v.void()
const id = v.pipe(v.string(), v.regex(/^-?[0-9]{1,19}$/), v.check((id): boolean => isId(id)))
const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const cancellable = { requestId: v.optional(requestId), priority: v.optional(v.picklist(['click', 'visible', 'prefetch', 'refresh'])) }
const refresh = { refresh: v.optional(v.boolean()) }
const children = v.strictObject({ ...cancellable, parentId: id, ...refresh })
const settingKey = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9.]{0,99}$/))
/** Every kind of value a setting can have; whether this setting allows it is the settings' own business. */
const settingValue = v.union([v.boolean(), v.pipe(v.number(), v.finite()), text(2000), v.pipe(v.array(text(200)), v.maxLength(1000))])

export const INPUT_SCHEMAS = {
  'app:info': nothing,
  'app:notices': nothing,
  'app:ready': nothing,

  'connection:state': nothing,
  'connection:connect': v.strictObject({ baseUrl: text(2048), apiKey: v.optional(text(4096)) }),
  'connection:demo': nothing,
  'connection:check': nothing,
  'connection:forget': nothing,

  'budget:state': nothing,

  'catalogue:types': v.strictObject({ ...cancellable, ...refresh }),
  'catalogue:manufacturers': children,
  'catalogue:models': children,
  'catalogue:generations': children,
  'catalogue:engines': children,
  'catalogue:engine': v.strictObject({ ...cancellable, engineId: id, ...refresh }),
  'catalogue:performance': v.strictObject({ ...cancellable, generationId: id, engineId: id, ...refresh }),
  'catalogue:path-names': v.strictObject({
    path: v.strictObject({ types: v.nullable(id), manufacturers: v.nullable(id), models: v.nullable(id), generations: v.nullable(id), engines: v.nullable(id) })
  }),
  'catalogue:locate': v.strictObject({ ...cancellable, engineId: id, name: text(500), spend: v.boolean() }),

  'search:catalogue': v.strictObject({ ...cancellable, query: text(500) }),
  'search:engines': v.strictObject({ ...cancellable, query: text(500), fuel: text(200) }),

  'request:cancel': v.strictObject({ requestId }),

  'settings:all': nothing,
  'settings:set': v.strictObject({ key: settingKey, value: settingValue }),
  'settings:reset': v.strictObject({ key: settingKey }),

  'health:drift': nothing
} satisfies { readonly [C in ChannelName]: v.GenericSchema<Input<C>> }
