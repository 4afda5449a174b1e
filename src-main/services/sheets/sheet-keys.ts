/** Keys of the rows in the history: numbers of sheets and keys of pinned figures. */
import { parseSheetNumber } from '../../shared/sheets/sheet-number'

export const PIN_PREFIX = 'PIN-'

export const isPinKey = (key: string): boolean => /^PIN-[0-9A-Z]{1,16}$/.test(key)

/** The key in a typed or scanned text; null: none. */
export const parseSheetKey = (typed: string): string | null => (isPinKey(typed) ? typed : parseSheetNumber(typed))
