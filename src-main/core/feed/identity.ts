/** When two deliveries are one event (traps 87, 88). */
import type { FieldMapping } from './mapping'
import { readPlace } from './pointer'
import type { Digests } from './ports'
import { hex } from './signature'

// every platform this runs on has it; core's compiler is told of it here because it knows neither DOM nor Node
const { TextEncoder } = globalThis as unknown as { readonly TextEncoder: { new (): { encode(text: string): Uint8Array } } }
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * `id:` and a hash of the values the mapping names, else `sha256:` over kind and body. The kind is part of both: a reply and the change of status
 * it brings may hold the same body. The source is not: an event may come by two ways.
 */
export function identityOf(kind: string, body: Uint8Array, value: unknown, mapping: FieldMapping | null, digests: Pick<Digests, 'sha256'>): string {
  const parts = mapping?.identity.map((place) => readPlace(value, place)) ?? []
  const usable = parts.length > 0 && parts.every((part) => part !== null && part !== undefined && part !== '' && typeof part !== 'object')
  // lengths before the parts: "1" + "23" is not "12" + "3"
  if (usable) return `id:${hex(digests.sha256(utf8([kind, ...parts.map(String)].map((part) => `${part.length}:${part}`).join(''))))}`
  return `sha256:${hex(digests.sha256(utf8(`${kind}\n`), body))}`
}
