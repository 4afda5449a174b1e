/**
 * Up to two signs that stand in for a logo: first letters of the first two words, or one sign of scripts without
 * spaces. Empty without a name.
 */
export function initials(name: string | null): string {
  const found = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const first = (word: string | undefined): string => (word ? ([...word][0] ?? '') : '')
  const short = first(found[0])
  if (/\p{Script=Han}/u.test(short)) return short
  return (short + first(found[1])).toUpperCase()
}
