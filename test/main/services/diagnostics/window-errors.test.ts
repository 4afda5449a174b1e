import { expect, it } from 'vitest'
import { FakeClock } from '../../../fakes/clock'
import type { WindowError } from '@contract/channels/diagnostics'
import { createWindowErrors } from '@main/services/diagnostics/window-errors'

const FRAME = '    at setup (app://app/assets/index.js:1:2)'
const ERROR: WindowError = { kind: 'uncaught', name: 'TypeError', message: 'x is not a function', frames: [FRAME] }

function setUp() {
  const lines: { event: string; details: unknown }[] = []
  const write = (event: string, details: unknown): void => void lines.push({ event, details })
  const clock = new FakeClock()
  return { lines, clock, report: createWindowErrors({ clock, log: { info: write, warn: write, error: write } }) }
}

it('writes class, message and frames of an error of the engine', () => {
  const { lines, report } = setUp()
  report(ERROR)
  expect(lines).toEqual([
    {
      event: 'window.error',
      details: { kind: 'uncaught', error: { name: 'TypeError', message: 'x is not a function', stack: FRAME } }
    }
  ])
})

it('leaves out a message that may quote data', () => {
  const { lines, report } = setUp()
  report({ ...ERROR, name: 'SyntaxError', message: 'Unexpected token in "Kim Muster"' })
  expect(JSON.stringify(lines)).not.toContain('Kim')
  expect(lines[0]!.details).toMatchObject({ error: { name: 'SyntaxError', message: '', stack: FRAME } })
})

it('writes ten lines a minute, and the number of errors between', async () => {
  const { lines, clock, report } = setUp()
  for (let i = 0; i < 5000; i++) report(ERROR)
  expect(lines).toHaveLength(10)
  await clock.advance(60_000)
  report(ERROR)
  report(ERROR)
  expect(lines).toHaveLength(12)
  expect(lines[10]!.details).toMatchObject({ skipped: 4990 })
  expect(lines[11]!.details).not.toHaveProperty('skipped')
})
