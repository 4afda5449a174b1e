/**
 * Golden sheets: text of PDF files in nine languages with long names.
 * `E2E_LONG=1 npx playwright test sheets-golden -u` rewrites the files under `test/fixtures/sheets`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { encode } from 'uqr'
import { intlTag, LANGUAGES, type LanguageCode } from '../../../src-main/shared/text/languages'
import { composeSheet } from '../../../src-main/shared/sheets/compose/compose-sheet'
import { paperSides } from '../../../src-main/shared/sheets/html/page-size'
import { renderSheet } from '../../../src-main/shared/sheets/html/render-sheet'
import type { SheetModel } from '../../../src-main/shared/sheets/sheet-model'
import {
  INKS,
  ORIENTATIONS,
  PAPERS,
  type InkMode,
  type Orientation,
  type Paper as Size
} from '../../../src-main/shared/sheets/snapshot'
import { SHEET_KINDS, type SheetKind } from '../../../src-main/shared/sheets/templates/template'
import { MIN_CHART_HEIGHT } from '../../../src-main/shared/sheets/preflight/layout-issues'
import { LOGO, longSheet } from '../../fixtures/sheets/cars'
import { choice, snapshot, SOURCE, template } from '../../shared/sheets/sample'
import { cannotReadPdf, plain, readPdf, type ReadPdf } from '../../helpers/pdf'
import { root } from '../fixtures'
import { expect, MADE_AT, test, type PrintApp, type TestDocument } from '../support/print-app'

type Case = readonly [LanguageCode, SheetKind, Size, Orientation, InkMode]
const CASES: readonly Case[] = [
  ['en', 'customer', 'A4', 'portrait', 'colour'],
  ['en', 'offer', 'Letter', 'landscape', 'grey'],
  ['ru', 'workshop', 'A4', 'landscape', 'colour'],
  ['ru', 'customer', 'Letter', 'portrait', 'ink'],
  ['zh-hant', 'offer', 'A4', 'portrait', 'grey'],
  ['zh-hant', 'workshop', 'Letter', 'portrait', 'ink'],
  ['zh-hans', 'customer', 'A4', 'landscape', 'ink'],
  ['nb', 'workshop', 'A4', 'portrait', 'grey'],
  ['nb', 'customer', 'Letter', 'landscape', 'colour'],
  ['lv', 'offer', 'A4', 'landscape', 'ink'],
  ['lv', 'customer', 'A4', 'portrait', 'grey'],
  ['lt', 'workshop', 'Letter', 'landscape', 'ink'],
  ['lt', 'offer', 'A4', 'portrait', 'colour'],
  ['hr', 'customer', 'Letter', 'landscape', 'grey'],
  ['es', 'offer', 'Letter', 'portrait', 'ink'],
  ['es', 'workshop', 'A4', 'portrait', 'colour']
]
const nameOf = ([language, kind, paper, orientation, ink]: Case): string =>
  `${language}-${kind}-${paper}-${orientation}-${ink}`.toLowerCase()
const vehicle = {
  type: 'image/png',
  base64: readFileSync(join(root, 'resources/icons/256x256.png')).toString('base64')
}

function made(one: Case): { model: SheetModel; document: TestDocument } {
  const [language, kind, paper, orientation, ink] = one
  const model = composeSheet(longSheet(language, kind, { paper, orientation, ink }))
  const html = renderSheet(model, { code: encode(model.code ?? '', { border: 0, ecc: 'M' }).data })
  return {
    model,
    document: {
      html,
      assets: { vehicle, logo: { type: LOGO.type, base64: Buffer.from(LOGO.bytes).toString('base64') } }
    }
  }
}
const pdfOf = (paper: PrintApp, one: Case) =>
  paper.pdf(made(one).document, { paper: one[2], orientation: one[3], madeAt: MADE_AT })

/** Readable content of the file: words in order without layout spaces. */
function golden(pdf: ReadPdf): string {
  const [page] = pdf.pages
  return [
    `title: ${pdf.title}`,
    `page: ${page?.width} x ${page?.height} pt`,
    `faces: ${pdf.fonts
      .map(({ name }) => name)
      .sort()
      .join(', ')}`,
    `pictures: ${pdf.images.length}`,
    '',
    ...pdf.reading
      .split('\n')
      .map(plain)
      .filter((line) => line !== ''),
    ''
  ].join('\n')
}

test('the golden sheets cover every language, and every kind on each paper, in each direction and ink', () => {
  expect(new Set(CASES.map(([language]) => language))).toEqual(new Set(LANGUAGES))
  for (const kind of SHEET_KINDS) {
    const of = CASES.filter((one) => one[1] === kind)
    expect([...new Set(of.map((one) => one[2]))].sort(), kind).toEqual([...PAPERS].sort())
    expect([...new Set(of.map((one) => one[3]))].sort(), kind).toEqual([...ORIENTATIONS].sort())
    expect([...new Set(of.map((one) => one[4]))].sort(), kind).toEqual([...INKS].sort())
  }
})

test.describe('a sheet on paper', () => {
  test.skip(Boolean(cannotReadPdf()), String(cannotReadPdf()))

  test(
    'has one page of selectable words in embedded fonts, in any language, template, paper and ink',
    { tag: '@long' },
    async ({ paper }, info) => {
      const app = await paper()
      const writes = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed'
      for (const one of CASES) {
        const name = nameOf(one)
        const { model } = made(one)
        const result = await pdfOf(app, one)
        expect
          .soft(
            {
              pages: result.pages,
              overflow: result.overflow,
              clipped: result.clipped,
              missingGlyphs: result.missingGlyphs,
              missingPictures: result.missingPictures
            },
            name
          )
          .toEqual({ pages: 1, overflow: [], clipped: [], missingGlyphs: [], missingPictures: [] })
        const pdf = readPdf(result.pdf)

        const { width, height } = paperSides(model)
        expect(pdf.pages, name).toHaveLength(1)
        expect(Math.abs(pdf.pages[0]!.width - (width / 25.4) * 72), name).toBeLessThan(1)
        expect(Math.abs(pdf.pages[0]!.height - (height / 25.4) * 72), name).toBeLessThan(1)
        expect(pdf.tagged, name).toBe(true)
        const structure = Buffer.from(result.pdf).toString('latin1')
        expect(structure, name).toContain(`/Lang (${intlTag(one[0])})`)
        for (const part of ['/StructTreeRoot', '/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /Figure', '/Alt'])
          expect(structure, name).toContain(part)
        expect(
          pdf.fonts
            .map(({ type, embedded, toUnicode }) => `${type} ${embedded} ${toUnicode}`)
            .filter((font) => font !== 'CID TrueType true true'),
          name
        ).toEqual([])
        // photo and alpha mask; logo, code and chart are vectors
        expect(pdf.images.length, name).toBeLessThanOrEqual(2)
        expect(pdf.text, name).not.toMatch(/[\ufffd\u0000-\u0008\ue000-\uf8ff]/)

        const text = pdf.reading.replace(/\s+/g, '')
        const said = [
          model.words['facts'],
          model.words['stages'],
          model.number,
          model.words['options'],
          ...model.stages.flatMap(({ power, torque }) => [
            power.text,
            power.gain,
            power.percent,
            torque.text,
            torque.gain
          ]),
          ...model.facts.flatMap((fact) => fact.text ?? []).filter((fact) => fact.length < 24),
          ...model.stages.map(({ price }) => price)
        ].filter((words): words is string => Boolean(words))
        for (const words of said) expect(text, `${name}: ${words}`).toContain(words.replace(/\s+/g, ''))
        expect(text.includes('Ilze'), name).toBe(true)
        for (const trade of ['DelmarkEDX17', 'Kestrel3'])
          expect(text.includes(trade), `${name}: ${trade}`).toBe(one[1] === 'workshop')

        const file = join(root, 'test/fixtures/sheets', `${name}.txt`)
        const now = golden(pdf)
        if (writes) writeFileSync(file, now)
        expect.soft(existsSync(file), `${name}: run with -u to write it`).toBe(true)
        if (existsSync(file)) expect.soft(now, name).toBe(readFileSync(file, 'utf8'))
      }
    }
  )
})

/** An engine as most are, with everything that a seller may add. */
function usualSheet(language: LanguageCode, kind: SheetKind, paper: Size): SheetModel {
  const drawnBy = template(kind)
  return composeSheet(
    snapshot({
      template: { ...drawnBy, shop: { ...drawnBy.shop, logo: LOGO } },
      source: { ...SOURCE, language },
      choice: choice({
        language,
        templateId: kind,
        paper,
        country: 'LV',
        customer: 'Ilze Kalniņa',
        prices: [1, 2].map((stage) => ({ stage, label: '', price: `${350 + stage * 240} €` })),
        validUntil: '2026-12-31'
      })
    })
  )
}

test(
  'a usual engine fits on one page with a readable chart, in each language and on each paper',
  { tag: '@long' },
  async ({ paper }) => {
    const app = await paper()
    for (const language of LANGUAGES)
      for (const kind of SHEET_KINDS)
        for (const size of PAPERS) {
          const name = `${language} ${kind} ${size}`
          const model = usualSheet(language, kind, size)
          const html = renderSheet(model, { code: encode(model.code ?? '', { border: 0, ecc: 'M' }).data })
          const url = await app.open({ ...made(CASES[0]!).document, html })
          const laid = await app.measure(url, { paper: size, orientation: 'portrait', madeAt: MADE_AT })
          await app.release(url)
          expect.soft(laid, name).toMatchObject({ overflow: [] })
          expect.soft('lowestDrawing' in laid ? laid.lowestDrawing : 0, name).toBeGreaterThanOrEqual(MIN_CHART_HEIGHT)
        }
  }
)

/** Letter pairs with wide kerning. */
const WIDE_PAIRS = 'Tīkls Zīme Vīrs Ķīmija Ērīks līdz tīrīts Transportlīdzeklis Ievērībai'
/** Words of letters, except Chinese, which may break anywhere. */
const wordsIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\p{N}\p{M}/.-])(?:(?!\p{Script=Han})\p{L})+(?![\p{L}\p{N}\p{M}/.-])/gu) ?? []

test('every word is one word for search and copy, in each language', { tag: '@long' }, async ({ paper }) => {
  test.skip(Boolean(cannotReadPdf()), String(cannotReadPdf()))
  const app = await paper()
  for (const [language, kind] of LANGUAGES.flatMap((language) =>
    (['customer', 'workshop'] as const).map((kind) => [language, kind] as const)
  )) {
    const of: Case = [language, kind, 'A4', 'portrait', 'colour']
    const { model, document } = made(of)
    const html = renderSheet(
      {
        ...model,
        title: WIDE_PAIRS,
        remark: `${WIDE_PAIRS}. ${model.remark}`,
        words: { ...model.words, remark: WIDE_PAIRS }
      },
      { code: null }
    )
    const pdf = readPdf(
      (await app.pdf({ ...document, html }, { paper: 'A4', orientation: 'portrait', madeAt: MADE_AT })).pdf
    )
    const shown = html
      .replace(/<(style|title|svg)\b[^]*?<\/\1>/g, ' ')
      .replace(/<\/?(?:b|span|i)\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '\n')
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    for (const [way, text] of [
      ['as laid out', pdf.text],
      ['in reading order', pdf.reading]
    ] as const) {
      const left = Map.groupBy(wordsIn(text), (word) => word)
      expect
        .soft(
          wordsIn(shown).filter((word) => left.get(word)?.pop() === undefined),
          `${nameOf(of)} ${way}`
        )
        .toEqual([])
    }
  }
})

test('a sheet on the screen is accessible without sight and pointer', { tag: '@long' }, async ({ paper }) => {
  const app = await paper()
  const divided = { model: made(CASES[5]!).model, html: '' }
  divided.html = renderSheet(
    divided.model,
    { code: encode(divided.model.code ?? '', { border: 0, ecc: 'M' }).data },
    { density: 'normal', pages: [6, 20] }
  )
  const cases = [CASES[0]!, CASES[4]!, CASES[11]!, CASES[15]!].map((one) => ({
    name: nameOf(one),
    document: made(one).document
  }))
  for (const { name, document } of [
    ...cases,
    { name: 'of two pages', document: { ...cases[0]!.document, html: divided.html } }
  ]) {
    const url = await app.open(document)
    const [page] = await Promise.all([
      app.app.waitForEvent('window'),
      app.app.evaluate(
        ({ BrowserWindow }, address) =>
          void new BrowserWindow({ show: false, webPreferences: { sandbox: true, contextIsolation: true } }).loadURL(
            address
          ),
        url
      )
    ])
    await page.locator('main').first().waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    await page.close()
  }
})
