import { expect, it } from 'vitest'
import type { ChartModel, ChartSeries } from '@shared/dyno/chart/chart-model'
import type { Plot } from '@shared/dyno/chart/chart-plot'
import { endsInside } from '@shared/dyno/chart/labels/ends-inside'

// one unit is one pixel, and y grows upwards
const plot: Plot = {
  width: 700,
  height: 120,
  left: 0,
  right: 600,
  labels: 608,
  panels: [{ quantity: 'torque', top: 0, bottom: 60 }]
}
const SIZE = 12
const line = (id: string, ...points: readonly (readonly [x: number, y: number])[]): ChartSeries =>
  ({ id, quantity: 'torque', hidden: false, points: points.map(([x, y]) => ({ x, y })) }) as unknown as ChartSeries
function labels(...series: readonly ChartSeries[]): ReturnType<typeof endsInside> {
  const axis = { min: 0, max: 60 }
  const model = { x: { min: 0, max: 600 }, axes: { torque: axis }, series } as unknown as ChartModel
  return endsInside(model, ({ id }) => id, plot, SIZE)
}

it('puts the letters of two lines that end under others side by side, without a way through those', () => {
  const [a, d] = labels(
    line('A', [0, 50], [400, 22]),
    line('D', [0, 30], [400, 16]),
    line('C', [0, 40], [600, 28]),
    line('B', [0, 30], [600, 21])
  )
  expect([a!.place!.y, d!.place!.y].every((y) => y > 60 - 22)).toBe(true)
  expect(Math.abs(a!.place!.x - d!.place!.x)).toBeGreaterThan(SIZE / 2)
})
it('puts the letters above each other where there is room', () => {
  const [a, d] = labels(line('A', [0, 50], [400, 40]), line('D', [0, 30], [400, 15]))
  expect(a!.place!.x).toBe(d!.place!.x)
})
