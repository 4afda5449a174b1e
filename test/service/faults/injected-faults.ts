import type { EndpointName } from '@shared/catalogue/endpoints'

interface FaultTarget {
  /** One of the fourteen, all of them (`vdb`, the default), pictures, or everything. */
  readonly at?: EndpointName | 'vdb' | 'media' | 'any'
  /** Only this path, without prefix and query: "/vdb/engines/view/12". */
  readonly path?: string
  /** Matching requests to skip first. */
  readonly skip?: number
  readonly times?: number
}

type FaultKind =
  /** A captive portal or proxy answers instead of the service, with a page or a redirect. */
  | { readonly kind: 'portal'; readonly status: 200 | 302 | 511 }
  /** Redirects. Without `location`: to a path of this service, a missing host, or the same host on plain http. */
  | {
      readonly kind: 'redirect'
      readonly to: 'same-origin' | 'other-origin' | 'downgrade'
      readonly status?: 301 | 302 | 303 | 307 | 308
      readonly location?: string
    }
  /** A well-formed error: 500, 503, 404 ... */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** Status 200 with an error object. */
  | { readonly kind: 'error-in-200'; readonly code: number }
  /** Status and `error.code` differ. */
  | { readonly kind: 'code-mismatch'; readonly status: number; readonly code: number }
  /** The right status with a body that is not JSON, as from a proxy. */
  | { readonly kind: 'html-error'; readonly status: number }
  | { readonly kind: 'body'; readonly status?: number; readonly contentType?: string; readonly body: string }
  /** Half of the right body as a complete response. */
  | { readonly kind: 'truncated' }
  | { readonly kind: 'content-type'; readonly contentType: string }
  /** The right body after this many blanks. */
  | { readonly kind: 'huge'; readonly bytes: number }
  | { readonly kind: 'delay'; readonly ms: number }
  /** The right response in small pieces. */
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly everyMs: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset'; readonly midway?: boolean }
  /** `[]`, whatever the list contains. */
  | { readonly kind: 'empty-array' }
  /** A list instead of a record, and a record instead of a list. */
  | { readonly kind: 'other-shape' }
  /** Sets or omits fields of every record. */
  | { readonly kind: 'alter'; readonly set?: Readonly<Record<string, unknown>>; readonly omit?: readonly string[] }
  | { readonly kind: 'unknown-fields' }
  /** Numbers as text, text as numbers, lists as text. */
  | { readonly kind: 'wrong-types'; readonly ids?: boolean }

export type Fault = FaultTarget & FaultKind

/** Affected requests never reach the service: no key check, no count. */
const BEFORE_THE_SERVICE: ReadonlySet<Fault['kind']> = new Set(['portal', 'redirect', 'hang', 'html-error'])

export function bypassesService(fault: Fault): boolean {
  return BEFORE_THE_SERVICE.has(fault.kind) || (fault.kind === 'reset' && !fault.midway)
}

export class InjectedFaults {
  #faults: { readonly fault: Fault; skip: number; left: number }[] = []

  set(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, skip: fault.skip ?? 0, left: fault.times ?? Infinity }))
  }

  /** The faults for this request in order; counts them down. */
  take(name: EndpointName | 'media' | null, path: string): Fault[] {
    const met: Fault[] = []
    for (const entry of this.#faults) {
      const { at = 'vdb', path: only } = entry.fault
      const here = at === 'any' || at === name || (at === 'vdb' && name !== 'media')
      if (!here || (only !== undefined && only !== path) || entry.left <= 0) continue
      if (entry.skip > 0) {
        entry.skip--
        continue
      }
      entry.left--
      met.push(entry.fault)
    }
    return met
  }
}
