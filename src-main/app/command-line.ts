import { app } from 'electron'

/** Value of a command-line switch; null: not given, or empty. */
export const switchValue = (name: string): string | null => app.commandLine.getSwitchValue(name) || null
