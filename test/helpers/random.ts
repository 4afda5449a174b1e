/** Seeded random numbers: a failing property can be repeated by its seed. */
export interface Random {
  /** 0 up to but not including 1. */
  next(): number
  /** Whole number from a to b, both included. */
  int(a: number, b: number): number
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
}

export function random(seed: number): Random {
  let state = seed >>> 0
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (a: number, b: number): number => a + Math.floor(next() * (b - a + 1))
  return {
    next,
    int,
    pick: (from) => {
      const one = from[int(0, from.length - 1)]
      if (one === undefined) throw new RangeError('nothing to pick from')
      return one
    },
    chance: (share) => next() < share
  }
}
