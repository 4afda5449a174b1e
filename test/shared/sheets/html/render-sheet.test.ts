import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import { densityOf } from '@shared/sheets/html/density'
import { paperSides } from '@shared/sheets/html/page-size'
import { renderSheet, renderSheets } from '@shared/sheets/html/render-sheet'
import { styleOfSheets } from '@shared/sheets/html/sheet-style'
import { DENSITIES, INKS, ORIENTATIONS, PAPERS, type SheetSnapshot } from '@shared/sheets/snapshot'
import { SHEET_KINDS } from '@shared/sheets/templates/template'
import { applyRules } from '@shared/sheets/rules/option-rules'
import { choice, engine, PERFORMANCE, snapshot, stage, template } from '../sample'

const CODE = [
  [true, false],
  [true, true]
]
const html = (snap: SheetSnapshot): string => renderSheet(composeSheet(snap), { code: CODE })
const marked = (text: string): string[] => [...text.matchAll(/data-block="([\w-]+)"/g)].map(([, name = '']) => name)
const VOID = new Set(['meta', 'img', 'br', '!doctype', 'path', 'rect'])

/** Elements opened without an end tag, or the reverse. */
function unbalanced(text: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, slash, name = '', rest = ''] of text
    .replace(/<style>.*?<\/style>/s, '')
    .matchAll(/<(\/?)([!\w]+)([^>]*)>/g)) {
    if (VOID.has(name.toLowerCase()) || rest.endsWith('/')) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) wrong.push(name)
  }
  return [...wrong, ...open]
}

describe('the document of a sheet', () => {
  it('lists tools and methods apart and pairs none of them (trap 41)', () => {
    const tools = ['Ketrion 3', 'Flexar']
    const methods = ['bench', 'boot', 'OBD']
    const detail = engine({
      read_tools: tools.map((name, at) => ({ id: `${at}`, name })),
      read_methods: methods.map((value, at) => ({ id: `${at}`, value }))
    })
    const text = html(snapshot({ engine: detail, template: template('workshop') }))
    expect(marked(text).filter((name) => name === 'tools' || name === 'methods')).toEqual(['tools', 'tools'])
    const lists = [...text.matchAll(/data-block="tools"[^>]*>(.*?)<\/section>/gs)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, '|')
    )
    expect(lists).toHaveLength(2)
    for (const one of tools) expect([lists[0]?.includes(one), lists[1]?.includes(one)]).toEqual([true, false])
    for (const one of methods) expect([lists[0]?.includes(one), lists[1]?.includes(one)]).toEqual([false, true])
    // nowhere else either
    for (const one of [...tools, ...methods]) expect(text.split(one)).toHaveLength(2)
  })

  it('has no text below 7.5 points, however full it is', () => {
    for (const kind of SHEET_KINDS)
      for (const density of DENSITIES) {
        const style = styleOfSheets(composeSheet(snapshot({ template: template(kind) })), new Set([density]))
        const sizes = [...style.matchAll(/(?:font:\d+ |font-size:|--small:)([\d.]+)pt/g)].map(([, size]) =>
          Number(size)
        )
        expect(sizes.length).toBeGreaterThan(15)
        expect(Math.min(...sizes), `${kind} ${density}`).toBeGreaterThanOrEqual(7.5)
      }
  })

  it('is well-formed in its language for every kind, paper and ink', () => {
    for (const kind of SHEET_KINDS)
      for (const paper of PAPERS)
        for (const orientation of ORIENTATIONS)
          for (const ink of INKS) {
            const text = html(
              snapshot({
                template: template(kind),
                choice: choice({ paper, orientation, ink, note: true, band: [1500, 3000], customer: 'A', remark: 'B' }),
                note: 'C'
              })
            )
            expect(unbalanced(text), `${kind} ${paper} ${orientation} ${ink}`).toEqual([])
            expect(text).toContain('<html lang="en">')
            expect(text.match(/data-page/g)).toHaveLength(1)
          }
  })
  it('sets the page in millimetres of its paper', () => {
    const text = html(snapshot({ choice: choice({ paper: 'Letter', orientation: 'landscape' }) }))
    expect(text).toContain('@page{size:279.4mm 215.9mm;margin:0}')
    expect(paperSides({ paper: 'A4', orientation: 'portrait' })).toEqual({ width: 210, height: 297 })
  })
  it('draws the chart in every height, for a known room only in the one that CSS shows there, and none to measure it', () => {
    const model = composeSheet(snapshot())
    const heights = (chartRoom: number | 'measure' | null): number[] =>
      [...renderSheets([{ model, code: CODE, asset: (name) => name, chartRoom }]).matchAll(/class="size h(\d+)"/g)].map(
        ([, height]) => Number(height)
      )
    const all = heights(null)
    expect(all.length).toBeGreaterThan(3)
    for (const [i, height] of all.entries()) expect(heights(height + 1)).toEqual([all[i]])
    expect(heights(1)).toEqual([all[0]])
    expect(heights(all[1]!)).toEqual([all[0], all[1]])
    expect(heights(1000)).toEqual([all.at(-1)])
    expect(heights('measure')).toEqual([])
  })
  it('has no script, style attribute, outside address and raster', () => {
    for (const kind of SHEET_KINDS) {
      const text = html(snapshot({ template: template(kind) }))
      expect(text).not.toMatch(/<script|<link|<iframe|<object|\son\w+=|\sstyle=|javascript:|data:|<canvas|<image/i)
      const addresses = [...text.matchAll(/(?:src|href)="([^"]*)"|url\('?([^')]*)/g)].map(([, a, b]) => a ?? b ?? '')
      expect(
        addresses.filter((one) => one !== 'logo' && one !== 'vehicle' && !/^\.\.\/fonts\/[\w-]+\.woff2$/.test(one))
      ).toEqual([])
      expect(text.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
    }
  })
  it('is deterministic', () => {
    expect(html(snapshot())).toBe(html(snapshot()))
  })
  it('has the chart as vectors with a text alternative', () => {
    const text = html(snapshot())
    expect(text).toMatch(/role="img" aria-label="Power and torque over engine speed\. Stock: at most/)
    expect(text).toMatch(/<svg[^>]*>[\s\S]*stroke-dasharray/)
  })
  it('has table headings, one first heading and texts for pictures', () => {
    for (const kind of SHEET_KINDS) {
      const text = html(snapshot({ template: template(kind) }))
      expect(text.match(/<h1/g)).toHaveLength(1)
      expect(text).toMatch(/<th scope="col"/)
      expect(text).toMatch(/<th scope="row"/)
      expect([...text.matchAll(/<img [^>]*>/g)].every(([tag]) => /alt="[^"]+"/.test(tag))).toBe(true)
    }
  })
  it('escapes every text', () => {
    const evil = '"><script>top.hacked=1</script><img src=x onerror="top.hacked=1">&\'`\u202e\u0007'
    const record = engine({
      name: evil,
      engine_code: evil,
      ecu: evil,
      tcu: evil,
      type: evil,
      options: [{ name: evil, code: 'VMAX', description: evil, icon: null }],
      remap_stages: [{ ...stage(1, 1.2), modifications: evil }],
      read_tools: [{ id: '1', name: evil }],
      read_methods: [{ id: '1', value: evil }]
    })
    const drawnBy = template('workshop', {
      title: { en: evil },
      intro: { en: evil },
      terms: { en: evil },
      accent: '#000}</style><script>',
      shop: { name: evil, address: [evil], logo: template('customer').shop.logo }
    })
    const text = html(
      snapshot({
        engine: record,
        template: drawnBy,
        names: { types: evil, manufacturers: evil, models: evil, generations: evil, engines: evil },
        note: evil,
        number: evil,
        choice: choice({ customer: evil, remark: evil, note: true, prices: [{ stage: 1, label: evil, price: evil }] }),
        options: applyRules(
          record.options,
          [{ code: 'VMAX', country: '*', action: 'notice', notice: { en: evil } }],
          'DE',
          'workshop',
          'en'
        ),
        source: { host: evil, fetchedAt: evil, performanceFetchedAt: evil, language: 'nb', goneSince: evil }
      })
    )
    expect(text).not.toMatch(/<script|onerror="|<img src=x/)
    expect(text).not.toMatch(/[\u202e\u0007]/)
    expect(unbalanced(text)).toEqual([])
    expect(text).toContain('&#60;script&#62;')
  })
  it('names its blocks for layout issues', () => {
    const text = html(
      snapshot({
        template: template('workshop'),
        choice: choice({ note: true, band: [1500, 3000], remark: 'R' }),
        note: 'N'
      })
    )
    expect(new Set(marked(text))).toEqual(
      new Set([
        'shop',
        'picture',
        'facts',
        'chart',
        'stages',
        'performance',
        'band',
        'verdict',
        'options',
        'tools',
        'note',
        'remark',
        'assumptions',
        'foot'
      ])
    )
  })
  it('marks missing values and has no empty block', () => {
    const text = html(
      snapshot({
        engine: engine({ engine_code: null, hp_values: null, nm_values: null, remap_stages: [], options: null }),
        performance: null,
        template: template('customer', { blocks: ['facts', 'chart'] })
      })
    )
    expect(text).toContain('<span class="none">not given</span>')
    expect(text).toContain('The catalogue has no curves')
    expect(new Set(marked(text))).toEqual(new Set(['shop', 'picture', 'facts', 'chart', 'foot']))
  })
  it('marks a draft, and has the code only with a number', () => {
    const draft = html(snapshot({ number: null }))
    expect(draft).toContain('Draft')
    expect(draft).not.toContain('Code to open')
    const made = html(snapshot())
    expect(made.includes('aria-label="Code to open sheet KTR26-0042-H"')).toBe(true)
    expect(made.includes('M0 0h1v1h-1zM0 1h2v1h-2z')).toBe(true)
  })
  it('has no colour without colour printing', () => {
    for (const ink of ['grey', 'ink'] as const)
      for (const kind of SHEET_KINDS) {
        const colours = [
          ...html(snapshot({ template: template(kind), choice: choice({ ink }) })).matchAll(
            /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi
          )
        ].map(([, one = '']) => (one.length === 3 ? [...one].map((sign) => sign + sign).join('') : one))
        expect(colours.length).toBeGreaterThan(10)
        // the columns may have a slightly warm white
        for (const colour of colours)
          expect(
            Math.max(...[0, 2, 4].map((i) => parseInt(colour.slice(i, i + 2), 16))) -
              Math.min(...[0, 2, 4].map((i) => parseInt(colour.slice(i, i + 2), 16))),
            colour
          ).toBeLessThanOrEqual(2)
      }
  })
  it('uses the accent for changes only', () => {
    const record = engine({ remap_stages: [{ ...stage(1, 1), power: 150, torque: 350 }, stage(2, 1.2)] })
    for (const kind of SHEET_KINDS) {
      const text = html(
        snapshot({
          engine: record,
          template: template(kind),
          performance: { ...PERFORMANCE, top_speed_st1: PERFORMANCE.top_speed, zero_to_hundred_st1: 7.5 }
        })
      )
      const gains = [...text.matchAll(/class="(gain[^"]*)">([^<]*)/g)].map(([, classes = '', words = '']) => [
        classes,
        words.replaceAll('\u00a0', ' ')
      ])
      expect(gains).toContainEqual(['gain same', '0 PS'])
      for (const [classes, words] of gains)
        expect(classes, words).toBe(/^[+−]/.test(words ?? '') ? 'gain' : 'gain same')
      if (kind !== 'offer') expect(gains).toContainEqual(['gain same', '0 km/h'])
    }
  })
  it('is denser only with much content', () => {
    const bare = composeSheet(snapshot({ template: template('customer', { blocks: ['facts', 'chart', 'stages'] }) }))
    const full = composeSheet(
      snapshot({
        template: template('workshop'),
        engine: engine({ remap_stages: [1, 2, 3, 4, 5, 6].map((no) => stage(no, 1 + no / 10, 'downpipe, intake')) }),
        choice: choice({ note: true, remark: 'R', band: [1500, 3000] }),
        note: 'N'
      })
    )
    expect(densityOf(bare)).toBe('normal')
    expect(densityOf(full)).toBe('dense')
    expect(renderSheet(full, { code: null }).includes('data-density="dense"')).toBe(true)

    // as in documents of their own
    const together = renderSheets([bare, full].map((model) => ({ model, code: null, asset: (name) => name })))
    const densities = [...together.matchAll(/class="sheet" data-density="(\w+)"/g)].map(([, density]) => density)
    expect(densities).toEqual(['normal', 'dense'])
    const styles = [...together.matchAll(/@scope \(\[data-density="(\w+)"\]\)/g)].map(([, density]) => density)
    expect(styles).toEqual(['normal', 'dense'])
  })
  it('has the fonts of its language', () => {
    for (const language of LANGUAGES) {
      const text = html(snapshot({ choice: choice({ language }) }))
      expect(/font:400 [\d.]+pt\/[\d.]+ Inter, '(Noto Sans \w\w)'/.exec(text)?.[1], language).toBe(
        language === 'zh-hant' ? 'Noto Sans TC' : 'Noto Sans SC'
      )
    }
  })
})
