import * as v from 'valibot'
import { JOB_LIST_LENGTH } from '../channels/packs'
import { LANGUAGES } from '../../shared/text/languages'
import { byLocalId, cancellable, id, list, matching, passphrase, text } from './common'

const scope = [
  v.strictObject({ kind: v.picklist(['manufacturer', 'model', 'generation']), id }),
  v.strictObject({ kind: v.literal('engine'), generationId: id, engineId: id })
] as const
const scopes = list(v.variant('kind', [...scope]), 500)
const readinessScopes = list(v.variant('kind', [...scope, v.strictObject({ kind: v.literal('stored') })]), 500)
const plan = {
  scopes,
  languages: v.optional(v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1), v.maxLength(LANGUAGES.length)))
}

export const packSchemas = {
  'packs:plan': v.strictObject(plan),
  'packs:learn': v.strictObject({ ...cancellable, ...plan }),
  'packs:start': v.strictObject({
    ...plan,
    title: text(200),
    confirmedCalls: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
  }),
  'packs:pause': byLocalId,
  'packs:resume': byLocalId,
  'packs:cancel': byLocalId,
  'packs:dismiss': byLocalId,
  'packs:readiness': v.strictObject({ scopes: readinessScopes }),
  'packs:jobs': v.strictObject({ text: text(JOB_LIST_LENGTH) }),
  'packs:resolve-job': v.strictObject({ ...cancellable, line: text(500) }),
  'packs:export': v.strictObject({ scopes: readinessScopes, passphrase }),
  'packs:import': v.strictObject({ passphrase, opened: v.optional(v.boolean()) }),
  'packs:accept': v.strictObject({
    ...byLocalId.entries,
    unknown: v.optional(v.boolean()),
    trust: v.optional(text(60))
  }),
  'packs:decline': byLocalId,
  'packs:forget-signer': v.strictObject({ signer: matching(64, /^[0-9a-f]{64}$/) })
}
