import { writeSync } from 'node:fs'

/**
 * A line on standard output that is out when this returns, whatever kills the process next. The pipe may be full for a
 * moment while its reader is busy.
 */
export function writeLine(line: string): void {
  let rest = Buffer.from(`${line}\n`)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}
