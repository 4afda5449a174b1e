import { describe, expect, it } from 'vitest'
import { firstRowsOf, isLongList } from '@shared/catalogue/first-rows'
import { enginesWithSameName } from '@shared/compare/disambiguation'
import { createCollator } from '@shared/text/collation'
import { sortEngines } from '../../../src-renderer/features/catalogue/engine-table/engine-columns'
import { engine } from '../../fakes/catalogue'

const { compare } = createCollator('en')
const NAMES = ['2.0 TDI', '10.0 V8', ' 2.0 tdi', 'Ölmotor', null, '  ', '1.4']
/** No two neighbours in any order, many equal names. */
const LIST = Array.from({ length: 1200 }, (_none, i) =>
  engine(String(((i * 7919) % 1200) - 600), i % 5 === 0 ? `${(i * 31) % 1200} kW` : NAMES[i % NAMES.length]!, {
    fuel_name: i % 3 ? 'Diesel' : 'Petrol',
    type: i % 4 ? 'Turbo Diesel' : null,
    ecu: i === 700 ? 'EDC17' : null,
    engine_code: '  '
  })
)

describe('the beginning of a long list', () => {
  const first = firstRowsOf(LIST, compare)

  it('is that of the sorted list', () => {
    const sorted = sortEngines(LIST, { column: 'name', descending: false }, compare)
    expect(first.engines.map(({ id }) => id)).toEqual(sorted.slice(0, 100).map(({ id }) => id))
    const unnamed = firstRowsOf(
      LIST.map((one) => ({ ...one, name: null })),
      compare
    )
    expect(unnamed.engines.slice(0, 2).map(({ id }) => id)).toEqual(['-600', '-599'])
  })

  it('comes with what the rest contains', () => {
    expect(first.total).toBe(1200)
    expect(first.filled).toContain('ecu')
    expect(first.filled).not.toContain('engine_code')
    expect(first.filled).not.toContain('tcu')
    expect(first.terms.map(({ fuel_name, type, count }) => [fuel_name, type, count])).toEqual([
      ['Petrol', null, 100],
      ['Petrol', 'Turbo Diesel', 300],
      ['Diesel', 'Turbo Diesel', 600],
      ['Diesel', null, 200]
    ])
  })

  it('names the first name that several engines have', () => {
    const [group] = enginesWithSameName(LIST)
    expect(first.sameName).toEqual({ name: group![0]!.name, engines: group!.length })
    expect(firstRowsOf([engine('1', null), engine('2', null), engine('3', '')], compare).sameName).toBeNull()
  })
})

it('a list of a thousand is not long', () => {
  expect([isLongList(LIST.slice(0, 1000)), isLongList(LIST.slice(0, 1001))]).toEqual([false, true])
})
