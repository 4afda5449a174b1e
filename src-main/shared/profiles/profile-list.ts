/**
 * Profiles: several services on one computer. Each has a data folder of its own with its settings, key, stored
 * catalogue, notes and sheets, so nothing of one reaches another.
 */
import { isObject } from '../text/json-object'

/** Colours of the bar that tells profiles apart. */
export const PROFILE_COLORS = ['blue', 'orange', 'green', 'violet', 'pink', 'gray'] as const
export type ProfileColor = (typeof PROFILE_COLORS)[number]

/** Its data lies in the data folder itself; it cannot be removed. */
export const FIRST_PROFILE = 'first'
export const MOST_PROFILES = 12
export const MAX_PROFILE_NAME = 40

export interface Profile {
  /** `FIRST_PROFILE`, or the name of its folder. */
  readonly id: string
  /** '': only the first one, until it gets a name. */
  readonly name: string
  readonly color: ProfileColor
}
export interface ProfileList {
  /** Id of the profile that starts. */
  readonly current: string
  /** The first profile first. */
  readonly profiles: readonly Profile[]
}

const FOLDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const isProfileFolder = (name: string): boolean => FOLDER.test(name)

const FIRST: Profile = { id: FIRST_PROFILE, name: '', color: 'blue' }

/** The list when its file is missing or damaged: every folder of a profile, with a colour of its own. */
export function profilesOfFolders(folders: readonly string[]): ProfileList {
  const others = folders.filter(isProfileFolder).slice(0, MOST_PROFILES - 1)
  const profiles = others.map((id, at): Profile => ({ id, name: String(at + 2), color: nextColor(at + 1) }))
  return { current: FIRST_PROFILE, profiles: [FIRST, ...profiles] }
}

function nextColor(at: number): ProfileColor {
  return PROFILE_COLORS[at % PROFILE_COLORS.length] ?? FIRST.color
}

/** The first colour that no profile has. */
export function freeColor(profiles: readonly Profile[]): ProfileColor {
  return PROFILE_COLORS.find((color) => profiles.every((one) => one.color !== color)) ?? nextColor(profiles.length)
}

function readProfile(value: unknown): Profile | null {
  if (!isObject(value)) return null
  const { id, name, color } = value
  if (typeof id !== 'string' || (id !== FIRST_PROFILE && !isProfileFolder(id))) return null
  if (typeof name !== 'string' || name.length > MAX_PROFILE_NAME) return null
  return { id, name, color: PROFILE_COLORS.find((one) => one === color) ?? FIRST.color }
}

/** The list in the content of its file; null: damaged. */
export function readProfileList(value: unknown): ProfileList | null {
  if (!isObject(value) || !Array.isArray(value['profiles'])) return null
  const profiles = value['profiles'].map(readProfile)
  const ids = new Set(profiles.map((one) => one?.id))
  if (profiles.includes(null) || profiles[0]?.id !== FIRST_PROFILE) return null
  if (ids.size < profiles.length || profiles.length > MOST_PROFILES) return null
  const current = value['current']
  return {
    current: typeof current === 'string' && ids.has(current) ? current : FIRST_PROFILE,
    profiles: profiles as Profile[]
  }
}
