/** Draws a given QR matrix as one SVG path. */
import { escapeHtml } from './escape-html'

/** Rows of dark (true) and light squares. */
export type CodeMatrix = readonly (readonly boolean[])[]

export function codeSvg(matrix: CodeMatrix, label: string): string {
  const size = Math.max(matrix.length, ...matrix.map((row) => row.length))
  const runs: string[] = []
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      runs.push(`M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`)
    }
  })
  return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${escapeHtml(label)}" shape-rendering="crispEdges"><path d="${runs.join('')}" fill="#000000"/></svg>`
}
