/**
 * Row ids of the search index. From the high bits down: profile, level, shortness of the name, age, running number; 52
 * bits, which a JavaScript number represents exactly. Ascending order within a level is "shorter, then younger first",
 * the natural order of the full-text table.
 */
const RUNNING = 2 ** 26
const YOUTHS = 2 ** 7
const SHORTNESSES = 2 ** 4
const LEVELS_OF_ROW = 2 ** 3
export const MAX_CONNECTIONS = 2 ** 12

/** Earlier than 1919 and later than 2045 are clamped. */
const YOUNGEST = 2045
/** Letters per step of shortness. */
const LETTERS = 4

const clamp = (value: number, limit: number): number => Math.min(limit - 1, Math.max(0, Math.trunc(value)))

interface RowIdParts {
  readonly profile: number
  readonly level: number
  readonly name: string
  /** null: unknown, sorted last. */
  readonly year: number | null
}

export function rowIdOf({ profile, level, name, year }: RowIdParts, running: number): number {
  const youth = year === null ? YOUTHS - 1 : clamp(YOUNGEST - year, YOUTHS)
  const shortness = clamp(name.length / LETTERS, SHORTNESSES)
  return (
    (((profile * LEVELS_OF_ROW + level) * SHORTNESSES + shortness) * YOUTHS + youth) * RUNNING + (running % RUNNING)
  )
}

export function rowIdRange(profile: number, level: number): [number, number] {
  const size = SHORTNESSES * YOUTHS * RUNNING
  const first = (profile * LEVELS_OF_ROW + level) * size
  return [first, first + size - 1]
}
