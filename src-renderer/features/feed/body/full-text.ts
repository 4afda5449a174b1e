/** A text of which the list holds one clipped line, as it stands in the body: with its lines and to its end. Pure. */
import { singleLine, readText } from '@shared/feed/event-body'
import { CLIP } from '@shared/feed/events'
import type { RawEntry } from '@contract/channels/feed'
import { SMALL_BODY_BYTES } from './raw-body'
import { truncate, escapeInvisible } from './safe-text'

/** Longest text shown among the facts; a longer one is read in the body. */
export const MAX_FULL_TEXT_LENGTH = 20_000
/** Values of a body that are looked at. */
const MAX_VALUES_SEARCHED = 20_000

/**
 * Of the text a line was made from: `text` as shown, `cut` when it goes on. Null: the body has none, or the line says
 * all of it.
 */
export function fullTextOf(
  raw: RawEntry | null,
  line: string | null
): { readonly text: string; readonly cut: boolean } | null {
  if (!raw || raw.cut || raw.hex !== null || raw.bytes > SMALL_BODY_BYTES || line === null) return null
  const read = readText(raw.text)
  const found = read.ok ? findSourceText(read.value, line) : null
  const whole = found === null ? '' : escapeInvisible(found).trim()
  return whole === '' || whole === line
    ? null
    : { text: truncate(whole, MAX_FULL_TEXT_LENGTH), cut: whole.length > MAX_FULL_TEXT_LENGTH }
}

function findSourceText(body: unknown, line: string): string | null {
  const left: unknown[] = [body]
  for (let at = 0; at < left.length && at < MAX_VALUES_SEARCHED; at++) {
    const value = left[at]
    if (typeof value === 'string' && singleLine(value, CLIP.latest) === line) return value
    if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) left.push(one)
  }
  return null
}
