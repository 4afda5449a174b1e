/** Answers kept word for word beside what was read from them, so that a person can see what the service really said. */
import type { EndpointName } from './endpoints'
import type { LanguageCode } from '../text/languages'

/** Addresses whose answers are kept: those of one engine. Lists would fill the disk and say nothing more. */
export const STORED_BODIES: ReadonlySet<EndpointName> = new Set(['engine', 'performance'] as const)
export type StoredBodyName = 'engine' | 'performance'

/** A longer one, in bytes of UTF-8, is not kept. */
export const MAX_BODY_BYTES = 256 * 1024

/** On its way from the wire to the store. `text` null: too long to be kept. */
export interface ReceivedBody {
  readonly text: string | null
  /** Of UTF-8. */
  readonly bytes: number
}

/**
 * `text` null: it was not kept. Then `bytes` says how long it was, where it was too long; null: it came without (out of
 * a pack's file).
 */
export interface StoredBody {
  readonly text: string | null
  readonly bytes: number | null
  readonly fetchedAtMs: number
  /** Language it was asked in. */
  readonly language: LanguageCode
}

const HIDDEN = '••••'
const FORMS: readonly ((code: string, hex: string) => string)[] = [
  (sign) => escaped(sign),
  (sign) => `\\\\${escaped(sign)}`,
  (_sign, hex) => `\\\\u00${hex}`,
  (_sign, hex) => `%${hex}`
]
const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/**
 * The text without a secret, in whichever way JSON or an address in it may write that. The secret is printable ASCII,
 * as the API client demands.
 */
export function redactSecret(text: string, secret: string): string {
  return secret === '' ? text : text.replace(patternOf(secret), HIDDEN)
}

function patternOf(secret: string): RegExp {
  const signs = [...secret].map((sign) => {
    const hex = [...sign.charCodeAt(0).toString(16).padStart(2, '0')]
      .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
      .join('')
    return `(?:${FORMS.map((form) => form(sign, hex)).join('|')})`
  })
  return new RegExp(signs.join(''), 'g')
}

export type Redact = (text: string) => string
/** A shorter key would be found in words that have nothing to do with it. */
const SHORTEST_HIDDEN = 6

/** `withoutSecret` for the many short texts of one answer. Does nothing for a secret of less than 6 characters. */
export function createRedactor(secret: string): Redact {
  if (secret.length < SHORTEST_HIDDEN) return (text) => text
  const pattern = patternOf(secret)
  // only a text with one of these two can write the secret in another way
  return (text) =>
    text.includes(secret) || text.includes('%') || text.includes('\\') ? text.replace(pattern, HIDDEN) : text
}
