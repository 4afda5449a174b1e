/** The use cases behind the channels. */
import type { AppInfo, Notice } from '../../contract/channels/app'
import type { WindowError } from '../../contract/channels/diagnostics'
import type { GuardedSettings } from '../../services/settings/guarded-settings'
import type { Links } from '../../services/links/links'
import type { Engine } from '../../shared/catalogue/records'
import type { ManagedSource } from '../../shared/settings/managed-source'
import type { Modules } from '../modules'

export interface UseCases extends Omit<Modules, 'context' | 'windows'> {
  readonly app: {
    /** Resolves when the connection of the last run is restored. */
    readonly started: Promise<void>
    info(): Promise<AppInfo>
    licences(): Promise<string>
    openDataFolder(): Promise<void>
    notices(): readonly Notice[]
    dismissNotice(id: string): void
    managedSources(): readonly ManagedSource[]
    windowReady(pageId: number): void
    windowError(error: WindowError): void
  }
  readonly windows: {
    /** Number of the window of a page, from 1. */
    slotOf(pageId: number): number
    /** Opens one more window at an address inside the page. */
    open(address: string): Promise<void>
    close(pageId: number): void
    /** The page has unsaved entries, or none any more. */
    setDraft(pageId: number, draft: boolean): void
    /** The person drags a PDF from this page to another program. */
    drag(pageId: number, title: string, pdf: Uint8Array): Promise<void>
    /** Sends the beginning of a long list to the page that requested it. */
    showFirstRows(pageId: number, generationId: string, engines: readonly Engine[]): void
  }
  readonly settings: GuardedSettings
  readonly links: Links
}
