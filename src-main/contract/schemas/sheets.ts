/** The run-time check of what a window may send about spec sheets. */
import * as v from 'valibot'
import { LANGUAGES } from '../../shared/text/languages'
import { RULE_ACTIONS } from '../../shared/sheets/rules/option-rules'
import { INKS, ORIENTATIONS, PAGE_CHOICES, PAPERS } from '../../shared/sheets/snapshot'
import { SHEET_BLOCKS, SHEET_KINDS, TEMPLATE_VERSION } from '../../shared/sheets/templates/template'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const MOST_LOGO_BYTES = 1024 * 1024
const name = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z0-9-]+$/))
/** '' where the shop does not say. */
const country = v.pipe(v.string(), v.maxLength(2), v.regex(/^(|[A-Z]{2})$/))
const rpm = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))
const languageTexts = v.record(v.picklist(LANGUAGES), text(4000))

const choice = v.strictObject({
  templateId: name,
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
  stages: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20)),
  prices: v.pipe(
    v.array(v.strictObject({ stage: v.nullable(v.pipe(v.number(), v.integer())), label: text(60), price: text(60) })),
    v.maxLength(20)
  ),
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
  address: v.pipe(v.array(text(200)), v.maxLength(10)),
  logo: v.nullable(
    v.strictObject({ type: text(40), bytes: v.pipe(v.instance(Uint8Array), v.maxLength(MOST_LOGO_BYTES)) })
  )
})
const template = v.strictObject({
  version: v.literal(TEMPLATE_VERSION),
  id: name,
  name: text(80),
  kind: v.picklist(SHEET_KINDS),
  blocks: v.pipe(v.array(v.picklist(SHEET_BLOCKS)), v.maxLength(SHEET_BLOCKS.length)),
  title: languageTexts,
  intro: languageTexts,
  terms: languageTexts,
  shop,
  accent: v.pipe(v.string(), v.maxLength(7), v.regex(/^#[0-9a-fA-F]{6}$/))
})
const rule = v.strictObject({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  country: v.pipe(v.string(), v.maxLength(2), v.regex(/^(\*|[A-Z]{2})$/)),
  action: v.picklist(RULE_ACTIONS),
  notice: languageTexts
})
const draft = v.strictObject({ draftId: name })
/** As typed or scanned: a whole address may stand around it. */
const sheet = { number: text(300) }
const printer = text(300)

/** @param path schema of a full path, shared with the other features */
export const sheetSchemas = <P extends v.GenericSchema>(path: P) => ({
  'customer:show': v.strictObject({ path, choice }),
  'customer:hide': v.void(),
  'customer:state': v.void(),
  'customer:displays': v.void(),
  'sheets:draft': v.strictObject({ path, choice, spend: v.boolean() }),
  'sheets:layout': draft,
  'sheets:release': draft,
  'sheets:make': draft,
  'sheets:save-pdf': v.strictObject(sheet),
  'sheets:print': v.strictObject({ ...sheet, printer }),
  'sheets:list': v.strictObject({
    query: text(200),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))
  }),
  'sheets:open': v.strictObject(sheet),
  'sheets:remove': v.strictObject(sheet),
  'sheets:templates': v.void(),
  'sheets:save-template': v.strictObject({ template }),
  'sheets:remove-template': v.strictObject({ id: name }),
  'sheets:export-template': v.strictObject({ id: name }),
  'sheets:import-template': v.void(),
  'sheets:pick-logo': v.void(),
  'sheets:shop': v.void(),
  'sheets:set-shop': v.strictObject({ shop }),
  'sheets:rules': v.void(),
  'sheets:set-rules': v.strictObject({ rules: v.pipe(v.array(rule), v.maxLength(500)) }),
  'sheets:batch': v.strictObject({
    paths: v.pipe(v.array(path), v.minLength(1), v.maxLength(500)),
    choice,
    into: v.picklist(['one', 'many']),
    pattern: text(200)
  }),
  'sheets:cancel-batch': v.strictObject({ id: name }),
  'sheets:printers': v.void(),
  'sheets:test-page': v.strictObject({ printer, paper: v.picklist(PAPERS) }),
  'sheets:prove-printer': v.strictObject({ printer, proven: v.boolean() })
})
