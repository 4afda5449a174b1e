/**
 * Whether a picture may be shown: one judgement, whether it comes from the service, a pack file, a store of this
 * computer, a template or a person.
 */
import { dimensionsOf, isShowable } from './image-dimensions'
import { svgProblem } from './svg-safety'
import { servedType, type ImageType } from './image-type'

/** 'harmful': painting it would take too much time or memory. */
type PictureCheck =
  { readonly ok: true; readonly type: ImageType } | { readonly ok: false; readonly fault: 'not-a-picture' | 'harmful' }

/** @param contentType what its source says it is; the answer's `type` is what its bytes say */
export function checkPicture(contentType: string, bytes: Uint8Array): PictureCheck {
  const type = servedType(contentType, bytes)
  if (!type) return { ok: false, fault: 'not-a-picture' }
  if (type === 'image/svg+xml') return svgProblem(bytes) === null ? { ok: true, type } : { ok: false, fault: 'harmful' }
  const size = dimensionsOf(type, bytes)
  if (!size) return { ok: false, fault: 'not-a-picture' }
  return isShowable(size) ? { ok: true, type } : { ok: false, fault: 'harmful' }
}
