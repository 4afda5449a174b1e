/** When each source was last known to listen, in a small unsynced file that is replaced every few seconds. */
import { SOURCE_IDS, type SourceId } from '../../shared/feed/events'
import type { UptimeLog } from '../../shared/ports/feed/uptime-log'
import type { Log } from '../../shared/ports/system/log'
import { SerialQueue } from '../../shared/serial-queue'
import { jsonFile } from '../files/json-file'

const MAX_BYTES = 65_536

/**
 * If events of this run are not persistent, only its start is recorded, so that the next run reports a gap from there.
 *
 * @param lasts whether events of this run are stored persistently
 */
export function persistentUptimeLog(uptime: UptimeLog, lasts: () => Promise<boolean>): UptimeLog {
  let first: Readonly<Partial<Record<SourceId, number>>> = {}
  return {
    read: () => uptime.read(),
    async write(alive) {
      if (await lasts()) return uptime.write(alive)
      first = { ...alive, ...first }
      await uptime.write(first)
    }
  }
}

export function fileUptimeLog(path: string, log: Log): UptimeLog {
  const file = jsonFile(path, MAX_BYTES, { sync: false })
  const writes = new SerialQueue()
  let warned = false
  const replace = async (alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void> => {
    try {
      await file.write(alive)
      warned = false
    } catch (error) {
      if (!warned) log.warn('feed.uptime', { code: (error as NodeJS.ErrnoException).code })
      warned = true
    }
  }
  return {
    async read() {
      const times = ((await file.read()) ?? {}) as Readonly<Record<string, number>>
      const known = SOURCE_IDS.filter((id) => Object.hasOwn(times, id) && Number.isFinite(times[id]))
      return Object.fromEntries(known.map((id) => [id, times[id]]))
    },
    write: (alive) => writes.run(() => replace(alive))
  }
}
