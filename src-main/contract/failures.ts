/**
 * Expected failures: a closed set of codes that cross to the window as data. Bugs are thrown instead.
 *
 * Whose fault: (p) the person's input or choice, (k) the key or the subscription, (n) the network here, (s) the
 * service, (d) this desk.
 */
export const FAILURE_CODES = [
  'not-connected', // (p) no address and key given yet
  'bad-address', // (p) the base address cannot be used: not https, not an address, has a query
  'bad-key', // (k) 403: the key is missing or wrong
  'unauthorised', // (k) 401: the key is fine, a subscription or permission is missing
  'inactive-subscription', // (k) 200 with active: false
  'subscription-ends', // (k) the subscription ends within a week; params: day, left (words)
  'bad-request', // (d) 400: a bug of this program
  'not-found', // (s) 404 on one record: no longer listed, or no data
  'limit', // (k) the hour's calls are used up, by our own count or by the service's 429
  'server-error', // (s) 5xx after the tries that are allowed
  'offline', // (n) no connection to the service
  'timeout', // (n) no answer in time
  'insecure', // (n) the certificate of the service was refused
  'proxy-login', // (n) the proxy of this network wants a user name and a password, and nobody has given them
  'not-the-service', // (n) an answer that is not the service's: HTML of a portal, broken JSON, unknown status
  'redirected', // (s) an answer that points elsewhere; never followed with the key
  'too-large', // (s) an answer above the size limit
  'cancelled', // (p) nobody waits for it any more
  'paused', // (k) background call not sent: stopped by an earlier 401, 403 or 429
  'withheld', // (p) here, but the shop's rules forbid showing it: kept too long, or the subscription has ended
  'too-short', // (p) search text below the service's minimum
  'invalid-input', // (d) a message of the window that the contract does not allow
  // (p) a value that the settings do not allow; params: key, reason (core/settings/problems) and what its words need
  'setting-invalid',
  'setting-managed', // (p) fixed by the administrator
  // (p) a file named at start (managed settings, set-up) that cannot be used; params: file, reason (core/findings)
  'file-invalid',
  'no-keystore', // (d) no safe place for the key: kept for this session only
  'store-failed', // (d) a file could not be written or read
  'store-rebuilt', // (d) the catalogue kept here was damaged and begins anew; nothing of the person's is lost
  'store-restored', // (d) the person's own file was damaged; a copy of some day is in force
  'store-lost', // (d) the person's own file was damaged and there was no copy
  'store-newer', // (d) a file of a newer version: it is read, not written
  'store-not-migrated', // (d) a file could not be brought up to date: it is read, not written
  'events-lost', // (d) the stored events could not be read; the feed begins anew
  'events-session', // (d) no key store: events last until the program ends
  'events-locked', // (d) stored events are there, and the key store does not give their key
  'events-open', // (d) no key store: events lie on the disk unprotected, by choice
  // (p) a pack file that cannot be used: wrong pass phrase, damaged, signed by nobody known, forbidden by policy
  'pack-file',
  'pack-too-large', // (p) a pack needs more calls than the settings allow; params: most
  'compare-full', // (p) four engines stand side by side already; params: most
  'export-off', // (p) the shop's policy keeps the catalogue on this desk
  'save-failed', // (d) a file of the person's choice could not be written; params: reason, file
  'sheet', // (p) a spec sheet that cannot be drawn, made, opened or printed; params.reason says why
  'link', // (p) a link into this program that leads nowhere here; params.reason says why
  'clock-wrong', // (d) this computer's clock and the service's differ; days left and ages may be wrong
  'demo-failed', // (d) the demo catalogue could not be started
  'internal' // (d) a bug; details are in the log
] as const
export type FailureCode = (typeof FAILURE_CODES)[number]

export interface Failure {
  readonly code: FailureCode
  /** HTTP status, where an answer came. */
  readonly status?: number
  /** The service's own words, of any language; shown as text beside ours, never decided upon. */
  readonly serviceMessage?: string
  /** When another try makes sense (ISO time); absent when it is up to the person. */
  readonly retryAt?: string
  /**
   * What the text for the person needs: key of a setting, host name, limit. Never a key, a body, or a person's data.
   */
  readonly params?: Readonly<Record<string, string | number>>
}

/** How every call over the contract answers. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const done = <T>(value: T): Result<T> => ({ ok: true, value })
export const failed = (
  code: FailureCode,
  more: Omit<Failure, 'code'> = {}
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { code, ...more } })
