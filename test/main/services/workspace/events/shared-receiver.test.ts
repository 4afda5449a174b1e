/** A source of the live feed behind its lease: failures of the source must not end its control. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Receivers } from '@main/services/workspace/events/receivers'
import { SharedReceiver } from '@main/services/workspace/events/shared-receiver'
import type { EventSource, SourceState } from '@shared/ports/feed/event-source'
import { FakeClock } from '../../../../fakes/clock'
import { FakeLog } from '../../../../fakes/log'

let clock: FakeClock
let log: FakeLog
let state: SourceState
let calls: string[]
let failing: string
let receiver: SharedReceiver
const deliver = () => Promise.resolve({ outcome: 'not-stored', reason: 'store' } as const)

beforeEach(() => {
  clock = new FakeClock()
  log = new FakeLog()
  state = 'off'
  calls = []
  failing = ''
  const run = async (name: string, to: SourceState): Promise<void> => {
    calls.push(name)
    await Promise.resolve()
    if (failing === name) throw new Error('no module')
    state = to
  }
  const source: EventSource = {
    id: 'mqtt',
    catchesUp: () => false,
    start: () => run('start', 'listening'),
    stop: () => run('stop', 'off'),
    status: () => ({
      id: 'mqtt',
      state,
      problem: null,
      warnings: [],
      sinceMs: 0,
      at: null,
      retryAtMs: null,
      progress: null
    }),
    onStatus: () => () => undefined,
    test: () => Promise.resolve({ ok: true, at: null })
  }
  receiver = new SharedReceiver({
    source,
    clock,
    log,
    receivers: new Receivers({ clock, log, engine: () => null }),
    isEnabled: () => true,
    leaseName: () => 'mqtt',
    nameOf: () => ''
  })
})

describe('a source that rejects', () => {
  it('is shown as failing, and starts later', async () => {
    failing = 'start'
    await receiver.start(deliver)
    expect(receiver.status()).toMatchObject({ state: 'failing', problem: { code: 'internal' } })
    expect(log.lines.map(({ event }) => event)).toContain('feed.source')
    failing = ''
    await clock.advance(10_000)
    expect(receiver.status().state).toBe('listening')
    expect(calls).toEqual(['start', 'start'])
  })

  it('can be stopped after it failed to start', async () => {
    failing = 'start'
    await receiver.start(deliver)
    await receiver.stop()
    expect(calls).toEqual(['start', 'stop'])
    await clock.advance(60_000)
    expect(calls).toEqual(['start', 'stop'])
    expect(receiver.status().state).toBe('off')
  })

  it('can be stopped after it failed to stop', async () => {
    await receiver.start(deliver)
    failing = 'stop'
    await receiver.stop()
    expect(receiver.status().state).toBe('listening')
    failing = ''
    await receiver.stop()
    expect(receiver.status().state).toBe('off')
  })

  it('is still controlled after a listener of its status failed', async () => {
    let fails = true
    receiver.onStatus(() => {
      if (fails) throw new Error('listener')
    })
    await receiver.start(deliver)
    fails = false
    await receiver.stop()
    expect(calls).toEqual(['start', 'stop'])
  })
})
