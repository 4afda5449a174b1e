/** Says that the data folder cannot be used. The program has no settings, no log and no window then. */
import { app, dialog } from 'electron'
import { pickLanguage } from '../shared/text/languages'
import { windowTexts } from '../windows/texts'
import { languagePreferences } from './command-line'

/** Shows one message and ends with exit code 1. */
export async function reportDataFolder(folder: string, error: unknown): Promise<void> {
  await app.whenReady()
  const { dataFolder, dataFolderNext } = windowTexts(pickLanguage(languagePreferences()))
  // without the system call and its path
  const reason = error instanceof Error ? error.message.replace(/, \w+ '.*$/s, '') : String(error)
  const message = `${dataFolder}\n${folder}\n${reason}\n\n${dataFolderNext}`
  process.stderr.write(`${message}\n`)
  dialog.showErrorBox('Dynodesk', message)
  app.exit(1)
}
