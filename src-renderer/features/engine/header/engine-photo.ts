/** Which picture stands for an engine. */
import type { PathNames } from '@contract/channels/catalogue'

/**
 * The generation's photo, else the model's, as received. With `unbranded` a branded photo is never taken instead: a
 * shop that must not show
 * the make's pictures would rather show none.
 */
export function enginePhoto(names: PathNames, unbranded: boolean): string | null {
  const places = [names.generations, names.models]
  const photos = places.flatMap((place) =>
    unbranded ? [place?.photoUnbranded] : [place?.photo, place?.photoUnbranded]
  )
  return photos.find((photo) => photo) ?? null
}
