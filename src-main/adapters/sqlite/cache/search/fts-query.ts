/** A query as the full-text tables want it. Every word is quoted: nothing typed is ever read as an operator. */
import type { IndexField } from '../../../../shared/search/index-fields'
import type { SearchQuery, QueryToken, QueryWord } from '../../../../shared/search/search-query'

/** Other words of the index that a token stands for. */
export type WordExpansions = ReadonlyMap<string, readonly string[]>
export interface MatchOptions {
  /** Words that begin with a token; null: the index finds them itself. Left out where only whole words count. */
  readonly beginnings?: (token: string) => readonly string[] | null
  readonly meanings: WordExpansions
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function tokenQuery({ text, whole }: QueryToken, { beginnings, meanings }: MatchOptions): string {
  if (whole || !beginnings) return quoted(text)
  const known = beginnings(text)
  const others = meanings.get(text) ?? []
  if (known === null)
    return others.length === 0 ? `${quoted(text)} *` : `(${[`${quoted(text)} *`, ...others.map(quoted)].join(' OR ')})`
  const words = [...new Set([text, ...known, ...others])]
  return words.length === 1 ? quoted(text) : `(${words.map(quoted).join(' OR ')})`
}

function wordQuery({ alternatives, looser }: QueryWord, reach: MatchOptions): string {
  const ways = [...alternatives, ...(reach.beginnings ? looser : [])].map(
    (tokens) => `(${tokens.map((token) => tokenQuery(token, reach)).join(' AND ')})`
  )
  return `(${[...new Set(ways)].join(' OR ')})`
}

/**
 * All words, each in its own field or anywhere.
 *
 * @param columns what the table has
 * @param own at least one word must stand in one of these, so that a manufacturer's name does not find all its models;
 *   null: no matter
 * @returns null when a word is bound to a field that the table does not have
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
  // one word that must stand in these anyway: looking it up in all columns first would gather twice as much
  if (own !== null && query.words.length === 1 && only?.field === null)
    return `{${own.join(' ')}} : ${wordQuery(only, reach)}`
  const texts = query.words.map((word) => ({ field: word.field, text: wordQuery(word, reach) }))
  const all = texts.map(({ field, text }) => (field === null ? text : `{${field}} : ${text}`)).join(' AND ')
  if (own === null || texts.some(({ field }) => field !== null && field !== 'note' && own.includes(field))) return all
  const free = texts.filter(({ field }) => field === null)
  if (free.length === 0) return null
  return `${all} AND {${own.join(' ')}} : (${free.map(({ text }) => text).join(' OR ')})`
}
