import { defineStore } from 'pinia'
import { bridge } from '@/bridge'
import type { RoleState } from '@contract/channels/settings'
import { hasRightsOf, type Role } from '@shared/roles/role'
import { mirrorState } from '@/composables/requests/mirrored-state'

const ALONE: RoleState = { enabled: false, role: 'administrator', pins: [] }

/** The role of the person at this computer. Main decides; the window leaves out what it would refuse. */
export const useRole = defineStore('role', () => {
  const { current, load } = mirrorState<RoleState>(ALONE, () => bridge.role.state(), bridge.role.onChange)
  return { current, load, may: (role: Role): boolean => hasRightsOf(current.value.role, role) }
})
