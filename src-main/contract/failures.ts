/**
 * Expected failures: a closed set of codes that crosses to the window as data. Bugs are thrown.
 *
 * Cause: (p) input or choice of the person, (k) key or subscription, (n) local network, (s) service, (c) this computer
 * or program.
 */
export const FAILURE_CODES = [
  'not-connected', // (p) no address and key yet
  'bad-address', // (p) base address: not https, not an address, or with a query
  'bad-key', // (k) 403: the key is missing or wrong
  'unauthorised', // (k) 401: the key is valid, a subscription or permission is missing
  'inactive-subscription', // (k) 200 with active: false
  'subscription-ends', // (k) the subscription ends within a week; params: day, left (words)
  'bad-request', // (c) 400: a bug of this program
  'not-found', // (s) 404 for one record: no longer listed, or no data
  'limit', // (k) the calls of the hour are used up, by our count or by a 429
  'server-error', // (s) 5xx after the allowed retries, or an error object with a code that is not specified
  'offline', // (n) no connection to the service
  'timeout', // (n) no answer in time
  'insecure', // (n) the certificate of the service was rejected
  'proxy-login', // (n) the proxy requires a login that nobody entered
  'not-the-service', // (n) not an answer of the service: HTML of a portal, broken JSON, unknown status
  'redirected', // (s) a redirect; never followed with the key
  'too-large', // (s) an answer above the size limit
  'cancelled', // (p) the request was cancelled
  'paused', // (k) background call not sent after a 401, 403 or 429
  'withheld', // (p) stored, but the policy forbids showing it: too old, or the subscription has ended
  'too-short', // (p) search text below the minimum of the service
  'invalid-input', // (c) a message that the contract does not allow
  'setting-invalid', // (p) a refused value; params: key, reason (shared/settings/setting-problems) and its parameters
  'setting-managed', // (p) fixed by the administrator
  'file-invalid', // (p) an unusable file named at start; params: file, reason (shared/startup)
  'no-keystore', // (c) no key store: the key lasts for this session only
  'store-failed', // (c) a file could not be written or read
  'store-rebuilt', // (c) the stored catalogue was damaged and starts empty; user data is intact
  'store-restored', // (c) the user database was damaged and restored from a backup
  'store-lost', // (c) the user database was damaged and had no backup
  'store-newer', // (c) a file of a newer version is read-only
  'store-not-migrated', // (c) a file that could not be migrated is read-only
  'events-lost', // (c) the stored events were unreadable; the feed starts empty
  'events-session', // (c) no key store: events last until the program ends
  'events-locked', // (c) the key store does not return the key of the stored events
  'events-open', // (c) no key store: events are stored unprotected, by choice
  'pack-file', // (p) an unusable pack file: wrong passphrase, damaged, unknown signer, forbidden by policy
  'backup', // (p) a backup that cannot be made, read or restored; params.reason says why
  'pack-too-large', // (p) a pack needs more calls than the settings allow; params: most
  'compare-full', // (p) four engines are selected already; params: most
  'role', // (p) the role has no right to it
  'pin', // (p) a PIN that is wrong, too short, or cannot be stored; params.reason says why
  'profile', // (p) a profile that cannot be added, changed or removed; params.reason says why
  'invitation', // (p) an invitation to the workspace that cannot be made or accepted; params.reason says why
  'export-off', // (p) the policy forbids exports
  'save-failed', // (c) a file that the person chose could not be written; params: reason, file
  'sheet', // (p) a spec sheet that cannot be drawn, made, opened or printed; params.reason says why
  'link', // (p) a link or a file that cannot be opened; params.reason says why
  'update', // (p) an update that was refused, or has to wait; params.reason (shared/updates/update-problems)
  'clock-wrong', // (c) the clocks of this computer and the service differ; days left and ages may be wrong
  'demo-failed', // (c) the demo catalogue could not be started
  'internal' // (c) a bug; the log has the details
] as const
export type FailureCode = (typeof FAILURE_CODES)[number]

export interface Failure {
  readonly code: FailureCode
  /** HTTP status, where an answer came. */
  readonly status?: number
  /** Message of the service in any language. Shown as text; no decision depends on it. */
  readonly serviceMessage?: string
  /** ISO time from when a retry is useful; absent: the person decides. */
  readonly retryAt?: string
  /** Parameters of the text: setting key, host name, limit. Never a secret, a body or personal data. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const done = <T>(value: T): Result<T> => ({ ok: true, value })
export const failed = (
  code: FailureCode,
  more: Omit<Failure, 'code'> = {}
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure: { code, ...more } })
