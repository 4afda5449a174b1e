/** Data that another start passes to the running program: a command, or a set-up file. */
import * as v from 'valibot'
import { LANGUAGES } from '../../shared/text/languages'
import {
  COMMANDS,
  MAX_HITS,
  MAX_QUERY_LENGTH,
  MAX_SPEND,
  type CommandQuestion
} from '../../shared/command-line/question'
import { id, integer, matching, nonEmpty, text } from './common'

const question = v.strictObject({
  command: v.picklist(COMMANDS),
  text: nonEmpty(MAX_QUERY_LENGTH),
  generation: v.nullable(id),
  limit: integer(1, MAX_HITS),
  maySpend: integer(0, MAX_SPEND),
  template: text(64),
  language: v.nullable(v.picklist(LANGUAGES)),
  customer: text(200),
  pdf: text(4096)
})
const passed = v.strictObject({ question, reply: matching(300, /^(?:\/|\\\\\.\\pipe\\dynodesk-)[^\0]+$/) })

const passedProvision = v.strictObject({ provision: nonEmpty(4096) })

export interface PassedQuestion {
  readonly question: CommandQuestion
  /** Address of the answer. */
  readonly reply: string
}

/** null: another start without a command. */
export function parsePassedQuestion(data: unknown): PassedQuestion | null {
  const parsed = v.safeParse(passed, data)
  return parsed.success ? parsed.output : null
}

/** Absolute path of the file of `--provision`; null: another start without it. */
export function parsePassedProvision(data: unknown): string | null {
  const parsed = v.safeParse(passedProvision, data)
  return parsed.success ? parsed.output.provision : null
}
