/** Keyboard shortcuts of the window, for the menu, the window and the list of shortcuts. */
import type { MenuCommand } from './channels/app'

/** `key`: `KeyboardEvent.key`, letters in lower case. `mod`: Ctrl, on macOS ⌘. `bare`: ignored in text fields. */
export interface KeyBinding {
  readonly key: string
  readonly mod?: true
  readonly alt?: true
  readonly shift?: true
  readonly bare?: true
}

/** The diagnosis file, the role and the about box are in the menu and have no shortcut. */
export type KeyCommand = Exclude<MenuCommand, 'diagnosis' | 'role' | 'about'>

/** `search` is quick open. The menu shows the first binding of a command. `mac`: replaces `keys` on macOS. */
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
  searchPage: { keys: [{ key: '2', mod: true }] },
  comparison: { keys: [{ key: '3', mod: true }] },
  sheets: { keys: [{ key: '4', mod: true }] },
  feed: { keys: [{ key: '5', mod: true }] },
  offline: {
    keys: [
      { key: '6', mod: true },
      { key: 'o', mod: true }
    ]
  },
  settings: { keys: [{ key: ',', mod: true }] },
  newWindow: { keys: [{ key: 'n', mod: true }] },
  newTab: { keys: [{ key: 't', mod: true }] },
  closeTab: { keys: [{ key: 'w', mod: true }] },
  nextTab: { keys: [{ key: 'Tab', mod: true }] },
  previousTab: { keys: [{ key: 'Tab', mod: true, shift: true }] },
  zoomIn: {
    keys: [
      { key: '+', mod: true },
      { key: '=', mod: true }
    ]
  },
  zoomOut: { keys: [{ key: '-', mod: true }] },
  zoomReset: { keys: [{ key: '0', mod: true }] },
  customer: { keys: [{ key: 'F8' }] },
  back: { keys: [{ key: 'ArrowLeft', alt: true }], mac: [{ key: '[', mod: true }] },
  forward: { keys: [{ key: 'ArrowRight', alt: true }], mac: [{ key: ']', mod: true }] },
  help: { keys: [{ key: 'F1' }] },
  shortcuts: {
    keys: [
      { key: '/', mod: true },
      { key: '?', bare: true }
    ]
  }
}
export const COMMANDS = Object.keys(TABLE) as readonly KeyCommand[]

export function keysOf(command: KeyCommand, mac: boolean): readonly [KeyBinding, ...KeyBinding[]] {
  return (mac ? TABLE[command].mac : undefined) ?? TABLE[command].keys
}

/** Accelerator for Electron's menu, for example "CmdOrCtrl+K" or "Alt+Left". */
export function acceleratorOf(command: KeyCommand, mac: boolean): string {
  const [{ key, mod, alt, shift }] = keysOf(command, mac)
  return [
    // Cmd+Tab belongs to macOS
    mod && (key === 'Tab' ? 'Ctrl' : 'CmdOrCtrl'),
    alt && 'Alt',
    shift && 'Shift',
    // a plus sign joins the keys
    key
      .replace('+', 'Plus')
      .replace(/^Arrow/, '')
      .replace(/^[a-z]$/, (letter) => letter.toUpperCase())
  ]
    .filter(Boolean)
    .join('+')
}

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** The command of a key press; null: none. @param writing true when a text field has the focus */
export function commandFor(pressed: KeyPress, mac: boolean, writing: boolean): KeyCommand | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key
  const mod = pressed.ctrlKey || pressed.metaKey
  // symbols need Shift on some keyboards; letters and arrows with Shift are no shortcut
  const shifted = pressed.shiftKey && /^([a-z0-9]|[A-Z].+)$/.test(key)
  const matches = (binding: KeyBinding): boolean =>
    binding.key === key &&
    (binding.mod ?? false) === mod &&
    (binding.alt ?? false) === pressed.altKey &&
    (binding.shift ? pressed.shiftKey : !shifted) &&
    !(binding.bare && writing)
  return COMMANDS.find((command) => keysOf(command, mac).some(matches)) ?? null
}
