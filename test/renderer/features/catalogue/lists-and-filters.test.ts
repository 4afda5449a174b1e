import { describe, expect, it } from 'vitest'
import { NO_FACETS_SELECTED, SORTED_BY_NAME } from '@/features/catalogue/columns/column-view-state'
import { engine, generation, manufacturer } from '../../../fakes/catalogue'
import {
  defaultColumns,
  engineFilterText,
  nextSorting,
  loadVisibleColumns,
  nextHorizontalScroll,
  columnWidth,
  tableWidths,
  sortEngines,
  saveVisibleColumns
} from '@/features/catalogue/engine-table/engine-columns'
import {
  filterByFacets,
  facetValues,
  toggleFacetValue,
  typeFollowsFuel
} from '@/features/catalogue/engine-table/facets'
import { groupByTerms } from '@shared/catalogue/first-rows'
import { compareIds } from '@shared/catalogue/ids'
import { foldText as plain } from '@shared/search/fold-text'
import { bestMatch, filterByText } from '@/features/catalogue/text-filter'
import { initials } from '@/features/catalogue/columns/initials'
import { sortByName, sortGenerationsByYear } from '@/features/catalogue/list-order'
import { createCollator } from '@shared/text/collation'

const en = createCollator('en').compare
const names = (list: readonly { name: string | null }[]): (string | null)[] => list.map((one) => one.name)
const ids = (list: readonly { id: string }[]): string[] => list.map((one) => one.id)

describe('order of names', () => {
  it('follows the language, not the bytes', () => {
    const list = ['Zeta', 'Öhman', 'alto', 'Corsa'].map((name, at) => manufacturer(String(at), name))
    expect(names(sortByName(list, en))).toEqual(['alto', 'Corsa', 'Öhman', 'Zeta'])
    expect(names(sortByName(list, createCollator('sv').compare))).toEqual(['alto', 'Corsa', 'Zeta', 'Öhman'])
  })
  it('reads numbers in names as numbers', () => {
    expect(
      names(
        sortByName(
          ['Series 10', 'Series 9'].map((name, at) => manufacturer(String(at), name)),
          en
        )
      )
    ).toEqual(['Series 9', 'Series 10'])
  })
  it.each([
    ['language', 'zh-Hant', ['大眾', '本田', '奧迪', '豐田']],
    ['language', 'zh-Hans', ['奥迪', '本田', '大众', '丰田']],
    ['pinyin', 'zh-Hant', ['奧迪', '本田', '大眾', '豐田']],
    ['stroke', 'zh-Hans', ['大众', '丰田', '本田', '奥迪']],
    ['zhuyin', 'zh-Hans', ['本田', '丰田', '大众', '奥迪']]
  ] as const)('orders Chinese names by %s in %s', (order, tag, expected) => {
    const list = expected.toReversed().map((name, at) => manufacturer(String(at), name))
    expect(names(sortByName(list, createCollator(tag, order).compare))).toEqual(expected)
  })
  it('keeps the order of other languages for any Chinese order', () => {
    expect(createCollator('lt', 'stroke').resolvedOptions()).toEqual(createCollator('lt').resolvedOptions())
  })
  it('orders equal names by id, beyond the range of a number', () => {
    const list = ['9007199254740993', '9007199254740992', '-4', '0'].map((id) => manufacturer(id, 'Same'))
    expect(ids(sortByName(list, en))).toEqual(['-4', '0', '9007199254740992', '9007199254740993'])
    expect(compareIds('9223372036854775807', '9223372036854775806')).toBe(1)
  })
  it('puts the unnamed last and does not change its input', () => {
    const list = [manufacturer('1', null), manufacturer('2', 'A')]
    expect(ids(sortByName(list, en))).toEqual(['2', '1'])
    expect(ids(list)).toEqual(['1', '2'])
  })
})

describe('order of generations', () => {
  const list = [
    generation('1', 'I', 2007, 2014),
    generation('2', 'Concept', null, null),
    generation('3', 'II', 2014, null),
    generation('4', 'Old', null, 1999)
  ]
  it('begins with the newest and ends with those without years', () => {
    expect(ids(sortGenerationsByYear(list, 'newest', en))).toEqual(['3', '1', '4', '2'])
  })
  it('can be reversed, and those without years stay last', () => {
    expect(ids(sortGenerationsByYear(list, 'oldest', en))).toEqual(['4', '1', '3', '2'])
  })
})

describe('the filter', () => {
  const list = ['Škoda Octavia', 'Corsale Estate', 'Corsale RS'].map((name, at) => manufacturer(String(at), name))
  const found = (filter: string): (string | null)[] => names(filterByText(list, filter, (one) => one.name ?? ''))
  it('ignores accents, case and full-width letters', () => {
    expect(found('skoda')).toEqual(['Škoda Octavia'])
    expect(plain('ＶＷ')).toBe('vw')
  })
  it('needs every word, in any order', () => {
    expect(found('estate cors')).toEqual(['Corsale Estate'])
    expect(found('octavia estate')).toEqual([])
  })
  it('treats signs literally', () => {
    expect(filterByText([manufacturer('1', 'C/D 2.0+')], '2.0+', (one) => one.name!)).toHaveLength(1)
    expect(filterByText([manufacturer('1', 'C/D 210')], '2.0', (one) => one.name!)).toHaveLength(0)
  })
  it('returns the list itself without a filter', () => {
    expect(filterByText(list, '  ', () => '')).toBe(list)
  })
  it('searches the words and figures by which people recognize an engine, and not its torque', () => {
    const one = engine('1', '2.0 TDR', { fuel_name: 'Diesel', power: 150, torque: 350, ecu: 'EDX17', year: 2014 })
    expect(engineFilterText(one, (_field, word) => `${word}!`)).toBe('Diesel! 2.0 TDR Diesel 150 2014 EDX17')
  })
})

describe('the best match of a filter', () => {
  const list = ['III', 'Mk II', 'II b', 'II', null].map((name, at) => manufacturer(String(at), name))
  it('is an exact match, then a match of the beginning, then any other', () => {
    expect(bestMatch(list, ' ii ')?.name).toBe('II')
    expect(bestMatch(list.slice(0, 3), 'ii')?.name).toBe('III')
    expect(bestMatch(list.slice(1, 3), 'ii')?.name).toBe('II b')
    expect(bestMatch(list.slice(1, 2), 'ii')?.name).toBe('Mk II')
    expect(bestMatch(list, '')?.name).toBe('III')
    expect(bestMatch([], 'ii')).toBeNull()
  })
})

describe('widths of the table', () => {
  it('give a third of a narrow table to the names, and 280 pixels at most', () => {
    const { name, table } = tableWidths(['name', 'power'], () => 50, 10)
    expect(name).toBe('clamp(max(120px, min(134px, 36cqw)), min(100cqw - 50px), 280px)')
    expect(table).toBe(`calc(${name} + 50px)`)
  })
  it('show the fuels of nearly all engines whole in each language', () => {
    expect(columnWidth('fuel_name')).toBe(62)
    expect(columnWidth('fuel_name', (fuel) => (fuel === 'Petrol' ? 'Gasolina' : 'Diésel'))).toBe(70)
    expect(columnWidth('fuel_name', () => 'Dyzelinas')).toBe(77)
  })
})

describe('facets', () => {
  const engines = [
    engine('1', 'a', { fuel_name: 'Diesel', type: 'Turbo Diesel' }),
    engine('2', 'b', { fuel_name: 'Petrol', type: 'Turbo Petrol' }),
    engine('3', 'c', { fuel_name: 'Diesel', type: 'Diesel' }),
    engine('4', 'd', { fuel_name: 'Hydrogen', type: null }),
    engine('5', 'e', { fuel_name: ' ', type: null })
  ]
  it('list every received value with its count, unknown ones too, and "not given" last', () => {
    expect(facetValues(groupByTerms(engines), 'fuel_name', NO_FACETS_SELECTED, en)).toEqual([
      { value: 'Diesel', count: 2 },
      { value: 'Hydrogen', count: 1 },
      { value: 'Petrol', count: 1 },
      { value: null, count: 1 }
    ])
  })
  it('leave out types that follow the fuel', () => {
    expect(typeFollowsFuel(groupByTerms(engines))).toBe(false)
    expect(typeFollowsFuel(groupByTerms(engines.slice(0, 2)))).toBe(true)
  })
  it('count a known word once, in any spelling', () => {
    const spelled = [
      engine('1', 'a', { fuel_name: 'Diesel' }),
      engine('2', 'b', { fuel_name: 'DIESEL ' }),
      engine('3', 'c', { fuel_name: 'hydrogen' }),
      engine('4', 'd', { fuel_name: 'Hydrogen' })
    ]
    expect(
      facetValues(groupByTerms(spelled), 'fuel_name', NO_FACETS_SELECTED, en).map(({ value, count }) => [value, count])
    ).toEqual([
      ['Diesel', 2],
      ['hydrogen', 1],
      ['Hydrogen', 1]
    ])
    expect(ids(filterByFacets(spelled, toggleFacetValue(NO_FACETS_SELECTED, 'fuel_name', 'Diesel')))).toEqual([
      '1',
      '2'
    ])
  })
  it('keep fuel and type as two facets: either value within one, both facets together', () => {
    const fuel = toggleFacetValue(toggleFacetValue(NO_FACETS_SELECTED, 'fuel_name', 'Diesel'), 'fuel_name', 'Petrol')
    expect(ids(filterByFacets(engines, fuel))).toEqual(['1', '2', '3'])
    expect(ids(filterByFacets(engines, toggleFacetValue(fuel, 'type', 'Diesel')))).toEqual(['3'])
  })
  it('count what the other facet leaves, and keep a chosen value without entries', () => {
    const chosen = toggleFacetValue(toggleFacetValue(NO_FACETS_SELECTED, 'fuel_name', 'Petrol'), 'type', 'Diesel')
    expect(facetValues(groupByTerms(engines), 'fuel_name', chosen, en).find((one) => one.value === 'Petrol')).toEqual({
      value: 'Petrol',
      count: 0
    })
  })
  it('include missing values', () => {
    expect(ids(filterByFacets(engines, toggleFacetValue(NO_FACETS_SELECTED, 'type', null)))).toEqual(['4', '5'])
  })
  it('remove a value on the second click', () => {
    expect(toggleFacetValue(toggleFacetValue(NO_FACETS_SELECTED, 'type', 'Diesel'), 'type', 'Diesel')).toEqual(
      NO_FACETS_SELECTED
    )
  })
})

describe('engine table', () => {
  const engines = [
    engine('1', 'b', { power: 150 }),
    engine('2', 'a', { power: null }),
    engine('3', 'c', { power: 0 }),
    engine('4', 'a', { power: 150 })
  ]
  it('sorts figures as figures, with missing ones last either way', () => {
    expect(ids(sortEngines(engines, { column: 'power', descending: true }, en))).toEqual(['4', '1', '3', '2'])
    expect(ids(sortEngines(engines, { column: 'power', descending: false }, en))).toEqual(['3', '4', '1', '2'])
  })
  it('begins with the strongest for power, and with the first letter for a text', () => {
    expect(nextSorting(SORTED_BY_NAME, 'power')).toEqual({ column: 'power', descending: true })
    expect(nextSorting(SORTED_BY_NAME, 'ecu')).toEqual({ column: 'ecu', descending: false })
    expect(nextSorting(SORTED_BY_NAME, 'name')).toEqual({ column: 'name', descending: true })
  })
  it('remembers the chosen columns and always keeps the name', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text)
    }
    expect(loadVisibleColumns(storage)).toBeNull()
    saveVisibleColumns(storage, ['ecu', 'power'])
    expect(loadVisibleColumns(storage)).toEqual(['name', 'power', 'ecu'])
    saveVisibleColumns(storage, ['name', 'type'])
    expect(loadVisibleColumns(storage)).toEqual(['name', 'type'])
  })
  it('scrolls by whole columns and stops at the ends', () => {
    const starts = [0, 70, 140, 212]
    expect(nextHorizontalScroll(starts, 0, 300, 1)).toBe(70)
    expect(nextHorizontalScroll(starts, 69.6, 300, 1)).toBe(140)
    expect(nextHorizontalScroll(starts, 100, 300, 1)).toBe(140)
    expect(nextHorizontalScroll(starts, 212, 300, 1)).toBe(300)
    expect(nextHorizontalScroll(starts, 140, 150, 1)).toBe(150)
    expect(nextHorizontalScroll(starts, 299.5, 300, 1)).toBeNull()
    expect(nextHorizontalScroll(starts, 0, 0, 1)).toBeNull()
    expect(nextHorizontalScroll(starts, 300, 300, -1)).toBe(212)
    expect(nextHorizontalScroll(starts, 70, 300, -1)).toBe(0)
    expect(nextHorizontalScroll(starts, 0, 300, -1)).toBeNull()
  })
  it('begins without the type, for sales also without capacity and cylinders', () => {
    const common = ['name', 'power', 'torque', 'fuel_name', 'ecu', 'engine_code', 'tcu']
    expect(defaultColumns(true)).toEqual([...common, 'capacity', 'cylinders', 'year'])
    expect(defaultColumns(false)).toEqual([...common, 'year'])
  })
  it('has no chosen columns when the stored ones cannot be read', () => {
    expect(loadVisibleColumns({ getItem: () => '{broken' })).toBeNull()
    expect(loadVisibleColumns({ getItem: () => '{"name":1}' })).toBeNull()
  })
})

describe('initials', () => {
  it.each([
    ['Arvenna', 'A'],
    ['Alfa Romeo', 'AR'],
    ['  C/D Motors', 'CD'],
    ['Škoda', 'Š'],
    ['大众', '大'],
    ['123 Cars', '1C'],
    ['', '#'],
    ['–', '#']
  ])('of %j are %j', (name, short) => expect(initials(name)).toBe(short))
  it('are # without a name', () => expect(initials(null)).toBe('#'))
})
