/** Resolves a pasted job list: local matches for each line, and on request one search call for a line. */
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

interface JobListDeps {
  /** Local search; 0 calls. */
  localSearch(query: string, limit: number): Promise<Result<readonly LocalSearchHit[]>>
  /** `/vdb/search`; 1 call. */
  serviceSearch(query: string, options: QueryOptions): Promise<Result<CatalogueAnswer<SearchResult[]>>>
}

type Candidate = JobLine['candidates'][number]

/** Enough for every engine of one name in all generations of a model. */
const MAX_CANDIDATES = 40
/** Local engines of one name among which those of a response are looked up. */
const MAX_LOCAL_MATCHES = 200
/** Distinct names of a response that are looked up locally. */
const MAX_NAMES = 10
const keyOf = ({ path }: Candidate): string =>
  JSON.stringify([path.manufacturers, path.models, path.generations, path.engines])

export function createJobList({ localSearch, serviceSearch }: JobListDeps) {
  /** Uses the longest query with exact matches; typo matches only when no query has exact ones. */
  async function resolve(line: string): Promise<Result<JobLine>> {
    let guesses: readonly Candidate[] = []
    for (const query of jobQueries(line)) {
      const found = await localSearch(query, MAX_CANDIDATES)
      if (!found.ok) return found
      const exact = found.value.filter(({ rank }) => rank !== 'typo')
      if (exact.length > 0) return done({ line, candidates: candidates(line, exact) })
      if (guesses.length === 0) guesses = candidates(line, found.value)
    }
    return done({ line, candidates: guesses })
  }

  /** Adds figures and years, which responses lack, from the local store; 0 calls. */
  async function withLocalData(hits: readonly Candidate[]): Promise<readonly Candidate[]> {
    const queries = new Set(
      hits.flatMap(({ path, names }) =>
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
    for (const query of [...queries].slice(0, MAX_NAMES)) {
      const here = await localSearch(query, MAX_LOCAL_MATCHES)
      // without local data the user chooses
      if (!here.ok) return hits
      for (const hit of here.value) {
        if (hit.path.engines !== null) figures.set(hit.path.engines, hit.figures)
        if (hit.path.generations !== null && hit.names.generations)
          years.set(hit.path.generations, hit.names.generations)
      }
    }
    return hits.map((answer) => {
      const { generations, engines } = answer.path
      const engineFigures = engines === null ? undefined : figures.get(engines)
      const generation = generations === null ? undefined : years.get(generations)
      return {
        ...answer,
        ...(engineFigures && { figures: engineFigures }),
        ...(generation && {
          names: { ...answer.names, generations: { ...generation, ...answer.names.generations } as PathStep }
        })
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

    /** Searches the service with one call, then ranks the hits by the rest of the line. */
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
      return done({ line, candidates: best(line, await withLocalData(hits)), asked: query })
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

/** Ranks all candidates before cutting off. */
const best = (line: string, all: readonly Candidate[]): readonly Candidate[] =>
  matchJobLine(line, all).ranked.slice(0, MAX_CANDIDATES)

/** The first candidate of each path. */
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
