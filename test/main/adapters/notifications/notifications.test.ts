import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { appIconBadge, systemNotifications } from '../../../../src-main/adapters/notifications'
import { OVERLAY_SIZE, badgeOverlayPixels } from '../../../../src-main/adapters/notifications/badge-overlay'
import { FakeLog } from '../../../fakes/log'

class FakeNotification extends EventEmitter {
  static made: FakeNotification[] = []
  static supported = true
  static isSupported(): boolean {
    return FakeNotification.supported
  }
  readonly options: unknown
  shown = 0
  constructor(options: unknown) {
    super()
    this.options = options
    FakeNotification.made.push(this)
  }
  show(): void {
    this.shown++
  }
}

it('shows a system notification and reports its click; a refusal is logged once', () => {
  const log = new FakeLog()
  const show = systemNotifications({ Notification: FakeNotification as never, log })
  let clicks = 0
  show({ title: 'Ticket answered · 4711', body: '', silent: true }, () => clicks++)
  show({ title: 'Ticket closed · 4712', body: '', silent: false }, () => clicks++)
  expect(FakeNotification.made.map(({ options, shown }) => [options, shown])).toEqual([
    [{ title: 'Ticket answered · 4711', body: '', silent: true, timeoutType: 'default' }, 1],
    [{ title: 'Ticket closed · 4712', body: '', silent: false, timeoutType: 'default' }, 1]
  ])
  FakeNotification.made[0]?.emit('click', {})
  expect(clicks).toBe(1)
  for (const one of FakeNotification.made) one.emit('failed', {}, 'not allowed')
  expect(log.lines).toHaveLength(1)
  FakeNotification.supported = false
  show({ title: 'x', body: '', silent: false }, () => clicks++)
  expect(FakeNotification.made).toHaveLength(2)
})

it('sets the badge, or the overlay icon of Windows', () => {
  const told: unknown[] = []
  const parts = {
    app: { setBadgeCount: (count?: number) => (told.push(count), true) },
    describe: (count: number) => `${count} unread`,
    window: () => ({ setOverlayIcon: (icon: unknown, words: string) => void told.push([icon, words]) }),
    nativeImage: {
      createFromBitmap: (pixels: Buffer, options: unknown) => ({ bytes: pixels.byteLength, options }) as never
    }
  }
  appIconBadge({ ...parts, platform: 'linux' })(3)
  appIconBadge({ ...parts, platform: 'win32' })(3)
  appIconBadge({ ...parts, platform: 'win32' })(0)
  expect(told).toEqual([
    3,
    [
      {
        bytes: OVERLAY_SIZE * OVERLAY_SIZE * 4,
        options: { width: OVERLAY_SIZE, height: OVERLAY_SIZE, scaleFactor: 2 }
      },
      '3 unread'
    ],
    [null, '']
  ])
})

it('draws a disc with the number and transparent corners', () => {
  const pictures = Array.from({ length: 10 }, (_, n) => badgeOverlayPixels(n + 1).toString('base64'))
  expect(new Set(pictures).size).toBe(10)
  expect(badgeOverlayPixels(10).equals(badgeOverlayPixels(4000))).toBe(true)
  const one = badgeOverlayPixels(1)
  expect(one[3]).toBe(0)
  const alpha = (x: number, y: number): number | undefined => one[(y * OVERLAY_SIZE + x) * 4 + 3]
  expect([alpha(16, 16), alpha(16, 2)]).toEqual([255, 255])
})
