/** Reduces a line to its visible points, for drawing only. */
export interface Line {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/**
 * At most four points per column: first, lowest, highest, last, in their order. A shorter line is returned unchanged.
 *
 * @param columns width of the line in pixels
 */
export function decimate(line: Line, columns: number): Line {
  const count = line.x.length
  const width = Math.max(1, Math.floor(columns))
  if (count <= width * 4) return line
  const start = line.x[0] ?? 0
  const span = (line.x[count - 1] ?? 0) - start || 1
  const x: number[] = []
  const y: number[] = []
  let from = 0
  for (let column = 0; column < width && from < count; column++) {
    const edge = start + ((column + 1) / width) * span
    let end = from
    let low = from
    let high = from
    while (end < count && (column === width - 1 || (line.x[end] ?? 0) < edge)) {
      if ((line.y[end] ?? 0) < (line.y[low] ?? 0)) low = end
      if ((line.y[end] ?? 0) > (line.y[high] ?? 0)) high = end
      end++
    }
    if (end === from) continue
    for (const at of [...new Set([from, low, high, end - 1])].sort((a, b) => a - b)) {
      x.push(line.x[at] ?? 0)
      y.push(line.y[at] ?? 0)
    }
    from = end
  }
  return { x, y }
}
