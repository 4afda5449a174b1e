/** The words of the index, for what is not in it as typed: beginnings, parts of words, typing errors. */
import { digitsOf, editDistance, maxEdits, mayBeWithinEdits, letterMask } from '../../../../shared/search/edit-distance'
import { isHan } from '../../../../shared/search/fold-text'
import type { Sql } from '../../db/sql'

/** As many words as one typed word may stand for. */
const MOST = 40
/** A part of a word must have three signs: that is what the index of parts is made of. */
const LEAST_PART = 3
/**
 * Beginnings up to this length are in the full-text index as such; longer ones it gathers from all their words, which
 * takes long for a common one.
 */
const INDEXED_BEGINNING = 3
const DIGITS = /^[\d.]+$/

interface Word {
  readonly text: string
  readonly signature: number
}

export class Vocabulary {
  readonly #sql: Sql
  readonly #byLength = new Map<number, Word[]>()
  #newest = 0
  #oldest = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * All words that begin with this one, itself too if it is a word; null when that is better left to the full-text
   * index.
   */
  startingWith(text: string): string[] | null {
    if (text.length <= INDEXED_BEGINNING || isHan(text)) return null
    const words = this.#sql.all<[string]>(
      'SELECT word FROM desk_words WHERE word >= ? AND word < ? LIMIT ?',
      text,
      `${text}\u{10ffff}`,
      MOST + 1
    )
    return words.length > MOST ? null : words.map(([word]) => word)
  }

  /** Words that hold this one inside but do not begin with it, the shortest first. */
  containing(part: string): string[] {
    if (part.length < LEAST_PART) return []
    const rows = this.#sql.all<[string]>(
      'SELECT w.word FROM desk_word_parts p CROSS JOIN desk_words w ON w.key = p.rowid WHERE p.desk_word_parts MATCH ? LIMIT ?',
      `"${part.replaceAll('"', '""')}"`,
      MOST * 5
    )
    return rows
      .map(([word]) => word)
      .filter((word) => !word.startsWith(part))
      .sort((a, b) => a.length - b.length)
      .slice(0, MOST)
  }

  /** Words that differ by a typing error or two, the nearest first; none for short words. */
  similarTo(word: string): string[] {
    const limit = maxEdits(word)
    if (limit === 0) return []
    this.#refresh()
    const signature = letterMask(word)
    const digits = digitsOf(word)
    const found: { text: string; edits: number }[] = []
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        if (!mayBeWithinEdits(signature, candidate.signature, limit)) continue
        const edits = editDistance(word, candidate.text, limit)
        if (edits !== null && edits > 0 && digitsOf(candidate.text) === digits)
          found.push({ text: candidate.text, edits })
      }
    }
    return found
      .sort((a, b) => a.edits - b.edits)
      .slice(0, MOST)
      .map(({ text }) => text)
  }

  /** Words are only ever added, except when the cache is emptied. */
  #refresh(): void {
    // one by one each is a look at an end of the table; together they would read all of it
    const [oldest, newest] = this.#sql.one<[number | null, number | null]>(
      'SELECT (SELECT min(key) FROM desk_words), (SELECT max(key) FROM desk_words)'
    ) ?? [null, null]
    if (newest === null || oldest !== this.#oldest || newest < this.#newest) {
      this.#byLength.clear()
      this.#newest = 0
      this.#oldest = oldest ?? 0
    }
    if (newest === null || newest === this.#newest) return
    for (const [text] of this.#sql.each<[string]>('SELECT word FROM desk_words WHERE key > ?', this.#newest)) {
      if (DIGITS.test(text)) continue // another number is no typing error
      const words = this.#byLength.get(text.length)
      const word = { text, signature: letterMask(text) }
      if (words) words.push(word)
      else this.#byLength.set(text.length, [word])
    }
    this.#newest = newest
  }
}
