/** Candidates of a job line and their distinguishing texts. */
import type { JobLine } from '@contract/channels/packs'
import type { Failure } from '@contract/failures'
import { generationYears } from '@/composables/sheets/vehicle-label'
import { toPackChoice, type PackChoice } from '../pack-choices'

type Candidate = JobLine['candidates'][number]

export interface JobOption extends PackChoice {
  readonly place: Candidate
}

export interface JobListEntry {
  readonly line: string
  /** Best first; empty when nothing matches. */
  readonly candidates: readonly JobOption[]
  /** Key of the chosen candidate; '' skips the line; null while undecided. */
  readonly chosen: string | null
  readonly query: string
  /** Search text without a result; null otherwise. */
  readonly nothingFor: string | null
  readonly asking: boolean
  readonly failure: Failure | null
}

export function jobOptions(candidates: readonly Candidate[]): JobOption[] {
  return candidates.flatMap((place) => {
    const choice = toPackChoice(place.path, place.names)
    return choice ? [{ ...choice, place }] : []
  })
}

/** Distinct texts in the given order: name, power, fuel and years, then control unit, code and ids where needed. */
export function jobOptionTexts(
  options: readonly JobOption[],
  power: (ps: number) => string,
  fuel: (word: string) => string
): string[] {
  const said = options.map(({ title, place: { names, figures } }) => [
    title,
    figures?.power == null ? null : power(figures.power),
    figures?.fuel == null ? null : fuel(figures.fuel),
    generationYears(names)
  ])
  const finer = addDistinguishingText(said, ({ place: { figures } }) => [figures?.ecu, figures?.code])
  return addDistinguishingText(finer, ({ place: { path } }) => [
    [path.generations ?? path.models ?? path.manufacturers, path.engines]
      .flatMap((id) => (id === null ? [] : `#${id}`))
      .join(' / ')
  ]).map(joined)

  function addDistinguishingText(all: Words[], more: (option: JobOption) => Words): Words[] {
    const times = new Map<string, number>()
    for (const words of all) times.set(joined(words), (times.get(joined(words)) ?? 0) + 1)
    return all.map((words, at) => (times.get(joined(words)) === 1 ? words : [...words, ...more(options[at]!)]))
  }
}
type Words = readonly (string | null | undefined)[]
const joined = (words: Words): string => words.flatMap((word) => (word?.trim() ? [word.trim()] : [])).join(' · ')
