/** Scopes chosen for a pack. */
import type { EnginePath } from '@shared/catalogue/records'
import type { PathNames } from '@contract/channels/catalogue'
import type { FavouriteEntry } from '@contract/channels/library'
import type { ReadinessEntry, ScopeInput } from '@contract/channels/packs'
import { readyState } from '@/composables/packs/readiness'
import { scopeOf } from '@/composables/packs/scope'
import { placeLabel } from '@/composables/sheets/vehicle-label'

/** Limit of the main process. */
export const MAX_SCOPES = 500

export interface PackChoice {
  readonly key: string
  readonly title: string
  readonly scope: ScopeInput
  /** Keys of the scopes that contain it. */
  readonly parentKeys?: readonly string[]
}

export function scopeKey(scope: ScopeInput): string {
  return scope.kind === 'engine' ? `engine ${scope.generationId} ${scope.engineId}` : `${scope.kind} ${scope.id}`
}

const parentKeysOf = ({ manufacturers, models, generations }: EnginePath): string[] =>
  [
    ['manufacturer', manufacturers],
    ['model', models],
    ['generation', generations]
  ].flatMap(([kind, id]) => (id == null ? [] : [`${kind} ${id}`]))

export function toPackChoice(path: EnginePath, names: PathNames): PackChoice | null {
  const scope = scopeOf(path)
  if (!scope) return null
  const key = scopeKey(scope)
  return { key, title: placeLabel(path, names), scope, parentKeys: parentKeysOf(path).filter((above) => above !== key) }
}

/** Skips entries that have no scope. */
export function toPackChoices(entries: readonly Pick<FavouriteEntry, 'path' | 'names'>[]): PackChoice[] {
  return entries.flatMap(({ path, names }) => toPackChoice(path, names) ?? [])
}

/** Appends without duplicates, up to `MAX_SCOPES`. */
export function addChoices(choices: readonly PackChoice[], more: readonly PackChoice[]): PackChoice[] {
  const met = new Set(choices.map((choice) => choice.key))
  return [...choices, ...more.filter((choice) => !met.has(choice.key) && met.add(choice.key))].slice(0, MAX_SCOPES)
}

/** Choices that complete partial or outdated entries, up to `MAX_SCOPES`. */
export function choicesToComplete(entries: readonly ReadinessEntry[]): PackChoice[] {
  return toPackChoices(entries.filter((entry) => readyState(entry) === 'partial' || entry.tooOld)).slice(0, MAX_SCOPES)
}
