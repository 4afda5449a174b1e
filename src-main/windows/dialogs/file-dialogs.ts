/**
 * The system's dialogs for files, as the use cases ask for them. Each answers one path, or null when the person thought
 * better of it.
 */
import { join } from 'node:path'
import type { App, Dialog, FileFilter, OpenDialogOptions, SaveDialogOptions } from 'electron'

export interface FileDialogsDeps {
  readonly app: Pick<App, 'getPath'>
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>
}

const ALL_FILES_FILTER: FileFilter = { name: '*', extensions: ['*'] }
const EVENT_FILES_FILTER: FileFilter = { name: 'JSON', extensions: ['jsonl', 'ndjson', 'json'] }
const CERTIFICATE_FILTER: FileFilter = { name: 'PEM', extensions: ['pem', 'crt', 'cer', 'key'] }
const TABLE_FILTER: FileFilter = { name: 'CSV', extensions: ['csv', 'txt', 'tsv', 'asc', 'dat'] }
const PACK_FILTER: FileFilter = { name: 'Dynodesk', extensions: ['dynopack'] }

export function createFileDialogs({ app, dialog }: FileDialogsDeps) {
  async function open(options: OpenDialogOptions): Promise<string | null> {
    const { canceled, filePaths } = await dialog.showOpenDialog(options)
    return canceled ? null : (filePaths[0] ?? null)
  }
  async function save(options: SaveDialogOptions): Promise<string | null> {
    const { canceled, filePath } = await dialog.showSaveDialog(options)
    return canceled ? null : filePath
  }
  const file =
    (...filters: FileFilter[]) =>
    (): Promise<string | null> =>
      open({ filters, properties: ['openFile'] })
  const inDocuments = (name: string): string => join(app.getPath('documents'), name)
  return {
    events: file(EVENT_FILES_FILTER),
    certificate: file(CERTIFICATE_FILTER, ALL_FILES_FILTER),
    table: file(TABLE_FILTER, ALL_FILES_FILTER),
    pack: file(PACK_FILTER),
    folder: (): Promise<string | null> => open({ properties: ['openDirectory', 'createDirectory'] }),
    packTarget: (name: string): Promise<string | null> =>
      save({ filters: [PACK_FILTER], defaultPath: inDocuments(name) }),
    /** @param folder null: the person's documents */
    target: ({
      name,
      folder,
      kind
    }: {
      readonly name: string
      readonly folder: string | null
      readonly kind: string
    }): Promise<string | null> =>
      save({
        defaultPath: folder === null ? inDocuments(name) : join(folder, name),
        filters: [{ name: kind.toUpperCase(), extensions: [kind] }],
        properties: ['showOverwriteConfirmation']
      })
  }
}
export type FileDialogs = ReturnType<typeof createFileDialogs>
