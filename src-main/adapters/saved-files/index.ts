/** Files the user saves: written atomically, with errors mapped to reasons the user can act on. */
import type { SavedFiles, SaveProblem } from '../../shared/ports/files/saved-files'
import type { Log } from '../../shared/ports/system/log'
import { writeThenRename } from '../files/atomic-write'

const PROBLEMS: Readonly<Record<string, SaveProblem>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  EISDIR: 'denied',
  ENAMETOOLONG: 'denied'
}

export class SavedFileStore implements SavedFiles {
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  /** Uses the system's default mode and never creates the folder: a missing one (an unplugged drive) is reported. */
  async write(file: string, content: string | Uint8Array): ReturnType<SavedFiles['write']> {
    try {
      await writeThenRename(file, 0o666, (handle) => handle.writeFile(content))
      return { ok: true }
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      this.#log.warn('files.save', { code })
      // Windows reports EPERM for a file that another program has open
      return {
        ok: false,
        reason: code === 'EPERM' && process.platform === 'win32' ? 'busy' : (PROBLEMS[code] ?? 'unknown')
      }
    }
  }
}
