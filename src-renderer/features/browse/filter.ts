/** What a person types into a column's box, against what the column shows. */

/** Lower case without marks, so that "skoda" finds "Škoda"; full-width letters and ligatures become plain ones. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase()
}

/** Words of the filter; empty when nothing is asked. */
export function words(filter: string): string[] {
  return plain(filter).split(/\s+/).filter((word) => word !== '')
}

/** Keeps what contains every word somewhere in its text, in any order of words. The same list comes back when nothing is asked. */
export function matching<T>(list: readonly T[], filter: string, textOf: (item: T) => string): readonly T[] {
  const asked = words(filter)
  if (asked.length === 0) return list
  return list.filter((item) => {
    const text = plain(textOf(item))
    return asked.every((word) => text.includes(word))
  })
}
