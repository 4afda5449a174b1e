/** Deletes ledgers of ended demos, and of unused accounts with expired content, whatever the date of the file. */
import { readdirSync, readFileSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_ACCOUNT } from '../../shared/ports/network/demo-catalogue'
import { readLedger } from './ledger-text'

const NAME = /^[\w-]+-[a-zA-Z]+\.calls$/
const LONGEST_WINDOW_MS = 86_400_000
const MOST_AT_ONCE = 50

/** @param inUse accounts whose ledgers must stay */
export function deleteIdleLedgers(directory: string, inUse: readonly string[], now: number): void {
  let names: string[]
  try {
    names = readdirSync(directory)
  } catch {
    return // nothing there yet
  }
  const others = names.filter((name) => NAME.test(name) && !inUse.some((used) => name.startsWith(`${used}-`)))
  for (const name of others.slice(0, MOST_AT_ONCE)) {
    const path = join(directory, name)
    try {
      if (name.startsWith(DEMO_ACCOUNT)) {
        unlinkSync(path)
        continue
      }
      const { settled, doubtful, stopLeftMs } = readLedger(readFileSync(path, 'utf8'), now)
      if (doubtful === 0 && !stopLeftMs && (settled.at(-1) ?? -Infinity) < now - LONGEST_WINDOW_MS) unlinkSync(path)
    } catch {
      // unreadable ledgers stay
    }
  }
}
