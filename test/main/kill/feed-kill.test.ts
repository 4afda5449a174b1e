/** Power cuts in the middle of a burst over the webhook: what was answered with 2xx is there afterwards, once. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { Sql } from '@main/adapters/sqlite/db/sql'
import { json, sign, SECRET, ticket } from '../../fakes/feed/events'
import { random } from '../../helpers/random'
import { eventStore, FakeSecrets } from '../adapters/sqlite/support/feed-store-helpers'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'
import { builtChild } from './built-child'

const KILLS = 8
const AT_ONCE = 16

/** The status of the answer; null: none came. */
function post(at: string, body: Buffer, agent: Agent): Promise<number | null> {
  return new Promise((done) => {
    const call = request(
      at,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'x-tf-event': 'message_created', 'x-tf-hmac-sha256': sign(body) }
      },
      (response) => {
        response.resume()
        done(response.statusCode ?? null)
      }
    )
    call.on('error', () => done(null))
    call.end(body)
  })
}

test(`every event answered with 2xx is stored once after ${KILLS} kills during a burst`, async () => {
  const script = await builtChild(join(import.meta.dirname, 'feed-child.ts'))
  const folder = temporaryFolder()
  const key = randomBytes(32).toString('base64')
  const r = random(97)
  const confirmed = new Set<number>()
  const unanswered = new Set<number>()
  let next = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const child = spawn(process.execPath, [script, folder, key, SECRET], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'close')
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const problems: string[] = []
    const at = await new Promise<string>((found) =>
      createInterface({ input: child.stdout }).on('line', (line) =>
        line.startsWith('at ') ? found(line.slice(3)) : problems.push(line)
      )
    )
    const until = confirmed.size + r.int(20, 200)
    let ending = false
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (!ending) {
          // unanswered events are sent again, as by a sender
          const n = r.chance(0.1) && unanswered.size > 0 ? [...unanswered][0]! : next++
          const status = await post(at, json(ticket({ id: `T-${n % 40}`, n })), agent)
          if (status === 200) {
            confirmed.add(n)
            unanswered.delete(n)
          } else unanswered.add(n)
          if (!ending && confirmed.size >= until) {
            ending = true
            child.kill('SIGKILL')
          }
        }
      })
    )
    await gone
    agent.destroy()
    expect(child.signalCode).toBe('SIGKILL')
    expect(problems, 'nothing may be found wrong at a start').toEqual([])
  }
  const sql = new Sql(join(folder, 'feed.db'))
  expect(sql.all('PRAGMA integrity_check')).toEqual([['ok']])
  sql.close()
  const secrets = new FakeSecrets()
  secrets.sealed.set('event-key', key)
  const { store, findings } = eventStore({ folder, secrets })
  const there = new Map<number, number>()
  let last = 0
  for (let batch = await store.rawAfter(0, 200, 1e8); batch.length > 0; batch = await store.rawAfter(last, 200, 1e8)) {
    for (const { event, body } of batch) {
      const { n } = JSON.parse(Buffer.from(body).toString()) as { n: number }
      there.set(n, (there.get(n) ?? 0) + 1)
      last = event.seq
    }
  }
  expect(
    [...confirmed].filter((n) => !there.has(n)),
    'answered and lost'
  ).toEqual([])
  expect(
    [...there].filter(([, times]) => times > 1),
    'there twice'
  ).toEqual([])
  expect(confirmed.size).toBeGreaterThan(KILLS * 20)
  // each ticket counts just what is there
  const { items } = await store.groups({ filter: {}, limit: 100 })
  expect(items.reduce((sum, { events }) => sum + events, 0)).toBe(there.size)
  expect(findings).toEqual([])
})
