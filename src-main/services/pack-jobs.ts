/** A pasted job list: each line found among what this desk has seen, and, where a person asks for it, by one search call. */
import { done, type Result } from '../contract/failures'
import type { Input, PathNames } from '../contract/channels'
import type { DeskHitEntry, JobLine } from '../contract/offline'
import type { Received } from '../contract/state'
import type { SearchResult } from '../core/catalogue/records'
import { jobLines, jobQueries, serviceQuery, wordsIn } from '../core/packs/job-lines'
import type { AskOptions } from './ask'

export interface PackJobsParts {
  /** The desk's own search; 0 calls. */
  desk(query: string, limit: number): Promise<Result<readonly DeskHitEntry[]>>
  /** `/vdb/search`; 1 call. */
  catalogue(query: string, options: AskOptions): Promise<Result<Received<SearchResult[]>>>
}

type Candidate = JobLine['candidates'][number]

const MOST_CANDIDATES = 8
const keyOf = ({ path }: Candidate): string => JSON.stringify([path.manufacturers, path.models, path.generations, path.engines])

export function createPackJobs({ desk, catalogue }: PackJobsParts) {
  /** The fullest text that finds anything; a guess at a typing mistake only where no text finds better. */
  async function resolve(line: string): Promise<Result<JobLine>> {
    let guesses: readonly Candidate[] = []
    for (const query of jobQueries(line)) {
      const found = await desk(query, MOST_CANDIDATES)
      if (!found.ok) return found
      const sure = found.value.filter(({ rank }) => rank !== 'typo')
      if (sure.length > 0) return done({ line, candidates: candidates(sure) })
      if (guesses.length === 0) guesses = candidates(found.value)
    }
    return done({ line, candidates: guesses })
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

    /** One call, for the part of the line that the service matches; what it was left out for then says which of the answers is meant. */
    async resolveJob(line: string, options: AskOptions): Promise<Result<JobLine>> {
      const query = serviceQuery(line)
      const found = await catalogue(query, options)
      if (!found.ok) return found
      const fit = new Map(found.value.data.map((hit) => [hit, wordsIn(line, [hit.manufacturer_name, hit.model_common_name, hit.generation_name, hit.engine_name].join(' '))]))
      const hits = found.value.data.toSorted((a, b) => fit.get(b)! - fit.get(a)!).map((hit): Candidate => ({
        path: { types: hit.type_id, manufacturers: hit.manufacturer_id, models: hit.model_id, generations: hit.generation_id, engines: hit.engine_id }, names: namesOf(hit)
      }))
      return done({ line, candidates: unique(hits), asked: query })
    }
  }
}
export type PackJobsService = ReturnType<typeof createPackJobs>

const candidates = (hits: readonly DeskHitEntry[]): readonly Candidate[] => unique(hits.map(({ path, names }) => ({ path, names })))

function unique(all: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed().slice(0, MOST_CANDIDATES)
}

function namesOf(hit: SearchResult): PathNames {
  const name = (id: string | null, text: string | null) => (id === null ? undefined : { id, name: text })
  const names = {
    types: name(hit.type_id, hit.type_name), manufacturers: name(hit.manufacturer_id, hit.manufacturer_name), models: name(hit.model_id, hit.model_common_name),
    generations: name(hit.generation_id, hit.generation_name), engines: name(hit.engine_id, hit.engine_name)
  }
  return Object.fromEntries(Object.entries(names).filter(([, place]) => place !== undefined)) as PathNames
}
