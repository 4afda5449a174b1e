/** The file dialogs of the system. Each resolves to one path; null: cancelled. */
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { App, BaseWindow, Dialog, FileFilter, OpenDialogOptions, SaveDialogOptions } from 'electron'

interface FileDialogsDeps {
  readonly app: Pick<App, 'getPath'>
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>
  /** The window in use, which waits for the dialog; null: none is open. */
  readonly window: () => BaseWindow | null
}

/** As Electron's `FileFilter`. */
interface SaveFilter {
  readonly name: string
  readonly extensions: string[]
}

const ALL_FILES_FILTER: FileFilter = { name: '*', extensions: ['*'] }
const EVENT_FILES_FILTER: FileFilter = { name: 'JSON', extensions: ['jsonl', 'ndjson', 'json'] }
const CERTIFICATE_FILTER: FileFilter = { name: 'PEM', extensions: ['pem', 'crt', 'cer', 'key'] }
const TABLE_FILTER: FileFilter = { name: 'CSV', extensions: ['csv', 'txt', 'tsv', 'asc', 'dat'] }
const PACK_FILTER: SaveFilter = { name: 'Dynodesk', extensions: ['dynopack'] }
const SHEET_TEMPLATE_FILTER: SaveFilter = { name: 'Dynodesk', extensions: ['dynosheet'] }
const BACKUP_FILTER: SaveFilter = { name: 'Dynodesk', extensions: ['dynobackup'] }
const JSON_FILTER: FileFilter = { name: 'JSON', extensions: ['json'] }
const TEXT_FILTER: FileFilter = { name: 'TXT', extensions: ['txt'] }
const UPDATE_FILTER: FileFilter = { name: 'Dynodesk', extensions: ['json'] }
const IMAGE_FILTER: FileFilter = { name: 'PNG, JPEG, WebP, SVG', extensions: ['png', 'jpg', 'jpeg', 'webp', 'svg'] }

/** Both resolve to the chosen path; null: cancelled. */
function systemDialogs({ dialog, window }: Omit<FileDialogsDeps, 'app'>) {
  async function open(options: OpenDialogOptions): Promise<string | null> {
    const parent = window()
    const { canceled, filePaths } = await (parent
      ? dialog.showOpenDialog(parent, options)
      : dialog.showOpenDialog(options))
    return canceled ? null : (filePaths[0] ?? null)
  }
  /** A typed name without an extension gets that of `filter`, as Windows and macOS complete it. */
  async function save(filter: SaveFilter, defaultPath: string): Promise<string | null> {
    const options: SaveDialogOptions = { filters: [filter], defaultPath, properties: ['showOverwriteConfirmation'] }
    const parent = window()
    const { canceled, filePath } = await (parent
      ? dialog.showSaveDialog(parent, options)
      : dialog.showSaveDialog(options))
    if (canceled) return null
    if (filter.extensions.includes(extname(filePath).slice(1).toLowerCase())) return filePath
    const complete = `${filePath}.${filter.extensions[0]}`
    // the person confirmed the other name
    return existsSync(complete) ? save(filter, complete) : complete
  }
  return { open, save }
}

export function createFileDialogs({ app, ...system }: FileDialogsDeps) {
  const { open, save } = systemDialogs(system)
  const file =
    (...filters: FileFilter[]) =>
    (): Promise<string | null> =>
      open({ filters, properties: ['openFile'] })
  const inFolder = (name: string, folder: string | null = null): string =>
    join(folder ?? app.getPath('documents'), name)
  return {
    events: file(EVENT_FILES_FILTER),
    certificate: file(CERTIFICATE_FILTER, ALL_FILES_FILTER),
    table: file(TABLE_FILTER, ALL_FILES_FILTER),
    pack: file(PACK_FILTER),
    sheetTemplate: file(SHEET_TEMPLATE_FILTER),
    image: file(IMAGE_FILTER),
    updateList: file(UPDATE_FILTER),
    backup: file(BACKUP_FILTER),
    settings: file(JSON_FILTER),
    invitation: file(TEXT_FILTER, ALL_FILES_FILTER),
    folder: (): Promise<string | null> => open({ properties: ['openDirectory', 'createDirectory'] }),
    packTarget: (name: string): Promise<string | null> => save(PACK_FILTER, inFolder(name)),
    backupTarget: (name: string): Promise<string | null> => save(BACKUP_FILTER, inFolder(name)),
    /** @param folder null: the documents folder of the user */
    sheetTemplateTarget: (name: string, folder: string | null): Promise<string | null> =>
      save(SHEET_TEMPLATE_FILTER, inFolder(name, folder)),
    /** @param kind file name extension without a dot */
    target: ({
      name,
      folder,
      kind
    }: {
      readonly name: string
      readonly folder: string | null
      readonly kind: string
    }): Promise<string | null> => save({ name: kind.toUpperCase(), extensions: [kind] }, inFolder(name, folder))
  }
}
