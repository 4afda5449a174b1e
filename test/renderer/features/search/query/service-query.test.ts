import { describe, expect, it } from 'vitest'
import '../../../../fakes/bridge'
import { readQuestion, sameQuestion } from '@/features/search/query/service-query'
import { sheetNumber } from '@shared/sheets/sheet-number'

describe('reading the search box', () => {
  it('asks the names of the catalogue from 2 characters and the engines from 3', () => {
    expect(readQuestion('ab', '')).toEqual({
      kind: 'question',
      question: { endpoint: 'search', query: 'ab', fuel: '' }
    })
    expect(readQuestion('a', '')).toEqual({ kind: 'too-short', least: 2 })
    expect(readQuestion('ab', 'Diesel')).toEqual({ kind: 'too-short', least: 3 })
    expect(readQuestion('abc', 'Diesel')).toEqual({
      kind: 'question',
      question: { endpoint: 'engineSearch', query: 'abc', fuel: 'Diesel' }
    })
  })

  it('counts after trimming and by code points', () => {
    expect(readQuestion('  a  ', '').kind).toBe('too-short')
    expect(readQuestion('👍', '').kind).toBe('too-short')
    expect(readQuestion('途观', '').kind).toBe('question')
    expect(readQuestion('   ', '').kind).toBe('blank')
  })

  it('sends the trimmed text and nothing else changed', () => {
    expect(readQuestion(' 2.0 TDI+ C/D #% ', '')).toEqual({
      kind: 'question',
      question: { endpoint: 'search', query: '2.0 TDI+ C/D #%', fuel: '' }
    })
  })

  it('asks nothing about a link or the number of a sheet', () => {
    for (const text of [
      'dynodesk:',
      ' dynodesk://engine/4/5?service=a.example',
      sheetNumber('BCD', 2026, 7),
      sheetNumber('BCD', 2026, 7).toLowerCase()
    ]) {
      expect(readQuestion(text, '').kind).toBe('desk-only')
    }
    expect(readQuestion('dyno', '').kind).toBe('question')
    // no sheet: the check character does not fit
    expect(readQuestion('BCD26-0007-0', '').kind).toBe('question')
  })

  it('knows the same question again', () => {
    const a = { endpoint: 'search', query: 'ab', fuel: '' } as const
    expect(sameQuestion(a, { ...a })).toBe(true)
    expect(sameQuestion(a, { ...a, query: 'aB' })).toBe(false)
    expect(sameQuestion(null, a)).toBe(false)
    expect(sameQuestion(null, null)).toBe(false)
  })
})
