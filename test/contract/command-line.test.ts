/** The commands of other programs: their words, their answers and the examples of docs/command-line.md. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parsePassedQuestion } from '../../src-main/contract/schemas/command-line'
import { answerText, exitCodeOf, EXIT, type CommandAnswer } from '@shared/command-line/answer'
import { COMMANDS, parseCommandLine, withoutCommand } from '@shared/command-line/question'
import { commandAnswer, jobAnswer } from './command-answer'

const DOCS = readFileSync(resolve(import.meta.dirname, '../../docs/command-line.md'), 'utf8')
const documented = [...DOCS.matchAll(/^```json\n(.*?)^```/gms)].map(([, text]): unknown => JSON.parse(text!))
const isJobAnswer = (example: unknown): boolean => (example as { format?: unknown }).format === 'dynodesk-jobs'
const examples = documented.filter((example) => !isJobAnswer(example)) as CommandAnswer[]
const parsed = (...args: string[]) => parseCommandLine(args, 0)

describe('the examples of the documentation', () => {
  it('have the form that is promised', () => {
    for (const example of examples) expect(v.safeParse(commandAnswer, example).issues).toBeUndefined()
  })
  it('include an answer to a list of the job folder', () => {
    const [example, ...more] = documented.filter(isJobAnswer)
    expect(v.safeParse(jobAnswer, example).issues).toBeUndefined()
    expect(more).toEqual([])
  })
  it('show every command and a failure', () => {
    expect(new Set(examples.filter(({ ok }) => ok).map(({ command }) => command))).toEqual(new Set(COMMANDS))
    expect(examples.some(({ ok }) => !ok)).toBe(true)
  })
  it('and its table has every exit code', () => {
    const codes = [...DOCS.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code))
    expect(codes.sort((a, b) => a - b)).toEqual([...new Set([...Object.values(EXIT), 2])].sort((a, b) => a - b))
  })
})

describe('a command line', () => {
  it('has words in any order with its options', () => {
    expect(parsed('--user-data-dir=/x', 'search', 'arvenna', '--json', '2.0', '--limit', '5', '--may-spend=1')).toEqual(
      {
        question: {
          command: 'search',
          text: 'arvenna 2.0',
          generation: null,
          limit: 5,
          maySpend: 1,
          template: 'customer',
          language: null,
          customer: '',
          pdf: ''
        },
        json: true,
        output: null
      }
    )
  })
  it.each([
    [['dynodesk://engine/1/2'], null],
    [['Monday.csv'], null],
    [['--search', 'x.dynopack'], null],
    [[], null]
  ])('%j is the start of a program with a window', (args, expected) => {
    expect(parsed(...args)).toBe(expected)
  })
  it.each([
    ['search'],
    ['search', 'x', '--api-key=k'],
    ['search', 'x', '--may-spend'],
    ['search', 'x', '--may-spend=-1'],
    ['search', 'x', '--may-spend=101'],
    ['search', 'x', '--limit=0'],
    ['search', 'x', '--pdf=a.pdf'],
    ['engine', 'corsale'],
    ['engine', '1', '2'],
    ['engine', '1', '--generation=x'],
    ['sheet', '1'],
    ['sheet', '1', '--pdf=a', '--language=xx']
  ])('is refused with a reason: %s %s %s', (...args) => {
    expect(parsed(...args.filter(Boolean))).toEqual({ problem: expect.stringMatching(/\w/) as string })
  })
  it('skips the folder of a run from the sources', () => {
    expect(parseCommandLine(['--no-sandbox', '/src/dynodesk', 'engine', '7'], 1)).toMatchObject({
      question: { command: 'engine', text: '7' }
    })
    expect(parseCommandLine(['search', 'x'], 1)).toBeNull()
  })
  it('leaves the switches of the program to a start without it', () => {
    expect(withoutCommand(['.', '--lang=ru', 'search', 'x', '--json', '--user-data-dir=/d'], 1)).toEqual([
      '.',
      '--lang=ru',
      '--user-data-dir=/d'
    ])
    expect(withoutCommand(['.', 'dynodesk://sheet/1'], 1)).toEqual(['.', 'dynodesk://sheet/1'])
  })
})

describe('a question of another start', () => {
  const line = parsed('engine', '7')
  const question = line && 'question' in line ? line.question : null
  it('is taken with the address of its answer', () => {
    for (const reply of ['/tmp/dynodesk-x/answer', '\\\\.\\pipe\\dynodesk-1'])
      expect(parsePassedQuestion({ question, reply })).toEqual({ question, reply })
  })
  it.each([
    undefined,
    {},
    { question: null, reply: '/a' },
    { question: { command: 'engine' }, reply: '/a' },
    { reply: '/a' }
  ])('is nothing else: %j', (data) => {
    expect(parsePassedQuestion(data)).toBeNull()
    expect(parsePassedQuestion({ question, reply: 'http://host' })).toBeNull()
    expect(parsePassedQuestion({ question: { ...question, maySpend: 1e9 }, reply: '/a' })).toBeNull()
  })
})

it('an exit code tells failures apart', () => {
  const code = (error: string): number =>
    exitCodeOf({
      format: 'dynodesk-answer',
      version: 1,
      command: 'engine',
      service: '',
      spent: 0,
      ok: false,
      error: { code: error }
    })
  expect(
    ['not-stored', 'not-found', 'export-off', 'withheld', 'offline', 'limit', 'busy', 'internal', 'sheet'].map(code)
  ).toEqual([3, 3, 4, 4, 5, 5, 75, 1, 1])
})

it('the text for people has one line for each hit and no line break of a name', () => {
  const hits = examples.find((example) => example.ok && 'hits' in example)!
  expect(answerText(hits).trimEnd().split('\n')).toHaveLength(1)
  for (const example of examples) expect(answerText(example)).toMatch(/\n$/)
})
