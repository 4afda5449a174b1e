/** Answers kept word for word beside what was read from them, so that a person can see what the service really said. */
import type { EndpointName } from './endpoints'
import type { LanguageCode } from '../languages'

/** Addresses whose answers are kept: those of one engine. Lists would fill the disk and say nothing more. */
export const KEPT_BODIES: ReadonlySet<EndpointName> = new Set(['engine', 'performance'] as const)
export type KeptBodyName = 'engine' | 'performance'

/** A longer one, in bytes of UTF-8, is not kept. */
export const LONGEST_BODY = 256 * 1024

/** On its way from the wire to the store. `text` null: too long to be kept. */
export interface ReceivedBody {
  readonly text: string | null
  /** Of UTF-8. */
  readonly bytes: number
}

/**
 * `text` null: it was not kept. Then `bytes` says how long it was, where it was too long; null: it came without (out of a pack's file).
 */
export interface KeptBody {
  readonly text: string | null
  readonly bytes: number | null
  readonly fetchedAtMs: number
  /** Language it was asked in. */
  readonly language: LanguageCode
}

const HIDDEN = '••••'
const FORMS: readonly ((code: string, hex: string) => string)[] = [(sign) => escaped(sign), (sign) => `\\\\${escaped(sign)}`, (_sign, hex) => `\\\\u00${hex}`, (_sign, hex) => `%${hex}`]
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** The text without a secret, in whichever way JSON or an address in it may write that. The secret is printable ASCII, as the gate demands. */
export function withoutSecret(text: string, secret: string): string {
  if (secret === '') return text
  const signs = [...secret].map((sign) => {
    const hex = [...sign.charCodeAt(0).toString(16).padStart(2, '0')].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit)).join('')
    return `(?:${FORMS.map((form) => form(sign, hex)).join('|')})`
  })
  return text.replace(new RegExp(signs.join(''), 'g'), HIDDEN)
}
