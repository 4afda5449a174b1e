/** File names of sheets: `{date}_{maker}_{model}_{engine}`. */
import { fileStem, fitsFileName } from '../export/file-name'
import { fillPlaceholders, type PlaceholderValues } from './templates/placeholders'
import { PLACEHOLDERS, type Placeholder } from './templates/template'

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
  const filled = fillShort(pattern.trim() === '' ? STANDARD_PATTERN : pattern, values)
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

/** Shortens the longest values, so that the name keeps the engine and the number that tell files apart. */
function fillShort(pattern: string, values: PlaceholderValues): string {
  const short: Record<Placeholder, string> = { ...values }
  const used = PLACEHOLDERS.filter((name) => pattern.includes(`{${name}}`))
  for (;;) {
    const filled = fillPlaceholders(pattern, short)
    const [longest] = used.toSorted((a, b) => short[b].length - short[a].length)
    if (fitsFileName(filled) || longest === undefined || short[longest].length < 2) return filled
    short[longest] = [...short[longest]].slice(0, -1).join('').trimEnd()
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase()
