/**
 * Entry of the main process: everything that must happen before Electron is ready. `app/start.ts` does the rest; its
 * code loads while Electron becomes ready, so this file imports little. Nobody imports this file.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { app, crashReporter, dialog, protocol } from 'electron'
import { FileLog } from './adapters/log'
import { currentProfileFolder } from './adapters/profiles'
import { privateFolderSync, writablePrivateFolderSync } from './adapters/files/atomic-write'
import { readSystemPlaces, systemPlaces } from './adapters/settings/managed/system-places'
import { CRASH_DUMPS } from './adapters/user-data-files/crash-dumps'
import { askRunningProgram, commandOfThisStart, exitWithUsage, type AskedCommand } from './app/asked-command'
import { switchValue } from './app/command-line'
import { openedArgument } from './app/opened-argument'
import { OtherStarts } from './app/other-starts'
import { LINK_SCHEME } from './shared/links/deep-link'
import { refusedSwitches, refusedSwitchesMessage } from './shared/startup/command-line-switches'
import { OpenUrlQueue } from './windows/open-url-queue'
import { PRIVILEGED_SCHEMES } from './windows/protocols/schemes'

if (process.report) process.report.excludeEnv = true
// a launcher may close its end of the pipe; the write that fails would end the program
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const refused = refusedSwitches(app.isPackaged, {
  argv: [...process.execArgv, ...process.argv.slice(1)],
  windows: process.platform === 'win32',
  hasSwitch: (name) => app.commandLine.hasSwitch(name)
})
if (refused.length > 0) {
  process.stderr.write(`${refusedSwitchesMessage(refused)}\n`)
  app.exit(2)
} else {
  prepare(resolve(switchValue('user-data-dir') ?? app.getPath('userData')))
}

/** @param root the data folder; the first profile lies in it */
function prepare(root: string): void {
  const userData = privateDataFolder(root)
  if (userData === null) return
  // Electron accepts only an absolute path of an existing folder
  app.setPath('userData', userData)
  // this variable has the effect of the refused switch --ssl-key-log-file
  if (app.isPackaged) delete process.env['SSLKEYLOGFILE']
  app.setAppUserModelId('net.dynodesk.catalogue')
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged(PRIVILEGED_SCHEMES)
  const command = commandOfThisStart()
  if (command === null) {
    const provision = switchValue('provision')
    // the running program applies the file
    if (app.requestSingleInstanceLock(provision ? { provision: resolve(provision) } : {})) run(root, userData, null)
    else app.quit()
  } else if ('problem' in command) void exitWithUsage(command.problem)
  else void askRunningProgram(command, () => run(root, userData, command))
}

/** The folder of the profile that starts; null: it cannot be used, which is reported to the person. */
function privateDataFolder(root: string): string | null {
  let folder = root
  try {
    // Chromium writes its files with the default permissions of the system, so the folder itself is private
    writablePrivateFolderSync(folder)
    folder = currentProfileFolder(root)
    if (folder !== root) writablePrivateFolderSync(folder)
    return folder
  } catch (error) {
    // on Linux the box needs a ready Electron, and Electron a folder
    app.setPath('userData', mkdtempSync(join(tmpdir(), 'dynodesk-')))
    void import('./app/data-folder').then(({ reportDataFolder }) => reportDataFolder(folder, error))
    return null
  }
}

/** @param command null: a program with a window */
function run(root: string, userData: string, command: AskedCommand | null): void {
  // crash dumps stay here; app/start.ts bounds their number
  const crashDumps = join(userData, CRASH_DUMPS)
  privateFolderSync(crashDumps)
  app.setPath('crashDumps', crashDumps)
  crashReporter.start({ uploadToServer: false })
  const log = new FileLog({ folder: join(userData, 'logs') })
  const exitWithError =
    (event: string) =>
    (error: unknown): void => {
      log.error(event, { error })
      if (command) process.stderr.write(`dynodesk: ${String(error)}\n`)
      else dialog.showErrorBox('Dynodesk', `${error instanceof Error ? error.message : String(error)}\n\n${log.file}`)
      app.exit(1)
    }
  process.on('unhandledRejection', (error) => log.error('main.rejection', { error }))
  process.on('uncaughtException', exitWithError('main.bug'))
  // Chromium starts the process again; a crash explains black pages or calls that fail together
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason !== 'clean-exit') log.warn('main.process-gone', { part: name ?? type, reason, exitCode })
  })
  const otherStarts = new OtherStarts(app)
  // macOS passes links and files as events, the first one possibly before `app.ready`
  const openUrls = new OpenUrlQueue(openedArgument(process.argv, process.cwd()))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    openUrls.push(link)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    openUrls.push(path)
  })
  // a run from the sources does not take over the links of the installed program
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  // on Windows programs of the system read them, which takes as long as Electron needs to be ready
  const managed = readSystemPlaces(systemPlaces())
  const paths = {
    root,
    userData,
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    renderer: join(import.meta.dirname, '../renderer')
  }
  const running = command
    ? whenLoaded(import('./app/headless'), ({ answerWithoutWindow }) =>
        answerWithoutWindow(paths, log, command, otherStarts, managed)
      )
    : whenLoaded(import('./app/start'), ({ start }) => start(paths, log, openUrls, otherStarts, managed))
  running.catch(exitWithError('main.start'))
}

/** Waits for code and for Electron. */
async function whenLoaded<T>(code: Promise<T>, use: (loaded: T) => Promise<void>): Promise<void> {
  const [loaded] = await Promise.all([code, app.whenReady()])
  await use(loaded)
}
