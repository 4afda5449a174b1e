/** What crosses about links: into this program, and out of it by mail. */
import type { EnginePath } from '../../shared/catalogue/records'
import type { Result } from '../failures'

/** Where a link leads; ids are checked, names are not known yet. */
export type OpenedLink =
  { readonly kind: 'place'; readonly path: EnginePath } | { readonly kind: 'sheet'; readonly number: string }

export interface LinkChannels {
  /**
   * Opens a link, or the sheet whose number is in the text, as typed or scanned; costs no call. Where it leads nowhere
   * a notice says why.
   */
  'links:open': { input: { text: string }; output: void }
  /**
   * Hands a mail of plain text, addressed to nobody, to the system's mail program after a person has agreed; false: not
   * agreed. Refused with 'export-off' where the policy says so. `keep`: how many of the last lines stay when it is too
   * long.
   */
  'links:mail': { input: { subject: string; lines: readonly string[]; keep: number }; output: Result<boolean> }
}
export interface LinkTopics {
  /** A link was opened somewhere else on this computer. */
  'links:opened': OpenedLink
}
