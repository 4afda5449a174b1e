/** Delivers the events of a file and retries until they are stored. */
import { delay } from '../../../shared/delay'
import { reconnectDelayMs } from '../../../shared/feed/sources/reconnect-delay'
import type { Deliver } from '../../../shared/feed/events'
import type { SourceProblem } from '../../../shared/ports/feed/event-source'
import type { Clock } from '../../../shared/ports/system/clock'
import type { FileEvent } from './read-events'

export interface SubmitDeps {
  readonly clock: Clock
  readonly random: () => number
  readonly deliver: Deliver
  /** Events cannot be stored now; null: they can again. */
  trouble(problem: SourceProblem | null): void
}
interface SubmitOrigin {
  readonly name: string
  /** The file existed before the run began. */
  readonly catchUp: boolean
}

/** Events delivered together. */
const BATCH_EVENTS = 200

/** 'refused': at least one event was refused. 'stopped': the signal was aborted before all were stored. */
export async function submitEvents(
  deps: SubmitDeps,
  from: SubmitOrigin,
  events: readonly FileEvent[],
  signal: AbortSignal
): Promise<'stored' | 'refused' | 'stopped'> {
  const bulk = { name: from.name, catchUp: from.catchUp || events.length > 1 }
  let refused = false
  for (let n = 0; n < events.length; n += BATCH_EVENTS) {
    const outcomes = await Promise.all(
      events.slice(n, n + BATCH_EVENTS).map((event) => submitEvent(deps, bulk, event, signal))
    )
    if (outcomes.includes('stopped')) return 'stopped'
    refused ||= outcomes.includes('refused')
  }
  return refused ? 'refused' : 'stored'
}

async function submitEvent(
  { clock, deliver, random, trouble }: SubmitDeps,
  { name, catchUp }: SubmitOrigin,
  { kind, body, headers }: FileEvent,
  signal: AbortSignal
): Promise<'stored' | 'refused' | 'stopped'> {
  for (let tries = 1; !signal.aborted; tries++) {
    const { outcome } = await deliver({
      source: 'folder',
      kind,
      body,
      headers: { ...headers, 'file-name': name },
      arrivedAtMs: clock.now(),
      ...(catchUp ? { catchUp } : {})
    })
    if (outcome !== 'not-stored') {
      if (tries > 1) trouble(null)
      return outcome === 'refused' ? 'refused' : 'stored'
    }
    trouble({ code: 'store' })
    await delay(clock, reconnectDelayMs(tries, random), signal)
  }
  return 'stopped'
}
