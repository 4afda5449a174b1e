import { describe, expect, it } from 'vitest'
import { ClaimBook, type ClaimChange, type SharedClaim } from '@shared/workspace/claim-book'
import { random as seeded } from '../../helpers/random'

const subject = (id: string) => ({ type: 'ticket', id }) as const
const change = (rev: number, id: string, by: string | null): ClaimChange => ({
  subject: subject(id),
  rev,
  by,
  computer: 'c',
  atMs: rev
})

describe('the claims of a workspace', () => {
  it('applies each change once and in order, and reports a missing one', () => {
    const book = new ClaimBook()
    expect(book.apply(change(1, 'a', 'Anna'))).toBe('applied')
    expect(book.apply(change(1, 'a', 'Ben'))).toBe('known')
    expect(book.of(subject('a'))?.by).toBe('Anna')
    expect(book.apply(change(3, 'a', null))).toBe('missed')
    expect(book.apply(change(2, 'a', null))).toBe('applied')
    expect([book.of(subject('a')), book.rev]).toEqual([null, 2])
  })

  it('reports differences from the server', () => {
    const book = new ClaimBook()
    book.apply(change(1, 'a', 'Anna'))
    book.apply(change(2, 'b', 'Ben'))
    const claims = [change(2, 'b', 'Ben'), change(4, 'c', 'Cleo')] as SharedClaim[]
    const changes = book.replace({ rev: 4, claims })
    expect(changes.map(({ subject: { id }, by }) => [id, by])).toEqual([
      ['a', null],
      ['c', 'Cleo']
    ])
    expect(book.replace({ rev: 4, claims })).toEqual([])
    expect(new ClaimBook(book.stored).stored).toEqual({ rev: 4, claims })
  })

  it('ends equal on all computers, whatever messages are lost or late, in 2 000 random schedules', () => {
    const wrong: number[] = []
    for (let seed = 1; seed <= 2000; seed++) {
      const random = seeded(seed).next
      const server = { rev: 0, claims: new Map<string, SharedClaim>() }
      const stored = () => ({ rev: server.rev, claims: [...server.claims.values()] })
      const desks = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, book: new ClaimBook(), inbox: [] as ClaimChange[] }))
      for (let step = 0; step < 40; step++) {
        const desk = desks[Math.floor(random() * desks.length)]!
        if (random() < 0.5) {
          const id = 'abc'[Math.floor(random() * 3)]!
          const known = desk.book.of(subject(id))?.rev ?? 0
          if ((server.claims.get(id)?.rev ?? 0) !== known) {
            desk.book.replace(stored())
            continue
          }
          const made = change(++server.rev, id, random() < 0.3 ? null : desk.name)
          if (made.by === null) server.claims.delete(id)
          else server.claims.set(id, made as SharedClaim)
          if (desk.book.apply(made) === 'missed') desk.book.replace(stored())
          for (const other of desks) if (other !== desk && random() < 0.8) other.inbox.push(made)
        } else {
          const next = desk.inbox.splice(Math.floor(random() * desk.inbox.length), 1)[0]
          if (next && desk.book.apply(next) === 'missed') desk.book.replace(stored())
        }
      }
      for (const { book } of desks) if (book.rev !== server.rev) book.replace(stored())
      const all = [...desks.map(({ book }) => book.stored), stored()].map(({ claims }) =>
        claims.map(({ subject: { id }, by, rev }) => `${id} ${by} ${rev}`).sort()
      )
      if (new Set(all.map((one) => one.join())).size > 1) wrong.push(seed)
    }
    expect(wrong).toEqual([])
  })
})
