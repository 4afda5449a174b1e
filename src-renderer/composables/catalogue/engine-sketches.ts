/** Small drawings of the curves of power of listed engines, from their stored records. Costs no call. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useFigureText } from '@/composables/format/figure-text'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { EngineDetail, EnginePath } from '@shared/catalogue/records'
import { buildCurves, type CurveSetOptions } from '@shared/dyno/curve-set'
import { sketchPaths, type SketchPoint } from '@shared/dyno/chart/curve-sketch'

/** Paths for `EngineSketch`; `tuned` null: no curve of a stage. */
export interface EngineSketch {
  readonly stock: string | null
  readonly tuned: string | null
}

/** null: no curve of power can be drawn. */
function sketchOf(engine: EngineDetail, options: CurveSetOptions): EngineSketch | null {
  const [stock, first] = buildCurves(engine, options).curves
  const points = [stock, first].map((curve): readonly SketchPoint[] => curve?.power?.points ?? [])
  const paths = sketchPaths(points)
  const pathOf = (at: number): string | null => (points[at]!.length > 1 ? paths[at]! : null)
  const sketch = { stock: pathOf(0), tuned: pathOf(1) }
  return sketch.stock || sketch.tuned ? sketch : null
}

/**
 * By engine id.
 *
 * @param paths of engines with stored details
 */
export function useEngineSketches(
  paths: () => readonly EnginePath[]
): Readonly<ShallowRef<ReadonlyMap<string, EngineSketch>>> {
  const { curveOptions } = useFigureText()
  const latest = useLatestOnly()
  const sketches = shallowRef<ReadonlyMap<string, EngineSketch>>(new Map())

  async function read(): Promise<ReadonlyMap<string, EngineSketch>> {
    const found = new Map<string, EngineSketch>()
    for (const path of paths()) {
      const stored = await bridge.catalogue.storedEngine({ path: { ...path } })
      const sketch = stored && sketchOf(stored.engine.data, curveOptions())
      if (sketch) found.set(stored.engine.data.id, sketch)
    }
    return found
  }
  watch(
    () => [paths(), curveOptions()],
    () => void latest.run(read, (now) => (sketches.value = now)),
    { immediate: true }
  )
  return sketches
}
