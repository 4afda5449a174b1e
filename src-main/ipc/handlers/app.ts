import type { AppInfo, Notice } from '../../contract/channels/app'
import type { FileExportService } from '../../services/file-export'
import type { createLastLocation } from '../../services/library/last-location'
import type { Links } from '../../services/links/links'
import type { HandlerRegistry } from '../register'

export interface AppUseCases {
  /** Resolves when the connection of the last run is restored. */
  readonly started: Promise<void>
  readonly lastPlace: ReturnType<typeof createLastLocation>
  readonly files: FileExportService
  readonly links: Pick<Links, 'openTyped' | 'mail'>
  appInfo(): Promise<AppInfo>
  notices(): readonly Notice[]
  /** The window has painted its first screen and accepts input. */
  windowReady(): void
}

export function registerAppHandlers(ipc: HandlerRegistry, useCases: AppUseCases): void {
  const { started, lastPlace, files, links } = useCases
  ipc.handleValue('app:info', () => useCases.appInfo())
  ipc.handleValue('app:notices', () => useCases.notices())
  ipc.handleValue('app:ready', () => useCases.windowReady())
  ipc.handleValue('app:place', async () => (await started, lastPlace.read()))
  ipc.handleValue('app:set-place', (location) => lastPlace.write(location))

  ipc.handle('files:save', (input) => files.save(input))
  ipc.handle('files:copy', (input) => files.copy(input))

  ipc.handleValue('links:open', ({ text }) => links.openTyped(text))
  ipc.handle('links:mail', (input) => links.mail(input))
}
