/** What may be wrong with a sheet before it is printed: one list, each entry with the place that mends it. */
import { ENGINE_FIELDS, fieldsIn } from '../../catalogue/engine-fields'
import { isFresh, type FreshnessPolicy } from '../../catalogue/freshness'
import { contextOf, PAPER_LIMITS, type ComposeContext } from '../compose/compose-context'
import { assumptionsUsed } from '../compose/source-block'
import { rowsWithoutUnit } from '../compose/stages-section'
import type { SheetModel } from '../sheet-model'
import { isInLanguage, shopText } from '../templates/placeholders'
import type { SheetSnapshot } from '../snapshot'
import type { SheetBlock } from '../templates/template'
import { defaultPaper } from '../default-paper'

/** 'stop': no sheet can be made. 'warn': a person has to say yes. 'hint': worth knowing. */
export type PreflightSeverity = 'stop' | 'warn' | 'hint'
export const PREFLIGHT_CODES = [
  'overflow',
  'pages',
  'small-chart',
  'clipped-text',
  'missing-glyphs',
  'missing-picture',
  'missing-logo',
  'flagged-curve',
  'no-curve',
  'assumed-unit',
  'stale-data',
  'gone',
  'no-names',
  'option-blocked',
  'option-hidden',
  'option-notice',
  'other-language',
  'no-performance',
  'no-unit',
  'paper',
  'empty-shop'
] as const
export type PreflightCode = (typeof PREFLIGHT_CODES)[number]
/** Where the person can mend it: a control of the sheet's screen. */
export type PreflightTarget =
  | 'template'
  | 'pages'
  | 'shop'
  | 'language'
  | 'units'
  | 'paper'
  | 'picture'
  | 'stages'
  | 'options'
  | 'rules'
  | 'remark'
  | 'data'
  | 'assumptions'
  | 'chart'

export interface PreflightIssue {
  readonly code: PreflightCode
  readonly weight: PreflightSeverity
  readonly place: PreflightTarget
  readonly block?: SheetBlock
  readonly params?: Readonly<Record<string, string | number>>
}

const DAY_MS = 86_400_000

/**
 * Everything that can be known without laying the sheet out; overflow and missing glyphs come from the layout.
 *
 * @param model of this snapshot
 * @param policy the shop's, by which a record is stale
 */
export function preflightSheet(
  snapshot: SheetSnapshot,
  model: SheetModel,
  nowMs: number,
  policy: FreshnessPolicy
): readonly PreflightIssue[] {
  const context = contextOf(snapshot)
  return [
    ...checkOptions(context),
    ...checkCurves(context, model),
    ...checkUnits(context),
    ...checkAge(context, nowMs, policy),
    ...checkNames(snapshot),
    ...checkPictures(context, model),
    ...checkLanguage(context),
    ...checkLengths(snapshot),
    ...checkPaper(snapshot),
    ...(context.blocks.has('performance') && model.performanceNote !== null
      ? [{ code: 'no-performance', weight: 'hint', place: 'data', block: 'performance' } as const]
      : [])
  ]
}

/** A sheet that does not print options holds none, blocked ones neither. */
function checkOptions({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  if (!blocks.has('options') || !snapshot.options) return []
  const codes = (action: string): readonly string[] =>
    (snapshot.options ?? []).filter((one) => one.action === action).map((one) => one.code ?? '–')
  const say = (code: PreflightCode, weight: PreflightSeverity, found: readonly string[]): PreflightIssue[] =>
    found.length === 0
      ? []
      : [{ code, weight, place: 'rules', block: 'options', params: { count: found.length, codes: found.join(', ') } }]
  return [
    ...say('option-blocked', 'stop', codes('block')),
    ...say('option-hidden', 'hint', codes('hide')),
    ...say('option-notice', 'hint', codes('notice'))
  ]
}

function checkCurves({ curves, blocks }: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
  const drawn = blocks.has('chart')
  if (!drawn && !blocks.has('band')) return []
  const flagged = curves.curves.filter(
    (curve) =>
      curve.plausibility.flagged && (curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none')
  )
  const names = flagged.map((curve) => model.curveNames[curve.key] ?? curve.key).join(', ')
  const worst = flagged.flatMap(({ plausibility }) =>
    plausibility.result.kind === 'off' ? [Math.abs(plausibility.result.percent)] : []
  )
  return [
    ...(flagged.length === 0
      ? []
      : [
          {
            code: 'flagged-curve',
            weight: 'warn',
            place: 'chart',
            block: 'chart',
            params: { count: flagged.length, curves: names, percent: Math.round(Math.max(0, ...worst) * 10) / 10 }
          } as const
        ]),
    // values that are given and refused are flagged already
    ...(drawn && !model.chart
      ? [
          {
            code: 'no-curve',
            weight: curves.drawability === 'none' ? 'hint' : 'warn',
            place: 'data',
            block: 'chart'
          } as const
        ]
      : [])
  ]
}

/** The field of the register of assumptions that would give it a unit. */
const UNIT_OF = { top_speed: 'topSpeed', zero_to_hundred: 'zeroTo100', fuel_consumption_avg: 'consumption' } as const

/**
 * That a unit is assumed is ordinary as long as the sheet says so. Where it does not, or the values speak for another
 * unit, a person has to look.
 */
function checkUnits(context: ComposeContext): readonly PreflightIssue[] {
  const open = assumptionsUsed(context).filter(
    (one) => one.confirmedBy === null && one.unit !== null && one.field !== 'curveRpm'
  )
  const hint = context.curves.issues.find((one) => one.code === 'power-unit-hint')
  const said = context.blocks.has('assumptions')
  const bare = rowsWithoutUnit(context)
  return [
    ...(bare.length === 0
      ? []
      : [
          {
            code: 'no-unit',
            weight: 'hint',
            place: 'assumptions',
            block: 'performance',
            params: { count: bare.length, fields: bare.map((field) => UNIT_OF[field]).join(', ') }
          } as const
        ]),
    ...(open.length === 0
      ? []
      : [
          {
            code: 'assumed-unit',
            weight: said ? 'hint' : 'warn',
            place: said ? 'assumptions' : 'template',
            block: 'assumptions',
            params: { count: open.length, fields: open.map((one) => one.field).join(', ') }
          } as const
        ]),
    ...(hint
      ? [
          {
            code: 'assumed-unit',
            weight: 'warn',
            place: 'assumptions',
            block: 'chart',
            params: { count: 1, fields: 'curvePower', hint: String(hint.params['unit'] ?? '') }
          } as const
        ]
      : [])
  ]
}

function checkAge(
  { snapshot, blocks }: ComposeContext,
  nowMs: number,
  policy: FreshnessPolicy
): readonly PreflightIssue[] {
  const { source, performance } = snapshot
  const found: PreflightIssue[] = []
  const stale = (iso: string, name: 'engine' | 'performance', block?: SheetBlock): void => {
    const at = Date.parse(iso)
    if (isFresh(name, false, at, nowMs, policy)) return
    found.push({
      code: 'stale-data',
      weight: 'warn',
      place: 'data',
      ...(block ? { block } : {}),
      params: { days: Number.isNaN(at) ? -1 : Math.max(0, Math.floor((nowMs - at) / DAY_MS)) }
    })
  }
  stale(source.fetchedAt, 'engine')
  if (found.length === 0 && performance && blocks.has('performance') && source.performanceFetchedAt !== null)
    stale(source.performanceFetchedAt, 'performance', 'performance')
  if (source.goneSince !== null)
    found.push({ code: 'gone', weight: 'warn', place: 'data', params: { since: source.goneSince } })
  return found
}

/**
 * An engine can be reached by ids alone; its sheet must not pass in silence when it does not say of which car it is.
 */
function checkNames({ names }: SheetSnapshot): readonly PreflightIssue[] {
  const nameless = [names.manufacturers, names.models, names.generations].some((name) => (name?.trim() ?? '') === '')
  return nameless ? [{ code: 'no-names', weight: 'warn', place: 'data' }] : []
}

function checkPictures({ snapshot, blocks }: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
  const { shop, kind } = snapshot.template
  const nameless = model.shop.name === '' && !model.shop.logo
  return [
    ...(blocks.has('picture') && snapshot.choice.picture !== 'none' && !snapshot.pictureHeld
      ? [{ code: 'missing-picture', weight: 'warn', place: 'picture', block: 'picture' } as const]
      : []),
    // inside the workshop everybody knows whose sheet it is
    ...(nameless || model.shop.address.length === 0
      ? [{ code: 'empty-shop', weight: nameless && kind !== 'workshop' ? 'warn' : 'hint', place: 'shop' } as const]
      : []),
    ...(shop.logo === null && !nameless ? [{ code: 'missing-logo', weight: 'hint', place: 'shop' } as const] : [])
  ]
}

function checkLanguage({ snapshot, blocks }: ComposeContext): readonly PreflightIssue[] {
  const { source, choice, template } = snapshot
  const own = (['title', 'intro', 'terms'] as const).filter(
    (field) => (field !== 'terms' || blocks.has('terms')) && !isInLanguage(template[field], choice.language)
  )
  return [
    ...(source.language === choice.language
      ? []
      : [
          {
            code: 'other-language',
            weight: 'warn',
            place: 'language',
            params: { is: source.language, wanted: choice.language }
          } as const
        ]),
    ...(own.length === 0
      ? []
      : [
          {
            code: 'other-language',
            weight: 'warn',
            place: 'template',
            params: { wanted: choice.language, fields: own.join(', ') }
          } as const
        ])
  ]
}

/** Texts that end in an ellipsis on paper. */
function checkLengths({ engine, names, choice, template, note, options }: SheetSnapshot): readonly PreflightIssue[] {
  const own = (field: 'title' | 'intro' | 'terms'): string => shopText(template[field], choice.language)
  const facts = fieldsIn('sheet')
    .filter((field) => ENGINE_FIELDS[field].sheet.block === 'facts')
    .map((field) => engine[field])
    .filter((value) => typeof value === 'string')
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
    [own('title'), PAPER_LIMITS.title, 'template', null],
    [own('intro'), PAPER_LIMITS.intro, 'template', null],
    [own('terms'), PAPER_LIMITS.terms, 'template', 'terms'],
    ...choice.prices.flatMap(
      (one) =>
        [
          [one.price, PAPER_LIMITS.price, 'stages', 'stages'],
          [one.label, PAPER_LIMITS.label, 'stages', 'stages']
        ] as const
    ),
    ...(options ?? []).flatMap((one) =>
      one.action === 'show' || one.action === 'notice'
        ? ([
            [one.name, PAPER_LIMITS.optionName, 'data', 'options'],
            [one.description, PAPER_LIMITS.optionText, 'data', 'options']
          ] as const)
        : []
    )
  ]
  const places = new Map<string, PreflightIssue>()
  for (const [text, limit, place, block] of texts) {
    if ((text?.trim().length ?? 0) <= limit) continue
    const key = `${place} ${block}`
    places.set(key, {
      code: 'clipped-text',
      weight: 'warn',
      place,
      ...(block ? { block } : {}),
      params: { count: Number(places.get(key)?.params?.['count'] ?? 0) + 1 }
    })
  }
  return [...places.values()]
}

function checkPaper({ choice }: SheetSnapshot): readonly PreflightIssue[] {
  if (choice.country === '') return []
  const usual = defaultPaper(choice.country)
  return choice.paper === usual
    ? []
    : [
        {
          code: 'paper',
          weight: 'hint',
          place: 'paper',
          params: { paper: choice.paper, usual, country: choice.country }
        }
      ]
}
