/** What is stored in place of a record or a list that cannot be loaded. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLanguage } from '@/stores/language'
import { scopeOf } from '@/composables/packs/scope'
import { useLatestOnly } from '@/composables/requests/latest-only'
import { placeLabel } from '@/composables/sheets/vehicle-label'
import { onReturn } from '@/composables/window/on-screen'
import type { CompletedPath } from '@contract/channels/catalogue'
import type { ReadinessEntry, ReadinessScope } from '@contract/channels/packs'
import type { EnginePath, Level } from '@shared/catalogue/records'

/** Offered engines of the place. */
const MAX_OF_PLACE = 5
/** Offered engines elsewhere: as many as a small window shows. */
const MAX_ELSEWHERE = 12
/** More stored engines are not read for a short list. */
const MAX_READ = 200

interface StoredInstead {
  /** Names of the place; empty: engines of the type, else any, those opened last first. */
  readonly place: string
  /** Only engines that were opened. */
  readonly isRecent?: boolean
  /** No other engine is stored. */
  readonly isAll?: boolean
  readonly engines: readonly CompletedPath[]
}

const SCOPES = [
  { level: 'generations', kind: 'generation' },
  { level: 'models', kind: 'model' },
  { level: 'manufacturers', kind: 'manufacturer' }
] as const
const NAMED: readonly Level[] = ['manufacturers', 'models', 'generations']

async function storedIn(scopes: readonly ReadinessScope[], except: string | null): Promise<readonly ReadinessEntry[]> {
  const answer = await bridge.packs.readiness({ scopes })
  if (!answer.ok) return []
  return answer.value.filter(({ state, path }) => state !== 'absent' && path.engines !== except)
}

/** Engines of one place, by name. `stored`: the number of all stored engines. */
function ofPlace(level: Level, entries: readonly ReadinessEntry[], stored: number): StoredInstead {
  const { compareNames } = useLanguage()
  const label = (one: CompletedPath): string => placeLabel(one.path, one.names)
  const names = entries[0]?.names
  return {
    place: NAMED.slice(0, NAMED.indexOf(level) + 1)
      .flatMap((one) => names?.[one]?.name?.trim() || [])
      .join(' '),
    isAll: entries.length === stored && stored <= MAX_OF_PLACE,
    engines: entries.toSorted((a, b) => compareNames(label(a), label(b))).slice(0, MAX_OF_PLACE)
  }
}

/** Stored engines of the generation, else of the model, else of the make, else of the type or any. */
async function nearestStored(path: EnginePath): Promise<StoredInstead> {
  const storage = await bridge.packs.storage()
  const stored = storage.ok ? storage.value.details : Infinity
  for (const { level, kind } of SCOPES) {
    const id = path[level]
    const entries = id === null ? [] : await storedIn([{ kind, id }], path.engines)
    if (entries.length > 0) return ofPlace(level, entries, stored)
  }
  return anyStored(path, stored)
}

async function anyStored(asked: EnginePath, count: number): Promise<StoredInstead> {
  const recents = await bridge.desk.recents()
  const opened = recents.ok ? recents.value.map(({ path }) => path) : []
  const readsAll = count <= MAX_READ
  const scopes = opened.flatMap((path) => scopeOf(path) ?? [])
  const stored =
    readsAll || scopes.length > 0 ? await storedIn(readsAll ? [{ kind: 'stored' }] : scopes, asked.engines) : []
  // the stored lists do not contain an engine that was opened from a search or a link
  for (const { level } of SCOPES) {
    const there = stored.filter(({ path }) => asked[level] !== null && path[level] === asked[level])
    if (there.length > 0) return ofPlace(level, there, count)
  }
  const ofType = stored.filter(({ path }) => path.types === asked.types)
  const entries = ofType.length > 0 ? ofType : stored
  const order = new Map(opened.map(({ engines }, at) => [engines, at]))
  const placeOf = ({ path }: ReadinessEntry): number => order.get(path.engines) ?? opened.length
  return {
    place: '',
    isRecent: !readsAll,
    isAll: readsAll && entries.length === stored.length && stored.length <= MAX_ELSEWHERE,
    engines: entries.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MAX_ELSEWHERE)
  }
}

/** Costs no request of the service. null until it is known. */
export function useStoredInstead(path: () => EnginePath): Readonly<ShallowRef<StoredInstead | null>> {
  const found = shallowRef<StoredInstead | null>(null)
  const latest = useLatestOnly()
  const find = (): void =>
    void latest.run(
      () => nearestStored(path()),
      (answer) => (found.value = answer)
    )
  watch(() => JSON.stringify(path()), find, { immediate: true })
  onReturn(find)
  return found
}
