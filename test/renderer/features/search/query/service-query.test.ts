import { describe, expect, it } from 'vitest'
import '../../../../fakes/bridge'
import { parseServiceQuery, isSameQuery } from '@/features/search/query/service-query'
import { sheetNumber } from '@shared/sheets/sheet-number'

describe('reading the search box', () => {
  it('searches names from 2 characters and engines from 3', () => {
    expect(parseServiceQuery('ab', '')).toEqual({
      kind: 'question',
      question: { endpoint: 'search', query: 'ab', fuel: '' }
    })
    expect(parseServiceQuery('a', '')).toEqual({ kind: 'too-short', least: 2 })
    expect(parseServiceQuery('ab', 'Diesel')).toEqual({ kind: 'too-short', least: 3 })
    expect(parseServiceQuery('abc', 'Diesel')).toEqual({
      kind: 'question',
      question: { endpoint: 'engineSearch', query: 'abc', fuel: 'Diesel' }
    })
  })

  it('counts after trimming and by code points', () => {
    expect(parseServiceQuery('  a  ', '').kind).toBe('too-short')
    expect(parseServiceQuery('👍', '').kind).toBe('too-short')
    expect(parseServiceQuery('途观', '').kind).toBe('question')
    expect(parseServiceQuery('   ', '').kind).toBe('blank')
  })

  it('sends the trimmed text unchanged', () => {
    expect(parseServiceQuery(' 2.0 TDI+ C/D #% ', '')).toEqual({
      kind: 'question',
      question: { endpoint: 'search', query: '2.0 TDI+ C/D #%', fuel: '' }
    })
  })

  it('does not send a link or the number of a sheet', () => {
    for (const text of [
      'dynodesk:',
      ' dynodesk://engine/4/5?service=a.example',
      sheetNumber('BCD', 2026, 7),
      sheetNumber('BCD', 2026, 7).toLowerCase()
    ]) {
      expect(parseServiceQuery(text, '').kind).toBe('desk-only')
    }
    expect(parseServiceQuery('dyno', '').kind).toBe('question')
    // not a sheet number: the check character is wrong
    expect(parseServiceQuery('BCD26-0007-0', '').kind).toBe('question')
  })

  it('recognizes an equal query', () => {
    const a = { endpoint: 'search', query: 'ab', fuel: '' } as const
    expect(isSameQuery(a, { ...a })).toBe(true)
    expect(isSameQuery(a, { ...a, query: 'aB' })).toBe(false)
    expect(isSameQuery(null, a)).toBe(false)
    expect(isSameQuery(null, null)).toBe(false)
  })
})
