import { placeLabel } from '@/composables/sheets/vehicle-label'
import type { ReadinessEntry } from '@contract/channels/packs'

interface TitledEntry {
  readonly entry: ReadinessEntry
  readonly title: string
}

/** Entries with their titles, by vehicle and then by engine, so that engines of one generation follow each other. */
export function byVehicle(
  entries: readonly ReadinessEntry[],
  compare: (a: string, b: string) => number
): readonly TitledEntry[] {
  const byTitle = (a: { readonly title: string }, b: { readonly title: string }): number => compare(a.title, b.title)
  // thousands of generations compare faster than tens of thousands of engines
  return [...Map.groupBy(entries, ({ path }) => path.generations).values()]
    .map((group) => {
      const { path, names } = group[0]!
      const { engines: _engine, ...above } = names
      return {
        title: placeLabel({ ...path, engines: null }, above),
        rows: group.map((entry) => ({ entry, title: placeLabel(entry.path, entry.names) })).sort(byTitle)
      }
    })
    .sort(byTitle)
    .flatMap(({ rows }) => rows)
}
