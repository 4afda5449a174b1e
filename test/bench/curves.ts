/** From the value strings of 1 000 engines to chart models, without a screen. */
import type { Bench, Figures } from './support/bench-types.ts'
import type { Product } from './support/build-apps.ts'
import { summarise } from './support/statistics.ts'

type Source = Parameters<Product['buildCurves']>[0]

const ENGINES = 1000
const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const WISH = {
  units: { power: 'PS', torque: 'Nm' },
  layout: 'stacked',
  startAtZero: true,
  hidden: new Set<string>()
} as const

export async function arithmetic({ product, resources, runs = 30 }: Bench): Promise<Figures> {
  const { startDemoService, buildCurves, buildChart, buildTable } = product
  const service = await startDemoService({ resources })
  const records: Source[] = []
  for (const id of (await service.catalogue()).engines.keys()) {
    const answer = await fetch(`${service.baseUrl}/vdb/engines/view/${id}`, { headers: { 'x-api-key': service.key } })
    records.push((await answer.json()) as Source)
  }
  await service.close()
  const sources = Array.from({ length: ENGINES }, (_, i) => records[i % records.length]!)
  const curvesMs: number[] = []
  const chartMs: number[] = []
  const tableMs: number[] = []
  const eachMs: number[] = []
  for (let run = -3; run < runs; run++) {
    const start = performance.now()
    const sets = sources.map((source) => buildCurves(source, OPTIONS))
    const curvesDone = performance.now()
    const charts = sets.map((set) => buildChart(set, WISH))
    const chartsDone = performance.now()
    sets.forEach((set) => buildTable(set))
    const tablesDone = performance.now()
    if (charts.filter(Boolean).length === 0) throw new Error('no chart was built')
    if (run < 0) continue // until the functions are compiled
    curvesMs.push(curvesDone - start)
    chartMs.push(chartsDone - curvesDone)
    tableMs.push(tablesDone - chartsDone)
  }
  for (const source of sources) {
    const start = performance.now()
    buildChart(buildCurves(source, OPTIONS), WISH)
    eachMs.push(performance.now() - start)
  }
  return {
    engines: ENGINES,
    pointsPerEngine: summarise(sources.map((source) => source.rpm_values?.split(',').length ?? 0)),
    curvesAndChartsOf1000Ms: summarise(curvesMs.map((ms, i) => ms + chartMs[i]!)),
    curvesOf1000Ms: summarise(curvesMs),
    chartsOf1000Ms: summarise(chartMs),
    tablesOf1000Ms: summarise(tableMs),
    curvesAndChartOfOneMs: summarise(eachMs)
  }
}
