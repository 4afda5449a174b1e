/** What kind of picture some bytes are, judged by the bytes. What a server calls them is only a second opinion. */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

// every platform this runs on has it; core's compiler is told of it here because it knows neither DOM nor Node
export const { TextDecoder } = globalThis as unknown as {
  readonly TextDecoder: { new (label?: string): { decode(bytes: Uint8Array): string } }
}

/** null: none of the kinds that are shown. */
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
 * Reads over what may stand before the drawing itself. An inner subset of the document type (entities) is refused: no
 * drawing needs it and it can be made to grow without end.
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
 * The type to serve a picture under, or null when it is not one. Both must name a picture; servers often mix up the
 * raster kinds, and then the bytes decide, but a drawing (which is a document) must be called one.
 */
export function servedType(contentType: string, bytes: Uint8Array): ImageType | null {
  const named = contentType.split(';', 1)[0]?.trim().toLowerCase().replace('image/jpg', 'image/jpeg') ?? ''
  const found = sniffImage(bytes)
  if (!found || !(IMAGE_TYPES as readonly string[]).includes(named)) return null
  return (found === 'image/svg+xml') === (named === 'image/svg+xml') ? found : null
}
