/** Recent vehicles, then favourites, for previews. Costs no calls. */
import { computed, type ComputedRef } from 'vue'
import { useFavourites } from '@/stores/favourites'
import { useRecents } from '@/composables/catalogue/recents'
import type { PathInput } from '@contract/channels/catalogue'
import { generationLabel, vehicleKey, toPlainPath } from '../../composables/sheets/vehicle-label'

export interface SampleVehicle {
  readonly key: string
  readonly title: string
  readonly path: PathInput
}

const MAX_SAMPLES = 30

/** `vehicles` null: not read yet. `failure`: the recent ones cannot be read. */
export function useSampleVehicles(): {
  readonly vehicles: ComputedRef<readonly SampleVehicle[] | null>
  readonly failure: ReturnType<typeof useRecents>['failure']
} {
  const favourites = useFavourites()
  const { recents, failure, isRead } = useRecents()
  const vehicles = computed(() => {
    if (!isRead.value) return null
    const all = [...recents.value, ...favourites.entries].map(({ path, names }) => ({
      key: vehicleKey(path),
      // a narrow list cuts the end; the engine tells them apart
      title: [names.engines?.name?.trim() || `#${path.engines ?? ''}`, generationLabel(names)]
        .filter(Boolean)
        .join(' · '),
      path: toPlainPath(path)
    }))
    return [...new Map(all.map((one) => [one.key, one])).values()].slice(0, MAX_SAMPLES)
  })
  return { vehicles, failure }
}
