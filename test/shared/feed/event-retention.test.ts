import { describe, expect, it } from 'vitest'
import { reconnectDelayMs } from '@shared/feed/sources/reconnect-delay'
import { retentionOf } from '@shared/feed/event-retention'

describe('numbers of the feed', () => {
  it('of back-off double to two minutes, half of them random', () => {
    expect([1, 2, 3, 8, 50].map((n) => reconnectDelayMs(n, () => 0))).toEqual([500, 1000, 2000, 60_000, 60_000])
    expect(reconnectDelayMs(50, () => 0.999_999)).toBe(120_000)
  })
  it('of retention count back from now', () =>
    expect(retentionOf({ days: 90, events: 10_000, megabytes: 2 }, 100 * 86_400_000)).toEqual({
      olderThanMs: 10 * 86_400_000,
      keep: 10_000,
      keepBytes: 2_097_152
    }))
})
