import { describe, expect, it } from 'vitest'
import { foldText as fold } from '@shared/search/fold-text'
import { highlight } from '@/composables/window/highlight'

/** The text with matches in brackets. */
const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('')

describe('highlighting', () => {
  it('finds a match whatever its case and accents, in both directions', () => {
    expect(marked('Lumière Étoile', 'lumiere')).toBe('[Lumière] Étoile')
    expect(marked('Lumiere', 'LUMIÈRE')).toBe('[Lumiere]')
    expect(marked('Šķoda Đakovo', 'skoda dak')).toBe('[Šķoda] [Đak]ovo')
    expect(marked('Ёлка', 'елка')).toBe('[Ёлка]')
  })

  it('keeps a combining mark with its letter', () => {
    expect(marked('Lumie\u0300re', 'mie')).toBe('Lu[mie\u0300]re')
  })

  it('marks letters that fold to two as a whole', () => {
    expect(marked('Straße', 'ss')).toBe('Stra[ß]e')
    expect(marked('Straße', 's')).toBe('[S]tra[ß]e')
  })

  it('marks every word of the query on its own and joins overlapping finds', () => {
    expect(marked('2.0 TDI 150', 'tdi 2.0')).toBe('[2.0] [TDI] 150')
    expect(marked('ananas', 'ana')).toBe('[anana]s')
  })

  it('treats characters of patterns and markup literally', () => {
    expect(marked('2.0 TDI+ <b>C/D</b>', '+ <b>')).toBe('2.0 TDI[+] [<b>]C/D</b>')
    expect(marked('200', '2.0')).toBe('200')
  })

  it('never changes the text, for any input', () => {
    for (const text of ['', 'Lumie\u0300re', '途观 2.0T', '👍🏽 x', 'İstanbul', 'ﬁat']) {
      for (const query of ['', ' ', 'i', '观', '👍', 'fi', '\u0300']) {
        expect(
          highlight(text, query)
            .map((piece) => piece.text)
            .join('')
        ).toBe(text)
      }
    }
  })

  it('marks Chinese characters', () => {
    expect(marked('途观 2.0T', '观')).toBe('途[观] 2.0T')
  })
})

describe('folding', () => {
  it('maps compatible spellings to the same text', () => {
    expect(fold('ﬁ Ⅳ Ö ø')).toBe('fi iv o o')
  })
})
