import { describe, expect, test } from 'vitest'
import { matchedFields } from '@shared/search/matched-fields'
import { parseSearchQuery, type QueryToken } from '@shared/search/search-query'
import { DEFAULT_SYNONYMS } from '@shared/search/default-synonyms'
import { intlTag, LANGUAGES } from '@shared/text/languages'
import { unitSymbol } from '@shared/units/unit-symbols'
import { typedWords } from '@shared/search/fold-text'

const text = (tokens: readonly QueryToken[]): string =>
  tokens.map(({ text, whole }) => (whole ? `=${text}` : text)).join(' ')
const words = (query: string, synonyms: readonly (readonly string[])[] = []) =>
  parseSearchQuery(query, synonyms).words.map(({ field, alternatives }) => [field, ...alternatives.map(text)])

describe('a query', () => {
  test('has words that must all match', () => {
    expect(words('  320d  E90 ')).toEqual([
      [null, '320d'],
      [null, 'e90']
    ])
    expect(words('')).toEqual([])
    expect(words('"alfa romeo" -')).toEqual([
      [null, 'alfa'],
      [null, 'romeo']
    ])
  })

  test('joins a number and its unit of power', () => {
    for (const query of ['184ps', '184 PS', '184 hp', '184hp', '184 л.с.'])
      expect(words(query)[0], query).toContain('=184ps')
    for (const code of LANGUAGES)
      for (const [unit, word] of [
        ['PS', '=184ps'],
        ['kW', '=184kw']
      ] as const)
        for (const query of [`184 ${unitSymbol(unit, intlTag(code))} golf`, `184${unitSymbol(unit, intlTag(code))}`])
          expect(words(query)[0], query).toContain(word)
    for (const query of ['184 л. с.', '184л.с.', '184 馬力', '184 ks', 'power:184 ks', '"184 KS"'])
      expect(words(query)[0], query).toContain('=184ps')
    expect(words('184 л. с. golf')[1]).toEqual([null, 'golf'])
    expect(words('184 KSB')[1]).toEqual([null, 'ksb'])
    expect(words('135 kW')).toEqual([[null, '135kw', '=135kw']])
    expect(words('golf ps')).toEqual([
      [null, 'golf'],
      [null, 'ps']
    ])
  })

  test('matches small numbers in Roman, and the reverse', () => {
    expect(words('golf 7')).toEqual([
      [null, 'golf'],
      [null, '7', '=vii']
    ])
    expect(words('VII')).toEqual([[null, 'vii', '=7']])
    expect(parseSearchQuery('golf7').words[0]?.looser.map(text)).toEqual(['golf =7', 'golf =vii'])
  })

  test('expands synonyms', () => {
    expect(words('vw', DEFAULT_SYNONYMS)).toEqual([[null, 'vw', '=volkswagen']])
    expect(words('Merc 320', DEFAULT_SYNONYMS)[0]).toContain('=mercedes =benz')
    expect(words('VOLKSWAGEN', DEFAULT_SYNONYMS)).toEqual([[null, 'volkswagen', '=vw']])
  })

  test('expands synonyms of several words, with and without quotes', () => {
    const groups = [['chip tune', 'stage 1', 'remap']]
    const expanded = [
      [null, 'chip', '=stage =1', '=remap'],
      [null, 'tune', '=stage =1', '=remap']
    ]
    expect(words('"chip tune"', groups)).toEqual(expanded)
    expect(words('golf chip tune 7', groups).slice(1, 3)).toEqual(expanded)
    expect(words('stage 1', groups)[1]).toEqual([null, '1', '=i', '=chip =tune', '=remap'])
    for (const query of ['tune chip', 'chip golf tune', 'ecu:chip tune'])
      expect(words(query, groups).flat(), query).not.toContain('=remap')
  })

  test('of any length is limited', () => {
    expect(parseSearchQuery('a '.repeat(10_000)).words.length).toBeLessThanOrEqual(12)
    expect(parseSearchQuery('year:1000-9999').words[0]?.alternatives.length).toBe(60)
  })
})

describe('scopes', () => {
  test('bind the word after the colon, with a blank or in quotes too', () => {
    expect(words('ecu:EDC17 tcu:dq250 code:N47 fuel:diesel model:golf power:150 maker:bmw')).toEqual([
      ['ecu', 'edc17'],
      ['tcu', 'dq250'],
      ['code', 'n47'],
      ['fuel', 'diesel'],
      ['model', 'golf'],
      ['power', '150'],
      ['manufacturer', 'bmw']
    ])
    expect(words('ecu: edc17 golf')).toEqual([
      ['ecu', 'edc17'],
      [null, 'golf']
    ])
    expect(words('ecu:"bosch edc17" golf')).toEqual([
      ['ecu', 'bosch'],
      ['ecu', 'edc17'],
      [null, 'golf']
    ])
    expect(words('ECU：edc17')).toEqual([['ecu', 'edc17']])
    expect(words('ecu:')).toEqual([])
  })

  test('with an unknown name mean a manufacturer, except for times, drives and addresses', () => {
    expect(words('bmw:320d')).toEqual([
      ['manufacturer', 'bmw'],
      [null, '320d']
    ])
    expect(words('10:30')).toEqual([
      [null, '10', '=x'],
      [null, '30']
    ])
    expect(words('C:D')).toEqual([
      [null, 'c'],
      [null, 'd']
    ])
    expect(parseSearchQuery('http://x').chips).toEqual([])
  })

  test('with an equals sign mean the whole text of a control unit or code', () => {
    expect(parseSearchQuery('ecu:="Bosch EDC17" code:=cfgb golf')).toMatchObject({
      words: [{ typed: 'golf', field: null }],
      exact: [
        { field: 'ecu', value: 'Bosch EDC17' },
        { field: 'code', value: 'cfgb' }
      ],
      chips: [
        { scope: 'ecu', value: '=Bosch EDC17', from: 0, to: 18 },
        { scope: 'code', value: '=cfgb', from: 19, to: 29 }
      ]
    })
    expect(parseSearchQuery('ecu:=').exact).toEqual([])
    expect(words('year:=2012 ="alfa romeo"')).toEqual([
      ['year', '2012'],
      [null, 'alfa'],
      [null, 'romeo']
    ])
  })

  test('without a value are chips without effect', () => {
    expect(parseSearchQuery('golf ecu:')).toMatchObject({
      words: [{ typed: 'golf', field: null }],
      chips: [{ scope: 'ecu', value: '', from: 5, to: 9 }]
    })
  })

  test('of years accept a range in either order', () => {
    expect(words('year:2012-2014')).toEqual([['year', '=2012', '=2013', '=2014']])
    expect(words('year:2014-2012')).toEqual(words('year:2012-2014'))
    expect(words('year:2012–2014')).toEqual(words('year:2012-2014'))
    expect(words('year:1960-2026')[0]).toContain('=2026')
    expect(words('year:2012')).toEqual([['year', '2012']])
  })

  test('of fav: have no word', () => {
    expect(parseSearchQuery('fav: golf')).toMatchObject({
      favouritesOnly: true,
      words: [{ typed: 'golf', field: null }]
    })
    expect(parseSearchQuery('golf').favouritesOnly).toBe(false)
  })

  test('of offline: have no word and combine with others', () => {
    expect(parseSearchQuery('offline:golf fav:')).toMatchObject({
      offlineOnly: true,
      favouritesOnly: true,
      words: [{ typed: 'golf', field: null }]
    })
    expect(parseSearchQuery('offline: ecu:edc17').chips.map(({ scope, value }) => [scope, value])).toEqual([
      ['offline', ''],
      ['ecu', 'edc17']
    ])
    expect(parseSearchQuery('offline')).toMatchObject({ offlineOnly: false, words: [{ typed: 'offline' }] })
  })

  test('are chips that can be removed from the text', () => {
    const query = 'golf ecu:edc17 fav: bmw:320d year: 2012'
    const { chips } = parseSearchQuery(query)
    expect(chips.map(({ scope, value, from, to }) => [scope, value, query.slice(from, to)])).toEqual([
      ['ecu', 'edc17', 'ecu:edc17'],
      ['fav', '', 'fav:'],
      ['maker', 'bmw', 'bmw:'],
      ['year', '2012', 'year: 2012']
    ])
  })
})

test('reports the matched fields', () => {
  const shown = [
    { field: 'engine', text: '2.0 TDI' },
    { field: 'ecu', text: 'EDC17C46' },
    { field: 'code', text: null },
    { field: 'fuel', text: 'Diesel' }
  ] as const
  expect(matchedFields(parseSearchQuery('tdi edc'), shown).map(({ field }) => field)).toEqual(['engine', 'ecu'])
  expect(matchedFields(parseSearchQuery('ecu:tdi'), shown)).toEqual([])
  expect(
    matchedFields(parseSearchQuery('17c46'), shown, new Map([['17c46', ['edc17c46']]])).map(({ field }) => field)
  ).toEqual(['ecu'])
})

test('has default synonyms of at least two words in disjoint groups', () => {
  const all = DEFAULT_SYNONYMS.flatMap((group) => group.map((word) => typedWords(word).join(' ')))
  for (const group of DEFAULT_SYNONYMS) expect(group.length).toBeGreaterThan(1)
  expect(all.length).toBe(new Set(all).size)
})
