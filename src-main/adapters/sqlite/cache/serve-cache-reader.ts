/** Reads the cache file on a separate connection, so that a search never waits for a write. */
import { LEVELS } from '../../../shared/catalogue/records'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import type { CallHandlers, WorkerService } from '../worker-rpc/worker-server'
import { openForReading } from '../db/open-database'
import { readRawBody } from './records/raw-bodies'
import { LocalSearch } from './search/local-search'
import { CACHE_SCHEMA } from './schema'
import { readPicture } from './picture-rows'
import { pathOfLevel, LocationReader } from './records/engine-path-sql'
import { profileKey } from './profile-keys'
import { readAnswer } from './records/read-answer'
import { supportedEngines } from './supported-engines'
import { knownLists, packReadiness } from './pack-readiness'
import { cacheFigures } from './trim'

export function serveCacheReader({ file }: { readonly file: string }): WorkerService {
  const sql = openForReading(file, CACHE_SCHEMA)
  const localSearch = new LocalSearch(sql)

  /** All statements of one call read the same snapshot. */
  const snapshot = <T>(read: () => T): T => {
    sql.db.exec('BEGIN')
    try {
      return read()
    } finally {
      sql.db.exec('COMMIT')
    }
  }

  const handlers: CallHandlers<CacheReaderCalls> = {
    read: (question) => snapshot(() => readAnswer(sql, question)),
    readable: (question) => snapshot(() => supportedEngines(sql, question)),
    body: (question) => snapshot(() => readRawBody(sql, question)),
    names: ({ profile, path, language }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null ? {} : new LocationReader(sql, key, language).names(path)
      }),
    pathsOf: ({ profile, engineId }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null ? [] : new LocationReader(sql, key, 'en').pathsOf(engineId)
      }),
    pathOf: ({ profile, level, id }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null
          ? pathOfLevel(level, id)
          : new LocationReader(sql, key, 'en').pathOf(LEVELS.indexOf(level), id)
      }),
    search: ({ profile, query, options }) => snapshot(() => localSearch.search(profile, query, options)),
    matches: ({ profile, query, options }) => snapshot(() => localSearch.matches(profile, query, options)),
    readiness: ({ profile, scopes, language, oldestMs }) =>
      snapshot(() => packReadiness(sql, profile, scopes, language, oldestMs)),
    lists: ({ profile, scopes, language }) => snapshot(() => knownLists(sql, profile, scopes, language)),
    picture: ({ url, nowMs }) => snapshot(() => readPicture(sql, url, nowMs)),
    figures: () => snapshot(() => cacheFigures(sql, file))
  }
  return {
    opened: { findings: [], unclean: false, bytes: 0, checkedAtMs: null, backedUpAtMs: null },
    handlers,
    close: () => sql.close()
  }
}
