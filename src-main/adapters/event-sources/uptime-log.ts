/** When each source was last known to listen, in a small unsynced file that is replaced every few seconds. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SOURCE_IDS, type SourceId } from '../../shared/feed/events'
import type { UptimeLog } from '../../shared/ports/feed/uptime-log'
import type { Log } from '../../shared/ports/system/log'
import { fileReadProblem } from '../../shared/startup/startup-issues'
import { SerialQueue } from '../../shared/serial-queue'
import { readBounded } from '../files/read-bounded'

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

export function fileUptimeLog(file: string, log: Log): UptimeLog {
  let warned = false
  /** Writes run one after the other, because they share a temporary file. */
  const writes = new SerialQueue()
  const replace = async (alive: Readonly<Partial<Record<SourceId, number>>>): Promise<void> => {
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(`${file}.tmp`, JSON.stringify(alive), { mode: 0o600 })
      await rename(`${file}.tmp`, file)
      warned = false
    } catch (error) {
      if (!warned) log.warn('feed.uptime', { code: (error as NodeJS.ErrnoException).code })
      warned = true
    }
  }
  return {
    async read() {
      const content = parseObject(await readExisting(file))
      return Object.fromEntries(
        SOURCE_IDS.flatMap((id) =>
          Object.hasOwn(content, id) && Number.isFinite(content[id]) ? [[id, content[id] as number]] : []
        )
      )
    },
    write: (alive: Readonly<Partial<Record<SourceId, number>>>) => writes.run(() => replace(alive))
  }
}

/** Empty without a file, or with one that is too large. */
async function readExisting(file: string): Promise<string> {
  try {
    return (await readBounded(file, MAX_BYTES)) ?? ''
  } catch (error) {
    if (fileReadProblem(error).reason === 'missing') return ''
    throw error
  }
}

/** Empty when it is damaged. */
function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
