/** Roles on a computer that several people share, from the fewest to the most rights. */
export const ROLES = ['sales', 'workshop', 'administrator'] as const
export type Role = (typeof ROLES)[number]
export const PIN_ROLES = ['workshop', 'administrator'] as const
export type PinRole = (typeof PIN_ROLES)[number]

export const MIN_PIN_LENGTH = 6
export const MAX_PIN_LENGTH = 64

/** True when the role has the rights of `needed`. */
export const hasRightsOf = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed)
