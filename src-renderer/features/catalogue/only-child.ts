import { shallowRef, watch, type Ref } from 'vue'
import { LEVELS, type Level } from '@shared/catalogue/records'
import { parentIdOf, siblingLocation, type CatalogueLocation } from '@/router/locations'
import { useCatalogueLists } from '@/stores/catalogue-lists'

/**
 * Opens the only child of a chosen entry, and so on down to the engines. Only `follow` starts it, so that links and
 * the history stay where they lead.
 *
 * @param open opens the location of the child; `level` is the level of the child
 */
export function useOnlyChild(
  location: Readonly<Ref<CatalogueLocation>>,
  open: (level: Level, place: CatalogueLocation) => void
): { readonly follow: (place: CatalogueLocation) => void } {
  const lists = useCatalogueLists()
  const awaited = shallowRef<string | null>(null)
  const keyOf = (place: CatalogueLocation): string => LEVELS.map((level) => place[level] ?? '').join('/')

  watch(location, (place) => {
    if (keyOf(place) !== awaited.value) awaited.value = null
  })
  watch(
    () => {
      const place = location.value
      if (awaited.value === null || keyOf(place) !== awaited.value) return null
      const level = LEVELS.findLast((one) => parentIdOf(place, one) !== null) ?? 'types'
      const { received } = lists.state(level, parentIdOf(place, level) ?? '')
      return received && { place, level, entries: received.data }
    },
    (children) => {
      if (!children) return
      const { place, level, entries } = children
      awaited.value = null
      if (level === 'engines' || entries.length !== 1) return
      const child = siblingLocation(place, level, entries[0]!.id)
      awaited.value = keyOf(child)
      open(level, child)
    }
  )
  return { follow: (place) => void (awaited.value = keyOf(place)) }
}
