/** File names that are valid on every system. */

/** In characters; short enough for old path limits. */
const MOST = 100
/** In UTF-8, as Linux counts: it allows 255, with the extension and that of the temporary file. */
const MOST_BYTES = 200
/**
 * Device names of Windows, with any extension: NUL.txt is NUL. Also with superscript digits and blanks before the dot.
 */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?=\.|$)/i

/** Not longer than a file name without extension may be. */
export const fitsFileName = (text: string): boolean => [...text].length <= MOST && byteLength(text) <= MOST_BYTES

/** The text as a file name without extension: no path, device or hidden file. `fallback` if nothing is left. */
export function fileStem(text: string, fallback = 'dynodesk'): string {
  const stem = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  const signs = [...stem].slice(0, MOST)
  while (!fitsFileName(signs.join(''))) signs.pop()
  const short = signs.join('').replace(/[. ]+$/, '')
  return short === '' ? fallback : short.replace(DEVICES, '$1_')
}

const byteLength = (text: string): number => encodeURIComponent(text).replace(/%../g, '-').length
