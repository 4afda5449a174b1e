export const isMac = /^Mac/.test(navigator.platform)
