/** Answers of the service in the diagnostics file. */
import { isSpecifiedField } from '../catalogue/reader/answer-shapes'
import type { AllowedWords } from './allowed-words'
import type { DiagnosticsFacts } from './diagnostics-facts'
import { allowedNumber, allowedTime, allowedWord, countByWord, TEXT } from './value-filters'

export const answersPart = (of: DiagnosticsFacts['answers'], words: AllowedWords) => ({
  total: allowedNumber(of.total),
  medianMs: allowedNumber(of.latency?.median),
  p95Ms: allowedNumber(of.latency?.p95),
  codes: of.codes.map(({ code, count, lastAtMs }) => ({
    code: /^\d{3}$/.test(code) ? Number(code) : (allowedWord(words, code) ?? TEXT),
    count: allowedNumber(count),
    lastAt: allowedTime(lastAtMs)
  })),
  languages: of.languages.map(({ language, answers, english }) => ({
    language: allowedWord(words, language),
    answers: allowedNumber(answers),
    english: allowedNumber(english)
  }))
})

export const driftPart = (all: DiagnosticsFacts['drift'], words: AllowedWords) => ({
  total: allowedNumber(all.reduce((sum, { count }) => sum + count, 0)),
  kinds: countByWord(
    words,
    all.map(({ kind }) => kind)
  ),
  questions: countByWord(
    words,
    all.map(({ endpoint }) => endpoint)
  ),
  // names of unknown fields come from outside
  fields: all.flatMap(({ endpoint, field, kind, count }) =>
    isSpecifiedField(field)
      ? [
          {
            request: allowedWord(words, endpoint),
            field,
            kind: allowedWord(words, kind),
            count: allowedNumber(count)
          }
        ]
      : []
  )
})
