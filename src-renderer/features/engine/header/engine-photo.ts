import type { PathNames } from '@contract/channels/catalogue'

/** The photo of the generation, else of the model. `unbranded` never falls back to a branded photo. */
export function enginePhoto(names: PathNames, unbranded: boolean): string | null {
  const places = [names.generations, names.models]
  const photos = places.flatMap((place) =>
    unbranded ? [place?.photoUnbranded] : [place?.photo, place?.photoUnbranded]
  )
  return photos.find((photo) => photo) ?? null
}
