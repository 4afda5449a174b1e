/** Random calls and faults of a shop; the same seed gives the same run. */
import type { Redis } from '../../../../helpers/redis-server'
import { Shop, type Computer } from './shop'

/** Numbers from 0 to below 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Outcome {
  readonly most: number
  readonly calls: number
  readonly faults: readonly string[]
}

/** @param steps each with some calls and at most one fault */
export async function runWithFaults(redis: Redis, seed: number, computers: number, steps: number): Promise<Outcome> {
  await redis.flushAll()
  const random = randomOf(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!
  const shop = new Shop(redis, { limit: 40, windowMs: 600_000 })
  const faults: string[] = []
  let restore: (() => Promise<void>) | null = null
  const fault: Readonly<Record<string, (of: Computer) => Promise<unknown> | unknown>> = {
    cut: ({ engine }) => engine.set('cut'),
    'lose answers': ({ engine }) => engine.set('lose-answers'),
    delay: ({ engine }) => engine.set('late'),
    'late commands arrive': () => shop.deliverLate(),
    reconnect: ({ engine }) => engine.set('open'),
    kill: (of) => shop.kill(of),
    quit: (of) => shop.quit(of),
    'server down': () => (shop.serverUp = false),
    'server up': () => {
      shop.serverUp = true
      for (const engine of shop.engines) engine.changed()
    },
    backup: async () => (restore = await shop.backup()),
    restore: async () => {
      for (const engine of shop.engines) engine.lost()
      await restore?.()
    },
    // nobody can tell one that comes first of all that there are others
    'new computer': async () => {
      const isFirst = !shop.serverUp || shop.engines.every(({ way }) => way === 'cut' || way === 'late')
      if (isFirst || shop.computers.length >= computers + 2) return
      if (random() < 0.7) await shop.loseData()
      await shop.add()
      await shop.spend(shop.computers.at(-1)!)
    },
    // the connections stay open
    'lose data': () => shop.loseData(),
    // seen by a connected computer within a beat, and by the wall clocks of those that start later
    'clock ahead': async () => {
      await shop.pass(13_000)
      shop.serverAheadMs += 700_000
      await shop.pass(11_000)
    },
    'clock back': () => (shop.serverAheadMs -= 700_000),
    reboot: (of) => {
      shop.kill(of)
      of.clock.reboot()
    }
  }
  try {
    await shop.add(computers)
    for (let step = 0; step < steps; step++) {
      const of = pick(shop.computers)
      if (random() < 0.5) {
        const name = pick(Object.keys(fault))
        faults.push(`${step} ${name} ${of.name}`)
        if (of.on || !['kill', 'quit', 'reboot'].includes(name)) await fault[name]!(of)
        await shop.drained()
      }
      const caller = pick(shop.computers)
      if (!caller.on) await shop.restart(caller, random() < 0.3 ? 'cut' : 'open')
      const priority = random() < 0.5 ? 'click' : 'pack'
      await shop.spend(caller, Math.ceil(random() * 15), priority)
      await shop.pass(random() * 90_000)
    }
    return { most: shop.most(), calls: shop.arrivals.length, faults }
  } finally {
    await shop.end()
  }
}
