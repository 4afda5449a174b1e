/** Chromium's network stack: proxies, their logins and the system's certificates work by themselves. */
import type { Session } from 'electron'
import type { FetchLike } from './fetch-transport'

/**
 * `fetch` of one session. Only after `ready`.
 *
 * @param session in memory (a partition without `persist:`) and made with `cache: false`: the default one stores cookies and answers
 */
export function electronFetch(session: Pick<Session, 'fetch'>): FetchLike {
  return (url, init) => session.fetch(url, { ...init, bypassCustomProtocolHandlers: true })
}
