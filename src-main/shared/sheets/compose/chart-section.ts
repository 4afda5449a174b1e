/** The chart of a sheet, its text alternative, and the verdict on the curves. */
import { buildChart } from '../../dyno/chart/chart-model'
import type { Curve } from '../../dyno/curve-set'
import type { Unit } from '../../units/units'
import type { SheetModel } from '../sheet-model'
import { runExtents } from '../sheet-runs'
import { measuredOf } from './measured-section'
import { curveName, plainText, quantityText, unitOf, unitWord, type ComposeContext } from './compose-context'

export function composeChart(
  context: ComposeContext
): Pick<SheetModel, 'chart' | 'chartNote' | 'chartAlt' | 'curveNames' | 'measured'> {
  const { curves, words, snapshot, read, blocks } = context
  const curveNames = Object.fromEntries(curves.curves.map((curve) => [curve.key, curveName(context, curve.key)]))
  if (!blocks.has('chart')) return { chart: null, chartNote: null, chartAlt: '', curveNames, measured: [] }
  const { power, torque } = snapshot.choice.units
  const runs = snapshot.choice.measured ? snapshot.measured : []
  const chart = buildChart(curves, {
    units: { power, torque },
    layout: 'stacked',
    startAtZero: read('chart.startAtZero'),
    hidden: new Set(),
    reach: runExtents(runs)
  })
  if (!chart)
    return {
      chart: null,
      chartNote: curves.drawability === 'none' ? words['chart.none'] : words['chart.refused'],
      chartAlt: '',
      curveNames,
      measured: []
    }
  const drawn = curves.curves.filter((curve) => curve.power ?? curve.torque)
  const notes = [
    ...(curves.curves.some((curve) => curve.drawability !== 'drawable' && isGiven(curve)) ? [words['chart.part']] : []),
    ...(drawn.some((curve) => !curve.certain) ? [words['chart.uncertain']] : []),
    ...curves.curves
      .flatMap(({ plausibility }) => (plausibility.unitHint ? [unitDoubt(context, plausibility.unitHint)] : []))
      .slice(0, 1)
  ]
  const measured = runs.map((run, at) => measuredOf(context, run, at))
  return {
    chart,
    chartNote: notes.join(' ') || null,
    chartAlt: [
      `${words.chart}.`,
      ...drawn.map((curve) => peakText(context, curve)),
      ...measured.flatMap(({ text, result }) => (result === null ? [`${text}.`] : [`${text}.`, `${result}.`]))
    ].join(' '),
    curveNames,
    measured
  }
}

/** The unit that the power values fit, and the one they are printed in. */
const unitDoubt = (context: ComposeContext, unit: Unit): string =>
  context.text('chart.unitDoubt', {
    unit: unitWord(context, unit),
    taken: unitWord(context, context.read('assume.curvePower'))
  })

const isGiven = (curve: Curve): boolean => curve.strings.power.kind !== 'none' || curve.strings.torque.kind !== 'none'

function peakText(context: ComposeContext, { key, power, torque }: Curve): string {
  const values = {
    curve: curveName(context, key),
    power: power ? (quantityText(context, power.peak.value, unitOf(context, 'power')).text ?? '') : '',
    torque: torque ? (quantityText(context, torque.peak.value, unitOf(context, 'torque')).text ?? '') : '',
    powerRpm: power ? plainText(context, power.peak.rpm) : '',
    torqueRpm: torque ? plainText(context, torque.peak.rpm) : ''
  }
  return context.text(power && torque ? 'chart.peak' : power ? 'chart.peakPower' : 'chart.peakTorque', values)
}

/** The worst result over all printed curves; null: not requested. */
export function plausibilityNote({ curves, words, text, snapshot, blocks, tag }: ComposeContext): string | null {
  if (!snapshot.choice.verdict || !blocks.has('verdict')) return null
  const verdicts = curves.curves.filter(isGiven).map((curve) => curve.plausibility.result)
  if (verdicts.length === 0) return words['verdict.unchecked']
  const off = verdicts.flatMap((one) => (one.kind === 'off' ? [one] : []))
  if (off.length > 0) {
    const worst = off.reduce((most, one) => (Math.abs(one.percent) > Math.abs(most.percent) ? one : most))
    const percent = plainText({ tag }, Math.round(Math.abs(worst.percent) * 10) / 10)
    return text(worst.by === 'physics' ? 'verdict.off' : 'verdict.peak', { percent })
  }
  if (curves.curves.some((curve) => isGiven(curve) && curve.plausibility.flagged)) return words['verdict.doubt']
  return verdicts.every((one) => one.kind === 'consistent') ? words['verdict.consistent'] : words['verdict.unchecked']
}
