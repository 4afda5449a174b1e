/** Eight computers as processes. `SHOP_COMPUTERS` and `SHOP_SECONDS` make the run larger. */
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { noServer } from '../../helpers/redis-server'
import { encodingsOf } from '../../e2e/support/encodings'
import { temporaryFolder } from '../adapters/sqlite/support/store-helpers'
import { builtChild } from '../kill/built-child'
import { SECRETS, ShopProcesses } from './shop-processes'

const COMPUTERS = Number(process.env['SHOP_COMPUTERS'] ?? 8)
const SECONDS = Number(process.env['SHOP_SECONDS'] ?? 60)
const SEED = Number(process.env['SHOP_SEED'] ?? 1)
const CHILD = join(import.meta.dirname, 'shop-child.ts')

it.skipIf(noServer)(
  'computers never exceed the limit, whatever fails, and the server has no secret in memory',
  async () => {
    const plan = { limit: 80, windowMs: 20_000, pauseMs: 150 }
    const shop = await ShopProcesses.start(await builtChild(CHILD), temporaryFolder(), COMPUTERS, plan)
    onTestFinished(() => shop.end())
    const isJoined = ({ lines }: (typeof shop.computers)[number]): boolean =>
      lines.findLast((line) => line.kind === 'state')?.state === 'joined'
    await expect.poll(() => shop.computers.every(isJoined)).toBe(true)
    await shop.disturb(SEED, SECONDS * 1000, 2500)
    await expect.poll(() => shop.computers.every(isJoined)).toBe(true)
    const dump = await shop.server.dump()
    const clicks = shop.calls.filter(({ priority }) => priority === 'click').map(({ waitedMs }) => waitedMs)
    clicks.sort((a, b) => a - b)
    const at = (share: number): number => Math.round(clicks[Math.floor((clicks.length - 1) * share)] ?? 0)
    console.info(
      `${COMPUTERS} computers, ${SECONDS} s, ${shop.faults.length} faults: ${shop.service.log.count()} calls, at most ${shop.most()} of ${plan.limit} in a window, ${shop.most('manufacturers')} of packs; a click waited ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (most) of ${clicks.length}`
    )
    expect(shop.most(), shop.faults.join('\n')).toBeLessThanOrEqual(plan.limit)
    expect(shop.most('manufacturers'), 'packs leave the reserve').toBeLessThanOrEqual(plan.limit * 0.8)
    // after lost data the computers live on their shares for minutes
    expect(shop.most()).toBeGreaterThan(plan.limit / 2)
    // two seconds of the server, and the pace of a loaded machine
    expect(at(1)).toBeLessThan(20_000)
    for (const canary of [...Object.values(SECRETS), 'canary-computer'])
      for (const [shape, bytes] of Object.entries(encodingsOf(canary)))
        expect([canary, shape, dump.includes(bytes)]).toEqual([canary, shape, false])
  }
)
