import { describe, expect, it } from 'vitest'
import { drawChart, type ChartTexts } from '@shared/dyno/chart/chart-drawing'
import { fitText, textWidth } from '@shared/dyno/chart/chart-text'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { CURVE_TOKENS } from '@shared/dyno/chart/chart-model'
import { colourDistance, contrast } from '../../../helpers/colour'
import { CHART_PALETTES, chartSvg, escapeXml, PALETTES, type SvgOptions } from '@shared/dyno/chart/chart-svg'
import { compareChart, comparedStyle } from '@shared/compare/comparison-chart'
import { buildCurves, type CurveSource } from '@shared/dyno/curve-set'

const SOURCE: CurveSource = {
  power: 85,
  torque: 200,
  rpm_values: '1000,2000,3000',
  nm_values: '200,200,200',
  hp_values: '28.5,57,85.4',
  remap_stages: [
    { stage_no: 1, power: 105, torque: 246, hp_values: '35,70,105', nm_values: '246,246,246', modifications: null }
  ]
}
const OPTIONS = { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
const set = buildCurves(SOURCE, OPTIONS)
const WISH = { units: { power: 'PS', torque: 'Nm' }, layout: 'stacked', startAtZero: true } as const
const model = buildChart(set, { ...WISH, hidden: new Set() })!
const texts: ChartTexts = {
  title: 'Corsale 1.6 <D> & "co"',
  panel: (q) => `${q}, unit`,
  rpm: 'rpm',
  series: (s) => s.id,
  number: String,
  foot: ['PS, Nm · from the service']
}
const look: SvgOptions = { width: 700, height: 460, layout: 'stacked', texts, palette: 'paper' }

describe('the chart as SVG', () => {
  it('has vectors and texts only, no picture, script, style or external part', () => {
    for (const palette of CHART_PALETTES) {
      const svg = chartSvg(model, { ...look, palette })
      expect(
        [...svg.matchAll(/<([a-z]+)/gi)]
          .map((found) => found[1])
          .filter((name) => !['svg', 'title', 'rect', 'path', 'text'].includes(name ?? ''))
      ).toEqual([])
      expect(svg).not.toMatch(/style=|href|url\(|on[a-z]+=/)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('has the requested margin', () => {
    expect(chartSvg(model, { ...look, margin: 20 })).toContain('width="740" height="500" viewBox="-20 -20 740 500"')
    expect(chartSvg(model, look)).toContain('viewBox="0 0 700 460"')
  })

  it('escapes any text', () => {
    const svg = chartSvg(model, look)
    expect(svg).toContain('<title>Corsale 1.6 &#60;D&#62; &#38; &#34;co&#34;</title>')
    expect(escapeXml('a\u0000\u0008b\uffffc\ud800')).toBe('abc\ufffd')
  })

  it('has one line, one marker and one label per series', () => {
    const { marks } = drawChart(model, look)
    for (const series of model.series) {
      expect(
        marks.filter((mark) => mark.kind === 'path' && mark.role === 'line' && mark.series === series.id)
      ).toHaveLength(1)
      expect(
        marks.filter((mark) => mark.kind === 'path' && mark.role === 'marker' && mark.series === series.id)
      ).toHaveLength(1)
      expect(
        marks.filter((mark) => mark.kind === 'text' && mark.role === 'label' && mark.series === series.id)
      ).toHaveLength(1)
    }
  })

  it('distinguishes the lines of a quantity by dash, without colour (trap 102)', () => {
    const { marks } = drawChart(model, look)
    for (const quantity of ['power', 'torque'] as const) {
      const shapes = model.series
        .filter((one) => one.quantity === quantity)
        .map(({ id }) => {
          const own = marks.filter((mark) => mark.kind === 'path' && mark.series === id)
          const line = own.find(({ role }) => role === 'line')
          return line?.kind === 'path' ? line.dash.join() : 'no line'
        })
      expect(shapes.length).toBeGreaterThan(1)
      expect(new Set(shapes).size).toBe(shapes.length)
    }
  })

  it('has labels behind the ends of shorter lines where asked, free of lines', () => {
    const long = buildCurves({ ...SOURCE, rpm_values: '1000,3000,6000' }, OPTIONS)
    const both = compareChart(
      [
        { place: 0, set, stage: '1' },
        { place: 1, set: long, stage: '1' }
      ],
      'stage',
      WISH
    )!
    const xOfLabel = (atEnds: boolean, series: string): number => {
      const { marks } = drawChart(both, { ...look, atEnds })
      const label = marks.find((mark) => mark.kind === 'text' && mark.role === 'label' && mark.series === series)
      return label?.kind === 'text' ? label.x : Number.NaN
    }
    expect(xOfLabel(true, '0-power-stage')).toBeLessThan(xOfLabel(false, '0-power-stage') - 100)
    expect(xOfLabel(true, '1-power-stage')).toBe(xOfLabel(false, '1-power-stage'))
  })

  it('labels the end of a line on which another line lies within a text height, without a leader', () => {
    const level = (torque: string, rpm: string) =>
      buildCurves({ ...SOURCE, nm_values: torque, hp_values: null, rpm_values: rpm, remap_stages: [] }, OPTIONS)
    const labelled = (other: string): { away: number; leaders: number } => {
      const engines = [level('200,200,200', '1000,2000,3000'), level(other, '1000,3000,6000')]
      const both = compareChart(
        engines.map((of, place) => ({ place, set: of, stage: null })),
        'stock',
        WISH
      )!
      const { marks } = drawChart(both, { ...look, atEnds: true })
      const own = marks.filter((mark) => mark.series === '0-torque-stock')
      const label = own.find((mark) => mark.kind === 'text')!
      const line = own.find((mark) => mark.kind === 'path' && mark.role === 'line')!
      const end = line.kind === 'path' ? Number(line.d.split(' ').at(-1)) : Number.NaN
      return {
        away: label.kind === 'text' ? Math.abs(label.y - label.size * 0.35 - end) : Number.NaN,
        leaders: own.filter(({ role }) => role === 'leader').length
      }
    }
    for (const other of ['200,200,200', '300,300,300']) {
      const { away, leaders } = labelled(other)
      expect(leaders).toBe(0)
      expect(away).toBeLessThanOrEqual(12)
    }
  })

  it('has labels of lines that end together in the order of their ends', () => {
    const level = (torque: string, rpm: string) =>
      buildCurves({ ...SOURCE, nm_values: torque, hp_values: null, rpm_values: rpm, remap_stages: [] }, OPTIONS)
    const engines = [
      level('430,430,220', '1000,2000,4800'),
      level('300,300,250', '1000,3000,6500'),
      level('315,315,180', '1000,2000,4800')
    ]
    const model = compareChart(
      engines.map((of, place) => ({ place, set: of, stage: null })),
      'stock',
      WISH
    )!
    const { marks } = drawChart(model, { ...look, atEnds: true })
    const [upper, lower] = [0, 2].map((place) => {
      const label = marks.find((mark) => mark.kind === 'text' && mark.series === `${place}-torque-stock`)
      return label?.kind === 'text' ? label.y : Number.NaN
    })
    expect(upper).toBeLessThan(lower!)
  })

  it('leaves out hidden curves and keeps the axes', () => {
    const hidden = buildChart(set, { ...WISH, hidden: new Set(['1']) })!
    expect(hidden.axes).toEqual(model.axes)
    expect(chartSvg(hidden, look)).not.toContain('data-series="power-1"')
  })

  it('keeps every point in its panel and every text on the paper', () => {
    for (const layout of ['stacked', 'axes'] as const) {
      const { marks, plot } = drawChart(model, { ...look, layout })
      for (const mark of marks) {
        if (mark.kind === 'text') {
          const start =
            mark.anchor === 'end'
              ? mark.x - textWidth(mark.text, mark.size)
              : mark.anchor === 'middle'
                ? mark.x - textWidth(mark.text, mark.size) / 2
                : mark.x
          expect(start).toBeGreaterThanOrEqual(-0.01)
          expect(mark.y).toBeLessThanOrEqual(look.height)
        }
        if (mark.kind === 'path' && mark.role === 'line' && mark.series) {
          for (const [, x, y] of mark.d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(plot.left - 0.01)
            expect(Number(x)).toBeLessThanOrEqual(plot.right + 0.01)
            expect(plot.panels.some(({ top, bottom }) => Number(y) >= top - 0.01 && Number(y) <= bottom + 0.01)).toBe(
              true
            )
          }
        }
      }
    }
  })

  it('has the last number of the rpm axis beside the axis name', () => {
    const wide = buildChart(buildCurves({ ...SOURCE, rpm_values: '1000,2000,6000' }, OPTIONS), {
      ...WISH,
      hidden: new Set()
    })!
    for (const rpm of ['rpm', 'apgr./min', '轉/分'])
      for (const layout of ['stacked', 'axes'] as const) {
        const { marks, plot } = drawChart(wide, {
          ...look,
          layout,
          texts: { ...texts, rpm, number: (value) => value.toLocaleString('nb') }
        })
        const bottom = plot.panels.at(-1)!.bottom
        const axis = marks.flatMap((mark) =>
          mark.kind === 'text' && mark.role === 'tick' && mark.y > bottom + mark.size ? [mark] : []
        )
        expect(axis.map(({ text }) => text.replace(/\s/g, ''))).toEqual([...wide.x.ticks.map(String), rpm])
        const ends = axis.map(
          (mark) =>
            (mark.anchor === 'middle'
              ? [mark.x - textWidth(mark.text, mark.size) / 2, mark.x + textWidth(mark.text, mark.size) / 2]
              : [mark.x, mark.x + textWidth(mark.text, mark.size)]) as [number, number]
        )
        for (let i = 1; i < ends.length; i++) expect(ends[i]![0]).toBeGreaterThan(ends[i - 1]![1])
        expect(ends.at(-1)![1]).toBeLessThanOrEqual(look.width)
      }
  })

  it('has readable contrasts on every paper', () => {
    for (const colours of Object.values(PALETTES)) {
      for (const [name, colour] of Object.entries(colours))
        if (name !== 'paper' && name !== 'grid')
          expect(contrast(colours.paper, colour), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has eight distinguishable colours for stages, distinct from stock', () => {
    for (const palette of ['screen-light', 'screen-dark', 'paper'] as const) {
      const colours = CURVE_TOKENS.map((token) => PALETTES[palette][`curve-${token}`])
      for (const [at, one] of colours.entries())
        for (const other of colours.slice(at + 1))
          expect(colourDistance(one, other), `${palette} ${one} ${other}`).toBeGreaterThan(9.5)
    }
    for (const palette of ['screen-light', 'screen-dark', 'paper', 'grey'] as const)
      expect(new Set(CURVE_TOKENS.map((token) => PALETTES[palette][`curve-${token}`])).size).toBe(CURVE_TOKENS.length)
  })

  it('has no colour in the grey palettes', () => {
    for (const palette of ['grey', 'ink-saving'] as const)
      for (const [, r, g, b] of chartSvg(model, { ...look, palette }).matchAll(
        /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g
      ))
        expect(new Set([r, g, b]).size).toBe(1)
  })

  it('clips a long text', () => {
    expect(fitText('short', 200, 12)).toBe('short')
    const cut = fitText('Corsale Grandissima Allroad Estate 2.0 Biturbo', 100, 12)
    expect(cut.endsWith('…')).toBe(true)
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(100)
  })
})

describe('several engines on one chart', () => {
  const weak = buildCurves(
    {
      ...SOURCE,
      power: 40,
      rpm_values: '800,1600,6000',
      hp_values: '10,20,40',
      nm_values: '50,60,47',
      remap_stages: null
    },
    OPTIONS
  )
  const compared = (shown: 'both' | 'stock' | 'stage') =>
    compareChart(
      [
        { place: 0, set, stage: '1' },
        { place: 1, set: weak, stage: null }
      ],
      shown,
      WISH
    )!

  it('share their axes', () => {
    const { x, axes } = compared('both')
    expect([x.min, x.max]).toEqual([800, 6000])
    expect(axes.power?.max).toBeGreaterThanOrEqual(105)
    expect(compared('both').series.map(({ id, member }) => [id, member])).toEqual([
      ['0-power-stock', 0],
      ['0-torque-stock', 0],
      ['0-power-stage', 0],
      ['0-torque-stage', 0],
      ['1-power-stock', 1],
      ['1-torque-stock', 1]
    ])
  })

  it('show stock, the chosen stage, or both', () => {
    expect(compared('stock').series.map((one) => one.id)).toEqual([
      '0-power-stock',
      '0-torque-stock',
      '1-power-stock',
      '1-torque-stock'
    ])
    expect(compared('stage').series.map((one) => one.id)).toEqual(['0-power-stage', '0-torque-stage'])
    expect(compareChart([{ place: 0, set: weak, stage: null }], 'stage', WISH)).toBeNull()
  })

  it('have eight styles with distinct dashes, and a marker per engine', () => {
    const looks = [0, 1, 2, 3].map((place) => [comparedStyle(place, 'stock'), comparedStyle(place, 'stage')])
    expect(new Set(looks.flat().map((one) => one.dash.join())).size).toBe(8)
    expect(looks.map((pair) => new Set(pair.map((one) => one.marker)).size)).toEqual([1, 1, 1, 1])
    expect(new Set(looks.flat().map((one) => one.marker)).size).toBe(4)
  })

  it('have no stock lines beside the stages of more than two', () => {
    const three = compareChart(
      [0, 1, 2].map((place) => ({ place, set, stage: '1' })),
      'both',
      WISH
    )
    const stock = three?.series.map(({ id }) => id).filter((id) => id.endsWith('stock'))
    expect(stock).toEqual([])
    expect(three?.series.filter(({ id }) => id.endsWith('stage'))).toHaveLength(6)
  })
})
