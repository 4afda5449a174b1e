import { EventEmitter } from 'node:events'
import { beforeEach, expect, it } from 'vitest'
import { appIconBadge, systemNotifications } from '@main/adapters/notifications'
import { OVERLAY_SIZE, badgeOverlayPixels } from '@main/adapters/notifications/badge-overlay'
import { FakeLog } from '../../../fakes/log'

class FakeNotification extends EventEmitter {
  static made: FakeNotification[] = []
  static supported = true
  static isSupported(): boolean {
    return FakeNotification.supported
  }
  readonly options: unknown
  shown = 0
  closed = 0
  constructor(options: unknown) {
    super()
    this.options = options
    FakeNotification.made.push(this)
  }
  show(): void {
    this.shown++
  }
  close(): void {
    this.closed++
    this.emit('close', { reason: 'applicationHidden' })
  }
}

const TICKETS = { id: 'ticket', title: 'Tickets' }
const text = (id: string) => ({ id, title: `Ticket answered · ${id}`, body: '', silent: true, group: null })

beforeEach(() => {
  FakeNotification.made = []
  FakeNotification.supported = true
})

it('shows a system notification and reports its click; a refusal is logged once', () => {
  const log = new FakeLog()
  const { show } = systemNotifications({ Notification: FakeNotification as never, log })
  let clicks = 0
  show({ id: 'a', title: 'Ticket answered · 4711', body: '', silent: true, group: TICKETS }, () => clicks++)
  show({ id: 'b', title: '14 events since 18:02', body: '', silent: false, group: null }, () => clicks++)
  const id = expect.stringMatching(/^[\da-f]{40}$/) as string
  expect(FakeNotification.made.map(({ options, shown }) => [options, shown])).toEqual([
    [
      {
        id,
        title: 'Ticket answered · 4711',
        body: '',
        silent: true,
        timeoutType: 'default',
        groupId: 'ticket',
        groupTitle: 'Tickets'
      },
      1
    ],
    [{ id, title: '14 events since 18:02', body: '', silent: false, timeoutType: 'default' }, 1]
  ])
  FakeNotification.made[0]?.emit('click', {})
  expect(clicks).toBe(1)
  for (const one of FakeNotification.made) one.emit('failed', {}, 'not allowed')
  expect(log.lines).toHaveLength(1)
  FakeNotification.supported = false
  show({ id: 'c', title: 'x', body: '', silent: false, group: null }, () => clicks++)
  expect(FakeNotification.made).toHaveLength(2)
})

it('gives an event the same id in every run, and shows it once', () => {
  const long = `event:id:${'f'.repeat(64)}/a=b&c`
  const ids = [1, 2].map(() => {
    const { show } = systemNotifications({ Notification: FakeNotification as never, log: new FakeLog() })
    show(text(long), () => {})
    show(text(long), () => {})
    show(text('another'), () => {})
    return FakeNotification.made.splice(0).map(({ options, closed }) => [(options as { id: string }).id, closed])
  })
  expect(ids[0]).toEqual(ids[1])
  const [first, again, other] = ids[0]!
  expect([first![0] === again![0], first![0] === other![0]]).toEqual([true, false])
  // the first one gave way to the second
  expect([first![1], again![1], other![1]]).toEqual([1, 0, 0])
})

it('removes one that waits in the notification centre, but none that the person has closed', () => {
  const { show, remove } = systemNotifications({ Notification: FakeNotification as never, log: new FakeLog() })
  for (const id of ['waiting', 'closed', 'clicked', 'failed']) show(text(id), () => {})
  const [waiting, closed, clicked, failed] = FakeNotification.made
  waiting!.emit('close', { reason: 'timedOut' })
  closed!.emit('close', {})
  clicked!.emit('click', {})
  failed!.emit('failed', {}, 'not allowed')
  for (const id of ['waiting', 'closed', 'clicked', 'failed', 'never shown']) remove(id)
  remove('waiting')
  expect(FakeNotification.made.map((one) => one.closed)).toEqual([1, 0, 0, 0])
})

it('sets the badge, or the overlay icon of Windows', () => {
  const reported: unknown[] = []
  const parts = {
    app: { setBadgeCount: (count?: number) => (reported.push(count), true) },
    describe: (count: number) => `${count} unread`,
    setOverlay: (icon: unknown, words: string) => void reported.push([icon, words]),
    nativeImage: {
      createFromBitmap: (pixels: Buffer, options: unknown) => ({ bytes: pixels.byteLength, options }) as never
    }
  }
  appIconBadge({ ...parts, platform: 'linux' })(3)
  appIconBadge({ ...parts, platform: 'win32' })(3)
  appIconBadge({ ...parts, platform: 'win32' })(0)
  expect(reported).toEqual([
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
