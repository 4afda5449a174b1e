/** Links and sheet numbers that a person types or pastes, or a scanner types. */
import { bridge } from '@/bridge'
import { parseSheetNumber } from '@shared/sheets/sheet-number'

/** True for a link of this program, complete or not, and for a sheet number whose check character fits. */
export const isTypedLink = (text: string): boolean => /^\s*dynodesk:/i.test(text) || parseSheetNumber(text) !== null

/**
 * Opens what `isTypedLink` accepts, for no call; main says why where it leads nowhere. False: it is neither a link nor
 * a number.
 */
export function openTypedLink(text: string): boolean {
  if (!isTypedLink(text)) return false
  void bridge.links.open({ text: text.trim().slice(0, 1000) })
  return true
}
