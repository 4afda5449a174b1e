/** Texts joined by the marks of a language. Chinese ones are full-width, without blanks. `tag` is a BCP 47 language. */
const isChinese = (tag: string): boolean => tag.startsWith('zh')

/** "A, B, C" */
export const listText = (texts: readonly string[], tag: string): string => texts.join(isChinese(tag) ? '、' : ', ')

/** Parts of a sentence: "from the catalogue, today" */
export const clausesText = (texts: readonly string[], tag: string): string => texts.join(isChinese(tag) ? '，' : ', ')

/** Whole sentences. */
export const sentencesText = (texts: readonly string[], tag: string): string => texts.join(isChinese(tag) ? '' : ' ')

/** "Stage 1: peak too high" */
export const pairText = (name: string, text: string, tag: string): string =>
  name + (isChinese(tag) ? '：' : ': ') + text

/** "Filters (2)" */
export const countedText = (name: string, count: string, tag: string): string =>
  isChinese(tag) ? `${name}（${count}）` : `${name} (${count})`

/** "Power, PS" of a chart */
export const axisText = (quantity: string, unit: string, tag: string): string =>
  isChinese(tag) ? `${quantity}（${unit}）` : `${quantity}, ${unit}`

/** "+27 %" of a formatted number */
export const percentText = (number: string, tag: string): string => number + (isChinese(tag) ? '%' : '\u00a0%')
