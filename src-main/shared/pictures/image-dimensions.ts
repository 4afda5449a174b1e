/** Size of a decoded picture, read from its header: a few kilobytes can expand to gigabytes. */
import type { ImageType } from './image-type'

interface Dimensions {
  readonly width: number
  readonly height: number
}
const MAX_SIDE = 8192
/** 160 MB at four bytes each. */
const MAX_PIXELS = 40_000_000

/** False also for an unknown size. */
export function isShowable(size: Dimensions | null): boolean {
  return size !== null && size.width <= MAX_SIDE && size.height <= MAX_SIDE && size.width * size.height <= MAX_PIXELS
}

/** null: the header has no size or is cut off. */
export function dimensionsOf(type: Exclude<ImageType, 'image/svg+xml'>, bytes: Uint8Array): Dimensions | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (type) {
      case 'image/png':
        return ascii(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null
      case 'image/gif':
        return ofGif(view)
      case 'image/jpeg':
        return ofJpeg(view)
      case 'image/webp':
        return ofWebp(view)
      case 'image/avif':
        return ofAvif(view)
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const ascii = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))

function ofGif(view: DataView): Dimensions {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Walks the segments up to the start of the frame. */
function ofJpeg(view: DataView): Dimensions | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else if (marker === 0xd9 || marker === 0xda) return null
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
}

function ofWebp(view: DataView): Dimensions | null {
  const threeBytes = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (ascii(view, 12)) {
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return null
  }
}

/** The largest `ispe`: tiles and previews have smaller ones. */
function ofAvif(view: DataView): Dimensions | null {
  let largest: Dimensions | null = null
  for (let at = 0; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at)
    if (ascii(view, at + 4) === 'meta') {
      const end = length === 0 ? view.byteLength : Math.min(view.byteLength, at + length)
      for (let box = at + 8; box + 16 <= end; box++) {
        if (ascii(view, box) !== 'ispe') continue
        const size = { width: view.getUint32(box + 8), height: view.getUint32(box + 12) }
        if (!largest || size.width * size.height > largest.width * largest.height) largest = size
      }
      return largest
    }
    if (length < 8) return null
    at += length
  }
  return largest
}
