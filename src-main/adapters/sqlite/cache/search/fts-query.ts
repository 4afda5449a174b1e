/** FTS5 queries. Every word is quoted, so that typed text is never an operator. */
import type { IndexField } from '../../../../shared/search/index-fields'
import type { SearchQuery, QueryToken, QueryWord } from '../../../../shared/search/search-query'

/** Index words that a typed token stands for. */
export type WordExpansions = ReadonlyMap<string, readonly string[]>
export interface MatchOptions {
  /** Words that begin with a token; null: use an FTS5 prefix query. Omitted: whole words only. */
  readonly beginnings?: (token: string) => readonly string[] | null
  readonly meanings: WordExpansions
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function tokenQuery({ text, whole }: QueryToken, { beginnings, meanings }: MatchOptions): string {
  if (whole || !beginnings) return quoted(text)
  const startingWords = beginnings(text)
  const others = meanings.get(text) ?? []
  if (startingWords === null)
    return others.length === 0 ? `${quoted(text)} *` : `(${[`${quoted(text)} *`, ...others.map(quoted)].join(' OR ')})`
  const words = [...new Set([text, ...startingWords, ...others])]
  return words.length === 1 ? quoted(text) : `(${words.map(quoted).join(' OR ')})`
}

function wordQuery({ alternatives, looser }: QueryWord, reach: MatchOptions): string {
  const ways = [...alternatives, ...(reach.beginnings ? looser : [])].map(
    (tokens) => `(${tokens.map((token) => tokenQuery(token, reach)).join(' AND ')})`
  )
  return `(${[...new Set(ways)].join(' OR ')})`
}

/**
 * All words of a query, each in its own field or in any.
 *
 * @param columns columns of the table
 * @param own at least one word must match one of these, so that a manufacturer's name does not find all its models;
 *   null: no restriction
 * @returns null when a word needs a field that the table lacks
 */
export function ftsQuery(
  query: SearchQuery,
  reach: MatchOptions,
  columns: readonly IndexField[],
  own: readonly IndexField[] | null
): string | null {
  if (
    query.words.length === 0 ||
    query.words.some(({ field }) => field !== null && (field === 'note' || !columns.includes(field)))
  )
    return null
  const [only] = query.words
  // a single word that must match these columns anyway: searching all columns costs twice as much
  if (own !== null && query.words.length === 1 && only?.field === null)
    return `{${own.join(' ')}} : ${wordQuery(only, reach)}`
  const texts = query.words.map((word) => ({ field: word.field, text: wordQuery(word, reach) }))
  const all = texts.map(({ field, text }) => (field === null ? text : `{${field}} : ${text}`)).join(' AND ')
  if (own === null || texts.some(({ field }) => field !== null && field !== 'note' && own.includes(field))) return all
  const free = texts.filter(({ field }) => field === null)
  if (free.length === 0) return null
  return `${all} AND {${own.join(' ')}} : (${free.map(({ text }) => text).join(' OR ')})`
}
