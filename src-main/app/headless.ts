/** A start that answers one command without a window and ends by itself. */
import { app, protocol, session } from 'electron'
import { applyRestore } from '../adapters/backup-folder'
import type { FileLog } from '../adapters/log'
import type { PlaceContent } from '../adapters/settings'
import { restrictSession } from '../windows/page-guards'
import { registerDocumentScheme, registerPictureScheme } from '../windows/protocols/schemes'
import { printAnswer, type AskedCommand } from './asked-command'
import { createContext, type AppPaths } from './context'
import { answerOtherStarts, closeOnQuit } from './lifecycle'
import { createModules } from './modules'
import type { OtherStarts } from './other-starts'
import { PROVISION_SWITCH, Relaunch } from './relaunch'

/** Rejects when the program cannot start. */
export async function answerWithoutWindow(
  paths: AppPaths,
  log: FileLog,
  asked: AskedCommand,
  otherStarts: OtherStarts,
  managed: Promise<readonly PlaceContent[]>
): Promise<void> {
  // a kill during a restore leaves old and new files side by side
  await applyRestore(paths.userData, log)
  const modules = createModules(await createContext(paths, log, managed))
  const { context, stores, connection, catalogue, sheets, workspace, commands } = modules
  restrictSession(session.defaultSession, context.pageOrigin)
  // a sheet is printed from its document
  registerPictureScheme(protocol, catalogue.pictures.loader.handle)
  registerDocumentScheme(protocol, sheets.documents.handle)
  // a person who starts the program meanwhile gets it when this run has ended
  const relaunch = new Relaunch()
  relaunch.close()
  let isDone = false
  const othersAnswered = answerOtherStarts({
    otherStarts,
    commands,
    isClosing: () => isDone,
    opened: (link) => void relaunch.accept(link),
    provision: (file) => void relaunch.accept(PROVISION_SWITCH + file)
  })
  // the window of a print is no end of the program
  app.on('window-all-closed', () => {})
  let exitCode = 0
  closeOnQuit({ modules, relaunch, exitCode: () => exitCode })
  // the check of the connection waits for a window, so it spends no request
  await connection.service.start(new Promise(() => {}))
  // joined computers share the calls of the key
  if (asked.question.maySpend > 0) workspace.start()
  if (connection.profile() !== null) await Promise.allSettled([stores.store.open(), stores.userStore.open()])
  exitCode = await printAnswer(asked, await commands.answer(asked.question))
  await othersAnswered()
  isDone = true
  app.quit()
}
