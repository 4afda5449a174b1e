import { beforeEach, describe, expect, it } from 'vitest'
import { fake } from '../../../fakes/bridge'
import { effectScope } from 'vue'
import { bridge, cancellable } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { createSharedRequests } from '@/composables/requests/shared-requests'

beforeEach(() => fake.reset())

describe('a request after the page was left', () => {
  it('is not sent, and is answered as cancelled', async () => {
    const answer = await cancellable(AbortSignal.abort(), (requestId) => bridge.catalogue.types({ requestId }))
    expect(answer).toEqual({ ok: false, failure: { code: 'cancelled' } })
    expect(fake.calls).toEqual([])
  })

  it('neither starts nor joins a shared request', async () => {
    const requests = createSharedRequests()
    let started = 0
    const start = (): Promise<void> => Promise.resolve(void started++)
    await requests.join('a', start, AbortSignal.abort())
    expect(started).toBe(0)

    const leaver = new AbortController()
    let signal: AbortSignal | undefined
    const running = Promise.withResolvers<void>()
    const first = requests.join('a', (given) => ((signal = given), running.promise), leaver.signal)
    await requests.join('a', start, AbortSignal.abort())
    leaver.abort()
    expect(signal!.aborted).toBe(true)
    running.resolve()
    await first
  })

  it('is not sent by a composable whose scope has ended', async () => {
    const scope = effectScope()
    const latest = scope.run(() => useLatestOnly())!
    scope.stop()
    await latest.run(
      (requestId) => bridge.catalogue.types({ requestId }),
      () => {}
    )
    expect(fake.calls).toEqual([])
    expect(latest.busy.value).toBe(false)
  })
})
