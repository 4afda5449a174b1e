/** System notifications and the badge. */
import type {
  App,
  BrowserWindow,
  NativeImage,
  NotificationConstructorOptions,
  Notification as SystemNotification
} from 'electron'
import type { Log } from '../../shared/ports/system/log'
import { badgeOverlayPixels, OVERLAY_SIZE } from './badge-overlay'

interface NotificationText {
  readonly title: string
  readonly body: string
  readonly silent: boolean
}
interface NotificationsDeps {
  readonly Notification: {
    new (options: NotificationConstructorOptions): Pick<SystemNotification, 'on' | 'show'>
    isSupported(): boolean
  }
  readonly log: Log
}

/** Visible notifications; an unreferenced one would be garbage collected and its click lost. */
const MOST_HELD = 50

export function systemNotifications({
  Notification,
  log
}: NotificationsDeps): (text: NotificationText, clicked: () => void) => void {
  const held = new Set<object>()
  let told = false
  return ({ title, body, silent }, clicked) => {
    if (!Notification.isSupported()) return
    const bubble = new Notification({ title, body, silent, timeoutType: 'default' })
    const release = (): void => void held.delete(bubble)
    held.add(bubble)
    for (const oldest of held) {
      if (held.size <= MOST_HELD) break
      held.delete(oldest)
    }
    bubble.on('click', () => {
      release()
      clicked()
    })
    bubble.on('close', release)
    bubble.on('failed', (_event, error) => {
      release()
      // mostly forbidden by the user; logged once
      if (!told) log.warn('notifications.failed', { error: String(error).slice(0, 200) })
      told = true
    })
    bubble.show()
  }
}

interface BadgeDeps {
  readonly platform: NodeJS.Platform
  readonly app: Pick<App, 'setBadgeCount'>
  readonly nativeImage: {
    createFromBitmap(buffer: Buffer, options: { width: number; height: number; scaleFactor?: number }): NativeImage
  }
  /** null: no window. */
  readonly window: () => Pick<BrowserWindow, 'setOverlayIcon'> | null
  /** Accessible description of the overlay. */
  readonly describe: (count: number) => string
}

/** Linux and macOS draw the number; Windows gets an overlay icon. */
export function appIconBadge({ platform, app, nativeImage, window, describe }: BadgeDeps): (count: number) => void {
  if (platform !== 'win32') return (count) => void app.setBadgeCount(count)
  return (count) => {
    if (count === 0) window()?.setOverlayIcon(null, '')
    else
      window()?.setOverlayIcon(
        nativeImage.createFromBitmap(badgeOverlayPixels(count), {
          width: OVERLAY_SIZE,
          height: OVERLAY_SIZE,
          scaleFactor: OVERLAY_SIZE / 16
        }),
        describe(count)
      )
  }
}
