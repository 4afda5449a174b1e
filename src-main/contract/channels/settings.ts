/** Settings, and the roles on a computer that several people share. Main owns both; the window mirrors them. */
import type { PinRole, Role } from '../../shared/roles/role'
import type { SettingKey } from '../../shared/settings/schema'
import type { LeftOutSetting, SettingsImport } from '../../shared/settings/settings-transfer'
import type { ManagedSource } from '../../shared/settings/managed-source'
import type { SettingView } from '../../shared/settings/setting-view'
import { call, topic } from '../channel'

export const settingChannels = {
  'settings:all': call('all', 'sales').returns<readonly SettingView[]>(),
  /** Where managed settings come from, strongest first; as read at start. */
  'settings:managed': call('managed', 'administrator').returns<readonly ManagedSource[]>(),
  'settings:set': call('set', 'sales').takes<{ key: string; value: unknown }>().returnsResult<SettingView>(),
  'settings:reset': call('reset', 'sales').takes<{ key: string }>().returnsResult<SettingView>(),
  'settings:changed': topic('onChange').carries<readonly SettingView[]>()
}

/** The settings that a file would have. */
export interface SettingsExport {
  readonly keys: readonly SettingKey[]
  /** Settings that differ from their default and stay on this computer. */
  readonly leftOut: readonly LeftOutSetting[]
}
/** The settings of a file, before they are imported. */
export interface SettingsOffer extends SettingsImport {
  readonly id: string
  /** Without its folder. */
  readonly file: string
}

export const settingsFileChannels = {
  'settings-file:plan': call('plan', 'administrator').returns<SettingsExport>(),
  /** Asks where to save it; null: cancelled. */
  'settings-file:save': call('save', 'administrator').returnsResult<{ file: string } | null>(),
  /** Asks for a file, or takes the dropped one; null: cancelled. Nothing changes. May fail with 'file-invalid'. */
  'settings-file:open': call('open', 'administrator')
    .takes<{ dropped: boolean }>()
    .returnsResult<SettingsOffer | null>(),
  /** Asks in a native dialog where a check is weakened; false: declined. All changes apply, or none. */
  'settings-file:apply': call('apply', 'administrator').takes<{ id: string }>().returnsResult<boolean>(),
  /** Brings back the values before the last import; false: declined. */
  'settings-file:undo': call('undo', 'administrator').returnsResult<boolean>()
}

export interface RoleState {
  /** False: one role with every right. */
  readonly enabled: boolean
  readonly role: Role
  /** Roles with a PIN. */
  readonly pins: readonly PinRole[]
}

export const roleChannels = {
  'role:state': call('state', 'sales').returns<RoleState>(),
  /**
   * `pin` '': none, for a role with fewer rights. Pages are loaded anew. The person is asked about unsaved entries
   * first; the role stays when they are kept. May fail with 'pin'.
   */
  'role:switch': call('switchTo', 'sales').takes<{ role: Role; pin: string }>().returnsResult<RoleState>(),
  /** Only the administrator. '': removes it. May fail with 'pin'. */
  'role:set-pin': call('setPin', 'administrator').takes<{ role: PinRole; pin: string }>().returnsResult<RoleState>(),
  'role:changed': topic('onChange').carries<RoleState>()
}
