/** Peak markers as SVG paths. */
import type { Marker } from './chart-model'

/** Drawn by strokes only, which are wider. */
export const isStroked = (marker: Marker): boolean => marker === 'cross' || marker === 'plus' || marker === 'star'

export function markerPath(marker: Marker, x: number, y: number, r: number): string {
  const [short, double] = [0.8 * r, 1.6 * r]
  const cross = `M${x - short} ${y - short}l${double} ${double}m0 ${-double}l${-double} ${double}`
  const plus = `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`
  switch (marker) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square':
      return `M${x - short} ${y - short}h${double}v${double}h${-double}Z`
    case 'triangle':
      return `M${x} ${y - r}L${x + r} ${y + short}H${x - r}Z`
    case 'down':
      return `M${x} ${y + r}L${x + r} ${y - short}H${x - r}Z`
    case 'right':
      return `M${x + r} ${y}L${x - short} ${y - r}V${y + r}Z`
    case 'left':
      return `M${x - r} ${y}L${x + short} ${y - r}V${y + r}Z`
    case 'diamond':
      return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`
    case 'cross':
      return cross
    case 'plus':
      return plus
    case 'star':
      return cross + plus
  }
}
