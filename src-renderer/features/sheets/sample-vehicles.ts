/** Cars a template or a rule can be looked at with: those opened last, then favourites. Costs no call. */
import { onMounted, shallowRef, type ShallowRef } from 'vue'
import { useFavourites } from '@/stores/favourites'
import { bridge } from '@/bridge'
import type { PathInput } from '@contract/channels/catalogue'
import { carKey, carTitle, plainPath } from '../../composables/sheets/vehicle-label'

export interface SampleCar {
  readonly key: string
  readonly title: string
  readonly path: PathInput
}

const MOST = 30

export function useSampleCars(): Readonly<ShallowRef<readonly SampleCar[] | null>> {
  const favourites = useFavourites()
  const cars = shallowRef<readonly SampleCar[] | null>(null)
  onMounted(async () => {
    const recents = await bridge.desk.recents()
    const all = [...(recents.ok ? recents.value : []), ...favourites.entries].map(({ path, names }) => ({
      key: carKey(path),
      title: carTitle(path, names),
      path: plainPath(path)
    }))
    cars.value = [...new Map(all.map((one) => [one.key, one])).values()].slice(0, MOST)
  })
  return cars
}
