import { describe, expect, it } from 'vitest'
import { ENGINE_TYPES, FUELS, knownTerm, TERM_GROUPS, termText } from '@shared/catalogue/terms'
import { parseSearchQuery } from '@shared/search/search-query'
import { LANGUAGES } from '@shared/text/languages'

const LISTS = [
  ['fuel_name', FUELS],
  ['type', ENGINE_TYPES]
] as const

describe('the closed lists of the specification', () => {
  it('hold five fuels and eleven engine types', () => {
    expect([FUELS.length, ENGINE_TYPES.length]).toEqual([5, 11])
  })

  it.each(LANGUAGES)('have a word for each term in %s', (language) => {
    for (const [field, terms] of LISTS) {
      const words = terms.map((term) => termText(field, term, language))
      expect(words.every((word) => word.trim() !== '')).toBe(true)
      expect(new Set(words).size).toBe(terms.length)
      // only these have the same word in both languages
      const untranslated = terms.filter((term, at) => language !== 'en' && words[at] === term)
      expect(untranslated.filter((term) => !['LPG', 'Diesel', 'Hybrid'].includes(term))).toEqual([])
    }
  })

  it('ignore case and blanks', () => {
    expect(termText('type', ' turbo  DIESEL ', 'ru')).toBe('Дизель с турбонаддувом')
    expect(termText('fuel_name', 'petrol', 'es')).toBe('Gasolina')
    expect(knownTerm('type', 'TURBO DIESEL')).toBe('Turbo Diesel')
  })

  it('are understood as codes', () => {
    expect(termText('type', 'HEAVY_TURBO_DIESEL', 'es')).toBe('Turbodiésel pesado')
    expect(termText('type', 'turbo-petrol', 'en')).toBe('Turbo Petrol')
  })

  it.each(['Hydrogen', 'Дизель', 'toString', '', 'Turbo Dieselish'])('return %j as received', (word) => {
    for (const language of LANGUAGES)
      expect([termText('fuel_name', word, language), termText('type', word, language)]).toEqual([word, word])
  })

  it('are two lists: a fuel is no engine type', () => {
    expect([termText('fuel_name', 'Petrol', 'ru'), termText('type', 'Petrol', 'ru')]).toEqual(['Бензин', 'Бензиновый'])
    expect(knownTerm('fuel_name', 'Turbo Diesel')).toBeNull()
  })
})

describe('a search by a translated word', () => {
  const alternatives = (query: string): string[] =>
    parseSearchQuery(query, TERM_GROUPS).words.flatMap((word) =>
      word.alternatives.map((tokens) => tokens.map(({ text }) => text).join(' '))
    )

  it.each([
    ['дизель', 'diesel'],
    ['fuel:汽油', 'petrol'],
    ['Benzīns', 'petrol'],
    ['fuel:híbrido', 'hybrid'],
    ['etanolis', 'ethanol'],
    ['GLP', 'lpg'],
    ['турбодизель', 'turbo diesel'],
    ['"turbodīzelis"', 'turbo diesel']
  ])('finds %s by %s', (query, english) => {
    expect(alternatives(query)).toContain(english)
  })

  it('finds words of other languages by the English word', () => {
    expect(alternatives('diesel')).toEqual(expect.arrayContaining(['дизель', 'dizelis', 'dizel']))
  })

  it('has each word in only one fuel', () => {
    const fuels = TERM_GROUPS.slice(0, FUELS.length).flat()
    expect(new Set(fuels).size).toBe(fuels.length)
  })
})
