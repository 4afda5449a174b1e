/**
 * The only way out to other programs: https to the browser, a mail to the mail program; shown in full, and only after a
 * person has agreed.
 */
import { hostNameOf } from '../shared/connection/base-address'
import { MAX_MAILTO_LENGTH } from '../shared/links/mailto-link'
import type { WindowTexts } from './texts/en'

/**
 * The address as it would be opened, or null when it must not be: not https, not an address, with a user or password in
 * it (which can make one
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

export interface ExternalLinksDeps {
  /** Answers true when the person agrees. Shows the text and the whole address. */
  readonly confirm: (question: {
    readonly message: string
    readonly detail: string
    readonly yes: string
    readonly no: string
  }) => Promise<boolean>
  readonly open: (address: string) => Promise<void>
  /**
   * Base address of the service in use: following one of its addresses may buy a file or close a ticket (trap 93).
   * null: none.
   */
  readonly service: () => string | null
  readonly texts: () => WindowTexts
  readonly log: { warn(event: string, details?: Readonly<Record<string, unknown>>): void }
}

/**
 * A mail of this program as a person reads it: subject and text. null for every other address, above all one with
 * receivers or files in it.
 */
export function readableMail(address: string): string | null {
  const parts = address.length <= MAX_MAILTO_LENGTH ? /^mailto:\?subject=([^&?#]*)&body=([^&?#]*)$/.exec(address) : null
  try {
    return (
      parts && `${decodeURIComponent(parts[1] ?? '')}\n\n${decodeURIComponent(parts[2] ?? '').replaceAll('\r\n', '\n')}`
    )
  } catch {
    return null
  }
}

export interface ExternalLinks {
  /** An address of the web. */
  web(address: string): Promise<boolean>
  /** What `core/mail-address` made. */
  mail(address: string): Promise<boolean>
}

/**
 * Both answer true when the address was opened, and never reject. While one question is open, further ones are dropped.
 */
export function createExternalLinks({ confirm, open, service, texts, log }: ExternalLinksDeps): ExternalLinks {
  let asking = false
  async function ask(url: string | null, detail: string | null, message: string): Promise<boolean> {
    if (!url || !detail || asking) {
      log.warn('external-link.refused', { reason: url && detail ? 'busy' : 'address' })
      return false
    }
    asking = true
    try {
      const { open: yes, cancel: no } = texts()
      if (!(await confirm({ message, detail, yes, no }))) return false
      await open(url)
      return true
    } catch (error) {
      log.warn('external-link.failed', { error })
      return false
    } finally {
      asking = false
    }
  }
  return {
    web: (address) => {
      const base = service()
      const found = openableAddress(address)
      const url = found && base !== null && hostNameOf(found) === hostNameOf(base) ? null : found
      return ask(url, url, texts().openLink)
    },
    mail: (address) => ask(address, readableMail(address), texts().openMail)
  }
}
