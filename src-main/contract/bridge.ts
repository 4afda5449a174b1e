/** The object that the preload exposes as `window.dynodesk`: one method for each channel and topic. */
import type { ChannelName, CHANNELS, Input, Output, TopicName, Topics } from './channel-map'

type Request<C extends ChannelName> =
  Input<C> extends void ? () => Promise<Output<C>> : (input: Input<C>) => Promise<Output<C>>
/** Returns a function that ends the subscription. */
type Subscribe<T extends TopicName> = (listener: (payload: Topics[T]) => void) => () => void

type Requests<Methods> = { readonly [C in keyof Methods & ChannelName as Methods[C] & string]: Request<C> }
type Subscriptions<Methods> = { readonly [T in keyof Methods & TopicName as Methods[T] & string]: Subscribe<T> }
type Group<Table extends (typeof CHANNELS)[keyof typeof CHANNELS]> = Requests<
  Table['withInput'] & Table['withoutInput']
> &
  Subscriptions<Table['topics']>

export type Bridge = { readonly [G in keyof typeof CHANNELS]: Group<(typeof CHANNELS)[G]> }

declare global {
  interface Window {
    readonly dynodesk: Bridge
  }
}
