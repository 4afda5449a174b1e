import { expect, it } from 'vitest'
import type { Plot } from '@shared/dyno/chart/chart-plot'
import { lineCrossesBox } from '@shared/dyno/chart/label-space'
import { placeEndLabel } from '@shared/dyno/chart/labels/line-end-label'

const panel = { quantity: 'torque', top: 20, bottom: 180 } as const
const plot: Plot = { width: 700, height: 200, left: 50, right: 600, labels: 608, panels: [panel] }
const end = { x: 500, y: 100 }
const level = (y: number) => [plot.left, plot.right].map((x) => ({ x, y }))

it('is right of the end where that is free', () => {
  const box = placeEndLabel(end, 50, plot, panel, { lines: [[{ x: 50, y: 100 }, end]], boxes: [] })!
  expect(box.left).toBeGreaterThan(end.x)
  expect((box.top + box.bottom) / 2).toBeCloseTo(end.y, -1)
})

it('is on no line and no label, and near the end', () => {
  const lines = [level(95), level(104)]
  const boxes = [{ left: 400, right: 600, top: 60, bottom: 94 }]
  const box = placeEndLabel(end, 50, plot, panel, { lines, boxes })!
  expect(lines.some((line) => lineCrossesBox(line, box))).toBe(false)
  // and touches none
  expect(box.top).toBeGreaterThanOrEqual(108)
  expect(box.top - end.y).toBeLessThan(34)
})

it('is none where no place near the end is free', () => {
  const lines = Array.from({ length: 20 }, (_, at) => level(20 + at * 8))
  expect(placeEndLabel(end, 50, plot, panel, { lines, boxes: [] })).toBeNull()
})
