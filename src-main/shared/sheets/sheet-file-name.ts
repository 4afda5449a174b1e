/** File names of sheets: `{date}_{maker}_{model}_{engine}`. */
import { fileStem } from '../export/file-name'
import { fillPlaceholders, type PlaceholderValues } from './templates/placeholders'

const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])\b/i

export const STANDARD_PATTERN = '{date}_{maker}_{model}_{engine}'

/**
 * A valid file name with ".pdf". Values cannot add folders, hidden files or device names; empty ones leave no double
 * underscore.
 *
 * @param taken existing names; compared without case
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
