/** A small seeded generator (mulberry32): the same catalogue on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.next()
  }

  whole(least: number, most: number): number {
    return Math.floor(this.between(least, most + 1))
  }

  chance(of: number): boolean {
    return this.next() < of
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)]!
  }

  /** `count` different items in their order. */
  some<T>(from: readonly T[], count: number): T[] {
    const ranked = from.map((item, place) => ({ item, place, rank: this.next() })).sort((a, b) => a.rank - b.rank)
    return ranked
      .slice(0, count)
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }
}
