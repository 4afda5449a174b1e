/** What is stored in place of a record or a list that cannot be loaded. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { CompletedPath } from '@contract/channels/catalogue'
import type { ReadinessEntry, ReadinessScope, ScopeInput } from '@contract/channels/packs'
import type { EnginePath, Level } from '@shared/catalogue/records'

/** Offered engines of the place. */
const MOST_OF_PLACE = 5
/** Offered engines elsewhere: as many as a small window shows. */
const MOST = 12
/** More stored engines are not read for a short list. */
const READ_AT_MOST = 200

interface StoredInstead {
  /** Names of the place; empty: the engines opened last, then others. */
  readonly place: string
  /** No other engine is stored. */
  readonly isAll?: boolean
  readonly engines: readonly (CompletedPath & { readonly title: string })[]
}

const SCOPES = [
  { level: 'generations', kind: 'generation' },
  { level: 'models', kind: 'model' },
  { level: 'manufacturers', kind: 'manufacturer' }
] as const
const SHOWN: readonly Level[] = ['manufacturers', 'models', 'generations', 'engines']

/** The names of these levels, with the id of an engine without a name. */
function titleOf({ path, names }: CompletedPath, levels: readonly Level[]): string {
  return levels
    .map((level) => names[level]?.name?.trim() ?? (level === 'engines' ? `#${path.engines}` : ''))
    .filter((word) => word !== '')
    .join(' ')
}

async function storedIn(scopes: readonly ReadinessScope[], except: string | null): Promise<readonly ReadinessEntry[]> {
  const answer = await bridge.packs.readiness({ scopes })
  if (!answer.ok) return []
  return answer.value.filter(({ state, path }) => state !== 'absent' && path.engines !== except)
}

/** Stored engines of the generation, else of the model, else of the make, else those opened last and others. */
async function nearestStored(path: EnginePath): Promise<StoredInstead> {
  for (const { level, kind } of SCOPES) {
    const id = path[level]
    const entries = id === null ? [] : await storedIn([{ kind, id }], path.engines)
    if (entries.length === 0) continue
    const below = SHOWN.slice(SHOWN.indexOf(level) + 1)
    const engines = entries.map((entry) => ({ ...entry, title: titleOf(entry, below) }))
    const { compare } = new Intl.Collator(undefined, { numeric: true })
    return {
      place: titleOf(entries[0]!, SHOWN.slice(0, SHOWN.indexOf(level) + 1)),
      engines: engines.sort((a, b) => compare(a.title, b.title)).slice(0, MOST_OF_PLACE)
    }
  }
  return anyStored(path.engines)
}

async function anyStored(except: string | null): Promise<StoredInstead> {
  const [recents, storage] = await Promise.all([bridge.desk.recents(), bridge.packs.storage()])
  const opened = recents.ok ? recents.value.map(({ path }) => path) : []
  const readsAll = storage.ok && storage.value.details <= READ_AT_MOST
  const scopes = opened.flatMap(({ generations, engines }): ScopeInput[] =>
    generations === null || engines === null ? [] : [{ kind: 'engine', generationId: generations, engineId: engines }]
  )
  const entries = readsAll || scopes.length > 0 ? await storedIn(readsAll ? [{ kind: 'stored' }] : scopes, except) : []
  const order = new Map(opened.map(({ engines }, at) => [engines, at]))
  const placeOf = ({ path }: ReadinessEntry): number => order.get(path.engines) ?? opened.length
  return {
    place: '',
    isAll: readsAll && entries.length <= MOST,
    engines: entries
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .slice(0, MOST)
      .map((entry) => ({ ...entry, title: titleOf(entry, SHOWN) }))
  }
}

/** Costs no request of the service. null until it is known. */
export function useStoredInstead(path: () => EnginePath): Readonly<ShallowRef<StoredInstead | null>> {
  const found = shallowRef<StoredInstead | null>(null)
  const latest = useLatestOnly()
  watch(
    () => JSON.stringify(path()),
    () =>
      void latest.run(
        () => nearestStored(path()),
        (answer) => (found.value = answer)
      ),
    { immediate: true }
  )
  return found
}
