/** Raw response bodies, stored so that the user can see what the service really sent. */
import type { EndpointName } from './endpoints'
import type { LanguageCode } from '../text/languages'

/** Endpoints whose bodies are stored: those of one engine. Lists would only fill the disk. */
export const STORED_BODIES: ReadonlySet<EndpointName> = new Set(['engine', 'performance'] as const)
export type StoredBodyName = 'engine' | 'performance'

/** Longer bodies, in bytes of UTF-8, are not stored. */
export const MAX_BODY_BYTES = 256 * 1024

/** `text` null: too long. */
export interface ReceivedBody {
  readonly text: string | null
  /** In UTF-8. */
  readonly bytes: number
}

/**
 * `text` null: not stored. Then `bytes` is the length of a body that was too long, or null for an answer of a pack
 * file.
 */
export interface StoredBody {
  readonly text: string | null
  readonly bytes: number | null
  readonly fetchedAtMs: number
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

/** Removes a secret in any spelling of JSON or an address. The secret is printable ASCII. */
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
/** A shorter key would match ordinary words. */
const SHORTEST_HIDDEN = 6

/** `redactSecret` for the many short texts of an answer. Ignores secrets of less than 6 characters. */
export function createRedactor(secret: string): Redact {
  if (secret.length < SHORTEST_HIDDEN) return (text) => text
  const pattern = patternOf(secret)
  // other spellings contain one of these
  return (text) =>
    text.includes(secret) || text.includes('%') || text.includes('\\') ? text.replace(pattern, HIDDEN) : text
}
