import { beforeEach, describe, expect, it } from 'vitest'
import { fake } from '../../../fakes/bridge'
import { effectScope } from 'vue'
import { useLatestOnly } from '@/composables/requests/latest-only'

const deferred = <T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: Error) => void } =>
  Promise.withResolvers<T>()

describe('useLatest', () => {
  beforeEach(() => fake.reset())

  it('writes the answer of the newest request only, in any order of answers', async () => {
    const latest = useLatestOnly()
    const [slow, quick] = [deferred<string>(), deferred<string>()]
    const written: string[] = []
    const first = latest.run(
      () => slow.promise,
      (text) => written.push(text)
    )
    const second = latest.run(
      () => quick.promise,
      (text) => written.push(text)
    )
    quick.resolve('quick')
    slow.resolve('slow')
    await Promise.all([first, second])
    expect(written).toEqual(['quick'])
  })

  it('cancels the older request in main when a newer one starts', async () => {
    const latest = useLatestOnly()
    const slow = deferred<string>()
    let firstId = ''
    let aborted = false
    const first = latest.run(
      (id, signal) => {
        firstId = id
        signal.addEventListener('abort', () => (aborted = true))
        return slow.promise
      },
      () => {}
    )
    await latest.run(
      () => Promise.resolve(''),
      () => {}
    )
    expect(fake.sent('request:cancel')).toEqual([{ requestId: firstId }])
    expect(aborted).toBe(true)
    slow.resolve('')
    await first
  })

  it('is busy from the start of the newest request to its answer', async () => {
    const latest = useLatestOnly()
    const slow = deferred<string>()
    const run = latest.run(
      () => slow.promise,
      () => {}
    )
    expect(latest.busy.value).toBe(true)
    slow.resolve('')
    await run
    expect(latest.busy.value).toBe(false)
  })

  it('writes nothing and cancels once its scope has ended', async () => {
    const scope = effectScope()
    const latest = scope.run(() => useLatestOnly())!
    const slow = deferred<string>()
    let written = false
    const run = latest.run(
      () => slow.promise,
      () => (written = true)
    )
    scope.stop()
    slow.resolve('late')
    await run
    expect(written).toBe(false)
    expect(fake.sent('request:cancel')).toHaveLength(1)
  })

  it('passes on the exception of the newest request and swallows that of an older one', async () => {
    const latest = useLatestOnly()
    await expect(
      latest.run(
        () => Promise.reject(new Error('bug')),
        () => {}
      )
    ).rejects.toThrow('bug')
    const slow = deferred<string>()
    const run = latest.run(
      () => slow.promise,
      () => {}
    )
    latest.cancel()
    slow.reject(new Error('too late to matter'))
    await expect(run).resolves.toBeUndefined()
  })
})
