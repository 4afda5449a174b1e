import { defaultSettings, type Settings } from '@shared/settings/schema'
import type { ReadSetting } from '@shared/units/unit-assumptions'

/** The settings of a new installation with some of them changed. */
export function defaultSettingsReader(changed: Partial<Settings> = {}): ReadSetting {
  const all: Settings = { ...defaultSettings(), ...changed }
  return (key) => all[key]
}
