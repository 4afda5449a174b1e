/** Type of a picture, detected from its bytes. */
import { TextDecoder } from '../platform/web-globals'

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** null: not a supported picture. */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes.length < 12) return null
  if (bytes[0] === 0x89 && ascii(1, 8) === 'PNG\r\n\x1a\n') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'image/gif'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp'
  if (ascii(4, 8) === 'ftyp' && /avif|avis/.test(ascii(8, Math.min(bytes.length, 40)))) return 'image/avif'
  return isSvg(bytes) ? 'image/svg+xml' : null
}

/**
 * Skips comments, XML declaration and doctype before the `<svg`. A doctype with an internal subset (entities) is
 * refused, since entities can expand without limit.
 */
function isSvg(bytes: Uint8Array): boolean {
  let rest = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart()
  for (;;) {
    const end = rest.startsWith('<!--')
      ? '-->'
      : rest.startsWith('<?xml')
        ? '?>'
        : /^<!doctype svg[^>[]*>/i.test(rest)
          ? '>'
          : null
    if (end === null) return /^<svg[\s/>]/.test(rest)
    const at = rest.indexOf(end)
    if (at === -1) return false
    rest = rest.slice(at + end.length).trimStart()
  }
}

/**
 * The type to serve a picture as; null: none. Both the content type and the bytes must name a picture. Servers often
 * mix up raster types, and then the bytes decide; an SVG, which is a document, must be declared as one.
 */
export function servedType(contentType: string, bytes: Uint8Array): ImageType | null {
  const named = contentType.split(';', 1)[0]?.trim().toLowerCase().replace('image/jpg', 'image/jpeg') ?? ''
  const found = sniffImage(bytes)
  if (!found || !(IMAGE_TYPES as readonly string[]).includes(named)) return null
  return (found === 'image/svg+xml') === (named === 'image/svg+xml') ? found : null
}
