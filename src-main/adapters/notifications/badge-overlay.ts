/** The taskbar overlay: a disc with a number, drawn as a bitmap, because the main process has no canvas. */

/** Twice the 16 points of Windows. */
export const OVERLAY_SIZE = 32
/** Three by five dots; '+' for more than nine. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  1: ['010', '110', '010', '010', '111'],
  2: ['111', '001', '111', '100', '111'],
  3: ['111', '001', '111', '001', '111'],
  4: ['101', '101', '111', '001', '001'],
  5: ['111', '100', '111', '001', '111'],
  6: ['111', '100', '111', '101', '111'],
  7: ['111', '001', '001', '001', '001'],
  8: ['111', '101', '111', '101', '111'],
  9: ['111', '101', '111', '001', '111'],
  '+': ['000', '010', '111', '010', '000']
}
/** Blue, green, red. */
const DISC = [0x3b, 0x3b, 0xd9] as const
const DOT = 4

/** BGRA, rows from the top. `count` at least 1; above 9 it shows 9+. */
export function badgeOverlayPixels(count: number): Buffer {
  const pixels = Buffer.alloc(OVERLAY_SIZE * OVERLAY_SIZE * 4)
  const middle = (OVERLAY_SIZE - 1) / 2
  const set = (x: number, y: number, [blue, green, red]: readonly [number, number, number], alpha: number): void => {
    // premultiplied alpha
    pixels.set([blue * alpha, green * alpha, red * alpha, 255 * alpha].map(Math.round), (y * OVERLAY_SIZE + x) * 4)
  }
  for (let y = 0; y < OVERLAY_SIZE; y++) {
    for (let x = 0; x < OVERLAY_SIZE; x++) {
      const alpha = Math.min(1, Math.max(0, OVERLAY_SIZE / 2 - Math.hypot(x - middle, y - middle)))
      if (alpha > 0) set(x, y, DISC, alpha)
    }
  }
  const text = count > 9 ? '9+' : String(count)
  const width = text.length * 3 * DOT + (text.length - 1) * 2
  const left = Math.round((OVERLAY_SIZE - width) / 2)
  const top = (OVERLAY_SIZE - 5 * DOT) / 2
  ;[...text].forEach((sign, at) =>
    GLYPHS[sign]?.forEach((line, row) =>
      [...line].forEach((dot, column) => {
        if (dot === '0') return
        for (let y = 0; y < DOT; y++)
          for (let x = 0; x < DOT; x++)
            set(left + at * (3 * DOT + 2) + column * DOT + x, top + row * DOT + y, [255, 255, 255], 1)
      })
    )
  )
  return pixels
}
