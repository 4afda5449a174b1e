/** Resolves a pasted job list: local matches for each line, and on request one search call for a line. */
import { done, failed, type Result } from '../../../contract/failures'
import type { Input, Output } from '../../../contract/channel-map'
import type { CatalogueAnswer, PathNames } from '../../../contract/channels/catalogue'
import { JOB_LIST_LENGTH, type JobLine } from '../../../contract/channels/packs'
import { LEVELS, type SearchResult } from '../../../shared/catalogue/records'
import type { TableFiles } from '../../../shared/ports/files/table-files'
import type { LocalSearchHit, PathStep } from '../../../shared/ports/stores/catalogue-store'
import { matchJobLine } from '../../../shared/packs/job-match'
import { jobLines, jobQueries, serviceSearchQuery } from '../../../shared/packs/job-lines'
import type { QueryOptions } from '../../catalogue/cached-catalogue'

interface JobListDeps {
  readonly files: Pick<TableFiles, 'read'>
  /** Path of the table that the system opened; null: none. */
  opened(): string | null
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

export function createJobList({ localSearch, serviceSearch, files, opened }: JobListDeps) {
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
    const local: LocalSearchHit[] = []
    for (const query of [...new Set(hits.flatMap(engineQuery))].slice(0, MAX_NAMES)) {
      const found = await localSearch(query, MAX_LOCAL_MATCHES)
      // without local data the user chooses
      if (!found.ok) return hits
      local.push(...found.value)
    }
    return mergeLocalData(hits, local)
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

    openedText: () => readOpened(files, opened()),

    /** Searches the service with one call, then ranks the hits by the rest of the line. */
    async resolveJob(line: string, options: QueryOptions): Promise<Result<JobLine>> {
      const query = serviceSearchQuery(line)
      const found = await serviceSearch(query, options)
      if (!found.ok) return found
      const hits = uniqueLocations(found.value.data.map(candidateOf))
      return done({ line, candidates: best(line, await withLocalData(hits)), asked: query })
    }
  }
}
/** Text of a table; null: no table was opened. */
async function readOpened(files: JobListDeps['files'], path: string | null): Promise<Output<'packs:opened-jobs'>> {
  if (path === null) return done(null)
  const read = await files.read(path)
  const file = read.ok ? read.table.name : read.name
  if (read.ok && read.table.text.length <= JOB_LIST_LENGTH) return done(read.table.text)
  if (read.ok || read.problem === 'too-large')
    return failed('link', { params: { reason: 'file-too-large', file, most: JOB_LIST_LENGTH } })
  return failed('link', { params: { reason: read.problem === 'unreadable' ? 'file-missing' : 'file-foreign', file } })
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

function uniqueLocations(all: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
}

/** The full name of a candidate's engine; none without an engine. */
const engineQuery = ({ path, names }: Candidate): readonly string[] =>
  path.engines === null
    ? []
    : [
        [names.manufacturers, names.models, names.engines]
          .map((step) => step?.name?.trim() ?? '')
          .filter(Boolean)
          .join(' ')
      ]

function mergeLocalData(hits: readonly Candidate[], local: readonly LocalSearchHit[]): readonly Candidate[] {
  const figures = new Map<string | null, Candidate['figures']>(local.map((hit) => [hit.path.engines, hit.figures]))
  const years = new Map<string | null, PathNames['generations']>(
    local.flatMap(({ path, names }) => (names.generations ? [[path.generations, names.generations] as const] : []))
  )
  return hits.map((hit) => {
    const { generations, engines } = hit.path
    const engineFigures = engines === null ? undefined : figures.get(engines)
    const generation = generations === null ? undefined : years.get(generations)
    return {
      ...hit,
      ...(engineFigures && { figures: engineFigures }),
      ...(generation && {
        names: { ...hit.names, generations: { ...generation, ...hit.names.generations } as PathStep }
      })
    }
  })
}

function candidateOf(hit: SearchResult): Candidate {
  const path = {
    types: hit.type_id,
    manufacturers: hit.manufacturer_id,
    models: hit.model_id,
    generations: hit.generation_id,
    engines: hit.engine_id
  }
  const texts = {
    types: hit.type_name,
    manufacturers: hit.manufacturer_name,
    models: hit.model_common_name,
    generations: hit.generation_name,
    engines: hit.engine_name
  }
  const names = LEVELS.flatMap((level) =>
    path[level] === null ? [] : [[level, { id: path[level], name: texts[level] }] as const]
  )
  return { path, names: Object.fromEntries(names) as PathNames }
}
