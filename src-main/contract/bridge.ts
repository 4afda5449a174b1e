/** The object that the preload exposes as `window.dynodesk`: one method for each channel and topic, and the roles. */
import type { Role } from '../shared/roles/role'
import type { Call, Topic } from './channel'
import type { ChannelName, CHANNELS } from './channel-map'

type MethodOf<Channel> =
  Channel extends Topic<string, infer Payload>
    ? (listener: (payload: Payload) => void) => () => void
    : Channel extends Call<string, infer Input, infer Output>
      ? Input extends void
        ? () => Promise<Output>
        : (input: Input) => Promise<Output>
      : never
type Group<Channels> = {
  readonly [
    C in keyof Channels as Channels[C] extends Call<infer Method> | Topic<infer Method> ? Method : never
  ]: MethodOf<Channels[C]>
}

export type Bridge = { readonly [G in keyof typeof CHANNELS]: Group<(typeof CHANNELS)[G]> } & {
  /** The lowest role for which main answers each channel. */
  readonly roleOf: Readonly<Record<ChannelName, Role>>
}

declare global {
  interface Window {
    readonly dynodesk: Bridge
  }
}
