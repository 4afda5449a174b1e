/** Reactions to events of the system and of Electron's `app`, and the order in which the program ends. */
import { app, nativeTheme } from 'electron'
import { sendAnswer } from '../adapters/answer-channel'
import { parsePassedProvision, parsePassedQuestion } from '../contract/schemas/command-line'
import type { Commands } from '../services/command-line/commands'
import { delay } from '../shared/delay'
import type { OpenUrlQueue } from '../windows/open-url-queue'
import { argumentsWithoutCommand } from './asked-command'
import type { Modules } from './modules'
import type { LinksModule } from './modules/links'
import { openedArgument } from './opened-argument'
import type { OtherStarts } from './other-starts'
import { PROVISION_SWITCH, relaunchOptions, type Relaunch } from './relaunch'

/** Longest wait for the stores; a system that shuts down gives a program three seconds. */
const CLOSE_TIMEOUT_MS = 1800

/** Longest wait, within that, for the answers to background calls. */
const ANSWER_TIMEOUT_MS = 700

/** Longest wait for an installer to take over. */
const INSTALL_TIMEOUT_MS = 60_000

interface AppEventDeps {
  readonly modules: Modules
  readonly links: LinksModule
  readonly openUrls: OpenUrlQueue
  readonly otherStarts: OtherStarts
  readonly relaunch: Relaunch
  /** Applies a file of `--provision`. */
  provision(file: string): Promise<void>
}

/** Closing one of several windows forgets its place; quitting keeps all places. */
function keepPlaces({ windows: { mainWindows }, library: { lastLocation } }: Modules): void {
  let isQuitting = false
  app.on('before-quit', () => (isQuitting = true))
  mainWindows.onClosed((slot) => {
    if (isQuitting) return
    void (mainWindows.count > 0 ? lastLocation.forget(slot) : lastLocation.keepOnly(slot))
  })
}

interface OtherStartDeps {
  readonly otherStarts: OtherStarts
  readonly commands: Commands
  isClosing(): boolean
  /** Another start without a command, with the link or file that it was given; null: none. */
  opened(link: string | null): void
  /** Another start with `--provision`. */
  provision(file: string): void
}

/** Answers the commands of other starts. Returns a wait for the answers under way. */
export function answerOtherStarts({
  otherStarts,
  commands,
  isClosing,
  opened,
  provision
}: OtherStartDeps): () => Promise<unknown> {
  let running: Promise<unknown> = Promise.resolve()
  otherStarts.onStart(({ argv, folder, data }) => {
    const passed = parsePassedQuestion(data)
    const file = parsePassedProvision(data)
    if (file !== null) provision(file)
    if (passed === null) return opened(openedArgument(argv, folder))
    // from an empty answer the other start learns that the program is closing
    const answer = isClosing()
      ? Promise.resolve('')
      : commands.answer(passed.question).then((one) => JSON.stringify(one))
    running = Promise.allSettled([running, sendAnswer(passed.reply, answer)])
  })
  return () => running
}

export function handleAppEvents({ modules, links, openUrls, otherStarts, relaunch, provision }: AppEventDeps): void {
  const { context, windows } = modules
  const { mainWindows } = windows
  keepPlaces(modules)
  const openLink = (link: string): void => {
    if (relaunch.accept(link)) return
    void links.open(link).catch((error: unknown) => context.log.error('links.open', { error }))
  }
  nativeTheme.on('updated', () => mainWindows.applyTheme())
  answerOtherStarts({
    otherStarts,
    commands: modules.commands,
    isClosing: () => relaunch.isClosing,
    opened: (link) => {
      if (link !== null) openLink(link)
      else if (!relaunch.accept(null)) void mainWindows.open()
    },
    provision: (file) => void (relaunch.accept(PROVISION_SWITCH + file) || provision(file))
  })
  openUrls.onLink(openLink)
  app.on('activate', () => {
    if (!relaunch.accept(null)) void mainWindows.open()
  })
  // Windows ends a session without `will-quit`; the program starts closing when it asks
  app.on('browser-window-created', (_event, window) => window.on('query-session-end', () => app.quit()))
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && !windows.trayIcon.isShown) app.quit()
  })
}

interface QuitDeps extends Pick<AppEventDeps, 'modules' | 'relaunch'> {
  readonly endNetworkWatch?: () => void
  /** Default 0. */
  readonly exitCode?: () => number
}

/**
 * Closes everything after the last window, within `CLOSE_TIMEOUT_MS`: writes under way reach the disk. A kill loses
 * nothing that was confirmed.
 */
export function closeOnQuit({ modules, relaunch, endNetworkWatch, exitCode }: QuitDeps): void {
  const { context, stores, connection, workspace, sharedWork, packs, sheets, customer, feed, updates } = modules
  let isClosing = false
  let isClosed = false
  app.on('will-quit', (event) => {
    if (isClosed) return
    event.preventDefault()
    if (isClosing) return
    isClosing = true
    // asked first: it refuses while work runs
    const installUpdate = updates.closing()
    relaunch.close()
    endNetworkWatch?.()
    sheets.close()
    connection.clockSkew.stop()
    const workClosed = sharedWork.close()
    const callsEnded = Promise.all([packs.queue.close(), packs.idleRefresh.close()])
    const callsStored = Promise.race([callsEnded, delay(context.clock, ANSWER_TIMEOUT_MS)])
    // a last answer may stop all calls; the budget gives its share back before the connection ends
    const budgetClosed = callsStored.finally(() => stores.budget.close())
    const workspaceClosed = Promise.all([budgetClosed, stores.usage.close(), workClosed]).then(() => workspace.close())
    const storesClosed = Promise.all([callsStored, packs.jobFolder.close(), workClosed]).finally(() =>
      Promise.allSettled([stores.store.close(), stores.userStore.close()])
    )
    const networkClosed = Promise.allSettled([connection.service.stop(), feed.close(), workspaceClosed])
    const closed = Promise.allSettled([storesClosed, networkClosed.then(() => stores.hosts.close())])
    customer.hide()
    void Promise.race([closed, delay(context.clock, CLOSE_TIMEOUT_MS)]).then(() => {
      isClosed = true
      const { execPath, env } = process
      if (installUpdate) {
        context.clock.after(INSTALL_TIMEOUT_MS, () => app.exit(0))
        return installUpdate(relaunch.isWanted)
      }
      relaunch.startIfWanted((link) =>
        app.relaunch(relaunchOptions({ args: argumentsWithoutCommand(), execPath, env }, link))
      )
      const code = exitCode?.() ?? 0
      if (code === 0) app.quit()
      else app.exit(code)
    })
  })
}
