/**
 * Another program spends the calls of the key: its 429 stops every computer, and one of them probes for all. The clock
 * of the service stands still, so every 429 states the same wait, however slow the machine is.
 */
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noServer } from '../../helpers/redis-server'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'
import { builtChild } from '../kill/built-child'
import type { ShopLine } from './shop-plan'
import { ShopProcesses } from './shop-processes'

type Call = Extract<ShopLine, { kind: 'call' }>

const CHILD = join(import.meta.dirname, 'shop-child.ts')
const COMPUTERS = 4
const LIMIT = 5000
/** Above the time after which a new connection counts (`SETTLE_MS`): until then a computer uses its share. */
const WINDOW_MS = 15_000
/** After this time without an answer of the server a computer uses its share, too (`LONGEST_WAIT_MS`). */
const LATE_MS = 1000

/** While a probe is under way, the other computers try several times. */
const ANSWER_MS = 1000

/**
 * The service is used up until two probes have told so. Returns the calls that followed the first refusals in order;
 * null: a computer lost the server.
 */
async function stopped(shop: ShopProcesses, moveClock: (ms: number) => void): Promise<readonly Call[] | null> {
  const { computers, service } = shop
  const seen = computers.map(({ lines }) => lines.length)
  const lines = () => computers.map((one, at) => one.lines.slice(seen[at]))
  const calls = (): Call[][] => lines().map((own) => own.filter((line) => line.kind === 'call'))
  const until = (condition: (own: readonly Call[]) => boolean) =>
    expect.poll(() => calls().every(condition), { timeout: 10 * WINDOW_MS }).toBe(true)
  const refusedAfter = (ms: number) => until((own) => own.some((one) => one.status === null && one.fromMs > ms))

  // the wait is a whole window, because no earlier call is in it
  moveClock(WINDOW_MS)
  service.spend(LIMIT)
  const refused = (): Call[] => calls().flatMap((own) => own.filter(({ status }) => status === 429))
  await expect.poll(() => refused().length).toBeGreaterThan(0)
  await refusedAfter(Math.min(...refused().map(({ untilMs }) => untilMs)))
  // from now on every computer knows: what is permitted is a probe
  const knownAt = Math.max(...calls().map((own) => own.at(-1)!.untilMs))
  const probes = (): Call[] => refused().filter(({ fromMs }) => fromMs > knownAt)
  await expect.poll(() => probes().length, { timeout: 10 * WINDOW_MS }).toBeGreaterThanOrEqual(2)
  moveClock(WINDOW_MS + 1)
  await until((own) => own.some(({ status, fromMs }) => status === 200 && fromMs > knownAt))
  const after = calls().flatMap((own) => own.filter(({ fromMs }) => fromMs > knownAt))
  const isLost = lines().some((own) => own.some((line) => line.kind === 'state' && line.state !== 'joined'))
  if (isLost || after.some(({ waitedMs }) => waitedMs > LATE_MS)) return null
  return after.filter(({ status }) => status !== null).sort((a, b) => a.fromMs - b.fromMs)
}

it.skipIf(noServer)('a 429 on one computer stops all, and one call probes for all', async () => {
  let nowMs = Date.now()
  const plan = { limit: LIMIT, windowMs: 60_000, pauseMs: 100 }
  const shop = await ShopProcesses.start(await builtChild(CHILD), temporaryFolder(), COMPUTERS, plan, () => nowMs)
  onTestFinished(() => shop.end())
  shop.service.setSwitches({
    limit: LIMIT,
    windowMs: WINDOW_MS,
    reset: 'rolling',
    countRefused: false,
    retryAfter: 'seconds'
  })
  shop.service.setFaults([{ kind: 'delay', ms: ANSWER_MS }])
  const goOn = () =>
    shop.computers.every(({ lines }) => lines.filter((one) => one.kind === 'call' && one.status).length > 3)
  await expect.poll(goOn).toBe(true)

  let calls: readonly Call[] | null = null
  // computers that lose the server may use their shares, so such a round says nothing
  while (!calls) calls = await stopped(shop, (ms) => (nowMs += ms))
  const first = calls.findIndex(({ status }) => status === 200)
  const probes = calls.slice(0, first)
  expect(probes.map(({ status }) => status)).toEqual(probes.map(() => 429))
  expect(probes.length).toBeGreaterThanOrEqual(2)
  expect(calls.slice(first).map(({ status }) => status)).toEqual(calls.slice(first).map(() => 200))
  // nobody calls before the probe is answered and its wait is over
  for (const [at, { status, untilMs }] of calls.slice(0, first + 1).entries()) {
    const next = calls[at + 1]
    if (next) expect(next.fromMs).toBeGreaterThanOrEqual(untilMs + (status === 429 ? WINDOW_MS : 0))
  }
})
