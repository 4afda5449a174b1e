/**
 * Recorded events, one JSON object per line: `{"kind": …, "body": …, "at": …, "headers": …}`. `body` is JSON or text,
 * `at` an optional ISO time.
 *
 * Files are parsed in slices, so that the main thread stays responsive. Files and lines are limited, because a huge or
 * deeply nested line would block it for seconds.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { ReplayEvent } from '../../shared/feed/demo-day'
import { textOf } from '../../shared/feed/event-body'
import { parseEnvelope } from '../../shared/feed/event-envelope'
import { parseTime } from '../../shared/feed/mapping/map-event'

const MAX_FILE_BYTES = 128 * 1024 * 1024
const MAX_EVENTS = 100_000
/** Bytes of a line besides the body. */
const MAX_LINE_OVERHEAD = 64 * 1024
/** Bytes per read, and characters parsed per turn of the event loop. */
const CHUNK_BYTES = 256 * 1024
const TURN_CHARACTERS = 256 * 1024
const LINE_END = 10

/** `line`: the first invalid or overlong line. */
export type RecordedEventsProblem =
  | { readonly problem: 'unreadable' | 'too-large' | 'empty' }
  | { readonly problem: 'no-event' | 'long-line'; readonly line: number }

/**
 * All events of a file in order. Events without time get the time of the line before.
 *
 * @param nowMs the time of events before the first stated time
 */
export async function readRecordedEvents(
  file: string,
  nowMs: number,
  maxBodyBytes: number
): Promise<readonly ReplayEvent[] | RecordedEventsProblem> {
  const handle = await open(file).catch(() => null)
  if (!handle) return { problem: 'unreadable' }
  try {
    if ((await handle.stat()).size > MAX_FILE_BYTES) return { problem: 'too-large' }
    return await parseRecordedEvents(linesOf(handle, maxBodyBytes + MAX_LINE_OVERHEAD), nowMs, maxBodyBytes)
  } catch {
    return { problem: 'unreadable' }
  } finally {
    await handle.close()
  }
}

/** Parses lines from another source. Rejects when `lines` does. */
export async function parseRecordedEvents(
  lines: AsyncIterable<string>,
  nowMs: number,
  maxBodyBytes: number
): Promise<readonly ReplayEvent[] | RecordedEventsProblem> {
  const events: ReplayEvent[] = []
  let line = 0
  let atMs = nowMs
  let parsed = 0
  for await (const text of lines) {
    line++
    if (text.length > maxBodyBytes + MAX_LINE_OVERHEAD) return { problem: 'long-line', line }
    if ((parsed += text.length) >= TURN_CHARACTERS) {
      parsed = 0
      await setImmediate()
    }
    const bare = text.replace(/^\uFEFF/, '').trim()
    if (bare === '') continue
    const event = parseEnvelope(bare)
    if (!event) return { problem: 'no-event', line }
    if (events.length >= MAX_EVENTS) return { problem: 'too-large' }
    atMs = (event.at === null ? null : parseTime(event.at)) ?? atMs
    events.push({ atMs, kind: event.kind, body: event.body, headers: event.headers })
  }
  return events.length === 0 ? { problem: 'empty' } : events
}

/** Yields lines; an overlong line is truncated, but remains recognisably too long. */
async function* linesOf(handle: FileHandle, maxCharacters: number): AsyncGenerator<string, void, void> {
  const chunk = Buffer.alloc(CHUNK_BYTES)
  let pieces: Buffer[] = []
  let bytes = 0
  const whole = (): string => {
    const all = Buffer.concat(pieces)
    // a line that is not UTF-8 is invalid; a truncated one is only measured
    const line = bytes > maxCharacters * 4 ? all.toString('latin1') : (textOf(all) ?? '\ufffd')
    pieces = []
    bytes = 0
    return line
  }
  for (let read = 0, at = 0; (read = (await handle.read(chunk, 0, CHUNK_BYTES, at)).bytesRead) > 0; at += read) {
    for (let from = 0; from < read;) {
      const end = chunk.subarray(0, read).indexOf(LINE_END, from)
      const to = end < 0 ? read : end
      // four bytes per character at maxCharacters
      if (bytes <= maxCharacters * 4) pieces.push(Buffer.from(chunk.subarray(from, to)))
      bytes += to - from
      if (end >= 0) yield whole()
      from = to + 1
    }
  }
  if (bytes > 0) yield whole()
}
