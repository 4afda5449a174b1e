/** Long sheets: the check predicts the printed result, and later pages lose nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../../src-main/shared/text/languages'
import { MIN_CHART_HEIGHT } from '../../../src-main/shared/sheets/preflight/layout-issues'
import { INKS, ORIENTATIONS, PAPERS, type SheetPicture } from '../../../src-main/shared/sheets/snapshot'
import { SHEET_KINDS } from '../../../src-main/shared/sheets/templates/template'
import { fullSheet, LOGO } from '../../fixtures/sheets/cars'
import { cannotReadPdf, readPdf } from '../../helpers/pdf'
import { random } from '../../helpers/random'
import { root } from '../fixtures'
import { expect, test } from '../support/print-app'
import { createSheetMaker } from '../support/sheet-maker'

const PICTURES: readonly SheetPicture[] = [
  {
    name: 'vehicle',
    type: 'image/png',
    bytes: new Uint8Array(readFileSync(join(root, 'resources/icons/256x256.png')))
  },
  { name: 'logo', type: LOGO.type, bytes: LOGO.bytes }
]
test.skip(Boolean(cannotReadPdf()), String(cannotReadPdf()))

test('the check predicts the made sheet, whatever it contains (seeded)', { tag: '@long' }, async ({ paper }) => {
  const printApp = createSheetMaker(await paper(), PICTURES)
  const draw = random(24)
  const seen = new Set<string>()
  for (let run = 0; run < 30; run++) {
    const given = { stages: draw.int(0, 9), options: draw.chance(0.3) ? draw.int(25, 60) : draw.int(0, 24) }
    const kind = SHEET_KINDS[run % 3]!
    const chosen = {
      paper: draw.pick(PAPERS),
      orientation: draw.pick(ORIENTATIONS),
      ink: draw.pick(INKS),
      pages: draw.chance(0.5) ? 'more' : 'one'
    } as const
    const name = `${run} ${kind} ${JSON.stringify({ ...given, ...chosen })}`
    const before = await printApp.nextCount()
    const { draft, layout, made, pdf } = await printApp.tryOut(fullSheet(draw.pick(LANGUAGES), kind, chosen, given))
    const stopped = layout.findings.some(({ weight }) => weight === 'stop')
    seen.add(stopped ? 'refused' : layout.pages === 1 ? 'one' : 'several')
    expect(made.ok, name).toBe(!stopped)
    expect(await printApp.nextCount(), name).toBe(before + (stopped ? 0 : 1))
    if (stopped) continue
    const { pages } = readPdf(pdf!)
    expect(pages, name).toHaveLength(layout.pages)
    expect(draft.pages, name).toBe(layout.pages)
    if (chosen.pages === 'one') expect(pages, name).toHaveLength(1)
    expect(
      layout.findings.some(({ code }) => code === 'pages'),
      name
    ).toBe(layout.pages > 1)
  }
  expect(seen).toEqual(new Set(['refused', 'one', 'several']))
})

test(
  'forty options, and eight stages with long lists of parts, can be printed on every template and paper, in each direction',
  { tag: '@long' },
  async ({ paper }) => {
    const printApp = createSheetMaker(await paper(), PICTURES)
    let at = 0
    for (const kind of SHEET_KINDS)
      for (const size of PAPERS)
        for (const orientation of ORIENTATIONS) {
          const language = LANGUAGES[at++ % LANGUAGES.length]!
          for (const given of [
            { stages: 3, options: 40 },
            { stages: 8, options: 4 }
          ]) {
            const name = `${kind} ${size} ${orientation} ${language} ${JSON.stringify(given)}`
            const sheet = fullSheet(language, kind, { paper: size, orientation, pages: 'more' }, given)
            const { layout, pdf } = await printApp.tryOut(sheet)
            expect(
              layout.findings.filter(({ code }) =>
                ['overflow', 'small-chart', 'clipped-text', 'missing-glyphs'].includes(code)
              ),
              name
            ).toEqual([])
            const { pages, text, reading } = readPdf(pdf!)
            expect(pages.length, name).toBeGreaterThan(1)
            expect(pages.length, name).toBeLessThanOrEqual(4)
            const made = (await printApp.sheets.stored.list('', 1)) as {
              ok: true
              value: readonly { number: string }[]
            }
            pages.forEach((page, i) => {
              const words = page.words.map((word) => word.text).join(' ')
              expect(words, name).toContain(`${i + 1} / ${pages.length}`)
              expect(words, name).toContain(made.value[0]!.number)
              expect(
                page.words.every(({ right, bottom }) => right <= page.width && bottom <= page.height),
                name
              ).toBe(true)
            })
            const plain = reading.replace(/\s+/g, '')
            for (const option of sheet.options ?? [])
              if (option.action === 'show' || option.action === 'notice')
                expect(
                  plain.split((option.name ?? '').replace(/\s+/g, '')).length,
                  `${name} ${option.name}`
                ).toBeGreaterThan(1)
            expect(text, name).not.toContain('\ufffd')
          }
        }
  }
)

test('a chart without enough space is reported, not refused', { tag: '@long' }, async ({ paper }) => {
  const printApp = createSheetMaker(await paper(), PICTURES)
  const found = []
  for (let options = 0; options <= 36; options += 4) {
    const { layout, made } = await printApp.tryOut(fullSheet('en', 'customer', {}, { stages: 1, options }))
    const low = layout.findings.find(({ code }) => code === 'small-chart')
    if (low) {
      expect(low).toMatchObject({ weight: 'warn', place: 'pages' })
      expect(Number(low.params?.['height'])).toBeLessThan(MIN_CHART_HEIGHT)
      expect(made.ok).toBe(true)
    }
    found.push(low ? 'low' : made.ok ? 'good' : 'refused')
  }
  expect([...new Set(found)]).toEqual(['good', 'low', 'refused'])
})
