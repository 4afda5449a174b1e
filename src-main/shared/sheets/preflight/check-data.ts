/** Checks of the catalogue data on a sheet: curves, assumed units, age and names. */
import { isFresh, type FreshnessPolicy } from '../../catalogue/freshness'
import type { ComposeContext } from '../compose/compose-context'
import { assumptionsUsed } from '../compose/source-block'
import { rowsWithoutUnit } from '../compose/stages-section'
import type { SheetModel } from '../sheet-model'
import type { SheetSnapshot } from '../snapshot'
import type { SheetBlock } from '../templates/template'
import type { PreflightIssue } from './preflight-issue'

const DAY_MS = 86_400_000

export function checkCurves({ curves, blocks }: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
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
    // refused values are flagged above
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

/** The assumption that gives each figure its unit. */
const UNIT_OF = { top_speed: 'topSpeed', zero_to_hundred: 'zeroTo100', fuel_consumption_avg: 'consumption' } as const

/** Assumed units: a hint where the sheet states them, else a warning, as where values contradict their unit. */
export function checkUnits(context: ComposeContext): readonly PreflightIssue[] {
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

export function checkAge(
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

/** An engine can be opened by ids alone; then the sheet does not name the vehicle. */
export function checkNames({ names }: SheetSnapshot): readonly PreflightIssue[] {
  const nameless = [names.manufacturers, names.models, names.generations].some((name) => (name?.trim() ?? '') === '')
  return nameless ? [{ code: 'no-names', weight: 'warn', place: 'data' }] : []
}
