import { app } from 'electron'

/** Value of a command-line switch; null: not given, or empty. */
export const switchValue = (name: string): string | null => app.commandLine.getSwitchValue(name) || null

/** The system's languages by preference, after that of `--lang`. */
export function languagePreferences(): readonly string[] {
  const first = switchValue('lang')
  return [...(first ? [first] : []), ...app.getPreferredSystemLanguages()]
}
