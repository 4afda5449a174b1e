/** Checks of the choices for a sheet: options, pictures, language, lengths and paper. */
import { ENGINE_FIELDS, fieldsIn } from '../../catalogue/engine-fields'
import { PAPER_LIMITS, type ComposeContext } from '../compose/compose-context'
import { splitParts } from '../compose/stages-section'
import { defaultPaper } from '../default-paper'
import type { SheetModel } from '../sheet-model'
import type { SheetSnapshot } from '../snapshot'
import type { RuleAction } from '../rules/option-rules'
import { isInLanguage, shopText } from '../templates/placeholders'
import type { SheetBlock } from '../templates/template'
import type { PreflightCode, PreflightIssue, PreflightSeverity } from './preflight-issue'

/** Without the options block a sheet has no options, so blocked ones do not matter. */
export function checkOptions({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  const { options } = snapshot
  if (!blocks.has('options') || !options) return []
  const issue = (code: PreflightCode, weight: PreflightSeverity, action: RuleAction): PreflightIssue[] => {
    const codes = options.filter((one) => one.action === action).map((one) => one.code ?? '–')
    const params = { count: codes.length, codes: codes.join(', ') }
    return codes.length === 0 ? [] : [{ code, weight, place: 'rules', block: 'options', params }]
  }
  return [
    ...issue('option-blocked', 'stop', 'block'),
    ...issue('option-hidden', 'hint', 'hide'),
    ...issue('option-notice', 'hint', 'notice')
  ]
}

export function checkPictures({ snapshot, blocks }: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
  const { shop, kind } = snapshot.template
  const nameless = model.shop.name === '' && !model.shop.logo
  const issues: PreflightIssue[] = []
  if (blocks.has('picture') && snapshot.choice.picture !== 'none' && !snapshot.pictureHeld)
    issues.push({ code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' })
  // a workshop sheet does not need the name of the shop
  if (nameless || model.shop.address.length === 0)
    issues.push({ code: 'empty-shop', weight: nameless && kind !== 'workshop' ? 'warn' : 'hint', place: 'shop' })
  if (shop.logo === null && !nameless) issues.push({ code: 'missing-logo', weight: 'hint', place: 'shop' })
  return issues
}

export function checkLanguage({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  const { source, choice, template } = snapshot
  const own = (['title', 'intro', 'terms'] as const).filter(
    (field) => (field !== 'terms' || blocks.has('terms')) && !isInLanguage(template[field], choice.language)
  )
  const issue = (place: PreflightIssue['place'], params: PreflightIssue['params']): PreflightIssue => ({
    code: 'other-language',
    weight: 'warn',
    place,
    params: { wanted: choice.language, ...params }
  })
  return [
    ...(source.language === choice.language ? [] : [issue('language', { is: source.language })]),
    ...(own.length === 0 ? [] : [issue('template', { fields: own.join(', ') })])
  ]
}

/** Texts that are cut with an ellipsis on paper. */
export function checkLengths({ snapshot, blocks, curves }: ComposeContext): readonly PreflightIssue[] {
  const { engine, names, choice, template, note, options } = snapshot
  const own = (field: 'title' | 'intro' | 'terms'): string => shopText(template[field], choice.language)
  const printed = (options ?? []).filter((one) => one.action === 'show' || one.action === 'notice')
  const facts = fieldsIn('sheet')
    .filter((field) => ENGINE_FIELDS[field].sheet.kind === 'facts')
    .map((field) => engine[field])
    .filter((value) => typeof value === 'string')
  const parts = blocks.has('stages') ? curves.curves.map(({ modifications }) => splitParts(modifications)) : []
  const tools = blocks.has('tools')
    ? [...(engine.read_tools ?? []).map(({ name }) => name), ...(engine.read_methods ?? []).map(({ value }) => value)]
    : []
  const texts: readonly (readonly [string | null | undefined, number, PreflightIssue['place'], SheetBlock | null])[] = [
    [names.manufacturers, PAPER_LIMITS.name, 'data', null],
    [names.models, PAPER_LIMITS.name, 'data', null],
    [names.generations, PAPER_LIMITS.name, 'data', null],
    [names.engines ?? engine.name, PAPER_LIMITS.name, 'data', null],
    ...facts.map((text) => [text, PAPER_LIMITS.fact, 'data', 'facts'] as const),
    [choice.customer, PAPER_LIMITS.customer, 'remark', null],
    [choice.remark, PAPER_LIMITS.remark, 'remark', 'remark'],
    [choice.note ? note : null, PAPER_LIMITS.note, 'remark', 'note'],
    [template.shop.name, PAPER_LIMITS.name, 'shop', null],
    ...template.shop.address.map((line) => [line, PAPER_LIMITS.address, 'shop', null] as const),
    ...parts.flat().map((part) => [part, PAPER_LIMITS.part, 'data', 'stages'] as const),
    ...parts.map((of) => [of.slice(PAPER_LIMITS.parts).join(', '), 0, 'data', 'stages'] as const),
    ...tools.map((name) => [name, PAPER_LIMITS.tool, 'data', 'tools'] as const),
    ...(blocks.has('chart') && choice.measured ? snapshot.measured : []).map(
      ({ title }) => [title, PAPER_LIMITS.label, 'data', 'chart'] as const
    ),
    [own('title'), PAPER_LIMITS.title, 'template', null],
    [own('intro'), PAPER_LIMITS.intro, 'template', null],
    [own('terms'), PAPER_LIMITS.terms, 'template', 'terms'],
    ...choice.prices.map(({ price }) => [price, PAPER_LIMITS.price, 'stages', 'stages'] as const),
    ...choice.prices.map(({ label }) => [label, PAPER_LIMITS.label, 'stages', 'stages'] as const),
    ...printed.map(({ name }) => [name, PAPER_LIMITS.optionName, 'data', 'options'] as const),
    ...printed.map(({ description }) => [description, PAPER_LIMITS.optionText, 'data', 'options'] as const)
  ]
  const places = new Map<string, PreflightIssue>()
  for (const [text, limit, place, block] of texts) {
    if ((text?.trim().length ?? 0) <= limit) continue
    const key = `${place} ${block}`
    const params = { count: Number(places.get(key)?.params?.['count'] ?? 0) + 1 }
    places.set(key, { code: 'clipped-text', weight: 'warn', place, ...(block ? { block } : {}), params })
  }
  return [...places.values()]
}

export function checkPaper({ choice }: SheetSnapshot): readonly PreflightIssue[] {
  if (choice.country === '') return []
  const usual = defaultPaper(choice.country)
  const params = { paper: choice.paper, usual, country: choice.country }
  return choice.paper === usual ? [] : [{ code: 'paper', weight: 'hint', place: 'paper', params }]
}
