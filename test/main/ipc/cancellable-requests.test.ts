import { describe, expect, it } from 'vitest'
import { createCancellableRequests } from '@main/ipc/cancellable-requests'
import type { HandlerRegistry } from '@main/ipc/register'
import { failed } from '@contract/failures'
import { settled } from '../../fakes/clock'

type Handler = (input: { requestId?: string }, context: { senderId: number }) => Promise<unknown>
interface Running {
  readonly signal: AbortSignal | undefined
  finish(): void
}

function setUp() {
  const handlers = new Map<string, Handler>()
  let pageGone: (windowId: number) => void = () => {}
  const ipc = {
    handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
    onPageGone: (listener: (windowId: number) => void) => void (pageGone = listener)
  }
  const requests = createCancellableRequests(ipc as unknown as HandlerRegistry)
  const running: Running[] = []
  requests.handle(
    'catalogue:types',
    (_input, { signal }) =>
      new Promise((resolve) => running.push({ signal, finish: () => resolve(failed('cancelled')) }))
  )
  const ask = (requestId?: string, senderId = 1): Running => {
    void handlers.get('catalogue:types')!(requestId === undefined ? {} : { requestId }, { senderId })
    return running.at(-1)!
  }
  return { requests, ask, pageGone: (windowId: number) => pageGone(windowId) }
}

describe('a request of a window', () => {
  it('is cancelled by its id, for its own window alone', () => {
    const { requests, ask } = setUp()
    const [mine, other] = [ask('r1', 1), ask('r1', 2)]
    expect(requests.cancel(1, 'r1')).toBe(true)
    expect([mine.signal!.aborted, other.signal!.aborted]).toEqual([true, false])
    expect(requests.cancel(1, 'r2')).toBe(false)
  })

  it('cannot be cancelled after its end', async () => {
    const { requests, ask } = setUp()
    ask('r1').finish()
    await settled()
    expect(requests.cancel(1, 'r1')).toBe(false)
  })

  it('stays cancellable when an older request with the same id ends', async () => {
    const { requests, ask } = setUp()
    const [old, fresh] = [ask('r1'), ask('r1')]
    old.finish()
    await settled()
    expect(requests.cancel(1, 'r1')).toBe(true)
    expect(fresh.signal!.aborted).toBe(true)
  })

  it('is cancelled when another with its id takes its place', () => {
    const { ask } = setUp()
    const old = ask('r1')
    ask('r1')
    expect(old.signal!.aborted).toBe(true)
  })

  it('is cancelled with its page, also without an id; the next page is unaffected', () => {
    const { requests, ask, pageGone } = setUp()
    const [first, second, unnamed, other] = [ask('r1'), ask('r2'), ask(), ask('r1', 2)]
    pageGone(1)
    expect([first, second, unnamed, other].map(({ signal }) => signal!.aborted)).toEqual([true, true, true, false])
    expect(requests.cancel(1, 'r1')).toBe(false)
    const next = ask('r1')
    expect(next.signal!.aborted).toBe(false)
    expect(requests.cancel(1, 'r1')).toBe(true)
  })
})
