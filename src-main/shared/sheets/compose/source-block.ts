import { assumptionRegister, type AssumedField, type Assumption } from '../../units/unit-assumptions'
import { languageName } from '../../text/display-names'
import { listText } from '../../text/join-text'
import type { SheetTextKey } from '../sheet-texts'
import { dayText, performanceLabel, unitWord, type ComposeContext } from './compose-context'
import { highlightOf } from './highlight-section'
import { performanceFieldsShown } from './stages-section'

const PERFORMANCE = {
  topSpeed: 'top_speed',
  zeroTo100: 'zero_to_hundred',
  consumption: 'fuel_consumption_avg'
} as const

/** The assumptions that affect this sheet. */
export function assumptionsUsed(context: ComposeContext): readonly Assumption[] {
  const { blocks, curves, read } = context
  const isHighlighted = (highlightOf(context)?.figures.length ?? 0) > 0
  const stages = (blocks.has('stages') && curves.curves.length > 1) || isHighlighted
  const drawn = blocks.has('chart') || blocks.has('band')
  const shown = performanceFieldsShown(context)
  const used = (field: AssumedField): boolean => {
    if (field === 'stagePower' || field === 'stageTorque') return stages
    if (field === 'curvePower') return drawn && curves.curves.some((curve) => curve.power)
    if (field === 'curveTorque') return drawn && curves.curves.some((curve) => curve.torque)
    if (field === 'curveRpm') return drawn && curves.curves.some((curve) => curve.power ?? curve.torque)
    return shown.has(PERFORMANCE[field])
  }
  return assumptionRegister(read).filter((one) => used(one.field))
}

export const isUnconfirmed = ({ unit, confirmedBy }: Assumption): boolean => unit !== null && confirmedBy === null

export function assumptionsOf(context: ComposeContext): readonly string[] {
  const { words, text, blocks, read, curves, snapshot } = context
  if (!blocks.has('assumptions')) return []
  const used = assumptionsUsed(context)
  // customers get one mark instead
  if (snapshot.template.kind !== 'workshop')
    return used.some((one) => isUnconfirmed(one) && one.field !== 'curveRpm') ? [words['assume.mark']] : []
  // for use inside a sentence
  const small = (text: string): string => text.charAt(0).toLocaleLowerCase(context.tag) + text.slice(1)
  const name = ({ field }: Assumption): string =>
    field === 'topSpeed' || field === 'zeroTo100' || field === 'consumption'
      ? small(performanceLabel(context, PERFORMANCE[field]))
      : words[`assume.${field}`]
  const list = (of: readonly Assumption[]): string =>
    listText(
      of.map((one) => (one.unit === null ? name(one) : `${name(one)}\u00a0(${unitWord(context, one.unit)})`)),
      context.tag
    )
  const group = (sentence: SheetTextKey, of: readonly Assumption[]): string[] =>
    of.length === 0 ? [] : [text(sentence, { list: list(of) })]
  const trimmed = curves.issues.some((one) => one.code === 'padding-trimmed')
  const zeros =
    blocks.has('performance') &&
    snapshot.performance !== null &&
    Object.values(snapshot.performance).includes(0) &&
    read('performance.zeroIsMissing')
  return [
    words['assume.catalogue'],
    ...group('assume.taken', used.filter(isUnconfirmed)),
    ...group(
      'assume.confirmed',
      used.filter((one) => one.unit !== null && one.confirmedBy !== null)
    ),
    ...group(
      'assume.bare',
      used.filter((one) => one.unit === null)
    ),
    ...(zeros ? [words['assume.zero']] : []),
    ...(trimmed && blocks.has('chart') ? [words['assume.trim']] : []),
    ...(curves.issues.some((one) => one.code === 'common-part') && blocks.has('chart') ? [words['assume.common']] : [])
  ]
}

/** Source of the figures with their date; for customers one sentence with the oldest date. */
export function sourceOf(context: ComposeContext): string {
  const { snapshot, text, tag } = context
  const { source, choice } = snapshot
  const otherLanguage =
    source.language === choice.language
      ? []
      : [text('source.language', { language: languageName(source.language, tag) })]
  if (snapshot.template.kind !== 'workshop') {
    const printed = performanceFieldsShown(context).size > 0 ? source.performanceFetchedAt : null
    const oldest = printed !== null && printed < source.fetchedAt ? printed : source.fetchedAt
    const sentence = text(source.host === 'demo' ? 'foot.demo' : 'foot.catalogue', { date: dayText(context, oldest) })
    return joinSentences([sentence, ...otherLanguage])
  }
  const date = dayText(context, source.fetchedAt)
  const performanceDay = source.performanceFetchedAt === null ? '' : dayText(context, source.performanceFetchedAt)
  return joinSentences([
    source.host === 'demo' ? text('source.demo', { date }) : text('source', { host: source.host, date }),
    ...(performanceDay && performanceDay !== date && performanceFieldsShown(context).size > 0
      ? [text('source.performance', { date: performanceDay })]
      : []),
    ...otherLanguage,
    ...(source.goneSince === null ? [] : [text('source.gone', { date: dayText(context, source.goneSince) })])
  ])
}

/** A date may end in a full stop: "2026 г." */
const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.replace(/\.\.$/, '.')).join(' ')
