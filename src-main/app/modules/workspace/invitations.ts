/** Invitations to the workspace, and their acceptance. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { writeFileAtomic } from '../../../adapters/files/atomic-write'
import { readBounded } from '../../../adapters/files/read-bounded'
import { SavedFileStore } from '../../../adapters/saved-files'
import { invitationSeal } from '../../../adapters/workspace/invitation-seal'
import { Invitations } from '../../../services/workspace/invitations'
import type { Workspace } from '../../../services/workspace/workspace'
import { windowText } from '../../../windows/texts'
import type { AppContext } from '../../context'
import type { StoresModule } from '../stores'
import type { WindowsModule } from '../windows'

interface InvitationsModuleDeps {
  readonly context: AppContext
  readonly windows: WindowsModule
  readonly stores: StoresModule
  readonly workspace: Workspace
}

const MOST_BYTES = 65_536

export function createInvitations({ context, windows, stores, workspace }: InvitationsModuleDeps): Invitations {
  const { paths, settings, log, languages, texts } = context
  const text = (part: string, params?: Readonly<Record<string, string>>): string =>
    windowText(languages.interface(), `questions.invitation.${part}` as 'questions.invitation.yes', params)
  return new Invitations({
    settings,
    secrets: stores.secrets,
    setLogin: (name, secret) => workspace.setLogin(name, secret),
    seal: invitationSeal,
    files: new SavedFileStore(log),
    log,
    randomBytes,
    read: (file) => readBounded(file, MOST_BYTES),
    async keepAuthority(pem) {
      const file = join(paths.userData, 'workspace-authority.pem')
      await writeFileAtomic(file, pem)
      return file
    },
    chooseTarget: (name) => windows.dialogs.target({ name, folder: null, kind: 'txt' }),
    chooseSource: windows.dialogs.invitation,
    showCode: (code) => windows.tell({ message: text('code', { code }), detail: text('codeHelp') }),
    confirm: ({ address, user }) =>
      windows.confirm({
        message: text('message'),
        detail: text('detail', { address, user: user || '–' }),
        yes: text('yes'),
        no: texts().cancel
      })
  })
}
