import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect } from 'vitest'
import { Sql } from '../../../../../src-main/adapters/sqlite/db/sql'
import { CACHE_SCHEMA } from '../../../../../src-main/adapters/sqlite/cache/schema'
import { openForWriting } from '../../../../../src-main/adapters/sqlite/db/open-database'
import { USER_SCHEMA } from '../../../../../src-main/adapters/sqlite/user/schema'
import { random } from '../../../../helpers/random'
import { builtChild } from '../../../kill/built-child'
import { temporaryFolder } from '../support/store-helpers'

const AT_ONCE = 2

/** Runs the child until it confirmed so many things, then ends it in the middle of the next. */
async function runAndKill(
  script: string,
  folder: string,
  from: number,
  confirmations: number,
  delayMs: number
): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  let ending = false
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (ending || said.split('\n').length <= confirmations) return
    ending = true
    setTimeout(() => child.kill('SIGKILL'), delayMs)
  })
  await once(child, 'close')
  expect(child.signalCode).toBe('SIGKILL')
  return said.split('\n').slice(0, -1)
}

/** Kills a writer so often. @throws when a file is damaged or lacks what was confirmed */
export async function killStore(kills: number): Promise<void> {
  const script = await builtChild(join(import.meta.dirname, 'store-kill-child.ts'))
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      const folder = temporaryFolder()
      const r = random(100 + lane)
      const confirmed = new Set<string>()
      for (let kill = 0, from = 0; kill < kills / AT_ONCE; kill++) {
        for (const line of await runAndKill(script, folder, from, r.int(1, 40), r.int(0, 12))) {
          expect(line, 'nothing may be found wrong at a start').not.toMatch(/^finding/)
          if (line !== 'ready') confirmed.add(line)
        }
        from = Math.max(from, ...[...confirmed].map((line) => Number(line.split(' ')[1]))) + 1

        const cache = openForWriting(join(folder, 'cache.db'), CACHE_SCHEMA, { nowMs: 0 }).sql
        const person = openForWriting(join(folder, 'person.db'), USER_SCHEMA, { nowMs: 0 }).sql
        for (const sql of [cache, person]) expect(sql.all('PRAGMA integrity_check')).toEqual([['ok']])
        for (const line of confirmed) expect(isThere(cache, person, line), line).toBe(true)
        // the index knows every engine that is stored, and no other
        expect(cache.number('SELECT count(*) FROM desk_entries WHERE level = 4')).toBe(
          cache.number('SELECT count(*) FROM engines')
        )
        expect(cache.number(`SELECT count(*) FROM desk_engines WHERE desk_engines MATCH '"engine" OR "detail"'`)).toBe(
          cache.number('SELECT count(*) FROM engines')
        )
        cache.close()
        person.close()
      }
      expect(confirmed.size).toBeGreaterThan(kills)
    })
  )
}

function isThere(cache: Sql, person: Sql, line: string): boolean {
  const [what, n] = line.split(' ')
  switch (what) {
    case 'list': {
      const rows = cache.all<[string, number, string]>(
        `SELECT t.name, e.power, e.hp_values FROM placements p JOIN engines e ON e.profile = p.profile AND e.id = p.id JOIN engines_texts t ON t.profile = e.profile AND t.id = e.id
          WHERE p.level = 4 AND p.parent = ? AND p.position IS NOT NULL ORDER BY p.position`,
        n ?? ''
      )
      // the first is the one whose own answer is stored beside the list, in whichever order
      return (
        rows.length === 1 + (Number(n) % 30) &&
        rows.every(
          ([name, power, hp], k) =>
            (name === `Round ${n} engine ${k}` || (k === 0 && name === 'Detail')) &&
            power === Number(n) * 100 + k &&
            hp === '1,2,3'
        )
      )
    }
    case 'detail': {
      const [power, ecu, detail] =
        cache.one<[number, string, string]>(
          'SELECT e.power, e.ecu, d.detail FROM engine_details d JOIN engines e ON e.profile = d.profile AND e.id = d.id WHERE d.id = ?',
          Number(n) * 100
        ) ?? []
      return (
        power === Number(n) * 100 &&
        ecu === `EDC${Number(n) * 100}` &&
        detail !== undefined &&
        (JSON.parse(detail) as { options: unknown }).options !== null
      )
    }
    case 'picture': {
      const [type, bytes] =
        cache.one<[string, Uint8Array]>(
          'SELECT p.type, b.bytes FROM pictures p JOIN picture_bytes b USING (key) WHERE p.url = ?',
          `https://x/${n}`
        ) ?? []
      return type === 'image/png' && bytes?.length === 5000
    }
    case 'note':
      return person.one('SELECT text FROM notes WHERE engine = ?', n ?? '')?.[0] === `note ${n}`
    default:
      return false
  }
}
