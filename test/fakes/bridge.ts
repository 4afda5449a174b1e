/**
 * The window's bridge in memory, for tests of screens: the real preload on a main process made of functions. Import it
 * before anything that imports `@/bridge`, because it sets `window.dynodesk`.
 *
 * Every channel answers from the small catalogue in `catalogue.ts` until a test calls `answer`, `fail` or `hold`.
 * Inputs and outputs are cloned as Electron does, so a reactive proxy fails here too.
 */
import type { Bridge } from '@contract/bridge'
import type { ChannelName, Input, Output, TopicName } from '@contract/channel-map'
import { failed, type FailureCode } from '@contract/failures'
import { createBridge } from '../../src-main/preload/bridge'
import { standardAnswers } from './main/answers'
import { MainState, type Answer, type Answers, type Listener } from './main/state'

export { DEMO, FETCHED_AT, NOT_CONNECTED, OFFER, packOf, PLAN, STORAGE } from './main/state'

/** A request that waits for the test's answer. */
interface Held<C extends ChannelName> {
  readonly input: Input<C>
  answer(output: Output<C>): void
  fail(error: Error): void
}

class FakeMain extends MainState {
  /** Every request so far, in order. */
  readonly calls: { readonly channel: ChannelName; readonly input: unknown }[] = []
  #answers: Answers = standardAnswers(this)

  readonly ipc = {
    invoke: async <C extends ChannelName>(channel: C, input: Input<C>): Promise<Output<C>> => {
      const copy = structuredClone(input)
      this.calls.push({ channel, input: copy })
      return structuredClone(await this.#answers[channel](copy)) as Output<C>
    },
    on: (topic: TopicName, listener: Listener): void => {
      this.listeners.set(topic, (this.listeners.get(topic) ?? new Set()).add(listener))
    },
    off: (topic: TopicName, listener: Listener): void => void this.listeners.get(topic)?.delete(listener)
  }

  /** Back to the first state: no calls, no listeners, standard answers. */
  reset(): void {
    Object.assign(this, new MainState())
    this.calls.length = 0
    this.#answers = standardAnswers(this)
  }

  /** Answers a channel from now on with a value or a function. */
  answer<C extends ChannelName>(channel: C, how: Output<C> | Answer<C>): void {
    this.#answers[channel] = (typeof how === 'function' ? how : () => how) as Answers[C]
  }

  /** Fails a channel from now on. Only for channels that answer a Result. */
  fail<C extends ChannelName>(channel: C, code: FailureCode, more: Parameters<typeof failed>[1] = {}): void {
    this.answer(channel, (() => failed(code, more)) as unknown as Answer<C>)
  }

  /** Back to the standard answer. */
  restore<C extends ChannelName>(channel: C): void {
    this.#answers[channel] = standardAnswers(this)[channel]
  }

  /** Collects the requests on a channel; the test answers them in any order. */
  hold<C extends ChannelName>(channel: C): Held<C>[] {
    const held: Held<C>[] = []
    this.answer(
      channel,
      ((input: Input<C>) => new Promise<Output<C>>((answer, fail) => held.push({ input, answer, fail }))) as Answer<C>
    )
    return held
  }

  /** Inputs of every request on a channel. */
  sent<C extends ChannelName>(channel: C): Input<C>[] {
    return this.calls.filter((call) => call.channel === channel).map((call) => call.input as Input<C>)
  }

  /** Number of subscriptions. */
  listening(topic: TopicName): number {
    return this.listeners.get(topic)?.size ?? 0
  }
}

const main = new FakeMain()
export const fake: FakeMain & Bridge = Object.assign(
  main,
  createBridge(main.ipc as unknown as Parameters<typeof createBridge>[0])
)
Object.defineProperty(window, 'dynodesk', { value: fake, configurable: true })
