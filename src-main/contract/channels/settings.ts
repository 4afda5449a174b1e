/** Settings, and the roles on a computer that several people share. Main owns both; the window mirrors them. */
import type { PinRole, Role } from '../../shared/roles/role'
import type { ManagedSource } from '../../shared/settings/managed-source'
import type { SettingView } from '../../shared/settings/setting-view'
import { call, topic } from '../channel'
import type { Result } from '../failures'

export const settingChannels = {
  'settings:all': call('all').returns<readonly SettingView[]>(),
  /** Where managed settings come from, strongest first; as read at start. */
  'settings:managed': call('managed').returns<readonly ManagedSource[]>(),
  'settings:set': call('set').takes<{ key: string; value: unknown }>().returns<Result<SettingView>>(),
  'settings:reset': call('reset').takes<{ key: string }>().returns<Result<SettingView>>(),
  'settings:changed': topic('onChange').carries<readonly SettingView[]>()
}

export interface RoleState {
  /** False: one role with every right. */
  readonly enabled: boolean
  readonly role: Role
  /** Roles with a PIN. */
  readonly pins: readonly PinRole[]
}

export const roleChannels = {
  'role:state': call('state').returns<RoleState>(),
  /**
   * `pin` '': none, for a role with fewer rights. Pages are loaded anew. The person is asked about unsaved entries
   * first; the role stays when they are kept. May fail with 'pin'.
   */
  'role:switch': call('switchTo').takes<{ role: Role; pin: string }>().returns<Result<RoleState>>(),
  /** Only the administrator. '': removes it. May fail with 'pin'. */
  'role:set-pin': call('setPin').takes<{ role: PinRole; pin: string }>().returns<Result<RoleState>>(),
  'role:changed': topic('onChange').carries<RoleState>()
}
