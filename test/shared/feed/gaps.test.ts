import { describe, expect, it } from 'vitest'
import { OutageTracker } from '@shared/feed/gaps'

describe('gaps', () => {
  const at = (wallMs: number, steadyMs = wallMs) => ({ wallMs, steadyMs })
  it('exist once for each outage above five seconds', () => {
    const watch = new OutageTracker({})
    expect(watch.markListening('webhook', at(100_000))).toBeNull()
    expect(watch.markListening('webhook', at(105_000))).toBeNull()
    expect(watch.markListening('webhook', at(110_001))).toEqual({ source: 'webhook', fromMs: 105_000, toMs: 110_001 })
    expect(watch.markListening('webhook', at(112_000))).toBeNull()
  })
  it('start and end at whole milliseconds', () => {
    const watch = new OutageTracker({})
    watch.markListening('webhook', at(100_000, 0.25))
    expect(watch.outageSince('webhook', at(110_000, 10_000.6))).toBe(99_999)
    expect(watch.markListening('webhook', at(110_000, 10_000.6))).toEqual({
      source: 'webhook',
      fromMs: 99_999,
      toMs: 110_000
    })
  })
  it('reach back to the previous run, but not before the first one', () => {
    const watch = new OutageTracker({ webhook: 50_000 })
    expect(watch.outageSince('webhook', at(90_000))).toBe(50_000)
    expect(watch.markListening('webhook', at(90_000))).toEqual({ source: 'webhook', fromMs: 50_000, toMs: 90_000 })
    expect(watch.markListening('mqtt', at(90_000))).toBeNull()
    expect(watch.outageSince('relay', at(90_000))).toBeNull()
  })
  it('do not depend on changes of the system clock', () => {
    const watch = new OutageTracker({ mqtt: 9_000_000 })
    expect(watch.markListening('mqtt', at(8_000_000, 0))).toBeNull()
    expect(watch.markListening('mqtt', at(99_000_000, 2000))).toBeNull()
    expect(watch.markListening('mqtt', at(1_000_000, 12_000))).toEqual({
      source: 'mqtt',
      fromMs: 990_000,
      toMs: 1_000_000
    })
  })
  it('do not exist when all events are delivered afterwards', () => {
    const watch = new OutageTracker({ mqtt: 0 })
    expect(watch.markListening('mqtt', at(90_000), true)).toBeNull()
    expect(watch.markListening('mqtt', at(91_000))).toBeNull()
  })
})
