import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { useServiceSearch } from './service-search'

export function useSearchAddress(search: () => ReturnType<typeof useServiceSearch>) {
  const route = useRoute()
  const router = useRouter()

  function param(name: 'q' | 'fuel' | 'desk'): string {
    const value = route.query[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const matches = (): boolean => param('q') === search().text.value.trim() && param('fuel') === search().fuel.value

  /** `localOnly` prevents that going back spends a call. */
  async function replace(q: string, fuel: string, localOnly = false): Promise<void> {
    if (q === param('q') && fuel === param('fuel') && localOnly === (param('desk') !== '')) return
    await router.replace({
      name: 'search',
      query: { q, ...(fuel === '' ? {} : { fuel }), ...(localOnly ? { desk: '1' } : {}) }
    })
  }
  function apply(): void {
    if (matches()) return
    const { text, restore, enter } = search()
    restore(param('q'), param('fuel'))
    if (text.value !== '' && param('desk') === '') void enter()
  }
  watch(
    () => [route.query['q'], route.query['fuel']],
    () => route.name === 'search' && apply()
  )
  return { replace, apply, matches }
}
