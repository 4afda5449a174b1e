/** Decides whether a picture from any source may be shown. */
import { dimensionsOf, isShowable } from './image-dimensions'
import { svgProblem } from './svg-safety'
import { servedType, type ImageType } from './image-type'

/** 'harmful': decoding would take too much time or memory. */
type PictureCheck =
  { readonly ok: true; readonly type: ImageType } | { readonly ok: false; readonly fault: 'not-a-picture' | 'harmful' }

/** @param contentType as stated by the source; the `type` of the result follows the bytes */
export function checkPicture(contentType: string, bytes: Uint8Array): PictureCheck {
  const type = servedType(contentType, bytes)
  if (!type) return { ok: false, fault: 'not-a-picture' }
  if (type === 'image/svg+xml') return svgProblem(bytes) === null ? { ok: true, type } : { ok: false, fault: 'harmful' }
  const size = dimensionsOf(type, bytes)
  if (!size) return { ok: false, fault: 'not-a-picture' }
  return isShowable(size) ? { ok: true, type } : { ok: false, fault: 'harmful' }
}
