/** The commands by which other programs ask this one; docs/command-line.md. */
import { toId, type AnyId } from '../catalogue/ids'
import { isLanguage, type LanguageCode } from '../text/languages'

export const COMMANDS = ['search', 'engine', 'sheet'] as const
type Command = (typeof COMMANDS)[number]

/** Longest search text, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 300
/** Most hits of a search. */
export const MAX_HITS = 500
/** Most requests that one command may spend. */
export const MAX_SPEND = 100

/** What is asked, as another start passes it to the running program. */
export interface CommandQuestion {
  readonly command: Command
  /** Text of a search, or the id of an engine. */
  readonly text: string
  /** Id; null: the only known one of the engine. */
  readonly generation: string | null
  readonly limit: number
  readonly maySpend: number
  /** Of a sheet: id of the template, language (null: that of the catalogue), name of the customer, path of the PDF. */
  readonly template: string
  readonly language: LanguageCode | null
  readonly customer: string
  /** '' for other commands. */
  readonly pdf: string
}

/** `output` null: standard output. A path as given. */
export type CommandLine =
  | { readonly question: CommandQuestion; readonly json: boolean; readonly output: string | null }
  | { readonly problem: string }

/** Options with a value, and the commands that take them. */
const VALUES: Readonly<Record<string, readonly Command[]>> = {
  'may-spend': COMMANDS,
  output: COMMANDS,
  limit: ['search'],
  generation: ['engine', 'sheet'],
  pdf: ['sheet'],
  template: ['sheet'],
  language: ['sheet'],
  customer: ['sheet']
}
/** Switches of the program itself, which may also follow the command. */
const PROGRAM_SWITCH = /^--(?:user-data-dir|managed-settings|lang|headless|no-sandbox)(?:=|$)/

const isCommand = (word: string | undefined): word is Command => COMMANDS.some((command) => command === word)

/** Index of the command; -1: none. `skipped`: number of words without a dash before it, such as a folder of sources. */
function commandAt(args: readonly string[], skipped: number): number {
  const words = args.flatMap((arg, at) => (arg.startsWith('-') ? [] : [at]))
  const at = words[skipped]
  return at !== undefined && isCommand(args[at]) ? at : -1
}

/** The arguments of a start without the command and its options. */
export function withoutCommand(args: readonly string[], skipped: number): readonly string[] {
  const at = commandAt(args, skipped)
  return at < 0 ? args : args.filter((arg, index) => index < at || PROGRAM_SWITCH.test(arg))
}

/** null: the arguments hold no command. */
export function parseCommandLine(args: readonly string[], skipped: number): CommandLine | null {
  const at = commandAt(args, skipped)
  const command = args[at]
  if (!isCommand(command)) return null
  const words: string[] = []
  const values = new Map<string, string>()
  const rest = args.slice(at + 1).filter((arg) => !PROGRAM_SWITCH.test(arg))
  for (let index = 0; index < rest.length; index++) {
    const arg = rest[index]!
    if (!arg.startsWith('--')) {
      words.push(arg)
      continue
    }
    const [name = '', given] = split(arg.slice(2))
    if (name === 'json') values.set(name, '')
    else if (!VALUES[name]?.includes(command)) return { problem: `unknown option --${name}` }
    else {
      const value = given ?? rest[++index]
      if (value === undefined || value === '') return { problem: `--${name} needs a value` }
      values.set(name, value)
    }
  }
  return questionOf(command, words.join(' ').trim(), values)
}

/** Name and value of `name=value`; undefined: no value. */
function split(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

/** Absent: `otherwise`. null: not a whole number from 0 to `most`. */
function numberOf(text: string | undefined, otherwise: number, most: number): number | null {
  if (text === undefined) return otherwise
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : null
}

function questionOf(command: Command, text: string, values: ReadonlyMap<string, string>): CommandLine {
  const maySpend = numberOf(values.get('may-spend'), 0, MAX_SPEND)
  const limit = numberOf(values.get('limit'), 20, MAX_HITS)
  const generation = values.get('generation') ?? null
  const language = values.get('language') ?? null
  const pdf = values.get('pdf') ?? ''
  if (maySpend === null) return { problem: `--may-spend is a whole number from 0 to ${MAX_SPEND}` }
  if (limit === null || limit === 0) return { problem: `--limit is a whole number from 1 to ${MAX_HITS}` }
  if (language !== null && !isLanguage(language)) return { problem: `unknown language ${language}` }
  if (generation !== null && toId<AnyId>(generation) === null) return { problem: '--generation is an id' }
  if (command === 'search' && (text === '' || text.length > MAX_QUERY_LENGTH))
    return { problem: `search needs a text of at most ${MAX_QUERY_LENGTH} characters` }
  if (command !== 'search' && toId<AnyId>(text) === null) return { problem: `${command} needs the id of one engine` }
  if (command === 'sheet' && pdf === '') return { problem: 'sheet needs --pdf=FILE' }
  const template = (values.get('template') ?? 'customer').slice(0, 64)
  const customer = (values.get('customer') ?? '').slice(0, 200)
  return {
    question: { command, text, generation, limit, maySpend, template, language, customer, pdf },
    json: values.has('json'),
    output: values.get('output') ?? null
  }
}
