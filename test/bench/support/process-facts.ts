/** What Linux counts of a process: processor time, wake-ups, writes and memory. No tracing is needed. */
import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessCounts {
  /** Milliseconds on a processor, in steps of 10. */
  readonly processorMs: number
  /** Times that each thread slept and was woken. */
  readonly wakeUps: ReadonlyMap<string, number>
  /** Bytes that reached a disk or will. */
  readonly writtenBytes: number
}

const read = (file: string): string => readFileSync(file, 'utf8')
const field = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** Linux counts processor time in these. */
const TICK_MS = 10

/** @throws if the process has ended */
export function processCounts(pid: number): ProcessCounts {
  const wakeUps = new Map<string, number>()
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      wakeUps.set(thread, field(read(`/proc/${pid}/task/${thread}/status`), 'voluntary_ctxt_switches'))
    } catch {
      // the thread ended meanwhile
    }
  }
  const [user, system] = statFields(pid).slice(11, 13)
  return {
    processorMs: (Number(user) + Number(system)) * TICK_MS,
    wakeUps,
    writtenBytes: field(read(`/proc/${pid}/io`), 'write_bytes')
  }
}

/**
 * Memory that only this process has. Unchanged pages of mapped files do not count, because the system takes them back
 * when it needs memory. @throws if the process has ended
 */
export const privateBytes = (pid: number): number => field(read(`/proc/${pid}/smaps_rollup`), 'Private_Dirty') * 1024

/** Whether a process of the browser shows pages. */
export const isRenderer = (pid: number): boolean => read(`/proc/${pid}/cmdline`).includes('--type=renderer')

/** The fields of `/proc/PID/stat` after the name, which may contain blanks. */
function statFields(pid: number | string): string[] {
  const stat = read(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** All processes below a process. */
export function descendants(pid: number): readonly number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const parent = Number(statFields(name)[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // ended meanwhile
    }
  }
  const below = (of: number): number[] => (children.get(of) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}
