/** Lists and files of releases, from a server or a disk, and what this computer stores of them. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { httpFaultOf } from '../../shared/connection/network-errors'
import type { UpdateFiles, UpdateRecord, UpdateSource } from '../../shared/ports/system/updates'
import type { Clock } from '../../shared/ports/system/clock'
import type { Log } from '../../shared/ports/system/log'
import { LIST_FILE, MAX_LIST_BYTES, type UpdateFile } from '../../shared/updates/update-list'
import { UpdateError } from '../../shared/updates/update-problems'
import { isVersion } from '../../shared/updates/version'
import { privateFolder, writeFileAtomic, writeThenRename } from '../files/atomic-write'

/** Longest pause of a server between two parts of an answer. */
const IDLE_TIMEOUT_MS = 30_000

export interface UpdateFilesDeps {
  /** For downloaded files and the newest release seen; private. */
  readonly folder: string
  /** `fetch` without cookies and cache. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Log
}

const RECORD_FILE = 'newest-release.json'

async function* bounded(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const part of bytes) {
    count += part.byteLength
    if (count > maxBytes) throw new UpdateError('too-large')
    yield part
  }
}
async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}

export function createUpdateFiles(deps: UpdateFilesDeps): UpdateFiles {
  const kept = join(deps.folder, 'files')
  const recordFile = join(deps.folder, RECORD_FILE)
  return {
    server: (address) => serverSource(deps, address),
    disk: diskSource,
    async keep(file, bytes, progress) {
      const target = join(kept, file.name)
      try {
        await privateFolder(deps.folder)
        await privateFolder(kept)
        await writeThenRename(target, 0o600, (handle) => handle.writeFile(checked(file, bytes, progress)))
      } catch (error) {
        if (error instanceof UpdateError) throw error
        deps.log.warn('updates.store', { error })
        throw new UpdateError('disk', { cause: error })
      }
      return target
    },
    clear: () => rm(kept, { recursive: true, force: true }),
    record: () => readRecord(recordFile),
    setRecord: (record) => writeFileAtomic(recordFile, `${JSON.stringify(record)}\n`)
  }
}

/** Passes the bytes on and fails unless they are those that the list names. */
async function* checked(
  { size, sha512 }: UpdateFile,
  bytes: AsyncIterable<Uint8Array>,
  progress: (bytes: number) => void
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha512')
  let count = 0
  for await (const part of bytes) {
    count += part.byteLength
    if (count > size) throw new UpdateError('wrong-file')
    hash.update(part)
    progress(count)
    yield part
  }
  if (count < size) throw new UpdateError('cut-short')
  if (hash.digest('base64') !== sha512) throw new UpdateError('wrong-file')
}

/** A file that cannot be read counts as none: the check of a rollback then starts at the installed version. */
async function readRecord(file: string): Promise<UpdateRecord> {
  try {
    const { seen, skipped } = JSON.parse(await readFile(file, 'utf8')) as Partial<UpdateRecord>
    const isSeen = isVersion(seen?.version) && Number.isFinite(Date.parse(String(seen?.issued)))
    return {
      seen: isSeen ? { version: seen.version, issued: String(seen.issued) } : null,
      skipped: isVersion(skipped) ? skipped : null
    }
  } catch {
    return { seen: null, skipped: null }
  }
}

function serverSource({ fetch, clock }: UpdateFilesDeps, address: string): UpdateSource {
  const base = address.endsWith('/') ? address : `${address}/`

  async function* read(name: string, outer?: AbortSignal): AsyncGenerator<Uint8Array> {
    const idle = new AbortController()
    let isLate = false
    let cancelTimer = (): void => {}
    const expectMore = (): void => {
      cancelTimer()
      cancelTimer = clock.after(IDLE_TIMEOUT_MS, () => {
        isLate = true
        idle.abort()
      })
    }
    expectMore()
    try {
      const response = await fetch(new URL(name, base).href, {
        method: 'GET',
        // another host may not stand in for this one
        redirect: 'error',
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: outer ? AbortSignal.any([outer, idle.signal]) : idle.signal
      })
      if (response.redirected) throw new UpdateError('redirected')
      if (response.status !== 200) throw new UpdateError('missing')
      for await (const part of response.body ?? []) {
        expectMore()
        yield part
      }
    } catch (error) {
      if (error instanceof UpdateError) throw error
      throw new UpdateError(isLate ? 'timeout' : httpFaultOf(error), { cause: error })
    } finally {
      cancelTimer()
      // an answer that is not read to its end keeps its connection
      idle.abort()
    }
  }
  return {
    list: () => collect(bounded(read(LIST_FILE), MAX_LIST_BYTES)),
    file: ({ name }, signal) => read(name, signal)
  }
}

function diskSource(listFile: string): UpdateSource {
  async function* read(file: string): AsyncGenerator<Uint8Array> {
    try {
      yield* createReadStream(file) as AsyncIterable<Uint8Array>
    } catch (cause) {
      throw new UpdateError('missing', { cause })
    }
  }
  return {
    async list() {
      const found = await stat(listFile).catch((cause: unknown) => {
        throw new UpdateError('missing', { cause })
      })
      if (!found.isFile()) throw new UpdateError('not-a-list')
      return collect(bounded(read(listFile), MAX_LIST_BYTES))
    },
    file: ({ name }) => read(join(dirname(listFile), name))
  }
}
