/**
 * The run-time check of what a window may send, one schema for each channel. Strict: no unknown entries, every text
 * bounded, ids by their exact
 * form. The largest message of a channel follows from its schema (`ipc/size.ts`), so every text and list has a
 * `maxLength`. Only main loads this
 * file; the window checks for the person's sake, main for safety's.
 */
import * as v from 'valibot'
import { isId } from '../../shared/catalogue/ids'
import { LEVELS } from '../../shared/catalogue/records'
import { LANGUAGES } from '../../shared/text/languages'
import type { ChannelName, Input } from '../channel-map'
import { measuredSchemas } from './measured-runs'
import { sheetSchemas } from './sheets'
import { FILE_KINDS, FILE_MESSAGE_BYTES } from '../channels/files'
import { FEED_SCHEMAS } from './feed'

const nothing = v.void()
const id = v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^-?[0-9]{1,19}$/),
  v.check((id): boolean => isId(id))
)
const requestId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]+$/))
const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const cancellable = {
  requestId: v.optional(requestId),
  priority: v.optional(v.picklist(['click', 'visible', 'prefetch', 'refresh']))
}
const refresh = { refresh: v.optional(v.boolean()) }
const children = v.strictObject({ ...cancellable, parentId: id, ...refresh })
const hitCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))
const settingKey = v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z][A-Za-z0-9.]*$/))
/** Every kind of value a setting can have; whether this setting allows it is the settings' own business. */
const settingValue = v.union([
  v.boolean(),
  v.pipe(v.number(), v.finite()),
  text(2000),
  v.pipe(v.array(text(200)), v.maxLength(1000))
])

const path = v.strictObject({
  types: v.nullable(id),
  manufacturers: v.nullable(id),
  models: v.nullable(id),
  generations: v.nullable(id),
  engines: v.nullable(id)
})
const enginePath = v.strictObject({ ...path.entries, engines: id })
const fileContent = v.union([
  v.strictObject({ text: text(FILE_MESSAGE_BYTES) }),
  v.strictObject({ base64: v.pipe(v.string(), v.maxLength(FILE_MESSAGE_BYTES), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })
])
const scopes = v.pipe(
  v.array(
    v.variant('kind', [
      v.strictObject({ kind: v.picklist(['manufacturer', 'model', 'generation']), id }),
      v.strictObject({ kind: v.literal('engine'), generationId: id, engineId: id })
    ])
  ),
  v.maxLength(500)
)
const languages = v.optional(v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1), v.maxLength(LANGUAGES.length)))
const typedSearch = v.strictObject({ query: text(500), fuel: text(200) })
const savedSearch = v.strictObject({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
const pack = v.strictObject({ id: v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9-]+$/)) })
const passphrase = v.pipe(v.string(), v.minLength(8), v.maxLength(500))

export const INPUT_SCHEMAS = {
  'app:info': nothing,
  'app:notices': nothing,
  'app:ready': nothing,
  'app:place': nothing,
  'app:set-place': v.strictObject({ address: text(2000), catalogue: text(2000) }),

  'connection:state': nothing,
  'connection:connect': v.strictObject({ baseUrl: text(2048), apiKey: v.optional(text(4096)) }),
  'connection:demo': nothing,
  'connection:check': nothing,
  'connection:forget': nothing,

  'proxy:question': nothing,
  'proxy:answer': v.strictObject({
    id: v.pipe(v.string(), v.maxLength(36), v.uuid()),
    login: v.nullable(v.strictObject({ user: text(256), password: text(1024) }))
  }),

  'budget:state': nothing,

  'catalogue:types': v.strictObject({ ...cancellable, ...refresh }),
  'catalogue:manufacturers': children,
  'catalogue:models': children,
  'catalogue:generations': children,
  'catalogue:engines': children,
  'catalogue:held': v.strictObject({ level: v.picklist(LEVELS), parentId: v.nullable(id) }),
  'catalogue:engine': v.strictObject({ ...cancellable, engineId: id, ...refresh }),
  'catalogue:performance': v.strictObject({ ...cancellable, generationId: id, engineId: id, ...refresh }),
  'catalogue:view': v.strictObject({
    ...cancellable,
    level: v.picklist(['types', 'manufacturers', 'models', 'generations']),
    id,
    ...refresh
  }),
  'catalogue:complete': v.strictObject({ ...cancellable, path, spend: v.boolean() }),
  'catalogue:path-names': v.strictObject({ path }),
  'catalogue:locate': v.strictObject({ ...cancellable, engineId: id, name: text(500), spend: v.boolean() }),

  'catalogue:readable': v.strictObject({ engineIds: v.pipe(v.array(id), v.maxLength(2000)) }),
  'catalogue:raw': v.strictObject({ engineId: id, generationId: v.nullable(id) }),

  'links:open': v.strictObject({ text: text(1000) }),
  'links:mail': v.strictObject({
    subject: text(300),
    lines: v.pipe(v.array(text(500)), v.maxLength(200)),
    keep: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))
  }),

  'search:catalogue': v.strictObject({ ...cancellable, query: text(500) }),
  'search:engines': v.strictObject({ ...cancellable, query: text(500), fuel: text(200) }),

  'search:desk': v.strictObject({ query: text(500), limit: v.optional(hitCount), most: v.optional(hitCount) }),
  'search:synonyms': nothing,
  'search:set-synonyms': v.strictObject({
    groups: v.pipe(v.array(v.pipe(v.array(text(60)), v.maxLength(20))), v.maxLength(500))
  }),

  'search:saved': nothing,
  'search:save': typedSearch,
  'search:unsave': savedSearch,
  'search:looked': savedSearch,
  'search:history': nothing,
  'search:remember': typedSearch,
  'search:clear-history': nothing,

  'desk:favourites': nothing,
  'desk:add-favourite': v.strictObject({ path, group: text(60) }),
  'desk:remove-favourite': v.strictObject({ engineId: id }),
  'desk:recents': nothing,
  'desk:add-recent': v.strictObject({ path }),
  'desk:note': v.strictObject({ engineId: id }),
  'desk:set-note': v.strictObject({ engineId: id, text: text(10_000) }),
  'desk:storage': nothing,
  'desk:clear': nothing,

  'packs:plan': v.strictObject({ scopes, languages }),
  'packs:learn': v.strictObject({ ...cancellable, scopes, languages }),
  'packs:start': v.strictObject({
    title: text(200),
    scopes,
    languages,
    confirmedCalls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
  }),
  'packs:all': nothing,
  'packs:pause': pack,
  'packs:resume': pack,
  'packs:cancel': pack,
  'packs:dismiss': pack,
  'packs:readiness': v.strictObject({ scopes }),
  'packs:jobs': v.strictObject({ text: text(50_000) }),
  'packs:resolve-job': v.strictObject({ ...cancellable, line: text(500) }),
  'packs:export': v.strictObject({ scopes, passphrase }),
  'packs:import': v.strictObject({ passphrase }),
  'packs:accept': v.strictObject({ ...pack.entries, unknown: v.optional(v.boolean()), trust: v.optional(text(60)) }),
  'packs:decline': pack,
  'packs:signers': nothing,
  'packs:forget-signer': v.strictObject({ signer: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)) }),

  'compare:entries': nothing,
  'compare:add': v.strictObject({ path: enginePath }),
  'compare:remove': v.strictObject({ engineId: id, generationId: v.nullable(id) }),
  // more than there is room for is refused in words, not as a broken message
  'compare:set': v.strictObject({ paths: v.pipe(v.array(enginePath), v.maxLength(20)) }),

  'files:save': v.strictObject({ suggestedName: text(500), kind: v.picklist(FILE_KINDS), content: fileContent }),
  'files:copy': v.strictObject({ kind: v.picklist(['txt', 'png']), content: fileContent }),

  ...sheetSchemas(enginePath),
  ...measuredSchemas(id),

  'request:cancel': v.strictObject({ requestId }),

  'settings:all': nothing,
  'settings:set': v.strictObject({ key: settingKey, value: settingValue }),
  'settings:reset': v.strictObject({ key: settingKey }),

  'health:drift': nothing,
  'diagnosis:make': nothing,
  'diagnosis:save': pack,
  ...FEED_SCHEMAS
} satisfies { readonly [C in ChannelName]: v.GenericSchema<Input<C>> }
