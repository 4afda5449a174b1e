/** Entries as JSON lines, one in memory at a time. */
import { PackFileError, type PackFileEntry, type PackFileHead } from '../../shared/ports/files/pack-files'

/** Lines are compressed in batches, because single writes are slow. */
const PORTION_BYTES = 65_536

export async function* encodeLines(
  head: PackFileHead,
  entries: AsyncIterable<PackFileEntry>,
  counted: (entries: number) => void
): AsyncGenerator<Buffer> {
  let portion = `${JSON.stringify({ kind: 'head', ...head })}\n`
  let count = 0
  for await (const entry of entries) {
    portion += `${JSON.stringify('bytes' in entry ? { ...entry, bytes: Buffer.from(entry.bytes).toString('base64') } : entry)}\n`
    count++
    if (portion.length < PORTION_BYTES) continue
    yield Buffer.from(portion)
    portion = ''
  }
  counted(count)
  yield Buffer.from(`${portion}${JSON.stringify({ kind: 'end', entries: count })}\n`)
}

export interface LineLimits {
  readonly maxUnpackedBytes: number
  readonly maxEntryBytes: number
  /** Limit of entries other than pictures, which are parsed in one piece. */
  readonly maxAnswerBytes: number
  readonly maxEntries: number
}

const PICTURE = '{"kind":"picture"'
/** Lines per turn of the event loop. */
const LINES_AT_ONCE = 100

/** @throws PackFileError 'too-large' when a limit of bytes or entries is exceeded, 'damaged' for invalid JSON */
export async function* decodeLines(
  chunks: AsyncIterable<Buffer>,
  { maxUnpackedBytes, maxEntryBytes, maxAnswerBytes, maxEntries }: LineLimits
): AsyncGenerator<unknown> {
  let unpacked = 0
  let lines = 0
  let pending: Buffer[] = []
  let pendingBytes = 0
  for await (const chunk of chunks) {
    unpacked += chunk.length
    if (unpacked > maxUnpackedBytes) throw new PackFileError('too-large')
    let from = 0
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      // includes head and end
      if (++lines > maxEntries + 2) throw new PackFileError('too-large')
      if (lines % LINES_AT_ONCE === 0) await new Promise<void>((resolve) => setImmediate(resolve))
      const line = Buffer.concat([...pending, chunk.subarray(from, at)])
      if (line.length > maxAnswerBytes && line.toString('latin1', 0, PICTURE.length) !== PICTURE)
        throw new PackFileError('too-large')
      yield parsed(line)
      pending = []
      pendingBytes = 0
      from = at + 1
    }
    pending.push(chunk.subarray(from))
    pendingBytes += chunk.length - from
    if (pendingBytes > maxEntryBytes) throw new PackFileError('too-large')
  }
  if (pendingBytes > 0) throw new PackFileError('damaged')
}

function parsed(line: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(line.toString())
  } catch {
    throw new PackFileError('damaged')
  }
  if (typeof value !== 'object' || value === null) throw new PackFileError('damaged')
  const { kind, bytes } = value as { kind?: unknown; bytes?: unknown }
  return (kind === 'picture' || kind === 'file') && typeof bytes === 'string'
    ? { ...value, bytes: new Uint8Array(Buffer.from(bytes, 'base64')) }
    : value
}
