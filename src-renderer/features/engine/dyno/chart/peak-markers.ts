import type { Marker } from '@shared/dyno/chart/chart-model'

interface PointLook {
  readonly style: 'rect' | 'circle' | 'triangle' | 'rectRot' | 'crossRot' | 'cross' | 'star'
  /** Degrees. */
  readonly turn: number
}
export const POINT_STYLES: Readonly<Record<Marker, PointLook>> = {
  square: { style: 'rect', turn: 0 },
  circle: { style: 'circle', turn: 0 },
  triangle: { style: 'triangle', turn: 0 },
  diamond: { style: 'rectRot', turn: 0 },
  cross: { style: 'crossRot', turn: 0 },
  down: { style: 'triangle', turn: 180 },
  plus: { style: 'cross', turn: 0 },
  star: { style: 'star', turn: 0 },
  right: { style: 'triangle', turn: 90 },
  left: { style: 'triangle', turn: 270 }
}
