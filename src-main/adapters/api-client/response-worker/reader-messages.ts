/** What passes between main and the thread that reads large answers. */
import type { EndpointName, Endpoints } from '../../../shared/catalogue/endpoints'
import type { InterpretedAnswer } from '../../../shared/catalogue/reader/interpret-answer'
import type { HttpAnswer } from '../../../shared/ports/network/http-transport'

export type ReaderRequest =
  | {
      readonly tag: 'judge'
      readonly name: EndpointName
      readonly params: Endpoints[EndpointName]['params']
      readonly answer: HttpAnswer
      readonly secret: string
    }
  /** The part was taken, send the next. */
  | { readonly tag: 'more' }

export type ReaderReply =
  /** Comes before 'done', whose `data` begins with it. */
  | { readonly tag: 'part'; readonly items: readonly unknown[] }
  | { readonly tag: 'done'; readonly judgement: InterpretedAnswer<unknown> }

/**
 * Entries of a list passed at once: copying thousands in one piece would hold main's event loop as long as reading them
 * did.
 */
export const ITEMS_PER_MESSAGE = 250
