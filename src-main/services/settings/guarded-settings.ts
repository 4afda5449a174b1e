/**
 * Settings as the window may change them: paths are chosen in dialogs only, weakening changes need confirmation, and
 * the role of the person decides which settings it may change.
 */
import { confirmationFor, type ConfirmationRequest } from '../../shared/settings/change-confirmation'
import { refusedBecause, type SettingProblem } from '../../shared/settings/setting-problems'
import { isChosen, isSettingKey, settingProblem, SETTINGS } from '../../shared/settings/schema'
import type { Role } from '../../shared/roles/role'
import { roleToChange } from '../../shared/roles/setting-roles'
import type { SettingOutcome, SettingsStore } from '../../shared/ports/stores/settings-store'
import type { Log } from '../../shared/ports/system/log'

interface GuardedSettingsDeps {
  readonly settings: Pick<SettingsStore, 'get' | 'all' | 'set' | 'reset'>
  /** Shows a native dialog; true when the user agrees. */
  ask(question: ConfirmationRequest): Promise<boolean>
  /** True when the person has the rights of the role. */
  may(role: Role): boolean
  readonly log: Log
}
export type GuardedSettings = Pick<SettingsStore, 'all' | 'set' | 'reset'>

const refused = (key: string, problem: SettingProblem): SettingOutcome => ({
  ok: false,
  code: 'setting-invalid',
  params: refusedBecause(key, problem)
})

const forbidden = (key: string): SettingOutcome => ({ ok: false, code: 'role', params: { key } })

/** While one question is open, further ones count as declined. */
export function createGuardedSettings({ settings, ask, may, log }: GuardedSettingsDeps): GuardedSettings {
  let asking = false
  const isManaged = (key: string): boolean => settings.all().some((one) => one.key === key && one.managed)

  async function agreed(key: string, next: unknown): Promise<boolean> {
    // invalid and managed settings are refused without a question
    if (!isSettingKey(key) || isManaged(key) || settingProblem(key, next) !== null) return true
    const question = confirmationFor(key, next as never, (name) => settings.get(name))
    if (question === null) return true
    if (asking) return false
    asking = true
    try {
      const yes = await ask(question)
      log.info('settings.asked', { key, about: question.about, agreed: yes })
      return yes
    } finally {
      asking = false
    }
  }

  const isForbidden = (key: string): boolean => isSettingKey(key) && !may(roleToChange(key))

  return {
    all: () => settings.all(),
    async set(key, value) {
      if (isForbidden(key)) return forbidden(key)
      if (isChosen(key)) return refused(key, { code: 'chosen' })
      return (await agreed(key, value)) ? settings.set(key, value) : refused(key, { code: 'declined' })
    },
    async reset(key) {
      if (isForbidden(key)) return forbidden(key)
      if (isSettingKey(key) && !(await agreed(key, SETTINGS[key].standard))) return refused(key, { code: 'declined' })
      return settings.reset(key)
    }
  }
}
