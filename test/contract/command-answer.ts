/** The form of an answer that docs/command-line.md promises. */
import * as v from 'valibot'
import { LEVELS } from '@shared/catalogue/records'

const id = v.pipe(v.string(), v.regex(/^-?\d{1,19}$/))
const path = v.strictObject(v.entriesFromList(LEVELS, v.nullable(id)))
const names = v.strictObject(v.entriesFromList(LEVELS, v.nullable(v.string())))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const head = {
  format: v.literal('dynodesk-answer'),
  version: v.literal(1),
  service: v.string(),
  spent: count
}
const hit = v.strictObject({
  level: v.picklist(LEVELS),
  path,
  names,
  figures: v.nullable(
    v.strictObject({ power: v.nullable(v.number()), torque: v.nullable(v.number()), fuel: v.nullable(v.string()) })
  ),
  link: v.nullable(v.pipe(v.string(), v.startsWith('dynodesk://engine/')))
})
const engine = v.strictObject({
  path,
  names,
  loaded: v.picklist(['detail', 'detail performance']),
  fetchedAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.looseObject({ id, name: v.nullable(v.string()), power: v.nullable(v.number()) }),
  performance: v.optional(v.nullable(v.looseObject({ top_speed: v.nullable(v.number()) }))),
  performanceFetchedAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())))
})
const sheet = v.strictObject({ number: v.string(), title: v.string(), file: v.string(), issues: v.array(v.string()) })

export const commandAnswer = v.union([
  v.strictObject({ ...head, command: v.literal('search'), ok: v.literal(true), hits: v.array(hit) }),
  v.strictObject({ ...head, command: v.literal('engine'), ok: v.literal(true), engine, places: v.array(path) }),
  v.strictObject({ ...head, command: v.literal('sheet'), ok: v.literal(true), sheet }),
  v.strictObject({
    ...head,
    command: v.picklist(['search', 'engine', 'sheet']),
    ok: v.literal(false),
    error: v.strictObject({
      code: v.string(),
      params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
      calls: v.optional(count)
    })
  })
])

const list = { format: v.literal('dynodesk-jobs'), version: v.literal(1), list: v.string(), service: v.string() }
/** The answer to a list of the job folder. */
export const jobAnswer = v.union([
  v.strictObject({
    ...list,
    ok: v.literal(true),
    lines: v.array(
      v.strictObject({ line: v.string(), match: v.picklist(['one', 'several', 'none']), engines: v.array(hit) })
    )
  }),
  v.strictObject({
    ...list,
    ok: v.literal(false),
    error: v.picklist(['not-text', 'empty', 'too-large', 'unreadable', 'export-off', 'withheld'])
  })
])
