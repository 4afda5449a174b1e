import { describe, expect, it } from 'vitest'
import type { EnginePath } from '@shared/catalogue/records'
import { added, moved, removed, slotsOf, slotText, soundTray } from '@shared/compare/selection'

const path = (engines: string, generations: string | null = '4'): EnginePath =>
  ({ types: '1', manufacturers: '2', models: '3', generations, engines }) as EnginePath
const four = ['1', '2', '3', '4'].map((id) => path(id))

describe('the engines side by side', () => {
  it('are at most four, and the fifth is refused', () => {
    expect(added(four.slice(0, 3), path('4'))).toEqual(four)
    expect(added(four, path('5'))).toBeNull()
  })

  it('hold an engine once in a generation, and again in another', () => {
    expect(added(four, path('2'))).toBe(four)
    expect(added(four.slice(0, 1), path('1', '9'))).toHaveLength(2)
    expect(removed([path('1'), path('1', '9'), path('1', null)], '1', null)).toEqual([path('1'), path('1', '9')])
  })

  it('change places within the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })

  it('go through an address and back, ids beyond 2^53 too', () => {
    const paths = [path('9223372036854775807'), path('-3', null)]
    expect(slotsOf(paths.map(slotText).join('~'))).toEqual(paths)
    expect(slotsOf('1.2.3.4.view~1.2~~1.2.3.4.5')).toEqual([path('5')])
  })

  it('come back from the disk without what is none', () => {
    expect(soundTray([path('1'), null, 'x', { engines: 'view' }, path('1'), path('2')])).toEqual([path('1'), path('2')])
    expect(soundTray({})).toEqual([])
  })
})
