/** A chart as a static SVG document with real text and without script, style sheet and external parts. */
import { drawChart, type ChartDrawing, type ChartLayout } from './chart-drawing'
import { words } from '../../text/words'
import type { ColourRole, PathMark, TextMark } from './chart-marks'
import { CURVE_TOKENS, type ChartModel, type CurveToken } from './chart-model'

/** 'grey' and 'ink-saving' have no colours; curves still differ by dash, marker and label. */
export const CHART_PALETTES = ['screen-light', 'screen-dark', 'paper', 'grey', 'ink-saving'] as const
export type ChartPalette = (typeof CHART_PALETTES)[number]
type Colours = Readonly<Record<ColourRole, string>>

const ON_PAPER = { text: '#000000', mute: '#3c3c3c', grid: '#d0d0d0', paper: '#ffffff' } as const
type CurveColours = Pick<Colours, `curve-${CurveToken}`>
/** In the order of the tokens: stock, then the eight stages. */
const curveColours = (colours: string): CurveColours =>
  Object.fromEntries(words(colours).map((colour, token) => [`curve-${token}`, colour])) as CurveColours
const COLOURS = curveColours('#4a5866 #b94f08 #0a6fb0 #7a3fb0 #3d7a12 #806600 #d6126e #4d2a16 #2a2fc0')
const DARK_COLOURS = curveColours('#9fb2c6 #ff8a3d #4cc2ff #c792ea #7fd962 #ffe94d #ff4f81 #ad8560 #6d7dff')
const GREYS = curveColours('#6b6b6b #000000 #3a3a3a #555555 #1e1e1e #2c2c2c #484848 #0f0f0f #616161')
const BLACK = curveColours('#000000 '.repeat(CURVE_TOKENS.length))
/** Contrast of at least 4.5:1 on the paper, except for the grid. */
export const PALETTES: Readonly<Record<ChartPalette, Colours>> = {
  'screen-light': { text: '#17202a', mute: '#526170', grid: '#d8dfe6', paper: '#ffffff', ...COLOURS },
  'screen-dark': { text: '#e7edf3', mute: '#98a9ba', grid: '#27313c', paper: '#0e1217', ...DARK_COLOURS },
  paper: { ...ON_PAPER, ...COLOURS },
  grey: { ...ON_PAPER, ...GREYS },
  'ink-saving': { ...ON_PAPER, mute: '#000000', grid: '#e4e4e4', ...BLACK }
}
/** Factor for line widths of 'ink-saving', whose markers are hollow. */
const THIN = 0.6

export interface SvgOptions extends ChartLayout {
  readonly palette: ChartPalette
  /** CSS font families, by name; the document carries no font. */
  readonly fontFamily?: string
  /** BCP 47 language. */
  readonly lang?: string
  /** Paints the paper; default true. */
  readonly background?: boolean
  /** Empty border in the units of width and height; default 0. */
  readonly margin?: number
}
const FONT = "'Inter Variable', Inter, 'Noto Sans', 'Noto Sans SC', 'Noto Sans TC', Arial, sans-serif"

/** The chart as an SVG document. Deterministic. */
export function chartSvg(model: ChartModel, look: SvgOptions): string {
  return svgOf(drawChart(model, look), look)
}

/** Placed marks as an SVG document. */
export function svgOf(
  drawing: ChartDrawing,
  look: Pick<SvgOptions, 'palette' | 'fontFamily' | 'lang' | 'background' | 'margin'> & {
    readonly texts?: { readonly title?: string }
  }
): string {
  const margin = look.margin ?? 0
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin]
  const colours = PALETTES[look.palette]
  const lang = look.lang ? ` xml:lang="${escapeXml(look.lang)}"` : ''
  const title = look.texts?.title
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="${round(-margin)} ${round(-margin)} ${round(width)} ${round(height)}" role="img" font-family="${escapeXml(look.fontFamily ?? FONT)}"${lang}>`,
    ...(title ? [`<title>${escapeXml(title)}</title>`] : []),
    ...(look.background === false
      ? []
      : [
          `<rect x="${round(-margin)}" y="${round(-margin)}" width="${round(width)}" height="${round(height)}" fill="${colours.paper}"/>`
        ]),
    ...drawing.marks.map((mark) =>
      mark.kind === 'path' ? pathOf(mark, colours, look.palette === 'ink-saving') : textOf(mark, colours)
    ),
    '</svg>'
  ].join('\n')
}

function pathOf(mark: PathMark, colours: Colours, thin: boolean): string {
  const fill = mark.fill === null ? 'none' : thin && mark.role === 'marker' ? colours.paper : colours[mark.fill]
  const width = thin && mark.role === 'line' ? mark.width * THIN : mark.width
  const dash = mark.dash.length > 0 ? ` stroke-dasharray="${mark.dash.map(round).join(' ')}"` : ''
  const stroke =
    mark.stroke === null
      ? ''
      : ` stroke="${colours[mark.stroke]}" stroke-width="${round(width)}" stroke-linejoin="round"${dash}`
  const series = mark.series === undefined ? '' : ` data-series="${escapeXml(mark.series)}"`
  return `<path d="${mark.d}" fill="${fill}"${stroke}${series}/>`
}

function textOf(mark: TextMark, colours: Colours): string {
  const weight = mark.bold ? ' font-weight="600"' : ''
  const anchor = mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`
  // isolates names written from right to left
  return `<text x="${round(mark.x)}" y="${round(mark.y)}" font-size="${round(mark.size)}"${weight}${anchor} fill="${colours[mark.colour]}" unicode-bidi="isolate">${escapeXml(mark.text)}</text>`
}

const round = (value: number): number => Math.round(value * 100) / 100 + 0

/** Escapes a text for XML, without characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
