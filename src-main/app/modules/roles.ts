/** The role of the person at a computer that several people share. */
import { scryptPinHash } from '../../adapters/pin-hash'
import { Roles } from '../../services/roles/roles'
import { windowText } from '../../windows/texts'
import type { AppContext } from '../context'
import type { StoresModule } from './stores'
import type { WindowsModule } from './windows'

interface RolesModuleDeps {
  readonly context: AppContext
  readonly windows: WindowsModule
  readonly stores: StoresModule
}

export function createRolesModule({ context, windows, stores: { secrets } }: RolesModuleDeps): Roles {
  const { clock, log, events, ipc, setting, settings, languages, texts } = context
  const { mainWindows, confirm } = windows
  const question = (part: 'message' | 'detail' | 'yes') => windowText(languages.interface(), `questions.role.${part}`)
  let rights = ''
  const roles: Roles = new Roles({
    secrets,
    pinHash: scryptPinHash,
    clock,
    log,
    enabled: () => setting('roles.enabled'),
    startRole: () => setting('roles.start'),
    hasDraft: () => mainWindows.hasDraft(),
    confirmLoss: () =>
      confirm({
        message: question('message'),
        detail: question('detail'),
        yes: question('yes'),
        no: texts().cancel,
        type: 'warning'
      }),
    changed: (state) => {
      ipc.broadcast('role:changed', state)
      if (state.role === rights) return
      rights = state.role
      events.emit('role-changed')
      // pages still have what the previous role saw
      mainWindows.reload()
    }
  })
  rights = roles.current
  ipc.limitTo(() => roles.current)
  settings.onChange((key) => key === 'roles.enabled' && roles.enabledChanged())
  return roles
}
