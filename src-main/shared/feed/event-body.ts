import { TextDecoder, TextEncoder } from '../platform/web-globals'
import { endOfString, parseJson } from '../catalogue/reader/lossless-json'

/** In UTF-8. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** 'not-json': no JSON text in UTF-8. 'too-deep': too deeply nested or too many parts. Ids keep all their digits. */
export type BodyReading =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: 'not-json' | 'too-deep' }

export function readBody(bytes: Uint8Array): BodyReading {
  const text = textOf(bytes)
  return text === null ? { ok: false, problem: 'not-json' } : readText(text)
}

/** The bytes as UTF-8 without a byte order mark; null: they are not valid UTF-8. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Most lists and objects of a body: parsing five megabytes of empty ones takes most of a second. */
const MOST_PARTS = 100_000

export function readText(text: string): BodyReading {
  if (text.length > MOST_PARTS && hasTooManyParts(text)) return { ok: false, problem: 'too-deep' }
  const read = parseJson(text)
  if (read.ok) return read
  try {
    JSON.parse(text)
    return { ok: false, problem: 'too-deep' }
  } catch {
    return { ok: false, problem: 'not-json' }
  }
}

/** Counts without parsing. */
function hasTooManyParts(text: string): boolean {
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) {
      at = endOfString(text, at)
      if (at === -1) return false
    } else if ((code === 0x5b || code === 0x7b) && ++parts > MOST_PARTS) return true
  }
  return false
}

/** Control characters, line ends and direction overrides, which could change the meaning of a line. */
const NOT_SHOWN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g

/** Invisible characters, unusual spaces, and the bracket of their escape. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u27e6]|(?! )\p{Zs}/gu

/**
 * The number of a ticket or project with invisible characters as codes, so that different numbers also look different.
 * null: empty or too long.
 */
export function printableId(text: string, most: number): string | null {
  const id = text
    .trim()
    .replace(HIDDEN, (sign) => `\u27e6${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}\u27e7`)
  return id === '' || id.length > most ? null : id
}

/** A text for one line: without invisible characters and runs of spaces, clipped with an ellipsis. */
export function singleLine(text: string, most: number): string {
  const shown = text
    .slice(0, most * 4)
    .replace(NOT_SHOWN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (shown.length <= most) return shown
  const end = most - 1
  const code = shown.charCodeAt(end - 1)
  return `${shown.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end)}…`
}
