/** The answer to a list of the job folder, as a JSON file beside it; docs/command-line.md. */
import type { CommandHit } from '../command-line/answer'

export interface JobAnswerLine {
  /** As in the list. */
  readonly line: string
  /** 'one': a single engine that fits the line. 'several': a person must choose. 'none': nothing stored matches. */
  readonly match: 'one' | 'several' | 'none'
  /** Best first. */
  readonly engines: readonly CommandHit[]
}
export type JobAnswer = {
  readonly format: 'dynodesk-jobs'
  readonly version: 1
  /** Name of the list. */
  readonly list: string
  /** Host of the service or 'demo'. */
  readonly service: string
} & ({ readonly ok: true; readonly lines: readonly JobAnswerLine[] } | { readonly ok: false; readonly error: string })

const ANSWER_ENDING = '.answer.json'
export const answerName = (list: string): string => list + ANSWER_ENDING
/** Text and CSV files are lists; hidden ones and those still being copied by common programs are not. */
export const isJobList = (name: string): boolean => /^[^.~].*\.(txt|csv)$/i.test(name)
