/**
 * Another start while the program closes. The closing process still has the single-instance lock, so the other one ends
 * at once, and this one starts the program again when it has closed.
 */
import { sep } from 'node:path'
import type { RelaunchOptions } from 'electron'
import { openedArgument } from './opened-argument'

export const PROVISION_SWITCH = '--provision='

interface ThisStart {
  /** Without the executable. */
  readonly args: readonly string[]
  readonly execPath: string
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/** The options of this start, with the link or set-up file of the other one in place of its own. */
export function relaunchOptions({ args, execPath, env }: ThisStart, link: string | null): RelaunchOptions {
  const others = args.filter((arg) => openedArgument([arg], sep) === null && !arg.startsWith(PROVISION_SWITCH))
  const options = { args: link === null ? others : [...others, link] }
  // the mounted executable of an AppImage is gone when the process has ended
  const { APPDIR: mount, APPIMAGE: image } = env
  return mount && image && execPath.startsWith(mount + sep) ? { ...options, execPath: image } : options
}

export class Relaunch {
  #isClosing = false
  #isWanted = false
  #link: string | null = null

  /** From now on, every start is one after this run. */
  close(): void {
    this.#isClosing = true
  }

  /** The program shall start again when it has closed. */
  request(): void {
    this.#isWanted = true
  }

  get isClosing(): boolean {
    return this.#isClosing
  }

  /** The program starts again when it has closed. */
  get isWanted(): boolean {
    return this.#isWanted
  }

  /** @returns false while the program runs and serves the other start itself */
  accept(link: string | null): boolean {
    if (!this.#isClosing) return false
    this.#isWanted = true
    this.#link = link ?? this.#link
    return true
  }

  /** Calls `start` with the newest link if another start was accepted or requested. */
  startIfWanted(start: (link: string | null) => void): void {
    if (this.#isWanted) start(this.#link)
  }
}
