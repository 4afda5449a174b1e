/** Export and import of the settings by a file. */
import { randomUUID } from 'node:crypto'
import { SavedFileStore } from '../../../adapters/saved-files'
import { readSettingsObject } from '../../../adapters/settings'
import { SettingsTransfer } from '../../../services/settings/settings-transfer'
import { riskTexts } from '../../../windows/dialogs/setting-questions'
import { windowText } from '../../../windows/texts'
import type { LibraryModuleDeps } from '../library'

export function createSettingsTransfer({ context, windows }: LibraryModuleDeps): SettingsTransfer {
  const { settings, clock, log, languages, texts } = context
  return new SettingsTransfer({
    settings,
    files: new SavedFileStore(log),
    clock,
    log,
    newId: randomUUID,
    read: readSettingsObject,
    chooseTarget: (name) => windows.dialogs.target({ name, folder: null, kind: 'json' }),
    chooseSource: async (dropped) => (dropped ? windows.openedFiles.path('settings') : windows.dialogs.settings()),
    confirm(risks, isUndo) {
      const language = languages.interface()
      const question = isUndo ? 'undoSettings' : 'settings'
      return windows.confirm({
        message: windowText(language, `questions.${question}.message`),
        detail: riskTexts(risks, language),
        yes: windowText(language, `questions.${question}.yes`),
        no: texts().cancel,
        type: 'warning'
      })
    }
  })
}
