import { computed, ref, watch, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'

/** The place in the catalogue this person was at last, so that the rail leads back to it; from within the columns it leads to their beginning. */
export function useLastPlace(): ComputedRef<RouteLocationRaw> {
  const route = useRoute()
  const path = ref('/catalogue')
  watch(
    () => route.fullPath,
    () => {
      if (route.name === 'catalogue' || route.name === 'engine') path.value = route.fullPath
    },
    { immediate: true }
  )
  return computed(() => (route.name === 'catalogue' || route.name === 'engine' ? { name: 'catalogue' } : path.value))
}
