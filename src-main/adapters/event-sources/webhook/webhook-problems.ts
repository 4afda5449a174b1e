import { isLoopback } from '../../../shared/feed/sources/source-addresses'
import type { RefusalReason } from '../../../shared/feed/sources/refusals'
import type { SourceProblem, SourceWarning } from '../../../shared/ports/feed/event-source'
import type { WebhookSettings } from './request-handler'

export function warningsOf({ host, signature }: WebhookSettings): readonly SourceWarning[] {
  return [
    ...(isLoopback(host) ? [] : (['network', 'plain'] as const)),
    ...(signature === 'none' ? (['unsigned'] as const) : [])
  ]
}

export function selfTestProblemOf(found: RefusalReason | 'unreachable'): SourceProblem {
  return found === 'no-secret' || found === 'store' || found === 'unreachable' ? { code: found } : { code: 'own-trial' }
}

export function listenProblemOf(error: unknown, { port, host }: WebhookSettings): SourceProblem {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return { code: 'port-in-use', params: { port } }
    case 'EACCES':
      return { code: 'port-forbidden', params: { port } }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { code: 'address-unavailable', params: { host } }
    default:
      return { code: 'internal' }
  }
}
