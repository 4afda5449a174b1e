import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { useServiceSearch } from './service-search'

/** The box takes as much. Text and fuel together stay below the limit of the contract. */
const LONGEST = { q: 400, fuel: 80, desk: 1 } as const

export function useSearchAddress(search: () => ReturnType<typeof useServiceSearch>) {
  const route = useRoute()
  const router = useRouter()

  function param(name: keyof typeof LONGEST): string {
    const value = route.query[name]
    return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, LONGEST[name])
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
