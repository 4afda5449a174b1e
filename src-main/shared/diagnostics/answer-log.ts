/** Results of the program's own requests to the service, for the health page. It sends none itself. */
import type { LanguageCode } from '../text/languages'

export interface AnswerResult {
  /** HTTP status; null: the service did not answer. */
  readonly status: number | null
  /** `ok` or a code of the failure. */
  readonly result: string
  readonly ms: number
  readonly language: LanguageCode
  /** Sentences of the answer that the service translates. */
  readonly sentences: readonly (string | null)[]
}

export interface AnswerSummary {
  readonly total: number
  /** Milliseconds of the latest requests that were answered; null: none. */
  readonly latency: { readonly median: number; readonly p95: number } | null
  /** By HTTP status, or by failure code where the service did not answer. Most frequent first. */
  readonly codes: readonly { readonly code: string; readonly count: number; readonly lastAtMs: number }[]
  /** Languages other than English with answers that have sentences; `english`: how many came in English. */
  readonly languages: readonly { readonly language: LanguageCode; readonly answers: number; readonly english: number }[]
}

const MAX_TIMES = 500

/** Words of English sentences that none of the other languages of the service has. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(['the', 'and', 'with', 'which', 'from', 'your', 'when', 'without'])
const LEAST_WORDS = 2
const LEAST_LETTERS = 20
const SCRIPTS: { readonly [L in LanguageCode]?: RegExp } = {
  ru: /\p{Script=Cyrillic}/u,
  'zh-hans': /\p{Script=Han}/u,
  'zh-hant': /\p{Script=Han}/u
}

/**
 * Whether texts that should be in another language are English: the service may have no translation. null: English was
 * wanted, or the texts are too short to judge.
 */
export function isEnglish(texts: readonly (string | null)[], language: LanguageCode): boolean | null {
  if (language === 'en') return null
  const text = texts.filter((one) => one !== null).join(' ')
  if ((text.match(/\p{L}/gu) ?? []).length < LEAST_LETTERS) return null
  const script = SCRIPTS[language]
  if (script) return !script.test(text)
  const found = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => ENGLISH_WORDS.has(word)))
  return found.size >= LEAST_WORDS
}

/** The value below which `share` of the sorted values lie. */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0

/** Since the program started, or since it uses this service. */
export class AnswerLog {
  readonly #now: () => number
  #total = 0
  #times: number[] = []
  readonly #codes = new Map<string, { count: number; lastAtMs: number }>()
  readonly #languages = new Map<LanguageCode, { answers: number; english: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  add({ status, result, ms, language, sentences }: AnswerResult): void {
    if (result === 'cancelled') return
    this.#total++
    // a page of someone else may come with 200
    const code = status === null || (status === 200 && result !== 'ok') ? result : String(status)
    this.#codes.set(code, { count: (this.#codes.get(code)?.count ?? 0) + 1, lastAtMs: this.#now() })
    if (status !== null) this.#times = [...this.#times.slice(1 - MAX_TIMES), ms]
    const english = isEnglish(sentences, language)
    if (english === null) return
    const before = this.#languages.get(language) ?? { answers: 0, english: 0 }
    this.#languages.set(language, { answers: before.answers + 1, english: before.english + Number(english) })
  }

  summary(): AnswerSummary {
    const sorted = this.#times.toSorted((a, b) => a - b)
    return {
      total: this.#total,
      latency: sorted.length === 0 ? null : { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) },
      codes: [...this.#codes].map(([code, of]) => ({ code, ...of })).sort((a, b) => b.count - a.count),
      languages: [...this.#languages].map(([language, of]) => ({ language, ...of }))
    }
  }

  clear(): void {
    this.#total = 0
    this.#times = []
    this.#codes.clear()
    this.#languages.clear()
  }
}
