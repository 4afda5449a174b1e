/**
 * Which of the places found for a line of a job list is meant: by the words of their names, and by what else the line
 * says and the stored data of them.
 */
import type { LocalSearchHit, PathNames } from '../ports/stores/catalogue-store'
import type { EnginePath } from '../catalogue/records'
import { factsInJobLine, wordsOf, type JobLineFacts } from './job-line-facts'

export interface JobCandidate {
  readonly path: EnginePath
  readonly names: PathNames
  /** Of an engine, as far as this desk holds them; absent: it holds none. */
  readonly figures?: LocalSearchHit['figures'] | undefined
}

/** How a place stands to a line. */
interface Fit {
  /** Something the line says is known to be otherwise of this place. */
  readonly against: boolean
  /** Words of the line in its names, and statements of the line that its figures bear out. */
  readonly score: number
}

/** Figures are rounded on their way between units. */
const NEAR_PS = 1.5
const NEAR_NM = 2

/**
 * Best first, and whether the first is the one meant: it alone fits best, or it holds all the others that fit as well
 * (the model, for a line that names no more). A place that is known to be otherwise than the line says is never the
 * one, even alone. Places that fit alike keep their order.
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
  // what holds the rest is what the line names; it stands first
  const ranked = fits.map(({ place }) => place)
  return { ranked: decided === null ? ranked : [decided, ...ranked.filter((place) => place !== decided)], decided }
}

const BELOW = ['manufacturers', 'models', 'generations', 'engines'] as const

/** The first ends where the second goes on. */
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
  // a number that is part of a name says nothing else: "Peugeot 2008", "308"
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

/** null: not known here. */
function fitScore<T>(known: T | null | undefined, fits: (known: T) => boolean): boolean | null {
  return known === null || known === undefined ? null : fits(known)
}

const fuelOf = (name: string | null | undefined): string | null =>
  name ? (factsInJobLine(name).fuels[0] ?? null) : null

/**
 * By the years of the generation, whose missing end stays open; else by the engine's own year, which can bear out but
 * not deny.
 */
function madeIn(from: number, to: number, names: PathNames, engine: JobCandidate['figures']): boolean | null {
  const { year = null, yearend = null } = names.generations ?? {}
  if (year === null && yearend === null)
    return (engine?.year != null && engine.year >= from && engine.year <= to) || null
  return (year === null || year <= to) && (yearend === null || yearend >= from)
}

/** "EDC17" is borne out by "Bosch EDC17C64"; the other way round nothing is known. */
function ecuIs(ecu: string, known: string | null | undefined): boolean | null {
  const here = (known ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (here === '') return null
  if (here.includes(ecu)) return true
  const family = /^\p{L}+\d{0,2}/u.exec(ecu)?.[0] ?? ecu
  return here.endsWith(family) ? null : false
}
