/** Index words for typed words that are not in the index: prefixes, parts of words, typos. */
import { digitsOf, editDistance, maxEdits, mayBeWithinEdits, letterMask } from '../../../../shared/search/edit-distance'
import { isHan } from '../../../../shared/search/fold-text'
import type { Sql } from '../../db/sql'

/** Index words per typed word. */
const MAX_WORDS = 40
/** Letters; the trigram index needs three. */
const MIN_PART_LENGTH = 3
/** Letters; FTS5 has prefix indexes up to this length, longer prefixes are looked up in `desk_words`. */
const INDEXED_PREFIX_LENGTH = 3
const DIGITS = /^[\d.]+$/

/** Words of one length. One text for all takes a fifth of the memory of a string for each. */
interface WordList {
  readonly text: string
  readonly masks: Int32Array
}

export class Vocabulary {
  readonly #sql: Sql
  readonly #byLength = new Map<number, WordList>()
  #newest = 0
  #oldest = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** All words with this prefix; null when an FTS5 prefix query is better. */
  startingWith(text: string): string[] | null {
    if (text.length <= INDEXED_PREFIX_LENGTH || isHan(text)) return null
    const words = this.#sql.all<[string]>`SELECT word FROM desk_words
      WHERE word >= ${text} AND word < ${`${text}\u{10ffff}`} LIMIT ${MAX_WORDS + 1}`
    return words.length > MAX_WORDS ? null : words.map(([word]) => word)
  }

  /** Words that contain `part` but do not begin with it, shortest first. */
  containing(part: string): string[] {
    if (part.length < MIN_PART_LENGTH) return []
    const rows = this.#sql.all<[string]>`SELECT w.word FROM desk_word_parts p CROSS JOIN desk_words w ON w.key = p.rowid
      WHERE p.desk_word_parts MATCH ${`"${part.replaceAll('"', '""')}"`} LIMIT ${MAX_WORDS * 5}`
    return rows
      .map(([word]) => word)
      .filter((word) => !word.startsWith(part))
      .sort((a, b) => a.length - b.length)
      .slice(0, MAX_WORDS)
  }

  /** Words within one or two edits, nearest first; none for short words. */
  similarTo(word: string): string[] {
    const limit = maxEdits(word)
    if (limit === 0) return []
    this.#refresh()
    const mask = letterMask(word)
    const digits = digitsOf(word)
    const found: { text: string; edits: number }[] = []
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const list = this.#byLength.get(length)
      list?.masks.forEach((other, at) => {
        if (!mayBeWithinEdits(mask, other, limit)) return
        const text = list.text.slice(at * length, (at + 1) * length)
        const edits = editDistance(word, text, limit)
        if (edits !== null && edits > 0 && digitsOf(text) === digits) found.push({ text, edits })
      })
    }
    return found
      .sort((a, b) => a.edits - b.edits)
      .slice(0, MAX_WORDS)
      .map(({ text }) => text)
  }

  /** Loads new words; words are only deleted when the cache is cleared. */
  #refresh(): void {
    // two subqueries use the index; min and max in one query would scan the table
    const [oldest, newest] = this.#sql.one<[number | null, number | null]>(
      'SELECT (SELECT min(key) FROM desk_words), (SELECT max(key) FROM desk_words)'
    ) ?? [null, null]
    if (newest === null || oldest !== this.#oldest || newest < this.#newest) {
      this.#byLength.clear()
      this.#newest = 0
      this.#oldest = oldest ?? 0
    }
    if (newest === null || newest === this.#newest) return
    const added = new Map<number, string[]>()
    for (const [text] of this.#sql.each<[string]>`SELECT word FROM desk_words WHERE key > ${this.#newest}`) {
      if (DIGITS.test(text)) continue // another number is not a typo
      const words = added.get(text.length)
      if (words) words.push(text)
      else added.set(text.length, [text])
    }
    for (const [length, words] of added) {
      const { text, masks } = this.#byLength.get(length) ?? { text: '', masks: [] }
      this.#byLength.set(length, {
        text: text + words.join(''),
        masks: Int32Array.from([...masks, ...words.map(letterMask)])
      })
    }
    this.#newest = newest
  }
}
