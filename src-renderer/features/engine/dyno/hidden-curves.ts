/** Hidden curves by engine, for this session. */
import { computed, shallowReactive, type ComputedRef } from 'vue'
import type { CurveKey } from '@shared/dyno/curve-set'

const NONE: ReadonlySet<CurveKey> = new Set()
const hiddenByEngine = shallowReactive(new Map<string, ReadonlySet<CurveKey>>())

export function useHiddenCurves(engineId: () => string): {
  hidden: ComputedRef<ReadonlySet<CurveKey>>
  toggle: (key: CurveKey) => void
  showAll: () => void
} {
  const hidden = computed(() => hiddenByEngine.get(engineId()) ?? NONE)
  function toggle(key: CurveKey): void {
    const next = new Set(hidden.value)
    if (!next.delete(key)) next.add(key)
    hiddenByEngine.set(engineId(), next)
  }
  return { hidden, toggle, showAll: () => void hiddenByEngine.delete(engineId()) }
}
