/**
 * Row numbers of the search index. From the high bits down: profile, level, shortness of the name, youth, running
 * number; 52 bits, so that a
 * JavaScript number holds them. Ascending order within a level is "shorter, then younger first", which the full-text
 * table yields by itself.
 */
const RUNNING = 2 ** 26
const YOUTHS = 2 ** 7
const SHORTNESSES = 2 ** 4
const LEVELS_OF_ROW = 2 ** 3
export const MAX_PROFILES = 2 ** 12

/** Years before 1919 or after 2045 count as these. */
const YOUNGEST = 2045
/** Letters of a name that make one step of shortness. */
const LETTERS = 4

const within = (value: number, limit: number): number => Math.min(limit - 1, Math.max(0, Math.trunc(value)))

export interface RowIdParts {
  readonly profile: number
  readonly level: number
  readonly name: string
  /** null: age not given, and behind those whose age is. */
  readonly year: number | null
}

export function rowIdOf({ profile, level, name, year }: RowIdParts, running: number): number {
  const youth = year === null ? YOUTHS - 1 : within(YOUNGEST - year, YOUTHS)
  const shortness = within(name.length / LETTERS, SHORTNESSES)
  return (
    (((profile * LEVELS_OF_ROW + level) * SHORTNESSES + shortness) * YOUTHS + youth) * RUNNING + (running % RUNNING)
  )
}

/** First and last row of one level of a profile. */
export function rowIdRange(profile: number, level: number): [number, number] {
  const size = SHORTNESSES * YOUTHS * RUNNING
  const first = (profile * LEVELS_OF_ROW + level) * size
  return [first, first + size - 1]
}
