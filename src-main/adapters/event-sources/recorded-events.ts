/**
 * Recorded events, one JSON object a line: `{"kind": …, "body": …, "at": …, "headers": …}`. `body` is the event as JSON
 * or as text, `at` an ISO time or
 * left out.
 *
 * Read in slices between which main answers others. How much a file and a line may hold is bounded: a line as long as a
 * book, or one made of nothing but
 * brackets, would hold up everything else for seconds.
 */
import { open, type FileHandle } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import type { ReplayEvent } from '../../shared/feed/demo-day'
import { textOf } from '../../shared/feed/event-body'
import { parseEnvelope } from '../../shared/feed/event-envelope'
import { parseTime } from '../../shared/feed/mapping/map-event'

const MAX_FILE_BYTES = 128 * 1024 * 1024
const MOST_EVENTS = 100_000
/** What stands around a body on its line: kind, time, headers. */
const MAX_LINE_OVERHEAD = 64 * 1024
/** Read of the disk at once, ... */
const CHUNK_BYTES = 256 * 1024
/** ... and characters of lines that are looked at in one turn of main. */
const TURN_CHARACTERS = 256 * 1024
const LINE_END = 10

/** Why lines are no recorded events. `line`: the first that is none, or is longer than an event may be. */
export type RecordedEventsProblem =
  | { readonly problem: 'unreadable' | 'too-large' | 'empty' }
  | { readonly problem: 'no-event' | 'long-line'; readonly line: number }

/**
 * All events of a file, in its order. Lines without a time get the time of the line before.
 *
 * @param nowMs the time of those before the first line that has one
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

/** The same of lines that were read by somebody else. Rejects when the lines do. */
export async function parseRecordedEvents(
  lines: AsyncIterable<string>,
  nowMs: number,
  maxBodyBytes: number
): Promise<readonly ReplayEvent[] | RecordedEventsProblem> {
  const events: ReplayEvent[] = []
  let line = 0
  let atMs = nowMs
  let looked = 0
  for await (const text of lines) {
    line++
    if (text.length > maxBodyBytes + MAX_LINE_OVERHEAD) return { problem: 'long-line', line }
    if ((looked += text.length) >= TURN_CHARACTERS) {
      looked = 0
      await setImmediate()
    }
    const bare = text.replace(/^\uFEFF/, '').trim()
    if (bare === '') continue
    const event = parseEnvelope(bare)
    if (!event) return { problem: 'no-event', line }
    if (events.length >= MOST_EVENTS) return { problem: 'too-large' }
    atMs = (event.at === null ? null : parseTime(event.at)) ?? atMs
    events.push({ atMs, kind: event.kind, body: event.body, headers: event.headers })
  }
  return events.length === 0 ? { problem: 'empty' } : events
}

/** Line by line; of one that is longer than `most` bytes only so much that it is seen to be. */
async function* linesOf(handle: FileHandle, most: number): AsyncGenerator<string, void, void> {
  const chunk = Buffer.alloc(CHUNK_BYTES)
  let pieces: Buffer[] = []
  let bytes = 0
  const whole = (): string => {
    const all = Buffer.concat(pieces)
    // bytes that are no text would be changed by reading them as text: such a line is no event. One that is cut is
    // only measured
    const line = bytes > most * 4 ? all.toString('latin1') : (textOf(all) ?? '\ufffd')
    pieces = []
    bytes = 0
    return line
  }
  for (let read = 0, at = 0; (read = (await handle.read(chunk, 0, CHUNK_BYTES, at)).bytesRead) > 0; at += read) {
    for (let from = 0; from < read;) {
      const end = chunk.subarray(0, read).indexOf(LINE_END, from)
      const to = end < 0 ? read : end
      // more than `most` characters are left of it whatever they are
      if (bytes <= most * 4) pieces.push(Buffer.from(chunk.subarray(from, to)))
      bytes += to - from
      if (end >= 0) yield whole()
      from = to + 1
    }
  }
  if (bytes > 0) yield whole()
}
