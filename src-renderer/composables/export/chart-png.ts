import type { ChartDrawing } from '@shared/dyno/chart/chart-drawing'
import { PALETTES, type ChartPalette } from '@shared/dyno/chart/chart-svg'

/** Returns base64 with `scale` pixels per unit and `margin` units of empty space. Rejects without a 2D context. */
export async function chartPng(drawing: ChartDrawing, palette: ChartPalette, margin = 0, scale = 2): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((drawing.width + 2 * margin) * scale)
  canvas.height = Math.round((drawing.height + 2 * margin) * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const colours = PALETTES[palette]
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font').trim() || 'sans-serif'
  // the first drawing after the start must not fall back to another font
  await document.fonts.ready
  context.scale(scale, scale)
  context.fillStyle = colours.paper
  context.fillRect(0, 0, drawing.width + 2 * margin, drawing.height + 2 * margin)
  context.translate(margin, margin)
  for (const mark of drawing.marks) {
    if (mark.kind === 'text') {
      context.font = `${mark.bold ? 600 : 400} ${mark.size}px ${family}`
      context.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor
      context.direction = 'ltr'
      context.fillStyle = colours[mark.colour]
      context.fillText(mark.text, mark.x, mark.y)
      continue
    }
    const path = new Path2D(mark.d)
    if (mark.fill !== null) {
      context.fillStyle = colours[mark.fill]
      context.fill(path)
    }
    if (mark.stroke !== null) {
      context.strokeStyle = colours[mark.stroke]
      context.lineWidth = mark.width
      context.lineJoin = 'round'
      context.setLineDash([...mark.dash])
      context.stroke(path)
    }
  }
  return canvas.toDataURL('image/png').replace(/^data:image\/png;base64,/, '')
}
