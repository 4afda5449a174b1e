/** Checks the key of a request and the hourly limit of the specification. */
import { errorReply } from './reply'
import type { Access } from './handler'
import { HOUR_MS } from '../../../shared/durations'

const LIMIT = 3600

/**
 * An hour starts with the first call after the previous hour has ended. Calls over the limit count too, calls with a
 * wrong key do not. Pictures need no key and do not count; the subscription counts and is never refused.
 */
export function standardAccess(key: string, now: () => number): Access {
  let startedAtMs = -Infinity
  let calls = 0
  return async ({ message, name }, answer) => {
    if (name === 'media') return answer()
    if (message.headers['x-api-key'] !== key) return errorReply(403)
    if (now() >= startedAtMs + HOUR_MS) {
      startedAtMs = now()
      calls = 0
    }
    calls++
    return calls > LIMIT && name !== 'subscription' ? errorReply(429) : answer()
  }
}
