/**
 * When each source was last known to listen, in a small file that is replaced every few seconds. Not synced: the last
 * seconds before a power cut may be missing.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SOURCE_IDS, type SourceId } from '../../shared/feed/events'
import type { UptimeLog } from '../../shared/ports/feed/uptime-log'
import type { Log } from '../../shared/ports/system/log'
import { readBounded } from '../files/read-bounded'

const MOST_BYTES = 65_536

/**
 * Of a run whose events do not outlast it, only the beginning is written down: the next run draws a marker from there,
 * because what came in between
 * is not there any more.
 *
 * @param lasts whether events of this run are there in the next
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

export function fileUptimeLog(file: string, log: Log): UptimeLog {
  let told = false
  /** One after the other: two at once would share the file that is put in place, and the older could win. */
  let turn: Promise<void> = Promise.resolve()
  const replace = async (alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void> => {
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(`${file}.tmp`, JSON.stringify(alive), { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      told = false
    } catch (error) {
      if (!told) log.warn('feed.uptime', { code: (error as NodeJS.ErrnoException).code })
      told = true
    }
  }
  return {
    async read() {
      try {
        const content = JSON.parse((await readBounded(file, MOST_BYTES)) ?? '') as Record<string, unknown>
        return Object.fromEntries(
          SOURCE_IDS.flatMap((id) =>
            Object.hasOwn(content, id) && Number.isFinite(content[id]) ? [[id, content[id] as number]] : []
          )
        )
      } catch {
        return {}
      }
    },
    write(alive: Readonly<Partial<Record<SourceId, number>>>) {
      turn = turn.then(() => replace(alive))
      return turn
    }
  }
}
