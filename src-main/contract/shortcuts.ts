/** The keys of the whole window, once: the menu shows them, the window obeys them, the list of keys prints them. */
import type { MenuCommand } from './channels/app'

/**
 * `mod`: Ctrl, on macOS ⌘. `key` as `KeyboardEvent.key` says it, letters in lower case. `bare`: not while something is
 * being written.
 */
export interface KeyBinding {
  readonly key: string
  readonly mod?: true
  readonly alt?: true
  readonly bare?: true
}

/** Chosen once in months: it has its place in the menu and no key. */
export type KeyCommand = Exclude<MenuCommand, 'diagnosis'>

/** Of each command the keys, the ones of the menu first; `mac` where macOS has others. */
const TABLE: {
  readonly [C in KeyCommand]: {
    readonly keys: readonly [KeyBinding, ...KeyBinding[]]
    readonly mac?: readonly [KeyBinding, ...KeyBinding[]]
  }
} = {
  search: {
    keys: [
      { key: 'k', mod: true },
      { key: '/', bare: true }
    ]
  },
  catalogue: { keys: [{ key: '1', mod: true }] },
  feed: { keys: [{ key: '2', mod: true }] },
  offline: { keys: [{ key: 'o', mod: true }] },
  settings: { keys: [{ key: ',', mod: true }] },
  customer: { keys: [{ key: 'F8' }] },
  back: { keys: [{ key: 'ArrowLeft', alt: true }], mac: [{ key: '[', mod: true }] },
  forward: { keys: [{ key: 'ArrowRight', alt: true }], mac: [{ key: ']', mod: true }] },
  shortcuts: { keys: [{ key: 'F1' }, { key: '/', mod: true }] }
}
export const COMMANDS = Object.keys(TABLE) as readonly KeyCommand[]

export function keysOf(command: KeyCommand, mac: boolean): readonly [KeyBinding, ...KeyBinding[]] {
  return (mac ? TABLE[command].mac : undefined) ?? TABLE[command].keys
}

/** For Electron's menu: "CmdOrCtrl+K", "Alt+Left". */
export function acceleratorOf(command: KeyCommand, mac: boolean): string {
  const [{ key, mod, alt }] = keysOf(command, mac)
  return [
    mod && 'CmdOrCtrl',
    alt && 'Alt',
    key.replace(/^Arrow/, '').replace(/^[a-z]$/, (letter) => letter.toUpperCase())
  ]
    .filter(Boolean)
    .join('+')
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** What keys mean in the whole window; null: nothing. @param writing the focus is where text is written */
export function commandFor(pressed: KeyPress, mac: boolean, writing: boolean): KeyCommand | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  const mod = pressed.ctrlKey || pressed.metaKey
  // a sign may need Shift on one keyboard and not on the next; with letters and arrows Shift is another meaning
  const shifted = pressed.shiftKey && /^([a-z0-9]|[A-Z].+)$/.test(key)
  const fits = (keys: KeyBinding): boolean =>
    keys.key === key &&
    (keys.mod ?? false) === mod &&
    (keys.alt ?? false) === pressed.altKey &&
    !shifted &&
    !(keys.bare && writing)
  return COMMANDS.find((command) => keysOf(command, mac).some(fits)) ?? null
}
