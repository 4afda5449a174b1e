/** Saves and copies what is on screen, if the policy allows exports. */
import type { Input, Output } from '../contract/channel-map'
import { done, failed } from '../contract/failures'
import type { FileContent, FileKind } from '../contract/channels/app'
import { fromBase64 } from '../shared/platform/base64'
import type { SavedFiles } from '../shared/ports/files/saved-files'
import type { SystemClipboard } from '../shared/ports/system/clipboard'
import type { ExportTable } from '../shared/export/csv'
import { fileStem } from '../shared/export/file-name'
import { parseTable } from '../shared/export/table-json'
import type { Log } from '../shared/ports/system/log'
import type { UserStore } from '../shared/ports/stores/user-store'

interface FileExportDeps {
  readonly files: SavedFiles
  readonly clipboard: SystemClipboard
  readonly userStore: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
  workbook(table: ExportTable): Promise<Uint8Array>
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Opens the save dialog; null: cancelled. `folder` null: no folder is remembered. */
  chooseTarget(suggestion: {
    readonly name: string
    readonly folder: string | null
    readonly kind: FileKind
  }): Promise<string | null>
  /** Folder and file name of a path, by the rules of the platform. */
  split(file: string): { readonly folder: string; readonly name: string }
}

const FOLDER_KEY = 'files.folder'
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const exportOff = () => failed('export-off')

/** The bytes or text of a message; null when they do not match `kind`. */
function contentOf(kind: FileKind, content: FileContent): string | Uint8Array | null {
  if (kind === 'png') {
    const bytes = 'base64' in content ? fromBase64(content.base64) : null
    return bytes && PNG.every((byte, at) => bytes[at] === byte) ? bytes : null
  }
  return 'text' in content ? content.text : null
}

export function createFileExport(deps: FileExportDeps) {
  const { files, clipboard, userStore, log, allowed, chooseTarget, split } = deps

  async function lastFolder(): Promise<string | null> {
    try {
      const folder = await userStore.value(FOLDER_KEY)
      return typeof folder === 'string' ? folder : null
    } catch (error) {
      log.warn('files.folder', { error })
      return null
    }
  }

  return {
    async save({ suggestedName, kind, content }: Input<'files:save'>): Promise<Output<'files:save'>> {
      if (!allowed()) return exportOff()
      const given = contentOf(kind, content)
      const table = kind === 'xlsx' && typeof given === 'string' ? parseTable(given) : null
      if (given === null || (kind === 'xlsx' && table === null)) return failed('invalid-input')
      // the name stays as chosen: an added extension could name a file whose overwriting nobody confirmed
      const file = await chooseTarget({ name: `${fileStem(suggestedName)}.${kind}`, folder: await lastFolder(), kind })
      if (file === null) return done(null)
      const written = await files.write(file, table ? await deps.workbook(table) : given)
      const { folder, name } = split(file)
      if (!written.ok) return failed('save-failed', { params: { reason: written.reason, file: name } })
      // the folder is a convenience: a failure to remember it does not fail the save
      await userStore.setValue(FOLDER_KEY, folder).catch((error: unknown) => log.warn('files.folder', { error }))
      return done({ file })
    },

    async copy({ kind, content }: Input<'files:copy'>): Promise<Output<'files:copy'>> {
      if (!allowed()) return exportOff()
      const data = contentOf(kind, content)
      if (data === null) return failed('invalid-input')
      try {
        await (typeof data === 'string' ? clipboard.writeText(data) : clipboard.writePng(data))
        return done(null)
      } catch (error) {
        log.warn('files.copy', { error })
        return failed('save-failed', { params: { reason: 'clipboard' } })
      }
    }
  }
}
