/** Restores the full text of a line that the list shows clipped. */
import { singleLine, readText } from '@shared/feed/event-body'
import { CLIP } from '@shared/feed/events'
import type { RawEntry } from '@contract/channels/feed'
import { SMALL_BODY_BYTES } from './raw-body'
import { truncate, escapeInvisible } from './safe-text'

export const MAX_FULL_TEXT_LENGTH = 20_000
const MAX_VALUES_SEARCHED = 20_000

/**
 * Full text that `line` was made from; `cut` when it exceeds the limit. Null when there is none or `line` is complete.
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
