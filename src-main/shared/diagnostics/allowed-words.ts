/** The words that a diagnostics file may contain. Any other text stays out, whoever wrote it. */
import { ENDPOINTS } from '../catalogue/endpoints'
import { DRIFT_KINDS } from '../catalogue/reader/drift'
import { SOURCE_IDS } from '../feed/events'
import { NOTIFIED_KINDS } from '../feed/notifications/notification-queue'
import { SETTINGS } from '../settings/schema'
import { SETTING_GROUPS } from '../settings/setting-types'
import { LANGUAGES } from '../text/languages'
import { STATE_WORDS } from './state-words'
import { ERRORS, LOG_VALUES, OWN_FILES, STORE_CALLS, SYSTEM, TABLES } from './word-lists'

const SECRET_STATES = ['sealed', 'session', 'none', 'open', 'locked']

const OWN: readonly string[] = [
  ...LANGUAGES,
  ...Object.keys(ENDPOINTS),
  ...SOURCE_IDS,
  ...NOTIFIED_KINDS,
  ...SETTING_GROUPS,
  ...Object.keys(SETTINGS),
  ...STATE_WORDS,
  ...DRIFT_KINDS,
  ...SECRET_STATES,
  ...OWN_FILES,
  ...TABLES,
  ...SYSTEM,
  ...ERRORS,
  ...LOG_VALUES,
  ...STORE_CALLS
]

export type AllowedWords = ReadonlySet<string>

/** @param more codes and channels of the contract */
export function vocabulary(more: readonly string[]): AllowedWords {
  return new Set([...OWN, ...more])
}
