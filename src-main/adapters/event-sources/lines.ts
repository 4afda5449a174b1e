/**
 * Recorded events, one JSON object a line: `{"kind": …, "body": …, "at": …, "headers": …}`. `body` is the event as JSON or as text, `at` an ISO time or
 * left out.
 */
import { open } from 'node:fs/promises'
import { readText } from '../../core/feed/body'
import type { PlayedEvent } from '../../core/feed/demo-day'
import { openEnvelope } from '../../core/feed/envelope'
import { parseTime } from '../../core/feed/map-event'
import { readPlace } from '../../core/feed/pointer'

const MOST_FILE_BYTES = 512 * 1024 * 1024
const MOST_EVENTS = 200_000

/** Why lines are no recorded events. `line`: the first that is none. */
export type LinesProblem = { readonly problem: 'unreadable' | 'too-large' | 'empty' } | { readonly problem: 'no-event'; readonly line: number }

/**
 * All events of a file, in its order. Lines without a time get the time of the line before.
 *
 * @param nowMs the time of those before the first line that has one
 */
export async function readLines(file: string, nowMs: number): Promise<readonly PlayedEvent[] | LinesProblem> {
  const handle = await open(file).catch(() => null)
  if (!handle) return { problem: 'unreadable' }
  try {
    if ((await handle.stat()).size > MOST_FILE_BYTES) return { problem: 'too-large' }
    return await eventsOfLines(handle.readLines({ encoding: 'utf8' }), nowMs)
  } catch {
    return { problem: 'unreadable' }
  } finally {
    await handle.close()
  }
}

/** The same of lines that were read by somebody else. Rejects when the lines do. */
export async function eventsOfLines(lines: AsyncIterable<string>, nowMs: number): Promise<readonly PlayedEvent[] | LinesProblem> {
  const events: PlayedEvent[] = []
  let line = 0
  let atMs = nowMs
  for await (const text of lines) {
    line++
    const bare = text.replace(/^\uFEFF/, '').trim()
    if (bare === '') continue
    const event = openEnvelope(bare)
    if (!event) return { problem: 'no-event', line }
    if (events.length >= MOST_EVENTS) return { problem: 'too-large' }
    atMs = timeOf(bare) ?? atMs
    events.push({ atMs, kind: event.kind, body: event.body, headers: event.headers })
  }
  return events.length === 0 ? { problem: 'empty' } : events
}

function timeOf(line: string): number | null {
  const reading = readText(line)
  const at = reading.ok ? readPlace(reading.value, '/at') : undefined
  return typeof at === 'string' || typeof at === 'number' ? parseTime(String(at)) : null
}
