import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { bridge } from '@/bridge'
import type { CatalogueTarget } from './catalogue-target'

/**
 * Calls that opening the engine of an event costs; 0: it is on this desk. Null: not known yet, or it leads to no
 * engine.
 */
export function useCatalogueTargetCost(lead: () => CatalogueTarget | null): Readonly<Ref<number | null>> {
  const price = ref<number | null>(null)
  let turn = 0
  watch(
    () => {
      const now = lead()
      return now?.kind === 'engine' ? `${now.generationId ?? ''}/${now.engineId}` : null
    },
    async (key) => {
      const mine = ++turn
      price.value = null
      const now = lead()
      if (key === null || now?.kind !== 'engine') return
      // without a generation there are no figures to ask for, only the engine itself
      if (now.generationId === null) return void (price.value = 1)
      const found = await bridge.packs.readiness({
        scopes: [{ kind: 'engine', generationId: now.generationId, engineId: now.engineId }]
      })
      if (mine !== turn || !found.ok) return
      const missing = found.value.find(({ path }) => path.engines === now.engineId)?.missing ?? [
        'detail',
        'performance'
      ]
      price.value = missing.filter((part) => part !== 'text').length
    },
    { immediate: true }
  )
  onScopeDispose(() => turn++)
  return price
}
