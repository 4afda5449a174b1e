/** Names of the files sheets are saved under: `{date}_{maker}_{engine}`. */
import { fileStem } from '../export/file-name'
import { fillPlaceholders, type PlaceholderValues } from './templates/placeholders'

/** A device whatever follows its first dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])\b/i

export const STANDARD_PATTERN = '{date}_{maker}_{engine}'

/**
 * A name every system takes, with ".pdf". A value cannot add a folder, a hidden file or the name of a device, and what
 * is left empty leaves no double underscore behind.
 *
 * @param taken names that are there already; compared without case, as two of three systems do
 */
export function sheetFileName(
  pattern: string,
  values: PlaceholderValues,
  taken: ReadonlySet<string> = new Set()
): string {
  const filled = fillPlaceholders(pattern.trim() === '' ? STANDARD_PATTERN : pattern, values)
  const plain = fileStem(
    filled.replace(/\s*([_-])(?:\s*[_-])+\s*/g, '$1').replace(/^[\s_-]+|[\s_-]+$/g, ''),
    values.number || 'sheet'
  )
  const stem = DEVICE.test(plain) ? `_${plain}` : plain
  const used = new Set([...taken].map(folded))
  for (let n = 1; ; n++) {
    const name = `${n === 1 ? stem : `${stem} (${n})`}.pdf`
    if (!used.has(folded(name))) return name
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase()
