/** System notifications and the badge. */
import { createHash } from 'node:crypto'
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
  /** Shown again, it replaces the earlier notification. */
  readonly id: string
  readonly title: string
  readonly body: string
  readonly silent: boolean
  /** null: none. */
  readonly group: { readonly id: string; readonly title: string } | null
}
interface NotificationsDeps {
  readonly Notification: {
    new (options: NotificationConstructorOptions): Pick<SystemNotification, 'on' | 'show' | 'close'>
    isSupported(): boolean
  }
  readonly log: Log
}

export interface SystemNotifications {
  show(text: NotificationText, clicked: () => void): void
  /** From the screen and from the notification centre of the system. */
  remove(id: string): void
}

/** Windows accepts at most 64 characters, and neither `&` nor `=`. */
const systemId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 40)

export function systemNotifications({ Notification, log }: NotificationsDeps): SystemNotifications {
  /** An unreferenced one would be garbage collected, and its click lost; macOS would remove it, too. */
  const delivered = new Map<string, Pick<SystemNotification, 'close'>>()
  let told = false
  const remove = (id: string): void => {
    const found = delivered.get(id)
    // first, because closing raises 'close'
    delivered.delete(id)
    found?.close()
  }
  const show: SystemNotifications['show'] = ({ id, title, body, silent, group }, clicked) => {
    if (!Notification.isSupported()) return
    remove(id)
    const notification = new Notification({
      id: systemId(id),
      title,
      body,
      silent,
      timeoutType: 'default',
      ...(group ? { groupId: group.id, groupTitle: group.title } : {})
    })
    const release = (): void => {
      if (delivered.get(id) === notification) delivered.delete(id)
    }
    delivered.set(id, notification)
    notification.on('click', () => {
      release()
      clicked()
    })
    notification.on('close', ({ reason }) => {
      // Windows moves it to the notification centre
      if (reason !== 'timedOut') release()
    })
    notification.on('failed', (_event, error) => {
      release()
      // mostly forbidden by the user; logged once
      if (!told) log.warn('notifications.failed', { error: String(error).slice(0, 200) })
      told = true
    })
    notification.show()
  }
  return { show, remove }
}

interface BadgeDeps {
  readonly platform: NodeJS.Platform
  readonly app: Pick<App, 'setBadgeCount'>
  readonly nativeImage: {
    createFromBitmap(buffer: Buffer, options: { width: number; height: number; scaleFactor?: number }): NativeImage
  }
  readonly setOverlay: BrowserWindow['setOverlayIcon']
  /** Accessible description of the overlay. */
  readonly describe: (count: number) => string
}

/** Linux and macOS draw the number; Windows gets an overlay icon. */
export function appIconBadge({ platform, app, nativeImage, setOverlay, describe }: BadgeDeps): (count: number) => void {
  if (platform !== 'win32') return (count) => void app.setBadgeCount(count)
  return (count) => {
    if (count === 0) setOverlay(null, '')
    else
      setOverlay(
        nativeImage.createFromBitmap(badgeOverlayPixels(count), {
          width: OVERLAY_SIZE,
          height: OVERLAY_SIZE,
          scaleFactor: OVERLAY_SIZE / 16
        }),
        describe(count)
      )
  }
}
