import { describe, expect, it } from 'vitest'
import { matchNote } from '@shared/search/note-search'
import { parseSearchQuery } from '@shared/search/search-query'

const NOTE = 'Customer Müller, Kiel.\nGearbox slips above 400 Nm; only with clutch kit. Bench 14 May: 152 PS.'
const match = (query: string, note = NOTE) => matchNote(parseSearchQuery(query), note)

describe('a private note', () => {
  it('matches words in any order, by prefix, without accents', () => {
    expect(match('gearbox')).toMatchObject({ words: [0], alone: true })
    expect(match('muller clut')).toMatchObject({ words: [0, 1], alone: true })
    expect(match('golf gearbox')).toMatchObject({ words: [1], alone: false })
    expect(match('golf')).toBeNull()
  })

  it('needs its prefix for short words', () => {
    expect(match('ps')).toBeNull()
    expect(match('note:ps')).toMatchObject({ words: [0] })
    expect(match('14')).toBeNull()
  })

  it('does not match words of another field', () => {
    expect(match('ecu:gearbox')).toBeNull()
    expect(match('note:gearbox ecu:edc17')).toMatchObject({ words: [0], alone: false })
    expect(match('note:gearbox fav:')).toMatchObject({ words: [0], alone: false })
  })

  it('has an excerpt around the match, on one line', () => {
    expect(match('clutch')?.excerpt).toMatch(/^….*clutch kit.*$/)
    expect(match('customer')?.excerpt).toMatch(/^Customer Müller, Kiel\. Gearbox slips/)
    expect(match('clutch')?.excerpt).not.toContain('\n')
    expect(match('note:变速', '客户说变速箱打滑')).toMatchObject({
      words: [0, 1].slice(0, 1),
      excerpt: '客户说变速箱打滑'
    })
  })
})
