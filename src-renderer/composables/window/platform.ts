export const isMac = /^Mac/.test(navigator.platform)
/** Names of keys as printed on the keyboard. */
export const MOD = isMac ? '⌘' : 'Ctrl'
export const SHIFT = isMac ? '⇧' : 'Shift'
