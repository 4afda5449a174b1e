/** Where a text stops being JSON, by line and column from 1 on; null: that is not known. Pure. */
export function jsonErrorPosition(text: string): { readonly line: number; readonly column: number } | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const { message } = error as Error
    const at = /\bposition (\d+)/.exec(message)?.[1]
    // what is not whole ends too early; otherwise a fault is told by its character alone, which is no place
    const place = at !== undefined ? Number(at) : /end of JSON/i.test(message) ? text.length : null
    if (place === null) return null
    const before = text.slice(0, place)
    return { line: before.split('\n').length, column: place - before.lastIndexOf('\n') }
  }
}
