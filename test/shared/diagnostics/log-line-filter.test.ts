/** The log filter against the events and fields in the program's sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { isEventName, logLine } from '@shared/diagnostics/log-line-filter'
import { vocabulary } from '@shared/diagnostics/allowed-words'

const SOURCES = resolve(import.meta.dirname, '../../../src-main')
const sources = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
const WORDS = vocabulary([])

it('knows the names of all logged events', () => {
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\blog(?:\.(?:info|warn|error)|\[[^\]]+\])\(\s*'([^']+)'/g)].map(([, event]) => event ?? '')
  )
  expect(written.length).toBeGreaterThan(80)
  expect(written.filter((event) => !isEventName(event))).toEqual([])
})

it('rejects any other event name', () => {
  for (const event of ['lena', 'feed.Lena', 'feed.lena-b-4242', 'lena.feed', 'feed.', 'call ', 'calls', null, 7])
    expect(isEventName(event), String(event)).toBe(false)
})

it('rejects invalid lines, and reads a line without fields', () => {
  for (const line of ['', 'lena', '[]', 'null', '"lena"', '7']) expect(logLine(WORDS, line)).toBeNull()
  expect(logLine(WORDS, '{}')).toEqual({ time: null, level: null, event: '[text]' })
})

it('keeps class and place of an error of the window, and no word of it', () => {
  const stack =
    '    at setup (dynodesk://app/assets/EnginePage-39Nsl8uQ.js:12:345)\n    at lena (https://lena.example/a.js:1:2)'
  const error = { name: 'TypeError', message: 'lena', stack }
  expect(
    logLine(WORDS, JSON.stringify({ event: 'window.error', details: { kind: 'component', error } }))
  ).toMatchObject({
    event: 'window.error',
    details: { kind: 'component', error: { name: 'TypeError', at: ['EnginePage-39Nsl8uQ.js:12:345'] } }
  })
})

it('limits the depth', () => {
  const deep = (n: number): object => (n === 0 ? { reason: 'ok' } : { problem: deep(n - 1) })
  expect(JSON.stringify(logLine(WORDS, JSON.stringify({ event: 'call', details: deep(50) }))).length).toBeLessThan(300)
})
