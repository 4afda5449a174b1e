/** Reads the cache file beside its writer, so that a search never waits for a write. */
import { LEVELS } from '../../../shared/catalogue/records'
import type { CacheReaderCalls } from '../worker-rpc/messages'
import type { Handlers, Served } from '../worker-rpc/worker-server'
import { openForReading } from '../db/open-database'
import { readBody } from './records/raw-bodies'
import { DeskSearch } from './search/local-search'
import { CACHE_LAYOUT } from './schema'
import { readPicture } from './picture-rows'
import { pathOfOne, Places } from './records/engine-path-sql'
import { profileKey } from './profile-keys'
import { readAnswer } from './records/read-answer'
import { readable } from './supported-engines'
import { lists, readiness } from './pack-readiness'
import { figures } from './trim'

export function serveReader({ file }: { readonly file: string }): Served {
  const sql = openForReading(file, CACHE_LAYOUT)
  const desk = new DeskSearch(sql)

  /** All statements of one question see the same moment. */
  const snapshot = <T>(read: () => T): T => {
    sql.db.exec('BEGIN')
    try {
      return read()
    } finally {
      sql.db.exec('COMMIT')
    }
  }

  const handlers: Handlers<CacheReaderCalls> = {
    read: (question) => snapshot(() => readAnswer(sql, question)),
    readable: (question) => snapshot(() => readable(sql, question)),
    body: (question) => snapshot(() => readBody(sql, question)),
    names: ({ profile, path, language }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null ? {} : new Places(sql, key, language).names(path)
      }),
    pathsOf: ({ profile, engineId }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null ? [] : new Places(sql, key, 'en').pathsOf(engineId)
      }),
    pathOf: ({ profile, level, id }) =>
      snapshot(() => {
        const key = profileKey(sql, profile)
        return key === null ? pathOfOne(level, id) : new Places(sql, key, 'en').pathOf(LEVELS.indexOf(level), id)
      }),
    search: ({ profile, query, options }) => snapshot(() => desk.search(profile, query, options)),
    matches: ({ profile, query, options }) => snapshot(() => desk.matches(profile, query, options)),
    readiness: ({ profile, scopes, language, oldestMs }) =>
      snapshot(() => readiness(sql, profile, scopes, language, oldestMs)),
    lists: ({ profile, scopes, language }) => snapshot(() => lists(sql, profile, scopes, language)),
    picture: ({ url, nowMs }) => snapshot(() => readPicture(sql, url, nowMs)),
    figures: () => snapshot(() => figures(sql, file))
  }
  return {
    opened: { findings: [], unclean: false, bytes: 0, checkedAtMs: null, backedUpAtMs: null },
    handlers,
    close: () => sql.close()
  }
}
