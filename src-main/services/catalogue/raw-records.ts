/** The response bodies of one engine. Makes no call, and follows the retention policy like the records themselves. */
import { done, type Result } from '../../contract/failures'
import type { RawAnswer } from '../../contract/channels/catalogue'
import type { StoredBodyName } from '../../shared/catalogue/stored-bodies'
import type { Endpoints } from '../../shared/catalogue/endpoints'
import { toId, type EngineId, type GenerationId } from '../../shared/catalogue/ids'
import type { LanguageCode } from '../../shared/text/languages'
import type { Log } from '../../shared/ports/system/log'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { CatalogueQueries } from './cached-catalogue'
import { failedCall } from '../call-failure'
import { storeResultForProfile } from '../store-result'

interface RawRecordsDeps {
  /** With the retention policy applied. */
  readonly queries: Pick<CatalogueQueries, 'cached'>
  readonly store: Pick<CatalogueStore, 'body'>
  readonly log: Log
  profile(): string | null
}

interface RawAnswers {
  readonly engine: RawAnswer
  readonly performance: RawAnswer | null
}

const NOT_HERE: RawAnswer = { state: 'not-here', text: null, bytes: null, fetchedAt: null, language: null }

export function createRawRecords({ queries, store, log, profile }: RawRecordsDeps) {
  async function answer<N extends StoredBodyName>(
    profileId: string,
    name: N,
    params: Endpoints[N]['params']
  ): Promise<Result<RawAnswer>> {
    const cached = await queries.cached(name, params)
    if (cached === null) return done(NOT_HERE)
    if (!cached.ok) return failedCall(cached.failure)
    const { data, fetchedAt, language } = cached.value
    if (data === null) return done({ ...NOT_HERE, state: 'no-data', fetchedAt, language })
    const body = await store.body(profileId, name, params, language as LanguageCode)
    if (body === null) return done({ ...NOT_HERE, state: 'older', fetchedAt, language })
    const { text, bytes } = body
    return done({
      state: text !== null ? 'kept' : bytes !== null ? 'too-long' : 'from-file',
      text,
      bytes,
      fetchedAt: new Date(body.fetchedAtMs).toISOString(),
      language: body.language
    })
  }

  return {
    /** @param generationId null: unknown, and so is `performance` in the result */
    of: (engineId: string, generationId: string | null): Promise<Result<RawAnswers>> =>
      storeResultForProfile(log, 'store.body', profile(), async (id): Promise<Result<RawAnswers>> => {
        const engine_id = toId<EngineId>(engineId)!
        const engine = await answer(id, 'engine', { engine_id })
        if (!engine.ok) return engine
        if (generationId === null) return done({ engine: engine.value, performance: null })
        const generation_id = toId<GenerationId>(generationId)!
        const performance = await answer(id, 'performance', { engine_id, generation_id })
        return performance.ok ? done({ engine: engine.value, performance: performance.value }) : performance
      })
  }
}
