import { writeSync } from 'node:fs'

/**
 * Writes a line to standard output synchronously, so that it is out before the process is killed. The pipe may be full
 * for a moment.
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
