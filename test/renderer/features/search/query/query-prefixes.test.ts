import { parseSearchQuery } from '@shared/search/search-query'
import { withFuelScope } from '@shared/search/fuel-scope'
import { describe, expect, it } from 'vitest'
import {
  incompletePrefix,
  hasLocalPrefix,
  highlightWords,
  parseText,
  prefixesOf,
  serviceQueryText,
  removeChip,
  appendPrefix
} from '@/features/search/query/query-prefixes'
import { parseServiceQuery } from '@/features/search/query/service-query'

it('offers sales no prefix that finds nothing for them', () => {
  expect(prefixesOf('sales')).toEqual(['code', 'year', 'maker', 'fav', 'offline'])
  expect(prefixesOf('workshop')).toEqual(expect.arrayContaining(['ecu', 'note']))
})

describe('prefixes in the search box', () => {
  it('are read anywhere, with quoted values and in any case', () => {
    const { chips, words } = parseText('golf ECU:edc17 maker:"alfa romeo" 150 fav:')
    expect(chips.map(({ scope, value }) => [scope, value])).toEqual([
      ['ecu', 'edc17'],
      ['maker', 'alfa romeo'],
      ['fav', '']
    ])
    expect(words).toBe('golf 150')
  })

  it('do not include other text with a colon', () => {
    for (const text of ['10:30', 'C:D', 'http://x', ': ecu', '1.6:2']) expect(parseText(text).chips, text).toEqual([])
  })

  it('may be the name of any maker', () => {
    const text = 'bmw:320d e90'
    const { chips, words } = parseText(text)
    expect(chips.map(({ scope, value }) => [scope, value])).toEqual([['maker', 'bmw']])
    expect(words).toBe('320d e90')
    expect(removeChip(text, chips[0]!)).toBe('320d e90')
    expect(serviceQueryText(text)).toBe('bmw 320d e90')
  })

  it('are chips from their colon on, before their value is typed', () => {
    expect(parseText('golf ecu:')).toMatchObject({ chips: [{ scope: 'ecu', value: '' }], words: 'golf' })
    expect(parseText('ecu: edc17').chips).toMatchObject([{ scope: 'ecu', value: 'edc17' }])
    expect(parseText('offline: golf')).toMatchObject({ chips: [{ scope: 'offline', value: '' }], words: 'golf' })
    expect(removeChip('offline: golf', parseText('offline: golf').chips[0]!)).toBe('golf')
  })

  it('tolerate an unclosed quote', () => {
    expect(parseText('maker:"alfa ro').chips).toMatchObject([{ scope: 'maker', value: 'alfa ro' }])
  })

  it('are removed and inserted without changing the rest', () => {
    const text = 'golf ecu:edc17 150'
    expect(removeChip(text, parseText(text).chips[0]!)).toBe('golf 150')
    expect(removeChip('fav:', parseText('fav:').chips[0]!)).toBe('')
    expect(appendPrefix('golf ', 'ecu')).toBe('golf ecu:')
    expect(appendPrefix('', 'fav')).toBe('fav:')
  })

  it('are local: the service gets the plain words and the maker', () => {
    expect(serviceQueryText('2.0 TDI+ C/D #%')).toBe('2.0 TDI+ C/D #%')
    expect(serviceQueryText('320d ecu:edc17 maker:bmw')).toBe('bmw 320d')
    expect(serviceQueryText('offline: fav: model:golf 1.4')).toBe('golf 1.4')
    expect(parseServiceQuery('ecu:edc17', '')).toEqual({ kind: 'desk-only' })
    expect(parseServiceQuery('320d ecu:edc17', '')).toMatchObject({ question: { query: '320d' } })
    expect(highlightWords('320d ecu:edc17')).toBe('320d edc17')
  })

  it.each([
    'fav: 150',
    '150 fav:',
    'offline: golf',
    'FAV: maker:bmw 320d',
    'a fav:',
    'note:gearbox',
    'golf note:gearbox'
  ])('keep %j local, since the service could only answer something else', (text) => {
    expect(parseServiceQuery(text, '')).toEqual({ kind: 'desk-only' })
    expect(parseServiceQuery(text, 'Diesel')).toEqual({ kind: 'desk-only' })
  })

  it('report what the service would ignore', () => {
    for (const text of [
      '320d ecu:edc17',
      'code:cfgb',
      'tdr fuel:diesel',
      'golf year:2014',
      'power:150 golf',
      'fav: 150'
    ])
      expect(hasLocalPrefix(text), text).toBe(true)
    for (const text of ['320d', 'maker:bmw 320d', 'bmw:320d', 'model:golf 1.4'])
      expect(hasLocalPrefix(text), text).toBe(false)
  })

  it('are incomplete alone without a value, and nothing else is', () => {
    expect(incompletePrefix('ecu:')).toBe('ecu')
    expect(incompletePrefix(' fuel: ')).toBe('fuel')
    for (const text of ['', 'golf', 'golf ecu:', 'ecu:edc17', 'bmw:', 'fav:', 'fav: ecu:', 'maker:bmw ecu:'])
      expect(incompletePrefix(text), text).toBeNull()
  })

  it('include the fuel beside the box', () => {
    expect(withFuelScope(' tdr ', '')).toBe('tdr')
    expect(withFuelScope('tdr', 'Diesel')).toBe('fuel:Diesel tdr')
    expect(withFuelScope('tdr', 'Mild hybrid')).toBe('fuel:"Mild hybrid" tdr')
    expect(withFuelScope('', 'Diesel')).toBe('')
    for (const text of ['"golf', 'a '.repeat(12), 'a'.repeat(300), 'ecu:'])
      expect(parseSearchQuery(withFuelScope(text, 'Diesel')).words[0], text).toMatchObject({
        typed: 'diesel',
        field: 'fuel'
      })
  })
})
