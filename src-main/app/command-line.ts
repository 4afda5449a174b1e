import { app } from 'electron'

/** Value of a command-line switch; null: not given, or empty. */
export const switchValue = (name: string): string | null => app.commandLine.getSwitchValue(name) || null

/** The system's languages by preference, after that of `--lang`. */
export function languagePreferences(): readonly string[] {
  const first = switchValue('lang')
  return [...(first ? [first] : []), ...app.getPreferredSystemLanguages()]
}

/** Chromium writes the platform that it chose into this switch before the main script runs. */
export const isWayland = (): boolean => switchValue('ozone-platform') === 'wayland'
