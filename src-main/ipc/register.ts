/**
 * The one place where messages of a window arrive. Every message is checked before anything else happens: who sent it,
 * how large it is, whether
 * the contract allows it.
 *
 * One rule for what goes wrong: channels that answer a Result answer a failure ('invalid-input' for a refusal,
 * 'internal' for a bug), all others
 * reject with that code as the whole message. Details go to the log, the message's content never does.
 */
import type { IpcMain, IpcMainInvokeEvent, WebFrameMain } from 'electron'
import * as v from 'valibot'
import { CHANNEL_ANSWERS, CHANNEL_NAMES } from '../contract/channel-names'
import type { ChannelName, Input, Output, TopicName, Topics } from '../contract/channel-map'
import { failed } from '../contract/failures'
import { INPUT_SCHEMAS } from '../contract/schemas/index'
import type { Log } from '../shared/ports/system/log'
import { fitsWithin, maxMessageBytes } from './message-size'

/** Whose message it is. */
export interface CallContext {
  /** Names the window for as long as it lives; request ids are unique only together with it. */
  readonly senderId: number
}
export type Handler<C extends ChannelName> = (input: Input<C>, context: CallContext) => Output<C> | Promise<Output<C>>

/** A window that broadcasts reach. */
export interface BroadcastTarget {
  isDestroyed(): boolean
  send(topic: string, payload: unknown): void
}

export interface IpcDeps {
  readonly ipcMain: Pick<IpcMain, 'handle'>
  /** Origin of the window's own pages; nothing else is heard. */
  readonly appOrigin: string
  readonly log: Log
  /** True for web contents that the window factory made and that still exist. */
  readonly isKnownSender: (senderId: number) => boolean
  readonly receivers: () => Iterable<BroadcastTarget>
}

export interface Ipc {
  /** Registers the one handler of a channel; a second one is a bug and throws. */
  handle<C extends ChannelName>(channel: C, handler: Handler<C>): void
  /** Tells every window. One that is just going away is passed over. */
  broadcast<T extends TopicName>(topic: T, payload: Topics[T]): void
  /** Throws with the names of channels nobody handles. To be called before the first window opens. */
  assertComplete(): void
}

export function createIpc({ ipcMain, appOrigin, log, isKnownSender, receivers }: IpcDeps): Ipc {
  const handled = new Set<ChannelName>()

  const refusal = (
    channel: ChannelName,
    maxBytes: number,
    event: IpcMainInvokeEvent,
    args: readonly unknown[]
  ): string | null => {
    const frame = frameOf(event)
    if (!frame) return 'no-frame'
    if (frame.origin !== appOrigin) return 'foreign-origin'
    if (frame.parent !== null) return 'sub-frame'
    if (event.type !== 'frame') return 'not-a-frame'
    if (!isKnownSender(event.sender.id)) return 'unknown-sender'
    if (args.length > 1) return 'too-many-arguments'
    if (!fitsWithin(args[0], maxBytes)) return 'too-large'
    return v.is(INPUT_SCHEMAS[channel], args[0]) ? null : 'invalid-input'
  }

  return {
    handle(channel, handler) {
      if (handled.has(channel)) throw new Error(`two handlers for '${channel}'`)
      handled.add(channel)
      const maxBytes = maxMessageBytes(INPUT_SCHEMAS[channel])
      // not an async function: the frame must be looked at before anything can make it go away
      ipcMain.handle(channel, (event, ...args: unknown[]) => {
        const reason = refusal(channel, maxBytes, event, args)
        if (reason !== null) {
          log.warn('ipc.refused', { channel, reason })
          return answerFailure(channel, 'invalid-input')
        }
        return answer(channel, handler, args[0], { senderId: event.sender.id }, log)
      })
    },

    broadcast(topic, payload) {
      for (const receiver of receivers()) {
        try {
          if (!receiver.isDestroyed()) receiver.send(topic, payload)
        } catch (error) {
          log.warn('ipc.broadcast', { topic, error })
        }
      }
    },

    assertComplete() {
      const missing = CHANNEL_NAMES.filter((channel) => !handled.has(channel))
      if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
    }
  }
}

async function answer<C extends ChannelName>(
  channel: C,
  handler: Handler<C>,
  input: unknown,
  context: CallContext,
  log: Log
): Promise<unknown> {
  try {
    // the schema's own copy: what was checked is what is used
    return await handler(v.parse(INPUT_SCHEMAS[channel], input) as Input<C>, context)
  } catch (error) {
    log.error('ipc.bug', { channel, error })
    return answerFailure(channel, 'internal')
  }
}

function answerFailure(channel: ChannelName, code: 'invalid-input' | 'internal'): unknown {
  if (CHANNEL_ANSWERS[channel] === 'result') return failed(code)
  // without a stack: Electron prints it, and it would say nothing that the log does not say better
  return Promise.reject(Object.assign(new Error(code), { stack: code }))
}

/** null also where the frame went away while the message was under way. */
function frameOf(event: IpcMainInvokeEvent): Pick<WebFrameMain, 'origin' | 'parent'> | null {
  try {
    const frame = event.senderFrame
    return frame && { origin: frame.origin, parent: frame.parent }
  } catch {
    return null
  }
}
