/** What is stored in place of a record or a list that cannot be loaded. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import { bridge } from '@/bridge'
import { useLatestOnly } from '@/composables/requests/latest-only'
import type { CompletedPath } from '@contract/channels/catalogue'
import type { ReadinessEntry, ScopeInput } from '@contract/channels/packs'
import type { EnginePath, Level } from '@shared/catalogue/records'

/** Offered engines. */
const MOST = 5

interface StoredInstead {
  /** Names of the place; empty: the engines opened last. */
  readonly place: string
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

async function storedIn(scopes: readonly ScopeInput[], except: string | null): Promise<readonly ReadinessEntry[]> {
  const answer = await bridge.packs.readiness({ scopes })
  if (!answer.ok) return []
  return answer.value.filter(({ state, path }) => state !== 'absent' && path.engines !== except)
}

/** Stored engines of the generation, else of the model, else of the make, else those opened last. */
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
      engines: engines.sort((a, b) => compare(a.title, b.title)).slice(0, MOST)
    }
  }
  return { place: '', engines: await lastOpened(path.engines) }
}

async function lastOpened(except: string | null): Promise<StoredInstead['engines']> {
  const recents = await bridge.desk.recents()
  if (!recents.ok) return []
  const scopes = recents.value.flatMap(({ path: { generations, engines } }): ScopeInput[] =>
    generations === null || engines === null ? [] : [{ kind: 'engine', generationId: generations, engineId: engines }]
  )
  if (scopes.length === 0) return []
  const stored = new Map((await storedIn(scopes, except)).map((entry) => [entry.path.engines, entry]))
  return recents.value
    .flatMap(({ path: { engines } }) => stored.get(engines) ?? [])
    .map((entry) => ({ ...entry, title: titleOf(entry, SHOWN) }))
    .slice(0, MOST)
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
