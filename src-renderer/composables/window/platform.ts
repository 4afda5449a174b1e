/** Whose keys and signs for them this machine has. */
export const isMac = /^Mac/.test(navigator.platform)
