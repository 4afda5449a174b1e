import type { EndpointName } from '../../../../shared/catalogue/endpoints'
import type { ReceivedBody } from '../../../../shared/catalogue/stored-bodies'
import type { PackFileSource } from '../../../../shared/ports/stores/catalogue-store'
import type { LanguageCode } from '../../../../shared/text/languages'

/** A response of the service, or an entry of a pack file. */
export interface AnswerToWrite {
  readonly profile: string
  readonly name: EndpointName
  readonly params: Readonly<Record<string, string | undefined>>
  readonly language: LanguageCode
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
}
