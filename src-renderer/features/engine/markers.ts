/** The markers of the peaks as SVG paths, the same shapes as on the canvas. */
import type { Marker } from '@core/chart-model'

/** What Chart.js calls them. */
export const POINT_STYLES: Readonly<Record<Marker, 'rect' | 'circle' | 'triangle' | 'rectRot' | 'crossRot'>> = {
  square: 'rect', circle: 'circle', triangle: 'triangle', diamond: 'rectRot', cross: 'crossRot'
}

/** A marker of radius `r` around a place. */
export function markerPath(marker: Marker, x: number, y: number, r: number): string {
  switch (marker) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square':
      return `M${x - 0.8 * r} ${y - 0.8 * r}h${1.6 * r}v${1.6 * r}h${-1.6 * r}Z`
    case 'triangle':
      return `M${x} ${y - r}L${x + r} ${y + 0.8 * r}H${x - r}Z`
    case 'diamond':
      return `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`
    case 'cross':
      return `M${x - 0.8 * r} ${y - 0.8 * r}l${1.6 * r} ${1.6 * r}m0 ${-1.6 * r}l${-1.6 * r} ${1.6 * r}`
  }
}
