import { assumptionOf, curveAssumptions, type ReadSetting } from '../../units/unit-assumptions'
import { readCurveKey } from '../../dyno/curve-issues'
import { buildCurves, type CurveKey, type CurveSet } from '../../dyno/curve-set'
import { dateText } from '../../text/date-text'
import { dayTag, formatDay } from '../../text/time-text'
import { intlTag, type LanguageCode } from '../../text/languages'
import { percentText as percentOf } from '../../text/join-text'
import { numberText, signedText } from '../../text/number-text'
import { defaultSettings, type Settings } from '../../settings/schema'
import { unitSymbol, type UnitName } from '../../units/unit-symbols'
import { figureInUnit, secondUnit, unitGainText, unitText, type Quantity, type Unit } from '../../units/units'
import { cleanText } from '../../catalogue/reader/clean-text'
import type { SheetSnapshot } from '../snapshot'
import type { SheetBlock } from '../templates/template'
import { blocksOf } from '../templates/built-in-templates'
import { sheetText, sheetWords, type SheetTextKey, type SheetWords } from '../sheet-texts'
import type { TextValues } from '../../locales/translator'

/** Longest texts on paper, in UTF-16 units. Longer ones are clipped and reported by the preflight. */
export const PAPER_LIMITS = {
  name: 90,
  address: 120,
  fact: 70,
  part: 90,
  parts: 10,
  optionName: 80,
  optionText: 160,
  notice: 2000,
  customer: 240,
  remark: 600,
  note: 900,
  intro: 600,
  terms: 1500,
  title: 120,
  price: 40,
  label: 30,
  tool: 60
} as const

export interface ComposeContext {
  readonly snapshot: SheetSnapshot
  readonly words: SheetWords
  readonly text: (key: SheetTextKey, values: TextValues) => string
  readonly tag: string
  readonly blocks: ReadonlySet<SheetBlock>
  /** Settings of the snapshot, with defaults for those that older versions lack. */
  readonly read: ReadSetting
  readonly curves: CurveSet
}

export function contextOf(snapshot: SheetSnapshot): ComposeContext {
  const settings: Settings = { ...defaultSettings(), ...snapshot.settings }
  const read: ReadSetting = (key) => settings[key]
  const { language } = snapshot.choice
  const curves = buildCurves(snapshot.engine, {
    trimZeroPadding: read('chart.trimZeroPadding'),
    drawCommonPart: read('chart.drawCommonPart'),
    peakTolerancePercent: read('chart.peakTolerancePercent'),
    physicsTolerancePercent: read('chart.physicsTolerancePercent'),
    assume: curveAssumptions(read),
    stages: snapshot.choice.stages
  })
  return {
    snapshot,
    words: sheetWords(language),
    text: (key, values) => sheetText(language, key, values),
    tag: intlTag(language),
    blocks: blocksOf(snapshot.template),
    read,
    curves
  }
}

/** Invisible characters and direction marks that `cleanText` keeps. */
const HIDDEN_SIGNS = /[\u200b-\u200f\u2060-\u2064\u206a-\u206f\u061c\ufeff\ufff9-\ufffb\u00ad]/g

/** A printable text, clipped with an ellipsis; '' for none. */
export function paperText(text: string | null | undefined, limit: number, lines = false): string {
  const clean = cleanText(text ?? '', { lines, limit: 20_000 })
    .text.replace(HIDDEN_SIGNS, '')
    .replace(lines ? /[ \t]+/g : /\s+/g, ' ')
    .trim()
  if (clean.length <= limit) return clean
  return `${[...clean.slice(0, limit - 1)]
    .join('')
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`
}
export const given = (text: string | null | undefined, limit: number): string | null => paperText(text, limit) || null

export const unitWord = ({ tag }: Pick<ComposeContext, 'tag'>, unit: UnitName): string => unitSymbol(unit, tag)

/** Language of catalogue texts where it is another than the sheet's; null: the sheet's, or no text. */
export function foreignLanguage(
  { snapshot: { source, choice, englishTexts } }: ComposeContext,
  ...texts: readonly (string | null)[]
): LanguageCode | null {
  const given = texts.filter((text) => text !== null && text.trim() !== '') as readonly string[]
  if (given.length === 0) return null
  if (source.language !== choice.language) return source.language
  return given.some((text) => englishTexts.includes(text)) ? 'en' : null
}

/** "Top speed", "0–100 km/h". The unit of the hundred is the assumed unit of speed; none: "0–100". */
export function performanceLabel(
  context: ComposeContext,
  field: 'zero_to_hundred' | 'top_speed' | 'fuel_consumption_avg'
): string {
  const { unit } = assumptionOf(context.read, 'topSpeed')
  return context
    .text(`field.${field}`, { unit: unit === null ? '' : unitWord(context, unit) })
    .replace(/\s+/g, ' ')
    .trim()
}

/** "140 kW" in the unit of the sheet, and "190 PS" if both units are chosen. `value` in the base unit. */
export function quantityText(
  context: ComposeContext,
  value: number | null,
  unit: Unit
): { readonly text: string | null; readonly second: string | null } {
  if (value === null) return { text: null, second: null }
  const write = (one: Unit): string => unitText(value, one, context.tag).text
  const other = secondUnit(unit, context.tag)
  return { text: write(unit), second: context.snapshot.choice.units.both && other !== unit ? write(other) : null }
}

/** "+40 PS" */
export function gainText(context: ComposeContext, difference: number | null, unit: Unit): string | null {
  return difference === null ? null : unitGainText(difference, unit, context.tag)
}
/** "+27 %" */
export function percentText({ tag }: ComposeContext, percent: number | null): string | null {
  return percent === null
    ? null
    : percentOf(signedText(percent, tag, { maximumFractionDigits: Math.abs(percent) < 10 ? 1 : 0 }), tag)
}
/** A figure that is already in its unit. */
export function figureText({ tag }: ComposeContext, value: number, unit: Unit | null, signed = false): string {
  return unit === null ? (signed ? signedText : numberText)(value, tag) : figureInUnit(value, unit, tag, signed)
}
export const plainText = ({ tag }: Pick<ComposeContext, 'tag'>, value: number): string => numberText(value, tag)

export const unitOf = ({ snapshot }: ComposeContext, quantity: Quantity): Unit => snapshot.choice.units[quantity]

/** "Stock", "Stage 1", "Stage 1 (2)" for a second stage of that number. */
export function curveName({ words, text }: Pick<ComposeContext, 'words' | 'text'>, key: CurveKey): string {
  if (key === 'stock') return words.stock
  const { n, count } = readCurveKey(key)
  if (n === 'x') return count ? text('stageNoNumberAgain', { count }) : words.stageNoNumber
  return count ? text('stageAgain', { n, count }) : text('stage', { n })
}

/**
 * The written day of an ISO time as text, independent of the time zone, so that a snapshot is the same anywhere. '' for
 * an invalid time.
 */
export function dayText({ tag }: Pick<ComposeContext, 'tag'>, iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  if (!year || !month || !day) return ''
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (tag === 'lv') return formatDay(new Date(at), tag, 'UTC')
  return dateText(at, dayTag(tag), { dateStyle: 'long' }, 'UTC')
}
