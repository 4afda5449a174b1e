/** The commands of other programs: their words, their answers and the examples of docs/command-line.md. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JOB_LIST_LENGTH } from '@contract/channels/packs'
import { parsePassedProvision, parsePassedQuestion } from '@contract/schemas/command-line'
import { answerText, exitCodeOf, EXIT, type CommandAnswer } from '@shared/command-line/answer'
import {
  COMMANDS,
  MAX_HITS,
  MAX_SPEND,
  parseCommandLine,
  withoutCommand,
  type CommandLine
} from '@shared/command-line/question'
import { MAX_LINES } from '@shared/packs/job-lines'
import { commandAnswer, jobAnswer } from './command-answer'
import { quotedIn, readGuide } from './documents/guide'

const guide = readGuide('docs/command-line.md')
const examples = guide.blocksOf('Answers').map((text) => JSON.parse(text) as CommandAnswer)
const parsed = (...args: string[]) => parseCommandLine(args, 0)

describe('the examples of the documentation', () => {
  it('have the documented form', () => {
    for (const example of examples) expect(v.safeParse(commandAnswer, example).issues).toBeUndefined()
  })
  it('include an answer to a list of the job folder', () => {
    for (const text of guide.blocksOf('A folder for lists'))
      expect(v.safeParse(jobAnswer, JSON.parse(text)).issues).toBeUndefined()
    const folder = guide.section('A folder for lists').replaceAll(/\s+/g, ' ')
    const letters = String(JOB_LIST_LENGTH).replace(/(?=...$)/, ' ')
    expect(folder).toContain(`at most ${MAX_LINES} lines and ${letters} characters`)
  })
  it('show every command and a failure', () => {
    expect(new Set(examples.filter(({ ok }) => ok).map(({ command }) => command))).toEqual(new Set(COMMANDS))
    expect(examples.some(({ ok }) => !ok)).toBe(true)
  })
  it('and its table has every exit code', () => {
    const codes = guide.rows('Exit codes').map(([code]) => Number(code))
    expect(codes.sort((a, b) => a - b)).toEqual([...new Set([...Object.values(EXIT), 2])].sort((a, b) => a - b))
  })
})

describe('the commands of the documentation', () => {
  const values: Readonly<Record<string, string>> = {
    TEXT: 'golf',
    ID: '7',
    N: '1',
    FILE: 'f.pdf',
    CODE: 'lt',
    NAME: 'A B'
  }
  const title = 'Commands for other programs'
  const usages = guide.blocksOf('Commands for other programs')[0]!.split('\n')
  const questionOf = (line: CommandLine | null) => {
    expect(line).toHaveProperty('question')
    return line as Exclude<CommandLine, { readonly problem: string }>
  }
  /** Option to the form of its value, '' for none; of the rows of the table. */
  const options = new Map(
    guide
      .rows(title)
      .flatMap(([option]) => quotedIn(option!))
      .map((option): [string, string] => [option.split(' ')[0]!, option.split(' ')[1] ?? ''])
  )

  it('are complete, and are accepted with every option that they show', () => {
    const shown = usages.map((usage) => {
      // "…" stands for the options of the lines above
      const words = [...usage.matchAll(/\[?(--[a-z-]+|[A-Z]+|[a-z]+)\]?/g)].map(([, word]) => values[word!] ?? word!)
      return [
        questionOf(parsed(...words.slice(1))).question.command,
        words.filter((word) => word.startsWith('--'))
      ] as const
    })
    expect(shown.map(([command]) => command)).toEqual(COMMANDS)
    expect(new Set(shown.flatMap(([, given]) => given))).toEqual(new Set(options.keys()))
  })
  it('have the limits and defaults of the table of options', () => {
    const meaning = (option: string): string => guide.rows(title).find(([one]) => one!.includes(`\`${option}`))![1]!
    expect(meaning('--may-spend')).toContain(`0 to ${MAX_SPEND} (0)`)
    expect(meaning('--limit')).toContain(`1 to ${MAX_HITS} (20)`)
    expect(questionOf(parsed('search', 'x')).question).toMatchObject({ limit: 20, maySpend: 0 })
    expect(meaning('--template')).toContain('(`customer`, the language of the catalogue, none)')
    expect(questionOf(parsed('sheet', '1', '--pdf=a')).question).toMatchObject({
      template: 'customer',
      language: null,
      customer: ''
    })
  })
  it('have an answer for every error of a list in the text', () => {
    const [, codes = ''] = /has `ok: false` and `error`: (.*)/s.exec(guide.section('A folder for lists')) ?? []
    const named = quotedIn(codes).filter((code) => !code.includes('.'))
    for (const error of named)
      expect(
        v.safeParse(jobAnswer, { format: 'dynodesk-jobs', version: 1, list: 'a', service: '', ok: false, error }).issues
      ).toBeUndefined()
    expect(named).toHaveLength(6)
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
  it('is accepted with the address of its answer', () => {
    for (const reply of ['/tmp/dynodesk-x/answer', '\\\\.\\pipe\\dynodesk-1'])
      expect(parsePassedQuestion({ question, reply })).toEqual({ question, reply })
  })
  it.each([
    undefined,
    {},
    { question: null, reply: '/a' },
    { question: { command: 'engine' }, reply: '/a' },
    { reply: '/a' }
  ])('is refused otherwise: %j', (data) => {
    expect(parsePassedQuestion(data)).toBeNull()
    expect(parsePassedQuestion({ question, reply: 'http://host' })).toBeNull()
    expect(parsePassedQuestion({ question: { ...question, maySpend: 1e9 }, reply: '/a' })).toBeNull()
  })
})

it('a set-up file of another start is a path', () => {
  expect(parsePassedProvision({ provision: '/in/set-up.json' })).toBe('/in/set-up.json')
  for (const data of [undefined, null, {}, { provision: '' }, { provision: 1 }, { provision: 'a'.repeat(5000) }])
    expect(parsePassedProvision(data)).toBeNull()
})

it('an exit code distinguishes failures', () => {
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
