import { describe, expect, it } from 'vitest'
import { AnswerLog, isEnglish, type AnswerResult } from '@shared/diagnostics/answer-log'

const OK: AnswerResult = { status: 200, result: 'ok', ms: 100, language: 'en', sentences: [] }
let now = 1000
const logOf = (...results: readonly Partial<AnswerResult>[]): AnswerLog => {
  const log = new AnswerLog(() => now)
  for (const result of results) log.add({ ...OK, ...result })
  return log
}

it('is empty at first, and after another service is used', () => {
  const empty = { total: 0, latency: null, codes: [], languages: [] }
  const log = logOf()
  expect(log.summary()).toEqual(empty)
  log.add(OK)
  log.clear()
  expect(log.summary()).toEqual(empty)
})

it('gives the median and the 95th percentile of answered requests', () => {
  const log = logOf(...Array.from({ length: 100 }, (_, i) => ({ ms: i + 1 })), {
    status: null,
    result: 'timeout',
    ms: 60_000
  })
  expect(log.summary().latency).toEqual({ median: 50, p95: 95 })
})

it('follows the latest answers, so that a slow morning is forgotten', () => {
  const log = logOf(...Array.from({ length: 600 }, (_, i) => ({ ms: i < 100 ? 9000 : 10 })))
  expect(log.summary().latency).toEqual({ median: 10, p95: 10 })
  expect(log.summary().total).toBe(600)
})

it('counts by status, by failure without an answer, and a page of someone else apart from 200', () => {
  const log = logOf({}, {}, { status: 404, result: 'not-found' }, { result: 'not-the-service' })
  now = 2000
  log.add(OK)
  log.add({ ...OK, status: null, result: 'offline' })
  log.add({ ...OK, status: null, result: 'cancelled' })
  expect(log.summary().codes).toEqual([
    { code: '200', count: 3, lastAtMs: 2000 },
    { code: '404', count: 1, lastAtMs: 1000 },
    { code: 'not-the-service', count: 1, lastAtMs: 1000 },
    { code: 'offline', count: 1, lastAtMs: 2000 }
  ])
})

it('counts answers that came in English instead of the wanted language', () => {
  const english = ['Removes the limiter and keeps the cruise control.']
  const log = logOf(
    { language: 'ru', sentences: english },
    { language: 'ru', sentences: ['Снимает ограничитель скорости полностью.'] },
    { language: 'es', sentences: ['Elimina el limitador de velocidad.'] },
    { sentences: english }
  )
  expect(log.summary().languages).toEqual([
    { language: 'ru', answers: 2, english: 1 },
    { language: 'es', answers: 1, english: 0 }
  ])
})

const ENGLISH = ['Removes the speed limiter and keeps the cruise control.', 'Louder exhaust when the engine is cold.']

describe('texts that should be in another language', () => {
  it.each([
    ['ru', ENGLISH, true],
    ['es', ENGLISH, true],
    ['nb', ENGLISH, true],
    ['zh-hans', ENGLISH, true],
    ['ru', ['Снимает ограничитель скорости, круиз-контроль остаётся.'], false],
    ['es', ['Elimina el limitador de velocidad y conserva el control de crucero.'], false],
    ['nb', ['Fjerner fartssperren og beholder cruisekontrollen, for alle gir.'], false],
    ['zh-hant', ['移除車速限制並保留定速巡航功能，適用於所有檔位與駕駛模式。'], false],
    ['en', ENGLISH, null],
    ['ru', ['DPF off', null], null],
    ['es', [], null]
  ] as const)('%s: %j are English: %s', (language, texts, verdict) => expect(isEnglish(texts, language)).toBe(verdict))
})
