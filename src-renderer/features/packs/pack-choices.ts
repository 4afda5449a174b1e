/** Scopes chosen for a pack. */
import type { EnginePath } from '@shared/catalogue/records'
import type { PathNames } from '@contract/channels/catalogue'
import type { FavouriteEntry } from '@contract/channels/library'
import type { ReadinessEntry, ScopeInput } from '@contract/channels/packs'
import { readyState } from '@/composables/packs/readiness'
import { scopeOf } from '@/composables/packs/scope'

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

/** Such as "Arvenna Corsale II 2.0 TDR 150", with the id when the name is unknown. */
export function pathTitle(path: EnginePath, names: PathNames): string {
  const words = [names.manufacturers, names.models, names.generations, names.engines].flatMap((step) =>
    step?.name?.trim() ? [step.name.trim()] : []
  )
  const id = path.engines ?? path.generations ?? path.models ?? path.manufacturers ?? ''
  const deepest =
    path.engines !== null
      ? names.engines
      : path.generations !== null
        ? names.generations
        : path.models !== null
          ? names.models
          : names.manufacturers
  return (deepest?.name?.trim() ? words : [...words, `#${id}`]).join(' ')
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
  return { key, title: pathTitle(path, names), scope, parentKeys: parentKeysOf(path).filter((above) => above !== key) }
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
