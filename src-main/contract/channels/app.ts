/** The program itself: start, notices, last location, menu; files that a person saves; links in and out. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { FileFormat } from '../../shared/links/file-format'
import type { LanguageCode } from '../../shared/text/languages'
import { call, topic } from '../channel'
import type { FailureCode } from '../failures'
import type { MenuCommand } from '../shortcuts'
import type { WindowError } from './diagnostics'

export interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly interfaceLanguage: LanguageCode
  readonly contentLanguage: LanguageCode
  /** Region of the system: "NO"; '' if unknown. */
  readonly country: string
  /** True when the system can seal the key and the settings allow it. */
  readonly canSeal: boolean
  /** Address prefix of pictures; append the percent-encoded address of the picture. */
  readonly pictureBase: string
  /** Name, version and processor of the system. */
  readonly system: string
  /** Electron, Chromium and Node with their versions. */
  readonly runtime: string
  /** Where settings, stores and logs are. */
  readonly dataFolder: string
}

/** Addresses of the window, beginning with "/". */
export interface LastLocation {
  readonly address: string
  /** The last address inside the catalogue. */
  readonly catalogue: string
  /** Tabs and state of the lists, as the window writes them; '': none. */
  readonly view: string
}
/** Longest `view` of a place, in characters. */
export const MAX_VIEW_LENGTH = 100_000

/** A message to the person that belongs to no request, for example a start-up issue. */
export interface Notice {
  readonly id: string
  readonly kind: 'error' | 'warning' | 'info'
  readonly code: FailureCode
  readonly params?: Readonly<Record<string, string | number>>
}

export const appChannels = {
  'app:info': call('info', 'sales').returns<AppInfo>(),
  'app:licences': call('licences', 'sales').returns<string>(),
  'app:open-data-folder': call('openDataFolder', 'administrator').returns<void>(),
  'app:notices': call('notices', 'sales').returns<readonly Notice[]>(),
  /** Removes a notice from all windows. */
  'app:dismiss-notice': call('dismissNotice', 'sales').takes<{ id: string }>().returns<void>(),
  /** The window has painted its first screen and accepts input. */
  'app:ready': call('ready', 'sales').returns<void>(),
  'app:window-error': call('windowError', 'sales').takes<WindowError>().returns<void>(),
  /** Last location of this window with the current service; null: not known. */
  'app:place': call('place', 'sales').returns<LastLocation | null>(),
  'app:set-place': call('setPlace', 'sales').takes<LastLocation>().returns<void>(),
  /** Opens one more window at an address inside the page, beginning with "/". */
  'app:open-window': call('openWindow', 'sales').takes<{ address: string }>().returns<void>(),
  'app:close-window': call('closeWindow', 'sales').returns<void>(),
  'notice:added': topic('onNotice').carries<Notice>(),
  'notice:removed': topic('onNoticeRemoved').carries<{ readonly id: string }>(),
  'language:changed': topic('onLanguage').carries<{
    readonly interfaceLanguage: LanguageCode
    readonly contentLanguage: LanguageCode
  }>(),
  'menu:command': topic('onCommand').carries<MenuCommand>()
}

export const FILE_KINDS = ['csv', 'xlsx', 'json', 'svg', 'png', 'txt'] as const
export type FileKind = (typeof FILE_KINDS)[number]
/** Either `text`, written as UTF-8, or bytes in base64. An 'xlsx' file is written from a table as JSON text. */
export type FileContent = { readonly text: string } | { readonly base64: string }
/** A picture or the records of a long list make the largest messages. */
export const FILE_MESSAGE_BYTES = 24 * 1024 * 1024

export const fileChannels = {
  /** Asks for a file, starts in the last folder, writes atomically. null: cancelled. May fail with 'export-off'. */
  'files:save': call('save', 'sales')
    .takes<{ suggestedName: string; kind: FileKind; content: FileContent }>()
    .returnsResult<{ readonly file: string } | null>(),
  /** Copies to the clipboard. May fail with 'export-off'. */
  'files:copy': call('copy', 'sales').takes<{ kind: 'txt' | 'png'; content: FileContent }>().returnsResult<null>()
}

/** Target of a link. The ids are well-formed; the names are not known yet. Main keeps the folder of a file. */
export type OpenedLink =
  | { readonly kind: 'place'; readonly path: EnginePath }
  | { readonly kind: 'sheet'; readonly number: string }
  | { readonly kind: 'file'; readonly format: FileFormat; readonly name: string }

export const linkChannels = {
  /** Opens a link, or the sheet whose number the text contains. Costs no call. A notice reports a dead link. */
  'links:open': call('open', 'sales').takes<{ text: string }>().returns<void>(),
  /**
   * Opens a plain-text mail without recipient in the mail program after confirmation; false: not confirmed. May fail
   * with 'export-off'. `keep`: number of last lines that stay when the mail is too long.
   */
  'links:mail': call('mail', 'sales')
    .takes<{ subject: string; lines: readonly string[]; keep: number }>()
    .returnsResult<boolean>(),
  /** Another program opened a link, the system a file, or the person dropped one. */
  'links:opened': topic('onOpened').carries<OpenedLink>()
}

/** Not on the bridge: a page must not name a path. The preload calls it with the paths that Electron tells it. */
export const droppedFileChannels = {
  /** Opens one dropped file in the window it was dropped on; a notice reports why it cannot. */
  'links:open-dropped': call('openDropped', 'sales').takes<{ paths: readonly string[] }>().returns<void>()
}
