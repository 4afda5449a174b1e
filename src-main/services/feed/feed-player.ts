import { done, failed, type Result } from '../../contract/failures'
import { DEMO_HOUR_MS, type ReplayEvent } from '../../shared/feed/demo-day'
import type { ReplaySource } from '../../shared/ports/feed/event-source'
import type { FileProblem } from '../../shared/startup/startup-issues'
import type { Clock } from '../../shared/ports/system/clock'

export interface FeedPlayerDeps {
  readonly clock: Clock
  readonly replay: ReplaySource
  readonly demo: ReplaySource
  /** Opens a dialog for a file of recorded events; null: cancelled. */
  chooseFile(): Promise<string | null>
  readEvents(file: string): Promise<readonly ReplayEvent[] | { readonly problem: FileProblem; readonly line?: number }>
  demoEvents(endMs: number): Promise<readonly ReplayEvent[]>
}

/** Events of the demo's past that are unread when it starts. */
const UNREAD_AT_START = 5

/** The past of the demo: each event arrived at its own time, and all but the newest are read. */
const asPast = (events: readonly ReplayEvent[]): readonly ReplayEvent[] =>
  events.map((event, n) => ({
    ...event,
    arrivedAtMs: event.atMs,
    ...(n < events.length - UNREAD_AT_START ? { read: true } : {})
  }))

/** The demo: a stored past with few unread events, and an hour that is played on request. */
function createDemoPlayer(
  { clock, demo, demoEvents }: Pick<FeedPlayerDeps, 'clock' | 'demo' | 'demoEvents'>,
  purgeDemo: () => Promise<void>
) {
  /** Counts starts and ends of the demo, so that a superseded start stops. */
  let demoTurn = 0
  /** The last hour of the demo day, until it is played; null: no demo is running. */
  let lastHour: readonly ReplayEvent[] | null = null

  async function dropDemo(): Promise<void> {
    lastHour = null
    await demo.halt()
    await purgeDemo()
  }
  /** Starts the demo: its day up to the last hour is stored at once. False: it has ended or begun again meanwhile. */
  async function playDemo(): Promise<boolean> {
    const turn = ++demoTurn
    await dropDemo()
    const nowMs = clock.now()
    const day = await demoEvents(nowMs)
    // after a switch to a real service no demo events may appear
    if (turn !== demoTurn) return false
    const isPast = ({ atMs }: ReplayEvent): boolean => atMs <= nowMs - DEMO_HOUR_MS
    lastHour = day.filter((event) => !isPast(event))
    await demo.play(asPast(day.filter(isPast)), 0)
    await demo.finished()
    return turn === demoTurn
  }

  return {
    playDemo,
    /** Plays the last hour of the running demo, from the second time on after its past; else a whole day. */
    async demoDay(speed: number): Promise<Result<{ events: number }>> {
      if (lastHour?.length === 0 && !(await playDemo())) return done({ events: 0 })
      const events = lastHour ?? (await demoEvents(clock.now()))
      if (lastHour) lastHour = []
      await demo.play(events, speed)
      return done({ events: events.length })
    },
    /** Deletes the demo events when the demo ends. */
    async removeDemoEvents(): Promise<void> {
      demoTurn++
      await dropDemo()
    }
  }
}

/** Replays recorded events and the demo day. @param purgeDemo deletes the stored demo events */
export function createFeedPlayer(deps: FeedPlayerDeps, purgeDemo: () => Promise<void>) {
  const { replay, demo, chooseFile, readEvents } = deps
  return {
    ...createDemoPlayer(deps, purgeDemo),
    async halt(): Promise<Result<null>> {
      await Promise.all([replay.halt(), demo.halt()])
      return done(null)
    },
    async replayFile(speed: number): Promise<Result<{ events: number } | null>> {
      const file = await chooseFile()
      if (file === null) return done(null)
      const events = await readEvents(file)
      if ('problem' in events)
        return failed('file-invalid', {
          params: { file, reason: events.problem, ...(events.line === undefined ? {} : { line: events.line }) }
        })
      await replay.play(events, speed)
      return done({ events: events.length })
    }
  }
}
export type FeedPlayer = ReturnType<typeof createFeedPlayer>
