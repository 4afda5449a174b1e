/** Up to two initials as a logo placeholder; one character for Han names, '#' without a name. */
export function initials(name: string | null): string {
  const found = (name ?? '').normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const first = (word: string | undefined): string => (word ? ([...word][0] ?? '') : '')
  const short = first(found[0])
  if (short === '') return '#'
  if (/\p{Script=Han}/u.test(short)) return short
  return (short + first(found[1])).toUpperCase()
}
