/** Chooses the place that a line of a job list means, by the words of the names and by stored figures. */
import type { LocalSearchHit, PathNames } from '../ports/stores/catalogue-store'
import type { EnginePath } from '../catalogue/records'
import { factsInJobLine, wordsOf, type JobLineFacts } from './job-line-facts'

export interface JobCandidate {
  readonly path: EnginePath
  readonly names: PathNames
  readonly figures?: LocalSearchHit['figures'] | undefined
}

interface Fit {
  /** Some known figure contradicts the line. */
  readonly against: boolean
  /** Words of the line in the names, plus statements that the figures confirm. */
  readonly score: number
}

/** Tolerance for figures rounded between units. */
const NEAR_PS = 1.5
const NEAR_NM = 2

/**
 * The candidates, best first, and the decided one: it alone fits best, or it contains all others that fit equally well
 * (a model, for a line without a generation). A place that contradicts the line is never decided. The order of equal
 * candidates stays.
 */
export function matchJobLine<P extends JobCandidate>(
  line: string,
  places: readonly P[]
): { readonly ranked: readonly P[]; readonly decided: P | null } {
  const stated = factsInJobLine(line)
  const words = wordsOf(line)
  const fits = places
    .map((place) => ({ place, fit: fitOf(words, stated, place) }))
    .toSorted((a, b) => Number(a.fit.against) - Number(b.fit.against) || b.fit.score - a.fit.score)
  const best = fits[0]
  const alike = fits
    .filter(({ fit }) => best !== undefined && !fit.against && fit.score === best.fit.score)
    .map(({ place }) => place)
  const decided = alike.find((one) => alike.every((other) => other === one || holds(one.path, other.path))) ?? null
  // the place that contains the others comes first
  const ranked = fits.map(({ place }) => place)
  return { ranked: decided === null ? ranked : [decided, ...ranked.filter((place) => place !== decided)], decided }
}

const BELOW = ['manufacturers', 'models', 'generations', 'engines'] as const

function holds(above: EnginePath, below: EnginePath): boolean {
  const ends = BELOW.findIndex((level) => above[level] === null)
  return (
    ends > 0 && below[BELOW[ends]!] !== null && BELOW.slice(0, ends).every((level) => above[level] === below[level])
  )
}

function fitOf(words: readonly string[], stated: JobLineFacts, { path, names, figures }: JobCandidate): Fit {
  const named = new Set(
    [names.manufacturers, names.models, names.generations, names.engines].flatMap((step) => wordsOf(step?.name ?? ''))
  )
  // a number in a name is no other statement: "Peugeot 2008", "308"
  const says = <T extends { readonly word: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ word }) => !named.has(word))
  const engine = path.engines === null ? undefined : figures
  const verdicts = [
    ...says(stated.powers).map(({ ps }) =>
      fitScore(engine?.power, (known) => ps.some((one) => Math.abs(one - known) <= NEAR_PS))
    ),
    ...says(stated.torques).map(({ nm }) => fitScore(engine?.torque, (known) => Math.abs(nm - known) <= NEAR_NM)),
    ...says(stated.numbers).map(({ number }) => engine?.power === number || null),
    ...says(stated.years).map(({ from, to }) => madeIn(from, to, names, engine)),
    ...stated.fuels.map((fuel) => fitScore(fuelOf(engine?.fuel), (known) => known === fuel)),
    ...stated.ecus.map((ecu) => ecuIs(ecu, engine?.ecu)),
    ...says(stated.codes).map(({ word }) => wordsOf(engine?.code ?? '').includes(word) || null)
  ]
  return {
    against: verdicts.includes(false),
    score: words.filter((word) => named.has(word)).length + verdicts.filter((one) => one === true).length
  }
}

/** null: unknown. */
function fitScore<T>(known: T | null | undefined, fits: (known: T) => boolean): boolean | null {
  return known === null || known === undefined ? null : fits(known)
}

const fuelOf = (name: string | null | undefined): string | null =>
  name ? (factsInJobLine(name).fuels[0] ?? null) : null

/**
 * By the years of the generation, where a missing end is open. Without them by the engine's own year, which can confirm
 * but not contradict.
 */
function madeIn(from: number, to: number, names: PathNames, engine: JobCandidate['figures']): boolean | null {
  const { year = null, yearend = null } = names.generations ?? {}
  if (year === null && yearend === null)
    return (engine?.year != null && engine.year >= from && engine.year <= to) || null
  return (year === null || year <= to) && (yearend === null || yearend >= from)
}

/** "Bosch EDC17C64" confirms "EDC17"; the reverse is unknown. */
function ecuIs(ecu: string, known: string | null | undefined): boolean | null {
  const here = (known ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (here === '') return null
  if (here.includes(ecu)) return true
  const family = /^\p{L}+\d{0,2}/u.exec(ecu)?.[0] ?? ecu
  return here.endsWith(family) ? null : false
}
