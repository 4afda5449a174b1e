import type { Curve } from '../../dyno/curve-set'
import { runPeak } from '../../measured-runs/measured-run'
import { listText } from '../../text/join-text'
import { toUnit, type Quantity } from '../../units/units'
import { CORRECTION_STANDARDS, RUN_DASHES, type PrintedRun, type SheetRun } from '../sheet-runs'
import {
  curveName,
  PAPER_LIMITS,
  paperText,
  percentText,
  plainText,
  unitOf,
  unitWord,
  type ComposeContext
} from './compose-context'

const QUANTITIES: readonly Quantity[] = ['power', 'torque']

export function measuredOf(context: ComposeContext, run: SheetRun, at: number): PrintedRun {
  const { words, text } = context
  const { correction, file = '', units = [] } = run
  const standard =
    correction === 'none' || correction === 'not-stated'
      ? words[`correction.${correction}`]
      : text('correction.to', { standard: CORRECTION_STANDARDS[correction] })
  const source = [
    paperText(file, PAPER_LIMITS.label),
    listText(
      units.map((unit) => unitWord(context, unit)),
      context.tag
    )
  ]
    .filter((part) => part !== '')
    .join('; ')
  const label = text('measured', { title: paperText(run.title, PAPER_LIMITS.label), correction: standard })
  return {
    text: source === '' ? label : `${label} (${source})`,
    result: resultOf(context, run),
    dash: RUN_DASHES[at % RUN_DASHES.length] ?? [],
    lines: QUANTITIES.flatMap((quantity) => {
      const line = run[quantity]
      return line
        ? [{ quantity, points: line.x.map((x, i) => ({ x, y: toUnit(line.y[i] ?? 0, unitOf(context, quantity)) })) }]
        : []
    })
  }
}

/** The chosen curve if the sheet prints it; without a choice the recommended stage, else the first one. */
function comparedCurve({ curves: { curves }, snapshot: { choice } }: ComposeContext, run: SheetRun): Curve | undefined {
  if (run.against !== undefined) return curves.find(({ key }) => key === run.against)
  const stages = curves.filter(({ position }) => position > 0)
  return stages.find(({ stageNo }) => stageNo !== null && stageNo === choice.recommended) ?? stages[0] ?? curves[0]
}

function resultOf(context: ComposeContext, run: SheetRun): string | null {
  const { words, text, read } = context
  const curve = comparedCurve(context, run)
  const results = QUANTITIES.flatMap((quantity) => {
    const [line, peak] = [run[quantity], curve?.[quantity]?.peak.value]
    if (!line || line.y.length === 0 || peak === undefined || peak <= 0) return []
    return [{ quantity, percent: ((runPeak(line).value - peak) / peak) * 100 }]
  })
  if (!curve || results.length === 0) return null
  const tolerance = read('chart.measuredTolerancePercent')
  const isWithin = results.every(({ percent }) => Math.abs(percent) <= tolerance)
  return text(isWithin ? 'run.within' : 'run.beyond', {
    curve: curveName(context, curve.key),
    results: listText(
      results.map(({ quantity, percent }) => `${words[`field.${quantity}`]} ${percentText(context, percent)}`),
      context.tag
    ),
    tolerance: plainText(context, tolerance)
  })
}
