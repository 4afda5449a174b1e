/** Another program spends the calls of the key: its 429 stops every computer, and one of them probes for all. */
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noServer } from '../../helpers/redis-server'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'
import { builtChild } from '../kill/built-child'
import { ShopProcesses } from './shop-processes'

const CHILD = join(import.meta.dirname, 'shop-child.ts')
const COMPUTERS = 4
const LIMIT = 5000
const WINDOW_MS = 20_000
/** Calls that had their permit when the 429 came. */
const UNDER_WAY_MS = 3000

it.skipIf(noServer)('a 429 on one computer stops all, and one call probes for all', async () => {
  const plan = { limit: LIMIT, windowMs: 60_000, pauseMs: 100 }
  const shop = await ShopProcesses.start(await builtChild(CHILD), temporaryFolder(), COMPUTERS, plan)
  onTestFinished(() => shop.end())
  const { service } = shop
  const answered = () =>
    shop.computers.map(({ lines }) => lines.filter((one) => one.kind === 'call' && one.status === 200))
  service.setSwitches({
    limit: LIMIT,
    windowMs: WINDOW_MS,
    reset: 'rolling',
    countRefused: false,
    retryAfter: 'seconds'
  })
  await expect.poll(() => answered().every((calls) => calls.length > 3)).toBe(true)

  service.spend(LIMIT)
  const refused = () => service.log.entries.filter(({ status }) => status === 429)
  await expect.poll(() => refused().length).toBeGreaterThan(0)
  const firstMs = refused()[0]!.atMs
  const stopped = () => service.log.entries.filter(({ atMs }) => atMs > firstMs + UNDER_WAY_MS)
  await expect.poll(() => Date.now() - firstMs, { interval: 100 }).toBeGreaterThan(WINDOW_MS / 2)
  expect(stopped()).toEqual([])
  // the other program spends all calls again before the wait ends
  service.spend(LIMIT)
  await expect.poll(() => stopped().length).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, UNDER_WAY_MS))
  expect(stopped().map(({ status }) => status)).toEqual([429])

  // it stops: the next probe succeeds, and all go on
  const before = answered().map((calls) => calls.length)
  await expect.poll(() => answered().every((calls, at) => calls.length > before[at]!)).toBe(true)
  expect(stopped().filter(({ status }) => status === 429)).toHaveLength(1)
})
