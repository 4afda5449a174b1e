import { describe, expect, it } from 'vitest'
import { isTypingKey, listIndexForKey } from '@/composables/lists/list-navigation'

describe('stepTo', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 5, 4],
    ['PageDown', 2, 6],
    ['PageDown', 8, 9],
    ['PageUp', 2, 0],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 9]
  ])('moves with %s from row %i of ten to %i, four rows to a page', (key, index, to) =>
    expect(listIndexForKey(key, index, 10, 4)).toBe(to)
  )
  it('does not move in an empty list or with other keys', () => {
    expect(listIndexForKey('End', -1, 0, 4)).toBeNull()
    expect(listIndexForKey('ArrowLeft', 1, 10, 4)).toBeNull()
  })
})

describe('isWriting', () => {
  const key = (name: string, more: object = {}) => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more
  })
  it.each(['a', 'Ž', '7', '大', '+', 'Process'])('is writing: %s', (name) => expect(isTypingKey(key(name))).toBe(true))
  it.each(['Enter', 'Tab', 'F5', ' ', 'ArrowDown'])('is not writing: %s', (name) =>
    expect(isTypingKey(key(name))).toBe(false)
  )
  it('is not writing while Ctrl or Alt is down', () => expect(isTypingKey(key('c', { ctrlKey: true }))).toBe(false))
})
