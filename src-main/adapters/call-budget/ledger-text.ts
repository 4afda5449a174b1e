/**
 * The ledger as text, one event per line, appended as it happens:
 *
 * ```text
 * dynodesk-calls 1            what this file is
 * + 17 8123456 1763730000     call 17 begun: steady clock in ms, seconds since 1970 for people who read it
 * - 17 8123999                call 17 settled
 * ~ 18 ~                      call 18 never went out: not counted. A torn line lacks the second mark
 * . 8000000                   a call settled at this instant, from before the file was last compacted
 * ! 8123999 600000            stopped by a 429, for so many ms from this instant
 * = 8723999                   stop lifted
 * ```
 *
 * Only the steady clock is calculated with. It begins anew when the machine starts, so a later instant than now is of
 * an earlier start and counts as now; for any other, now minus then is never more than the time that passed. On doubt
 * a call counts as just made.
 */
const HEADER = 'dynodesk-calls 1'
/** Bytes of an average line: how many calls a damaged stretch may have held. */
const LINE_BYTES = 24

interface LedgerState {
  /** When calls were settled, rising, none later than now. */
  readonly settled: readonly number[]
  /** Milliseconds a stop still lasts; null: none. */
  readonly stopLeftMs: number | null
  /** Calls that unreadable stretches may have held; Infinity when nothing in the file can be trusted. */
  readonly doubtful: number
  /** The greatest number of a call in it; numbers are not used twice in one file. */
  readonly lastCall: number
  /** The file says something else than this state: write it anew. */
  readonly adjusted: boolean
}
interface LedgerContent {
  readonly settled: readonly number[]
  readonly open: readonly number[]
  readonly stopLeftMs: number | null
}

const roundUp = Math.ceil
export const callLine = (call: number, now: number, wallMs: number): string =>
  `+ ${call} ${roundUp(now)} ${Math.floor(wallMs / 1000)}\n`
export const settledLine = (call: number, now: number): string => `- ${call} ${roundUp(now)}\n`
export const notSentLine = (call: number): string => `~ ${call} ~\n`
export const limitLine = (now: number, leftMs: number): string => `! ${roundUp(now)} ${roundUp(leftMs)}\n`
export const limitLiftedLine = (now: number): string => `= ${roundUp(now)}\n`

export function ledgerText({ settled, open, stopLeftMs }: LedgerContent, now: number, wallMs: number): string {
  const lines = settled.map((instant) => `. ${roundUp(instant)}\n`)
  lines.push(...open.map((call) => callLine(call, now, wallMs)))
  if (stopLeftMs !== null) lines.push(limitLine(now, stopLeftMs))
  return `${HEADER}\n${lines.join('')}`
}

const LINE =
  /^(?:(\+) (\d{1,15}) (\d{1,15}) \d{1,15}|(-) (\d{1,15}) (\d{1,15})|(\.) (\d{1,15})|(!) (\d{1,15}) (\d{1,15})|(=) (\d{1,15})|(~) (\d{1,15}) ~)$/

/** Reads a ledger of any earlier run, torn and damaged ones too. */
export function readLedger(text: string, now: number): LedgerState {
  const lines = text.split('\n')
  const torn = lines.pop() ?? ''
  if (lines[0] !== HEADER) return { settled: [], stopLeftMs: null, doubtful: Infinity, lastCall: 0, adjusted: true }
  const open = new Set<string>()
  const settled: number[] = []
  let doubtful = 0
  let lastCall = 0
  let stop: { at: number; leftMs: number } | null = null
  let adjusted = false
  const atMostNow = (digits: string | undefined): number => {
    const instant = Number(digits)
    if (instant <= now) return instant
    adjusted = true
    return now
  }
  const doubt = (line: string): void => {
    doubtful += Math.ceil(line.length / LINE_BYTES)
  }

  for (const line of lines.slice(1)) {
    const m = LINE.exec(line)
    if (!m) doubt(line)
    else if (m[1]) {
      open.add(m[2]!)
      lastCall = Math.max(lastCall, Number(m[2]))
    } else if (m[4]) {
      open.delete(m[5]!)
      settled.push(atMostNow(m[6]))
    } else if (m[7]) settled.push(atMostNow(m[8]))
    else if (m[9]) stop = { at: atMostNow(m[10]), leftMs: Number(m[11]) }
    else if (m[12]) stop = null
    else open.delete(m[15]!)
  }
  // a torn "settled" or "never went out" leaves its call open, which is doubt enough
  if (torn !== '' && !/^[-~]/.test(torn)) doubt(torn)
  for (let i = 0; i < open.size; i++) settled.push(now)
  return {
    settled: settled.sort((a, b) => a - b),
    doubtful,
    lastCall,
    stopLeftMs: stop === null ? null : Math.max(0, stop.leftMs - (now - stop.at)),
    adjusted: adjusted || open.size > 0 || doubtful > 0 || torn !== ''
  }
}
