import { describe, expect, it } from 'vitest'
import {
  editDocument,
  mergeDocuments,
  NO_DOCUMENT,
  parentsOf,
  versionsOf,
  type SharedDocument
} from '@shared/workspace/documents/document'
import { documentIn } from '@shared/workspace/documents/read-document'

let signs = 0
function edit(before: SharedDocument, value: unknown, seen: SharedDocument = before): SharedDocument {
  const parents = parentsOf(seen, versionsOf(seen)[0] ?? null)
  return editDocument(before, { value, parents, by: '', atMs: 0, sign: (signs++).toString(16).padStart(16, '0') })
}
const values = (of: SharedDocument): readonly unknown[] => versionsOf(of).map(({ value }) => value)

describe('shared documents', () => {
  const first = edit(NO_DOCUMENT, 'first')

  it('show a later edit alone, in whatever order they come', () => {
    const second = edit(first, 'second')
    expect(values(mergeDocuments(first, second))).toEqual(['second'])
    expect(values(mergeDocuments(second, first))).toEqual(['second'])
    expect(mergeDocuments(second, second)).toEqual(second)
  })

  it('keep both of two edits that are unaware of each other, until one includes both', () => {
    const both = mergeDocuments(edit(first, 'mine'), edit(first, 'yours'))
    expect(values(both).toSorted()).toEqual(['mine', 'yours'])
    const decided = editDocument(both, {
      value: 'ours',
      parents: both.heads.map(({ id }) => id),
      by: '',
      atMs: 0,
      sign: 'f'.repeat(16)
    })
    expect(values(mergeDocuments(both, decided))).toEqual(['ours'])
  })

  it('keep an edit against a deletion, and are deleted by both', () => {
    const deleted = edit(first, null)
    expect(values(deleted)).toEqual([])
    expect(values(mergeDocuments(deleted, edit(first, 'edited')))).toEqual(['edited'])
    expect(values(mergeDocuments(deleted, edit(first, null)))).toEqual([])
  })

  it('are one version when two computers wrote the same', () => {
    expect(values(mergeDocuments(edit(first, 'same'), edit(first, 'same')))).toEqual(['same'])
  })

  it('remember 1000 superseded revisions', () => {
    let long = first
    for (let i = 0; i < 1200; i++) long = edit(long, i)
    expect(long.past).toHaveLength(1000)
    expect(values(long)).toEqual([1199])
  })

  it('of a server are read only in their form', () => {
    expect(documentIn(JSON.parse(JSON.stringify(first)))).toEqual(first)
    const head = first.heads[0]!
    for (const damaged of [
      null,
      [],
      {},
      { heads: [], past: ['x'] },
      { heads: [{ ...head, id: '1' }], past: [] },
      { heads: [{ ...head, by: 1 }], past: [] }
    ])
      expect(documentIn(damaged)).toBeNull()
  })
})
