/** Spec sheets and the customer screen. */
import * as v from 'valibot'
import { LANGUAGES } from '../../shared/text/languages'
import { RULE_ACTIONS } from '../../shared/sheets/rules/option-rules'
import { INKS, ORIENTATIONS, PAGE_CHOICES, PAPERS } from '../../shared/sheets/snapshot'
import { SHEET_BLOCKS, SHEET_KINDS, TEMPLATE_VERSION } from '../../shared/sheets/templates/template'
import { byLocalId, integer, list, localId, matching, nonEmpty, pathToEngine, text } from './common'

const MAX_LOGO_BYTES = 1024 * 1024
/** '': not set. */
const country = matching(2, /^(|[A-Z]{2})$/)
/** As received: a number of the service may have a fraction. */
const stage = v.number()
const rpm = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))
const languageTexts = v.record(v.picklist(LANGUAGES), text(4000))

const choice = v.strictObject({
  templateId: localId,
  language: v.picklist(LANGUAGES),
  units: v.strictObject({
    power: v.picklist(['PS', 'kW', 'bhp']),
    torque: v.picklist(['Nm', 'lb-ft', 'kgm']),
    both: v.boolean()
  }),
  paper: v.picklist(PAPERS),
  orientation: v.picklist(ORIENTATIONS),
  ink: v.picklist(INKS),
  pages: v.picklist(PAGE_CHOICES),
  country,
  stages: list(stage, 20),
  prices: list(v.strictObject({ stage: v.nullable(v.union([text(40), stage])), label: text(60), price: text(60) }), 20),
  recommended: v.nullable(stage),
  validUntil: matching(10, /^(|\d{4}-\d{2}-\d{2})$/),
  customer: text(1000),
  remark: text(2000),
  picture: v.picklist(['unbranded', 'branded', 'none']),
  verdict: v.boolean(),
  note: v.boolean(),
  band: v.nullable(v.strictTuple([rpm, rpm])),
  measured: v.boolean()
})
const shop = v.strictObject({
  name: text(200),
  address: list(text(200), 10),
  logo: v.nullable(
    v.strictObject({ type: text(40), bytes: v.pipe(v.instance(Uint8Array), v.maxLength(MAX_LOGO_BYTES)) })
  )
})
const template = v.strictObject({
  version: v.literal(TEMPLATE_VERSION),
  id: localId,
  name: text(80),
  kind: v.picklist(SHEET_KINDS),
  blocks: list(v.picklist(SHEET_BLOCKS), SHEET_BLOCKS.length),
  title: languageTexts,
  intro: languageTexts,
  terms: languageTexts,
  shop,
  accent: matching(7, /^#[0-9a-fA-F]{6}$/)
})
const rule = v.strictObject({
  code: nonEmpty(60),
  country: matching(2, /^(\*|[A-Z]{2})$/),
  action: v.picklist(RULE_ACTIONS),
  notice: languageTexts
})
const draft = v.strictObject({ draftId: localId })
/** As typed or scanned; may be a whole address. */
const sheet = v.strictObject({ number: text(300) })
const printer = text(300)

export const sheetSchemas = {
  'sheets:draft': v.strictObject({ path: pathToEngine, choice, spend: v.boolean() }),
  'sheets:layout': draft,
  'sheets:release': draft,
  'sheets:make': draft,
  'sheets:pin': v.strictObject({ path: pathToEngine, choice }),
  'sheets:save-pdf': sheet,
  'sheets:drag': sheet,
  'sheets:print': v.strictObject({ ...sheet.entries, printer }),
  'sheets:list': v.strictObject({ query: text(200), limit: integer(1, 1000) }),
  'sheets:open': sheet,
  'sheets:remove': sheet,
  'sheets:save-template': v.strictObject({ template, seen: v.nullable(template) }),
  'sheets:remove-template': byLocalId,
  'sheets:import-template': v.strictObject({ opened: v.boolean() }),
  'sheets:export-template': byLocalId,
  'sheets:set-shop': v.strictObject({ shop }),
  'sheets:set-rules': v.strictObject({ rules: list(rule, 500), seen: list(text(40), 500) }),
  'sheets:batch': v.strictObject({
    paths: v.pipe(v.array(pathToEngine), v.minLength(1), v.maxLength(500)),
    choice,
    into: v.picklist(['one', 'many']),
    pattern: text(200)
  }),
  'sheets:cancel-batch': byLocalId,
  'sheets:test-page': v.strictObject({ printer, paper: v.picklist(PAPERS) }),
  'sheets:prove-printer': v.strictObject({ printer, proven: v.boolean() }),
  'customer:show': v.strictObject({ path: pathToEngine, choice })
}
