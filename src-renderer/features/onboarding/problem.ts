import type { FailureCode } from '@contract/failures'

/** What a failure means for someone who is just typing an address: a wrong path, something else in the place of the service, or nobody there. */
export type ConnectProblem = 'path' | 'stranger' | 'host'

/** null: the usual words of the code fit here as well. */
export function problemOf(code: FailureCode): ConnectProblem | null {
  switch (code) {
    case 'not-found':
      return 'path'
    case 'not-the-service':
      return 'stranger'
    case 'offline':
    case 'timeout':
      return 'host'
    default:
      return null
  }
}
