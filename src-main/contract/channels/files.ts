/** What crosses about saving and copying what is on screen: tables, records, charts. */
import type { Result } from '../failures'

export const FILE_KINDS = ['csv', 'json', 'svg', 'png', 'txt'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** One of the two: `text` as UTF-8, or bytes in base64. */
export type FileContent = { readonly text: string } | { readonly base64: string }

export interface FileChannels {
  /**
   * Asks where, in the folder of last time, and writes as one step. null: the person cancelled. Refused with
   * 'export-off' where the policy says so.
   */
  'files:save': {
    input: { suggestedName: string; kind: FileKind; content: FileContent }
    output: Result<{ readonly file: string } | null>
  }
  /** Into the system's clipboard; under the same policy. */
  'files:copy': { input: { kind: 'txt' | 'png'; content: FileContent }; output: Result<null> }
}
/** Messages that may be larger than all others: a picture, the records of a long list. */
export const FILE_MESSAGE_BYTES = 24 * 1024 * 1024
