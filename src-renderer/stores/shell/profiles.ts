import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { bridge } from '@/bridge'
import type { ProfilesState } from '@contract/channels/connection'
import { FIRST_PROFILE, type Profile, type ProfileColor } from '@shared/profiles/profile-list'
import { mirrorState } from '@/composables/requests/mirrored-state'

const NONE: ProfilesState = { current: FIRST_PROFILE, profiles: [] }

/** Classes of `ui/styles/tokens.css` that set `--curve`. */
const COLOR_CLASS: { readonly [C in ProfileColor]: string } = {
  blue: 'curve-2',
  orange: 'curve-1',
  green: 'curve-4',
  violet: 'curve-3',
  pink: 'curve-6',
  gray: 'curve-0'
}
export const profileColorClass = (color: ProfileColor): string => COLOR_CLASS[color]

/** The profiles of this computer. */
export const useProfiles = defineStore('profiles', () => {
  const { t } = useI18n()
  const mirror = mirrorState<ProfilesState>(NONE, () => bridge.profiles.state(), bridge.profiles.onChange)
  return {
    current: mirror.current,
    load: mirror.load,
    applyAnswer: mirror.applyAnswer,
    /** The profile of this run. null: there is one profile only, which needs no mark. */
    shown: computed<Profile | null>(() => {
      const { current, profiles } = mirror.current.value
      return profiles.length > 1 ? (profiles.find(({ id }) => id === current) ?? null) : null
    }),
    nameOf: ({ name }: Profile): string => name || t('maintenance.profiles.first')
  }
})
