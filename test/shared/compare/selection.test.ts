import { describe, expect, it } from 'vitest'
import type { EnginePath } from '@shared/catalogue/records'
import {
  addToSelection,
  moveItem,
  removeFromSelection,
  parseSelectionParam,
  formatPathParam,
  readSelection
} from '@shared/compare/selection'

const path = (engines: string, generations: string | null = '4'): EnginePath =>
  ({ types: '1', manufacturers: '2', models: '3', generations, engines }) as EnginePath
const four = ['1', '2', '3', '4'].map((id) => path(id))

describe('the engines to compare', () => {
  it('are at most four, and the fifth is refused', () => {
    expect(addToSelection(four.slice(0, 3), path('4'))).toEqual(four)
    expect(addToSelection(four, path('5'))).toBeNull()
  })

  it('contain an engine once per generation', () => {
    expect(addToSelection(four, path('2'))).toBe(four)
    expect(addToSelection(four.slice(0, 1), path('1', '9'))).toHaveLength(2)
    expect(removeFromSelection([path('1'), path('1', '9'), path('1', null)], '1', null)).toEqual([
      path('1'),
      path('1', '9')
    ])
  })

  it('can be moved within the list', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })

  it('survive a round trip through an address, with ids beyond 2^53', () => {
    const paths = [path('9223372036854775807'), path('-3', null)]
    expect(parseSelectionParam(paths.map(formatPathParam).join('~'))).toEqual(paths)
    expect(parseSelectionParam('1.2.3.4.view~1.2~~1.2.3.4.5')).toEqual([path('5')])
  })

  it('are read from disk without invalid entries', () => {
    expect(readSelection([path('1'), null, 'x', { engines: 'view' }, path('1'), path('2')])).toEqual([
      path('1'),
      path('2')
    ])
    expect(readSelection({})).toEqual([])
  })
})
