import { expect, it } from 'vitest'
import { nextZoom, rowHeightAt, windowScale } from '@shared/settings/window-scale'

it('zooms by steps from any value and stops at the ends', () => {
  expect([nextZoom(100, 'in'), nextZoom(100, 'out'), nextZoom(103, 'in'), nextZoom(103, 'out')]).toEqual([
    110, 90, 110, 100
  ])
  expect([nextZoom(200, 'in'), nextZoom(50, 'out')]).toEqual([200, 50])
})
it('is a quarter larger in the workshop', () => {
  expect(windowScale(100, 'comfortable')).toBe(1)
  expect(windowScale(80, 'compact')).toBe(0.8)
  expect(windowScale(120, 'workshop')).toBe(1.5)
})
it('has rows for gloves in the workshop, and none below 24 px anywhere', () => {
  for (const height of [24, 28, 30, 32]) {
    expect(rowHeightAt(height, 'workshop') * windowScale(100, 'workshop')).toBeGreaterThanOrEqual(44)
    expect(rowHeightAt(height, 'comfortable')).toBe(height)
    expect(rowHeightAt(height, 'compact')).toBeGreaterThanOrEqual(24)
  }
  expect(rowHeightAt(50, 'workshop')).toBe(50)
})
