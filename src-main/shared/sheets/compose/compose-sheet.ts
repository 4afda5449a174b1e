/** Composes the texts and figures of a snapshot. Deterministic: no clock, no current settings. */
import { composeChart, plausibilityNote } from './chart-section'
import {
  contextOf,
  dayText,
  foreignLanguage,
  given,
  PAPER_LIMITS,
  paperText,
  type ComposeContext
} from './compose-context'
import { factsOf, vehicleOf } from './facts-section'
import { assumptionsOf, assumptionsUsed, isUnconfirmed, sourceOf } from './source-block'
import { highlightOf } from './highlight-section'
import { rpmRangeGainOf, performanceOf, stagesOf } from './stages-section'
import type { SheetModel, SheetOption } from '../sheet-model'
import { sheetLink } from '../sheet-number'
import { fillPlaceholders, shopText, type PlaceholderValues } from '../templates/placeholders'
import type { LanguageCode } from '../../text/languages'
import type { SheetSnapshot } from '../snapshot'
import type { ShopText } from '../templates/template'
import { sheetText } from '../sheet-texts'

/** Placeholder values in the sheet's language; in file names the date is ISO. */
export function placeholderValues(snapshot: SheetSnapshot, forFile = false): PlaceholderValues {
  return valuesOf(contextOf(snapshot), forFile)
}
function valuesOf(context: ComposeContext, forFile: boolean): PlaceholderValues {
  const { snapshot } = context
  const { maker, model, generation, engine } = vehicleOf(context)
  return {
    date: forFile ? snapshot.madeAt.slice(0, 10) : dayText(context, snapshot.madeAt),
    number: snapshot.number ?? '',
    maker,
    model,
    generation,
    engine,
    customer: paperText(snapshot.choice.customer, PAPER_LIMITS.customer),
    shop: paperText(snapshot.template.shop.name, PAPER_LIMITS.name)
  }
}

/**
 * A sheet for customers never contains trade data (control units, tools, methods, note), whatever its template says.
 */
export function composeSheet(snapshot: SheetSnapshot): SheetModel {
  const context = contextOf(snapshot)
  const { words, text, blocks, tag } = context
  const { choice, template, number } = snapshot
  const values = valuesOf(context, false)
  const stages = blocks.has('stages') ? stagesOf(context) : []
  const highlight = highlightOf(context)
  const priced = stages.some(({ price }) => price !== '') || (highlight?.price ?? '') !== ''
  const own = (text: SheetSnapshot['template']['title'], limit: number): string =>
    paperText(fillPlaceholders(shopText(text, choice.language), values), limit, true)
  return {
    language: choice.language,
    tag,
    kind: template.kind,
    paper: choice.paper,
    orientation: choice.orientation,
    ink: choice.ink,
    accent: /^#[0-9a-f]{6}$/i.test(template.accent) ? template.accent : '#000000',
    words,
    shop: {
      name: paperText(template.shop.name, PAPER_LIMITS.name),
      address: template.shop.address
        .slice(0, 8)
        .map((line) => paperText(line, PAPER_LIMITS.address))
        .filter((line) => line !== ''),
      logo: template.shop.logo !== null
    },
    title: own(template.title, PAPER_LIMITS.title) || words[`title.${template.kind}`],
    intro: own(context.curves.curves.length > 1 ? template.intro : withoutRemap(template.intro), PAPER_LIMITS.intro),
    vehicle: vehicleOf(context),
    customer: paperText(choice.customer, PAPER_LIMITS.customer, true),
    picture: blocks.has('picture') && choice.picture !== 'none' && snapshot.pictureHeld ? choice.picture : null,
    highlight,
    facts: factsOf(context),
    ...composeChart(context),
    stages,
    ...performanceOf(context),
    band: rpmRangeGainOf(context),
    options: optionsOf(context),
    tools: toolsOf(context),
    note: blocks.has('note') && choice.note ? paperText(snapshot.note, PAPER_LIMITS.note, true) || null : null,
    verdict: plausibilityNote(context),
    assumptions: assumptionsOf(context),
    assumed: blocks.has('assumptions')
      ? assumptionsUsed(context)
          .filter(isUnconfirmed)
          .map((one) => one.field)
      : [],
    remark: blocks.has('remark') ? paperText(choice.remark, PAPER_LIMITS.remark, true) : '',
    terms: blocks.has('terms') ? own(priced ? template.terms : withoutPrices(template.terms), PAPER_LIMITS.terms) : '',
    signature: blocks.has('signature'),
    source: sourceOf(context),
    number,
    code: number === null ? null : sheetLink(number),
    madeOn: text('madeOn', { date: dayText(context, snapshot.madeAt) })
  }
}

/**
 * From the decisions of the rules only, never from the record's options. null: not provided, not on this sheet, or none
 * may be printed.
 */
function optionsOf(context: ComposeContext): readonly SheetOption[] | null {
  const { snapshot, blocks, text } = context
  if (!blocks.has('options') || snapshot.options === null) return null
  const printed = snapshot.options.flatMap((option): SheetOption[] => {
    if (option.action !== 'show' && option.action !== 'notice') return []
    const notice = option.action === 'notice' ? paperText(option.notice, PAPER_LIMITS.notice, true) : null
    // an option is never printed without its complete notice
    if (
      notice === '' ||
      (notice !== null && (option.action !== 'notice' || option.notice.length > PAPER_LIMITS.notice))
    )
      return []
    const name =
      given(option.name, PAPER_LIMITS.optionName) ??
      text('unnamedOption', { code: paperText(option.code, PAPER_LIMITS.fact) }).trim()
    const description = given(option.description, PAPER_LIMITS.optionText)
    return [{ name, description, language: foreignLanguage(context, option.name, option.description), notice }]
  })
  return printed.length === 0 ? null : printed
}

/** The built-in introduction of a customer sheet promises a remap, which an engine without a stage does not have. */
function withoutRemap(intro: ShopText): ShopText {
  return Object.fromEntries(
    Object.entries(intro).map(([key, text]) => {
      const language = key as LanguageCode
      return [language, text.replace(sheetText(language, 'intro.customer'), sheetText(language, 'intro.stockOnly'))]
    })
  )
}

/** Removes the built-in sentence on prices from the terms of a sheet without prices. */
function withoutPrices(terms: ShopText): ShopText {
  return Object.fromEntries(
    Object.entries(terms).map(([language, text]) => {
      const offer = sheetText(language as LanguageCode, 'terms.offer')
      const rest = sheetText(language as LanguageCode, 'terms.customer')
      return [language, text.replace(offer.slice(0, offer.length - rest.length), '')]
    })
  )
}

/** The catalogue does not link tools and methods, so they are two lists. */
function toolsOf({ snapshot, blocks }: ComposeContext): SheetModel['tools'] {
  if (!blocks.has('tools')) return null
  const list = (values: readonly (string | null)[]): readonly string[] =>
    values.flatMap((one) => given(one, PAPER_LIMITS.tool) ?? [])
  return {
    tools: list((snapshot.engine.read_tools ?? []).map((one) => one.name)),
    methods: list((snapshot.engine.read_methods ?? []).map((one) => one.value))
  }
}
