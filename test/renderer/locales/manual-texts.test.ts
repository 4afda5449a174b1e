/** The manual in every language: the same pages, parts and keys as in English, and words that exist. */
import { expect, describe, it } from 'vitest'
import { firstKeyOf } from '@/composables/window/shortcut-groups'
import { MANUAL_PAGES, readManual, type ManualBlock } from '@shared/locales/manual'
import { LANGUAGES, type LanguageCode } from '@shared/text/languages'
import { manualOf, missingManualPages, textsOf } from '../../helpers/text-problems'

const MOST_LINES = 25
const blocksOf = (language: LanguageCode): ReadonlyMap<string, readonly ManualBlock[]> =>
  readManual([...manualOf(language)].map(([id, lines]) => `# ${id}\n${lines.join('\n')}`).join('\n'))
const parts = (blocks: readonly ManualBlock[]) => blocks.flatMap(({ items }) => items.flat())
const marks = (blocks: readonly ManualBlock[]): readonly string[] =>
  parts(blocks)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, value }) => (kind === 'code' ? kind : `${kind} ${value}`))
    .sort()
const shape = (blocks: readonly ManualBlock[]): readonly string[] =>
  blocks.map(({ kind, items }) => `${kind} ${items.length}`)
const prose = (blocks: readonly ManualBlock[]): readonly string[] =>
  parts(blocks).flatMap(({ kind, value }) => (kind === 'text' && /\p{L}{4}/u.test(value) ? [value] : []))

const english = blocksOf('en')
const texts = textsOf('en')

it('the manual has its pages in order', () => {
  expect([...english.keys()]).toEqual([...MANUAL_PAGES])
})
it('names texts, keys and pages that exist', () => {
  for (const { kind, value } of parts([...english.values()].flat())) {
    if (kind === 'word') expect([value, texts.get(value)]).toEqual([value, expect.stringMatching(/^[^{|]+$/)])
    if (kind === 'keys') expect(() => firstKeyOf(value)).not.toThrow()
    if (kind === 'page') expect(MANUAL_PAGES).toContain(value)
    if (kind === 'text') expect(value).not.toMatch(/[{}`]/)
  }
})
it('reports a page that a language lacks', () => {
  expect(missingManualPages(english)).toEqual([])
  const pages = [...english].filter(([page]) => page !== 'feed')
  expect(missingManualPages(new Map(pages))).toEqual(['manual.md: feed'])
})

describe.each(LANGUAGES)('the manual in %s', (language) => {
  const manual = [...blocksOf(language)]
  it('has short pages and short lines', () => {
    for (const [page, lines] of manualOf(language)) {
      expect([page, lines.join('\n').trim().split('\n').length]).toEqual([
        page,
        expect.toSatisfy((n) => n <= MOST_LINES)
      ])
      expect(lines.filter((line) => line.length > 120)).toEqual([])
    }
  })
  it('has the pages, blocks and parts of English', () => {
    for (const [page, blocks] of manual) {
      expect([page, shape(blocks)]).toEqual([page, shape(english.get(page) ?? [])])
      expect([page, marks(blocks)]).toEqual([page, marks(english.get(page) ?? [])])
    }
  })
})

it.each(LANGUAGES.filter((code) => code !== 'en'))('the manual in %s is not English', (language) => {
  for (const [page, blocks] of blocksOf(language)) {
    const source = new Set(prose(english.get(page) ?? []))
    expect(prose(blocks).filter((text) => source.has(text))).toEqual([])
  }
})
