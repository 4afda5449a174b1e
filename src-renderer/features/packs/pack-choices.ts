/** What a person chose to take along, as the window shows and sends it. Pure. */
import type { EnginePath } from '@shared/catalogue/records'
import type { PathNames } from '@contract/channels/catalogue'
import type { FavouriteEntry } from '@contract/channels/library'
import type { ReadinessEntry, ScopeInput } from '@contract/channels/packs'

/** As many as main takes at once. */
export const MAX_SCOPES = 500

export interface PackChoice {
  /** The same for the same scope. */
  readonly key: string
  readonly title: string
  readonly scope: ScopeInput
  /** Keys of what it is a part of: a pack of one of those brings it too. */
  readonly parentKeys?: readonly string[]
}

export function scopeKey(scope: ScopeInput): string {
  return scope.kind === 'engine' ? `engine ${scope.generationId} ${scope.engineId}` : `${scope.kind} ${scope.id}`
}

/**
 * The deepest thing a path names that can be taken along; null for a vehicle type, or an engine whose generation is not
 * known.
 */
export function scopeOf(path: EnginePath): ScopeInput | null {
  if (path.engines !== null)
    return path.generations === null ? null : { kind: 'engine', generationId: path.generations, engineId: path.engines }
  if (path.generations !== null) return { kind: 'generation', id: path.generations }
  if (path.models !== null) return { kind: 'model', id: path.models }
  return path.manufacturers === null ? null : { kind: 'manufacturer', id: path.manufacturers }
}

/**
 * "Arvenna Corsale II 2.0 TDR 150": what is known of a path from the manufacturer down; the last id where nothing is.
 */
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

/** Those that have a place; one without is told apart by the number missing. */
export function toPackChoices(entries: readonly Pick<FavouriteEntry, 'path' | 'names'>[]): PackChoice[] {
  return entries.flatMap(({ path, names }) => toPackChoice(path, names) ?? [])
}

/** Added at the end, each once, up to what main takes. */
export function addChoices(choices: readonly PackChoice[], more: readonly PackChoice[]): PackChoice[] {
  const met = new Set(choices.map((choice) => choice.key))
  return [...choices, ...more.filter((choice) => !met.has(choice.key) && met.add(choice.key))].slice(0, MAX_SCOPES)
}

/** What would complete the items that are partly here, or too old to be shown; at most what one pack takes. */
export function choicesToComplete(entries: readonly ReadinessEntry[]): PackChoice[] {
  return toPackChoices(entries.filter((entry) => entry.state === 'partial' || entry.tooOld)).slice(0, MAX_SCOPES)
}
