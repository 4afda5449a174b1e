import { describe, expect, it } from 'vitest'
import { readQuestion, sameQuestion } from '@/features/search/query'

describe('reading the search box', () => {
  it('asks the names of the catalogue from 2 characters and the engines from 3', () => {
    expect(readQuestion('ab', '')).toEqual({ kind: 'question', question: { endpoint: 'search', query: 'ab', fuel: '' } })
    expect(readQuestion('a', '')).toEqual({ kind: 'too-short', least: 2 })
    expect(readQuestion('ab', 'Diesel')).toEqual({ kind: 'too-short', least: 3 })
    expect(readQuestion('abc', 'Diesel')).toEqual({ kind: 'question', question: { endpoint: 'engineSearch', query: 'abc', fuel: 'Diesel' } })
  })

  it('counts after trimming and by code points', () => {
    expect(readQuestion('  a  ', '').kind).toBe('too-short')
    expect(readQuestion('👍', '').kind).toBe('too-short')
    expect(readQuestion('途观', '').kind).toBe('question')
    expect(readQuestion('   ', '').kind).toBe('blank')
  })

  it('sends the trimmed text and nothing else changed', () => {
    expect(readQuestion(' 2.0 TDI+ C/D #% ', '')).toEqual({ kind: 'question', question: { endpoint: 'search', query: '2.0 TDI+ C/D #%', fuel: '' } })
  })

  it('knows the same question again', () => {
    const a = { endpoint: 'search', query: 'ab', fuel: '' } as const
    expect(sameQuestion(a, { ...a })).toBe(true)
    expect(sameQuestion(a, { ...a, query: 'aB' })).toBe(false)
    expect(sameQuestion(null, a)).toBe(false)
    expect(sameQuestion(null, null)).toBe(false)
  })
})
