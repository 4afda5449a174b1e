/** Order of names in a language. */

/** 'language': strokes in traditional, Pinyin in simplified Chinese. */
export const CHINESE_ORDERS = ['language', 'pinyin', 'stroke', 'zhuyin'] as const

/** @param tag BCP 47 language of the names */
export function createCollator(tag: string, chinese: (typeof CHINESE_ORDERS)[number] = 'language'): Intl.Collator {
  const locale = chinese !== 'language' && tag.startsWith('zh') ? `${tag}-u-co-${chinese}` : tag
  return new Intl.Collator(locale, { numeric: true, sensitivity: 'variant', ignorePunctuation: false })
}

/** Sorts null last in both directions. */
export function compareMissingLast<T>(a: T | null, b: T | null, compare: (a: T, b: T) => number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  return compare(a, b)
}
