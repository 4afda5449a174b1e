/** The only way out to the system's browser: https, shown in full, and only after a person has agreed. */
import type { WindowTexts } from './texts'

/**
 * The address as it would be opened, or null when it must not be: not https, not an address, with a user or password in it (which can make one
 * host look like another), or too long to be read in a dialog.
 */
export function openableAddress(address: string): string | null {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return null
  }
  const readable = url.href.length <= 2048 && url.hostname !== ''
  return url.protocol === 'https:' && url.username === '' && url.password === '' && readable ? url.href : null
}

export interface ExternalLinkParts {
  /** Answers true when the person agrees. Shows the text and the whole address. */
  readonly confirm: (question: { readonly message: string; readonly detail: string; readonly yes: string; readonly no: string }) => Promise<boolean>
  readonly open: (address: string) => Promise<void>
  readonly texts: () => WindowTexts
  readonly log: { warn(event: string, details?: Readonly<Record<string, unknown>>): void }
}

/** Answers true when the address was opened. Never rejects. While one question is open, further ones are dropped. */
export function createExternalLinks({ confirm, open, texts, log }: ExternalLinkParts): (address: string) => Promise<boolean> {
  let asking = false
  return async (address) => {
    const url = openableAddress(address)
    if (!url || asking) {
      log.warn('external-link.refused', { reason: url ? 'busy' : 'address' })
      return false
    }
    asking = true
    try {
      const { openLink, open: yes, cancel: no } = texts()
      if (!(await confirm({ message: openLink, detail: url, yes, no }))) return false
      await open(url)
      return true
    } catch (error) {
      log.warn('external-link.failed', { error })
      return false
    } finally {
      asking = false
    }
  }
}
