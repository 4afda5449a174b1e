/** Checks of the catalogue data on a sheet: curves, assumed units, age and names. */
import { isCarNamed } from '../../catalogue/records'
import { isFresh, type FreshnessPolicy } from '../../catalogue/freshness'
import type { ComposeContext } from '../compose/compose-context'
import type { CurveKey } from '../../dyno/curve-issues'
import { worstReason } from '../../dyno/plausibility-reason'
import { assumptionsUsed } from '../compose/source-block'
import { rowsWithoutUnit } from '../compose/stages-section'
import type { SheetModel } from '../sheet-model'
import type { SheetSnapshot } from '../snapshot'
import type { SheetBlock } from '../templates/template'
import type { PreflightIssue } from './preflight-issue'
import { DAY_MS } from '../../durations'

export function checkCurves(context: ComposeContext, model: SheetModel): readonly PreflightIssue[] {
  const { curves, blocks, snapshot } = context
  const drawn = blocks.has('chart')
  if (!drawn && !blocks.has('band')) return []
  const flagged = curves.curves.filter(
    (curve) =>
      curve.plausibility.flagged && (curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none')
  )
  const namesOf = (keys: readonly CurveKey[]): string => keys.map((key) => model.curveNames[key] ?? key).join(', ')
  const reason = worstReason(flagged, curves.issues)
  const issues: PreflightIssue[] = []
  if (reason) {
    const params = {
      count: flagged.length,
      curves: namesOf(flagged.map(({ key }) => key)),
      about: reason.curves.length < flagged.length ? namesOf(reason.curves) : '',
      reason: reason.text,
      percent: reason.percent,
      rpm: reason.rpm
    }
    issues.push({ code: 'flagged-curve', weight: 'warn', place: 'chart', block: 'chart', params })
  }
  // refused values are flagged above; chosen runs are not printed without a chart
  const runs = snapshot.choice.measured ? snapshot.measured : []
  const weight = curves.drawability === 'none' && runs.length === 0 ? 'hint' : 'warn'
  if (drawn && !model.chart) issues.push({ code: 'no-curve', weight, place: 'data', block: 'chart' })
  return issues
}

const UNIT_OF = { top_speed: 'topSpeed', zero_to_hundred: 'zeroTo100', fuel_consumption_avg: 'consumption' } as const

/** Assumed units: a hint where the sheet states them, else a warning, as where values contradict their unit. */
export function checkUnits(context: ComposeContext): readonly PreflightIssue[] {
  const open = assumptionsUsed(context).filter(
    (one) => one.confirmedBy === null && one.unit !== null && one.field !== 'curveRpm'
  )
  const hint = context.curves.issues.find((one) => one.code === 'power-unit-hint')
  const said = context.blocks.has('assumptions')
  const bare = rowsWithoutUnit(context)
  const issues: PreflightIssue[] = []
  if (bare.length > 0) {
    const params = { count: bare.length, fields: bare.map((field) => UNIT_OF[field]).join(', ') }
    issues.push({ code: 'no-unit', weight: 'hint', place: 'assumptions', block: 'performance', params })
  }
  if (open.length > 0) {
    const params = { count: open.length, fields: open.map((one) => one.field).join(', ') }
    const place = said ? 'assumptions' : 'template'
    issues.push({ code: 'assumed-unit', weight: said ? 'hint' : 'warn', place, block: 'assumptions', params })
  }
  if (hint) {
    const params = { count: 1, fields: 'curvePower', hint: String(hint.params['unit'] ?? '') }
    issues.push({ code: 'assumed-unit', weight: 'warn', place: 'assumptions', block: 'chart', params })
  }
  return issues
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
    const params = { days: Number.isNaN(at) ? -1 : Math.max(0, Math.floor((nowMs - at) / DAY_MS)) }
    found.push({ code: 'stale-data', weight: 'warn', place: 'data', ...(block ? { block } : {}), params })
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
  return isCarNamed((level) => names[level]) ? [] : [{ code: 'no-names', weight: 'warn', place: 'data' }]
}
