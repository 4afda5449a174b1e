/** The checks of a sheet before it is printed. */
import type { FreshnessPolicy } from '../../catalogue/freshness'
import { contextOf } from '../compose/compose-context'
import type { SheetModel } from '../sheet-model'
import type { SheetSnapshot } from '../snapshot'
import { checkLanguage, checkLengths, checkOptions, checkPaper, checkPictures } from './check-content'
import { checkAge, checkCurves, checkNames, checkUnits } from './check-data'
import type { PreflightIssue } from './preflight-issue'

/**
 * Reports every issue that is known without a layout; overflow and missing glyphs come from `layout-issues.ts`.
 *
 * @param model of this snapshot
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
    ...checkLengths(context),
    ...checkPaper(snapshot),
    ...(context.blocks.has('performance') && model.performanceNote !== null
      ? [{ code: 'no-performance', weight: 'hint', place: 'data', block: 'performance' } as const]
      : [])
  ]
}
