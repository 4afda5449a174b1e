/** Bytes of a body as JSON, and texts of it fit for a line on screen. */
import { parseJson } from '../catalogue/lossless-json'

// every platform this runs on has it; core's compiler is told of it here because it knows neither DOM nor Node
const { TextDecoder } = globalThis as unknown as { readonly TextDecoder: { new (label: string, options: { fatal: boolean }): { decode(bytes: Uint8Array): string } } }

/**
 * 'not-json': no JSON text in UTF-8. 'too-deep': it is, but nested deeper than anything honest; kept, not read. Ids keep all their digits.
 */
export type BodyReading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: 'not-json' | 'too-deep' }

export function readBody(bytes: Uint8Array): BodyReading {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, problem: 'not-json' }
  }
  return readText(text)
}

export function readText(text: string): BodyReading {
  const read = parseJson(text)
  if (read.ok) return read
  try {
    JSON.parse(text)
    return { ok: false, problem: 'too-deep' }
  } catch {
    return { ok: false, problem: 'not-json' }
  }
}

/** Controls, line ends, and the marks that turn the direction of writing: in a list they could make a line say something else. */
const NOT_SHOWN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g

/** A text for one line: without what is not shown, without runs of spaces, clipped between whole characters with an ellipsis. */
export function lineOf(text: string, most: number): string {
  const shown = text.slice(0, most * 4).replace(NOT_SHOWN, ' ').replace(/\s+/g, ' ').trim()
  if (shown.length <= most) return shown
  const end = most - 1
  const code = shown.charCodeAt(end - 1)
  return `${shown.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end)}…`
}
