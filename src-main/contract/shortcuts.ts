/** Keyboard shortcuts of the window, for the menu, the window and the list of shortcuts. */

/** `key`: `KeyboardEvent.key`, letters in lower case. `mod`: Ctrl, on macOS ⌘. `bare`: ignored in text fields. */
export interface KeyBinding {
  readonly key: string
  readonly mod?: true
  readonly alt?: true
  readonly shift?: true
  readonly bare?: true
}
type Keys = readonly [KeyBinding, ...KeyBinding[]]
/**
 * The menu shows the first key. `mac` replaces `keys` on macOS. `go`: the screen that it opens, named as in
 * `shell/screens.ts`, from the menu "Go" and by the next digit.
 */
interface Shortcut {
  readonly keys: Keys
  readonly mac?: Keys
  readonly go?: string
}

const mod = (key: string): KeyBinding => ({ key, mod: true })
const bare = (key: string): KeyBinding => ({ key, bare: true })

const TABLE = {
  /** Quick open. */
  search: { keys: [mod('k'), bare('/')] },
  catalogue: { keys: [mod('1')], go: 'catalogue' },
  searchPage: { keys: [mod('2')], go: 'search' },
  comparison: { keys: [mod('3')], go: 'compare' },
  sheets: { keys: [mod('4')], go: 'sheets' },
  feed: { keys: [mod('5')], go: 'feed' },
  offline: { keys: [mod('6'), mod('o')], go: 'offline' },
  settings: { keys: [mod(',')] },
  newWindow: { keys: [mod('n')] },
  newTab: { keys: [mod('t')] },
  closeTab: { keys: [mod('w')] },
  nextTab: { keys: [mod('Tab')] },
  previousTab: { keys: [{ key: 'Tab', mod: true, shift: true }] },
  zoomIn: { keys: [mod('+'), mod('=')] },
  zoomOut: { keys: [mod('-')] },
  zoomReset: { keys: [mod('0')] },
  customer: { keys: [{ key: 'F8' }] },
  back: { keys: [{ key: 'ArrowLeft', alt: true }], mac: [mod('[')] },
  forward: { keys: [{ key: 'ArrowRight', alt: true }], mac: [mod(']')] },
  help: { keys: [{ key: 'F1' }] },
  shortcuts: { keys: [mod('/'), bare('?')] }
} as const satisfies Readonly<Record<string, Shortcut>>

export type KeyCommand = keyof typeof TABLE
/** The last three are in the menu and have no shortcut. */
export type MenuCommand = KeyCommand | 'diagnosis' | 'role' | 'about'
export type GoCommand = {
  [C in KeyCommand]: (typeof TABLE)[C] extends { readonly go: string } ? C : never
}[KeyCommand]

const SHORTCUTS: Readonly<Record<KeyCommand, Shortcut>> = TABLE
export const COMMANDS = Object.keys(TABLE) as readonly KeyCommand[]
/** The screen that a command of the menu "Go" opens. */
export const screenOfCommand = (command: KeyCommand): string | undefined => SHORTCUTS[command].go
export const GO_COMMANDS = COMMANDS.filter((one): one is GoCommand => screenOfCommand(one) !== undefined)

export function keysOf(command: KeyCommand, mac: boolean): Keys {
  return (mac ? SHORTCUTS[command].mac : undefined) ?? SHORTCUTS[command].keys
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
  /** Place of the key on the keyboard, by its name on a US keyboard. */
  readonly code?: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const SIGN_PLACES: Readonly<Record<string, string>> = { Comma: ',', BracketLeft: '[', BracketRight: ']' }

/** The key as in a binding. A letter of another alphabet, such as Cyrillic, counts as the Latin key in its place. */
export function boundKey({ key, code = '' }: Pick<KeyPress, 'key' | 'code'>): string {
  if ([...key].length !== 1) return key
  const isOtherLetter = /\p{L}/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const place = SIGN_PLACES[code] ?? /^Key([A-Z])$/.exec(code)?.[1]
  return ((isOtherLetter && place) || key).toLowerCase()
}

/** The command of a key press; null: none. @param writing true when a text field has the focus */
export function commandFor(pressed: KeyPress, mac: boolean, writing: boolean): KeyCommand | null {
  const key = boundKey(pressed)
  // with a letter, Ctrl edits text on macOS
  if (mac && pressed.ctrlKey && key !== 'Tab') return null
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
