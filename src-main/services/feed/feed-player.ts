import { done, failed, type Result } from '../../contract/failures'
import type { ReplayEvent } from '../../shared/feed/demo-day'
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

/** Share of the demo day that has passed when the demo begins. */
const DEMO_SHARE_ALREADY_PAST = 0.8
/** Replay speed of the rest of the day. */
const DEMO_SPEED = 20

/** Replays recorded events and the demo day. @param purgeDemo deletes the stored demo events */
export function createFeedPlayer(
  { clock, replay, demo, chooseFile, readEvents, demoEvents }: FeedPlayerDeps,
  purgeDemo: () => Promise<void>
) {
  /** Counts starts and ends of the demo, so that a superseded start stops. */
  let demoTurn = 0

  async function play(
    source: ReplaySource,
    events: readonly ReplayEvent[],
    speed: number
  ): Promise<Result<{ events: number }>> {
    await source.play(events, speed)
    return done({ events: events.length })
  }
  async function dropDemo(): Promise<void> {
    await demo.halt()
    await purgeDemo()
  }

  return {
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
      return play(replay, events, speed)
    },
    demoDay: async (speed: number) => play(demo, await demoEvents(clock.now()), speed),
    /** Starts the demo: most of its day is stored at once, the rest arrives over time. */
    async playDemo(): Promise<void> {
      const turn = ++demoTurn
      await dropDemo()
      const day = await demoEvents(clock.now())
      const past = Math.floor(day.length * DEMO_SHARE_ALREADY_PAST)
      for (const [events, speed] of [
        [day.slice(0, past), 0],
        [day.slice(past), DEMO_SPEED]
      ] as const) {
        // after a switch to a real service no demo events may appear
        if (turn !== demoTurn) return
        await demo.play(events, speed)
        if (speed === 0) await demo.finished()
      }
    },
    /** Deletes the demo events when the demo ends. */
    async removeDemoEvents(): Promise<void> {
      demoTurn++
      await dropDemo()
    }
  }
}
export type FeedPlayer = ReturnType<typeof createFeedPlayer>
