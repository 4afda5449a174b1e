/**
 * Builds `window.dynodesk` from the channel map, with the role of each call. The page can call the channels of the map
 * and no other; it receives payloads, never event objects. Main checks the inputs.
 */
import type { IpcRenderer, IpcRendererEvent } from 'electron'
import type { Bridge } from '../contract/bridge'
import type { Call, Topic } from '../contract/channel'
import { CALLS, CHANNELS } from '../contract/channel-map'

type Listener = (payload: unknown) => void

export function createBridge(ipc: Pick<IpcRenderer, 'invoke' | 'on' | 'off'>): Bridge {
  const methodOf = (name: string, channel: Call | Topic): unknown => {
    if (channel.kind === 'topic') return (listener: Listener) => subscribe(name, listener)
    // without an input, the arguments of the page are ignored, for example a click event
    return channel.hasInput ? (input: unknown) => ipc.invoke(name, input) : () => ipc.invoke(name)
  }
  const subscribe = (name: string, listener: Listener): (() => void) => {
    // a function gets a new identity on its way across the bridge, so only this wrapper can be removed
    const onEvent = (_event: IpcRendererEvent, payload: unknown): void => listener(payload)
    ipc.on(name, onEvent)
    return () => void ipc.off(name, onEvent)
  }
  const groups = Object.entries(CHANNELS).map(([group, channels]) => [
    group,
    Object.fromEntries(
      Object.entries<Call | Topic>(channels).map(([name, channel]) => [channel.method, methodOf(name, channel)])
    )
  ])
  const roleOf = Object.fromEntries(Object.entries(CALLS).map(([name, { role }]) => [name, role]))
  return { ...Object.fromEntries(groups), roleOf } as Bridge
}
