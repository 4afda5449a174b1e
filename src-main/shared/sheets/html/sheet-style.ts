/** The style of a sheet: black on white with hairlines and one accent, in millimetres and points. */
import { fontFaceRules, fontStack, DOCUMENT_FONTS } from '../../text/fonts'
import type { SheetModel } from '../sheet-model'
import { CHART_HEIGHTS, CHART_RULES } from './html-chart'
import { BLOCK_GAPS, MARGIN, PAGE_GAP, paperSides, TYPE_SIZES } from './page-size'
import type { Density } from '../snapshot'

/** Minimum chart height on a sheet of several pages, in millimetres. */
const PAGED_CHART = { portrait: 54, landscape: 46 } as const

/** Black without colour printing. */
const accentOf = ({ ink, accent }: Pick<SheetModel, 'ink' | 'accent'>): string =>
  ink === 'colour' ? accent : '#000000'

/** The style of a document whose sheets have these densities. */
export function styleOfSheets(model: SheetModel, densities: ReadonlySet<Density>): string {
  return [documentRules(model), ...[...densities].map((density) => densityRules(model, density)), ''].join('\n')
}

function densityRules(model: SheetModel, density: Density): string {
  const look: Look = {
    model,
    density,
    ...TYPE_SIZES[density],
    tight: density !== 'normal',
    line: model.ink === 'ink' ? '0.15mm' : '0.2mm',
    by: (normal, tight, dense) => ({ normal, tight, dense })[density]
  }
  const rules = [pageRules(look), blockRules(look), layoutRules(look)].join('\n')
  return `@scope ([data-density="${density}"]){\n${rules}\n}`
}

interface Look {
  readonly model: SheetModel
  readonly density: Density
  /** Type sizes in points. */
  readonly body: number
  readonly small: number
  readonly tight: boolean
  readonly line: string
  readonly by: (normal: number, tight: number, dense: number) => number
}

function documentRules(model: SheetModel): string {
  const { width, height } = paperSides(model)
  // fills only cost ink
  const wash = model.ink === 'ink' ? 'transparent' : '#f4f4f2'
  const grey = model.ink === 'ink' ? '#1a1a1a' : '#555555'
  return `${fontFaceRules(DOCUMENT_FONTS)}
@page{size:${width}mm ${height}mm;margin:0}
:root{--accent:${accentOf(model)};--grey:${grey};--hair:#bdbdbd;--wash:${wash}}
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact;background:#fff}
body{color:#000;overflow-wrap:anywhere;font-synthesis:none;text-rendering:geometricPrecision}
.page+.page,.sheet+.sheet{break-before:page}
@media screen{body:has(.leaves){background:#cccccc}.leaves{display:flex;flex-wrap:wrap;gap:${PAGE_GAP}mm}.leaves .page{flex:none;background:#fff}}`
}

function pageRules({ model, density, body, small, tight, line, by }: Look): string {
  const { width, height } = paperSides(model)
  return `:scope{--gap:${BLOCK_GAPS[density]}mm;--small:${small}pt;--lead:${by(1.28, 1.28, 1.17)};font:400 ${body}pt/${by(1.3, 1.3, 1.2)} ${fontStack(model.language)}}
.page{position:relative;width:${width}mm;height:${height - 0.4}mm;padding:${MARGIN.top}mm ${MARGIN.side}mm ${MARGIN.bottom}mm;display:flex;flex-direction:column;gap:var(--gap)}
h1,h2,h3,th{font-weight:600;text-align:start}
ul{list-style:none}
p,li,td,th,dd,dt,h1,h2,address{unicode-bidi:isolate}
.lines{white-space:pre-line}
.small{font-size:var(--small);line-height:var(--lead)}
.grey,.none{color:var(--grey)}
.none{font-weight:400}
h2{font-size:${small + 0.4}pt;color:#000;padding-bottom:.9mm;border-bottom:${line} solid #000;margin-bottom:${tight ? 1 : 1.5}mm;display:flex;justify-content:space-between;gap:4mm;align-items:baseline}
h2 .aside{font-weight:400;color:var(--grey);font-size:var(--small)}
.head{display:flex;justify-content:space-between;align-items:flex-end;gap:10mm;padding-bottom:2.6mm;border-bottom:${line} solid var(--hair)}
.head img{display:block;max-height:${tight || model.orientation === 'landscape' ? 11 : 15}mm;max-width:62mm;object-fit:contain;object-position:left bottom}
.head .name{font-size:14pt;font-weight:600;line-height:1.15;letter-spacing:-.01em}
.head .name.under{font-size:${body}pt;margin-top:1.2mm}
.head address{font-style:normal;text-align:end;color:var(--grey);font-size:var(--small);line-height:1.4;max-width:92mm}
.internal{border:.3mm solid #000;padding:.5mm 2mm;font-size:var(--small);color:#000}
.lead{display:flex;gap:8mm;justify-content:space-between;align-items:flex-start}
.lead>div{flex:1 1 0;min-width:0}
.lead img{flex:none;width:62mm;height:${by(33, 29, 25)}mm;object-fit:contain;object-position:right top}
.eyebrow{display:flex;flex-wrap:wrap;gap:1mm 2.4mm;align-items:center;color:var(--accent);font-weight:600;font-size:${body + 0.4}pt;margin-bottom:1.6mm}
h1{font-size:${by(21, 18, 16)}pt;line-height:1.12;letter-spacing:-.018em;font-weight:600}
h1.long{font-size:${by(15, 13, 11.5)}pt;letter-spacing:-.01em;line-height:1.2}
h1 .engine{display:block;font-weight:400;letter-spacing:-.01em}
.years{color:var(--grey);font-size:${body + 1}pt;margin-top:.6mm}
.intro{margin-top:2mm;max-width:110mm}
.for{margin-top:2mm}
.for b{font-weight:600;margin-inline-end:1.5mm}
.highlight{display:flex;gap:1mm 8mm;align-items:flex-end;padding:${by(2.2, 1.6, 1.1)}mm 3mm;background:var(--wash);border-top:.9mm solid var(--accent);border-bottom:${line} solid var(--hair)}
.highlight>div{flex:none;white-space:nowrap}
.highlight .name{flex:0 1 ${by(34, 34, 40)}mm;font-weight:600}
.narrow .highlight{flex-wrap:wrap}
.narrow .highlight .name{order:-1;flex:1 0 100%}
.highlight .large{font-size:${by(30, 27, 23)}pt;line-height:1.1;font-weight:600;letter-spacing:-.02em;color:var(--accent)}
.highlight .price{flex:0 1 auto;min-width:0;white-space:normal;margin-inline-start:auto;text-align:end}
.highlight .sum{font-size:${by(18, 16, 14)}pt;line-height:1.15;font-weight:600}
.mark{font-weight:400;letter-spacing:0}
.large .mark{font-size:.6em;vertical-align:.5em}
.facts dl{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));column-gap:5mm;row-gap:${by(1.5, 1, 1)}mm}
.facts dl.three{grid-template-columns:repeat(3,minmax(0,1fr))}
.facts dt{color:var(--grey);font-size:var(--small);line-height:1.3}
.facts dd{font-weight:500;line-height:1.32}
.second{color:var(--grey);font-weight:400;font-size:max(var(--small),.88em);white-space:nowrap;font-variant-numeric:normal}`
}

function blockRules({ body, tight, line, by }: Look): string {
  return `.chart{flex:1 1 0;min-height:${CHART_HEIGHTS[0] + 8}mm;display:flex;flex-direction:column}
.chart .plots{flex:1 1 0;min-height:0;container-type:size}
.chart .size{display:none;gap:5mm;height:100%;align-items:center}
.chart .size>svg{display:block;flex:1 1 0;min-width:0;height:auto}
.chart .runs{margin:0;padding:0;list-style:none;font-size:var(--small)}
.chart .runs li{display:flex;align-items:center;gap:1.5mm}
.chart .note{color:var(--grey);font-size:var(--small)}
.chart.empty{flex:none;min-height:0}
${CHART_RULES}
table{width:100%;border-collapse:collapse}
td,th{padding:${by(0.95, 0.75, 0.4)}mm 2mm;vertical-align:baseline;border-bottom:${line} solid var(--hair)}
td:first-child,th:first-child{padding-inline-start:0}
td:last-child,th:last-child{padding-inline-end:0}
thead th{font-size:var(--small);font-weight:400;color:var(--grey);vertical-align:bottom}
.num{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.num .none{white-space:normal}
.pct{margin-inline-start:.7em;color:#000;font-weight:400}
.rows td.fig{font-size:${body + (tight ? 1.2 : 2.2)}pt;font-weight:600}
.rows td.fig .second{font-size:max(var(--small),${body - 0.4}pt)}
.gain{color:var(--accent);font-weight:600}
.gain.same{color:#000}
.rows .parts{width:34%}
.rows tbody th{white-space:nowrap;font-weight:600}
.rows.many tbody th{white-space:normal}
.rows .sub,.steps .sub{display:block;font-weight:400;color:var(--grey);font-size:var(--small)}
.rows .sub{margin-inline-start:11mm}
.swatch{display:inline-block;width:9mm;height:2.4mm;margin-inline-end:2mm;vertical-align:middle}
.price{font-weight:600}
.steps{table-layout:fixed}
.steps td,.steps th{border-bottom:${line} solid var(--hair);text-align:start;padding-inline:2.4mm}
.steps thead th{font-size:${body + (tight ? 2 : 3.4)}pt;font-weight:600;color:#000;padding-bottom:1.4mm;border-bottom:0;border-top:.2mm solid #000;padding-top:1.8mm}
.steps thead th.tuned{border-top:.7mm solid var(--accent);background:var(--wash);padding-top:1.3mm}
.steps td.tuned{background:var(--wash)}
.steps tbody th,.steps thead td{font-weight:400;color:var(--grey);font-size:var(--small);width:21%;padding-inline-start:0}
.steps thead td{border-bottom:0}
.steps td.fig{font-size:${body + (tight ? 3 : 5)}pt;font-weight:600;line-height:1.2;letter-spacing:-.01em}
.steps td.fig .second{font-size:${body}pt;letter-spacing:0}
.steps .gain{display:block;font-size:${body}pt;letter-spacing:0}
.steps tr.prices td{font-size:${body + (tight ? 2 : 4)}pt;font-weight:600}
.steps tr.prices td,.steps tr.prices th{border-bottom:${line} solid #000}
.steps li{padding-inline-start:2.6mm;text-indent:-2.6mm}
.steps li::before{content:'–';display:inline-block;width:2.6mm;text-indent:0;color:var(--grey)}
.pair{display:flex;gap:8mm;align-items:flex-start}
.stack{display:flex;flex-direction:column;gap:var(--gap)}
.pair>section{flex:1 1 0;min-width:0}
.options ul{columns:2;column-gap:8mm}
.options ul.one{columns:1}
.options li{break-inside:avoid;padding-bottom:${tight ? 0.8 : 1.3}mm}
.options b{font-weight:600}
.options .about,.lang{color:var(--grey)}
.lang{font-size:var(--small);letter-spacing:.04em}
.notice{display:block;border-inline-start:.6mm solid #000;padding-inline-start:1.8mm;margin-top:.5mm;font-size:var(--small);line-height:1.34}
.terms{color:var(--grey)}
.signature{display:grid;grid-template-columns:5fr 5fr 3fr;gap:5mm;padding-top:${by(9, 8, 6)}mm;color:var(--grey)}
footer .signature{margin-bottom:1.6mm}
.signature p{border-top:${line} solid #000;padding-top:.8mm}`
}

function layoutRules({ model, body, tight, line, by }: Look): string {
  const flat = tight ? '' : '.landscape'
  return `footer{margin-top:auto;display:flex;gap:8mm;justify-content:space-between;align-items:flex-end;border-top:${line} solid var(--hair);padding-top:2.4mm}
footer .about{flex:1 1 0;min-width:0;color:var(--grey);font-size:var(--small);line-height:var(--lead)}
footer .about b{color:#000;font-weight:600}
footer .issue{flex:none;display:grid;grid-template-columns:46mm auto;gap:.8mm 3mm;align-items:end;text-align:end;font-size:var(--small);line-height:var(--lead)}
footer .issue .caption{grid-column:1/-1;color:var(--grey)}
footer .issue b{display:block;font-size:${body + 1.4}pt;letter-spacing:.02em;font-weight:600;white-space:nowrap}
footer .issue svg,footer .no-code{display:block;width:${tight ? 16.5 : 18}mm;height:${tight ? 16.5 : 18}mm;flex:none}
footer .caption[hidden]{display:block;visibility:hidden}
.columns{flex:1 0 auto;display:grid;grid-template-columns:34fr 66fr;gap:10mm}
.columns>div{display:flex;flex-direction:column;gap:var(--gap);min-width:0}
${flat} .head>div{display:flex;align-items:flex-end;gap:4mm}
.head>div{flex:1 1 auto;min-width:0}
.head img{flex:none}
.head address{flex:none}
.head .name{overflow-wrap:break-word;min-width:0}
.landscape .head{align-items:center}
${flat} .head .name.under{margin:0}
.landscape .head address{max-width:150mm}
.landscape .lead{flex-direction:column;gap:3mm}
.landscape .lead img{width:100%;height:${by(30, 25, 20)}mm;object-position:left top}
.landscape .lead>div{flex:none;width:100%}
.landscape h1{font-size:${by(19, 16, 14)}pt}
.landscape h1.long{font-size:${by(13, 11.5, 10.5)}pt}
.landscape .facts dl,.landscape .facts dl.three{grid-template-columns:repeat(2,minmax(0,1fr))}
.narrow .options ul{columns:1}
.narrow h2{flex-wrap:wrap;column-gap:4mm;row-gap:0}
.landscape .steps td.fig .second{display:block}
.landscape .narrow td,.landscape .narrow th{padding-inline:1.4mm}
.flow.measured{height:auto}
.flow .grows{flex:1 1 auto;display:flex;flex-direction:column}
.flow .grows>div{flex:1 1 auto;display:flex;flex-direction:column}
.flow .chart{flex:1 1 auto}
.flow .chart .plots{flex:1 1 ${PAGED_CHART[model.orientation]}mm}
.flow .fixed{table-layout:fixed}
.flow .fixed thead td{width:22%}
.flow .fixed .num,.flow .fixed th{white-space:normal}
.flow .fixed .gain,.flow .fixed .pct,.flow .fixed .second{display:inline-block;white-space:nowrap}
.flow .fixed tr:has(+.more)>*{border-bottom:0}
.flow .more td{padding-top:0;padding-inline-start:11mm}
.flow .options .row{columns:auto;display:grid;grid-template-columns:1fr 1fr;column-gap:8mm}
.flow .again{align-items:center;padding-bottom:1.6mm;font-size:var(--small);color:var(--grey)}
.flow .again>div{flex:none;max-width:62mm}
.flow .again img{max-height:7mm}
.flow .again .car{min-width:0;text-align:end}
.leaf{position:absolute;inset-inline-end:${MARGIN.side}mm;bottom:${MARGIN.bottom / 2 - 1}mm;font-size:var(--small);color:var(--grey)}`
}
