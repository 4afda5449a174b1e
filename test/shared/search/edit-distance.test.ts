import { expect, test } from 'vitest'
import { digitsOf, editDistance, maxEdits, mayBeWithinEdits, letterMask } from '@shared/search/edit-distance'
import { random } from '../../helpers/random'

test.each([
  ['golf', 'golf', 0],
  ['glof', 'golf', 1],
  ['gol', 'golf', 1],
  ['golff', 'golf', 1],
  ['gelf', 'golf', 1],
  ['vokswagne', 'volkswagen', 2],
  ['abcd', 'dcba', null],
  ['', 'a', 1],
  ['a', 'abcd', null]
])('%s and %s are %s edits apart', (a, b, edits) => expect(editDistance(a, b, 2)).toBe(edits))

test('is null beyond the limit', () => {
  expect(editDistance('golf', 'gofl', 0)).toBeNull()
  expect(editDistance('golf', 'gofl', 1)).toBe(1)
})

test('tolerates edits by the number of letters', () => {
  expect(['bmw', 'golf', 'passat1', '320d', 'edc17c46', 'volkswagen', 'volkswag'].map(maxEdits)).toEqual([
    0, 1, 1, 0, 1, 2, 2
  ])
  expect(digitsOf('edc17c46')).toBe('1746')
})

test('never excludes a near word by its mask', () => {
  const r = random(3)
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  for (let n = 0; n < 2000; n++) {
    const word = Array.from({ length: r.int(4, 12) }, () => r.pick([...letters])).join('')
    let other = word
    for (let edit = 0; edit < 2; edit++) {
      const at = r.int(0, other.length)
      other = other.slice(0, at) + (r.chance(0.5) ? r.pick([...letters]) : '') + other.slice(at + r.int(0, 1))
    }
    if (editDistance(word, other, 2) !== null)
      expect(mayBeWithinEdits(letterMask(word), letterMask(other), 2), `${word} ${other}`).toBe(true)
  }
})
