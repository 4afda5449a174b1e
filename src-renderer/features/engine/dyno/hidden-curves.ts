import { computed, type ComputedRef } from 'vue'
import { useViewState } from '@/composables/places/tabs'
import type { CurveKey } from '@shared/dyno/curve-set'

/** Engines of a tab whose hidden curves are kept. */
const MAX_ENGINES = 50

/** Hidden curves by engine, kept for the tab and for the next run. */
export function useHiddenCurves(engineId: () => string): {
  hidden: ComputedRef<ReadonlySet<CurveKey>>
  toggle: (key: CurveKey) => void
  showAll: () => void
} {
  /** The engine changed last at the end. */
  const view = useViewState('catalogue hidden curves', () => ({
    engines: [] as readonly (readonly [engineId: string, hidden: readonly CurveKey[]])[]
  }))
  const hidden = computed(() => new Set(view.engines.find(([id]) => id === engineId())?.[1]))
  function hide(keys: ReadonlySet<CurveKey>): void {
    const others = view.engines.filter(([id]) => id !== engineId())
    view.engines = [...others, ...(keys.size > 0 ? [[engineId(), [...keys]] as const] : [])].slice(-MAX_ENGINES)
  }
  return {
    hidden,
    toggle(key) {
      const keys = new Set(hidden.value)
      if (!keys.delete(key)) keys.add(key)
      hide(keys)
    },
    showAll: () => hide(new Set())
  }
}
