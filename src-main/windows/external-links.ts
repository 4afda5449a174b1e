/**
 * Opens addresses in other programs: https in the browser, mails in the mail program. The user sees the whole address
 * and confirms each.
 */
import { hostNameOf } from '../shared/connection/base-address'
import { MAX_MAILTO_LENGTH } from '../shared/links/mailto-link'
import type { WindowTexts } from './texts'

/**
 * The normalized address. null: not https, no address, too long for a dialog, or with a user or password, which can
 * make one host look like another.
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

interface ExternalLinksDeps {
  /** Resolves to true when the user agrees. */
  readonly confirm: (question: {
    readonly message: string
    readonly detail: string
    readonly yes: string
    readonly no: string
  }) => Promise<boolean>
  readonly open: (address: string) => Promise<void>
  /**
   * Base address of the service in use; null: none. Its addresses are never opened, because following one may buy a
   * file or close a ticket (trap 93).
   */
  readonly service: () => string | null
  readonly texts: () => WindowTexts
  readonly log: { warn(event: string, details?: Readonly<Record<string, unknown>>): void }
}

/** Subject and text of a mail of this program; null for every other address, such as one with receivers or files. */
export function readableMail(address: string): string | null {
  const match = address.length <= MAX_MAILTO_LENGTH ? /^mailto:\?subject=([^&?#]*)&body=([^&?#]*)$/.exec(address) : null
  try {
    return (
      match && `${decodeURIComponent(match[1] ?? '')}\n\n${decodeURIComponent(match[2] ?? '').replaceAll('\r\n', '\n')}`
    )
  } catch {
    return null
  }
}

interface ExternalLinks {
  web(address: string): Promise<boolean>
  /** @param address as `mailtoLink` makes it */
  mail(address: string): Promise<boolean>
}

/** Both methods resolve to true when the address was opened. They never reject, and refuse while a question is open. */
export function createExternalLinks({ confirm, open, service, texts, log }: ExternalLinksDeps): ExternalLinks {
  let isAsking = false
  async function ask(url: string | null, detail: string | null, message: string): Promise<boolean> {
    if (!url || !detail || isAsking) {
      log.warn('external-link.refused', { reason: url && detail ? 'busy' : 'address' })
      return false
    }
    isAsking = true
    try {
      const { open: yes, cancel: no } = texts()
      if (!(await confirm({ message, detail, yes, no }))) return false
      await open(url)
      return true
    } catch (error) {
      log.warn('external-link.failed', { error })
      return false
    } finally {
      isAsking = false
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
