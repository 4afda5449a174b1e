/** Reads the cache file on a separate connection, so that a search never waits for a write. */
import { LEVELS } from '../../../shared/catalogue/records'
import type { LanguageCode } from '../../../shared/text/languages'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import type { Now, WorkerService } from '../worker-rpc/worker-server'
import { openForReading } from '../db/open-database'
import { readingService } from '../db/serve-file'
import type { Sql } from '../db/sql'
import { readRawBody } from './records/raw-bodies'
import { LocalSearch } from './search/local-search'
import { CACHE_SCHEMA } from './schema'
import { readPicture } from './picture-rows'
import { pathOfLevel, LocationReader } from './records/engine-path-sql'
import { connectionKey } from './records/level-columns'
import { readAnswer } from './records/read-answer'
import { sameHardware } from './same-hardware'
import { engineMarks } from './engine-marks'
import { packReadiness } from './pack-readiness'
import { cacheFigures } from './trim'

export function serveCacheReader({ file }: { readonly file: string }, now: Now): WorkerService {
  const sql = openForReading(file, CACHE_SCHEMA)
  const handlers = Object.entries(handlersFor(sql, file, now)).map(([name, handler]) => {
    const read = handler as (...args: never[]) => unknown
    return [name, (...args: never[]) => inSnapshot(sql, () => read(...args))] as const
  })
  return readingService(sql, Object.fromEntries(handlers))
}

/** All statements of one call read the same snapshot. */
function inSnapshot<T>(sql: Sql, read: () => T): T {
  sql.db.exec('BEGIN')
  try {
    return read()
  } finally {
    // SQLite ends the transaction itself after some errors
    if (sql.db.isTransaction) sql.db.exec('COMMIT')
  }
}

function handlersFor(sql: Sql, file: string, now: Now): CacheReaderCalls {
  const localSearch = new LocalSearch(sql)
  const locations = (connection: string, language: LanguageCode = 'en'): LocationReader | null => {
    const key = connectionKey(sql, connection)
    return key === null ? null : new LocationReader(sql, key, language)
  }
  return {
    read: (connection, name, params, language) =>
      readAnswer(sql, { profile: connection, name, params, language }) as never,
    engineMarks: (...question) => engineMarks(sql, ...question),
    body: (connection, name, params, language) => readRawBody(sql, { profile: connection, name, params, language }),
    names: (connection, path, language) => locations(connection, language)?.names(path) ?? {},
    pathsOf: (connection, engineId) => locations(connection)?.pathsOf(engineId) ?? [],
    pathOf: (connection, level, id) =>
      locations(connection)?.pathOf(LEVELS.indexOf(level), id) ?? pathOfLevel(level, id),
    search: (...question) => localSearch.search(...question),
    sameHardware: (...question) => sameHardware(sql, ...question),
    matches: (...question) => localSearch.matches(...question),
    readiness: (...question) => packReadiness(sql, ...question),
    picture: (url) => readPicture(sql, url, now()),
    statistics: () => cacheFigures(sql, file)
  }
}
