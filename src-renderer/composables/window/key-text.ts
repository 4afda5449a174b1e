import { keysOf, type KeyBinding, type KeyCommand } from '@contract/shortcuts'
import { isMac, MOD, SHIFT } from './platform'

export type ShownKey = KeyBinding

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc'
}
const nameOf = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** The parts of a key combination as printed on the keyboard, for example "Ctrl" and "K". */
export const keyParts = ({ key, mod, alt, shift }: ShownKey): readonly string[] => [
  // Cmd+Tab belongs to macOS
  ...(mod ? [key === 'Tab' ? 'Ctrl' : MOD] : []),
  ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
  ...(shift ? [SHIFT] : []),
  nameOf(key)
]

/** "Ctrl+1": the first key of a command, for a tooltip. */
export const keyText = (command: KeyCommand): string => keyParts(keysOf(command, isMac)[0]).join(isMac ? '' : '+')
