interface NamedEntry {
  readonly id: string
  readonly name: string | null
}
export interface InitialGroup {
  /** "A"; "#" for digits, signs and missing names. */
  readonly initial: string
  readonly firstId: string
}

/** First syllable of each pinyin initial, in the order of the collation. */
const PINYIN = 'A阿 B八 C嚓 D哒 E妸 F发 G旮 H哈 J讥 K咔 L垃 M痳 N拏 O噢 P妑 Q七 R呥 S仨 T他 W哇 X夕 Y丫 Z帀'.split(' ')
/** A longer bar is of no help; lists in the order of strokes have one character for each entry. */
const MAX_INITIALS = 60

/** Creates a function from a name to its initial. A letter with a mark counts where the alphabet has it, as Š in lt. */
function createInitialOf(tag: string): (name: string | null) => string {
  const base = new Intl.Collator(tag, { sensitivity: 'base' })
  const isPinyin = tag.startsWith('zh-Hans')
  return (name) => {
    const first = /[\p{L}\p{N}]/u.exec((name ?? '').normalize('NFC'))?.[0] ?? ''
    if (!/\p{L}/u.test(first)) return '#'
    if (isPinyin && /\p{Script=Han}/u.test(first))
      return PINYIN.findLast((entry) => base.compare(entry.slice(1), first) <= 0)?.[0] ?? '#'
    const letter = first.toLocaleUpperCase(tag)
    const plain = letter.normalize('NFD')[0] ?? letter
    return base.compare(plain, letter) === 0 ? plain : letter
  }
}

/** One group per initial, in the order of the list; none for a list without use for a bar. */
export function initialGroups(list: readonly NamedEntry[], tag: string): readonly InitialGroup[] {
  const initialOf = createInitialOf(tag)
  const groups = new Map<string, InitialGroup>()
  for (const { id, name } of list) {
    const initial = initialOf(name)
    if (!groups.has(initial)) groups.set(initial, { initial, firstId: id })
  }
  return groups.size > 1 && groups.size <= MAX_INITIALS ? [...groups.values()] : []
}
