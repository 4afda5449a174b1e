/** Paper and type sizes. Lengths in millimetres. */
import type { Density } from '../snapshot'
import { textWidth } from '../../dyno/chart/chart-text'
import type { SheetModel } from '../sheet-model'

export const MARGIN = { side: 15, top: 13, bottom: 11 } as const

/** Between pages on screen. */
export const PAGE_GAP = 6

interface Sides {
  readonly width: number
  readonly height: number
}
export function paperSides({ paper, orientation }: Pick<SheetModel, 'paper' | 'orientation'>): Sides {
  const [width, height] = paper === 'A4' ? [210, 297] : [215.9, 279.4]
  return orientation === 'portrait' ? { width, height } : { width: height, height: width }
}

const MM_PER_POINT = 25.4 / 72
/** Smallest print that a customer can read. */
const SMALLEST = 7.5
/** In points. */
export const TYPE_SIZES: { readonly [D in Density]: { readonly body: number; readonly small: number } } = {
  normal: { body: 8.4, small: SMALLEST },
  tight: { body: 7.9, small: SMALLEST },
  dense: { body: SMALLEST, small: SMALLEST }
}

export const BLOCK_GAPS: { readonly [D in Density]: number } = { normal: 4, tight: 3.2, dense: 1.9 }

/** Estimated height of a text in a column, at a size in points. */
export function textHeight(text: string, width: number, points: number): number {
  if (text === '') return 0
  const linesOf = (line: string): number =>
    Math.max(1, Math.ceil((textWidth(line, points * MM_PER_POINT) * 1.06) / width))
  return text.split('\n').reduce((sum, line) => sum + linesOf(line), 0) * points * MM_PER_POINT * 1.4
}
