import { expect, it } from 'vitest'
import { answerTo, EXIT, exitCodeOf, parsedAnswer } from '@shared/command-line/answer'

const answer = answerTo({ command: 'search' }, { ok: false, error: { code: 'busy' } }, { service: '', spent: 0 })

it('takes the answer of the running program', () => {
  expect(parsedAnswer(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(answer)))
})

it.each([null, '', JSON.stringify(answer).slice(0, -5)])('has no answer when the program ended early: %j', (text) => {
  expect(parsedAnswer(text)).toBeNull()
})

it('ends with the code of a busy program', () => {
  expect(exitCodeOf(answer)).toBe(EXIT.busy)
})
