/**
 * Builds `window.dynodesk` from the channel map. The page can call the channels of the map and no other; it receives
 * payloads, never event objects. Main checks the inputs.
 */
import type { IpcRenderer, IpcRendererEvent } from 'electron'
import type { Bridge } from '../contract/bridge'
import { CHANNELS } from '../contract/channel-map'

type Method = (argument: never) => unknown
type Channel = readonly [name: string, method: string]

export function createBridge(ipc: Pick<IpcRenderer, 'invoke' | 'on' | 'off'>): Bridge {
  const withInput = ([channel, method]: Channel): [string, Method] => [
    method,
    (input: unknown) => ipc.invoke(channel, input)
  ]
  /** Ignores the arguments of the page, for example a click event. */
  const withoutInput = ([channel, method]: Channel): [string, Method] => [method, () => ipc.invoke(channel)]
  const topic = ([channel, method]: Channel): [string, Method] => [
    method,
    (listener: (payload: unknown) => void) => {
      // a function gets a new identity on its way across the bridge, so only this wrapper can be removed
      const onEvent = (_event: IpcRendererEvent, payload: unknown): void => listener(payload)
      ipc.on(channel, onEvent)
      return () => void ipc.off(channel, onEvent)
    }
  ]
  const groups = Object.entries(CHANNELS).map(([group, table]) => {
    const methods = [
      ...Object.entries(table.withInput).map(withInput),
      ...Object.entries(table.withoutInput).map(withoutInput),
      ...Object.entries(table.topics).map(topic)
    ]
    return [group, Object.fromEntries(methods)]
  })
  return Object.fromEntries(groups) as Bridge
}
