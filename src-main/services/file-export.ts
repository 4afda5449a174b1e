/** Saving and copying what is on screen. The policy is obeyed here, whatever the window shows. */
import type { Input, Output } from '../contract/channel-map'
import { done, failed } from '../contract/failures'
import type { FileContent, FileKind } from '../contract/channels/app'
import { fromBase64 } from '../shared/platform/base64'
import type { SavedFiles } from '../shared/ports/files/saved-files'
import type { SystemClipboard } from '../shared/ports/system/clipboard'
import { fileStem } from '../shared/export/file-name'
import type { Log } from '../shared/ports/system/log'
import type { UserStore } from '../shared/ports/stores/user-store'

export interface FileExportDeps {
  readonly files: SavedFiles
  readonly clipboard: SystemClipboard
  readonly person: Pick<UserStore, 'value' | 'setValue'>
  readonly log: Log
  /** `policy.allowExport`. */
  allowed(): boolean
  /** Asks the person; `folder` null: none of last time. null: cancelled. */
  chooseTarget(suggestion: {
    readonly name: string
    readonly folder: string | null
    readonly kind: FileKind
  }): Promise<string | null>
  /** Last part and folder of a path, in the system's own way. */
  split(file: string): { readonly folder: string; readonly name: string }
}

const FOLDER = 'files.folder'
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const exportOff = () => failed('export-off')

/** The bytes of a message; null where they are not what they are said to be. */
function contentOf(kind: FileKind, content: FileContent): string | Uint8Array | null {
  if (kind === 'png') {
    const bytes = 'base64' in content ? fromBase64(content.base64) : null
    return bytes && PNG.every((byte, at) => bytes[at] === byte) ? bytes : null
  }
  return 'text' in content ? content.text : null
}

export function createFileExport({ files, clipboard, person, log, allowed, chooseTarget, split }: FileExportDeps) {
  async function lastFolder(): Promise<string | null> {
    try {
      const folder = await person.value(FOLDER)
      return typeof folder === 'string' ? folder : null
    } catch (error) {
      log.warn('files.folder', { error })
      return null
    }
  }

  return {
    async save({ suggestedName, kind, content }: Input<'files:save'>): Promise<Output<'files:save'>> {
      if (!allowed()) return exportOff()
      const bytes = contentOf(kind, content)
      if (bytes === null) return failed('invalid-input')
      // the name as the person left it: another ending put behind it could be a file nobody agreed to replace
      const file = await chooseTarget({ name: `${fileStem(suggestedName)}.${kind}`, folder: await lastFolder(), kind })
      if (file === null) return done(null)
      const written = await files.write(file, bytes)
      const { folder, name } = split(file)
      if (!written.ok) return failed('save-failed', { params: { reason: written.reason, file: name } })
      // where it went last is a convenience: the file is saved whether it can be remembered or not
      await person.setValue(FOLDER, folder).catch((error: unknown) => log.warn('files.folder', { error }))
      return done({ file })
    },

    async copy({ kind, content }: Input<'files:copy'>): Promise<Output<'files:copy'>> {
      if (!allowed()) return exportOff()
      const given = contentOf(kind, content)
      if (given === null) return failed('invalid-input')
      try {
        await (typeof given === 'string' ? clipboard.writeText(given) : clipboard.writePng(given))
        return done(null)
      } catch (error) {
        log.warn('files.copy', { error })
        return failed('save-failed', { params: { reason: 'clipboard' } })
      }
    }
  }
}
export type FileExportService = ReturnType<typeof createFileExport>
