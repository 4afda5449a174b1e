import { onScopeDispose, ref, watch, type Ref } from 'vue'
import { bridge } from '@/bridge'
import type { CatalogueTarget } from './catalogue-target'

/** Calls needed to open the engine; 0 when it is cached, null when unknown or there is no engine. */
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
      // without a generation only the engine itself can be fetched
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
