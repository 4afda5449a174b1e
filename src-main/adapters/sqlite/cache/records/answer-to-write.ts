import type { EndpointName } from '../../../../shared/catalogue/endpoints'
import type { ReceivedBody } from '../../../../shared/catalogue/stored-bodies'
import type { PackFileSource } from '../../../../shared/ports/stores/catalogue-store'
import type { LanguageCode } from '../../../../shared/text/languages'

export interface AnswerKey {
  readonly profile: string
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string | undefined>>
  readonly language: LanguageCode
}
export interface AnswerToWrite extends AnswerKey {
  /** null: 404. */
  readonly answer: unknown
  /** A list that lacks items without usable id. */
  readonly leftOut: boolean
  /** As received; null: not available. */
  readonly body: ReceivedBody | null
  readonly fetchedAtMs: number
  /** Time of the write; stored times after it come from a wrong clock. */
  readonly nowMs: number
  /** null: the service. */
  readonly from: PackFileSource | null
  /** As in `Cached`. */
  readonly computer: string | null
}

/** Normalised key of a search, as its address would encode the parameters. */
export const searchKey = (params: AnswerToWrite['params']): string =>
  JSON.stringify([(params['query'] ?? '').trim().toWellFormed(), (params['fuel'] ?? '').toWellFormed()])
