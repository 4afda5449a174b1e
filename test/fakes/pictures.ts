/** Small pictures: valid ones, and ones that would block the window. */

/** The header of a PNG, which has its size; `rest` makes two of them different. */
export const png = (width = 2, height = 2, ...rest: number[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array([...Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), ...Buffer.alloc(8), ...rest])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
/** Decoded, 14 GB. */
const PNG_BOMB = png(60_000, 60_000)

const svg = (inner: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`))
export const DRAWING = svg('<path d="M0 0h9v9z"/>')
/** Each group paints the one before it twice: sixteen million rectangles. */
export const SVG_BOMB = svg(
  Array.from(
    { length: 24 },
    (_, n) =>
      `<g id="g${n}">${n === 0 ? '<rect width="9" height="9"/>' : `<use href="#g${n - 1}"/><use href="#g${n - 1}"/>`}</g>`
  ).join('')
)
/** Every refused picture, with its type. */
export const BOMBS = [
  ['image/svg+xml', SVG_BOMB],
  ['image/png', PNG_BOMB]
] as const
