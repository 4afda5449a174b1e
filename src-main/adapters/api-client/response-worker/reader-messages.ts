import type { EndpointName, Endpoints } from '../../../shared/catalogue/endpoints'
import type { InterpretedAnswer } from '../../../shared/catalogue/reader/interpret-answer'
import type { HttpAnswer } from '../../../shared/ports/network/http-transport'

export type ReaderRequest =
  | {
      readonly tag: 'read'
      readonly name: EndpointName
      readonly params: Endpoints[EndpointName]['params']
      readonly answer: HttpAnswer
      readonly secret: string
    }
  /** The part was received; send the next. */
  | { readonly tag: 'more' }

export type ReaderReply =
  /** The first items of a long list; 'done' has the last ones. */
  | { readonly tag: 'part'; readonly items: readonly unknown[] }
  | { readonly tag: 'done'; readonly result: InterpretedAnswer<unknown> }

/** Copying thousands of items at once would block main's event loop as long as reading them. */
export const ITEMS_PER_MESSAGE = 250
