/** Names of files that every system takes, from texts of the catalogue. */

/** Kept short enough for the longest path that old systems open. */
const MOST = 100
/**
 * Devices of Windows, whatever comes behind a dot: NUL.txt is NUL. Digits may be superscript, blanks before the dot do
 * not count.
 */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?=\.|$)/i

/**
 * The text as the stem of a file name: nothing that is a path, a device or hidden; `fallback` where nothing is left.
 */
export function fileStem(text: string, fallback = 'dynodesk'): string {
  const stem = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const short = [...stem]
    .slice(0, MOST)
    .join('')
    .replace(/[. ]+$/, '')
  return short === '' ? fallback : short.replace(DEVICES, '$1_')
}
