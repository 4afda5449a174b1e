import type { ChartDrawing } from '@shared/dyno/chart/chart-drawing'
import { PALETTES, type ChartPalette } from '@shared/dyno/chart/chart-svg'

/** Returns base64 with `scale` pixels per unit and `margin` units of empty space. Rejects without a 2D context. */
export async function chartPng(drawing: ChartDrawing, palette: ChartPalette, margin = 0, scale = 2): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((drawing.width + 2 * margin) * scale)
  canvas.height = Math.round((drawing.height + 2 * margin) * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const inks = PALETTES[palette]
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font').trim() || 'sans-serif'
  // the first drawing after the start must not fall back to another font
  await document.fonts.ready
  pen.scale(scale, scale)
  pen.fillStyle = inks.paper
  pen.fillRect(0, 0, drawing.width + 2 * margin, drawing.height + 2 * margin)
  pen.translate(margin, margin)
  for (const mark of drawing.marks) {
    if (mark.kind === 'text') {
      pen.font = `${mark.bold ? 600 : 400} ${mark.size}px ${family}`
      pen.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor
      pen.direction = 'ltr'
      pen.fillStyle = inks[mark.ink]
      pen.fillText(mark.text, mark.x, mark.y)
      continue
    }
    const path = new Path2D(mark.d)
    if (mark.fill !== null) {
      pen.fillStyle = inks[mark.fill]
      pen.fill(path)
    }
    if (mark.stroke !== null) {
      pen.strokeStyle = inks[mark.stroke]
      pen.lineWidth = mark.width
      pen.lineJoin = 'round'
      pen.setLineDash([...mark.dash])
      pen.stroke(path)
    }
  }
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
