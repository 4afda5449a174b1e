/** Profiles: several services on one computer. */
import { randomUUID } from 'node:crypto'
import { openProfileFolders } from '../../../adapters/profiles'
import { Profiles } from '../../../services/profiles/profiles'
import { windowText } from '../../../windows/texts'
import type { AppContext } from '../../context'
import type { WindowsModule } from '../windows'

interface ProfilesModuleDeps {
  readonly context: AppContext
  readonly windows: WindowsModule
}

export function createProfilesModule({ context, windows }: ProfilesModuleDeps): Profiles {
  const { paths, log, events, ipc, languages, texts, notices } = context
  const ask = (question: 'loss' | 'removal', params?: Readonly<Record<string, string>>): Promise<boolean> => {
    const text = (part: 'message' | 'detail' | 'yes'): string =>
      windowText(languages.interface(), `questions.profiles.${question}.${part}`, params)
    return windows.confirm({
      message: text('message'),
      detail: text('detail'),
      yes: text('yes'),
      no: texts().cancel,
      type: 'warning'
    })
  }
  return new Profiles({
    folders: openProfileFolders(paths.root, () =>
      notices.add({ kind: 'warning', code: 'store-failed', params: { reason: 'profiles-damaged' } })
    ),
    log,
    newId: randomUUID,
    hasDraft: () => windows.mainWindows.hasDraft(),
    confirmLoss: () => ask('loss'),
    confirmRemoval: (name) => ask('removal', { name }),
    changed: (state) => ipc.broadcast('profiles:changed', state),
    restart: () => events.emit('restart')
  })
}
