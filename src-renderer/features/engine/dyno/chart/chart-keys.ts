import { stepStop } from '@shared/dyno/chart/chart-readout'

/** Steps of the crosshair: rpm with Shift, points per page key. */
const FINE = 50
const PAGE = 5

/** Where a key moves the crosshair; undefined: it is not one of its keys. */
export function crosshairTarget(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  stops: readonly number[],
  at: number
): number | null | undefined {
  const fine = (by: number): number =>
    Math.min(Math.max((Math.round(at / FINE) + by) * FINE, stops[0] ?? at), stops.at(-1) ?? at)
  const step = (by: number): number | null => (shiftKey ? fine(by) : stepStop(stops, at, by))
  const moves: Readonly<Record<string, () => number | null | undefined>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    PageDown: () => stepStop(stops, at, -PAGE),
    PageUp: () => stepStop(stops, at, PAGE),
    Home: () => stops[0],
    End: () => stops.at(-1)
  }
  const to = moves[key]
  return to && (to() ?? null)
}
