/** Row index that a key leads to in a list of `count` rows; null for other keys and an empty list. */
export function listIndexForKey(key: string, index: number, count: number, page: number): number | null {
  if (count === 0) return null
  const within = (at: number): number => Math.min(count - 1, Math.max(0, at))
  switch (key) {
    case 'ArrowDown':
      return within(index + 1)
    case 'ArrowUp':
      return index < 0 ? count - 1 : within(index - 1)
    case 'PageDown':
      return within(index + page)
    case 'PageUp':
      return within(index - page)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** True for keys that type text, including the start of an IME composition. */
export function isTypingKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  return event.key === 'Process' || ([...event.key].length === 1 && event.key !== ' ')
}
