/** A test page to check sizes, margins, greys and small type of a printer before direct printing. */
import { DOCUMENT_FONTS, fontFaceRules, fontStack } from '../../text/fonts'
import type { Paper } from '../snapshot'
import { paperSides } from './page-size'

const STEPS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const DASHES = ['none', '14 3', '7 4', '10 4 2 4', '2 3', '4 2']
const SAMPLES = [
  'Aa 0123456789 kW Nm',
  'ā č ė ģ ī ķ ļ ņ š ū ž đ ñ å ø',
  'Мощность и крутящий момент',
  '功率與扭力 功率与扭矩'
]

/** Without words, so it needs no language. */
export function testPage(paper: Paper): string {
  const { width, height } = paperSides({ paper, orientation: 'portrait' })
  const ruler = Array.from({ length: 11 }, (_, at) => `<path d="M${at * 10} 0v${at % 5 === 0 ? 4 : 2.5}"/>`).join('')
  const greys = STEPS.map(
    (percent) => `<td><i style="background:hsl(0 0% ${100 - percent}%)"></i>${percent} %</td>`
  ).join('')
  const lines = DASHES.map(
    (dash, at) => `<path d="M0 ${3 + at * 5}H150" stroke-dasharray="${dash}" stroke-width="${at === 0 ? 0.3 : 0.5}"/>`
  ).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Dynodesk ${paper}</title><style>${fontFaceRules(DOCUMENT_FONTS)}
@page{size:${width}mm ${height}mm;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 9pt/1.5 ${fontStack('en')};color:#000;text-rendering:geometricPrecision}
main{position:relative;width:${width}mm;height:${height - 0.4}mm;padding:22mm 20mm;display:flex;flex-direction:column;gap:9mm}
.frame{position:absolute;inset:10mm;border:.2mm solid #000}
svg{display:block;overflow:visible}path{stroke:#000;fill:none}
table{border-collapse:collapse}td{text-align:center;font-size:7pt;padding-right:2mm}i{display:block;width:12mm;height:12mm;border:.1mm solid #000}
.s{font-size:6pt}.m{font-size:8.6pt}.l{font-size:14pt}
</style></head><body><main class="page" data-page>
<div class="frame"></div>
<h1 data-block="page">Dynodesk · ${paper} ${width} × ${height} mm</h1>
<section data-block="page"><svg width="100mm" height="6mm" viewBox="0 0 100 6" role="img" aria-label="100 mm"><path stroke-width=".2" d="M0 0H100"/><g stroke-width=".2">${ruler}</g></svg><p>100 mm</p></section>
<table><tbody><tr>${greys}</tr></tbody></table>
<svg width="150mm" height="30mm" viewBox="0 0 150 30" role="img" aria-label="dashes">${lines}</svg>
<section>${['s', 'm', 'l'].map((size) => `<p class="${size}">${SAMPLES.join(' · ')}</p>`).join('')}</section>
</main></body></html>
`
}
