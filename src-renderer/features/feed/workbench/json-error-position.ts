/** Line and column (from 1) of the first JSON error; null when unknown. */
export function jsonErrorPosition(text: string): { readonly line: number; readonly column: number } | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const { message } = error as Error
    const at = /\bposition (\d+)/.exec(message)?.[1]
    // a message without a position helps only when the text ends early
    const place = at !== undefined ? Number(at) : /end of JSON/i.test(message) ? text.length : null
    if (place === null) return null
    const before = text.slice(0, place)
    return { line: before.split('\n').length, column: place - before.lastIndexOf('\n') }
  }
}
