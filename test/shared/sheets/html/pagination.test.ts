import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@shared/text/languages'
import { composeSheet } from '@shared/sheets/compose/compose-sheet'
import {
  paginate,
  pageParts,
  MAX_PAGES,
  partsByPage,
  type PagePart,
  type MeasuredHeights
} from '@shared/sheets/html/pagination'
import { BLOCK_GAPS, MARGIN, paperSides } from '@shared/sheets/html/page-size'
import { renderForMeasuring, renderSheet } from '@shared/sheets/html/render-sheet'
import { serializeSnapshot, parseSnapshot } from '@shared/sheets/snapshot-json'
import { applyRules } from '@shared/sheets/rules/option-rules'
import type { SheetSnapshot } from '@shared/sheets/snapshot'
import { SHEET_KINDS } from '@shared/sheets/templates/template'
import { random } from '../../../helpers/random'
import { choice, engine, snapshot, stage, template } from '../sample'

const A4 = { paper: 'A4', orientation: 'portrait' } as const
const BODY = paperSides(A4).height - MARGIN.top - MARGIN.bottom
const sizes = (parts: MeasuredHeights['parts'], more: Partial<MeasuredHeights> = {}): MeasuredHeights => ({
  head: 20,
  again: 8,
  foot: 22,
  parts,
  ...more
})

/** Forty options, eight stages with parts: more than a page holds. */
function crowded(kind: (typeof SHEET_KINDS)[number], more: Partial<SheetSnapshot> = {}): SheetSnapshot {
  const record = engine({
    options: Array.from({ length: 41 }, (_, i) => ({
      name: `Option no. ${i + 1} end`,
      description: 'Sets something',
      code: i % 4 === 0 ? 'LAUNCH' : 'VMAX',
      icon: null
    })),
    remap_stages: [1, 2, 3, 4, 5, 6, 7, 8].map((no) =>
      stage(no, 1 + no / 20, 'downpipe with sports catalyst, intercooler, intake, larger injectors, fuel pump')
    )
  })
  const rules = [
    { code: 'VMAX', country: '*', action: 'show', notice: {} },
    { code: 'LAUNCH', country: '*', action: 'notice', notice: { en: 'Not on public roads.' } }
  ] as const
  return snapshot({
    engine: record,
    template: template(kind),
    options: applyRules(record.options, rules, 'DE', kind, 'en'),
    choice: choice({ pages: 'more', remark: 'R', note: true, band: [1500, 3000] }),
    note: 'N',
    ...more
  })
}

describe('pagination', () => {
  it('puts every piece on one page, in order, within its height', () => {
    const draw = random(7).next
    for (let run = 0; run < 400; run++) {
      const density = (['normal', 'tight', 'dense'] as const)[run % 3]!
      const parts = Array.from({ length: 1 + Math.floor(draw() * 9) }, () => ({
        frame: draw() * 15,
        pieces: Array.from({ length: 1 + Math.floor(draw() * 12) }, () => 1 + draw() * 40)
      }))
      const given = sizes(parts, { head: draw() < 0.2 ? 0 : 20 })
      const divided = paginate(given, A4, density)
      if (!divided) continue
      const flat = parts.flatMap(({ frame, pieces }, part) => pieces.map((height) => ({ part, frame, height })))
      expect(divided.pages.reduce((sum, one) => sum + one, 0)).toBe(flat.length)
      let at = 0
      divided.pages.forEach((count, page) => {
        const here = flat.slice(at, (at += count))
        const groups = new Map(here.map(({ part, frame }) => [part, frame]))
        const head = page === 0 ? given.head : given.again
        const used =
          (head > 0 ? head + BLOCK_GAPS[density] : 0) +
          given.foot +
          groups.size * BLOCK_GAPS[density] +
          [...groups.values()].reduce((sum, one) => sum + one, 0) +
          here.reduce((sum, { height }) => sum + height, 0)
        expect(used).toBeLessThanOrEqual(BODY)
        expect(count).toBeGreaterThan(0)
      })
    }
  })
  it('refuses a piece higher than a page, and too many pages', () => {
    expect(paginate(sizes([{ frame: 5, pieces: [BODY] }]), A4, 'normal')).toBeNull()
    const pages = (count: number): MeasuredHeights =>
      sizes([{ frame: 0, pieces: Array.from({ length: count }, () => 200) }])
    expect(paginate(pages(MAX_PAGES), A4, 'normal')?.pages).toHaveLength(MAX_PAGES)
    expect(paginate(pages(MAX_PAGES + 1), A4, 'normal')).toBeNull()
  })
  it('reports a nearly empty last page', () => {
    expect(paginate(sizes([{ frame: 0, pieces: [200, 30] }]), A4, 'normal')?.sparse).toBe(true)
    expect(paginate(sizes([{ frame: 0, pieces: [200, 200] }]), A4, 'normal')?.sparse).toBe(false)
    expect(paginate(sizes([{ frame: 0, pieces: [30] }]), A4, 'normal')?.sparse).toBe(false)
  })
  it('repeats the frame of a part on each of its pages', () => {
    const part = (name: string, pieces: readonly string[]): PagePart => ({
      open: `<${name}>`,
      close: `</${name}>`,
      pieces
    })
    const pages = partsByPage([part('a', ['1']), part('b', ['2', '3', '4']), part('c', ['5'])], [2, 1, 2])
    expect(pages.map((parts) => parts.map(({ open, pieces, close }) => `${open}${pieces.join('')}${close}`))).toEqual([
      ['<a>1</a>', '<b>2</b>'],
      ['<b>3</b>'],
      ['<b>4</b>', '<c>5</c>']
    ])
  })
})

describe('a sheet of several pages', () => {
  const total = (of: SheetSnapshot): number =>
    pageParts(composeSheet(of), (name) => name).reduce((sum, { pieces }) => sum + pieces.length, 0)
  const halves = (of: SheetSnapshot): readonly number[] => [8, total(of) - 8]
  const html = (of: SheetSnapshot): string =>
    renderSheet(composeSheet(of), { code: [[true]] }, { density: 'normal', pages: halves(of) })

  it('has page number, shop, vehicle, number, code and source on each page', () => {
    for (const kind of SHEET_KINDS) {
      const pages = html(crowded(kind)).split('data-page').slice(1)
      expect(pages).toHaveLength(2)
      pages.forEach((page, at) => {
        expect(page).toContain(`${at + 1} / 2`)
        for (const words of [
          'Logo of Nordhavn',
          'Arvenna',
          '2.0 TDR 150',
          'KTR26-0042-H',
          'Code to open',
          kind === 'workshop' ? 'api.example.com' : 'Catalogue figures of 10 November 2026'
        ])
          expect(page.includes(words), `${kind} ${at} ${words}`).toBe(true)
      })
      expect(html(crowded(kind)).match(/<h1/g)).toHaveLength(1)
      expect(html(crowded(kind)).match(/<main/g)).toHaveLength(1)
    }
  })
  it('has each stage and option once, options with notices, and table headings on each page', () => {
    for (const kind of SHEET_KINDS) {
      const of = crowded(kind)
      const text = html(of)
      for (let no = 1; no <= 41; no++) expect(text.split(`Option no. ${no} end`), `${kind} ${no}`).toHaveLength(2)
      expect(text.match(/Not on public roads\./g)).toHaveLength(11)
      const tables = text.split('<table class="rows fixed">').slice(1)
      expect(tables).toHaveLength(2)
      for (const table of tables) expect(table.startsWith('<thead>')).toBe(true)
      expect(
        tables.flatMap((table) =>
          [...table.matchAll(/<\/svg>(Stock|Good|Better|Best|Stage \d)/g)].map(([, name]) => name)
        )
      ).toHaveLength(9)
    }
  })
  it('has the whole content of one page', () => {
    const words = (text: string): Set<string> =>
      new Set(
        text
          .replace(/<(style|title|svg)\b[^]*?<\/\1>/g, ' ')
          .replace(/<[^>]*>/g, ' ')
          .match(/[\p{L}\p{N}]{3,}/gu) ?? []
      )
    for (const kind of SHEET_KINDS)
      for (const language of LANGUAGES) {
        const of = crowded(kind, {
          choice: choice({ language, remark: 'R', note: true, band: [1500, 3000], customer: 'Moen', verdict: true })
        })
        const divided = words(html(of))
        const missing = [...words(renderSheet(composeSheet(of), { code: null }))].filter((word) => !divided.has(word))
        expect(missing, `${kind} ${language}`).toEqual([])
      }
  })
  it('measures the printed pieces', () => {
    const of = crowded('workshop')
    const pieces = renderForMeasuring({ model: composeSheet(of), code: null, asset: (name) => name }, 'tight')
    expect(pieces.match(/data-piece/g)).toHaveLength(total(of))
    for (const box of ['head', 'again', 'foot']) expect(pieces).toContain(`data-box="${box}"`)
    expect(pieces).not.toContain('data-page')
  })
  it('splits a long list of tools', () => {
    const record = engine({
      read_tools: Array.from({ length: 120 }, (_, i) => ({ id: String(i), name: `Reader number ${i}` }))
    })
    const parts = pageParts(composeSheet(snapshot({ engine: record, template: template('workshop') })), (name) => name)
    const tools = parts.filter(({ open }) => open.includes('data-block="tools"'))
    expect(tools.map(({ pieces }) => pieces.length)).toEqual([4, 1])
    expect(tools[0]!.pieces.join('').match(/Reader number/g)).toHaveLength(120)
  })
  it('keeps its pages when read again; an older snapshot has one page', () => {
    const of = { ...crowded('customer'), division: { density: 'tight', pages: [12, 30] } } as const
    expect(parseSnapshot(serializeSnapshot(of), [])?.division).toEqual(of.division)
    const { division: _division, ...older } = of
    const { pages: _pages, ...chosen } = of.choice
    const read = parseSnapshot(JSON.stringify({ ...older, choice: chosen }), [])
    expect([read?.division, read?.choice.pages]).toEqual([null, 'one'])
  })
})
