import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import { buildChart } from '@shared/dyno/chart/chart-model'
import { buildCurves } from '@shared/dyno/curve-set'
import { useChartDrag } from '@/features/engine/dyno/chart/chart-drag'
import { useRpmZoom } from '@/features/engine/dyno/chart/rpm-zoom'
import { scrollsPage, wheelZoom } from '@/features/engine/dyno/chart/wheel-zoom'

const at = (clientX: number, more: object = {}): PointerEvent =>
  ({ clientX, clientY: 50, button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true, ...more }) as PointerEvent
/** 10 rpm per pixel; the axis begins at 300 px. */
function gestures(canRange = true) {
  const target = { point: vi.fn(), click: vi.fn(), range: vi.fn(), zoom: vi.fn() }
  const drag = useChartDrag({
    ...target,
    rpm: ({ clientX }) => clientX * 10,
    onAxis: ({ clientY }) => clientY > 300,
    canRange: () => canRange
  })
  const moveTo = (x: number, more: object = {}) => drag.moved(at(x, { currentTarget: document.body, ...more }))
  return { ...target, ...drag, moveTo }
}
afterEach(() => void vi.restoreAllMocks())

describe('a drag on the chart', () => {
  it('over the curves makes a range, in steps of ten, from either side', () => {
    const one = gestures()
    one.pressed(at(300))
    one.moveTo(250)
    expect(one.drag.value).toEqual({ kind: 'range', range: { from: 2500, to: 3000 } })
    one.moveTo(200.4)
    one.released(at(200.4))
    expect(one.range.mock.calls).toEqual([[{ from: 2000, to: 3000 }]])
    expect([one.drag.value, one.zoom.mock.calls, one.click.mock.calls]).toEqual([null, [], []])
  })

  it('along the axis zooms', () => {
    const one = gestures()
    one.pressed(at(100, { clientY: 320 }))
    one.moveTo(200, { clientY: 320 })
    one.released(at(200, { clientY: 320 }))
    expect(one.zoom.mock.calls).toEqual([[{ from: 1000, to: 2000 }]])
  })

  it('that hardly moves is a click, but not on the axis or with another button', () => {
    const one = gestures()
    one.pressed(at(100))
    one.moveTo(103)
    one.released(at(103))
    expect(one.click).toHaveBeenCalledOnce()
    one.pressed(at(100, { clientY: 320 }))
    one.released(at(100, { clientY: 320 }))
    one.pressed(at(100, { button: 2 }))
    one.released(at(100, { button: 2 }))
    expect(one.click).toHaveBeenCalledOnce()
  })

  it('with a finger, or without a stage, only moves the crosshair', () => {
    for (const [one, more] of [
      [gestures(), { pointerType: 'touch' }],
      [gestures(false), {}]
    ] as const) {
      one.pressed(at(100, more))
      one.moveTo(200, more)
      one.released(at(200, more))
      expect(one.point).toHaveBeenCalledTimes(2)
      expect(one.range).not.toHaveBeenCalled()
    }
  })

  it('ends when the button was released beside the chart', () => {
    const one = gestures()
    one.pressed(at(100))
    one.moveTo(200, { buttons: 0 })
    one.moveTo(250, { buttons: 0 })
    expect(one.drag.value).toBeNull()
    expect(one.point).toHaveBeenCalledTimes(3)
    one.released(at(250))
    expect([one.range.mock.calls, one.click.mock.calls]).toEqual([[], []])
  })

  it('is cancelled by Escape', () => {
    const one = gestures()
    expect(one.cancel()).toBe(false)
    one.pressed(at(100))
    one.moveTo(200)
    expect(one.cancel()).toBe(true)
    one.released(at(200))
    expect(one.range).not.toHaveBeenCalled()
  })
})

describe('a wheel over the chart', () => {
  const wheel = (more: object) =>
    wheelZoom({ deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false, ...more })

  it('zooms, and pans to the side', () => {
    expect(wheel({ deltaY: -100 }).factor).toBeCloseTo(0.819)
    expect(wheel({ deltaY: 3, deltaMode: 1 }).factor).toBeCloseTo(1.1)
    expect(wheel({ deltaY: -10, ctrlKey: true }).factor).toBeCloseTo(0.905)
    expect(wheel({ deltaX: 60 })).toEqual({ factor: 1, pan: 0.1 })
    expect(wheel({ deltaY: 60, shiftKey: true })).toEqual({ factor: 1, pan: 0.1 })
  })

  it('scrolls the page when the page can scroll', () => {
    const page = document.createElement('div')
    const chart = document.createElement('div')
    page.append(chart)
    document.body.append(page)
    page.style.overflowY = 'auto'
    expect(scrollsPage(chart)).toBe(false)
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(900)
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(600)
    expect(scrollsPage(chart)).toBe(true)
    page.remove()
  })
})

describe('the zoom of a chart', () => {
  const model = buildChart(
    buildCurves(
      {
        power: 85,
        torque: 200,
        rpm_values: '1000,2000,3000,4000',
        nm_values: '200,200,200,150',
        hp_values: '28.5,57,85.4,85.4',
        remap_stages: []
      },
      { trimZeroPadding: true, drawCommonPart: false, peakTolerancePercent: 2 }
    ),
    { units: { power: 'PS', torque: 'Nm' }, layout: 'stacked', startAtZero: true, hidden: new Set() }
  )!

  it('follows the crosshair, and ends with the engine', async () => {
    const engine = ref('40')
    const zoom = useRpmZoom(
      () => engine.value,
      () => model
    )
    expect(zoom.drawn.value).toBe(model)
    zoom.show({ from: 1000, to: 2000 })
    expect([zoom.drawn.value.x.min, zoom.drawn.value.x.max]).toEqual([1000, 2000])
    zoom.reveal(1500)
    expect(zoom.view.value).toEqual({ from: 1000, to: 2000 })
    zoom.reveal(3000)
    expect(zoom.view.value).toEqual({ from: 2100, to: 3100 })
    zoom.pan(-0.5)
    expect(zoom.view.value).toEqual({ from: 1600, to: 2600 })
    engine.value = '41'
    await nextTick()
    expect(zoom.view.value).toBeNull()
  })
})
