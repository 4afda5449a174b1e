/** Small drawings of curves of power, for cards. */

export interface SketchPoint {
  readonly rpm: number
  readonly value: number
}

/** Size of a drawing; its origin is the lower left. */
export const SKETCH = { width: 160, height: 70 } as const

/** The curves as SVG paths on common axes: all their speeds, and values from 0. */
export function sketchPaths(
  curves: readonly (readonly SketchPoint[])[],
  { width, height }: { readonly width: number; readonly height: number } = SKETCH
): readonly string[] {
  const points = curves.flat()
  const from = Math.min(...points.map(({ rpm }) => rpm))
  const speeds = Math.max(...points.map(({ rpm }) => rpm)) - from
  const most = Math.max(...points.map(({ value }) => value))
  const place = ({ rpm, value }: SketchPoint): string =>
    `${Math.round(((rpm - from) / (speeds || 1)) * width)} ${Math.round((-value / (most || 1)) * height)}`
  return curves.map((curve) => `M${curve.map(place).join('L')}`)
}
