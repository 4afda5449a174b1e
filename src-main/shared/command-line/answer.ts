/** The answer of a command as JSON, as text and as exit code; docs/command-line.md. */
import type { EnginePath, Level } from '../catalogue/records'
import { ENGINE_FIELDS, fieldsIn } from '../catalogue/engine-fields'
import type { ExportedEngine } from '../export/engine-export'
import type { LocalSearchHit } from '../ports/stores/catalogue-store'
import type { CommandQuestion } from './question'

export interface CommandHit {
  readonly level: Level
  readonly path: EnginePath
  readonly names: ExportedEngine['names']
  /** Of an engine: power in PS, torque in Nm; null for other levels. */
  readonly figures: Pick<LocalSearchHit['figures'], 'power' | 'torque' | 'fuel'> | null
  /** Opens the engine in the program; null for other levels. */
  readonly link: string | null
}
export interface CommandSheet {
  readonly number: string
  readonly title: string
  readonly file: string
  /** Codes of the issues that the preview of the sheet would show. */
  readonly issues: readonly string[]
}
/** `code`: a failure code of the program, 'not-stored' or 'busy'. `calls`: requests that would fetch the rest. */
export interface CommandError {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly calls?: number
}
type CommandResult =
  | { readonly ok: true; readonly hits: readonly CommandHit[] }
  /** `places`: known paths of the engine. `engine`: an entry of the JSON export (docs/export.md). */
  | { readonly ok: true; readonly engine: EngineEntry; readonly places: readonly EnginePath[] }
  | { readonly ok: true; readonly sheet: CommandSheet }
  | { readonly ok: false; readonly error: CommandError }

/** An entry of the list `engines` in the JSON export. */
interface EngineEntry {
  readonly names: ExportedEngine['names']
  readonly engine: object
  readonly performance?: object | null
}

interface AnswerHead {
  readonly format: 'dynodesk-answer'
  readonly version: 1
  readonly command: CommandQuestion['command']
  /** Address of the service, 'demo', or '' without a connection. */
  readonly service: string
  /** Requests that this command spent. */
  readonly spent: number
}
export type CommandAnswer = AnswerHead & CommandResult

export const answerTo = (
  { command }: Pick<CommandQuestion, 'command'>,
  result: CommandResult,
  { service, spent }: Pick<AnswerHead, 'service' | 'spent'>
): CommandAnswer => ({ format: 'dynodesk-answer', version: 1, command, service, spent, ...result })

/** Exit codes; 2 is that of a refused switch (`refusedSwitches`). */
export const EXIT = { done: 0, failed: 1, nothing: 3, forbidden: 4, service: 5, usage: 64, busy: 75 } as const

const FORBIDDEN = ['export-off', 'role', 'withheld']
const SERVICE = [
  'bad-key',
  'unauthorised',
  'limit',
  'server-error',
  'offline',
  'timeout',
  'insecure',
  'proxy-login',
  'not-the-service',
  'redirected',
  'paused'
]

export function exitCodeOf(answer: CommandAnswer): number {
  if (answer.ok) return 'hits' in answer && answer.hits.length === 0 ? EXIT.nothing : EXIT.done
  const { code } = answer.error
  if (code === 'busy') return EXIT.busy
  if (code === 'not-stored' || code === 'not-found') return EXIT.nothing
  if (FORBIDDEN.includes(code)) return EXIT.forbidden
  return SERVICE.includes(code) ? EXIT.service : EXIT.failed
}

/** Lines of cells between tabs, for people; their form may change. */
export function answerText(answer: CommandAnswer): string {
  const line = (...cells: unknown[]): string => `${cells.map((cell) => oneLine(cell)).join('\t')}\n`
  if (!answer.ok) {
    const { code, params = {}, calls } = answer.error
    const more = [...Object.entries(params), ...(calls === undefined ? [] : [['calls', calls] as const])]
    return line(code, ...more.map(([name, value]) => `${name}=${value}`))
  }
  if ('hits' in answer)
    return answer.hits
      .map(({ path, names, level, figures, link }) =>
        line(Object.values(names).filter(Boolean).join(' '), figures?.power ?? '', path[level], link ?? '')
      )
      .join('')
  if ('sheet' in answer) return line(answer.sheet.number, answer.sheet.title, answer.sheet.file)
  const record = answer.engine.engine as Readonly<Record<string, unknown>>
  const fields = fieldsIn('export').map((field) =>
    line(field, record[field] ?? '', UNITS[ENGINE_FIELDS[field].format] ?? '')
  )
  return line('name', Object.values(answer.engine.names).filter(Boolean).join(' ')) + fields.join('')
}
const UNITS: Readonly<Record<string, string>> = { power: 'PS', torque: 'Nm', cc: 'cc' }
const oneLine = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '').replace(/\s+/g, ' ').trim()

/** The answer that the running program sent; null: it ended before the answer was complete. */
export function parsedAnswer(text: string | null): CommandAnswer | null {
  try {
    return JSON.parse(text ?? '') as CommandAnswer
  } catch {
    return null
  }
}
