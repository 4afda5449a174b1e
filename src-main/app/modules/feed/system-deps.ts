/** Parts of the system and of other modules that the live feed uses. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { app, nativeImage, Notification } from 'electron'
import { fetchTransport } from '../../../adapters/api-client/fetch-transport'
import { appIconBadge, systemNotifications } from '../../../adapters/notifications'
import type { CustomerScreen } from '../../../services/customer/customer-screen'
import { windowText } from '../../../windows/texts'
import { badgeText, notificationText } from '../../../windows/texts/notification-texts'
import type { CatalogueModuleDeps } from '../catalogue'
import type { FeedModuleDeps } from './deps'

interface Modules extends CatalogueModuleDeps {
  readonly customer: CustomerScreen
}

function feedNotifications({ context, windows, customer }: Modules): FeedModuleDeps['notifications'] {
  const { log, languages } = context
  const { show, remove } = systemNotifications({ Notification, log })
  const badge = appIconBadge({
    platform: process.platform,
    app,
    nativeImage,
    setOverlay: (...overlay) => windows.mainWindows.setOverlay(overlay),
    describe: (count) => badgeText(count, languages.interface())
  })
  return {
    show: (notification, { silent, clicked }) =>
      show({ ...notificationText(notification, languages.interface()), id: notification.id, silent }, clicked),
    remove,
    badge: (count) => {
      badge(count)
      windows.trayIcon.setUnread(count)
    },
    customerIsWatching: () => customer.isShown(),
    open: (subject) => windows.sendToWindow('feed:open', { subject })
  }
}

export function systemFeedDeps(modules: Modules): FeedModuleDeps {
  const { paths, clock, log, ipc, notices, settings, languages } = modules.context
  const { secrets, budget, eventStore, hosts } = modules.stores
  const { isolatedFetch } = modules.network
  const { service: connection, language, clockSkew } = modules.connection
  const { dialogs } = modules.windows
  return {
    store: eventStore,
    storageMode: () => eventStore.kept(),
    notice: (code) => notices.addOnce({ kind: 'warning', code }),
    notifications: feedNotifications(modules),
    workspace: modules.workspace,
    settings,
    secrets,
    budget,
    clock,
    clockIsConfirmed: () => clockSkew.isConfirmed(),
    log,
    fetch: isolatedFetch('events'),
    transport: fetchTransport(isolatedFetch('polling')),
    contacted: (address) => hosts.contacted('events', address),
    uptimeFile: join(paths.userData, 'feed-uptime.json'),
    demoFolder: paths.demo,
    demoText: (key) => windowText(languages.interface(), `demo.${key}`),
    ownFolder: paths.root,
    newId: randomUUID,
    language,
    access: async () => (connection.isDemo() ? null : connection.access()),
    changed: (what) => ipc.broadcast('feed:changed', what),
    sourcesChanged: (entries) => ipc.broadcast('feed:sources-changed', entries),
    chooseFile: dialogs.events,
    chooseFolder: dialogs.folder,
    chooseCertificate: dialogs.certificate
  }
}
