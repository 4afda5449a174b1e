/** Faults that can be laid on single addresses, and which of them apply to a request. */
import type { EndpointName } from '../../../shared/catalogue/endpoints'

interface FaultTarget {
  /** One of the fourteen, all of them (`vdb`, the default), pictures, or everything. */
  readonly at?: EndpointName | 'vdb' | 'media' | 'any'
  /** Only this path, without prefix and query: "/vdb/engines/view/12". */
  readonly path?: string
  /** Lets so many matching requests through first. */
  readonly skip?: number
  /** Applies to so many matching requests, then no more; left out: always. */
  readonly times?: number
}

export type FaultKind =
  /** A captive portal or proxy answers in the service's place, with a page or a redirect to one. */
  | { readonly kind: 'portal'; readonly status: 200 | 302 | 511 }
  /**
   * Points elsewhere. Without `location`: a path of this service, a host that is not there, or the same host on plain
   * http.
   */
  | {
      readonly kind: 'redirect'
      readonly to: 'same-origin' | 'other-origin' | 'downgrade'
      readonly status?: 301 | 302 | 303 | 307 | 308
      readonly location?: string
    }
  /** An error answer of the right shape: 500, 503, 404 ... */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** Status 200 around an error object. */
  | { readonly kind: 'error-in-200'; readonly code: number }
  /** Status and `error.code` disagree. */
  | { readonly kind: 'code-mismatch'; readonly status: number; readonly code: number }
  /** An error of the right status whose body is no JSON, as a proxy before the service sends. */
  | { readonly kind: 'html-error'; readonly status: number }
  /** Whatever is given. */
  | { readonly kind: 'body'; readonly status?: number; readonly contentType?: string; readonly body: string }
  /** Half of the right body, as a complete answer. */
  | { readonly kind: 'truncated' }
  | { readonly kind: 'content-type'; readonly contentType: string }
  /** The right body behind so many blanks. */
  | { readonly kind: 'huge'; readonly bytes: number }
  /** The right answer, late. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** The right answer, in small pieces. */
  | { readonly kind: 'drip'; readonly chunkBytes: number; readonly everyMs: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset'; readonly midway?: boolean }
  /** `[]`, whatever the list holds. */
  | { readonly kind: 'empty-array' }
  /** A list where one record should be, and one record where a list should be. */
  | { readonly kind: 'other-shape' }
  /** Sets or leaves out fields of every record. */
  | { readonly kind: 'alter'; readonly set?: Readonly<Record<string, unknown>>; readonly omit?: readonly string[] }
  /** Adds fields of every type that the specification does not know. */
  | { readonly kind: 'unknown-fields' }
  /** Numbers as text, text as numbers, lists as text. */
  | { readonly kind: 'wrong-types'; readonly ids?: boolean }

export type Fault = FaultTarget & FaultKind

/** Requests that meet one of these never reach the service: no key is looked at and no call counted. */
const BEFORE_THE_SERVICE: ReadonlySet<Fault['kind']> = new Set(['portal', 'redirect', 'hang', 'html-error'])

export function bypassesService(fault: Fault): boolean {
  return BEFORE_THE_SERVICE.has(fault.kind) || (fault.kind === 'reset' && !fault.midway)
}

/** Keeps the faults laid on the service and counts them down. */
export class InjectedFaults {
  #faults: { readonly fault: Fault; skip: number; left: number }[] = []

  set(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ fault, skip: fault.skip ?? 0, left: fault.times ?? Infinity }))
  }

  /** The faults that meet this request, in the order in which they were laid; each is used up by one. */
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
