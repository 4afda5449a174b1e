export const DENSITIES = ['compact', 'comfortable', 'workshop'] as const
export type Density = (typeof DENSITIES)[number]

export const MIN_ZOOM_PERCENT = 50
export const MAX_ZOOM_PERCENT = 200
const ZOOM_STEPS = [MIN_ZOOM_PERCENT, 67, 75, 80, 90, 100, 110, 125, 150, 175, MAX_ZOOM_PERCENT] as const
const WORKSHOP_SCALE = 1.25

/** The next larger or smaller step; the last one stays. */
export function nextZoom(percent: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (ZOOM_STEPS.find((step) => step > percent) ?? MAX_ZOOM_PERCENT)
    : (ZOOM_STEPS.findLast((step) => step < percent) ?? MIN_ZOOM_PERCENT)
}

/** Zoom factor of the window; 1 is the normal size. */
export function windowScale(zoomPercent: number, density: Density): number {
  return (zoomPercent / 100) * (density === 'workshop' ? WORKSHOP_SCALE : 1)
}

/** Smallest rows for gloves: with their line, 44 px of target on screen at the scale of the workshop. */
const WORKSHOP_ROW = 37
const COMPACT_ROW_LESS = 4

/** Height in CSS pixels of a row that is `comfortable` high by default. */
export function rowHeightAt(comfortable: number, density: Density): number {
  if (density === 'workshop') return Math.max(comfortable, WORKSHOP_ROW)
  return density === 'compact' ? Math.max(comfortable - COMPACT_ROW_LESS, 24) : comfortable
}
