import type { PackProgress } from '../../contract/channels/packs'
import type { PackStep } from '../../shared/packs/pack-steps'
import type { CatalogueStore } from '../../shared/ports/stores/catalogue-store'
import type { Log } from '../../shared/ports/system/log'
import { isoOrNull } from '../../shared/text/iso-time'
import type { PackRecord } from './pack-records'
import type { PackRun } from './pack-run'

/** @param run null: the pack is not running */
export function packProgress(record: PackRecord, run: PackRun | null): PackProgress {
  const { id, title, scopes, languages, state, total, calls } = record
  const waiting = run?.waiting ?? null
  return {
    id,
    title,
    scopes,
    done: record.done,
    total,
    calls,
    startedAt: new Date(record.startedAtMs).toISOString(),
    state: state !== 'open' ? state : run && !waiting ? 'running' : 'waiting',
    waitingFor: waiting === null || waiting.for === 'store' ? null : waiting.for,
    resumesAt: isoOrNull(waiting?.untilMs ?? null),
    secondsLeft: run?.secondsLeft() ?? (state === 'done' ? 0 : null),
    languages,
    ...(run?.listing ? { listing: true } : {}),
    ...(state === 'paused' && record.asks ? { asks: record.asks } : {}),
    failed: record.failed.map((one) => ({ title: one.title, failure: one.failure })),
    ...(record.maybeMore ? { maybeMore: record.maybeMore } : {})
  }
}

/** The names on the path of a step as far as they are stored, otherwise its last id. */
export async function stepTitle(
  { store, log }: { readonly store: Pick<CatalogueStore, 'names' | 'pathsOf'>; readonly log: Log },
  profile: string,
  { place, language }: PackStep
): Promise<string> {
  const last = place.engines ?? place.generations ?? place.models ?? place.manufacturers ?? ''
  try {
    const paths =
      place.engines === null || place.manufacturers !== null ? [] : await store.pathsOf(profile, place.engines)
    const path = paths.find(({ generations }) => generations === place.generations) ?? place
    const names = await store.names(profile, path, language)
    const known = (['manufacturers', 'models', 'generations', 'engines'] as const).flatMap((level) =>
      path[level] === null ? [] : [names[level]?.name ?? (path[level] === last ? last : '')]
    )
    return known.filter(Boolean).join(' ') || last
  } catch (error) {
    log.warn('packs.title', { error })
    return last
  }
}
