/**
 * Receives every message of a window. Before a handler runs, the message is checked: its sender, its size, its schema.
 *
 * A channel that answers a Result reports a refused message as failure 'invalid-input' and a bug as failure 'internal'.
 * The other channels reject with that code as the message. The log has the details, never the content of the message.
 * The role of the person decides which channels are answered, and what of an answer or a broadcast is left out.
 */
import type { IpcMain, IpcMainInvokeEvent, WebFrameMain } from 'electron'
import * as v from 'valibot'
import {
  CALLS,
  CHANNEL_NAMES,
  type ChannelName,
  type Input,
  type Output,
  type TopicName,
  type Topics
} from '../contract/channel-map'
import { failed, type Result } from '../contract/failures'
import { INPUT_SCHEMAS } from '../contract/schemas/index'
import type { Log } from '../shared/ports/system/log'
import { hasRightsOf, type Role } from '../shared/roles/role'
import { fitsWithin, maxMessageBytes } from './message-size'
import { outputFor, payloadFor } from './role-filter'

interface CallContext {
  /** Identifies the window. Request ids are unique together with it. */
  readonly senderId: number
}
type Handler<C extends ChannelName> = (input: Input<C>, context: CallContext) => Output<C> | Promise<Output<C>>
export type ResultChannel = { [C in ChannelName]: Output<C> extends Result<unknown> ? C : never }[ChannelName]

interface BroadcastTarget {
  isDestroyed(): boolean
  send(topic: string, payload: unknown): void
}

interface IpcDeps {
  readonly ipcMain: Pick<IpcMain, 'handle'>
  /** Origin of the window's own pages; messages of other origins are refused. */
  readonly appOrigin: string
  readonly log: Log
  /** True for living web contents that the window factory made. */
  readonly isKnownSender: (senderId: number) => boolean
  readonly receivers: () => Iterable<BroadcastTarget>
  /** The listener gets the sender id of a page that was left, reloaded, closed or has crashed. */
  readonly onPageGone: (listener: (senderId: number) => void) => void
}

export interface Ipc {
  /** Registers the handler of a channel. Throws when the channel has one. */
  handle<C extends ChannelName>(channel: C, handler: Handler<C>): void
  /** Calls the listener when the page of a window is gone; another page may follow under the same id. */
  onPageGone(listener: (senderId: number) => void): void
  /** Sends to one page; null and a page being destroyed get nothing. */
  send<T extends TopicName>(page: BroadcastTarget | null, topic: T, payload: Topics[T]): void
  /** Sends to every window except those being destroyed. */
  broadcast<T extends TopicName>(topic: T, payload: Topics[T]): void
  /** The role of the person at the computer; until it is set, the role with the fewest rights. */
  limitTo(role: () => Role): void
  /** Throws with the names of channels without a handler. Call it before the first window opens. */
  assertComplete(): void
}

export type HandlerRegistry = Pick<Ipc, 'handle' | 'onPageGone'>

type Refuse = (code: 'invalid-input' | 'internal' | 'role') => unknown
/** Without a stack: Electron would print it, and the log has it. */
const reject: Refuse = (code) => Promise.reject(Object.assign(new Error(code), { stack: code }))

export function createIpc(deps: IpcDeps): Ipc {
  const { ipcMain, log, receivers } = deps
  const handled = new Set<ChannelName>()
  let role: () => Role = () => 'sales'

  const handle = <C extends ChannelName>(channel: C, handler: Handler<C>): void => {
    if (handled.has(channel)) throw new Error(`two handlers for '${channel}'`)
    handled.add(channel)
    const { role: needed, hasResult } = CALLS[channel]
    const refuse: Refuse = hasResult ? failed : reject
    const maxBytes = maxMessageBytes(INPUT_SCHEMAS[channel])
    const answer = async (input: Input<C>, context: CallContext): Promise<unknown> => {
      try {
        if (!hasRightsOf(role(), needed)) return refuse('role')
        const output = await handler(input, context)
        // the role at the answer: it may have changed
        return outputFor(channel, output, role())
      } catch (error) {
        log.error('ipc.bug', { channel, error })
        return refuse('internal')
      }
    }
    // not async: the frame is checked before it can go away
    ipcMain.handle(channel, (event, ...args: unknown[]) => {
      const checked = senderProblem(deps, event) ?? checkedInput(channel, maxBytes, args)
      if (typeof checked === 'object') return answer(checked.input, { senderId: event.sender.id })
      log.warn('ipc.refused', { channel, reason: checked })
      return refuse('invalid-input')
    })
  }

  const send = (page: BroadcastTarget | null, topic: TopicName, payload: unknown): void => {
    try {
      if (page && !page.isDestroyed()) page.send(topic, payloadFor(topic, payload as never, role()))
    } catch (error) {
      log.warn('ipc.broadcast', { topic, error })
    }
  }

  return {
    handle,
    onPageGone: deps.onPageGone,

    send,

    broadcast(topic, payload) {
      for (const receiver of receivers()) send(receiver, topic, payload)
    },

    limitTo(given) {
      role = given
    },

    assertComplete() {
      const missing = CHANNEL_NAMES.filter((channel) => !handled.has(channel))
      if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
    }
  }
}

function senderProblem({ appOrigin, isKnownSender }: IpcDeps, event: IpcMainInvokeEvent): string | null {
  const frame = frameOf(event)
  if (!frame) return 'no-frame'
  if (frame.origin !== appOrigin) return 'foreign-origin'
  if (frame.parent !== null) return 'sub-frame'
  if (event.type !== 'frame') return 'not-a-frame'
  return isKnownSender(event.sender.id) ? null : 'unknown-sender'
}

/** The copy that the schema made, or why the message is refused. */
function checkedInput<C extends ChannelName>(
  channel: C,
  maxBytes: number,
  args: readonly unknown[]
): { readonly input: Input<C> } | string {
  if (args.length > 1) return 'too-many-arguments'
  if (!fitsWithin(args[0], maxBytes)) return 'too-large'
  const { success, output } = v.safeParse(INPUT_SCHEMAS[channel], args[0])
  return success ? { input: output as Input<C> } : 'invalid-input'
}

/** null also when the frame went away before the message arrived. */
function frameOf(event: IpcMainInvokeEvent): Pick<WebFrameMain, 'origin' | 'parent'> | null {
  try {
    const frame = event.senderFrame
    return frame && { origin: frame.origin, parent: frame.parent }
  } catch {
    return null
  }
}
