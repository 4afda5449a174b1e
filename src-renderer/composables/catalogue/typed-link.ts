/** Links and sheet numbers that a user types or pastes, or that a scanner types. */
import { bridge } from '@/bridge'
import { parseSheetNumber } from '@shared/sheets/sheet-number'

/** True for a link of this program, complete or not, and for a sheet number with a valid check character. */
export const isTypedLink = (text: string): boolean => /^\s*dynodesk:/i.test(text) || parseSheetNumber(text) !== null

/** Opens a link or sheet number without a call; main reports invalid targets. Returns false for any other text. */
export function openTypedLink(text: string): boolean {
  if (!isTypedLink(text)) return false
  void bridge.links.open({ text: text.trim().slice(0, 1000) })
  return true
}
