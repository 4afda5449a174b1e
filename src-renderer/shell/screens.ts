/**
 * The screens of the window, in the order of the rail; those from `help` on are at its bottom. Rail, quick open, title
 * of the top bar, the commands of menu and keyboard, and F1 read this list; the router has the pages.
 */
import { CircleQuestionMark, Columns3, Download, FileText, MessageSquare, Scale, Search, Settings } from '@lucide/vue'
import type { Component } from 'vue'
import type { ManualPageId } from '@shared/locales/manual'
import { GO_COMMANDS, screenOfCommand, type GoCommand, type KeyCommand } from '@contract/shortcuts'

interface Screen {
  /** Of its route, its text under `app.nav` and its handle `nav-<name>`. */
  readonly name: string
  readonly icon: Component
  /** In place of its command of the menu "Go", which `shortcuts.ts` has. */
  readonly command?: KeyCommand
  /** The page of the manual that F1 opens. */
  readonly manual: ManualPageId
  /** More routes that belong to the screen. */
  readonly routes?: readonly string[]
}

const LIST = [
  { name: 'catalogue', manual: 'find', icon: Columns3, routes: ['engine', 'which'] },
  { name: 'search', manual: 'find', icon: Search },
  { name: 'compare', manual: 'compare', icon: Scale },
  { name: 'sheets', manual: 'sheets', icon: FileText, routes: ['sheet'] },
  { name: 'feed', manual: 'feed', icon: MessageSquare, routes: ['feed-workbench'] },
  { name: 'offline', manual: 'offline', icon: Download },
  { name: 'help', command: 'help', manual: 'start', icon: CircleQuestionMark },
  { name: 'settings', command: 'settings', manual: 'units', icon: Settings }
] as const satisfies readonly Screen[]

const goCommandOf = (screen: string): GoCommand | undefined =>
  GO_COMMANDS.find((command) => screenOfCommand(command) === screen)
export const SCREENS: readonly Screen[] = LIST.map((screen) => ({ command: goCommandOf(screen.name), ...screen }))
type ScreenCommand = GoCommand | Extract<(typeof LIST)[number], { command: KeyCommand }>['command']

export const screenOf = (route: unknown): Screen | undefined =>
  SCREENS.find(({ name, routes }) => name === route || routes?.some((one) => one === route))

/** Key of the title of a page without a place in the catalogue. */
export function titleKeyOf(route: unknown): string {
  if (route === 'feed-workbench') return 'feed.bench.title'
  if (route === 'unknown') return 'app.notFound.title'
  if (route === 'which') return 'compare.which.title'
  return `app.nav.${screenOf(route)?.name ?? 'catalogue'}`
}

export const screenCommands = (open: (screen: string) => void): Readonly<Record<ScreenCommand, () => void>> =>
  Object.fromEntries(SCREENS.flatMap(({ name, command }) => (command ? [[command, () => open(name)]] : []))) as Record<
    ScreenCommand,
    () => void
  >
