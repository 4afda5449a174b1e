/**
 * "Which of these is it?": engines of one name, the columns in which they differ, and the question that leaves fewest
 * engines in the worst case. An engine without a value matches every answer.
 */
import { fieldsIn } from '../catalogue/engine-fields'
import type { Engine } from '../catalogue/records'
import { nameKey } from '../text/name-key'

/** A possible engine. `key`, default the id, distinguishes the same engine in two generations. */
export interface CandidateEngine extends Engine {
  readonly key?: string
  /** Maker, model and generation as text; left out where all engines share them. */
  readonly place?: string | null
}
const keyOf = (engine: CandidateEngine): string => engine.key ?? engine.id

/** In the order in which people can answer them, which also breaks ties. */
export const QUESTION_COLUMNS = ['place', ...fieldsIn('question')] as const
export type QuestionColumn = (typeof QUESTION_COLUMNS)[number]
/** The text of a value in that column. Values with the same text are one answer. */
export type FormatValue = (column: QuestionColumn, value: string | number) => string

/** One value, or an inclusive range of occurring values. */
export type Answer =
  | { readonly kind: 'value'; readonly value: string | number; readonly ids: readonly string[] }
  | {
      readonly kind: 'range'
      readonly from: number
      readonly to: number
      readonly first: boolean
      readonly last: boolean
      readonly ids: readonly string[]
    }
export interface Question {
  readonly column: QuestionColumn
  /** Rising numbers, or texts in the order of the engines. `ids`: the engines left. */
  readonly answers: readonly Answer[]
  /** Engines left in the worst case. */
  readonly worst: number
}

/** More numbers become ranges. */
const MOST_VALUES = 5
const RANGES = 4

const given = (engine: CandidateEngine, column: QuestionColumn): string | number | null => {
  const value = engine[column] ?? null
  return typeof value === 'string' ? value.trim() || null : value
}

/** Columns with different texts; a missing value is no difference. */
export function differingColumns(engines: readonly CandidateEngine[], reads: FormatValue): QuestionColumn[] {
  return QUESTION_COLUMNS.filter((column) => valuesOf(engines, column, reads).length > 1)
}

/**
 * The next question; null when one engine is left, or no question would leave fewer.
 *
 * @param skipped columns that the user cannot answer
 */
export function nextQuestion(
  engines: readonly CandidateEngine[],
  reads: FormatValue,
  skipped: ReadonlySet<QuestionColumn> = new Set()
): Question | null {
  if (engines.length < 2) return null
  const questions = QUESTION_COLUMNS.filter((column) => !skipped.has(column)).flatMap((column) =>
    questionsOf(engines, column, reads)
  )
  let best: (Question & { mean: number }) | null = null
  for (const question of questions) {
    if (question.worst >= engines.length) continue
    const mean = question.answers.reduce((sum, { ids }) => sum + ids.length ** 2, 0) / engines.length
    if (!best || question.worst < best.worst || (question.worst === best.worst && mean < best.mean - 1e-9))
      best = { ...question, mean }
  }
  return best && { column: best.column, answers: best.answers, worst: best.worst }
}

export function enginesMatching<S extends CandidateEngine>(engines: readonly S[], answer: Answer): S[] {
  const left = new Set(answer.ids)
  return engines.filter((engine) => left.has(keyOf(engine)))
}

/** Groups of engines with the same name, ignoring case and spaces. */
export function enginesWithSameName<E extends Pick<Engine, 'name'>>(engines: readonly E[]): E[][] {
  const groups = Map.groupBy(engines, ({ name }) => nameKey(name ?? ''))
  return [...groups].filter(([name, group]) => name !== '' && group.length > 1).map(([, group]) => group)
}

interface Value {
  readonly value: string | number
  readonly ids: readonly string[]
}

function valuesOf(engines: readonly CandidateEngine[], column: QuestionColumn, reads: FormatValue): Value[] {
  const values = new Map<string, { value: string | number; ids: string[] }>()
  for (const engine of engines) {
    const value = given(engine, column)
    if (value === null) continue
    const key = reads(column, value)
    const known = values.get(key)
    if (known) known.ids.push(keyOf(engine))
    else values.set(key, { value, ids: [keyOf(engine)] })
  }
  return [...values.values()].sort((a, b) =>
    typeof a.value === 'number' && typeof b.value === 'number' ? a.value - b.value : 0
  )
}

function questionsOf(engines: readonly CandidateEngine[], column: QuestionColumn, reads: FormatValue): Question[] {
  const values = valuesOf(engines, column, reads)
  if (values.length < 2) return []
  const gaps = engines.filter((engine) => given(engine, column) === null).map(keyOf)
  const answers =
    values.length > MOST_VALUES && values.every(({ value }) => typeof value === 'number')
      ? ranges(values, gaps, engines, column)
      : values.map(({ value, ids }): Answer => ({ kind: 'value', value, ids: [...ids, ...gaps] }))
  return [{ column, answers, worst: Math.max(...answers.map(({ ids }) => ids.length)) }]
}

/** At most four ranges of about equally many engines, with occurring values as ends. */
function ranges(
  values: readonly Value[],
  gaps: readonly string[],
  engines: readonly CandidateEngine[],
  column: QuestionColumn
): Answer[] {
  const total = values.reduce((sum, { ids }) => sum + ids.length, 0)
  const chunks: Value[][] = []
  let before = 0
  for (const value of values) {
    const at = Math.min(RANGES - 1, Math.floor(((before + value.ids.length / 2) / total) * RANGES))
    ;(chunks[at] ??= []).push(value)
    before += value.ids.length
  }
  const filled = chunks.filter((chunk) => chunk.length > 0)
  return filled.map((chunk, index): Answer => {
    const ids = chunk.flatMap((one) => one.ids)
    // least and greatest number among values with the same text
    const numbers = engines.filter((engine) => ids.includes(keyOf(engine))).map((engine) => Number(engine[column]))
    return {
      kind: 'range',
      from: Math.min(...numbers),
      to: Math.max(...numbers),
      first: index === 0,
      last: index === filled.length - 1,
      ids: [...ids, ...gaps]
    }
  })
}
