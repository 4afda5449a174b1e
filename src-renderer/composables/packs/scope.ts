import type { PathInput } from '@contract/channels/catalogue'
import type { ScopeInput } from '@contract/channels/packs'

/** The deepest scope of a path; null for a vehicle type or an engine without generation. */
export function scopeOf(path: PathInput): ScopeInput | null {
  if (path.engines !== null)
    return path.generations === null ? null : { kind: 'engine', generationId: path.generations, engineId: path.engines }
  if (path.generations !== null) return { kind: 'generation', id: path.generations }
  if (path.models !== null) return { kind: 'model', id: path.models }
  return path.manufacturers === null ? null : { kind: 'manufacturer', id: path.manufacturers }
}
