/** Style of the customer screen: for 16:9, readable at three metres. Lengths in `rem`, which scales with the screen. */
import { DOCUMENT_FONTS, fontFaceRules, fontStack } from '../text/fonts'
import type { SheetModel } from '../sheets/sheet-model'
import { SCREEN, sizeOf } from './customer-screen-scale'

export const SCREEN_THEMES = ['dark', 'light'] as const
export type ScreenTheme = (typeof SCREEN_THEMES)[number]

/**
 * The chart is drawn in several aspect ratios and CSS shows the fitting one, since text cannot be stretched and no
 * script can measure. In sixteenths of a rem.
 */
export const SCREEN_CHARTS = [
  { name: 'tall', width: 700, height: 640, beside: false },
  { name: 'even', width: 740, height: 480, beside: false },
  { name: 'wide', width: 800, height: 340, beside: true },
  { name: 'flat', width: 860, height: 210, beside: true }
] as const
/** Width to height at which the next ratio takes over. */
const SHAPES = [1.3, 1.9, 3] as const

const CHART_RULES = SCREEN_CHARTS.map(({ name }, i) => {
  const from = SHAPES[i - 1]
  const to = SHAPES[i]
  const limits = [
    ...(from === undefined ? [] : [`(min-aspect-ratio:${from})`]),
    ...(to === undefined ? [] : [`(max-aspect-ratio:${to - 0.001})`])
  ]
  return `@container ${limits.join(' and ')}{.size.${name}{display:flex}}`
}).join('\n')

const INKS = {
  dark: { bg: '#0e1217', text: '#f2f6fa', mute: '#a9b8c7', hair: '#2b3642', accent: '#ff9a57', notice: '#ffc24d' },
  light: { bg: '#ffffff', text: '#10171e', mute: '#4a5866', hair: '#d8dfe6', accent: '#b4450f', notice: '#8a5a00' }
} as const

export function screenStyle(model: SheetModel, theme: ScreenTheme): string {
  const size = sizeOf(model)
  const share = (of: number): number => Math.round((100 / of) * size * 1e4) / 1e4
  const [vw, vh] = [share(SCREEN.width), share(SCREEN.height)] as const
  const { bg, text, mute, hair } = INKS[theme]
  return `${fontFaceRules(DOCUMENT_FONTS)}
*{box-sizing:border-box;margin:0;padding:0}
html{font-size:min(${vw}vw,${vh}vh);background:${bg};color-scheme:${theme}}
body{font:400 1.15rem/1.35 ${fontStack(model.language)};color:${text};background:${bg};overflow-wrap:anywhere;font-synthesis:none;cursor:default;-webkit-user-select:none;user-select:none}
main{min-height:100vh;padding:2rem 3rem 1.2rem;display:flex;flex-direction:column;gap:1.5rem}
p,li,td,th,dd,dt,h1,h2,footer{unicode-bidi:isolate}
ul{list-style:none}
h1,h2,th,b{font-weight:600;text-align:start}
.none,.small,.aside,.about,.second,.parts,dt,footer{color:${mute}}
.columns{flex:1 1 auto;display:grid;grid-template-columns:46fr 54fr;gap:3rem}
.left,.right{display:flex;flex-direction:column;gap:1.4rem;min-width:0}
.left{justify-content:space-between}
header{display:flex;align-items:center;gap:2rem}
header>img{flex:none;width:14rem;height:8rem;object-fit:contain;object-position:left center}
.car{flex:1 1 0;min-width:0}
.shop{flex:none;align-self:flex-start;max-width:18rem;text-align:end;color:${mute}}
.shop img{max-height:3.4rem;max-width:18rem;object-fit:contain}
h1{font-size:2.8rem;line-height:1.1;letter-spacing:-.02em}
h1.long{font-size:2rem;line-height:1.16;letter-spacing:-.012em}
h1 .engine{display:block;font-weight:400}
h2{font-size:1.05rem;border-bottom:.1rem solid ${hair};padding-bottom:.4rem;margin-bottom:.7rem}
h2 .aside{font-weight:400;margin-inline-start:.7rem}
.facts{margin-top:.6rem;color:${mute};display:flex;flex-wrap:wrap;column-gap:1.3rem}
${contentRules(INKS[theme])}
@media (max-aspect-ratio:1){
html{font-size:min(${vw * 1.7}vw,${vh / 1.9}vh)}
.columns{grid-template-columns:minmax(0,1fr)}
.chart{flex:none;height:34rem}
}
`
}

function contentRules({ text, mute, hair, accent, notice }: (typeof INKS)[ScreenTheme]): string {
  return `table{width:100%;border-collapse:collapse}
th,td{padding:.75rem 0;padding-inline-end:1.2rem;border-top:.1rem solid ${hair};vertical-align:baseline;text-align:start}
thead th,thead td{border-top:0;padding-block:0 .3rem;font-weight:400;color:${mute}}
tbody th{width:24%}
.more td{border-top:0;padding-top:0}
tr:has(+.more)>*{padding-bottom:.3rem}
.name{font-size:1.5rem;display:block}
.sample{display:block;width:3.4rem;height:.9rem;margin-bottom:.2rem}
.parts{font-weight:400;font-size:.95rem;line-height:1.3}
span.parts{display:block}
.fig span{display:block}
.fig .big{font-size:3.2rem;line-height:1.05;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums;white-space:nowrap}
.fig .big .none{display:inline;font-size:1.4rem;font-weight:400;letter-spacing:0}
.fig .second{font-size:1.2rem}
.fig .gain{font-size:1.5rem;font-weight:600;color:${accent};white-space:nowrap}
.fig .gain.same{color:${text}}
.fig .gain .pct{display:inline;font-weight:400;color:${text};margin-inline-start:.4rem}
span.mark,.fig span.mark,.crowded .fig span.mark{display:inline;margin:0;color:${mute};font-size:.55em;font-weight:400;line-height:0;vertical-align:.6em}
.price{font-size:1.5rem;font-weight:600}
.price{white-space:nowrap}
.many .fig .big{font-size:2.3rem}.many .fig .gain,.many .name,.many .price{font-size:1.2rem}.many td,.many th{padding-block:.4rem}
.crowded .fig .big{font-size:1.6rem}.crowded .fig .gain,.crowded .name,.crowded .price{font-size:1.05rem}.crowded td,.crowded th{padding-block:.22rem}
.crowded .fig span{display:inline;margin-inline-end:.4rem}.crowded .name{display:inline}.crowded .sample{display:inline-block;margin:0;margin-inline-end:.6rem}
.performance dl{display:flex;flex-wrap:wrap;gap:.6rem 2.6rem}
.performance dd{font-size:1.45rem;font-weight:600;font-variant-numeric:tabular-nums}
.performance dd span{font-weight:400}.performance dd .to{font-weight:600;color:${accent};margin-inline-start:.5rem}
.performance dd .to span{color:${mute}}
.chart{flex:1 1 0;min-height:18rem;display:flex;flex-direction:column}
.chart .plots{flex:1 1 0;min-height:0;container-type:size}
.size{display:none;height:100%;gap:1.4rem}
.size>svg{flex:1 1 0;min-width:0;width:100%;height:100%}
${CHART_RULES}
span.lang{font-size:.75em;letter-spacing:.04em;color:${mute}}
.options ul{columns:3;column-gap:2.4rem}
.options ul.two{columns:2}
.options ul.one{columns:1}
.options li{break-inside:avoid;padding-bottom:.5rem;line-height:1.3}
.notice{display:block;white-space:pre-line;border-inline-start:.25rem solid ${notice};padding-inline-start:.7rem;margin-top:.25rem;font-size:.95em}
footer{font-size:.82rem;line-height:1.4;border-top:.1rem solid ${hair};padding-top:.8rem}
footer b{color:${text}}`
}
