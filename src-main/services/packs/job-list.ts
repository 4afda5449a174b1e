/**
 * A pasted job list: each line found among what this desk has seen, and, where a person asks for it, by one search
 * call.
 */
import { done, type Result } from '../../contract/failures'
import type { Input } from '../../contract/channel-map'
import type { PathNames } from '../../contract/channels/catalogue'
import type { JobLine } from '../../contract/channels/packs'
import type { CatalogueAnswer } from '../../contract/channels/catalogue'
import type { SearchResult } from '../../shared/catalogue/records'
import type { LocalSearchHit, PathStep } from '../../shared/ports/stores/catalogue-store'
import { matchJobLine } from '../../shared/packs/job-match'
import { jobLines, jobQueries, serviceSearchQuery } from '../../shared/packs/job-lines'
import type { QueryOptions } from '../catalogue/cached-catalogue'

export interface JobListDeps {
  /** The desk's own search; 0 calls. */
  localSearch(query: string, limit: number): Promise<Result<readonly LocalSearchHit[]>>
  /** `/vdb/search`; 1 call. */
  serviceSearch(query: string, options: QueryOptions): Promise<Result<CatalogueAnswer<SearchResult[]>>>
}

type Candidate = JobLine['candidates'][number]

/** Enough to hold every engine of one name in all generations of a model. */
const MOST_CANDIDATES = 40
/** Engines of one name on this desk, among which those the service named are looked for. */
const MAX_LOCAL_MATCHES = 200
/** Different names in one answer of the service that are looked up here. */
const MOST_NAMES = 10
const keyOf = ({ path }: Candidate): string =>
  JSON.stringify([path.manufacturers, path.models, path.generations, path.engines])

export function createJobList({ localSearch, serviceSearch }: JobListDeps) {
  /** The fullest text that finds anything; a guess at a typing mistake only where no text finds better. */
  async function resolve(line: string): Promise<Result<JobLine>> {
    let guesses: readonly Candidate[] = []
    for (const query of jobQueries(line)) {
      const found = await localSearch(query, MOST_CANDIDATES)
      if (!found.ok) return found
      const sure = found.value.filter(({ rank }) => rank !== 'typo')
      if (sure.length > 0) return done({ line, candidates: candidates(line, sure) })
      if (guesses.length === 0) guesses = candidates(line, found.value)
    }
    return done({ line, candidates: guesses })
  }

  /**
   * Figures of the engines and years of the generations, of which an answer of the service says nothing, as far as this
   * desk holds them; 0 calls.
   */
  async function withHeld(answers: readonly Candidate[]): Promise<readonly Candidate[]> {
    const queries = new Set(
      answers.flatMap(({ path, names }) =>
        path.engines === null
          ? []
          : [
              [names.manufacturers, names.models, names.engines]
                .map((step) => step?.name?.trim() ?? '')
                .filter(Boolean)
                .join(' ')
            ]
      )
    )
    const figures = new Map<string, Candidate['figures']>()
    const years = new Map<string, PathNames['generations']>()
    for (const query of [...queries].slice(0, MOST_NAMES)) {
      const here = await localSearch(query, MAX_LOCAL_MATCHES)
      // without them the choice is the person's
      if (!here.ok) return answers
      for (const hit of here.value) {
        if (hit.path.engines !== null) figures.set(hit.path.engines, hit.figures)
        if (hit.path.generations !== null && hit.names.generations)
          years.set(hit.path.generations, hit.names.generations)
      }
    }
    return answers.map((answer) => {
      const { generations, engines } = answer.path
      const held = engines === null ? undefined : figures.get(engines)
      const made = generations === null ? undefined : years.get(generations)
      return {
        ...answer,
        ...(held && { figures: held }),
        ...(made && { names: { ...answer.names, generations: { ...made, ...answer.names.generations } as PathStep } })
      }
    })
  }

  return {
    async jobs({ text }: Input<'packs:jobs'>): Promise<Result<readonly JobLine[]>> {
      const lines: JobLine[] = []
      for (const line of jobLines(text)) {
        const resolved = await resolve(line)
        if (!resolved.ok) return resolved
        lines.push(resolved.value)
      }
      return done(lines)
    },

    /**
     * One call, for the part of the line that the service matches; what was left out of it then says which of the
     * answers is meant.
     */
    async resolveJob(line: string, options: QueryOptions): Promise<Result<JobLine>> {
      const query = serviceSearchQuery(line)
      const found = await serviceSearch(query, options)
      if (!found.ok) return found
      const hits = uniqueLocations(
        found.value.data.map((hit): Candidate => ({
          path: {
            types: hit.type_id,
            manufacturers: hit.manufacturer_id,
            models: hit.model_id,
            generations: hit.generation_id,
            engines: hit.engine_id
          },
          names: namesOf(hit)
        }))
      )
      return done({ line, candidates: best(line, await withHeld(hits)), asked: query })
    }
  }
}
export type JobListService = ReturnType<typeof createJobList>

const candidates = (line: string, hits: readonly LocalSearchHit[]): readonly Candidate[] =>
  best(
    line,
    uniqueLocations(
      hits.map(({ path, names, figures }) => ({ path, names, ...(path.engines !== null && { figures }) }))
    )
  )

/** What the line says chooses among all of them before the rest is cut off. */
const best = (line: string, all: readonly Candidate[]): readonly Candidate[] =>
  matchJobLine(line, all).ranked.slice(0, MOST_CANDIDATES)

/** The first of each place. */
function uniqueLocations(all: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

function namesOf(hit: SearchResult): PathNames {
  const name = (id: string | null, text: string | null) => (id === null ? undefined : { id, name: text })
  const names = {
    types: name(hit.type_id, hit.type_name),
    manufacturers: name(hit.manufacturer_id, hit.manufacturer_name),
    models: name(hit.model_id, hit.model_common_name),
    generations: name(hit.generation_id, hit.generation_name),
    engines: name(hit.engine_id, hit.engine_name)
  }
  return Object.fromEntries(Object.entries(names).filter(([, place]) => place !== undefined)) as PathNames
}
