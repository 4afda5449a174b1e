import { EventEmitter } from 'node:events'
import { refusingInstances } from '../missing.ts'
import { runtime } from '../runtime.ts'

type Theme = 'light' | 'dark'
type Follower = (theme: Theme | '') => void

/**
 * The system's theme: that of a visible Chromium; without a window that of --force-dark-mode, otherwise light. The
 * pages' prefers-color-scheme always agrees.
 */
export class StandinTheme extends EventEmitter {
  #source: 'system' | Theme = 'system'
  #system: Theme | undefined
  readonly _followers = new Set<Follower>()
  get themeSource(): 'system' | Theme {
    return this.#source
  }
  set themeSource(v: 'system' | Theme) {
    if (v !== 'system' && v !== 'light' && v !== 'dark')
      throw new TypeError(`Error processing argument: themeSource '${String(v)}'`)
    const before = this.shouldUseDarkColors
    const changed = v !== this.#source
    this.#source = v
    for (const follow of this._followers) follow(this._emulated())
    if (changed || before !== this.shouldUseDarkColors) this.emit('updated', {})
  }
  get shouldUseDarkColors(): boolean {
    return (this.#source === 'system' ? this.#ofSystem() : this.#source) === 'dark'
  }
  get shouldUseDarkColorsForSystemIntegratedUI(): boolean {
    return this.#ofSystem() === 'dark'
  }
  get shouldUseHighContrastColors(): boolean {
    return false
  }
  get shouldUseInvertedColorScheme(): boolean {
    return false
  }
  get inForcedColorsMode(): boolean {
    return false
  }
  get prefersReducedTransparency(): boolean {
    return false
  }
  #ofSystem(): Theme {
    return this.#system ?? (runtime.switches.has('force-dark-mode') ? 'dark' : 'light')
  }
  /** The emulated theme of the pages; '' lets a visible Chromium follow the system. */
  _emulated(): Theme | '' {
    if (this.#source === 'system' && !runtime.headless) return ''
    return this.shouldUseDarkColors ? 'dark' : 'light'
  }
  /** A visible page reports the system's preference. */
  _systemIs(theme: Theme): void {
    if (runtime.headless || this.#source !== 'system' || theme === this.#ofSystem()) return
    this.#system = theme
    this.emit('updated', {})
  }
}
refusingInstances('nativeTheme', StandinTheme)
export const nativeTheme = new StandinTheme()
