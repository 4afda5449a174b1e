/** Recent vehicles, then favourites, for previews. Costs no calls. */
import { onMounted, shallowRef, type ShallowRef } from 'vue'
import { useFavourites } from '@/stores/favourites'
import { bridge } from '@/bridge'
import type { PathInput } from '@contract/channels/catalogue'
import { generationLabel, vehicleKey, toPlainPath } from '../../composables/sheets/vehicle-label'

export interface SampleVehicle {
  readonly key: string
  readonly title: string
  readonly path: PathInput
}

const MAX_VEHICLES = 30

export function useSampleVehicles(): Readonly<ShallowRef<readonly SampleVehicle[] | null>> {
  const favourites = useFavourites()
  const vehicles = shallowRef<readonly SampleVehicle[] | null>(null)
  onMounted(async () => {
    const recents = await bridge.desk.recents()
    const all = [...(recents.ok ? recents.value : []), ...favourites.entries].map(({ path, names }) => ({
      key: vehicleKey(path),
      // a narrow list cuts the end; the engine tells them apart
      title: [names.engines?.name?.trim() || `#${path.engines ?? ''}`, generationLabel(names)]
        .filter(Boolean)
        .join(' · '),
      path: toPlainPath(path)
    }))
    vehicles.value = [...new Map(all.map((one) => [one.key, one])).values()].slice(0, MAX_VEHICLES)
  })
  return vehicles
}
