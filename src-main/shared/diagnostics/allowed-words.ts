/**
 * The words a diagnosis file may hold. A text gets into the file only when it is one of these, so that whatever else a
 * person, a service or a
 * sender of events wrote stays out, wherever it turns up.
 *
 * Closed sets of other modules are taken from them; sets that are types alone stand here, and the compiler names what
 * is missing.
 */
import { ENDPOINTS } from '../catalogue/endpoints'
import { DRIFT_KINDS } from '../catalogue/reader/drift'
import { SOURCE_IDS } from '../feed/events'
import { NOTIFIED_KINDS } from '../feed/notifications/notification-queue'
import type { SourceProblemCode, SourceState, SourceWarning } from '../ports/feed/event-source'
import { LANGUAGES } from '../text/languages'
import type { ApiFamily, CallPriority } from '../ports/network/call-budget'
import type { ApiFailureCode } from '../ports/network/api-client'
import type { HttpFault } from '../ports/network/http-transport'
import type { SecretName } from '../ports/stores/secret-store'
import { SETTING_GROUPS, SETTINGS } from '../settings/schema'
import type { StoreFailureCode, StoreIssue } from '../ports/stores/store-failure'

const all = <T extends string>(words: Readonly<Record<T, true>> & Readonly<Record<string, true>>): readonly string[] =>
  Object.keys(words)

const SOURCE_STATES = all<SourceState>({ off: true, connecting: true, listening: true, failing: true })
const SOURCE_WARNINGS = all<SourceWarning>({
  network: true,
  unsigned: true,
  'no-login': true,
  plain: true,
  writers: true
})
const SOURCE_PROBLEMS = all<SourceProblemCode>({
  'port-in-use': true,
  'port-forbidden': true,
  'address-unavailable': true,
  'no-secret': true,
  'no-address': true,
  'bad-address': true,
  'not-connected': true,
  refused: true,
  unreachable: true,
  timeout: true,
  insecure: true,
  'proxy-login': true,
  'not-tls': true,
  'key-store': true,
  'own-trial': true,
  'certificate-file': true,
  redirected: true,
  'not-a-stream': true,
  'not-the-service': true,
  protocol: true,
  'too-large': true,
  limit: true,
  'forbidden-path': true,
  store: true,
  file: true,
  internal: true,
  'no-folder': true,
  'folder-unreachable': true,
  'folder-own': true,
  'folder-full': true,
  'file-no-event': true,
  'file-no-kind': true,
  'file-too-large': true,
  'file-unreadable': true,
  'file-stays': true
})
const STORE_FAILURES = all<StoreFailureCode>({
  full: true,
  'read-only': true,
  damaged: true,
  busy: true,
  crashed: true,
  timeout: true,
  unavailable: true,
  closed: true,
  internal: true
})
const STORE_FINDINGS = all<StoreIssue['kind']>({
  rebuilt: true,
  restored: true,
  lost: true,
  'newer-version': true,
  'not-migrated': true,
  'read-only': true,
  unreadable: true,
  unopened: true
})
const GATE_FAILURES = all<ApiFailureCode>({
  'not-connected': true,
  'bad-key': true,
  unauthorised: true,
  'bad-request': true,
  'not-found': true,
  limit: true,
  'server-error': true,
  offline: true,
  timeout: true,
  'proxy-login': true,
  insecure: true,
  'not-the-service': true,
  redirected: true,
  'too-large': true,
  cancelled: true,
  paused: true,
  'store-failed': true,
  withheld: true
})
const FAULTS = all<HttpFault>({
  offline: true,
  timeout: true,
  insecure: true,
  redirected: true,
  cancelled: true,
  'proxy-login': true
})
const FAMILIES = all<ApiFamily>({ vehicleDatabase: true, support: true, fileTuning: true })
const PRIORITIES = all<CallPriority>({ click: true, visible: true, prefetch: true, refresh: true, pack: true })
export const SECRET_NAMES = all<SecretName>({
  'api-key': true,
  'ledger-salt': true,
  'event-secret': true,
  'mqtt-password': true,
  'relay-token': true,
  'event-key': true,
  'pack-signing': true
}) as readonly SecretName[]
const KEPT = ['sealed', 'session', 'none', 'open', 'locked']

/** The program's own files and folders below its own folder; everything else there is 'other'. */
export const OWN_FILES = [
  'cache.db',
  'person.db',
  'feed.db',
  'feed-session.db',
  'settings.json',
  'profile.json',
  'feed-uptime.json',
  'calls',
  'logs',
  'secrets',
  'sheets',
  'backups',
  'print'
] as const
/** The tables of the program's own stores; a table that is not here is left out of the counts. */
export const TABLES = [
  'answers',
  'bodies',
  'desk_entries',
  'desk_queue',
  'desk_words',
  'engine_details',
  'engine_details_texts',
  'engines',
  'engines_texts',
  'events',
  'favourites',
  'generations',
  'generations_texts',
  'gone',
  'holes',
  'key_check',
  'listings',
  'manufacturers',
  'manufacturers_texts',
  'marks',
  'meta',
  'models',
  'models_texts',
  'named_values',
  'notes',
  'origins',
  'performances',
  'picture_bytes',
  'pictures',
  'placements',
  'profiles',
  'recents',
  'saved_searches',
  'searched',
  'sheet_numbers',
  'sheets',
  'subjects',
  'types',
  'types_texts'
] as const

const SYSTEM = ['linux', 'win32', 'darwin', 'x64', 'arm64', 'ia32', 'electron', 'chromium']
/** Names of errors and codes of the system that say what went wrong without quoting anything. */
const ERRORS = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'EvalError',
  'URIError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'DataCloneError',
  'NotSupportedError',
  'StoreFailure',
  'EACCES',
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EAGAIN',
  'EBADF',
  'EBUSY',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EEXIST',
  'EFBIG',
  'EHOSTUNREACH',
  'EINVAL',
  'EIO',
  'EISDIR',
  'EMFILE',
  'ENAMETOOLONG',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENODEV',
  'ENOENT',
  'ENOMEM',
  'ENOSPC',
  'ENOTDIR',
  'ENOTEMPTY',
  'ENOTFOUND',
  'ENOTSUP',
  'ENXIO',
  'EPERM',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
  'ETXTBSY',
  'EXDEV',
  'EAI_AGAIN',
  'ERR_SQLITE_ERROR',
  'ERR_WORKER_OUT_OF_MEMORY',
  'ERR_INVALID_ARG_TYPE',
  'ERR_INVALID_ARG_VALUE',
  'ERR_OUT_OF_RANGE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_WORKER_INIT_FAILED'
]
/** Values of log lines that are this program's own literals. */
const SAID = [
  'ok',
  'info',
  'warn',
  'error',
  'warning',
  'unknown',
  'other',
  'webhook',
  'cache-writer',
  'cache-reader',
  'cache-check',
  'person',
  'person-check',
  'feed',
  'feed-reader',
  'feed-check',
  'facts',
  'file-facts',
  'cannot be read',
  'cannot be written',
  'cannot be replaced',
  'cannot be taken over',
  'of another name',
  'unreadable',
  'unwritable',
  'unreadable, made anew',
  'locked, another one for this session',
  'damaged',
  'trim',
  'unread',
  'synonyms',
  'address',
  'running',
  'waiting',
  'paused',
  'done',
  'cancelled',
  'reserve',
  'refused',
  'ledger',
  'sender',
  'size',
  'schema',
  'clean-exit',
  'abnormal-exit',
  'killed',
  'oom',
  'launch-failed',
  'integrity-failure',
  'denied',
  'gone',
  'failed',
  'age',
  'ended',
  'effort',
  'program',
  'system',
  'displays',
  'timings',
  'connection',
  'stores',
  'files',
  'sources',
  'notices',
  'drift',
  'log'
]
/** Calls to the stores' workers, as slow and failed ones are logged. */
const STORE_CALLS = [
  'read',
  'write',
  'readable',
  'body',
  'names',
  'pathsOf',
  'search',
  'matches',
  'readiness',
  'lists',
  'picture',
  'putPicture',
  'touch',
  'figures',
  'expire',
  'clear',
  'check',
  'checked',
  'addFavourite',
  'removeFavourite',
  'addRecent',
  'note',
  'setNote',
  'searches',
  'saveSearch',
  'removeSearch',
  'lookedAt',
  'addSearched',
  'clearSearched',
  'value',
  'setValue',
  'nextSheet',
  'addSheet',
  'sheet',
  'removeSheet',
  'backUp',
  'append',
  'page',
  'groups',
  'counts',
  'event',
  'raw',
  'setRead',
  'setMarks',
  'rawAfter',
  'rewrite',
  'addHole',
  'purge',
  'warm'
]

const OWN: readonly string[] = [
  ...LANGUAGES,
  ...Object.keys(ENDPOINTS),
  ...SOURCE_IDS,
  ...NOTIFIED_KINDS,
  ...SETTING_GROUPS,
  ...Object.keys(SETTINGS),
  ...SOURCE_STATES,
  ...SOURCE_WARNINGS,
  ...SOURCE_PROBLEMS,
  ...STORE_FAILURES,
  ...STORE_FINDINGS,
  ...GATE_FAILURES,
  ...FAULTS,
  ...FAMILIES,
  ...PRIORITIES,
  ...SECRET_NAMES,
  ...DRIFT_KINDS,
  ...KEPT,
  ...OWN_FILES,
  ...TABLES,
  ...SYSTEM,
  ...ERRORS,
  ...SAID,
  ...STORE_CALLS
]

/** Tells a word of the program from any other text. */
export type AllowedWords = ReadonlySet<string>

/** @param more closed sets that core does not know: codes and channels of the contract */
export function vocabulary(more: readonly string[]): AllowedWords {
  return new Set([...OWN, ...more])
}
