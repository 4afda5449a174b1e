/** Roles on a computer that several people share. Main owns the role; the window mirrors it. */
import type { PinRole, Role } from '../../shared/roles/role'
import { call, topic } from '../channel'
import type { Result } from '../failures'

export interface RoleState {
  /** False: one role with every right. */
  readonly enabled: boolean
  readonly role: Role
  /** Roles with a PIN. */
  readonly pins: readonly PinRole[]
}

export const roleChannels = {
  'role:state': call('state').returns<RoleState>(),
  /** `pin` '': none, for a role with fewer rights. Pages are loaded anew. May fail with 'pin'. */
  'role:switch': call('switchTo').takes<{ role: Role; pin: string }>().returns<Result<RoleState>>(),
  /** Only the administrator. '': removes it. May fail with 'pin'. */
  'role:set-pin': call('setPin').takes<{ role: PinRole; pin: string }>().returns<Result<RoleState>>(),
  'role:changed': topic('onChange').carries<RoleState>()
}
